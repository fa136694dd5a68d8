/* Screens are lifted: the prices of all turn over at once. */
import type { GameEvent } from '../../boards/contract.ts';
import { turnOver } from '../../boards/reveal.ts';
import { tileOf } from './past_prices.ts';

export function animate(event: GameEvent, root: HTMLElement): Promise<void> | void {
  if (event.kind === 'priced') return turnOver(root.querySelectorAll(`[data-price="${tileOf(event)}"]`));
}
