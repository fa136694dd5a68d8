/* Goods on the wagon stay where they lie. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '../src/games/dark_road/model.ts';
import { fits, kept, laidOut, shifted, turned } from '../src/games/dark_road/storage.ts';

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
  assert.deepEqual(
    laidOut([
      tile('potion', [
        [0, 0],
        [0, 1],
      ]),
    ])[0]?.cells,
    [
      [0, 0],
      [1, 0],
    ],
  );
});

test('what was moved by hand stays when another good arrives', () => {
  const before = laidOut([tile('potion', POTION)]).map((piece) => ({ ...piece, cells: shifted(piece.cells, 2, 3) }));
  const after = kept(
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
  assert.deepEqual(cellsOf(after, 'potion-basic-0'), [
    [2, 3],
    [3, 3],
  ]);
  assert.equal(new Set(after.flatMap((piece) => piece.cells.map(String))).size, 6);
});

test('a good that was turned over lies where it lay', () => {
  const before = laidOut([
    tile('potion', [
      [4, 4],
      [4, 5],
    ]),
  ]);
  const after = kept(before, laidOut([tile('potion', POTION, 'upgraded')]));
  assert.deepEqual(cellsOf(after, 'potion-upgraded-0'), [
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
  const after = kept(before, laidOut([tile('potion', POTION, 'upgraded')]));
  assert.deepEqual(
    after.map((piece) => piece.cells),
    [
      [
        [0, 0],
        [1, 0],
      ],
    ],
  );
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
  assert.deepEqual(kept(before, given), given);
});

test('a saddle bag is not the wagon', () => {
  const given = laidOut([tile('potion', POTION, 'basic', 'bag')]);
  assert.deepEqual(
    kept(
      laidOut([
        tile('potion', [
          [3, 3],
          [3, 4],
        ]),
      ]),
      given,
    ),
    given,
  );
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
  assert.ok(l && bar);
  assert.deepEqual(turned(turned(turned(turned(l.cells)))), l.cells);
  assert.deepEqual(turned(bar.cells), [
    [1, 0],
    [1, 1],
  ]);
  assert.ok(!fits([l, bar], bar, turned(bar.cells)));
  assert.ok(!fits([l, bar], bar, shifted(bar.cells, 0, -1)));
  assert.ok(fits([l, bar], bar, shifted(bar.cells, 1, 0)));
});
