import type { BoardProps } from '../../boards/contract.ts';
import { hand } from './hand.svelte.ts';

/** What is answered on one's own land. */
const ON_LAND = ['at', 'turn', 'waypoint', 'collect', 'advance'];

class Lands {
  /** Whose land is looked at; null: one's own. */
  looking: number | null = $state(null);
  /** Lays another clan's things in the dock, or mine; null: it holds mine. */
  dock: ((seat: number | null) => void) | null = null;

  /** The land and the dock are of one clan: one's own (null), or another's if the dock holds another's. */
  look(seat: number | null): void {
    this.looking = seat;
    this.dock?.(seat);
  }

  /** The question is about one's own land. */
  asksMine(props: BoardProps): boolean {
    return hand.laying(props) || props.decision.legal.some((choice) => ON_LAND.includes(choice.verb));
  }
}

export const lands = new Lands();
