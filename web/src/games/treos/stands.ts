// Where pawns stand on the map: beside the names, not over them.

import type { Plate, Point } from './map_art.ts';

/** Where whoever is on a space stands, from its middle: where they cover least of a name. The first is the usual one. */
const STANDS: readonly Point[] = [
  [0, 6],
  [0, 20],
  [-14, 10],
  [14, 10],
  [-20, 4],
  [20, 4],
  [0, -6],
];
/** A pawn: so wide to both sides of where it stands, so far up and down. */
const PAWN = { side: 11, up: 34, down: 5 };
/** Those who share a space stand so far apart. */
export const APART: Point = [14, 3];

/** Where the first of so many stands. */
export function standOf([x, y]: Point, many: number, plates: readonly Plate[], size: number): Point {
  const covered = ([dx, dy]: Point): number => {
    const [left, right] = [x + dx - PAWN.side, x + dx + PAWN.side + (many - 1) * APART[0]];
    const [top, bottom] = [y + dy - PAWN.up, y + dy + PAWN.down + (many - 1) * APART[1]];
    return plates.reduce((sum, { at, width }) => {
      const wide = Math.min(right, at[0] + width / 2) - Math.max(left, at[0] - width / 2);
      const high = Math.min(bottom, at[1] + size / 2 + 3.5) - Math.max(top, at[1] - size / 2 - 3.5);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  };
  const [dx, dy] = STANDS.reduce((a, b) => (covered(b) < covered(a) ? b : a));
  return [x + dx, y + dy];
}
