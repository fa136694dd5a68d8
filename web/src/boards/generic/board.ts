/* The generic board: plays any game from its words and its choices. */
import type { Board, View } from '../contract.ts';
import Stage from './Stage.svelte';

const board: Board = {
  stage: Stage,
  listsChoices: true,
  status: (view, say) => {
    const round = numberIn(view, 'round');
    const rounds = numberIn(view, 'rounds');
    if (round === null) return {};
    return { round, ...(rounds ? { rounds } : {}), label: say('web-round', { n: round }) };
  },
};

function numberIn(view: View, name: string): number | null {
  const value = view[name];
  return typeof value === 'number' ? value : null;
}

export default board;
