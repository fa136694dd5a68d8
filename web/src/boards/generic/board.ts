/* The generic board: plays any game from its view and its choices. */
import type { Board } from '../contract.ts';
import Person from './Person.svelte';
import Stage from './Stage.svelte';
import { numberIn } from './words.ts';

const board: Board = {
  stage: Stage,
  person: Person,
  listsChoices: true,
  status: (view, say) => {
    const round = numberIn(view, 'round');
    const rounds = numberIn(view, 'rounds') ?? numberIn((view.options ?? {}) as Record<string, unknown>, 'rounds');
    if (round === null) return {};
    return { round, ...(rounds ? { rounds } : {}), label: say('web-round', { n: round }) };
  },
};

export default board;
