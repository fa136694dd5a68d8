/* How fast others' turns are told. */

/** `step`: each step waits for a key; `skip`: nothing is told, the table is always at the present. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'skip'] as const;
export type Pace = (typeof PACES)[number];

const STEP = 900;
/** A whole turn takes no longer than this. */
const TURN = 4000;
const FACTOR: Record<Pace, number> = { step: 1, slow: 2, normal: 1, fast: 0.4, skip: 0 };

/** Milliseconds from one step of a turn to the next, when the turn has so many steps. */
export function stepTime(pace: Pace, steps: number): number {
  return FACTOR[pace] * Math.min(STEP, TURN / Math.max(1, steps));
}

/** How much longer or shorter a motion takes than its own time. */
export function stretch(pace: Pace): number {
  return pace === 'skip' ? FACTOR.fast : FACTOR[pace];
}
