/* Prices that are being thought of: all tiles of mine together, each with a price, the axe, or nothing yet. Plain
   arithmetic of a purse; what it must keep to (`Terms`) comes with the view. */
import type { Price } from './model.ts';

export interface Terms {
  gold: number;
  /** How many tiles get the axe. */
  axes: number;
  /** All of them may be priced instead. */
  spare: boolean;
  /** The highest price there is. */
  highest: number;
}
/** By slot; a slot without a tile has no place in it. */
export type Laid = Readonly<Record<number, Price>>;
/** What is missing before it can be locked in. */
export type Fault = 'axe' | 'price' | null;

const of = (laid: Laid): [number, Price][] => Object.entries(laid).map(([slot, price]) => [Number(slot), price]);
const count = (laid: Laid, what: Price): number => of(laid).filter(([, price]) => price === what).length;
export const onTiles = (laid: Laid): number => of(laid).reduce((sum, [, price]) => sum + gold(price), 0);
const gold = (price: Price): number => (typeof price === 'number' ? price : 0);

/** To begin with: one gold on the tiles that fit best, the axe nowhere, the rest left to buy with. */
export function begin(slots: number[], worth: (slot: number) => number, terms: Terms): Laid {
  const priced = terms.spare ? slots.length : slots.length - terms.axes;
  const best = [...slots].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, priced);
  return Object.fromEntries(slots.map((slot) => [slot, best.includes(slot) ? 1 : null]));
}

/** The most that this tile may cost beside what the others cost, those without a price one gold each. */
export function most(laid: Laid, slot: number, { gold: purse, axes, highest }: Terms): number {
  const others = of(laid).filter(([other]) => other !== slot);
  const open = others.filter(([, price]) => price === null).length;
  const toPrice = Math.max(0, open - Math.max(0, axes - count(laid, 'axe')));
  return Math.min(highest, purse - others.reduce((sum, [, price]) => sum + gold(price), 0) - toPrice);
}

/** The tile costs so much; what the purse does not hold is left out. */
export function price(laid: Laid, slot: number, wanted: number, terms: Terms): Laid {
  const highest = most(laid, slot, terms);
  return highest < 1 ? laid : { ...laid, [slot]: Math.min(Math.max(1, wanted), highest) };
}

/** The axe comes onto this tile. If there is none to spare, it comes from another, which gets this one's price. */
export function axe(laid: Laid, slot: number, terms: Terms): Laid {
  const former = laid[slot] ?? null;
  if (former === 'axe') return laid;
  const from = count(laid, 'axe') < terms.axes ? undefined : of(laid).find(([, had]) => had === 'axe')?.[0];
  const without = { ...laid, [slot]: 'axe' as const };
  if (from !== undefined) return { ...without, [from]: former };
  return filled(without, terms);
}

/** Once the axes lie, what is left without a price costs one gold. */
function filled(laid: Laid, terms: Terms): Laid {
  if (count(laid, 'axe') < terms.axes) return laid;
  return of(laid).reduce((all, [slot, had]) => (had === null ? price(all, slot, 1, terms) : all), laid);
}

export function fault(laid: Laid, { axes, spare }: Terms): Fault {
  const axed = count(laid, 'axe');
  if (axed !== axes && !(spare && axed === 0)) return 'axe';
  return count(laid, null) > 0 ? 'price' : null;
}

/** The next of the small answers that lead there, of those that are legal; null: none does. `done` ends it. */
export function next(wanted: Laid, now: readonly Price[], legal: readonly string[]): string | null {
  const toAxe = of(wanted).find(([slot, had]) => had === 'axe' && now[slot] !== 'axe' && legal.includes(axing(slot)));
  if (toAxe) return axing(toAxe[0]);
  if (legal.includes('spare') && count(wanted, 'axe') === 0) return 'spare';
  const asked = of(wanted).find(([slot]) => now[slot] === null);
  const notation = asked ? `price ${asked[1]}` : 'done';
  return legal.includes(notation) ? notation : null;
}
/** All the small answers that lead there, in their order. `spares`: the axe may be left out. */
export function answers(wanted: Laid, now: readonly Price[], spares: boolean): string[] {
  const open = of(wanted).filter(([slot]) => (now[slot] ?? null) === null);
  const axes = open.flatMap(([slot, had]) => (had === 'axe' ? [axing(slot)] : []));
  const prices = open.flatMap(([, had]) => (typeof had === 'number' ? [`price ${had}`] : []));
  return [...axes, ...(spares && count(wanted, 'axe') === 0 ? ['spare'] : []), ...prices, 'done'];
}
const axing = (slot: number): string => `axe ${slot + 1}`;

/** What is in the purse before I buy, and what I keep, if these tiles are sold. */
export interface Outcome {
  sold: number[];
  kept: number[];
  gold: number;
}

/** Nobody buys, each tile is sold alone, all are sold. */
export function outcomes(laid: Laid, purse: number): Outcome[] {
  const slots = of(laid).flatMap(([slot, had]) => (typeof had === 'number' ? [slot] : []));
  const cases = [[], ...(slots.length > 1 ? slots.map((slot) => [slot]) : []), slots];
  if (slots.length === 0) return [];
  return cases.map((sold) => ({
    sold,
    kept: slots.filter((slot) => !sold.includes(slot)),
    // what a sold tile costs is paid to me, and what I laid on it comes back
    gold: purse - onTiles(laid) + 2 * sold.reduce((sum, slot) => sum + gold(laid[slot] ?? null), 0),
  }));
}
