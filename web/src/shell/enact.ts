/* An act on the board: what it is about lights up, pieces travel, the board's own motion runs; then what was gained flies
   to the panels. Causes come before counts. */
import type { Board, BoardProps, View } from '../boards/contract.ts';
import type { GameEvent } from '../events.ts';
import { stretch } from '../store/pace.ts';
import { settings } from '../store/settings.svelte.ts';
import { fly } from './flights.ts';
import { gainsOf } from './gains.ts';
import { light, placeOf, travel, type Places } from './motion.ts';
import { play, soundOf } from './sound.ts';

/** A motion of the board's own that does not end is not waited for. */
const LONGEST = 1000;

/** Dice and prices lie open so long before a number changes. */
const REVEALED = 300;

/** What happened, and what was on the page before. */
export interface Scene {
  events: GameEvent[];
  places: Places;
  before: View | null;
}

export async function enact(root: HTMLElement, board: Board, given: BoardProps, scene: Scene): Promise<void> {
  const { events, places, before } = scene;
  const { sound, volume, pace } = settings.kept;
  light(root, events, given.game, given.seat, settings.still);
  const heard = sound ? soundOf(events) : null;
  if (heard) play(heard, volume);
  if (settings.still) return;
  const ways = new Map(events.flatMap((event) => board.way?.(event, given) ?? []));
  const moving = [travel(root, places, ways)];
  for (const event of events) {
    const own = board.animate?.(event, root, given);
    if (own) moving.push(own.catch(() => undefined));
  }
  const shows = moving.length > 1;
  await Promise.race([Promise.all(moving), new Promise((done) => setTimeout(done, LONGEST))]);
  if (shows) await new Promise((done) => setTimeout(done, REVEALED * stretch(pace)));
  const from = placeOf(root, events, given.game);
  if (!from) return;
  const flights = given.players.map(({ seat }) => ({ seat, from, gains: gainsOf(board, before, given.view, seat) }));
  if (sound && flights.some(({ gains }) => gains.some(({ n }) => n > 0))) play('coin', volume);
  await fly(root, flights, stretch(pace));
}
