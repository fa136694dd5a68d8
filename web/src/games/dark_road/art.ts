/* People, houses and beasts of the Dark Road, drawn with flat shapes and one light. */
import { icon, label, repeatable, round } from '../../art/svg.ts';

export const FLAME = 'var(--flame)';
const WINDOW = '#ffd27a';

/** The colour of a region's two towns. */
export const REGION_COLOUR: Record<string, string> = {
  northbreak: '#7fa6cf',
  scorchborn: '#7fa6cf',
  windglass: '#9bc58a',
  farglen: '#9bc58a',
  cursecairn: '#c59bd8',
  nightpoem: '#c59bd8',
};

/** Head and shoulders in a 40 × 40 box; the hat tells the class. */
const HATS: Record<string, string> = {
  knight:
    '<path d="M12 24V14c0-6 3.5-9 8-9s8 3 8 9v10z" fill="#c8d3df"/><path d="M14 15h12v2.5h-4.6V23h-2.8v-5.5H14z" fill="#22324a"/><path d="M20 1.5c3 0 4 2 3 4h-3z" fill="#d9776a"/>',
  skirmisher:
    '<path d="M20 3c7 0 10 6 10 12 0 4-1 8-3 10H13c-2-2-3-6-3-10C10 9 13 3 20 3z" fill="#8a4b3f"/><circle cx="20" cy="17" r="6.5" fill="#f0c9a4"/><path d="M13.5 17.5h13v5c-2 2.5-11 2.5-13 0z" fill="#3a2b2b"/>',
  alchemist:
    '<circle cx="20" cy="17" r="7.5" fill="#f0c9a4"/><path d="M10 13h20l-2-3.5c-1-4-4-6.5-8-6.5s-7 2.5-8 6.5z" fill="#4f7a56"/><circle cx="16.8" cy="17.5" r="2.8" fill="#cfeaf2" stroke="#3a2b2b" stroke-width="1.3"/><circle cx="23.2" cy="17.5" r="2.8" fill="#cfeaf2" stroke="#3a2b2b" stroke-width="1.3"/>',
  bard: '<circle cx="20" cy="17" r="7.5" fill="#e2b48c"/><path d="M7 13.5c6-1 20-3 25 0 .5-4-4-9.5-11-9.5-8 0-11 4-14 9.5z" fill="#3f7d86"/><path d="M27 8c2-5 6-6 9-6-1 4-3 7-8 7.5z" fill="#ffd979"/>',
  wizard:
    '<path d="M12 16c0 9 3 13 8 13s8-4 8-13z" fill="#e8ecf2"/><circle cx="20" cy="16.5" r="6.5" fill="#f0c9a4"/><path d="M7 14c5 2 21 2 26 0-3-2-5-3-6-5.5L21 0l-7 9c-1 2-4 3-7 5z" fill="#5c4a94"/><path d="m20 6 1 2 2 1-2 1-1 2-1-2-2-1 2-1z" fill="#ffd979"/>',
  loremaster:
    '<circle cx="20" cy="17" r="7.5" fill="#c9976b"/><path d="M12 18c-1-9 2-13 8-13s9 4 8 13c-1-3-2-5-3-5.5-3 1-7 1-10 0-1 .5-2 2.5-3 5.5z" fill="#2c2430"/><path d="M12.5 12.5c4 1.5 11 1.5 15 0v2c-4 1.3-11 1.3-15 0z" fill="#c59bd8"/>',
};

const TOWN_OF_CLASS: Record<string, string> = {
  knight: 'northbreak',
  skirmisher: 'scorchborn',
  alchemist: 'windglass',
  bard: 'farglen',
  wizard: 'cursecairn',
  loremaster: 'nightpoem',
};

export function portrait(heroClass: string, x: number, y: number, size = 40): string {
  const cloak = REGION_COLOUR[TOWN_OF_CLASS[heroClass] ?? ''] ?? '#7fa6cf';
  return (
    `<svg x="${round(x)}" y="${round(y)}" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" rx="7" fill="#22385a"/>` +
    `<path d="M4 40c0-9 5-14 11-15h10c6 1 11 6 11 15z" fill="${cloak}" opacity=".85"/>${HATS[heroClass] ?? ''}</svg>`
  );
}

/** Gradients of the night; once in the stage. */
export const NIGHT_DEFS =
  '<linearGradient id="dr-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050d1a"/><stop offset=".18" stop-color="#0c1d38"/><stop offset=".34" stop-color="#1a3a5f"/></linearGradient><linearGradient id="dr-snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#35557d"/><stop offset=".35" stop-color="#24416a"/><stop offset="1" stop-color="#12243f"/></linearGradient><linearGradient id="dr-aur" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3fd3b0" stop-opacity="0"/><stop offset=".35" stop-color="#4fe0b5" stop-opacity=".5"/><stop offset=".7" stop-color="#7f8fff" stop-opacity=".4"/><stop offset="1" stop-color="#7f8fff" stop-opacity="0"/></linearGradient><radialGradient id="dr-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".9"/><stop offset=".35" stop-color="#ffb340" stop-opacity=".4"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient><radialGradient id="dr-pool"><stop offset="0" stop-color="#ffc566" stop-opacity=".5"/><stop offset="1" stop-color="#ffb03a" stop-opacity="0"/></radialGradient>';

/** Landmarks stand on their base centre (0, 0), about 56 wide. */
const LANDMARKS: Record<string, string> = {
  inn: `<path d="M-26 0v-18h52V0z" fill="#5b4334"/><path d="M-31-17-16-36H18l13 19z" fill="#2d4568"/><path d="M-31-17-16-36H18l2 3H-12l-13 16z" fill="#dbe9f7"/><path d="M-4-36v-12h8v12z" fill="#4a3a34"/><rect x="-19" y="-13" width="8" height="8" fill="${WINDOW}"/><rect x="11" y="-13" width="8" height="8" fill="${WINDOW}"/><path d="M-5 0v-11a5 5 0 0 1 10 0V0z" fill="#ffb34a"/><path d="M26-14h8v8h-6z" fill="#d3a15c"/>`,
  bazaar: `<path d="M-28 0v-16h18V0z" fill="#6b4d3a"/><path d="M10 0v-14h18V0z" fill="#6b4d3a"/><path d="M-32-15-19-32-6-15z" fill="#d9776a"/><path d="M-25-15-19-32-13-15z" fill="#fff1d6"/><path d="M6-13 19-28 32-13z" fill="#62b4b8"/><path d="M13-13 19-28 25-13z" fill="#fff1d6"/><path d="M-10 0v-24h20V0z" fill="#8a6248"/><path d="M-15-23 0-46 15-23z" fill="#d3a15c"/><path d="M-7-23 0-46 7-23z" fill="#fff1d6"/><rect x="-5" y="-14" width="10" height="14" fill="${WINDOW}"/><circle cx="-19" cy="-8" r="3" fill="${WINDOW}"/><circle cx="19" cy="-7" r="3" fill="${WINDOW}"/>`,
  queen: `<path d="M-24 0v-24h48V0z" fill="#586d8a"/><path d="M-28-23 0-44 28-23z" fill="#8ea6c4"/><path d="M-28-23 0-44 28-23h-5L0-40-23-23z" fill="#e6f1fb"/><path d="M-18 0v-20h5V0zM-6 0v-20h4V0zM2 0v-20h4V0zM13 0v-20h5V0z" fill="#cfdcec"/><path d="M-10 0v-13h20V0z" fill="${WINDOW}" opacity=".9"/><path d="M0-44v-13l13 4-13 4" fill="#c65b9b"/><circle cx="0" cy="-30" r="4" fill="${WINDOW}"/>`,
  yurg: `<path d="M-30 0v-30h12V0zM18 0v-30h12V0z" fill="#4f5f78"/><path d="M-33-30h18v-6h-4v3h-3v-3h-4v3h-3v-3h-4zM15-30h18v-6h-4v3h-3v-3h-4v3h-3v-3h-4z" fill="#71839d"/><path d="M-18-24h36v6h-36z" fill="#6b4d3a"/><path d="M-12 0c0-8 5-12 12-12s12 4 12 12z" fill="#e9dfc9"/><path d="M-14-2h28v4h-28z" fill="#8a5a32"/><circle cx="-8" cy="3" r="4" fill="#3a2a1c" stroke="#d3a15c" stroke-width="1.5"/><circle cx="8" cy="3" r="4" fill="#3a2a1c" stroke="#d3a15c" stroke-width="1.5"/><circle cx="-24" cy="-17" r="3" fill="${WINDOW}"/><circle cx="24" cy="-17" r="3" fill="${WINDOW}"/>`,
  dark: `<path d="M-30 0c-2-14 6-34 30-36C24-34 32-14 30 0z" fill="#2b2440"/><path d="M-14 0c0-12 4-20 14-20S14-12 14 0z" fill="#0b0a14"/><path d="M-30 0c-2-14 6-34 30-36-14 6-22 18-22 36z" fill="#423761"/><circle cx="-4" cy="-8" r="2" fill="#b48ad6"/><circle cx="4" cy="-8" r="2" fill="#b48ad6"/><path d="M-22-1h8v-7h-8zM16-1h9v-9h-9z" fill="#6b4d3a"/><circle cx="-20" cy="-14" r="3.5" fill="#9c7bd0"/><circle cx="21" cy="-18" r="3" fill="#9c7bd0"/>`,
  mine: `<path d="M-26 0-14-24-4-14 6-32 26 0z" fill="#4b5f7f"/><path d="M6-32l6 10-5 3-5-4zM-14-24l5 6-5 3-3-3z" fill="#e6f1fb"/><path d="M-9 0v-9a7 7 0 0 1 14 0v9z" fill="#141c2c"/><path d="m-3-1 3-10 3 10zM3-1l2-6 3 6z" fill="#8fd6ff"/>`,
  oracle: `<path d="M-14 0v-20c0-8 6-14 14-14s14 6 14 14V0z" fill="#51457c"/><path d="M-18-18c2-14 10-20 18-20s16 6 18 20z" fill="#7d6cb8"/><circle cx="0" cy="-42" r="4" fill="#d9c8ff"/><path d="M-8-10c4-6 12-6 16 0-4 6-12 6-16 0z" fill="#fff"/><circle cx="0" cy="-10" r="3.2" fill="#2b2440"/>`,
  lanternworks: `<path d="M-22 0v-22h44V0z" fill="#6a4a36"/><path d="M-26-21 0-38 26-21z" fill="#35507a"/><path d="M-26-21 0-38l26 17h-5L0-34l-21 13z" fill="#dbe9f7"/><path d="M-8-18h16l-2 16H-6z" fill="#ffcf70"/><path d="M-10-20h20v3h-20zM-8-2H8v2H-8z" fill="#2a1c10"/><rect x="-19" y="-15" width="6" height="7" fill="${WINDOW}"/><rect x="13" y="-15" width="6" height="7" fill="${WINDOW}"/>`,
  workshop: `<path d="M-22 0v-18h44V0z" fill="#6b4d3a"/><path d="M-26-17-22-30H22l4 13z" fill="#41587d"/><path d="M-26-17-22-30H22l1 3H-20l-3 10z" fill="#dbe9f7"/><path d="M12-30v-12h7v12z" fill="#4a3a34"/><path d="M-8 0v-12H8V0z" fill="${WINDOW}"/><path d="M-18-7h7v2h-2v5h-3v-5h-2z" fill="#2a1c10"/>`,
};

export function landmark(kind: string, x: number, y: number, scale = 1): string {
  const house = LANDMARKS[kind] ?? LANDMARKS['workshop']!;
  return `<g transform="translate(${round(x)},${round(y)}) scale(${scale})"><ellipse rx="46" ry="20" cy="-4" fill="url(#dr-pool)"/>${house}</g>`;
}

/** Faces of the companions in a 40 × 40 box. */
export const BEASTS: Record<string, string> = {
  phoenix:
    '<path d="M20 34c-3-4-3-8 0-12-6 2-11 0-14-6 5 1 8 0 10-3-1-4 0-8 4-11 4 3 5 7 4 11 2 3 5 4 10 3-3 6-8 8-14 6 3 4 3 8 0 12z" fill="#ffb04a"/><path d="M20 30c-1-3-1-5 0-8 1 3 1 5 0 8z" fill="#fff0c2"/><circle cx="20" cy="9" r="1.2" fill="#2a1600"/>',
  ice_mouse:
    '<circle cx="12" cy="12" r="6.5" fill="#a9cfe8"/><circle cx="28" cy="12" r="6.5" fill="#a9cfe8"/><circle cx="12" cy="12" r="3.5" fill="#e9b7c6"/><circle cx="28" cy="12" r="3.5" fill="#e9b7c6"/><path d="M8 22c0-7 5-11 12-11s12 4 12 11-6 12-12 12S8 29 8 22z" fill="#d6ebf8"/><circle cx="15.5" cy="21" r="1.8" fill="#1c2b3d"/><circle cx="24.5" cy="21" r="1.8" fill="#1c2b3d"/><path d="M18 27h4l-2 2.5z" fill="#d9776a"/>',
  threy_cat:
    '<path d="M8 6l6 5h12l6-5 1 14c0 8-6 14-13 14S7 28 7 20z" fill="#5c4a70"/><path d="M12 20c2-3 5-3 6 0-2 2-5 2-6 0zM22 20c1-3 4-3 6 0-1 2-4 2-6 0z" fill="#ffe08a"/><path d="M20 12c1.5 0 2.5 1 2.5 2.5S21.5 17 20 17s-2.5-1-2.5-2.5S18.5 12 20 12z" fill="#ffe08a"/><path d="M18.5 25h3l-1.5 2z" fill="#e9b7c6"/>',
  cave_dragon:
    '<path d="M7 27c0-10 6-17 14-17 4 0 7 2 9 5l5-3-2 7c1 2 1 5 0 8-2 5-7 8-13 8S7 33 7 27z" fill="#5f9c74"/><path d="M12 12 9 4l7 5zM22 9l1-7 5 7z" fill="#47785a"/><circle cx="25" cy="18" r="2.2" fill="#ffe08a"/><circle cx="25.5" cy="18" r="1" fill="#1c2b1f"/><path d="M33 24c-3 2-7 2-10 1" stroke="#2c5340" stroke-width="1.5" fill="none"/><circle cx="33" cy="20" r="1" fill="#1c2b1f"/>',
  raven:
    '<path d="M6 30c2-12 8-20 17-20 6 0 9 4 9 8l6 2-6 2c0 8-6 14-14 14-5 0-9-2-12-6z" fill="#3a4560"/><path d="M6 30c5 0 11-3 15-9-1 8-6 14-12 14z" fill="#232c42"/><circle cx="26" cy="16" r="2" fill="#ffe08a"/><circle cx="26.4" cy="16" r=".9" fill="#10151f"/>',
  snow_bee:
    '<ellipse cx="14" cy="13" rx="8" ry="5" fill="#dff1fb" transform="rotate(-25 14 13)"/><ellipse cx="26" cy="13" rx="8" ry="5" fill="#dff1fb" transform="rotate(25 26 13)"/><ellipse cx="20" cy="24" rx="11" ry="9" fill="#f6d36b"/><path d="M16 16v16M21 15v18M26 17v14" stroke="#4a3a1c" stroke-width="3"/><circle cx="12.5" cy="22" r="1.6" fill="#1c1608"/>',
  grace:
    '<path d="M10 10l4 5h12l4-5 1 12c0 7-5 12-11 12S9 29 9 22z" fill="#d9c4a8"/><circle cx="16" cy="21" r="1.7" fill="#3a2b1c"/><circle cx="24" cy="21" r="1.7" fill="#3a2b1c"/><path d="M18 26h4l-2 2z" fill="#c46d6d"/><path d="M6 24h7M27 24h7" stroke="#fff" stroke-width="1"/>',
  flicker:
    '<path d="M20 4c8 8 11 13 11 19a11 11 0 0 1-22 0c0-4 2-7 5-10 0 3 1 5 3 6 0-6 1-10 3-15z" fill="#ff9b3d"/><path d="M20 18c4 4 6 6 6 9a6 6 0 0 1-12 0c0-3 3-5 6-9z" fill="#ffe08a"/><circle cx="17.5" cy="26" r="1.3" fill="#3a2000"/><circle cx="22.5" cy="26" r="1.3" fill="#3a2000"/>',
  cosimo:
    '<path d="M11 16c0-7 4-11 9-11s9 4 9 11l2 10c0 5-5 9-11 9S9 31 9 26z" fill="#b98458"/><path d="M11 14C6 14 5 20 6 25l5-3zM29 14c5 0 6 6 5 11l-5-3z" fill="#8d5f3c"/><circle cx="16" cy="18" r="1.8" fill="#2a1a0e"/><circle cx="24" cy="18" r="1.8" fill="#2a1a0e"/><ellipse cx="20" cy="25" rx="3.5" ry="2.5" fill="#2a1a0e"/>',
  lil_dumplin:
    '<path d="M6 27c0-9 6-15 14-15s14 6 14 15c0 5-6 8-14 8S6 32 6 27z" fill="#f0e2cf"/><path d="M14 13c2-4 4-6 6-6s4 2 6 6M11 18c2-2 4-3 5-5M29 18c-2-2-4-3-5-5" stroke="#c9b394" stroke-width="1.6" fill="none"/><circle cx="15" cy="24" r="1.7" fill="#3a2b1c"/><circle cx="25" cy="24" r="1.7" fill="#3a2b1c"/><path d="M17 28q3 2.5 6 0" stroke="#3a2b1c" stroke-width="1.5" fill="none"/>',
};

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
  const aurora = `<path d="M0 ${horizon - 70}C${x(0.2)} ${horizon - 150} ${x(0.35)} ${horizon - 20} ${x(0.55)} ${horizon - 95}S${x(0.85)} ${horizon - 130} ${width} ${horizon - 60}L${width} ${horizon - 20}C${x(0.8)} ${horizon - 70} ${x(0.6)} ${horizon - 30} ${x(0.45)} ${horizon - 35}S${x(0.15)} ${horizon - 60} 0 ${horizon - 20}z" fill="url(#dr-aur)" opacity=".55"/>`;
  const stars = Array.from({ length: 70 }, () => {
    const size = [0.6, 0.8, 1.1][Math.floor(random() * 3)]!;
    return `<circle cx="${Math.round(random() * width)}" cy="${Math.round(random() * horizon)}" r="${size}" fill="#dcecff" opacity="${round(0.3 + random() * 0.6)}"/>`;
  });
  const hills =
    `<path d="M0 ${horizon + 6}C${x(0.25)} ${horizon - 14} ${x(0.6)} ${horizon + 16} ${width} ${horizon - 4}V${height}H0z" fill="url(#dr-snow)"/>` +
    `<path d="M0 ${horizon + 110}C${x(0.3)} ${horizon + 70} ${x(0.7)} ${horizon + 140} ${width} ${horizon + 90}V${height}H0z" fill="#1a3152" opacity=".55"/>` +
    `<path d="M0 ${horizon + 260}C${x(0.3)} ${horizon + 220} ${x(0.65)} ${horizon + 290} ${width} ${horizon + 240}V${height}H0z" fill="#132644" opacity=".6"/>`;
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
    return `<path d="M${round(left[0])} ${round(left[1])}L${round(x)} ${round(y)}L${round(right[0])} ${round(right[1])}L${round(middle[0] + 4)} ${round(middle[1] - 4)}L${round(middle[0])} ${round(middle[1] + 3)}L${round(middle[0] - 5)} ${round(middle[1] - 3)}z" fill="${snow}"/>`;
  });
  return `<path d="M${line} L${width + 60} ${height} L-20 ${height}z" fill="${rock}"/>${caps.join('')}`;
}

/** A plate of the board with its title; `open` when it is the one in use. */
export function plate(
  x: number,
  y: number,
  w: number,
  h: number,
  title: string,
  sign: string,
  note = '',
  open = false,
): string {
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="var(--board-plate)" stroke="${open ? 'var(--ice)' : 'var(--board-line)'}" stroke-width="${open ? 1.8 : 1}"/>` +
    icon(sign, x + 18, y + 17, 17, FLAME) +
    label(x + 32, y + 22, title, { size: 15, anchor: 'start', display: true }) +
    (note ? label(x + w - 10, y + 21, note, { size: 11, fill: 'var(--board-ink-2)', anchor: 'end', weight: 500 }) : '')
  );
}
