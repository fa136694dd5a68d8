/* Where points come from, by name: a scoring tile with its letter, a track, scrolls, gold. */
import type { Say } from '../../text/say.svelte.ts';
import type { SkyeView } from './model.ts';

export function partName(part: string, view: SkyeView, say: Say): string {
  const tile = view.scoring['abcd'.indexOf(part)];
  return tile === undefined
    ? say(`skye-score-${part}`)
    : say('skye-board-final-tile', { letter: part.toUpperCase(), tile: say(`skye-option-scoring_tiles-${tile}`) });
}
