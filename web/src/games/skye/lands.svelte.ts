import type { BoardProps } from '../../boards/contract.ts';
import { hand } from './hand.svelte.ts';

/** What is answered on one's own land. */
const ON_LAND = ['at', 'turn', 'waypoint', 'collect', 'advance'];

class Lands {
  /** Whose land is looked at; null: one's own. */
  looking: number | null = $state(null);

  /** The question is about one's own land. */
  asksMine(props: BoardProps): boolean {
    return hand.laying(props) || props.decision.legal.some((choice) => ON_LAND.includes(choice.verb));
  }
}

export const lands = new Lands();
