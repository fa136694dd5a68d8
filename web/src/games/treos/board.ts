/* Treos at the table. */
import type { Board, BoardProps } from '../../boards/contract.ts';
import { pictured } from '../../boards/picture.ts';
import { card } from './answer_card.ts';
import Answers from './Answers.svelte';
import Dock from './Dock.svelte';
import MiniCard from './MiniCard.svelte';
import Person from './Person.svelte';
import Side from './Side.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';
import World from './World.svelte';
import { consequence } from './consequence.ts';
import { animate, way } from './motion.ts';
import { PHASES, PLAN_SLOTS, asContent, asTreos, isPlanning, mine } from './model.ts';

/** Picks the n-th card of the hand. */
function pickCard(n: number) {
  return ({ view, seat, decision }: BoardProps): boolean => {
    const hand = mine(asTreos(view), seat)?.hand;
    const card = Array.isArray(hand) ? hand[n - 1] : undefined;
    if (card === undefined || decision.standing(`card:${card}`) === 'rest') return false;
    decision.touch(`card:${card}`);
    return true;
  };
}

/** Puts the highwayman symbol into a phase. */
function placeSymbol(phase: string) {
  return ({ decision }: BoardProps): boolean => {
    if (!decision.find(`symbol ${phase}`)) return false;
    decision.choose(`symbol ${phase}`);
    return true;
  };
}

/** What is chosen on the map, before everybody's eyes. */
const MOVES = new Set(['go', 'step', 'land', 'hop', 'stop', 'highwayman', 'drive', 'push', 'use', 'done']);

const DAY = ['sunrise', 'plan', ...PHASES] as const;

const board: Board = {
  stage: Stage,
  dock: Dock,
  world: World,
  person: Person,
  rival: Rival,
  icon: 'town',
  tabs: [
    { id: 'dock', label: 'treos-board-tab-cards', icon: 'deck', part: Dock },
    { id: 'side', label: 'treos-board-tab-quests', icon: 'quest', part: Side },
    { id: 'world', label: 'treos-board-tab-me', icon: 'user', part: World },
  ],
  card,
  thing: (target, content, say) => {
    const [kind, bid] = target.split(':');
    return kind === 'card' ? pictured(MiniCard, { bid: Number(bid), content: asContent(content), say }) : null;
  },
  question: (props) => (isPlanning(props) ? { ask: null, note: props.say('treos-board-plan-note') } : null),
  answers: {
    part: Answers,
    covers: (choice, { phone }) =>
      choice.verb === 'step' || (phone && (PLAN_SLOTS as readonly string[]).includes(choice.verb)),
    isWhole: isPlanning,
  },
  consequence,
  counts: (raw, seat) => {
    const found = asTreos(raw).seats[seat];
    return found ? [{ icon: 'coin', n: found.gold }] : [];
  },
  animate,
  way,
  isOpen: (choice) => MOVES.has(choice.verb),
  keys: [
    ...[1, 2, 3, 4, 5, 6].map((n) => ({ key: String(n), label: 'treos-board-key-card', run: pickCard(n) })),
    ...['m', 'd', 'e'].map((key, i) => ({
      key,
      label: 'treos-board-key-symbol',
      run: placeSymbol(PHASES[i] ?? 'morning'),
    })),
  ],
  status: (raw, say) => {
    const view = asTreos(raw);
    const planning = view.order.length === 0;
    const now = planning ? 1 : DAY.indexOf(view.phase as (typeof DAY)[number]);
    return {
      label: say('treos-board-status', { n: view.day, goal: view.goal }),
      phases: DAY.map((phase, i) => ({
        label: say(`treos-board-phase-${phase}`),
        state: i < now ? ('done' as const) : i === now ? ('now' as const) : ('later' as const),
      })),
    };
  },
};

export default board;
