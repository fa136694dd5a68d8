/* Bids are opened: the cards of all turn over at once. */
import { turnOver } from '../../boards/reveal.ts';
import type { TreosEvent } from '../../events.ts';

export function animate(event: TreosEvent, root: HTMLElement): Promise<void> | void {
  if (event.kind === 'bid') return turnOver(root.querySelectorAll(`[data-bid="${event.seat}"]`));
}
