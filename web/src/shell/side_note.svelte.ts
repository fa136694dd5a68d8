/* The one small note beside a thing: why something is not possible, what it is, or how it looks at a larger size. */
import type { Picture } from '../boards/contract.ts';

export interface Note {
  text: string;
  clause: string;
  picture?: Picture | undefined;
}

/** So high a note of few words may be, one with a picture, and each line of one of many words. */
const HEIGHT = 84;
const PICTURED = 330;
const LINE = 16;
const LETTERS = 34;

export function heightOf(note: Note): number {
  const lines = Math.ceil((note.text.length + note.clause.length) / LETTERS);
  return note.picture ? PICTURED : Math.max(HEIGHT, lines * LINE + 16);
}

/** Above the thing, or below it where there is no room; never over the prompt, but above that. */
export function placeOf(
  thing: { top: number; bottom: number },
  prompt?: { top: number; bottom: number },
  height = HEIGHT,
  room = Infinity,
): { below: boolean; y: number } {
  const y = thing.top - 8;
  if (y < height && thing.bottom + height < room) return { below: true, y: thing.bottom + 8 };
  const covers = prompt !== undefined && y > prompt.top && y - height < prompt.bottom;
  return { below: false, y: Math.max(covers ? prompt.top - 8 : y, height) };
}

class SideNote {
  note: Note | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** Below the thing instead of above it. */
  below = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it speaks of, if it stands beside something. */
  about: Element | null = $state.raw(null);

  show(at: Element, given: Note): void {
    clearTimeout(this.#timer);
    // why it cannot be had is said beside the picture of the same thing, not in its place
    const isSame = this.about !== null && (at.contains(this.about) || this.about.contains(at));
    const note = { ...given, picture: given.picture ?? (isSame ? this.note?.picture : undefined) };
    this.about = at;
    const box = at.getBoundingClientRect();
    const prompt = document.querySelector('[data-zone=prompt]')?.getBoundingClientRect();
    const { below, y } = placeOf(box, prompt, heightOf(note), innerHeight);
    this.below = below;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
    this.y = y;
    this.note = note;
  }

  /** Say it for a while, in the middle above the prompt (a tap has no hover to end it). */
  tell(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
    this.about = null;
    this.x = innerWidth / 2;
    this.y = innerHeight * 0.62;
    this.below = false;
    this.#timer = setTimeout(() => this.hide(), 4000);
  }

  /** A moment later: whoever asks may be just being taken off the page. */
  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = this.about = null));
  }
}

export const sideNote = new SideNote();
