/* The rounded outline of a polyomino: walk the boundary once clockwise, inset and round every corner. */
export type Cell = readonly [number, number];

export function outline(
  cells: readonly Cell[],
  x0: number,
  y0: number,
  cell: number,
  inset: number,
  radius = 5,
): string {
  const key = (x: number, y: number) => `${x},${y}`;
  const filled = new Set(cells.map(([x, y]) => key(x, y)));
  const next = new Map<string, Cell>();
  for (const [x, y] of cells) {
    if (!filled.has(key(x, y - 1))) next.set(key(x, y), [x + 1, y]);
    if (!filled.has(key(x + 1, y))) next.set(key(x + 1, y), [x + 1, y + 1]);
    if (!filled.has(key(x, y + 1))) next.set(key(x + 1, y + 1), [x, y + 1]);
    if (!filled.has(key(x - 1, y))) next.set(key(x, y + 1), [x, y]);
  }
  const starts = [...next.keys()].map((k) => k.split(',').map(Number) as [number, number]);
  const start = starts.reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  const points: Cell[] = [];
  let at: Cell = start;
  do {
    points.push(at);
    at = next.get(key(at[0], at[1])) as Cell;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  const n = points.length;
  const steps = points.map((p, i): Cell => {
    const q = points[(i + 1) % n] as Cell;
    return [q[0] - p[0], q[1] - p[1]];
  });
  let path = '';
  for (let i = 0; i < n; i++) {
    const [ax, ay] = steps[(i + n - 1) % n] as Cell;
    const [bx, by] = steps[i] as Cell;
    if (ax === bx && ay === by) continue;
    const [px, py] = points[i] as Cell;
    const x = x0 + px * cell + inset * (-ay - by);
    const y = y0 + py * cell + inset * (ax + bx);
    const f = (v: number) => v.toFixed(1);
    path += `${path ? 'L' : 'M'}${f(x - ax * radius)} ${f(y - ay * radius)}Q${f(x)} ${f(y)} ${f(x + bx * radius)} ${f(y + by * radius)}`;
  }
  return path + 'z';
}

/** Where a sign sits on it: the corner cell of an L, else the middle. */
export function restingCell(cells: readonly Cell[]): Cell {
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

export function isSquare(cells: readonly Cell[]): boolean {
  const size = (k: 0 | 1) => new Set(cells.map((cell) => cell[k])).size;
  return cells.length === 4 && size(0) === 2 && size(1) === 2;
}
