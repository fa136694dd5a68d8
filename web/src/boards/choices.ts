/* Choices by the things that they are about. */
import type { Choice, Locked } from '../wire.ts';

/** The page's name of a target, where the game's own name means another thing with another verb. */
export type Naming = (verb: string, target: string) => string;

/** The reason at each thing that no legal choice is about. */
export function lockedByTarget(locked: Locked[], legal: Choice[]): Map<string, Locked> {
  const reachable = new Set(legal.flatMap((choice) => choice.targets));
  const found = new Map<string, Locked>();
  for (const one of locked) {
    for (const target of one.targets) {
      if (!reachable.has(target) && !found.has(target)) found.set(target, one);
    }
  }
  return found;
}

/** The same choices, their targets called as the board calls them. */
export function renamed<T extends Choice | Locked>(choices: T[], naming: Naming | null): T[] {
  if (!naming) return choices;
  return choices.map((one) => ({ ...one, targets: one.targets.map((target) => naming(one.verb, target)) }));
}
