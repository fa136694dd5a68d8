/* Where points or gold came from, from what was told to all: events that name their source. */
import type { GameEvent } from '../events.ts';

/** By seat: how much by source, `quest` or `inn`. */
export function sourcesOf(told: readonly GameEvent[], seats: number): Record<string, number>[] {
  const found: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const event of told) {
    const { seat, n, source } = event as GameEvent & { n?: unknown; source?: unknown };
    if (seat === undefined || typeof n !== 'number' || typeof source !== 'string') continue;
    const word = source.split('-').at(-1) ?? '';
    const mine = found[seat];
    if (mine) mine[word] = (mine[word] ?? 0) + n;
  }
  return found;
}
