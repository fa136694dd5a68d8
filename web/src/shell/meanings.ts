/* Whatever bears a sign (`coin`), or names a rule (`data-clause`), says what it means when one rests on it: an icon, the
   number beside it, a place, a caption. What things say of themselves (a card, a reason) comes first. */
import { REST } from './reasons.ts';
import { sideNote, type Note } from './side_note.svelte.ts';

export interface Meaning {
  sign?: string;
  clause?: string;
}

export const SIGNS = 'use[href^="#i-"]';
/** What can be pressed says what it does, by its own words. */
const SPOKEN = 'button:not([data-target]), a, input, select, dialog, [data-zone=prompt], [role=log]';
/** A number stands beside its sign, or a step further in. */
const NEAR = 3;

/** What is meant here: the sign itself, the rule of what lies here, or the only sign beside it. */
export function meaningOf(at: Element): Meaning | null {
  if (at.closest(SPOKEN)) return null;
  if (at.matches(SIGNS)) return signed(at);
  const clause = at.closest<HTMLElement>('[data-clause], [data-zone]')?.dataset.clause;
  if (clause) return { clause };
  let one: Element | null = at;
  for (let step = 0; one && step < NEAR && !(one as HTMLElement).dataset.zone; step++) {
    const [sign, ...others] = one.querySelectorAll(SIGNS);
    if (sign) return others.length ? null : signed(sign);
    one = one.parentElement;
  }
  return null;
}

const signed = (sign: Element): Meaning => ({ sign: sign.getAttribute('href')?.slice(3) ?? '' });

/** Watches what is rested on, and says what `told` knows of it. */
export function meanings(root: HTMLElement, told: (meaning: Meaning) => Promise<Note | null>): () => void {
  let at: Element | null = null;
  let said = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    if (said) sideNote.hide();
    at = null;
    said = false;
  };
  const over = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (target === at) return;
    leave();
    const meaning = meaningOf(target);
    if (!meaning) return;
    at = target;
    timer = setTimeout(async () => {
      const note = await told(meaning).catch(() => null);
      if (!note || at !== target || sideNote.note) return;
      sideNote.show(target, note);
      said = true;
    }, REST);
  };
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', leave);
  return () => {
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', leave);
    leave();
  };
}
