// A movement card: its bid, the number of moves in the compass rose, lit arrows, kinds of path at the foot.

import { icon, label } from '../../art/svg.ts';

export interface MovementCard {
  bid: number;
  moves: number;
  paths: readonly string[];
  /** As on the upright card: N is away from the player. */
  arrows: readonly string[];
  common: boolean;
}

export const CARD_WIDTH = 104;
export const CARD_HEIGHT = 146;
const ROSE = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const RADIUS = 34;

/** Text on the screen is never smaller than this. */
const SMALLEST = 11;

/** `width`: how wide it is on the screen; on a small one numbers are larger and the word is left out. */
export function cardMarkup(card: MovementCard, bidWord: string, width: number = CARD_WIDTH): string {
  const least = (SMALLEST * CARD_WIDTH) / width;
  const w = CARD_WIDTH;
  const h = CARD_HEIGHT;
  const cx = w / 2;
  const cy = h * 0.47;
  const head = card.common ? '#4f7a2e' : '#a03a1c';
  const bidSize = Math.max(16, least);
  const bar = Math.max(26, bidSize + 7); // the bid stands in it whole
  const arrows = ROSE.map((direction, i) => {
    const on = card.arrows.includes(direction);
    const [half, tall] = on ? [9, 13] : [5, 9];
    return (
      `<path transform="rotate(${45 * i} ${cx} ${cy})" d="M${cx} ${cy - RADIUS - 2}l${half} ${tall}h-` +
      `${2 * half}z" fill="${on ? '#a03a1c' : '#e0cc9c'}"/>`
    );
  });
  const kinds = ['trail', 'road', 'water'].map((kind, i) => {
    const x = cx + (i - 1) * 29;
    const on = card.paths.includes(kind);
    return (
      `<rect x="${x - 13}" y="${h - 31}" width="26" height="24" rx="6" fill="` +
      `${on ? '#3b2a14' : 'none'}" stroke="${on ? '#3b2a14' : '#dcc794'}"` +
      `${on ? '' : ' stroke-dasharray="3 3"'}/>` +
      icon(kind, x, h - 19, 15, on ? '#fff6dc' : '#d3bd88')
    );
  });
  return [
    `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="10" fill="` +
      `${card.common ? '#f0f4e2' : '#fffaf0'}" stroke="#8a5a24" stroke-width="1.5"/>`,
    `<path d="M1 11a10 10 0 0 1 10-10h${w - 22}a10 10 0 0 1 10 10v${bar - 11}H1z" fill="${head}"/>`,
    label(11, bar - 6, card.bid, { size: bidSize, fill: '#fff', anchor: 'start', weight: 750 }),
    width < 78
      ? ''
      : label(w - 9, 19, bidWord, { size: least, fill: card.common ? '#eaf5d8' : '#ffe6d6', anchor: 'end' }),
    `<circle cx="${cx}" cy="${cy}" r="${RADIUS}" fill="#f7e8c4" stroke="#cdb483"/>`,
    ...arrows,
    `<circle cx="${cx}" cy="${cy}" r="15" fill="#3b2a14"/>`,
    label(cx, cy + 7, card.moves, { size: Math.max(20, least), fill: '#fff', weight: 750 }),
    ...kinds,
  ].join('');
}
