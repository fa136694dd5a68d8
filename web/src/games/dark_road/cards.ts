/* How large cards lie on the board. */
import { RIM } from '../../boards/ring.ts';

export const HERO_W = 106.5;
export const HERO_H = 97;
/** A card's height when seven of them must be seen. */
export const HERO_LOW = 48;
export const COMMISSION_W = 103;
export const COMMISSION_H = 67;

/** The ring of a card that has neighbors: it runs along the edge, so that no ring lies over another's card. */
export const edgeOf = (x: number, y: number, w: number, h: number) => ({
  x: x + RIM,
  y: y + RIM,
  w: w - 2 * RIM,
  h: h - 2 * RIM,
  r: 4,
});
