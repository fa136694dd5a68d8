/* Screens are lifted: the prices of all turn over at once. */
import { turnOver } from '../../boards/reveal.ts';
import type { SkyeEvent } from '../../events.ts';
import { tileOf } from './past_prices.ts';

export function animate(event: SkyeEvent, root: HTMLElement): Promise<void> | void {
  if (event.kind === 'priced') return turnOver(root.querySelectorAll(`[data-price="${tileOf(event)}"]`));
}
