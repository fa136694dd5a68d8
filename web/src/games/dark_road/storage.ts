/* Where goods lie on the person's wagon. The game's solver says how they fit; here they stay where they are
   as goods come and go, and may be moved and turned by hand. It means nothing for the rules. */
import type { Cell } from '../../art/polyomino.ts';
import type { Piece } from './model.ts';

/** How many cells the wagon has. */
export interface Grid {
  width: number;
  height: number;
}

/** A piece in its place; unlike in the game's data its cells are x and y. */
export interface Laid extends Omit<Piece, 'cells'> {
  id: string;
  main: boolean;
  cells: Cell[];
}

/** The game's pieces with names of their own. */
export function laidOut(pieces: readonly Piece[]): Laid[] {
  const count = new Map<string, number>();
  return pieces.map((piece) => {
    const kind = piece.piece ?? `${piece.good}-${piece.side}`;
    const n = count.get(kind) ?? 0;
    count.set(kind, n + 1);
    return {
      ...piece,
      cells: piece.cells.map(([row, column]): Cell => [column, row]),
      id: `${kind}-${n}`,
      main: piece.area === 'main',
    };
  });
}

/** Whether a piece can lie on these cells, with everything else where it is. */
export function fits(grid: Grid, laid: readonly Laid[], piece: Laid, cells: readonly Cell[]): boolean {
  const taken = new Set(
    laid.filter((other) => other.main && other !== piece).flatMap((other) => other.cells.map(String)),
  );
  return cells.every(([x, y]) => x >= 0 && x < grid.width && y >= 0 && y < grid.height && !taken.has(String([x, y])));
}

export const shifted = (cells: readonly Cell[], dx: number, dy: number): Cell[] =>
  cells.map(([x, y]): Cell => [x + dx, y + dy]);

/** A quarter turn clockwise; the upper left corner of its box stays. */
export function turned(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const height = Math.max(...cells.map(([, y]) => y)) - top;
  return cells.map(([x, y]): Cell => [left + height - (y - top), top + (x - left)]);
}

/** The game's pieces, but what lay somewhere lies there still, also when it was turned over. What is new goes where
    there is room; if there is none, all lie as the game says. */
export function kept(grid: Grid, before: readonly Laid[], given: readonly Laid[]): Laid[] {
  const left = before.filter((piece) => piece.main);
  const laid = given.map((piece) => ({ piece, cells: piece.main ? null : piece.cells }));
  for (const same of [(a: Laid, b: Laid) => a.side === b.side, () => true]) {
    for (const one of laid) {
      if (one.cells) continue;
      const old = left.findIndex(
        (other) => other.good === one.piece.good && other.piece === one.piece.piece && same(other, one.piece),
      );
      if (old >= 0) one.cells = left.splice(old, 1)[0]!.cells;
    }
  }
  const lying = laid.filter((one) => one.cells).map((one) => ({ ...one.piece, cells: one.cells! }));
  const added = laid.filter((one) => !one.cells).map((one) => one.piece);
  const found = added.length === 0 ? [] : place(grid, lying, added);
  return found
    ? given.map((piece) => [...lying, ...found].find((other) => other.id === piece.id) ?? piece)
    : [...given];
}

/** Places for pieces beside what lies already; null if there are none. */
function place(grid: Grid, lying: Laid[], added: Laid[]): Laid[] | null {
  const [piece, ...others] = added;
  if (!piece) return [];
  let cells = piece.cells;
  for (let turn = 0; turn < 4; turn += 1, cells = turned(cells)) {
    const left = Math.min(...cells.map(([x]) => x));
    const top = Math.min(...cells.map(([, y]) => y));
    for (let y = 0; y < grid.height; y += 1) {
      for (let x = 0; x < grid.width; x += 1) {
        const there = { ...piece, cells: shifted(cells, x - left, y - top) };
        if (!fits(grid, lying, there, there.cells)) continue;
        const rest = place(grid, [...lying, there], others);
        if (rest) return [there, ...rest];
      }
    }
  }
  return null;
}
