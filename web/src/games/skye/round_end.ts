/* The last scoring, from what was told: which scoring tiles gave whom how much, and the flags of the tracks. */
import type { SkyeEvent } from '../../events.ts';

export interface RoundEnd {
  /** How many rounds had been scored before. */
  n: number;
  /** Scoring tiles in their order, with the points of every seat. */
  tiles: { tile: string; points: number[] }[];
  /** By seat: points for flags. */
  flags: number[];
}

export function lastRoundEnd(past: readonly SkyeEvent[], seats: number): RoundEnd | null {
  let found: RoundEnd | null = null;
  let open = false;
  let rounds = 0;
  for (const event of past) {
    if (event.kind !== 'scored' && event.kind !== 'flag') {
      open = false;
      continue;
    }
    if (!open || !found) {
      found = { n: rounds, tiles: [], flags: Array<number>(seats).fill(0) };
      rounds += 1;
    }
    open = true;
    if (event.kind === 'flag') {
      found.flags[event.seat] = (found.flags[event.seat] ?? 0) + event.points;
      continue;
    }
    const id = event.tile.split('-').at(-1) ?? '';
    let tile = found.tiles.find((one) => one.tile === id);
    if (!tile) found.tiles.push((tile = { tile: id, points: Array<number>(seats).fill(0) }));
    tile.points[event.seat] = event.points;
  }
  return found;
}
