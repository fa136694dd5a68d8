/* Marks on a tile leave its symbols to be read. */
import { expect, test } from 'vitest';
import { clearest, marksOn, type Disc } from '../src/games/skye/marks.ts';
import { signsOf } from '../src/games/skye/tile_art.ts';
import type { TileFace } from '../src/games/skye/tile_shapes.ts';

/** Four symbols in a row, and a tile with more signs than room. */
const FACES: TileFace[] = [
  {
    id: 'herds',
    areas: [
      { terrain: 'pasture', edges: 'ESW' },
      { terrain: 'mountain', edges: 'N' },
    ],
    roads: ['NEW'],
    symbols: ['whisky', 'cattle', 'cattle', 'sheep'].map((kind) => ({ kind, area: 0 })),
    scroll: null,
    castle: false,
  },
  {
    id: 'castle',
    areas: [{ terrain: 'pasture', edges: 'NESW' }],
    roads: ['NS'],
    symbols: [],
    scroll: null,
    castle: true,
  },
];

const apart = ([x, y, r]: Disc, [u, v, s]: Disc): number => Math.hypot(x - u, y - v) - r - s;

test('of several places the one that covers least is taken, the first of equals', () => {
  const places: Disc[][] = [[[20, 20, 10]], [[80, 20, 10]], [[80, 80, 10]]];
  expect(clearest(places, [])).toBe(places[0]);
  expect(clearest(places, [[25, 20, 10]])).toBe(places[1]);
  expect(
    clearest(places, [
      [25, 20, 10],
      [80, 38, 10],
      [80, 88, 10],
    ]),
  ).toBe(places[1]);
});

test('neither journeyman nor waypoint covers a symbol, nor each other', () => {
  for (const face of FACES)
    for (let turns = 0; turns < 4; turns++) {
      const { pawn, waypoint } = marksOn(face, turns, { pawn: true, waypoint: true, badges: 0, cost: false });
      const [x = 0, y = 0] = pawn ?? [];
      const marks: Disc[] = [[x, y - 7, 13], [x, y - 28, 10], ...(waypoint ? [waypoint] : [])];
      expect(waypoint).not.toBe(null);
      const gaps = marks.flatMap((mark, i) =>
        [...signsOf(face, turns), ...marks.slice(Math.max(2, i + 1))].map((other) => apart(mark, other)),
      );
      expect(Math.min(...gaps), `${face.id} turned ${turns}`).toBeGreaterThan(-8);
    }
});

test('a mark that is not there has no place', () => {
  expect(marksOn(null, 0, { pawn: false, waypoint: false, badges: 0, cost: false })).toEqual({
    pawn: null,
    waypoint: null,
    badges: [],
  });
});
