/* Isle of Skye at the table. */
import type { Board, BoardProps } from '../../boards/contract.ts';
import Dock from './Dock.svelte';
import Person from './Person.svelte';
import Stage from './Stage.svelte';
import World from './World.svelte';
import TracksTab from './TracksTab.svelte';
import { asSkye } from './model.ts';

const PHASES = ['income', 'price', 'buy', 'build', 'journey', 'score'] as const;
/** Which phase in the bar a stage of the game belongs to. */
const PHASE_OF: Record<string, (typeof PHASES)[number]> = {
  price: 'price', buy: 'buy', 'buy-again': 'buy', 'trade-end': 'buy', build: 'build', plan: 'journey', journey: 'journey', 'journey-end': 'journey', over: 'score',
};

/** The next way to turn the tile that is being laid. */
function turn({ decision }: BoardProps): boolean {
  const ways = decision.legal.filter((choice) => choice.verb === 'turn');
  if (ways.length === 0) return false;
  const at = ways.findIndex((choice) => choice === decision.chosen);
  decision.choose((ways[(at + 1) % ways.length] ?? ways[0]!).notation);
  return true;
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
  keys: [
    { key: 'r', label: 'skye-board-key-turn', run: turn },
    ...[1, 2, 3].map((n) => ({
      key: String(n),
      label: 'skye-board-key-axe',
      run: ({ decision }: BoardProps) => {
        if (decision.find(`axe ${n}`) === null) return false;
        decision.choose(`axe ${n}`);
        return true;
      },
    })),
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
        return { label: say(`skye-board-phase-${phase}`), state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('later' as const) };
      }),
    };
  },
};

export default board;
