/* Where on the page the things are that a coach speaks of, and a place for the bubble beside them. */

/** The element of a point (`tile:16`, `answer:done`, `gold`) that is in sight: as it lies, or as it can be chosen. */
export function pointedAt(root: HTMLElement, point: string): Element[] {
  return thingsOf(root, point)
    .filter((one) => inSight(one))
    .slice(0, 1);
}

/** Every element of a point, those in other tabs too. */
export function thingsOf(root: HTMLElement, point: string): Element[] {
  const [kind = '', word = ''] = point.split(':');
  const selectors =
    kind === 'answer'
      ? [`[data-choice="${CSS.escape(word)}"]`]
      : [
          `[data-anchor~="${CSS.escape(point)}"]`,
          `[data-target="${CSS.escape(point)}"]`,
          `[data-point="${CSS.escape(point)}"]`,
        ];
  return selectors.flatMap((selector) => [...root.querySelectorAll(selector)]);
}

/** Whether it is of the kind that can be chosen, if not now. */
export const isChoosable = (one: Element): boolean => one.matches('[data-target], [data-choice]');

/** Phone: the tab where these things lie unseen, if none of them is in sight. */
export function tabOf(things: Element[]): string | null {
  if (things.some((one) => one.getClientRects().length > 0)) return null;
  const zones = things.map((one) => one.closest<HTMLElement>('[data-zone][hidden]')?.dataset.zone);
  const zone = zones.find((one) => one !== undefined);
  return zone === 'stage' ? 'board' : (zone ?? null);
}

/** Whether it can be chosen where it is seen now. */
export function isOpen(one: Element): boolean {
  return one.matches('[data-standing=legal], [data-choice]:not(:disabled)') && inSight(one);
}

/** Whether nothing of another part of the page lies on its middle, nor a bubble. */
export function isSeen(one: Element): boolean {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const zone = (at: Element): Element | null => at.closest('[data-zone]');
  return hit !== null && !hit.closest('.coach') && zone(hit) === zone(one);
}

function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
}

export interface Place {
  left: number;
  top: number;
  /** At most so high, if there is not room for all of it. */
  height?: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 16;
const EDGE = 12;
/** The edge of a phone, and where its bar ends. */
const PHONE_EDGE = 8;
const BAR = 56;
/** In less height than this nothing can be read. */
const LEAST = 120;

/** A place for the bubble that covers neither what it speaks of nor the prompt nor, if that can be, anything lit: above,
 *  right, left, below; with nothing to speak of, the upper right of the stage. */
export function placeBeside(bubble: HTMLElement, pointed: Element[], root: HTMLElement): Place {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const keep = pointed.map((one) => one.getBoundingClientRect());
  const prompt = root.querySelector('[data-zone="prompt"]')?.getBoundingClientRect();
  const stage = root.querySelector('[data-zone="stage"]')?.getBoundingClientRect();
  const rest = { left: (stage?.right ?? innerWidth) - size.width - EDGE, top: (stage?.top ?? 0) + EDGE };
  const lit = [...root.querySelectorAll('[data-standing=legal]')].map((one) => one.getBoundingClientRect());
  return freePlace(size, keep, prompt ? [prompt] : [], rest, { width: innerWidth, height: innerHeight }, lit);
}

export function freePlace(
  size: { width: number; height: number },
  pointed: Box[],
  others: Box[],
  rest: Place,
  page: { width: number; height: number },
  lit: Box[] = [],
): Place {
  const first = pointed[0];
  if (!first) return clamp(rest, size, page);
  const middle = (first.left + first.right - size.width) / 2;
  const level = (first.top + first.bottom - size.height) / 2;
  const tries = [
    { left: middle, top: first.top - size.height - GAP },
    { left: first.right + GAP, top: level },
    { left: first.left - size.width - GAP, top: level },
    { left: middle, top: first.bottom + GAP },
    rest,
    { left: EDGE, top: rest.top },
  ].map((place) => clamp(place, size, page));
  const free = (...boxes: Box[]): Place | undefined =>
    tries.find((place) => boxes.every((box) => !covers(place, size, box)));
  return (
    free(...pointed, ...others, ...lit) ?? free(...pointed, ...others) ?? free(...pointed) ?? clamp(rest, size, page)
  );
}

/** On a phone the bubble lies below the bar. Where it would cover what it speaks of, it lies right above the prompt;
 *  where it would cover it there too, it is made lower and scrolls, on the side that has more room. On a phone that lies
 *  on its side all this is between the tabs at the left and the prompt at the right. */
export function placeOnPhone(
  bubble: HTMLElement,
  pointed: Element[],
  root: HTMLElement,
  isRead: boolean,
): Place | null {
  const keep = pointed.map((one) => one.getBoundingClientRect());
  const prompt = root.querySelector('[data-zone="prompt"]')?.getBoundingClientRect();
  const tabs = root.querySelector('.tabbar')?.getBoundingClientRect();
  const size = { width: bubble.offsetWidth, height: bubble.scrollHeight };
  const isOnSide = prompt && tabs && tabs.right <= prompt.left;
  return isOnSide
    ? phonePlace(size, keep, innerHeight, tabs.right + PHONE_EDGE, isRead)
    : phonePlace(size, keep, prompt?.top ?? innerHeight, PHONE_EDGE, isRead);
}

/** Null: below the bar. `floor`: where the prompt begins; `left`: where the bubble does. */
export function phonePlace(
  size: { width: number; height: number },
  pointed: Box[],
  floor: number,
  left = PHONE_EDGE,
  isRead = false,
): Place | null {
  const low = Math.round(floor - size.height - PHONE_EDGE);
  // who only reads is told in full, beside the first of what is spoken of
  for (const kept of isRead ? [pointed, pointed.slice(0, 1)] : [pointed]) {
    const free = (top: number): boolean => kept.every((box) => !covers({ left, top }, size, box));
    if (free(BAR)) return null;
    if (low > BAR && free(low)) return { left, top: low };
  }
  const above = Math.min(...pointed.map((box) => box.top)) - BAR - PHONE_EDGE;
  const under = Math.max(...pointed.map((box) => box.bottom)) + PHONE_EDGE;
  const below = floor - under - PHONE_EDGE;
  const height = Math.round(Math.max(above, below));
  if (height < LEAST) return null;
  return { left, top: above >= below ? BAR : Math.round(under), height };
}

function clamp(place: Place, size: { width: number; height: number }, page: { width: number; height: number }): Place {
  return {
    left: Math.round(Math.max(EDGE, Math.min(place.left, page.width - size.width - EDGE))),
    top: Math.round(Math.max(EDGE, Math.min(place.top, page.height - size.height - EDGE))),
  };
}

function covers(place: Place, size: { width: number; height: number }, box: Box): boolean {
  return (
    place.left < box.right &&
    place.left + size.width > box.left &&
    place.top < box.bottom &&
    place.top + size.height > box.top
  );
}
