/* The market wheel: values stay outside, goods turn inside, dice sit on the rim of their section. */
import { round } from '../../art/svg.ts';

export const WHEEL_R = 80;
export const HUB = 22;
/** Degrees from one section to the next. */
export const SECTION = 60;

export const at = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
};

export function sectionPath(cx: number, cy: number, place: number): string {
  const from = place * 60 - 30;
  const to = place * 60 + 30;
  const p = (r: number, degrees: number) => at(cx, cy, r, degrees).join(' ');
  const arc = (r: number, isBack: number, end: number) => `A${r} ${r} 0 0 ${isBack} ${p(r, end)}`;
  const inner = HUB + 2;
  return `M${p(inner, from)}L${p(WHEEL_R, from)}${arc(WHEEL_R, 1, to)}L${p(inner, to)}${arc(inner, 0, from)}z`;
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
