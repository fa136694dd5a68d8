/* People, houses and beasts of the Dark Road, drawn with flat shapes and one light. */
import { repeatable, round } from '../../art/svg.ts';

export const FLAME = 'var(--flame)';

/** The color of a region's two towns. */
export const REGION_COLOUR: Record<string, string> = {
  northbreak: '#7fa6cf',
  scorchborn: '#7fa6cf',
  windglass: '#9bc58a',
  farglen: '#9bc58a',
  cursecairn: '#c59bd8',
  nightpoem: '#c59bd8',
};

/** The cloak of a class: the color of its town's region. */
export const CLOAKS: Record<string, string> = {
  knight: '#7fa6cf',
  skirmisher: '#7fa6cf',
  alchemist: '#9bc58a',
  bard: '#9bc58a',
  wizard: '#c59bd8',
  loremaster: '#c59bd8',
};

/** The sign of what a hero brings along. */
export const BONUS_ICON: Record<string, string> = { lantern: 'lantern', horseshoe: 'horseshoe', storage: 'wagon' };

/** Pictures that were drawn by hand, each in a file of its own: `pictures/<kind>-<word>.svg`. */
const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

/** What is inside a picture, to be put into another one. */
function inside(name: string): string {
  const file = files[`./pictures/${name}.svg`] ?? '';
  return file.slice(file.indexOf('>') + 1, file.lastIndexOf('<'));
}

/** Gradients of the night; once in the stage. */
export const NIGHT_DEFS = inside('night');
/** The hat of a class of heroes, in a box of 40 by 40. */
export const hat = (heroClass: string): string => inside(`hat-${heroClass}`);
/** The face of a companion, in a box of 40 by 40. */
export const beast = (companion: string): string => inside(`beast-${companion}`);
/** A house on its base center (0, 0), about 56 wide; a workshop if it has no picture. */
export const landmark = (kind: string): string => inside(`landmark-${kind}`) || inside('landmark-workshop');

export function pine(x: number, y: number, scale = 1): string {
  return (
    `<g transform="translate(${x},${y}) scale(${scale})"><path d="M0-30 7-18H4l6 9H6l7 11h-26l7-11h-4l6-9h-3z" fill="#0f2238"/>` +
    '<path d="M0-30 7-18H4l-4-5-5 5h-2z" fill="#4d719b" opacity=".8"/><rect x="-1.5" y="2" width="3" height="4" fill="#0b1524"/></g>'
  );
}

/** Sky with stars and northern lights, two ridges with snow, the frozen plain. */
export function nightScene(width: number, height: number, horizon: number): string {
  const random = repeatable('night');
  const x = (part: number) => round(width * part);
  const aurora =
    `<path d="M0 ${horizon - 70}C${x(0.2)} ${horizon - 150} ${x(0.35)} ${horizon - 20} ${x(0.55)}` +
    ` ${horizon - 95}S${x(0.85)} ${horizon - 130} ${width} ${horizon - 60}L${width} ${horizon - 20}C` +
    `${x(0.8)} ${horizon - 70} ${x(0.6)} ${horizon - 30} ${x(0.45)} ${horizon - 35}S${x(0.15)}` +
    ` ${horizon - 60} 0 ${horizon - 20}z" fill="url(#dr-aur)" opacity=".55"/>`;
  const stars = Array.from({ length: 70 }, () => {
    const size = [0.6, 0.8, 1.1][Math.floor(random() * 3)]!;
    return (
      `<circle cx="${Math.round(random() * width)}" cy="${Math.round(random() * horizon)}" r="${size}"` +
      ` fill="#dcecff" opacity="${round(0.3 + random() * 0.6)}"/>`
    );
  });
  const hills =
    `<path d="M0 ${horizon + 6}C${x(0.25)} ${horizon - 14} ${x(0.6)} ${horizon + 16} ${width}` +
    ` ${horizon - 4}V${height}H0z" fill="url(#dr-snow)"/>` +
    `<path d="M0 ${horizon + 110}C${x(0.3)} ${horizon + 70} ${x(0.7)} ${horizon + 140} ${width}` +
    ` ${horizon + 90}V${height}H0z" fill="#1a3152" opacity=".55"/>` +
    `<path d="M0 ${horizon + 260}C${x(0.3)} ${horizon + 220} ${x(0.65)} ${horizon + 290} ${width}` +
    ` ${horizon + 240}V${height}H0z" fill="#132644" opacity=".6"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="url(#dr-sky)"/>${aurora}${stars.join('')}` +
    ridge(random, width, height, horizon - 8, 74, 58, '#17304f', '#3d618a') +
    ridge(random, width, height, horizon + 8, 46, 44, '#122642', '#2f5078') +
    hills
  );
}

function ridge(
  random: () => number,
  width: number,
  height: number,
  base: number,
  rise: number,
  step: number,
  rock: string,
  snow: string,
): string {
  const points: [number, number][] = [];
  let peak = true;
  for (let x = -20; x < width + 60; x += step * (0.6 + random() * 0.7)) {
    points.push([x, base - rise * (peak ? 0.55 + random() * 0.45 : random() * 0.25)]);
    peak = !peak;
  }
  const line = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' L');
  const caps = points.slice(1, -1).map(([x, y], i) => {
    const [lx, ly] = points[i]!;
    const [rx, ry] = points[i + 2]!;
    if (y >= ly || y >= ry) return '';
    const part = 0.38;
    const left = [x + (lx - x) * part, y + (ly - y) * part] as const;
    const right = [x + (rx - x) * part, y + (ry - y) * part] as const;
    const middle = [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) - 4] as const;
    return (
      `<path d="M${round(left[0])} ${round(left[1])}L${round(x)} ${round(y)}L${round(right[0])}` +
      ` ${round(right[1])}L${round(middle[0] + 4)} ${round(middle[1] - 4)}L${round(middle[0])}` +
      ` ${round(middle[1] + 3)}L${round(middle[0] - 5)} ${round(middle[1] - 3)}z" fill="${snow}"/>`
    );
  });
  return `<path d="M${line} L${width + 60} ${height} L-20 ${height}z" fill="${rock}"/>${caps.join('')}`;
}
