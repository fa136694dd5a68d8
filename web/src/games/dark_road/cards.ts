/* The cards of the Dark Road as they lie on the board. Words come from the caller, said in the reader's
   language. */
import { goodChip } from '../../art/goods.ts';
import { icon, label } from '../../art/svg.ts';
import { FLAME, REGION_COLOUR, portrait } from './art.ts';

export const BONUS_ICON: Record<string, string> = { lantern: 'lantern', horseshoe: 'horseshoe', storage: 'wagon' };

export interface HeroFace {
  name: string;
  heroClass: string;
  town: string;
  asks: readonly string[];
  bonus: string;
}

export const HERO_W = 106.5;
export const HERO_H = 97;
/** A card's height when seven of them must be seen. */
export const HERO_LOW = 48;

/** A hero at the Inn: what it asks, what of it the viewer owns, what selling all of that pays. */
export function heroCard(
  x: number,
  y: number,
  height: number,
  hero: HeroFace,
  owned: ReadonlySet<string>,
  pays: string,
  paysWord: string,
): string {
  if (height === HERO_LOW) return lowHeroCard(x, y, hero, owned, pays);
  const asks = hero.asks.map((good, i) => {
    const cx = x + 18 + i * 28;
    const tick = owned.has(good)
      ? `<circle cx="${cx + 10}" cy="${y + 50}" r="6" fill="#1f8a5b" stroke="#0b1524" stroke-width="1.3"/>${icon('check', cx + 10, y + 50, 8, '#fff')}`
      : '';
    return goodChip(good, cx, y + 59, 21) + tick;
  });
  const quiet = { size: 11, fill: 'var(--board-ink-2)', weight: 500 } as const;
  const payment = pays
    ? label(x + 9, y + 91, paysWord, { ...quiet, anchor: 'start' }) +
      label(x + 56, y + 91.5, pays, { size: 13, fill: '#fff', anchor: 'end', weight: 700 }) +
      icon('coin', x + 65, y + 87, 13, FLAME)
    : '';
  return [
    `<rect x="${x}" y="${y}" width="${HERO_W}" height="${HERO_H}" rx="8" fill="#16263d" stroke="#3d587a"/>`,
    portrait(hero.heroClass, x + 4, y + 7, 30),
    label(x + 38, y + 20, hero.name, { size: hero.name.length > 7 ? 11.5 : 12.5, anchor: 'start', weight: 650 }),
    label(x + 38, y + 35, hero.town, { ...quiet, anchor: 'start' }),
    ...asks,
    `<path d="M${x + 8} ${y + 76}h${HERO_W - 16}" stroke="#2f4766"/>`,
    payment,
    icon(BONUS_ICON[hero.bonus] ?? 'vp', x + HERO_W - 15, y + 87, 15, FLAME),
    label(x + HERO_W - 24, y + 91, '+', { ...quiet, size: 12, anchor: 'end' }),
  ].join('');
}

function lowHeroCard(x: number, y: number, hero: HeroFace, owned: ReadonlySet<string>, pays: string): string {
  const asks = hero.asks.map((good, i) => {
    const cx = x + 13 + i * 19;
    const tick = owned.has(good) ? `<circle cx="${cx + 7}" cy="${y + 29}" r="4" fill="#1f8a5b" stroke="#0b1524"/>` : '';
    return goodChip(good, cx, y + 36, 16) + tick;
  });
  const payment = pays
    ? label(x + HERO_W - 18, y + 40.5, pays, { size: 12.5, fill: '#fff', anchor: 'end', weight: 700 }) +
      icon('coin', x + HERO_W - 10, y + 36, 12, FLAME)
    : '';
  return [
    `<rect x="${x}" y="${y}" width="${HERO_W}" height="${HERO_LOW}" rx="8" fill="#16263d" stroke="#3d587a"/>`,
    portrait(hero.heroClass, x + 4, y + 4, 20),
    label(x + 28, y + 18, hero.name, { size: 11.5, anchor: 'start', weight: 650 }),
    icon(BONUS_ICON[hero.bonus] ?? 'vp', x + HERO_W - 10, y + 13, 13, FLAME),
    ...asks,
    payment,
  ].join('');
}

export interface CommissionFace {
  town: string;
  townName: string;
  goods: readonly string[];
}

export const COMMISSION_W = 103;
export const COMMISSION_H = 67;

export function commissionCard(x: number, y: number, card: CommissionFace, owned: ReadonlySet<string>): string {
  const w = COMMISSION_W;
  const h = COMMISSION_H;
  const goods = card.goods.map((good, i) => {
    const cx = x + w / 2 + (i - 1) * 23;
    const tick = owned.has(good)
      ? `<circle cx="${cx + 9}" cy="${y + 29}" r="4.5" fill="#1f8a5b" stroke="#0b1524"/>`
      : '';
    return goodChip(good, cx, y + 37, 19) + tick;
  });
  return [
    `<rect x="${x + 2}" y="${y + 2}" width="${w}" height="${h}" rx="7" fill="#0c1726" stroke="#2f4766"/>`,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="#16263d" stroke="#3d587a"/>`,
    `<path d="M${x} ${y + 7}a7 7 0 0 1 7-7h${w - 14}a7 7 0 0 1 7 7v14h-${w}z" fill="${REGION_COLOUR[card.town] ?? '#7fa6cf'}"/>`,
    label(x + w / 2, y + 15, card.townName, { size: 11, fill: '#0d1828', weight: 700 }),
    ...goods,
    icon('prestige', x + 15, y + h - 11, 12, FLAME),
    label(x + 24, y + h - 7, '1 · 3 · 6', { size: 11, anchor: 'start' }),
  ].join('');
}
