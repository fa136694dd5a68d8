/* What people and bots at a table are called. */
import type { BotInfo, SeatInfo } from '../wire.ts';
import { say } from './say.svelte.ts';

/** What a bot is called: `level:3` is a level, anything else a kind. */
export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  const [kind = '', number] = level.split(':');
  const id = number ? `bots-level-${number}` : `bots-name-${kind}`;
  return say.has(id) ? say(id) : level;
}

/** Whether a bot is one of the levels; others (a random one) only have a name. */
export function isLevel({ level }: BotInfo): boolean {
  return level.startsWith('level:');
}

/** What a bot is like, and what it is worth against the level below, or that nobody has measured it. */
export function levelWords(bot: BotInfo | undefined): string {
  if (!bot) return '';
  return [say.has(bot.help) ? say(bot.help) : '', worthOf(bot)].filter(Boolean).join(' ');
}

function worthOf(bot: BotInfo): string {
  if (bot.worth) return say('bots-worth', { ...bot.worth, below: levelName(bot.worth.below) });
  const number = isLevel(bot) ? Number(bot.level.split(':')[1]) : 0;
  return number < 2 ? '' : say('bots-unmeasured', { below: levelName(`level:${number - 1}`) });
}

/** The names by seat; bots without one go by their level, numbered when there are several, or by their seat. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(
    (seat) => seat.name || (seat.kind === 'bot' && levelName(seat.level)) || say('core-seat', { n: seat.seat + 1 }),
  );
  return plain.map((name, i) => {
    if (seats[i]?.name || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, i + 1).filter((one) => one === name).length}`;
  });
}
