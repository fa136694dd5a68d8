/* Isle of Skye at the table. */
import type { Board, BoardProps, Choice } from '../../boards/contract.ts';
import Answers from './Answers.svelte';
import Dock from './Dock.svelte';
import Person from './Person.svelte';
import Stage from './Stage.svelte';
import World from './World.svelte';
import TracksTab from './TracksTab.svelte';
import { hand } from './hand.svelte.ts';
import { animate } from './motion.ts';
import { asSkye, signed } from './model.ts';

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

/** Choices that the board offers inside the prompt in its own way. */
function covers(choice: Choice, { phone }: BoardProps): boolean {
  return ['price', 'turn', 'token'].includes(choice.verb) || (phone && ['axe', 'take'].includes(choice.verb));
}

/** The axe on the tile that has the focus, else on the first. */
function axe({ decision }: BoardProps): boolean {
  const focused = document.activeElement?.closest<HTMLElement>('[data-target]')?.dataset.target ?? '';
  const found = decision.legal.filter((choice) => choice.verb === 'axe');
  const wanted = found.find((choice) => choice.targets.includes(focused)) ?? found[0];
  if (wanted) decision.choose(wanted.notation);
  return wanted !== undefined;
}

/** A digit: the tile for the axe, else the price. */
function digit(n: number) {
  return (props: BoardProps): boolean => {
    if (props.decision.find(`axe ${n}`)) {
      props.decision.choose(`axe ${n}`);
      return true;
    }
    return hand.type(props, String(n));
  };
}

function step(props: BoardProps, by: number): boolean {
  if (hand.prices(props).length === 0) return false;
  hand.setPrice(props, hand.price(props) + by);
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

const board: Board = {
  stage: Stage,
  dock: Dock,
  world: World,
  person: Person,
  theme: 'light',
  icon: 'castle',
  tabs: [
    { id: 'dock', label: 'skye-board-tab-tiles', icon: 'deck', part: Dock },
    { id: 'world', label: 'skye-board-tab-market', icon: 'coin', part: World },
    { id: 'tracks', label: 'skye-board-tab-tracks', icon: 'journeyman', part: TracksTab },
  ],
  answers: { part: Answers, covers },
  consequence,
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
