/* What moves is what changed: pieces with `data-piece` travel from where they were to where they are,
   and things that an event names light up for a moment. */
import { anchorsOf } from './anchors.ts';
import type { GameEvent } from '../events.ts';

const MOVE = 320;
const LIT = 900;

type Places = Map<string, DOMRect>;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    places.set(piece.dataset.piece as string, piece.getBoundingClientRect());
  }
  return places;
}

/** Every piece that stands elsewhere now travels there. */
export function travel(root: HTMLElement, before: Places): Promise<unknown> {
  const moves: Promise<unknown>[] = [];
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const from = before.get(piece.dataset.piece as string);
    if (!from || (from.width === 0 && from.height === 0)) continue;
    const to = piece.getBoundingClientRect();
    if (to.width === 0 && to.height === 0) continue;
    let dx = from.left + from.width / 2 - to.left - to.width / 2;
    let dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(dx, dy) < 2) continue;
    if (piece instanceof SVGElement && !(piece instanceof SVGSVGElement)) {
      const matrix = (piece.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
      if (!matrix) continue;
      const inverse = matrix.inverse();
      [dx, dy] = [inverse.a * dx + inverse.c * dy, inverse.b * dx + inverse.d * dy];
    }
    const animation = piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
      duration: MOVE,
      easing: 'cubic-bezier(.6,0,.3,1)',
    });
    moves.push(animation.finished.catch(() => undefined));
  }
  return Promise.all(moves);
}

/** Light what these events are about. */
export function light(root: HTMLElement, events: GameEvent[], game: string): void {
  const wanted = new Set(events.flatMap((event) => anchorsOf(event, game)));
  if (wanted.size === 0 || wanted.size > 12) return;
  for (const thing of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    if (!wanted.has(thing.dataset.anchor as string) || (thing.dataset.anchor as string).startsWith('seat:')) continue;
    thing.classList.add('changed');
    setTimeout(() => thing.classList.remove('changed'), LIT);
  }
}
