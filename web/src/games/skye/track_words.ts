/* A space of a progress track in words: what it asks for, what it costs and what it gives. */
import type { Say } from '../../text/say.svelte.ts';
import type { Space, Track } from './model.ts';

export function spaceWords(track: Track, n: number, space: Space, bonus: string | undefined, say: Say): string {
  return [
    say('skye-board-space', { track: say.name('track', track), n, needs: say(`skye-board-req-${space.requires}`) }),
    space.points ? say('skye-board-space-points', { n: space.points }) : '',
    space.toll ? say('skye-board-space-toll', { n: space.toll }) : '',
    space.round_points ? say('skye-board-space-round', { n: space.round_points }) : '',
    space.income ? say('skye-board-space-income', { n: space.income }) : '',
    space.movement ? say('skye-board-space-movement', { n: space.movement }) : '',
    space.bonus ? say('skye-board-space-bonus', { bonus: say.name('bonus', bonus ?? '') }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const NUMERALS = ['I', 'II', 'III'];

/** Which of the bonus tiles of a track lies on a space; undefined: none. */
export const bonusAt = (space: Space, tiles: readonly string[] | undefined): string | undefined =>
  space.bonus ? tiles?.[NUMERALS.indexOf(space.bonus)] : undefined;
