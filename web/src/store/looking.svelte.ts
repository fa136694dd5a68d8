/* A look at what was told before: pictures of the past stand in the place of the present, which waits. */
import { tick } from 'svelte';
import type { Picture } from '../wire.ts';
import type { Follow, Step } from './follow.svelte.ts';

/** What a look needs of the room. */
interface Hands {
  /** Told before a step's picture is drawn; what it returns runs after. */
  stage(step: Step, before: Picture): (() => Promise<void>) | null;
  /** Another picture is shown. */
  changed(): void;
  failed(error: unknown): void;
}

export class Looking {
  /** What is seen in the place of the present; null: nothing, the present is. */
  picture: Picture | null = $state.raw(null);
  /** Comes when nobody looks back any more. */
  over: Promise<void> = Promise.resolve();
  #told: Follow;
  #hands: Hands;
  #look = 0;
  /** There is a step before the one that is told. */
  hasBefore = $derived.by(() => this.#at() > 0);

  constructor(told: Follow, hands: Hands) {
    this.#told = told;
    this.#hands = hands;
  }

  /** These steps are shown again, at the person's pace. */
  again(steps: Step[]): void {
    if (steps.length === 0) return;
    const look = (this.#look += 1);
    const done = this.#play(steps, look)
      .catch((error: unknown) => this.#hands.failed(error))
      .finally(() => {
        if (look === this.#look) this.end();
      });
    this.over = Promise.all([this.over, done]).then(() => undefined);
  }

  /** One step back, and on again from there. */
  back(): void {
    const at = this.#at();
    if (at < 1) return;
    const looked = this.picture !== null;
    this.again(this.#told.reel.slice(at - 1));
    if (looked) this.#told.next(); // the look before ends
  }

  /** Back to the present. */
  end(): void {
    this.#look += 1;
    if (!this.picture) return;
    this.picture = null;
    this.#hands.changed();
    this.#told.next();
  }

  #at(): number {
    return this.#told.now ? this.#told.reel.indexOf(this.#told.now) : -1;
  }

  async #play(steps: Step[], look: number): Promise<void> {
    this.#show(steps[0]!.before);
    await tick();
    for (const [i, step] of steps.entries()) {
      if (look !== this.#look) return;
      this.#told.tell(step, { n: i + 1, of: steps.length });
      // steps that came together have one picture: it comes with the last of them
      if (steps[i + 1]?.picture !== step.picture) {
        const motion = this.#hands.stage(step, step.before);
        this.#show(step.picture);
        await tick();
        await motion?.();
      }
      if (look === this.#look) await this.#told.rest();
    }
  }

  /** Nothing can be answered or taken back in the past. */
  #show(picture: Picture): void {
    this.picture = { ...picture, legal: [], locked: [], prompt: null, undo: { steps: 0, ask: false } };
    this.#hands.changed();
  }
}
