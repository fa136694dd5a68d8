/* A finger or pointer that is about to press must not find another thing under it: what appears or changes there can be
   touched only after a moment of stillness. And a double click is one click, also on an answer that becomes the button
   that confirms it: there a second press counts when no double click lasts so long. */
import type { Decision } from '../boards/contract.ts';

/** Milliseconds after a change in which what lies under the pointer cannot be pressed. */
export const STILL = 200;
/** Milliseconds within which two presses are one double press. */
export const QUICK = 450;
const ANSWERS = '[data-target], [data-choice], [data-confirm]';
/** An answer that has become the button that confirms it, in its place. */
const IN_PLACE = '[data-confirm=again]';
const CONFIRMS = 'again';
/** So large is the place that is held: a fingertip. */
const SIZE = 44;

/** What lies under the pointer, as far as it answers something: the same text means the same answer. */
function answerAt(x: number, y: number): string {
  const top = document.elementsFromPoint(x, y).find((one) => !one.matches('.stillness'));
  const thing = top?.closest<HTMLElement | SVGElement>(ANSWERS);
  if (!thing) return '';
  const { target, choice, confirm, standing } = thing.dataset;
  return [confirm ?? '-', target, choice, standing].join(' ');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export class Stillness {
  #decision: Decision;
  #x = -1;
  #y = -1;
  #before = '';
  #question = -1;
  #cover: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How the question stood when the first of several quick clicks was made. */
  #first = '';
  /** When something was pressed last. */
  #pressed = -Infinity;

  constructor(decision: Decision) {
    this.#decision = decision;
  }

  /** Follows the pointer on this part of the page. */
  watch(root: HTMLElement): () => void {
    const move = (event: PointerEvent) => ([this.#x, this.#y] = [event.clientX, event.clientY]);
    const click = (event: MouseEvent) => this.#click(event);
    const key = (event: KeyboardEvent) => this.#key(event);
    root.addEventListener('pointermove', move, { passive: true });
    root.addEventListener('pointerdown', move, { passive: true });
    root.addEventListener('click', click, { capture: true });
    root.addEventListener('keydown', key, { capture: true });
    return () => {
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerdown', move);
      root.removeEventListener('click', click, { capture: true });
      root.removeEventListener('keydown', key, { capture: true });
      this.#uncover();
    };
  }

  /** Before the page shows other answers. */
  prepare(_answers: string): void {
    if (this.#x >= 0) this.#before = answerAt(this.#x, this.#y);
  }

  /** They are there. */
  settle(_answers: string): void {
    const anew = this.#question !== this.#decision.question;
    this.#question = this.#decision.question;
    if (this.#x < 0) return;
    const now = answerAt(this.#x, this.#y);
    if (now === '' || (now === this.#before && !anew)) return;
    this.#uncover();
    this.#coverUp(now.startsWith(CONFIRMS) ? Math.max(STILL, QUICK - (performance.now() - this.#pressed)) : STILL);
  }

  /** Quick clicks on one place are one answer: when the first has changed what is asked, the others are nothing. */
  #click(event: MouseEvent): void {
    const at = event.target as Element | null;
    const now = performance.now();
    if (at?.closest(IN_PLACE)) {
      if (now - this.#pressed < QUICK) swallow(event);
    } else if (event.detail < 2) {
      this.#first = this.#decision.state;
    } else if (this.#first !== this.#decision.state && !at?.closest('.bar')) {
      swallow(event);
      return;
    }
    this.#pressed = now;
  }

  /** A key that is held down presses once. */
  #key(event: KeyboardEvent): void {
    if (event.repeat && ['Enter', ' '].includes(event.key) && (event.target as Element | null)?.closest(ANSWERS))
      swallow(event);
  }

  #coverUp(milliseconds: number): void {
    const cover = document.createElement('div');
    cover.className = 'stillness';
    cover.setAttribute('aria-hidden', 'true');
    cover.style.left = `${this.#x - SIZE / 2}px`;
    cover.style.top = `${this.#y - SIZE / 2}px`;
    document.body.append(cover);
    this.#cover = cover;
    this.#timer = setTimeout(() => this.#uncover(), milliseconds);
  }

  #uncover(): void {
    clearTimeout(this.#timer);
    this.#cover?.remove();
    this.#cover = null;
  }
}
