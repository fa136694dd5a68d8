/* Characters go along their way. Bids are opened: the cards of all turn over at once. */
import { turnOver } from '../../boards/reveal.ts';
import type { TreosEvent } from '../../events.ts';

/** `way`: the spaces from the first one, where the character stood. */
export function way(event: TreosEvent): [string, string[]][] {
  if (event.kind !== 'moved') return [];
  const [, ...over] = event.way.split(' ');
  return [[`character:${event.seat}`, over.map((space) => `space:${space}`)]];
}

export function animate(event: TreosEvent, root: HTMLElement): Promise<void> | void {
  if (event.kind === 'bid') return turnOver(root.querySelectorAll(`[data-bid="${event.seat}"]`));
}
