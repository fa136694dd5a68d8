// Geometry of a landscape tile in a 100 × 100 box: outlines of its areas, its roads, and where symbols
// sit clear of borders, roads and one another. Outlines are turned point by point, so that textures stay
// upright however the tile lies.

import { repeatable } from '../../art/svg.ts';

export type Point = readonly [number, number];
/** A closed outline: where it starts, then cubic curves (two handles and an end each). */
export type Outline = { start: Point; curves: readonly (readonly [Point, Point, Point])[] };

export interface Area {
  terrain: 'pasture' | 'mountain' | 'water';
  /** The tile's edges that the area touches, as letters of NESW; empty for an island. */
  edges: string;
}

export interface TileFace {
  id: string;
  areas: readonly Area[];
  /** Groups of road exits: ["NS", "E"]. */
  roads: readonly string[];
  symbols: readonly { kind: string; area: number }[];
  scroll: { kind: string; per: number; area: number } | null;
  castle: boolean;
  /** Its picture can be read in two ways. */
  disputed?: boolean;
}

const SIDES = 'NESW';
const MIDDLE: Record<string, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const CORNERS: Record<string, number> = { NE: 0, ES: 1, SW: 2, NW: 3 };

/** The face after so many quarter turns clockwise. */
export function turned(face: TileFace, turns: number): TileFace {
  if (turns % 4 === 0) return face;
  const turn = (letters: string) => [...letters].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]).join('');
  return {
    ...face,
    areas: face.areas.map((area) => ({ ...area, edges: turn(area.edges) })),
    roads: face.roads.map(turn),
  };
}

/** The area that is the ground of the tile; the others are drawn on top of it. */
export function groundOf(areas: readonly Area[]): number {
  const rank = (area: Area) => {
    const edges = inOrder(area.edges);
    const band = edges === 'NS' || edges === 'EW';
    return (edges.length >= 3 ? 1000 : 0) + (band ? 100 : 0) + edges.length * 10 + (area.terrain === 'pasture' ? 1 : 0);
  };
  let best = 0;
  areas.forEach((area, index) => {
    if (rank(area) > rank(areas[best]!)) best = index;
  });
  return best;
}

function inOrder(edges: string): string {
  return [...SIDES].filter((side) => edges.includes(side)).join('');
}

/** The outline of each area; none for the ground. */
export function outlines(face: TileFace): (Outline | null)[] {
  const random = repeatable(`${face.id}t`);
  const ground = groundOf(face.areas);
  const caps = face.areas.filter((area) => area.edges.length === 1).length;
  return face.areas.map((area, index) => (index === ground ? null : outline(area.edges, random, caps < 3 ? 36 : 33)));
}

function outline(edges: string, random: () => number, depth: number): Outline {
  const near = (value: number) => value + (random() * 6 - 3);
  const sides = inOrder(edges);
  const corner = CORNERS[sides];
  if (sides.length === 1) {
    return turnOutline(SIDES.indexOf(sides), {
      start: [0, 0],
      curves: [
        [
          [30, 0],
          [70, 0],
          [100, 0],
        ],
        [
          [92, near(depth * 0.45)],
          [80, near(depth)],
          [62, near(depth - 3)],
        ],
        [
          [46, depth - 8],
          [38, near(depth + 3)],
          [28, near(depth - 4)],
        ],
        [
          [16, depth - 11],
          [6, near(depth * 0.5)],
          [0, 0],
        ],
      ],
    });
  }
  if (sides.length === 2 && corner !== undefined) {
    const knee: Point = [near(55), near(56)];
    const pull: Point = [near(66), near(72)];
    return turnOutline(corner, {
      start: [0, 0],
      curves: [
        [
          [0, 0],
          [100, 0],
          [100, 0],
        ],
        [
          [100, 0],
          [100, 100],
          [100, 100],
        ],
        [[near(88), near(78)], pull, knee],
        [
          [2 * knee[0] - pull[0], 2 * knee[1] - pull[1]],
          [near(28), near(36)],
          [0, 0],
        ],
      ],
    });
  }
  return {
    start: [26, 50],
    curves: [
      [
        [26, 34],
        [38, 28],
        [52, 29],
      ],
      [
        [66, 30],
        [76, 38],
        [75, 51],
      ],
      [
        [74, 64],
        [62, 73],
        [49, 72],
      ],
      [
        [36, 71],
        [26, 64],
        [26, 50],
      ],
    ],
  };
}

function turnOutline(turns: number, shape: Outline): Outline {
  const turn = (point: Point): Point => {
    let [x, y] = point;
    for (let k = 0; k < turns; k++) [x, y] = [100 - y, x];
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  };
  return {
    start: turn(shape.start),
    curves: shape.curves.map(([a, b, c]) => [turn(a), turn(b), turn(c)] as const),
  };
}

export function pathOf(shape: Outline): string {
  const curves = shape.curves.map((curve) => `C${curve.map(([x, y]) => `${x} ${y}`).join(' ')}`);
  return `M${shape.start[0]} ${shape.start[1]}${curves.join('')}z`;
}

function flat(shape: Outline, steps = 8): Point[] {
  const points: Point[] = [shape.start];
  let from = shape.start;
  for (const [a, b, to] of shape.curves) {
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const at = (k: 0 | 1) => u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to[k];
      points.push([at(0), at(1)]);
    }
    from = to;
  }
  return points;
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** The drawn lines of the roads, one path per segment. */
export function roadPaths(roads: readonly string[]): string[] {
  return roads.flatMap((group) => {
    const ends = [...group].map((side) => MIDDLE[side]!);
    if (ends.length === 2) {
      const [a, b] = ends as [Point, Point];
      const across = a[0] === b[0] || a[1] === b[1];
      const bend = `C50 ${50 + (a[0] === 50 ? 8 : 0)} ${50 + (a[1] === 50 ? 8 : 0)} 50 ${b[0]} ${b[1]}`;
      return [`M${a[0]} ${a[1]}${across ? bend : `Q50 50 ${b[0]} ${b[1]}`}`];
    }
    if (ends.length === 1) {
      const [x, y] = ends[0]!;
      return [`M${x} ${y}L${50 + (x - 50) * 0.12} ${50 + (y - 50) * 0.12}`];
    }
    return ends.map(([x, y]) => `M${x} ${y}L50 50`);
  });
}

function roadPoints(roads: readonly string[]): Point[] {
  const points: Point[] = [];
  for (const group of roads) {
    const ends = [...group].map((side) => MIDDLE[side]!);
    for (const [x, y] of ends)
      for (let k = 0; k <= 8; k++) {
        // two exits meet in a curve that cuts the corner, the others in the middle
        const u = k / 8 / (ends.length === 2 ? 2 : 1);
        const other = ends.length === 2 ? ends[ends[0]![0] === x && ends[0]![1] === y ? 1 : 0]! : null;
        points.push(
          other
            ? [
                (1 - u) ** 2 * x + 2 * u * (1 - u) * 50 + u * u * other[0],
                (1 - u) ** 2 * y + 2 * u * (1 - u) * 50 + u * u * other[1],
              ]
            : [x + (50 - x) * u, y + (50 - y) * u],
        );
      }
  }
  return points;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A place for each wanted thing (area and radius), clear of everything else. */
export function spots(
  face: TileFace,
  shapes: readonly (Outline | null)[],
  wanted: readonly { area: number; radius: number }[],
): Point[] {
  const ground = groundOf(face.areas);
  const polygons = shapes.map((shape) => (shape ? flat(shape) : null));
  const small = [...polygons.keys()]
    .filter((i) => polygons[i])
    .sort((a, b) => face.areas[a]!.edges.length - face.areas[b]!.edges.length);
  const roads = roadPoints(face.roads);
  const border = polygons.flatMap((polygon) => polygon ?? []).filter(([x, y]) => x > 2 && x < 98 && y > 2 && y < 98);
  const free = new Map<number, { room: number; at: Point }[]>();
  for (let x = 14; x < 87; x += 3)
    for (let y = 14; y < 87; y += 3) {
      const at: Point = [x, y];
      const area = small.find((i) => isInside(at, polygons[i]!)) ?? ground;
      const room = Math.min(
        1 + Math.min(50, ...border.map((point) => distance(at, point))),
        Math.min(50, ...roads.map((point) => distance(at, point) - 5)),
        x,
        y,
        100 - x,
        100 - y,
      );
      free.set(area, [...(free.get(area) ?? []), { room, at }]);
    }
  for (const places of free.values()) places.sort((a, b) => b.room - a.room);
  const random = repeatable(face.id);
  let best: Point[] = [];
  let bestScore = -Infinity;
  for (let attempt = 0; attempt < 600; attempt++) {
    const pick = wanted.map(({ area }) => {
      const places = (free.get(area) ?? free.get(ground)!).slice(0, 70);
      return places[Math.floor(random() * places.length)]!;
    });
    let score = Infinity;
    let spare = 0;
    pick.forEach((one, i) => {
      score = Math.min(score, Math.min(one.room, 15));
      spare += 0.02 * Math.min(one.room, 16);
      for (let j = 0; j < i; j++) {
        const gap = distance(one.at, pick[j]!.at) - wanted[i]!.radius - wanted[j]!.radius;
        score = Math.min(score, gap * 0.8 + 13);
      }
    });
    if (score + spare > bestScore) {
      bestScore = score + spare;
      best = pick.map((one) => one.at);
    }
  }
  return best;
}
