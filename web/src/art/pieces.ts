/* Pieces that several boards share: dice, goods, polyominoes, pawns. Each is told apart by shape as well as
   by colour. Functions give SVG markup. */
import { icon, round } from './svg.ts';

/** The shapes of the players, in a 16 × 16 box, by colour number 1..5. */
export const PLAYER_SHAPES: Record<number, string> = {
  1: '<circle cx="8" cy="8" r="7"/>',
  2: '<rect x="1.5" y="1.5" width="13" height="13" rx="2"/>',
  3: '<path d="M8 1 15.5 14.5H.5z"/>',
  4: '<path d="M8 0 16 8 8 16 0 8z"/>',
  5: '<path d="M4 1.2h8L16 8l-4 6.8H4L0 8z"/>',
};

export function pawn(colour: number, x: number, y: number, scale = 1): string {
  return (
    `<g transform="translate(${round(x)},${round(y)}) scale(${scale})"><ellipse cx="0" cy="1" rx="11" ry="4" fill="#000" opacity=".45"/>` +
    `<path d="M0 0c-9 0-11-3-9-6 2-3 4.5-6 4.5-11a9 9 0 1 1 9 0c0 5 2.5 8 4.5 11 2 3 0 6-9 6z" fill="var(--p${colour})" stroke="#0b1220" stroke-width="1.6"/>` +
    `<svg x="-5" y="-29" width="10" height="10" viewBox="0 0 16 16" fill="var(--on-player)">${PLAYER_SHAPES[colour] ?? ''}</svg></g>`
  );
}

/** A good as a chip; an upgraded one has a gold line round it. */
export function goodChip(good: string, x: number, y: number, size = 18, upgraded = false): string {
  const half = size / 2;
  const radius = size * 0.22;
  const rim = upgraded
    ? `<rect x="${round(x - half - 1.5)}" y="${round(y - half - 1.5)}" width="${size + 3}" height="${size + 3}" rx="${round(radius + 1.5)}" fill="none" stroke="var(--upgraded)" stroke-width="2"/>`
    : '';
  return (
    `<rect x="${round(x - half)}" y="${round(y - half)}" width="${size}" height="${size}" rx="${round(radius)}" fill="var(--g-${good})"/>` +
    icon(good, x, y, round(size * 0.78), 'var(--on-good)') +
    rim
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  0: [],
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export type DieKind = 'night' | 'lit' | 'travel';

/** Gradients of the dice; once in every stage or dock that shows dice. */
export const DICE_DEFS =
  '<linearGradient id="die-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#33497a"/><stop offset="1" stop-color="#172545"/></linearGradient>' +
  '<radialGradient id="die-lit" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#fff0c2"/><stop offset=".55" stop-color="#ffc24d"/><stop offset="1" stop-color="#f28c1e"/></radialGradient>';

/** Night dice are dark squares, illuminated ones glowing octagons, travel dice cream squares. */
export function die(value: number, x: number, y: number, size = 34, kind: DieKind = 'night'): string {
  const half = size / 2;
  const square = (fill: string, stroke: string) =>
    `<rect x="${round(x - half)}" y="${round(y - half)}" width="${size}" height="${size}" rx="${round(size * 0.2)}" fill="${fill}" stroke="${stroke}" stroke-width="1.3"/>`;
  const cut = round(size * 0.28);
  const side = round(size - 2 * cut);
  const body = {
    night: square('url(#die-night)', '#7f9fc4'),
    travel: square('#efe6d2', '#8a7a58'),
    lit: `<path d="M${round(x - half + cut)} ${round(y - half)}h${side}l${cut} ${cut}v${side}l${-cut} ${cut}h${-side}l${-cut} ${-cut}v${-side}z" fill="url(#die-lit)" stroke="#fff2cf" stroke-width="1.5"/>`,
  }[kind];
  const ink = { night: '#f2f7ff', travel: '#3b3220', lit: '#4a2700' }[kind];
  const pips = (PIPS[value] ?? []).map(
    ([dx, dy]) =>
      `<circle cx="${round(x + dx * size * 0.25)}" cy="${round(y + dy * size * 0.25)}" r="${round(size * 0.085)}" fill="${ink}"/>`,
  );
  const zero =
    value === 0
      ? `<circle cx="${x}" cy="${y}" r="${round(size * 0.17)}" fill="none" stroke="${ink}" stroke-width="${round(size * 0.07)}"/>`
      : '';
  return body + pips.join('') + zero;
}

export type Cell = readonly [number, number];

/** The rounded outline of a polyomino: the boundary is walked once, clockwise, every corner rounded. */
export function polyOutline(cells: readonly Cell[], x0: number, y0: number, unit: number, inset: number, r = 5): string {
  const filled = new Set(cells.map(([i, j]) => `${i},${j}`));
  const has = (i: number, j: number) => filled.has(`${i},${j}`);
  const next = new Map<string, Cell>();
  for (const [i, j] of cells) {
    if (!has(i, j - 1)) next.set(`${i},${j}`, [i + 1, j]);
    if (!has(i + 1, j)) next.set(`${i + 1},${j}`, [i + 1, j + 1]);
    if (!has(i, j + 1)) next.set(`${i + 1},${j + 1}`, [i, j + 1]);
    if (!has(i - 1, j)) next.set(`${i},${j + 1}`, [i, j]);
  }
  const top = cells.reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  const points: Cell[] = [];
  let at: Cell = top;
  do {
    points.push(at);
    at = next.get(`${at[0]},${at[1]}`)!;
  } while (at[0] !== top[0] || at[1] !== top[1]);
  const count = points.length;
  const steps = points.map(([x, y], k) => {
    const [nx, ny] = points[(k + 1) % count]!;
    return [nx - x, ny - y] as const;
  });
  let path = '';
  points.forEach(([x, y], k) => {
    const [ax, ay] = steps[(k + count - 1) % count]!;
    const [bx, by] = steps[k]!;
    if (ax === bx && ay === by) return;
    const cx = x0 + x * unit + inset * (-ay - by);
    const cy = y0 + y * unit + inset * (ax + bx);
    path += `${path ? 'L' : 'M'}${round(cx - ax * r)} ${round(cy - ay * r)}Q${round(cx)} ${round(cy)} ${round(cx + bx * r)} ${round(cy + by * r)}`;
  });
  return `${path}z`;
}

/** A good as it lies in storage; upgraded: gold inner line and folded corner. */
export function goodPiece(good: string, cells: readonly Cell[], x0: number, y0: number, unit: number, upgraded = false): string {
  const gap = 2;
  const r = unit * 0.16;
  const draw = (inset: number, style: string, radius = r) =>
    `<path d="${polyOutline(cells, x0, y0, unit, inset, radius)}" ${style}/>`;
  const [cx, cy] = restingCell(cells);
  const wide = isSquare(cells);
  const topRow = Math.min(...cells.map(([, j]) => j));
  const right = Math.max(...cells.filter(([, j]) => j === topRow).map(([i]) => i));
  const fold = unit * 0.3;
  return [
    draw(gap - 1.4, 'fill="#0b1220"'),
    draw(gap, `fill="var(--g-${good})"`),
    upgraded ? draw(gap + 1.3, 'fill="none" stroke="var(--upgraded)" stroke-width="2.6"', r * 0.9) : '',
    icon(good, x0 + (cx + 0.5) * unit, y0 + (cy + 0.5) * unit, round(unit * (wide ? 1.25 : 0.8)), 'var(--on-good)'),
    upgraded
      ? `<path d="M${round(x0 + (right + 1) * unit - gap - fold - 2)} ${round(y0 + topRow * unit + gap + 1.3)}h${round(fold)}v${round(fold)}z" fill="var(--upgraded)"/>`
      : '',
  ].join('');
}

/** Where the icon sits: the corner cell of an L, else the middle. */
function restingCell(cells: readonly Cell[]): Cell {
  const has = (i: number, j: number) => cells.some(([a, b]) => a === i && b === j);
  const corner = cells.find(([i, j]) => {
    const across = Number(has(i - 1, j)) + Number(has(i + 1, j));
    const along = Number(has(i, j - 1)) + Number(has(i, j + 1));
    return across === 1 && along === 1;
  });
  if (corner && !isSquare(cells)) return corner;
  const mean = (k: 0 | 1) => cells.reduce((sum, cell) => sum + cell[k], 0) / cells.length;
  return [mean(0), mean(1)];
}

function isSquare(cells: readonly Cell[]): boolean {
  const size = (k: 0 | 1) => new Set(cells.map((cell) => cell[k])).size;
  return cells.length === 4 && size(0) === 2 && size(1) === 2;
}
