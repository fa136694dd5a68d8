/* What everybody asked for their tiles in the round before, from what was told to all. */
import type { SkyeEvent, SkyeEventPriced } from '../../events.ts';

export interface Asked {
  tile: number;
  /** Gold, or the axe. */
  price: number | 'axe';
  /** Somebody bought it. */
  sold: boolean;
}

/** By seat, tiles in the order they lay; null before the second round. */
export function lastPrices(past: readonly SkyeEvent[], seats: number): Asked[][] | null {
  let round = fresh(seats);
  let before: Asked[][] | null = null;
  for (const event of past) {
    if (event.kind === 'phase') continue;
    const offer = round[event.seat];
    if (event.kind === 'round') {
      before = round;
      round = fresh(seats);
    } else if (event.kind === 'priced') offer?.push({ tile: tileOf(event), price: event.gold, sold: false });
    else if (event.kind === 'axed') offer?.push({ tile: tileOf(event), price: 'axe', sold: false });
    else if (event.kind === 'bought') {
      const bought = round[event.from_seat]?.find((one) => one.tile === tileOf(event));
      if (bought) bought.sold = true;
    }
  }
  return before;
}

function fresh(seats: number): Asked[][] {
  return Array.from({ length: seats }, () => []);
}

/** `@skye-tile-12` is tile 12. */
export function tileOf({ tile }: Pick<SkyeEventPriced, 'tile'>): number {
  return Number(tile.split('-').at(-1));
}
