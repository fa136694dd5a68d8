/* What `<Target>`, `<TargetButton>` and `<Choose>` have in common: how the thing stands, what it is called, what a
   press, a pointer or a key does, and that the decision knows it is on the page. */
import { untrack } from 'svelte';
import { sideNote } from '../shell/side_note.svelte.ts';
import type { Say } from '../text/say.svelte.ts';
import type { Choice, Decision, Locked, Standing } from './contract.ts';
import { nameOf, reasonOf } from './names.ts';
import { zoneHere } from './zone.ts';

/** A thing stands for a target, or for one choice. */
export interface Meaning {
  decision: Decision;
  say: Say;
  target?: string | undefined;
  choice?: Choice;
  label?: string | undefined;
}

export class Touchable {
  #meaning: () => Meaning;
  /** Taken once: the focus also leaves when the thing is taken off the page, and then props are gone already. */
  #decision: Decision;
  standing: Standing = $derived.by(() => {
    const { decision, target, choice } = this.#meaning();
    return choice ? decision.standingOf(choice) : decision.standing(target ?? '');
  });
  /** It is part of the question. */
  live = $derived(this.standing !== 'rest');
  /** It can be looked at, not pressed. */
  off = $derived(this.standing === 'locked' || this.standing === 'waiting' || this.standing === 'held');
  pressed = $derived(this.standing === 'chosen' || this.standing === 'picked');
  /** The sign at its corner. */
  sign = $derived(signOf(this.standing));
  /** What is read aloud. */
  name = $derived.by(() => {
    const { decision, say, target, choice, label } = this.#meaning();
    if (choice) return label ?? say.action(choice);
    return this.live ? nameOf(decision, target ?? '', say, label) : '';
  });

  constructor(meaning: () => Meaning) {
    this.#meaning = meaning;
    this.#decision = untrack(() => meaning().decision);
    const zone = zoneHere();
    $effect(() => {
      const { decision, target, choice } = meaning();
      const mark = choice ? { target: choice.targets[0], choice: choice.notation, zone } : { target, zone };
      return untrack(() => decision.draw(mark));
    });
  }

  press(): void {
    const { decision, target, choice } = this.#meaning();
    if (choice) decision.choose(choice.notation);
    else decision.touch(target ?? '');
  }

  enter(at: Element): void {
    const { decision, say, target, choice } = this.#meaning();
    if (choice) decision.pointAt(choice.notation);
    else decision.point(target ?? '');
    const locked = this.#locked();
    if (locked) sideNote.show(at, reasonOf(locked, say));
  }

  leave(): void {
    this.#decision.point(null);
    sideNote.hide();
  }

  /** Enter and space press it, as they press a button. */
  key(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.press();
  }

  #locked(): Locked | null {
    const { decision, target } = this.#meaning();
    return this.standing === 'locked' ? decision.lockedAt(target ?? '') : null;
  }
}

function signOf(standing: Standing): 'lock' | 'clock' | 'check' | null {
  if (standing === 'locked') return 'lock';
  if (standing === 'waiting') return 'clock';
  return standing === 'chosen' || standing === 'picked' ? 'check' : null;
}
