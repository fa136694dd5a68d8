/* What changed in front of a player between two views. */
import type { Board, View } from '../boards/contract.ts';

export interface Gain {
  icon: string;
  n: number;
}

/** Only what is open in both views, and changed. */
export function gainsOf(board: Board, before: View | null, after: View | null, seat: number): Gain[] {
  if (!before || !after || !board.counts) return [];
  const then = new Map(board.counts(before, seat).map(({ icon, n }) => [icon, n]));
  return board.counts(after, seat).flatMap(({ icon, n }) => {
    const had = then.get(icon);
    return n === null || had === null || had === undefined || n === had ? [] : [{ icon, n: n - had }];
  });
}
