/* How a table stands, in a line of a list: what it waits for, or who won. */
import { seatNames } from '../text/levels.ts';
import { say } from '../text/say.svelte.ts';
import type { SeatInfo, TableInfo } from '../wire.ts';

type Table = Pick<TableInfo, 'status' | 'seats' | 'to_move' | 'result'>;

/** `me`: whoever reads it; nobody is told to wait for themselves. */
export function stateOf(table: Table, me: string | null): string {
  const names = seatNames(table.seats);
  const named = (seats: SeatInfo[]) => seats.map((seat) => names[seat.seat] ?? '');
  if (table.status === 'open') return openState(table.seats);
  if (table.status === 'playing') {
    const awaited = table.seats.filter((seat) => table.to_move.includes(seat.seat));
    if (awaited.some((seat) => me !== null && seat.person === me)) return say('web-your-move');
    return say('web-awaits', { names: named(awaited) });
  }
  const winners = named(table.seats.filter((seat) => table.result?.ranks[seat.seat] === 1));
  return winners.length ? say('web-won-by', { names: winners, n: winners.length }) : say('web-over');
}

/** A seat that is kept for somebody is not free. */
export function openState(seats: readonly SeatInfo[]): string {
  const open = seats.filter((seat) => seat.kind === 'open');
  const free = open.filter((seat) => !seat.invited).length;
  if (free > 0) return say('web-free-seats', { n: free });
  return say(open.length > 0 ? 'web-seat-kept' : 'web-all-seated');
}
