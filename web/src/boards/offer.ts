/* A plain button that is one choice: `<button {...offer(decision, choice)}>`. */
import type { Choice, Decision } from './contract.ts';

export function offer(decision: Decision, choice: Choice) {
  const { notation } = choice;
  return {
    'data-choice': notation,
    'aria-pressed': decision.chosen === choice,
    disabled: decision.sent,
    onclick: () => decision.choose(notation),
    onpointerenter: () => decision.pointAt(notation),
    onpointerleave: () => decision.pointAt(null),
  };
}
