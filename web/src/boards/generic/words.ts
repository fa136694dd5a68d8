/* How plain data of a view is said: names of things and facts where the game has them. */
import type { Say } from '../../text/say.svelte.ts';

/** Facts that are shown elsewhere or help only programs. */
export const HIDDEN = new Set(['options', 'agenda', 'to_move', 'legal', 'prompt', 'game', 'seat', 'seats', 'players']);
const SEATS = new Set(['lead', 'leader', 'seat', 'first_player', 'start_player', 'active']);

export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

export function numberIn(data: Record<string, unknown>, name: string): number | null {
  const value = data[name];
  return typeof value === 'number' ? value : null;
}

/** What a fact is called. */
export function label(key: string, game: string, say: Say): string {
  for (const id of [`${game}-field-${key}`, `core-field-${key}`]) if (say.has(id)) return say(id);
  const thing = say.thing(key);
  return thing !== key ? thing : key.replaceAll('_', ' ');
}

/** A value in words; nested data on one line. */
export function word(value: unknown, key: string, game: string, say: Say): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return say(value ? 'web-yes' : 'web-no');
  if (typeof value === 'number') return isSeat(key) && value >= 0 ? say.player(value) : say.number(value);
  if (typeof value === 'string') return say.thing(value);
  if (Array.isArray(value)) return value.length ? value.map((item) => word(item, key, game, say)).join(', ') : '–';
  const entries = Object.entries(value as Record<string, unknown>);
  return entries.length ? entries.map(([k, v]) => `${label(k, game, say)} ${word(v, k, game, say)}`).join(', ') : '–';
}

export function isSeat(key: string): boolean {
  return SEATS.has(key) || key.endsWith('_seat');
}

/** Short enough for one line. */
export function isShort(value: unknown, game: string, say: Say): boolean {
  if (isPlain(value)) return true;
  const inside = Array.isArray(value) ? value : Object.values(value as object);
  return inside.every(isPlain) && word(value, '', game, say).length <= 60;
}
