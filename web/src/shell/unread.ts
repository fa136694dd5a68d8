/* What somebody who looks elsewhere has not read yet: words of others, and what they did that touches me. */
import type { Moment } from '../wire.ts';
import { linesOf, type Teller } from './story.ts';

/** How many of the moments after `since` are for this seat to read. */
export function unread(moments: readonly Moment[], since: number, seat: number, teller: Teller): number {
  return moments.filter((moment) => {
    if (moment.seq <= since || moment.seat === seat) return false;
    if (moment.kind === 'said') return true;
    return seat >= 0 && linesOf(moment, teller).some((line) => line.anchors.includes(`seat:${seat}`));
  }).length;
}
