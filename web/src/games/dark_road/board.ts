/* Merchants of the Dark Road at the table. */
import type { Board, BoardProps } from '../../boards/contract.ts';
import { card } from './answer_card.ts';
import City from './City.svelte';
import Dock from './Dock.svelte';
import Person from './Person.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';
import World from './World.svelte';
import { asDarkRoad, editionOf } from './model.ts';
import { animate, way } from './motion.ts';
import { naming } from './naming.ts';
import { bringsText, caravanText, deliveredText, placesAt } from './words.ts';

const STEPS = { plan: 'DR-4.3.2', move: 'DR-4.4.1', activate: 'DR-4.5.2', rest: 'DR-4.6.1' };
const NOW: Record<string, number> = { plan: 0, move: 1, horseshoe: 1, activate: 2, final: 3, over: 3 };

const board: Board = {
  stage: Stage,
  dock: Dock,
  world: World,
  person: Person,
  rival: Rival,
  rivalNote: ({ view: raw, content, say }, of) => {
    const view = asDarkRoad(raw);
    return deliveredText(view.seats[of], editionOf(content, view), say);
  },
  icon: 'lantern',
  tabs: [
    { id: 'city', label: 'dark_road-board-tab-city', icon: 'castle', part: City },
    { id: 'dock', label: 'dark_road-board-tab-wagon', icon: 'wagon', part: Dock },
    { id: 'world', label: 'dark_road-board-tab-supply', icon: 'companion', part: World },
  ],
  keys: [1, 2, 3].map((n) => ({
    key: String(n),
    label: 'dark_road-board-key-slot',
    run: ({ decision }: BoardProps) => {
      if (decision.standing(`slot:${n}`) === 'rest') return false;
      decision.touch(`slot:${n}`);
      return true;
    },
  })),
  counts: (raw, seat) => {
    const found = asDarkRoad(raw).seats[seat];
    if (!found) return [];
    return [
      { icon: 'prestige', n: found.prestige },
      { icon: 'coin', n: found.coins ?? null },
      { icon: 'lantern', n: found.lanterns ?? null },
      { icon: 'quartz', n: found.quartz ?? null },
      { icon: 'horseshoe', n: found.horseshoes ?? null },
    ];
  },
  animate,
  way,
  naming,
  card,
  // at the Bazaar what is over is not asked for again; before a caravan one sees what it is good for
  question: ({ decision, view: raw, content, seat, say }) => {
    const verbs = new Set(decision.legal.map((choice) => choice.verb));
    const buys = verbs.has('buy') && !verbs.has('rotate') && !verbs.has('turn');
    if (buys) return { ask: say('dark_road-board-buy-or-finish'), note: '' };
    if (verbs.has('bump')) return { ask: say('dark_road-prompt-plan'), note: say('dark_road-board-plan-note') };
    if (!verbs.has('join')) return null;
    const view = asDarkRoad(raw);
    return { ask: say('dark_road-prompt-join'), note: caravanText(view, seat, editionOf(content, view), say) };
  },
  consequence: (choice, outlook, { view: raw, content, seat, say }) => {
    const view = asDarkRoad(raw);
    const edition = editionOf(content, view);
    if (choice.verb === 'join') return caravanText(view, seat, edition, say);
    if (choice.verb === 'declare' || choice.verb === 'visit')
      return bringsText(choice.args.town ?? '', view.seats[seat], edition, say);
    const then = outlook?.view ? asDarkRoad(outlook.view).seats[seat]?.space : undefined;
    const leads = { move: view.aids?.leads?.[choice.args.by ?? ''], horseshoe: then };
    const space = leads[choice.verb as keyof typeof leads];
    if (space === undefined) return '';
    const places = placesAt(space, view).map((place) => say.name('place', place));
    return say('dark_road-board-opens', { places: places.join(', ') });
  },
  status: (raw, say, content) => {
    const view = asDarkRoad(raw);
    const rounds = editionOf(content, view)?.rounds ?? view.round;
    // what a slot gives belongs to the plan: the pawn has not moved yet
    const isSlot = view.turn.step === 'move' && view.agenda.length > 0;
    const now = isSlot ? 0 : (NOW[view.turn.step] ?? 0);
    return {
      round: view.round,
      rounds,
      label: say('dark_road-board-round', { n: view.round, all: rounds }),
      phases: Object.entries(STEPS).map(([step, clause], i) => ({
        clause,
        label: say(`dark_road-board-step-${step}`),
        state: i < now ? ('done' as const) : i === now ? ('now' as const) : ('later' as const),
      })),
    };
  },
};

export default board;
