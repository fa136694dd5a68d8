/* What people and bots at a table are called. */
import type { SeatInfo } from '../wire.ts';
import { say } from './say.svelte.ts';

/** What a bot is called: `level:3` is a level, anything else a kind. */
export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  const [kind = '', number] = level.split(':');
  const id = number ? `bots-level-${number}` : `bots-name-${kind}`;
  return say.has(id) ? say(id) : level;
}

/** The names by seat; bots without one go by their level, numbered when there are several. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(
    (seat) => seat.name || (seat.kind === 'bot' ? levelName(seat.level) : say('core-seat', { n: seat.seat + 1 })),
  );
  return plain.map((name, i) => {
    if (seats[i]?.name || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, i + 1).filter((one) => one === name).length}`;
  });
}
