/* Which level to try next, by how one's last games against bots ended. */
import type { BotInfo, TableInfo } from '../wire.ts';

/** So many of the last games are looked at. */
const GAMES = 4;
/** Won so many of them: the next level; last in all of them: the one below. */
const WINS = 3;

export interface Recommendation {
  way: 'harder' | 'easier';
  level: string;
}

/** The strongest bot that sat there; -1 if none did. */
function strongest(table: TableInfo, levels: readonly string[]): number {
  return Math.max(-1, ...table.seats.map((seat) => (seat.kind === 'bot' ? levels.indexOf(seat.level ?? '') : -1)));
}

/** `tables`: mine, newest first. Counted are games of this game that were played to their end, from its beginning, one seat mine
    and no other person there, against the same level as the newest. */
export function recommend(
  game: string,
  person: string,
  tables: readonly TableInfo[],
  bots: readonly BotInfo[],
): Recommendation | null {
  const levels = bots.map((bot) => bot.level);
  const alone = tables.filter(
    (table) =>
      table.game === game &&
      !table.from_position &&
      table.result?.ended === 'finished' &&
      table.seats.filter((seat) => seat.kind === 'person').length === 1 &&
      table.seats.some((seat) => seat.person === person && !seat.stood_in) &&
      strongest(table, levels) >= 0,
  );
  if (!alone[0]) return null;
  const level = strongest(alone[0], levels);
  const last = alone.filter((table) => strongest(table, levels) === level).slice(0, GAMES);
  const places = last.map((table) => {
    const ranks = table.result?.ranks ?? [];
    const mine = ranks[table.seats.findIndex((seat) => seat.person === person)] ?? 0;
    return mine === 1 ? 'first' : mine === Math.max(...ranks) ? 'last' : 'between';
  });
  const harder = levels[level + 1];
  if (harder && places.filter((place) => place === 'first').length >= WINS) return { way: 'harder', level: harder };
  const easier = levels[level - 1];
  if (easier && places.length === GAMES && places.every((place) => place === 'last'))
    return { way: 'easier', level: easier };
  return null;
}
