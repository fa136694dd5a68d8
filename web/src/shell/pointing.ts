/* Where on the page the things are that a coach speaks of, and a place for the bubble beside them. */

/** The element of a point (`tile:16`, `answer:done`, `gold`) that is in sight: as it can be chosen, or as it lies. */
export function pointedAt(root: HTMLElement, point: string): Element[] {
  const seen = thingsOf(root, point).filter((one) => inSight(one));
  return [...seen.filter(isOpen), ...seen].slice(0, 1);
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
  /** At most so high. */
  height?: number;
}
/** On a phone: whether it covers nothing that has to be seen. */
export interface PhonePlace extends Place {
  fits: boolean;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A page by its size, with where its prompt begins and where its stage does. */
interface Page {
  width: number;
  height: number;
  floor: number;
  side: number;
}

const GAP = 16;
const EDGE = 12;
/** The edge of a phone, and where its bar ends. */
const PHONE_EDGE = 8;
const BAR = 56;

/** A place for the bubble that covers neither what it speaks of nor the prompt, the steps of the lesson nor, if that can
 *  be, anything lit: above, right, left, below, above the prompt; with nothing to speak of, the upper right of the
 *  stage. */
export function placeBeside(bubble: HTMLElement, pointed: Element[], root: HTMLElement, isAsked: boolean): Place {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const keep = pointed.map((one) => one.getBoundingClientRect());
  const boxOf = (what: string): Box | undefined => root.querySelector(what)?.getBoundingClientRect();
  const [prompt, stage, steps] = ['[data-zone="prompt"]', '[data-zone="stage"]', '[data-lesson-steps]'].map(boxOf);
  const rest = { left: (stage?.right ?? innerWidth) - size.width - EDGE, top: (stage?.top ?? 0) + EDGE };
  const legal = isAsked ? [...root.querySelectorAll('[data-standing=legal]')] : [];
  const lit = legal.map((one) => one.getBoundingClientRect());
  const page = { width: innerWidth, height: innerHeight, floor: prompt?.top ?? innerHeight, side: stage?.left ?? 0 };
  const others = [prompt, steps].filter((one) => one !== undefined);
  return freePlace(size, keep, others, rest, page, lit);
}

export function freePlace(
  size: { width: number; height: number },
  pointed: Box[],
  others: Box[],
  rest: Place,
  page: Page,
  lit: Box[] = [],
): Place {
  const first = pointed[0];
  const clamp = (place: Place): Place => ({
    left: Math.round(Math.max(EDGE, Math.min(place.left, page.width - size.width - EDGE))),
    top: Math.round(Math.max(EDGE, rest.top, Math.min(place.top, page.height - size.height - EDGE))),
  });
  if (!first) return clamp(rest);
  const low = page.floor - size.height - GAP;
  const middle = (first.left + first.right - size.width) / 2;
  const beside = (first.top + first.bottom - size.height) / 2;
  const level = first.bottom < page.floor ? Math.min(beside, low) : beside;
  const tries = [
    { left: middle, top: first.top - size.height - GAP },
    { left: first.right + GAP, top: level },
    { left: first.left - size.width - GAP, top: level },
    { left: middle, top: first.bottom + GAP },
    { left: middle, top: low },
    rest,
    { left: page.side + EDGE, top: rest.top },
    { left: rest.left, top: low },
    { left: page.side + EDGE, top: low },
  ].map(clamp);
  const free = (...boxes: Box[]): Place | undefined =>
    tries.find((place) => boxes.every((box) => !covers(place, size, box)));
  return free(...pointed, ...others, ...lit) ?? free(...pointed, ...others) ?? free(...pointed) ?? clamp(rest);
}

/** What can be answered in the prompt of a phone: it stays free. */
const ANSWERS = '[data-confirm], [data-choice]:not(:disabled), [data-standing=legal]';

/** On a phone the bubble lies below the bar, or right above the prompt, or above the tabs, or else right beside one of the
 *  things to be seen: where it covers neither what it speaks of nor an answer of the prompt. On a phone that lies on
 *  its side all this is between the tabs at the left and the prompt at the right. */
export function placeOnPhone(bubble: HTMLElement, pointed: Element[], root: HTMLElement, isAsked: boolean): PhonePlace {
  const prompt = root.querySelector('[data-zone="prompt"]');
  const [sheet, tabs] = [prompt, root.querySelector('.tabbar')].map((one) => one?.getBoundingClientRect());
  const answers = isAsked && prompt ? [...prompt.querySelectorAll(ANSWERS)].filter(inSight) : [];
  const keep = [...pointed, ...answers].map((one) => one.getBoundingClientRect());
  // its words as far as they can be scrolled, its border, and the part of a pixel that all of them leave out
  const height = bubble.scrollHeight + bubble.offsetHeight - bubble.clientHeight + 1;
  const size = { width: bubble.offsetWidth, height };
  if (sheet && tabs && tabs.right <= sheet.left)
    return phonePlace(size, keep, [innerHeight], isAsked, tabs.right + PHONE_EDGE);
  const floors = [sheet?.top, tabs?.top].filter((one) => one !== undefined);
  return phonePlace(size, keep, floors, isAsked);
}

/** `floors`: above which it may lie; the last of them is where the page ends. `left`: where it begins. */
export function phonePlace(
  size: { width: number; height: number },
  keep: Box[],
  floors: number[],
  isAsked = true,
  left = PHONE_EDGE,
): PhonePlace {
  const last = floors.at(-1) ?? 0;
  const beside = [PHONE_EDGE, 0].flatMap((gap) =>
    keep.flatMap((box) => [Math.ceil(box.bottom + gap), Math.floor(box.top - size.height - gap)]),
  );
  const tops = [BAR, ...floors.map((floor) => Math.round(floor - size.height - PHONE_EDGE)), ...beside];
  const whole = tops.filter((top) => top >= BAR && top + size.height <= last);
  // who only reads is told beside the first of what is spoken of
  for (const kept of isAsked ? [keep] : [keep, keep.slice(0, 1)]) {
    const top = whole.find((one) => kept.every((box) => !covers({ left, top: one }, size, box)));
    if (top !== undefined) return { left, top, fits: true };
  }
  return { left, top: BAR, height: last - BAR - PHONE_EDGE, fits: false };
}

function covers(place: Place, size: { width: number; height: number }, box: Box): boolean {
  return (
    place.left < box.right &&
    place.left + size.width > box.left &&
    place.top < box.bottom &&
    place.top + size.height > box.top
  );
}
