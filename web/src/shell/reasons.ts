/* Whatever lies where the question is answered, and cannot be chosen, says why when one rests on it or presses it. What the
   picture does not name already is asked of the server, once a question. */
import type { Decision, Locked } from '../boards/contract.ts';

export interface Voice {
  ask(target: string): Promise<Locked | null>;
  /** Beside the thing, as long as it is pointed at. */
  show(at: Element, locked: Locked): void;
  hide(): void;
}

/** Milliseconds of rest before a thing says why it is not to be had. */
export const REST = 400;

export class Reasons {
  #decision: Decision;
  #voice: Voice;
  #known = new Map<string, Promise<Locked | null>>();
  #question = -1;
  #at: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(decision: Decision, voice: Voice) {
    this.#decision = decision;
    this.#voice = voice;
  }

  watch(root: HTMLElement): () => void {
    const over = (event: PointerEvent) => this.#point(this.#thing(event.target), REST);
    const press = (event: MouseEvent) => this.#point(this.#thing(event.target), 0);
    const leave = () => this.#point(null, 0);
    root.addEventListener('pointerover', over);
    root.addEventListener('click', press);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('pointerover', over);
      root.removeEventListener('click', press);
      root.removeEventListener('pointerleave', leave);
      clearTimeout(this.#timer);
    };
  }

  /** Why a thing cannot be had, for who asks for it; null: the question is not about it. */
  of<T>(thing: Element, told: (locked: Locked) => T): (() => Promise<T | null>) | null {
    const target = nameOf(thing);
    const { standing, target: named = '' } = (thing as HTMLElement).dataset;
    if (standing !== 'locked' && this.#thing(thing) !== thing) return null;
    return async () => {
      const locked = standing === 'locked' ? this.#decision.lockedAt(named) : await this.#why(target);
      return locked && told(locked);
    };
  }

  /** What lies there, if it is at rest and of a kind that the question is about, where it is answered. */
  #thing(target: EventTarget | null): Element | null {
    const decision = this.#decision;
    const thing = (target as Element | null)?.closest('[data-anchor], [data-target], [data-choice]') ?? null;
    if (!thing || thing.matches('[data-target], [data-choice]') || decision.sent) return null;
    const isWhereAsked = zonesOf(thing).some((zone) => decision.litZones.has(zone));
    return isWhereAsked && decision.kinds.has(kindOf(nameOf(thing))) ? thing : null;
  }

  #point(thing: Element | null, patience: number): void {
    if (thing === this.#at && patience > 0) return;
    clearTimeout(this.#timer);
    if (this.#at && !thing) this.#voice.hide();
    this.#at = thing;
    if (thing) this.#timer = setTimeout(() => void this.#tell(thing), patience);
  }

  async #tell(thing: Element): Promise<void> {
    const locked = await this.#why(nameOf(thing));
    if (locked && this.#at === thing) this.#voice.show(thing, locked);
  }

  #why(target: string): Promise<Locked | null> {
    if (this.#question !== this.#decision.question) this.#known.clear();
    this.#question = this.#decision.question;
    let known = this.#known.get(target);
    if (!known) {
      known = this.#voice.ask(target);
      this.#known.set(target, known);
    }
    return known;
  }
}

/** The zones that a thing lies in, the innermost first: what stands beside a map lies on the stage too. */
function zonesOf(thing: Element): string[] {
  const zone = thing.closest<HTMLElement>('[data-zone]');
  return zone ? [zone.dataset.zone ?? '', ...(zone.parentElement ? zonesOf(zone.parentElement) : [])] : [];
}

const nameOf = (thing: Element): string => (thing as HTMLElement).dataset.anchor ?? '';
const kindOf = (target: string): string => target.split(':')[0] ?? '';
