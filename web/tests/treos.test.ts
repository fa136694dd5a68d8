import { describe, expect, it } from 'vitest';
import { besideSpace, platesOf, type MapPicture, type MapSpace, type Plate } from '../src/games/treos/map_art.ts';
import { standOf } from '../src/games/treos/stands.ts';
import type { BoardProps, Choice, Outlook } from '../src/boards/contract.ts';
import { consequence } from '../src/games/treos/consequence.ts';
import { openParts, type TreosView } from '../src/games/treos/model.ts';

describe('what is certain of a choice', () => {
  const given = { say: (id: string) => id } as unknown as BoardProps;
  const told = (verb: string, story: unknown[], uncertain = true): string =>
    consequence({ verb } as Choice, { uncertain, story } as Outlook, given);
  it('is said though no event tells it', () => {
    expect(told('use', [])).toBe('treos-board-draws-side');
    expect(told('stop', [])).toBe('treos-board-turn-over');
  });
  it('is left to the events where they tell it', () => {
    expect(told('use', [{}])).toBe('');
    expect(told('use', [], false)).toBe('');
    expect(told('go', [])).toBe('');
  });
});

describe('names of towns', () => {
  const town: MapSpace = {
    id: 'town',
    at: [200, 200],
    kind: 'town',
    town: { name: 'Sarass Fords', color: '#000', mark: '' },
  };
  const mapOf = (...others: MapSpace[]): MapPicture => ({
    size: 558,
    spaces: [town, ...others],
    paths: [],
    lakes: [],
    rim: [],
    scenery: [],
  });
  const covers = (map: MapPicture, [x, y]: readonly [number, number], radius: number): boolean => {
    const { at, width } = platesOf(map, 11.5)[0]!;
    const [dx, dy] = [Math.max(0, Math.abs(x - at[0]) - width / 2), Math.max(0, Math.abs(y - at[1]) - 9.25)];
    return Math.hypot(dx, dy) < radius;
  };
  it('lie on no space', () => {
    for (const at of [
      [200, 235],
      [240, 230],
      [165, 232],
    ] as const) {
      const map = mapOf({ id: 'plain', at, kind: 'plain' }, { id: 'other', at: [200, 165], kind: 'plain' });
      expect(covers(map, at, 7)).toBe(false);
      expect(covers(map, [200, 165], 7)).toBe(false);
    }
  });
  it('lie on no highwayman beside an inn', () => {
    const inn: MapSpace = { id: 'inn', at: [180, 245], kind: 'inn' };
    expect(covers(mapOf(inn), besideSpace(inn.at), 12.5)).toBe(false);
  });
});

describe('whoever stands on a space', () => {
  const space: MapSpace = { id: 'town', at: [200, 200], kind: 'town' };
  const plateAt = (x: number, y: number): Plate => ({ space, at: [x, y], width: 70 });
  /** Whether a pawn, which is 22 wide and 39 high, covers some of the plate. */
  const hides = ([x, y]: readonly [number, number], { at, width }: Plate): boolean =>
    Math.abs(x - at[0]) < 11 + width / 2 && y - 34 < at[1] + 9.25 && y + 5 > at[1] - 9.25;
  it('stands in its middle where no name is', () => {
    expect(standOf(space.at, 1, [], 11.5)).toEqual([200, 206]);
  });
  it('covers no name above, below or beside it', () => {
    for (const plate of [plateAt(200, 169), plateAt(200, 231), plateAt(259, 200), plateAt(141, 200)])
      expect(hides(standOf(space.at, 1, [plate], 11.5), plate)).toBe(false);
  });
});

describe('a plan', () => {
  const viewOf = (hand: number[], plan: object) => ({ seats: [{ hand, plan }] }) as unknown as TreosView;
  const EMPTY = { bid: null, morning: null, midday: null, evening: null, symbol: null, left: [] };
  it('tells which parts are open', () => {
    expect(openParts(viewOf([1, 2, 3, 4, 5], EMPTY), 0)).toEqual([
      'bid', 'morning', 'midday', 'evening', 'fifth', 'symbol',
    ]); // prettier-ignore
    expect(openParts(viewOf([4, 5], { ...EMPTY, bid: 1, morning: 2, midday: 3, symbol: 'midday' }), 0)).toEqual([
      'evening',
      'fifth',
    ]);
  });
  it('is whole when every card lies and the mask has its phase', () => {
    const whole = { bid: 1, morning: 2, midday: 3, evening: 4, symbol: 'evening', left: [{ card: 5, fate: 'keep' }] };
    expect(openParts(viewOf([], whole), 0)).toEqual([]);
  });
});
