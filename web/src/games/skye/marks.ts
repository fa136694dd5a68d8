/* Where marks lie on a tile, so that its symbols can be read: of several places the one that covers least. */
import { signsOf } from './tile_art.ts';
import type { TileFace } from './tile_shapes.ts';

/** On a tile's 100 × 100 box: x, y and radius. */
export type Disc = readonly [number, number, number];

/** A pawn: its foot, then its body and its head. */
const pawnAt = (x: number, y: number): Disc[] => [
  [x, y, 0],
  [x, y - 7, 13],
  [x, y - 28, 10],
];
const PAWN = [pawnAt(80, 90), pawnAt(20, 90), pawnAt(80, 46), pawnAt(20, 46), pawnAt(50, 90), pawnAt(50, 46)];

const waypointAt = (x: number, y: number): Disc[] => [[x, y, 15]];
const WAYPOINT = [
  waypointAt(22, 24),
  waypointAt(78, 24),
  waypointAt(22, 78),
  waypointAt(78, 78),
  waypointAt(50, 20),
  waypointAt(50, 80),
];

const badgesAt = (x: number, y: number, n: number): Disc[] => Array.from({ length: n }, (_, i) => [x + 23 * i, y, 11]);
const badgeRows = (n: number): Disc[][] => {
  const right = 82 - 23 * (n - 1);
  return [badgesAt(18, 97, n), badgesAt(right, 97, n), badgesAt(12, 3, n)];
};

/** The movement points to a tile stand in its corner. */
const COST: Disc = [91, 9, 12];

/** What lies where on a tile. */
export interface Marks {
  pawn: Disc | null;
  waypoint: Disc | null;
  badges: Disc[];
}

export function marksOn(
  face: TileFace | null,
  turns: number,
  wanted: { pawn: boolean; waypoint: boolean; badges: number; cost: boolean },
): Marks {
  const taken: Disc[] = face ? [...signsOf(face, turns)] : [];
  if (wanted.cost) taken.push(COST);
  const lay = (places: Disc[][]): Disc[] => {
    const found = clearest(places, taken);
    taken.push(...found);
    return found;
  };
  const pawn = wanted.pawn ? lay(PAWN)[0] : null;
  const waypoint = wanted.waypoint ? lay(WAYPOINT)[0] : null;
  const badges = wanted.badges ? lay(badgeRows(wanted.badges)) : [];
  return { pawn: pawn ?? null, waypoint: waypoint ?? null, badges };
}

/** The first of the places that cover least of what lies there already. */
export function clearest(places: readonly Disc[][], taken: readonly Disc[]): Disc[] {
  const covered = places.map((discs) => discs.reduce((sum, disc) => sum + coverage(disc, taken), 0));
  return places[covered.indexOf(Math.min(...covered))] ?? [];
}

const coverage = ([x, y, r]: Disc, taken: readonly Disc[]): number =>
  r ? taken.reduce((sum, [u, v, s]) => sum + Math.max(0, r + s - Math.hypot(x - u, y - v)), 0) : 0;
