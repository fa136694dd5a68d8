/* What the person points at on this page: a card whose ways are shown on the map, towns of a quest. */
import type { BoardProps } from '../../boards/contract.ts';

class Look {
  card: number | null = $state(null);
  towns: readonly string[] = $state.raw([]);

  /** The card under the pointer, or the one picked. */
  cardOf({ decision }: BoardProps): string | null {
    if (this.card !== null) return String(this.card);
    const about = decision.chosen ?? decision.pointed;
    const named = [...(about?.targets ?? []), ...decision.picked].find((target) => target.startsWith('card:'));
    return named ? named.slice(5) : null;
  }
}

export const look = new Look();
