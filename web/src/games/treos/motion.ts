/* Bids are opened: the cards of all turn over at once. */
import type { GameEvent } from '../../boards/contract.ts';
import { turnOver } from '../../boards/reveal.ts';

export function animate(event: GameEvent, root: HTMLElement): Promise<void> | void {
  if (event.kind === 'bid') return turnOver(root.querySelectorAll(`[data-bid="${Number(event.seat)}"]`));
}
