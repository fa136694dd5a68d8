/* How large cards lie on the board. */
export const HERO_W = 106.5;
export const HERO_H = 97;
/** A card's height when seven of them must be seen. */
export const HERO_LOW = 48;
export const COMMISSION_W = 103;
export const COMMISSION_H = 67;
