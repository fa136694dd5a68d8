/* The text twin of any view: one zone a part of the data, one line a fact. */
import type { BoardProps, TwinZone } from '../contract.ts';
import { HIDDEN, isShort, label, word } from './words.ts';

export function twinOf(props: BoardProps): TwinZone[] {
  const { view, game, say, players } = props;
  const zones: TwinZone[] = [];
  const seats = (view.seats ?? view.players) as unknown;
  if (Array.isArray(seats)) {
    seats.forEach((facts: unknown, i) => {
      zones.push({ title: players[i]?.name ?? say.player(i), lines: lines(facts, '', props) });
    });
  }
  const single = Object.entries(view).filter(([key, value]) => !HIDDEN.has(key) && isShort(value, game, say));
  if (single.length) {
    zones.unshift({
      title: say(`${game}-name`),
      lines: single.map(([key, value]) => ({ text: `${label(key, game, say)}: ${word(value, key, game, say)}` })),
    });
  }
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.has(key) || isShort(value, game, say)) continue;
    zones.push({ title: label(key, game, say), lines: lines(value, key, props) });
  }
  return zones;
}

function lines(value: unknown, key: string, props: BoardProps): { text: string }[] {
  const { game, say } = props;
  if (Array.isArray(value)) return value.map((item, i) => ({ text: `${i + 1}. ${word(item, key, game, say)}` }));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([k, v]) => ({ text: `${label(k, game, say)}: ${word(v, k, game, say)}` }));
  }
  return [{ text: word(value, key, game, say) }];
}
