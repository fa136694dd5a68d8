/* Goods on the wagon stay where they lie. */
import { expect, test } from 'vitest';
import type { Piece } from '../src/games/dark_road/model.ts';
import { fits, kept, laidOut, shifted, turned } from '../src/games/dark_road/storage.ts';

const WAGON = { width: 6, height: 5 };
const tile = (good: string, cells: [number, number][], side = 'basic', area = 'main'): Piece => ({
  good,
  side,
  area,
  cells,
});
const POTION: [number, number][] = [
  [0, 0],
  [0, 1],
];
const cellsOf = (laid: { id: string; cells: readonly unknown[] }[], id: string) =>
  laid.find((piece) => piece.id === id)?.cells;

test('the game says rows and columns, the wagon x and y', () => {
  expect(
    laidOut([
      tile('potion', [
        [0, 0],
        [0, 1],
      ]),
    ])[0]?.cells,
  ).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('what was moved by hand stays when another good arrives', () => {
  const before = laidOut([tile('potion', POTION)]).map((piece) => ({ ...piece, cells: shifted(piece.cells, 2, 3) }));
  const after = kept(
    WAGON,
    before,
    laidOut([
      tile('armor', [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
      tile('potion', [
        [0, 2],
        [0, 3],
      ]),
    ]),
  );
  expect(cellsOf(after, 'potion-basic-0')).toEqual([
    [2, 3],
    [3, 3],
  ]);
  expect(new Set(after.flatMap((piece) => piece.cells.map(String))).size).toBe(6);
});

test('a good that was turned over lies where it lay', () => {
  const before = laidOut([
    tile('potion', [
      [4, 4],
      [4, 5],
    ]),
  ]);
  const after = kept(WAGON, before, laidOut([tile('potion', POTION, 'upgraded')]));
  expect(cellsOf(after, 'potion-upgraded-0')).toEqual([
    [4, 4],
    [5, 4],
  ]);
});

test('a good that left makes room and moves nothing', () => {
  const before = laidOut([
    tile('potion', [
      [2, 2],
      [2, 3],
    ]),
    tile(
      'potion',
      [
        [0, 0],
        [0, 1],
      ],
      'upgraded',
    ),
  ]);
  const after = kept(WAGON, before, laidOut([tile('potion', POTION, 'upgraded')]));
  expect(after.map((piece) => piece.cells)).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
  ]);
});

test('where nothing fits beside the rest, everything lies as the game says', () => {
  const row = (n: number, length: number): [number, number][] => Array.from({ length }, (_, x) => [n, x]);
  const before = laidOut([
    tile('staff', [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ]),
  ]);
  const given = laidOut([
    tile('staff', row(0, 4)),
    ...[1, 2, 3, 4].map((n): Piece => tile('book', row(n, 6))),
    tile('potion', [
      [0, 4],
      [0, 5],
    ]),
  ]);
  expect(kept(WAGON, before, given)).toEqual(given);
});

test('a saddle bag is not the wagon', () => {
  const given = laidOut([tile('potion', POTION, 'basic', 'bag')]);
  expect(
    kept(
      WAGON,
      laidOut([
        tile('potion', [
          [3, 3],
          [3, 4],
        ]),
      ]),
      given,
    ),
  ).toEqual(given);
});

test('a quarter turn four times is no turn, and pieces do not lie on one another', () => {
  const [l, bar] = laidOut([
    tile('book', [
      [1, 1],
      [2, 1],
      [2, 2],
    ]),
    tile('potion', [
      [0, 1],
      [0, 2],
    ]),
  ]);
  if (!l || !bar) throw new Error('two pieces were laid');
  expect(turned(turned(turned(turned(l.cells))))).toEqual(l.cells);
  expect(turned(bar.cells)).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(fits(WAGON, [l, bar], bar, turned(bar.cells))).toBe(false);
  expect(fits(WAGON, [l, bar], bar, shifted(bar.cells, 0, -1))).toBe(false);
  expect(fits(WAGON, [l, bar], bar, shifted(bar.cells, 1, 0))).toBe(true);
});
