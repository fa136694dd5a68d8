/* The one small note that says why something is not possible, beside the thing it is about. */
export interface Note {
  text: string;
  clause: string;
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
    this.below = box.top < 90;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
    this.y = this.below ? box.bottom + 8 : box.top - 8;
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
