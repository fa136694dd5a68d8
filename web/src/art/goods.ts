/* Goods of the Dark Road: as a chip in a list and as a piece in storage. Icon and shape tell them apart as well
   as the colour; an upgraded one has a gold line and a folded corner. Functions give SVG markup. */
import { outline, type Cell } from './polyomino.ts';
import { icon, round } from './svg.ts';

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

export function goodPiece(
  good: string,
  cells: readonly Cell[],
  x0: number,
  y0: number,
  unit: number,
  upgraded = false,
): string {
  const gap = 2;
  const r = unit * 0.16;
  const draw = (inset: number, style: string, radius = r) =>
    `<path d="${outline(cells, x0, y0, unit, inset, radius)}" ${style}/>`;
  const [cx, cy] = restingCell(cells);
  const topRow = Math.min(...cells.map(([, j]) => j));
  const right = Math.max(...cells.filter(([, j]) => j === topRow).map(([i]) => i));
  const fold = unit * 0.3;
  return [
    draw(gap - 1.4, 'fill="#0b1220"'),
    draw(gap, `fill="var(--g-${good})"`),
    upgraded ? draw(gap + 1.3, 'fill="none" stroke="var(--upgraded)" stroke-width="2.6"', r * 0.9) : '',
    icon(
      good,
      x0 + (cx + 0.5) * unit,
      y0 + (cy + 0.5) * unit,
      round(unit * (isSquare(cells) ? 1.25 : 0.8)),
      'var(--on-good)',
    ),
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
