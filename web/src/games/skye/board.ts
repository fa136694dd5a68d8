/* Isle of Skye at the table. */
import type { AnswerCard, Board, BoardProps, Choice, Detour, Locked } from '../../boards/contract.ts';
import { pictured } from '../../boards/picture.ts';
import Answers from './Answers.svelte';
import Dock from './Dock.svelte';
import Person from './Person.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';
import Tile from './Tile.svelte';
import World from './World.svelte';
import TracksTab from './TracksTab.svelte';
import { hand } from './hand.svelte.ts';
import { lands } from './lands.svelte.ts';
import { animate } from './motion.ts';
import { asContent, asSkye, signed } from './model.ts';

const PHASES = ['income', 'price', 'buy', 'build', 'journey', 'score'] as const;
/** Which phase in the bar a stage of the game belongs to. */
const PHASE_OF: Record<string, (typeof PHASES)[number]> = {
  price: 'price',
  buy: 'buy',
  'buy-again': 'buy',
  'trade-end': 'buy',
  build: 'build',
  plan: 'journey',
  journey: 'journey',
  'journey-end': 'journey',
  over: 'score',
};

/** The small answers that setting prices consists of. */
const PRICING = ['axe', 'spare', 'price', 'done'];
/** Choices that the board offers inside the prompt in its own way. Prices that were sent only in part can be taken back;
 *  while they are on their way, or a coach asks for one after the other, there is no need to. */
function covers(choice: Choice, props: BoardProps): boolean {
  if (hand.terms(props) && PRICING.includes(choice.verb)) return true;
  if (hand.terms(props) && choice.verb === 'revise') return props.stepwise || props.decision.sent;
  return ['turn', 'token'].includes(choice.verb) || (props.phone && choice.verb === 'take');
}

/** What the numbers and signs on the land mean, by what is asked there. */
const NOTES: Record<string, string> = { waypoint: 'skye-board-plan-note', at: 'skye-board-at-note' };

/** Prices are set in one view, whatever small question is asked at the moment; a journey on the tiles of the land. */
function question(props: BoardProps): { ask: string | null; note: string } | null {
  const note = props.decision.legal.map(({ verb }) => NOTES[verb]).find(Boolean);
  if (note) return { ask: null, note: props.say(note) };
  if (!hand.terms(props) || props.stepwise) return null;
  return { ask: props.say('skye-board-prices-ask'), note: props.say('skye-board-prices-note') };
}

/** Another's land is looked at while mine is asked about. */
function detour(props: BoardProps): Detour | null {
  if (lands.looking === null || !lands.asksMine(props)) return null;
  return {
    note: props.say('skye-board-territory', { player: props.say.player(lands.looking) }),
    back: props.say('skye-board-mine'),
    goBack: () => lands.look(null),
  };
}

/** The tile of mine that has the focus; -1: none. */
function focused(): number {
  return Number(document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? -1);
}

function axe(props: BoardProps): boolean {
  if (!hand.terms(props)) return false;
  hand.axe(props, Math.max(0, focused()));
  return true;
}

/** A digit: part of the price of the tile that has the focus, else it brings the focus to a tile. */
function digit(n: number) {
  return (props: BoardProps): boolean => {
    if (!hand.terms(props)) return false;
    const slot = focused();
    if (slot >= 0) hand.type(props, slot, String(n));
    else document.querySelector<HTMLElement>(`[data-slot="${n - 1}"] button:not(:disabled)`)?.focus();
    return true;
  };
}

function step(props: BoardProps, by: number): boolean {
  const slot = focused();
  if (!hand.terms(props) || slot < 0) return false;
  const price = hand.laid(props)[slot];
  hand.price(props, slot, (typeof price === 'number' ? price : 0) + by);
  return true;
}

/** What a placement changes, in words: each scoring tile that would be worth more or less to me. */
function consequence(choice: Choice, outlook: { view: unknown } | null, props: BoardProps): string {
  if (!['turn', 'at', 'advance', 'token'].includes(choice.verb) || !outlook?.view) return '';
  const now = asSkye(props.view);
  const then = asSkye(outlook.view as typeof props.view);
  const changes = now.scoring.flatMap((tile, i) => {
    const change = (then.aids?.values[tile]?.[props.seat] ?? 0) - (now.aids?.values[tile]?.[props.seat] ?? 0);
    return change ? [`${'ABCD'[i]} ${signed(change)}`] : [];
  });
  const scrolls = (then.aids?.seats[props.seat]?.scrolls ?? 0) - (now.aids?.seats[props.seat]?.scrolls ?? 0);
  if (scrolls) changes.push(props.say('skye-board-scrolls', { change: signed(scrolls) }));
  return changes.length
    ? props.say('skye-board-changes', { changes: changes.join(', ') })
    : props.say('skye-board-changes-nothing');
}

/** A tile that can be bought: from whom, how it would fit, what is left of my gold. */
function card(choice: Choice | Locked, props: BoardProps): AnswerCard | null {
  if (choice.verb !== 'buy') return null;
  const { say } = props;
  const view = asSkye(props.view);
  const tile = Number(choice.args.tile);
  const seller = view.seats.findIndex((seat) => seat.drawn.includes(tile));
  const price = view.seats[seller]?.prices[view.seats[seller].drawn.indexOf(tile)];
  if (typeof price !== 'number') return null;
  const [places, gain] = view.aids?.mine?.fits?.[String(tile)] ?? [0, 0];
  const gold = view.seats[props.seat]?.gold ?? 0;
  const left = 'bank' in (choice.facts ?? {}) ? gold : gold - price;
  return {
    picture: pictured(Tile, { tile, content: asContent(props.content), size: 52 }),
    title: say('skye-board-buy-from', { seat: seller }),
    note: say('skye-board-fits', { n: places, gain: signed(gain) }),
    amount: String(price),
    unit: 'coin',
    left: left >= 0 ? say('skye-board-gold-left', { n: left }) : say('skye-board-gold-have', { n: gold }),
    worth: gain * 1000 + places - price / 100,
  };
}

const board: Board = {
  stage: Stage,
  dock: Dock,
  world: World,
  person: Person,
  rival: Rival,
  icon: 'castle',
  tabs: [
    { id: 'dock', label: 'skye-board-tab-tiles', icon: 'deck', part: Dock },
    { id: 'world', label: 'skye-board-tab-market', icon: 'coin', part: World },
    {
      id: 'tracks',
      label: 'skye-board-tab-tracks',
      icon: 'journeyman',
      part: TracksTab,
      shown: (view) => asSkye(view).options.journeyman,
    },
  ],
  answers: { part: Answers, covers },
  question,
  detour,
  card,
  thing: (target, content) => {
    const [kind, tile] = target.split(':');
    return kind === 'tile' ? pictured(Tile, { tile: Number(tile), content: asContent(content), size: 40 }) : null;
  },
  consequence,
  counts: (raw, seat) => {
    const found = asSkye(raw).seats[seat];
    return found
      ? [
          { icon: 'vp', n: found.score },
          { icon: 'coin', n: found.gold },
        ]
      : [];
  },
  animate,
  keys: [
    { key: 'r', label: 'skye-board-key-turn', run: (props) => hand.turn(props) },
    { key: 'x', label: 'skye-board-key-axe', run: axe },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ key: String(n), label: 'skye-board-key-digit', run: digit(n) })),
    { key: '+', label: 'skye-board-more', run: (props) => step(props, 1) },
    { key: '-', label: 'skye-board-less', run: (props) => step(props, -1) },
  ],
  status: (raw, say) => {
    const view = asSkye(raw);
    const now = PHASES.indexOf(PHASE_OF[view.stage] ?? 'score');
    return {
      round: view.round,
      rounds: view.rounds,
      label: say('skye-board-round', { n: view.round, all: view.rounds }),
      phases: PHASES.filter((phase) => phase !== 'journey' || view.options.journeyman).map((phase) => {
        const at = PHASES.indexOf(phase);
        return {
          label: say(`skye-board-phase-${phase}`),
          state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('later' as const),
        };
      }),
    };
  },
};

export default board;
