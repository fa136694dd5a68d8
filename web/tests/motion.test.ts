/* Pieces go along their way, as long as the art direction says, and land with a dip. */
import { expect, test } from 'vitest';
import { way as roadWay } from '../src/games/dark_road/motion.ts';
import { way as treosWay } from '../src/games/treos/motion.ts';
import { framesOf, mayLight, moveTime } from '../src/shell/motion.ts';
import type { DarkRoadEvent, TreosEvent } from '../src/events.ts';

test('a space takes 120 ms, a way 520 at most, and a move without a way 320', () => {
  expect([0, 1, 2, 3, 4, 5, 12].map(moveTime)).toEqual([320, 320, 240, 360, 480, 520, 520]);
});

test('a piece goes over every point of its way, and dips where it lands', () => {
  const frames = framesOf(
    [-40, 0],
    [
      [-20, 5],
      [0, 0],
    ],
  );
  expect(frames.map(({ translate }) => translate)).toEqual(['-40px 0px', '-20px 5px', '0 0', '0 1px', '0 0']);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.45, 0.9, 0.95, undefined]);
  expect(framesOf([8, 0], [])).toHaveLength(4);
});

test('a wagon goes round the ringway, and back', () => {
  const moved = (n: number, space: number) => ({ kind: 'moved', seat: 1, n, space }) as DarkRoadEvent;
  expect(roadWay(moved(3, 1))).toEqual([['pawn:1', ['space:4', 'space:0', 'space:1']]]);
  expect(roadWay(moved(-2, 4))).toEqual([['pawn:1', ['space:0', 'space:4']]]);
});

test('a character goes along the spaces that are told', () => {
  const event = { kind: 'moved', seat: 0, way: 'c12 c18 c10', n: 2 } as TreosEvent;
  expect(treosWay(event)).toEqual([['character:0', ['space:c18', 'space:c10']]]);
});

test("a bot's act lights the bot's things and nobody's, never mine", () => {
  const inside = (zone: 'dock' | 'stage', rival?: string) =>
    ({
      closest: (wanted: string) =>
        wanted === '[data-rival]' ? (rival ? { dataset: { rival } } : null) : zone === 'dock' ? {} : null,
    }) as unknown as Element;
  expect(mayLight(inside('stage'), 1, 0)).toBe(true);
  expect(mayLight(inside('dock'), 1, 0)).toBe(false);
  expect(mayLight(inside('dock'), 0, 0)).toBe(true);
  expect(mayLight(inside('dock', '1'), 1, 0)).toBe(true);
  expect(mayLight(inside('dock', '2'), 1, 0)).toBe(false);
  expect(mayLight(inside('dock', '1'), 0, 0)).toBe(false);
});
