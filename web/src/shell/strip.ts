/* Phone: how the line of players is laid out, and what others are called in it. */

/** Px: the window's padding, my own place, between two places, a letter, and what stands beside a name. */
const RIM = 12;
const OWN = 106;
const GAP = 4;
const LETTER = 7.6;
const BESIDE = 32;
/** A place for a name above its numbers is at least so wide. */
const WIDE = 84;

export interface StripLayout {
  columns: number;
  rows: 1 | 2;
  /** So many letters of a name have room; 0: the shape says it. */
  letters: number;
}

/** The others share what I leave: in one row, else in two. */
export function stripOf(width: number, mine: number, others: number): StripLayout {
  const room = width - RIM - mine * OWN;
  const cell = (columns: number) => (room - columns * GAP) / columns;
  const one = Math.max(1, others);
  const rows = others > 3 || (others > 1 && cell(one) < WIDE) ? 2 : 1;
  const columns = rows === 2 ? Math.ceil(others / 2) : one;
  const letters = Math.max(0, Math.floor((cell(columns) - BESIDE) / LETTER));
  return { columns, rows, letters: rows === 2 ? 0 : letters };
}

/** The name, else its first three letters and its number, else nothing. */
export function shortName(name: string, letters: number): string {
  if ([...name].length <= letters) return name;
  const number = /\s(\d+)$/.exec(name)?.[1] ?? '';
  const short = [...name].slice(0, 3).join('') + number;
  return letters >= short.length ? short : '';
}
