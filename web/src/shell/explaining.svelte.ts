/* By keys, one thing after another says what it is, as it does when a pointer rests on it: I begins and ends, arrows go
   to the next thing that way, F6 to the next part of the table. It is said in the live region of the note, and a frame
   shows which thing is meant; the focus stays where it was. */
import { ARROWS, nearest, zonesOf } from './keyboard.ts';
import { SIGNS, meaningOf, type Meaning } from './meanings.ts';
import { sideNote, type Note } from './side_note.svelte.ts';

/** Says why a thing is not to be had; null: it is not asked about. */
export type Reason = (thing: Element) => (() => Promise<Note | null>) | null;

/** What things say of themselves: a card its text, a small tile how it looks. */
const tellers = new WeakMap<Element, Note>();
const TELLS = 'data-tells';
const THINGS = `[${TELLS}], [data-anchor], [data-clause], ${SIGNS}`;

/** The thing says this of itself, until what is given back is called. */
export function tells(thing: Element, note: Note): () => void {
  tellers.set(thing, note);
  thing.setAttribute(TELLS, '');
  return () => {
    tellers.delete(thing);
    thing.removeAttribute(TELLS);
  };
}

class Explaining {
  /** What is explained; only as long as the note is about it. */
  at = $state.raw<Element | null>(null);
  #isPending = false;
  /** What signs and rules mean. */
  told: (meaning: Meaning) => Promise<Note | null> = () => Promise.resolve(null);

  get isOn(): boolean {
    return this.at !== null && (this.#isPending || sideNote.about === this.at);
  }

  /** Whether the key was meant for this. */
  key(event: KeyboardEvent, root: HTMLElement | undefined, reason: Reason): boolean {
    const isTyped = (event.target as Element | null)?.closest('input, textarea, select, [contenteditable]');
    if (!root || isTyped || event.ctrlKey || event.metaKey || event.altKey) return false;
    const way = ARROWS[event.key];
    if (event.key.toLowerCase() === 'i') this.#toggle(root, reason);
    else if (!this.isOn || !this.at) return false;
    else if (event.key === 'Escape') this.end();
    else if (event.key === 'F6') this.#nextZone(root, event.shiftKey ? -1 : 1, reason);
    else if (way) this.#go(nearest(this.at, thingsIn(root, reason), way), reason);
    else return false;
    event.preventDefault();
    return true;
  }

  end(): void {
    this.at = null;
    sideNote.hide();
  }

  #toggle(root: HTMLElement, reason: Reason): void {
    if (this.isOn) this.end();
    else {
      const here = document.activeElement?.closest('[data-zone]') ?? root;
      this.#go(thingsIn(here, reason)[0] ?? thingsIn(root, reason)[0], reason);
    }
  }

  #nextZone(root: HTMLElement, step: number, reason: Reason): void {
    const zones = zonesOf(root).filter((zone) => thingsIn(zone, reason).length > 0);
    const now = zones.findIndex((zone) => zone.contains(this.at));
    const next = zones[(now + step + zones.length) % zones.length];
    if (next) this.#go(thingsIn(next, reason)[0], reason);
  }

  #go(thing: Element | null | undefined, reason: Reason): void {
    if (!thing) return;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.at = thing;
    this.#isPending = true;
    void this.#say(thing, reason);
  }

  async #say(thing: Element, reason: Reason): Promise<void> {
    const why = await reason(thing)?.().catch(() => null);
    const own = tellers.get(thing);
    const meaning = own || why ? null : meaningOf(thing);
    const note = joined(own, why) ?? (meaning && (await this.told(meaning).catch(() => null)));
    if (this.at !== thing) return;
    this.#isPending = false;
    if (note) sideNote.show(thing, note);
    else sideNote.hide();
  }
}

/** What it is, and then why it is not to be had. */
function joined(own: Note | undefined, why: Note | null | undefined): Note | null {
  if (!own || !why) return own ?? why ?? null;
  return { ...own, text: `${own.text} ${why.text}`, clause: why.clause };
}

/** Everything in sight there that can say what it is, in the order of the page. */
function thingsIn(root: Element, reason: Reason): Element[] {
  const whole = (one: Element) => tellers.has(one) || reason(one) !== null;
  const found = [...root.querySelectorAll(THINGS)].filter(inSight).filter((one) => whole(one) || meaningOf(one));
  // a card tells of what is drawn on it
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one) && whole(other)));
}

function inSight(one: Element): boolean {
  const box = one.getBoundingClientRect();
  if (box.width === 0 || box.height === 0 || !one.checkVisibility({ visibilityProperty: true })) return false;
  return box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
}

export const explaining = new Explaining();
