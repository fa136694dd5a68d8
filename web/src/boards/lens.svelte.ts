/* Looking at a large board: it fits itself; the person pans with a drag, zooms with wheel, pinch or buttons. Some of the
   board is always in sight. */

export interface Box {
  scale: number;
  x: number;
  y: number;
}

const NEAREST = 5;
const FURTHEST = 0.5;
/** A press that moved less than this is a tap. */
const SLOP = 7;

export class Lens {
  zoom = $state(1);
  pan = $state.raw<[number, number]>([0, 0]);
  /** A hand is pushing it about: it may be drawn once and moved as a whole. */
  held = $state(false);
  #pointers = new Map<number, [number, number]>();
  #start = { pan: [0, 0] as [number, number], zoom: 1, middle: [0, 0] as [number, number], spread: 1 };
  #moved = false;

  /** How large the window is that the board fits into, in the units in which it is panned. */
  #size: () => readonly [number, number];

  constructor(size: () => readonly [number, number]) {
    this.#size = size;
  }

  fit(): void {
    this.zoom = 1;
    this.pan = [0, 0];
  }

  /** A new question: all fits again if something lit lies outside of the window. */
  reveal(window: Element): void {
    const frame = window.getBoundingClientRect();
    const lit = [...window.querySelectorAll('[data-standing=legal]')].map((one) => one.getBoundingClientRect());
    const inside = (box: DOMRect) =>
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (!lit.every(inside)) this.fit();
  }

  /** Zoom by a factor; the point `at` (from the middle of the picture) stays where it is. */
  closer(factor: number, at: [number, number] = [0, 0]): void {
    const zoom = Math.min(NEAREST, Math.max(FURTHEST, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.zoom = zoom;
    this.#look([at[0] - ratio * (at[0] - this.pan[0]), at[1] - ratio * (at[1] - this.pan[1])]);
  }

  /** As CSS, which browsers can apply to what is drawn already. */
  style(width: number, height: number, box: Box): string {
    const x = width / 2 + this.pan[0] + this.zoom * (box.x - width / 2);
    const y = height / 2 + this.pan[1] + this.zoom * (box.y - height / 2);
    return `transform:translate(${x}px,${y}px) scale(${this.zoom * box.scale})${this.held ? ';will-change:transform' : ''}`;
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#pointers.size === 1) this.#moved = false;
    this.#begin();
  }

  move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return;
    if (event.buttons === 0) {
      this.up(event); // it was let go of outside of the board
      return;
    }
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const { middle, spread } = this.#measure();
    const [dx, dy] = [middle[0] - this.#start.middle[0], middle[1] - this.#start.middle[1]];
    if (!this.#moved && Math.hypot(dx, dy) < SLOP && Math.abs(spread - this.#start.spread) < SLOP) return;
    if (!this.#moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#moved = this.held = true;
    if (this.#pointers.size > 1)
      this.zoom = Math.min(NEAREST, Math.max(FURTHEST, (this.#start.zoom * spread) / this.#start.spread));
    this.#look([this.#start.pan[0] + dx, this.#start.pan[1] + dy]);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.held = this.held && this.#pointers.size > 0;
    this.#begin();
  }

  /** The click that ends a drag chooses nothing. */
  click(event: MouseEvent): void {
    if (!this.#moved) return;
    event.stopPropagation();
    this.#moved = false;
  }

  /** Moves the board, so far that a good part of it stays in the window. */
  #look(pan: [number, number]): void {
    const size = this.#size();
    this.pan = pan.map((at, i) => {
      const far = Math.max(0, size[i]! * (this.zoom / 2 - 0.25));
      return Math.min(far, Math.max(-far, at));
    }) as [number, number];
  }

  #begin(): void {
    this.#start = { pan: this.pan, zoom: this.zoom, ...this.#measure() };
  }

  #measure(): { middle: [number, number]; spread: number } {
    const points = [...this.#pointers.values()];
    const [a = [0, 0], b = a] = points;
    return {
      middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
      spread: Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1])),
    };
  }
}
