/* What moves is what changed: pieces with `data-piece` travel from where they were to where they are,
   and things that an event names light up for a moment. */
import { anchorsOf } from './anchors.ts';
import type { GameEvent } from '../events.ts';

const MOVE = 320;
/** Along a way: so long from space to space, and no longer in all. */
const SPACE = 120;
const LONGEST = 520;
const LIT = 900;
/** Without motion the outline has to say it all. */
const LIT_STILL = 1500;

export type Places = Map<string, DOMRect>;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    places.set(piece.dataset.piece as string, piece.getBoundingClientRect());
  }
  return places;
}

/** By piece, the things that it goes over to where it is now: the last of them is there. */
export type Ways = ReadonlyMap<string, readonly string[]>;

type Point = [x: number, y: number];
const middle = (box: DOMRect): Point => [box.left + box.width / 2, box.top + box.height / 2];

/** How long a piece is under way. */
export function moveTime(spaces: number): number {
  return spaces > 1 ? Math.min(LONGEST, SPACE * spaces) : MOVE;
}

/** From there over the points of a way to its place; it lands with a small dip. */
export function framesOf(from: Point, over: readonly Point[]): Keyframe[] {
  const points = [from, ...over.slice(0, -1)];
  const frames = points.map(([x, y], i) => ({
    translate: `${x}px ${y}px`,
    offset: (LANDED * i) / points.length,
  }));
  return [...frames, { translate: '0 0', offset: LANDED }, { translate: '0 1px', offset: 0.95 }, { translate: '0 0' }];
}
/** When of its time a piece is there; then it dips. */
const LANDED = 0.9;

/** Every piece that stands elsewhere now travels there. */
export function travel(root: HTMLElement, before: Places, ways: Ways = new Map()): Promise<unknown> {
  const moves: Promise<unknown>[] = [];
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const from = before.get(piece.dataset.piece as string);
    if (!from || (from.width === 0 && from.height === 0)) continue;
    const to = piece.getBoundingClientRect();
    if (to.width === 0 && to.height === 0) continue;
    const [x, y] = middle(to);
    const turned = toOwn(piece);
    if (!turned) continue;
    const [left, top] = middle(from);
    if (Math.hypot(left - x, top - y) < 2) continue;
    const over = placesOver(root, ways.get(piece.dataset.piece as string) ?? []);
    const end = over.at(-1) ?? [x, y];
    const animation = piece.animate(
      framesOf(
        turned(left - x, top - y),
        over.map(([px, py]) => turned(px - end[0], py - end[1])),
      ),
      { duration: moveTime(over.length), easing: 'cubic-bezier(.6,0,.3,1)' },
    );
    moves.push(animation.finished.catch(() => undefined));
  }
  return Promise.all(moves);
}

/** Distances on the page in the units in which a piece moves; none: it is not drawn. */
function toOwn(piece: HTMLElement | SVGElement): ((dx: number, dy: number) => Point) | null {
  if (!(piece instanceof SVGElement) || piece instanceof SVGSVGElement) return (dx, dy) => [dx, dy];
  const inverse = (piece.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.()?.inverse();
  return inverse ? (dx, dy) => [inverse.a * dx + inverse.c * dy, inverse.b * dx + inverse.d * dy] : null;
}

/** Where these things lie; nowhere if one of them is not in sight. */
function placesOver(root: HTMLElement, anchors: readonly string[]): Point[] {
  const found = anchors.map((anchor) => thingsOf(root, new Set([anchor])).find((one) => one.getClientRects().length));
  return found.every((one) => one !== undefined) ? found.map((one) => middle(one!.getBoundingClientRect())) : [];
}

/** Whether a thing belongs to whoever acts, or to nobody: my dock is mine, a rival's things are the rival's. */
export function mayLight(thing: Element, actor: number | undefined, seat: number): boolean {
  if (actor === undefined) return true;
  const rival = thing.closest<HTMLElement>('[data-rival]');
  if (rival) return rival.dataset.rival === String(actor);
  return actor === seat || thing.closest('[data-zone=dock]') === null;
}

/** Light what these events are about, and the panel of another player who acts. */
export function light(root: HTMLElement, events: GameEvent[], game: string, seat: number, still: boolean): void {
  for (const event of events) {
    const others = event.seat !== undefined && event.seat !== seat;
    const panels = others ? thingsOf(root, new Set([`seat:${event.seat}`])).filter((one) => one.matches('.pl')) : [];
    const wanted = new Set(anchorsOf(event, game).filter((anchor) => !anchor.startsWith('seat:')));
    const things = thingsOf(root, wanted).filter((thing) => mayLight(thing, event.seat, seat));
    for (const thing of [...panels, ...things]) {
      thing.classList.add('changed');
      setTimeout(() => thing.classList.remove('changed'), still ? LIT_STILL : LIT);
    }
  }
}

function thingsOf(root: HTMLElement, wanted: ReadonlySet<string>): HTMLElement[] {
  if (wanted.size === 0) return [];
  const all = root.querySelectorAll<HTMLElement>('[data-anchor]');
  return [...all].filter((thing) => wanted.has(thing.dataset.anchor as string));
}

/** Where on the board an act takes place: the first thing of it that is in sight; else the middle of the stage. */
export function placeOf(root: HTMLElement, events: GameEvent[], game: string): DOMRect | null {
  const stage = root.querySelector<HTMLElement>('.stage');
  for (const event of [...events].reverse()) {
    const wanted = new Set(anchorsOf(event, game).filter((anchor) => !anchor.startsWith('seat:')));
    const found = thingsOf(root, wanted).find(
      (thing) => thing.closest('.stage, .world') && thing.getClientRects().length,
    );
    if (found) return found.getBoundingClientRect();
  }
  return stage?.getClientRects().length ? stage.getBoundingClientRect() : null;
}

/** What a line of the log is about is marked, until the function that comes back is called. */
export function mark(root: HTMLElement, wanted: ReadonlySet<string>): () => void {
  const lit = thingsOf(root, wanted);
  for (const one of lit) one.classList.add('marked');
  return () => {
    for (const one of lit) one.classList.remove('marked');
  };
}
