/* The market wheel: values stay outside, goods turn inside, dice sit on the rim of their section. */
import { icon, label, round } from '../../art/svg.ts';

export const WHEEL_VALUES = [5, 4, 3, 2, 1, 1] as const;
export const WHEEL_R = 80;
const HUB = 22;

const at = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
};

/** The rim and the six values, which never move. */
export function wheelFrame(cx: number, cy: number): string {
  const values = WHEEL_VALUES.map((value, i) => {
    const [x, y] = at(cx, cy, WHEEL_R + 8.5, i * 60);
    return `<circle cx="${x}" cy="${y}" r="11" fill="${value === 5 ? '#ffc35c' : '#f3e3bd'}" stroke="#0d1828" stroke-width="1.5"/>${label(x, y + 4.5, value, { size: 13, fill: '#2c1d00', weight: 750 })}`;
  });
  return `<circle cx="${cx}" cy="${cy}" r="${WHEEL_R + 17}" fill="#0d1828" stroke="#6d86a8" stroke-width="1.5"/>${values.join('')}`;
}

/** One section with its good, drawn at position `place` (0 is the top, value 5). */
export function wheelSection(cx: number, cy: number, place: number, good: string): string {
  const [ix, iy] = at(cx, cy, WHEEL_R * 0.53, place * 60);
  return (
    `<path d="${sectionPath(cx, cy, place)}" fill="var(--g-${good})" stroke="#0d1828" stroke-width="2"/>` +
    icon(good, ix, iy, 25, 'var(--on-good)')
  );
}

export function sectionPath(cx: number, cy: number, place: number): string {
  const from = place * 60 - 30;
  const to = place * 60 + 30;
  const p = (r: number, degrees: number) => at(cx, cy, r, degrees).join(' ');
  return `M${p(HUB + 2, from)}L${p(WHEEL_R, from)}A${WHEEL_R} ${WHEEL_R} 0 0 1 ${p(WHEEL_R, to)}L${p(HUB + 2, to)}A${HUB + 2} ${HUB + 2} 0 0 0 ${p(HUB + 2, from)}z`;
}

/** About the middle of a section, as large as the section is there. */
export function sectionBox(cx: number, cy: number, place: number): { x: number; y: number; w: number; h: number } {
  const size = WHEEL_R - HUB - 6;
  const [x, y] = at(cx, cy, (WHEEL_R + HUB) / 2, place * 60);
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

/** Where the dice of a section sit: at the rim, beside the middle, so that the section itself can be touched. */
export function dicePlaces(
  cx: number,
  cy: number,
  place: number,
  count: number,
): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, k) => at(cx, cy, WHEEL_R * 0.975, place * 60 + (k % 2 ? -17 : 17)));
}

export function marketDie(x: number, y: number, good: string): string {
  return `<rect x="${round(x - 8.5)}" y="${round(y - 8.5)}" width="17" height="17" rx="4" fill="#fffaf0" stroke="#1b1405" stroke-width="1.4"/>${icon(good, x, y, 12, '#1b1405')}`;
}

export function wheelHub(cx: number, cy: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="${HUB}" fill="#13233a" stroke="#6d86a8" stroke-width="1.5"/>${icon('rotate', cx, cy, 18, 'var(--flame)')}`;
}
