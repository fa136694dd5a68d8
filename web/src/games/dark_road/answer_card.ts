/* Answers on a phone as cards. A hero: who it is, where to, what it asks, what it brings. A move: by what, and what is
   open where it ends. A deed: what it asks and pays, and what taking it brings. */
import type { AnswerCard, BoardProps, Choice, Locked } from '../../boards/contract.ts';
import { pictured } from '../../boards/picture.ts';
import DieAlone from './DieAlone.svelte';
import { asDarkRoad, editionOf } from './model.ts';
import Portrait from './Portrait.svelte';
import { spaceText } from './words.ts';

/** What a choice brings, as far as the choice says it. */
const GAINS: [fact: string, icon: string][] = [
  ['most', 'coin'],
  ['both', 'coin'],
  ['coins', 'coin'],
  ['prestige', 'prestige'],
];

export function card(choice: Choice | Locked, props: BoardProps): AnswerCard | null {
  if (choice.verb === 'move') return moveCard(choice, props);
  return deedCard(choice, props) ?? heroCard(choice, props);
}

function deedCard(choice: Choice | Locked, { view: raw, say, seat }: BoardProps): AnswerCard | null {
  const view = asDarkRoad(raw);
  const { from = '', drawn = '' } = choice.args;
  const [upper, lower] = view.courtyard;
  const [first, second] = view.seats[seat]?.drawn ?? [];
  const deed = { deed: { upper, lower }[from], keep: { first, second }[drawn] }[choice.verb];
  if (!deed) return null;
  const title = say.action({ message: choice.message, args: choice.args, facts: choice.facts ?? {} });
  const asks = say(`dark_road-deed_text-${deed}`);
  const note = from ? `${asks} ${say(`dark_road-board-courtyard-${from}`)}.` : asks;
  return { picture: { icon: 'deed' }, title, note, amount: '', unit: '', left: '', worth: 0 };
}

function moveCard(choice: Choice | Locked, { view: raw, content, say, seat }: BoardProps): AnswerCard | null {
  const view = asDarkRoad(raw);
  const by = choice.args.by ?? '';
  const space = view.aids?.leads?.[by];
  if (space === undefined) return null;
  const face = by === 'night' || by === 'lit' ? view.seats[seat]?.pool?.[by] : undefined;
  const value = editionOf(content, view)?.faces[face ?? ''] ?? 0;
  const picture = face ? pictured(DieAlone, { value, kind: by as 'night' | 'lit' }) : { icon: 'steed' };
  const title = say.action({ message: choice.message, args: choice.args, facts: choice.facts ?? {} });
  return { picture, title, note: spaceText(space, view, say), amount: '', unit: '', left: '', worth: 0 };
}

function heroCard(choice: Choice | Locked, { view: raw, content, say, seat }: BoardProps): AnswerCard | null {
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
