/* Which thing of an SVG board a fingertip or a pointer means. Things are drawn as small as the board wants them;
   each still catches 44 by 44 CSS px, whatever the picture's scale is at the moment. Where these areas overlap,
   the nearest middle wins, so that nothing takes away the middle of its neighbor. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { boxOf, type RingShape } from './ring.ts';

/** Half of the smallest area that a thing catches, in CSS px. */
export const REACH = 22;
/** What a press is for without our help. */
const OTHERS = 'button, a, input, select, textarea, label, [role=button]';

/** A thing on a board, for those who point at it. */
export interface Thing {
  readonly ring: RingShape;
  press(): void;
  /** The pointer means it now. */
  enter(at: Element): void;
  leave(): void;
}
const things = new Map<SVGGraphicsElement, Thing>();

/** `<g {@attach reachable(thing)}>` */
export function reachable(thing: Thing): Attachment<SVGGraphicsElement> {
  return (element) => {
    things.set(element, thing);
    return () => things.delete(element);
  };
}

/** How far a point (in the thing's own units, `scale` CSS px each) is from the thing's middle; of a large thing, from
 *  the part that has room for a fingertip all round. Null: out of reach. */
export function distance(shape: RingShape, x: number, y: number, scale: number): number | null {
  const box = boxOf(shape);
  const [halfWidth, halfHeight] = [(box.w / 2) * scale, (box.h / 2) * scale];
  const dx = Math.abs(x - box.x - box.w / 2) * scale;
  const dy = Math.abs(y - box.y - box.h / 2) * scale;
  if (dx > Math.max(REACH, halfWidth) || dy > Math.max(REACH, halfHeight)) return null;
  return Math.hypot(
    Math.max(0, dx - Math.max(0, halfWidth - REACH)),
    Math.max(0, dy - Math.max(0, halfHeight - REACH)),
  );
}

/** The thing that is meant at this point of the window, when the topmost element there is `target`. */
export function meant(target: EventTarget | null, x: number, y: number): SVGGraphicsElement | null {
  if (!(target instanceof Element)) return null;
  const own = ownOf(target);
  if (!own && target.closest(OTHERS)) return null;
  const svg = pictureAt(target);
  const cover = target.closest('[data-cover]');
  let best: SVGGraphicsElement | null = null;
  let least = Infinity;
  for (const [element, thing] of things) {
    if (svg ? !svg.contains(element) : pictureAt(element)?.parentElement !== target) continue;
    if (element.closest('[data-cover]') !== cover) continue; // a card lies over it
    const matrix = element.getScreenCTM();
    if (!matrix) continue;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    let far = distance(thing.ring, at.x, at.y, Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)));
    // its art is under the pointer, however odd its shape is
    if (element === own) far = Math.min(far ?? REACH, REACH);
    if (far === null || far > least || (far === least && best === own)) continue;
    [best, least] = [element, far];
  }
  return best ?? own;
}

/** One for the whole table: presses and pointers go to what they mean. */
export function fingers(root: HTMLElement): () => void {
  let leave = () => {};
  let near: SVGGraphicsElement | null = null;
  let frame = 0;
  /** What the press that is under way began on; undefined: none is. */
  let began: SVGGraphicsElement | null | undefined;
  const aim = (next: SVGGraphicsElement | null) => {
    if (next === near) return;
    leave();
    leave = () => {};
    near = next;
    const thing = next && things.get(next);
    if (!thing) return;
    const picture = pictureAt(next);
    next.dataset.near = '';
    picture?.setAttribute('data-aimed', '');
    thing.enter(next);
    leave = () => {
      delete next.dataset.near;
      picture?.removeAttribute('data-aimed');
      thing.leave();
    };
  };
  const look = (event: PointerEvent) => {
    cancelAnimationFrame(frame);
    if (event.type === 'pointermove' && event.buttons) return; // a drag means nothing
    const thing = meant(event.target, event.clientX, event.clientY);
    if (event.type === 'pointerdown') began = thing;
    aim(thing);
  };
  /** The board moved under a pointer that rests; later, because its notes (`study`) come first. */
  const over = (event: PointerEvent) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => look(event));
  };
  const gone = (event: PointerEvent) => {
    cancelAnimationFrame(frame);
    if (event.type !== 'pointerup' || event.pointerType === 'touch') aim(null);
  };
  const click = (event: MouseEvent) => {
    // a click that no pointer made (a screen reader's, a script's) has no place: it is for the thing itself
    const thing = event.detail > 0 ? meant(event.target, event.clientX, event.clientY) : ownOf(event.target as Element);
    // who presses one thing and lets go over another has thought better of it
    if (thing && (event.detail === 0 || began === undefined || began === thing)) things.get(thing)?.press();
    began = undefined;
  };
  const ends = [
    on(root, 'pointermove', look),
    on(root, 'pointerdown', look),
    on(root, 'pointerover', over),
    on(root, 'pointerup', gone),
    on(root, 'pointercancel', gone),
    on(root, 'pointerleave', gone),
    on(root, 'click', click),
  ];
  return () => {
    cancelAnimationFrame(frame);
    for (const end of ends) end();
  };
}

/** The thing that an element is part of. */
function ownOf(element: Element): SVGGraphicsElement | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (things.has(at as SVGGraphicsElement)) return at as SVGGraphicsElement;
  }
  return null;
}

/** The whole picture that an SVG element belongs to. */
function pictureAt(element: Element): SVGSVGElement | null {
  let found: SVGSVGElement | null = null;
  for (let at: Element | null = element; at instanceof SVGElement; at = at.parentElement) {
    if (at instanceof SVGSVGElement) found = at;
  }
  return found;
}
