/* What is read aloud for a target, and why a locked one is locked. */
import type { Say } from '../text/say.svelte.ts';
import type { Decision, Locked } from './contract.ts';

/** Its label, else the action it stands for; with several actions, the first and how many more. */
export function nameOf(decision: Decision, id: string, say: Say, label?: string): string {
  if (label) return label;
  const choices = decision.choicesOf(id);
  const first = choices[0];
  if (first) {
    const text = say.action(first);
    return choices.length > 1 ? say('web-target-several', { text, n: choices.length - 1 }) : text;
  }
  const locked = decision.lockedAt(id);
  if (locked) return `${say.action(locked)}. ${reasonOf(locked, say).text}`;
  const chosen = decision.chosen;
  return chosen ? say.action(chosen) : say.target(id);
}

export function reasonOf(locked: Locked, say: Say): { text: string; clause: string } {
  return { text: say(locked.why, locked.why_args), clause: locked.clause };
}
