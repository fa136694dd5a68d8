/* The keyboard at a table: arrows among what is lit, Enter chooses (the button's own), Ctrl+Enter confirms,
   Esc closes the text twin or unchooses, U undoes, ? rules of this step, G what the signs mean, I what a thing is,
   H a hint, L log, T text twin, F6 zones, K all keys;
   N, P, comma and dot follow what others do, V shows their things. */
import type { Decision } from '../boards/contract.ts';

export interface Keys {
  root: HTMLElement | undefined;
  decision: Decision;
  undo(): void;
  rules(): void;
  signs(): void;
  /** Whether the key was for things that say what they are. */
  explain(event: KeyboardEvent): boolean;
  hint(): void;
  log(): void;
  twin(): void;
  keys(): void;
  /** Close what lies over the board; false: there is nothing. */
  close(): boolean;
  /** By key: one step on or back in what is told of the others, and stop. */
  follow: Record<string, () => void>;
  own: { key: string; run(): boolean }[];
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let isByKeys = false;
addEventListener('pointerdown', () => (isByKeys = false), true);

/** Who plays by keys goes on from the board when what had the focus is gone. */
export function keepFocus(): void {
  if (isByKeys && document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

export function keyboard(event: KeyboardEvent, keys: Keys): void {
  isByKeys = true;
  const at = event.target as HTMLElement | null;
  if (at?.closest('dialog') || keys.explain(event)) return;
  if (event.key === 'F6') {
    event.preventDefault();
    nextZone(keys.root, event.shiftKey ? -1 : 1);
    return;
  }
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    if (keys.decision.chosen) keys.decision.confirm();
    else keys.root?.querySelector<HTMLElement>('[data-confirm]')?.click();
    return;
  }
  if (event.key === 'Escape' && keys.close()) return;
  if (at?.closest('input, textarea, select, [contenteditable]')) return;
  if (event.key === 'Escape') {
    keys.decision.clear();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  for (const own of keys.own) {
    if (own.key.toLowerCase() === event.key.toLowerCase() && own.run()) {
      event.preventDefault();
      return;
    }
  }
  const arrow = ARROWS[event.key];
  if (arrow && !at?.closest('[data-arrows=own]')) {
    if (moveFocus(keys.root, arrow)) event.preventDefault();
    return;
  }
  const act = {
    u: keys.undo,
    '?': keys.rules,
    g: keys.signs,
    h: keys.hint,
    l: keys.log,
    t: keys.twin,
    k: keys.keys,
    ...keys.follow,
  }[event.key.toLowerCase()];
  if (act) {
    event.preventDefault();
    act();
  }
}

/** To the nearest lit thing in that direction; from nowhere to the first. */
function moveFocus(root: HTMLElement | undefined, [dx, dy]: [number, number]): boolean {
  if (!root) return false;
  const lit = [
    ...root.querySelectorAll<HTMLElement>('[data-target]:not([data-standing=locked]), [data-choice]'),
  ].filter(isShown);
  const first = lit[0];
  if (!first) return false;
  const here = document.activeElement as HTMLElement | null;
  if (!here || !lit.includes(here)) {
    first.focus();
    return true;
  }
  const best = nearest(here, lit, [dx, dy]);
  best?.focus();
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return best !== null;
}

/** Which of these is the next one that way; where nothing lies, the next or previous in order, so that everything can be
 *  reached. */
export function nearest<T extends Element>(here: T, among: T[], [dx, dy]: readonly [number, number]): T | null {
  const from = middle(here);
  let best: T | null = null;
  let least = Infinity;
  for (const one of among) {
    if (one === here) continue;
    const to = middle(one);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const cost = along + across * 2.5;
    if (cost < least) [best, least] = [one, cost];
  }
  const step = dx + dy > 0 ? 1 : -1;
  return best ?? among[(among.indexOf(here) + step + among.length) % among.length] ?? null;
}

/** The parts of the table that are in sight, in the order in which they are gone through. */
export function zonesOf(root: HTMLElement): HTMLElement[] {
  const order = ['prompt', 'stage', 'dock', 'world', 'people', 'bar'];
  const zones = [...root.querySelectorAll<HTMLElement>('[data-zone]')].filter(isShown);
  const rank = (zone: HTMLElement) =>
    (order.indexOf(zone.dataset.zone as string) + order.length + 1) % (order.length + 1);
  return zones.sort((a, b) => rank(a) - rank(b));
}

function nextZone(root: HTMLElement | undefined, step: number): void {
  const zones = root ? zonesOf(root) : [];
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  const next = zones[(now + step + zones.length) % zones.length] ?? zones[0];
  if (!next) return;
  next.focus();
}

function isShown(one: HTMLElement): boolean {
  return one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
}

function middle(one: Element): { x: number; y: number } {
  const box = one.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
