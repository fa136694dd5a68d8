/* What a coach speaks of stays bright, the rest of the page is dimmed; a thread leads from the bubble to it. */
import type { Box } from './pointing.ts';

const ROOM = 6;
const ROUND = 10;

/** The page without these places, as a path to be filled by the even-odd rule. */
export function dimmed(page: { width: number; height: number }, lit: readonly Box[]): string {
  return [`M0 0H${page.width}V${page.height}H0Z`, ...apart(lit).map(outlineOf)].join('');
}

/** A place with room around it, its corners rounded. */
export function outlineOf(box: Box): string {
  const [left, top, right, bottom] = [box.left - ROOM, box.top - ROOM, box.right + ROOM, box.bottom + ROOM];
  const r = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [width, height] = [right - left - 2 * r, bottom - top - 2 * r];
  return (
    `M${left + r} ${top}h${width}${turn(r, r)}v${height}${turn(-r, r)}` +
    `h${-width}${turn(-r, -r)}v${-height}${turn(r, -r)}Z`
  );
}

/** Places that lie in each other are one: what would be cut out twice would be dimmed again. */
export function apart(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const near = found.filter((one) => meet(one, box));
    for (const one of near) found.splice(found.indexOf(one), 1);
    found.push([box, ...near].reduce(around));
  }
  return found.some((one, i) => found.some((other, j) => j > i && meet(one, other))) ? apart(found) : found;
}

const meet = (a: Box, b: Box): boolean =>
  a.left - 2 * ROOM < b.right &&
  a.right + 2 * ROOM > b.left &&
  a.top - 2 * ROOM < b.bottom &&
  a.bottom + 2 * ROOM > b.top;
const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The shortest straight way from a bubble to a thing, across or down; null: they are not opposite each other. */
export function thread(bubble: Box, thing: Box): { from: [number, number]; to: [number, number] } | null {
  const middle = (low: number, high: number): number | null => (high > low ? (low + high) / 2 : null);
  const x = middle(Math.max(bubble.left, thing.left), Math.min(bubble.right, thing.right));
  if (x !== null && bubble.bottom <= thing.top) return { from: [x, bubble.bottom], to: [x, thing.top - ROOM] };
  if (x !== null && bubble.top >= thing.bottom) return { from: [x, bubble.top], to: [x, thing.bottom + ROOM] };
  const y = middle(Math.max(bubble.top, thing.top), Math.min(bubble.bottom, thing.bottom));
  if (y !== null && bubble.right <= thing.left) return { from: [bubble.right, y], to: [thing.left - ROOM, y] };
  if (y !== null && bubble.left >= thing.right) return { from: [bubble.left, y], to: [thing.right + ROOM, y] };
  return null;
}
