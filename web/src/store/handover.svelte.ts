/* Several people at one device: whose turn it is looks, and a curtain hides the table until they do. What can be
   answered from what everybody sees needs none: so there is one curtain per turn, and not one for every move. */
import type { Choice, Picture, TableInfo } from '../wire.ts';

/** The seat of those who watch: they see what everybody may see. */
export const EVERYONE = -1;

/** What is known of a seat of this device: what it may do, and whether the open table can be shown. */
interface Asked {
  legal: Choice[];
  open: boolean;
}

export class Handover {
  /** The seat that should look now while somebody else of this device is looking. */
  curtain: number | null = $state(null);
  /** The present seat is asked before everybody's eyes: nothing of its own is shown. */
  open = $state(false);
  /** Those who share this device have no secrets. */
  trusts = false;
  /** The board's word: this choice can be made from what everybody sees. */
  isOpen: (choice: Choice) => boolean = () => false;

  /** Somebody looks with their own eyes. */
  lift(): void {
    this.curtain = null;
    this.open = false;
  }

  /** Which of my seats sits before the table now; null: nothing changes, or a curtain comes first. */
  next(table: TableInfo | null, seat: number, mine: number[], asked: (seat: number) => Asked): number | null {
    if (!table || mine.length < 2 || table.status !== 'playing') return null;
    const stays = table.to_move.includes(seat);
    if (stays && !this.open) return null;
    const next = stays ? seat : table.to_move.find((one) => mine.includes(one));
    if (next === undefined) return null;
    if (this.trusts) return next === seat ? null : next;
    const { legal, open } = asked(next);
    if (legal.length === 0) return null; // its own news is on the way
    if (open && legal.every((choice) => this.isOpen(choice))) {
      this.curtain = null;
      this.open = true;
      return next === seat ? null : next;
    }
    this.curtain = next;
    return null;
  }
}

/** A seat's question on the table as everybody sees it. */
export function inTheOpen(own: Picture | null, everyone: Picture | null): Picture | null {
  return own && everyone ? { ...own, view: everyone.view } : null;
}
