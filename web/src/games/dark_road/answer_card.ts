/* Heroes as answers on a phone: who it is, where to, what it asks, what it brings. */
import type { AnswerCard, BoardProps, Choice, Locked } from '../../boards/contract.ts';
import { pictured } from '../../boards/picture.ts';
import { asDarkRoad, editionOf } from './model.ts';
import Portrait from './Portrait.svelte';

/** What a choice brings, as far as the choice says it. */
const GAINS: [fact: string, icon: string][] = [
  ['most', 'coin'],
  ['both', 'coin'],
  ['coins', 'coin'],
  ['prestige', 'prestige'],
];

export function card(choice: Choice | Locked, { view: raw, content, say, seat }: BoardProps): AnswerCard | null {
  const hero = choice.args.hero;
  const view = asDarkRoad(raw);
  const face = hero ? editionOf(content, view)?.heroes[hero] : undefined;
  if (!hero || !face) return null;
  const facts = (choice.facts ?? {}) as Record<string, unknown>;
  const [fact, unit] = GAINS.find(([name]) => typeof facts[name] === 'number') ?? ['', ''];
  const gain = Number(facts[fact] ?? 0);
  const coins = view.seats[seat]?.coins;
  return {
    picture: pictured(Portrait, { heroClass: face.class, size: 52 }),
    title: say.action({ message: choice.message, args: choice.args }),
    note: say('dark_road-board-hero-wants', {
      town: say.name('town', face.town),
      goods: face.asks.map((good) => say.name('good', good)).join(', '),
    }),
    amount: fact ? String(gain) : '',
    unit,
    left: fact && unit === 'coin' && coins !== undefined ? say('dark_road-board-coins-then', { n: coins + gain }) : '',
    worth: gain,
  };
}
