/* Where points and gold came from. */
import { expect, test } from 'vitest';
import { lastRoundEnd } from '../src/games/skye/round_end.ts';
import type { SkyeEvent } from '../src/events.ts';
import { sourcesOf } from '../src/store/sources.ts';

test('gold by source, for every seat', () => {
  const told = [
    { kind: 'gold', seat: 0, n: 3, source: '@treos-source-quest' },
    { kind: 'gold', seat: 1, n: 1, source: '@treos-source-inn' },
    { kind: 'moved', seat: 0, n: 4 },
    { kind: 'gold', seat: 0, n: 2, source: '@treos-source-quest' },
  ];
  expect(sourcesOf(told, 2)).toEqual([{ quest: 5 }, { inn: 1 }]);
});

test('the last scoring of a round, by tile and by seat, with the flags', () => {
  const scored = (seat: number, tile: string, points: number) => ({
    kind: 'scored',
    seat,
    tile: `@skye-scoring-${tile}`,
    points,
  });
  const past = [
    scored(0, 'S1', 4),
    scored(1, 'S1', 0),
    { kind: 'round', seat: 1, round: 2 },
    { kind: 'flag', seat: 1, track: '@skye-track-herald', points: 1 },
    scored(0, 'S6', 8),
    scored(1, 'S6', 6),
    scored(0, 'S2', 0),
    scored(1, 'S2', 3),
    { kind: 'round', seat: 0, round: 3 },
  ] as unknown as SkyeEvent[];
  expect(lastRoundEnd(past, 2)).toEqual({
    n: 1,
    tiles: [
      { tile: 'S6', points: [8, 6] },
      { tile: 'S2', points: [0, 3] },
    ],
    flags: [0, 1],
  });
  expect(lastRoundEnd([], 2)).toBe(null);
});
