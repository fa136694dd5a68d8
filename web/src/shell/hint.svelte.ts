/* The one small note that says why something is not possible, beside the thing it is about. */
export interface Note {
  text: string;
  clause: string;
}

/** So high a note may be. */
const HEIGHT = 84;

/** Above the thing, or below it where there is no room; never over the prompt, but above that. */
export function placeOf(
  thing: { top: number; bottom: number },
  prompt?: { top: number; bottom: number },
): { below: boolean; y: number } {
  const y = thing.top - 8;
  if (y < HEIGHT) return { below: true, y: thing.bottom + 8 };
  const covers = prompt !== undefined && y > prompt.top && y - HEIGHT < prompt.bottom;
  return { below: false, y: covers ? prompt.top - 8 : y };
}

class Hint {
  note: Note | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** Below the thing instead of above it. */
  below = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(at: Element, note: Note): void {
    clearTimeout(this.#timer);
    const box = at.getBoundingClientRect();
    const { below, y } = placeOf(box, document.querySelector('[data-zone=prompt]')?.getBoundingClientRect());
    this.below = below;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
    this.y = y;
    this.note = note;
  }

  /** Say it for a while, in the middle above the prompt (a tap has no hover to end it). */
  tell(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
    this.x = innerWidth / 2;
    this.y = innerHeight * 0.62;
    this.below = false;
    this.#timer = setTimeout(() => this.hide(), 4000);
  }

  /** A moment later: whoever asks may be just being taken off the page. */
  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = null));
  }
}

export const hint = new Hint();
