// The painted map of Treos, drawn from data: grounds, lakes, paths told apart by more than color,
// scenery where nothing else lies. Pieces and targets are put on top by the board.

import { icon, label, repeatable, round } from '../../art/svg.ts';

export type Point = readonly [number, number];
export type PathKind = 'trail' | 'road' | 'water';
export type SpaceKind = 'plain' | 'town' | 'fort' | 'inn' | 'secret';

export interface MapSpace {
  id: string;
  at: Point;
  kind: SpaceKind;
  /** Of a town: its name in the reader's language, color and mark. */
  town?: { name: string; color: string; mark: string };
  /** Of a secret place or an inn that has been turned: what it is. */
  found?: string;
}

export interface MapPath {
  kind: PathKind;
  a: string;
  b: string;
}

export interface MapLake {
  at: Point;
  radius: number;
  shores: readonly string[];
}

/** Everything in units of the picture; `scenery` is what grows in each quadrant (row by row). */
export interface MapPicture {
  size: number;
  spaces: readonly MapSpace[];
  paths: readonly MapPath[];
  lakes: readonly MapLake[];
  /** Roads that leave the map: the space and where the road ends on the rim. */
  rim: readonly { space: string; end: Point }[];
  scenery: readonly Scenery[];
}

export type Scenery = 'valley' | 'hills' | 'lakes' | 'forest';

const GROUND: Record<Scenery, string> = {
  valley: '#dfe2a6',
  hills: '#ecd9a0',
  lakes: '#d5ddb4',
  forest: '#c9d79a',
};

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A rounded, slightly uneven closed line. */
export function blob(x: number, y: number, radius: number, name: string, flat = 1): string {
  const random = repeatable(name);
  const corners = 11;
  const points: Point[] = Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    const reach = radius * (0.86 + 0.26 * random());
    return [x + reach * Math.cos(angle), y + reach * flat * Math.sin(angle)];
  });
  const between = (i: number): Point => {
    const p = points[i % corners]!;
    const q = points[(i + 1) % corners]!;
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  };
  const [startX, startY] = between(0);
  let line = `M${round(startX)} ${round(startY)}`;
  for (let i = 1; i <= corners; i++) {
    const [cx, cy] = points[i % corners]!;
    const [ex, ey] = between(i);
    line += `Q${round(cx)} ${round(cy)} ${round(ex)} ${round(ey)}`;
  }
  return `${line}z`;
}

/** The line of a path: gently bent, always the same way. */
export function pathLine(from: MapSpace, to: MapSpace): string {
  const [x1, y1] = from.at;
  const [x2, y2] = to.at;
  const length = distance(from.at, to.at) || 1;
  const bend = (repeatable(`${from.id}-${to.id}`)() * 0.2 - 0.1) * length;
  const mx = (x1 + x2) / 2 - ((y2 - y1) / length) * bend;
  const my = (y1 + y2) / 2 + ((x2 - x1) / length) * bend;
  return `M${round(x1)} ${round(y1)}Q${round(mx)} ${round(my)} ${round(x2)} ${round(y2)}`;
}

export function groundMarkup(map: MapPicture): string {
  const half = map.size / 2;
  const random = repeatable('ground');
  const squares = map.scenery.map(
    (scenery, i) =>
      `<rect x="${(i % 2) * half}" y="${Math.floor(i / 2) * half}" width="${half}" height="${half}" fill="${GROUND[scenery]}"/>`,
  );
  const patches = Array.from({ length: 26 }, (_, i) => {
    const tint = ['#c8d28a', '#f0e2b4', '#d9c88a', '#cfd9a0'][Math.floor(random() * 4)]!;
    const line = blob(random() * map.size, random() * map.size, 20 + random() * 26, `patch${i}`);
    return `<path d="${line}" fill="${tint}" opacity=".45"/>`;
  });
  const seams =
    `<path d="M${half} 0v${map.size}M0 ${half}h${map.size}" stroke="#a98548" stroke-width="1.3"` +
    ` stroke-dasharray="7 6" opacity=".7"/>`;
  return squares.join('') + patches.join('') + seams;
}

export function lakeMarkup(lake: MapLake, name: string): string {
  const [x, y] = lake.at;
  const shape = (radius: number) => blob(x, y, radius, name);
  return (
    `<path d="${shape(lake.radius + 5)}" fill="#f7edcd"/>` +
    `<path d="${shape(lake.radius)}" fill="#7cc0d8" stroke="#3d86a6" stroke-width="1.5"/>` +
    `<path d="${shape(lake.radius * 0.72)}" fill="none" stroke="#bfe3ee" stroke-width="1.4" opacity=".9"/>` +
    `<path d="M${round(x - lake.radius * 0.3)} ${round(y)}q5-4 10 0t10 0" stroke="#e9f7fb"` +
    ` stroke-width="1.8" fill="none" stroke-linecap="round"/>`
  );
}

/** Dashes from every shore into its lake: where one can take to the water. */
export function shoreMarkup(map: MapPicture): string {
  const spaces = byId(map);
  return map.lakes
    .flatMap((lake) =>
      lake.shores.map((shore) => {
        const [x, y] = spaces.get(shore)!.at;
        const far = distance(lake.at, [x, y]);
        const part = Math.max(0, (far - lake.radius) / far);
        const end = [x + (lake.at[0] - x) * part, y + (lake.at[1] - y) * part] as const;
        return (
          `<path d="M${round(x)} ${round(y)}L${round(end[0])} ${round(end[1])}" stroke="#4b9dbf"` +
          ` stroke-width="4" stroke-dasharray="2 3"/>`
        );
      }),
    )
    .join('');
}

export function pathsMarkup(map: MapPicture): string {
  const spaces = byId(map);
  const lines = (kind: PathKind) =>
    map.paths.filter((path) => path.kind === kind).map((path) => pathLine(spaces.get(path.a)!, spaces.get(path.b)!));
  const stroke = (line: string, color: string, width: number, more = '') =>
    `<path d="${line}" stroke="${color}" stroke-width="${width}" fill="none" ${more}/>`;
  const dots = 'stroke-linecap="round" stroke-dasharray=".1 7.5"';
  const water = lines('water');
  const trails = lines('trail');
  const roads = [
    ...lines('road'),
    ...map.rim.map(({ space, end }) => {
      const [x, y] = spaces.get(space)!.at;
      return `M${round(x)} ${round(y)}L${round(end[0])} ${round(end[1])}`;
    }),
  ];
  return [
    ...water.map((line) => stroke(line, '#f7edcd', 9)),
    ...water.map((line) => stroke(line, '#4b9dbf', 6) + stroke(line, '#dff3f9', 1.8, 'stroke-dasharray="5 4"')),
    ...trails.map((line) => stroke(line, '#fdf4d8', 5.5, `${dots} opacity=".9"`) + stroke(line, '#7a4f22', 3.6, dots)),
    ...roads.map((line) => stroke(line, '#8a5a24', 8)),
    ...roads.map((line) => stroke(line, '#fff6dc', 5)),
  ].join('');
}

/** Trees, hills, fields and reeds where no space, path or lake lies. */
export function sceneryMarkup(map: MapPicture): string {
  const spaces = byId(map);
  const taken: Point[] = map.spaces.map((space) => space.at);
  for (const path of map.paths) {
    const [x1, y1] = spaces.get(path.a)!.at;
    const [x2, y2] = spaces.get(path.b)!.at;
    for (const part of [0.2, 0.4, 0.6, 0.8]) taken.push([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
  }
  const random = repeatable('scenery');
  const free: Point[] = [];
  for (let attempt = 0; attempt < 900; attempt++) {
    const at: Point = [10 + random() * (map.size - 20), 12 + random() * (map.size - 20)];
    const clear =
      taken.every((point) => distance(at, point) > 21) &&
      map.lakes.every((lake) => distance(at, lake.at) > lake.radius + 20) &&
      free.every((point) => distance(at, point) > 15);
    if (clear) free.push(at);
  }
  const half = map.size / 2;
  return free
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const where = map.scenery[(y < half ? 0 : 2) + (x < half ? 0 : 1)]!;
      return growing(where, random())(x, y);
    })
    .join('');
}

type Drawing = (x: number, y: number) => string;

function growing(scenery: Scenery, chance: number): Drawing {
  const rest: Drawing = chance < 0.7 ? trees : field;
  if (scenery === 'hills') return chance < 0.6 ? hill : rest;
  if (scenery === 'forest') return chance < 0.7 ? pines : trees;
  if (scenery === 'lakes') return chance < 0.5 ? reeds : rest;
  return rest;
}

const placed = (x: number, y: number, drawing: string) =>
  `<g transform="translate(${round(x)},${round(y)})">${drawing}</g>`;

const tree = (x: number, y: number): string =>
  placed(
    x,
    y,
    '<rect x="-1" y="-2" width="2" height="5" fill="#7a5a32"/>' +
      '<circle cy="-6" r="5.5" fill="#86a04c"/><circle cx="-2" cy="-7.5" r="3" fill="#a3bb68"/>',
  );

const trees: Drawing = (x, y) => tree(x - 5, y) + tree(x + 4, y + 3);

const pine = (x: number, y: number): string =>
  placed(
    x,
    y,
    '<path d="M0-13 4-6H2.5L6 0H3.5L7 6H-7l3.5-6H-6l3.5-6H-4z" fill="#5f8447"/><rect x="-1" y="6" width="2" height="3" fill="#7a5a32"/>',
  );

const pines: Drawing = (x, y) => pine(x - 5, y - 1) + pine(x + 5, y + 2);

const hill: Drawing = (x, y) =>
  placed(
    x,
    y,
    '<path d="M-12 5C-8-6-4-10 0-10S8-6 12 5z" fill="#c9a86a"/><path d="M0-10C4-10 8-6 12 5H4C5-2 3-7 0-10z" fill="#b08e52"/>',
  );

const field: Drawing = (x, y) =>
  `<g transform="translate(${round(x)},${round(y)}) scale(.8) skewX(-20)">` +
  `<rect x="-12" y="-6" width="24" height="13" fill="#d9bf62"/>` +
  `<path d="M-7-6v13M-2-6v13M3-6v13M8-6v13" stroke="#9a8434" stroke-opacity=".4"/></g>`;

const reeds: Drawing = (x, y) =>
  placed(
    x,
    y,
    '<path d="M-5 6q0-8-2-12M0 6V-8M5 6q0-7 3-10" stroke="#7d8f4a" stroke-width="1.4" fill="none"/>' +
      '<path d="M-7-6v-4M0-8v-5M8-4v-4" stroke="#8a5a32" stroke-width="2.6" stroke-linecap="round"/>',
  );

/** A space as it lies on the map; `scale` below 1 for dense pictures. */
export function spaceMarkup(space: MapSpace): string {
  const [x, y] = space.at.map(round) as [number, number];
  switch (space.kind) {
    case 'plain':
      return `<circle cx="${x}" cy="${y}" r="6.5" fill="#fffaf0" stroke="#6a4a20" stroke-width="2"/>`;
    case 'fort':
      return (
        `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="5" fill="#5d6673" stroke="#fffaf0"` +
        ` stroke-width="2"/>${icon('fort', x, y, 19, '#fff')}`
      );
    case 'inn':
      return (
        `<circle cx="${x}" cy="${y}" r="15" fill="${space.found ? '#fffaf0' : '#f2c14e'}"` +
        ` stroke="#6a4a20" stroke-width="2"/>${icon('inn', x, y, 18, '#3a2600')}`
      );
    case 'secret':
      return (
        `<path d="M${x} ${y - 16}l14 8v16l-14 8-14-8v-16z" fill="${space.found ? '#fffaf0' : '#f2c14e'}"` +
        ` stroke="#6a4a20" stroke-width="2"/>` +
        (space.found
          ? icon(space.found, x, y, 18, '#3a2600')
          : label(x, y + 6, '?', { size: 17, fill: '#3a2600', weight: 800 }))
      );
    case 'town':
      return (
        `<circle cx="${x}" cy="${y}" r="18" fill="${space.town!.color}" stroke="#fffaf0"` +
        ` stroke-width="2.5"/>${icon('town', x, y - 1, 23, '#fff')}`
      );
  }
}

/** A town's name: the middle of its plate, and how wide it is. */
export interface Plate {
  space: MapSpace;
  at: Point;
  width: number;
}

/** Something that a name should not lie on, and how bad it is if it does. */
interface Obstacle {
  at: Point;
  radius: number;
  weight: number;
}

/** How far a space reaches when it is lit. */
const REACH: Record<SpaceKind, number> = { plain: 13, town: 23, fort: 20, inn: 20, secret: 20 };

/** What a town's name may cover: spaces least of all, then whoever stands beside one, then paths. */
function obstacles(map: MapPicture): (Obstacle & { of: string })[] {
  const spaces = byId(map);
  return [
    ...map.spaces.map((space) => ({ of: space.id, at: space.at, radius: REACH[space.kind], weight: 20 })),
    ...map.spaces
      .filter((space) => space.kind !== 'plain')
      .map((space) => ({ of: space.id, at: besideSpace(space.at), radius: 13, weight: space.kind === 'inn' ? 10 : 3 })),
    ...map.paths.flatMap((path) => {
      const [x1, y1] = spaces.get(path.a)!.at;
      const [x2, y2] = spaces.get(path.b)!.at;
      return [0.25, 0.5, 0.75].map((part) => ({
        of: '',
        at: [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part] as Point,
        radius: 4,
        weight: 1,
      }));
    }),
  ];
}

/** Where a highwayman stands who shares a space with something. */
export const besideSpace = ([x, y]: Point): Point => [x + 13, y - 13];

/** Where the names of towns stand, each where it covers least. `size` of the letters. */
export function platesOf(map: MapPicture, size: number): Plate[] {
  const things = obstacles(map);
  const found: Plate[] = [];
  for (const space of map.spaces) {
    if (!space.town) continue;
    const width = space.town.name.length * size * 0.6 + 14;
    const height = size + 7;
    const low = size / 2 + 25.5;
    const beside = 24 + width / 2;
    const [x, y] = space.at;
    const places: Point[] = [
      [x, y + low],
      [x, y - low],
      [x + beside, y],
      [x - beside, y],
      ...[34, -34, width / 2, -width / 2].flatMap((aside): Point[] => [
        [x + aside, y + low - 2],
        [x + aside, y - low + 2],
      ]),
      ...[12, -12].flatMap((up): Point[] => [
        [x + beside, y - up],
        [x - beside, y - up],
      ]),
    ];
    const cost = ([px, py]: Point): number => {
      const out = px - width / 2 < 2 || px + width / 2 > map.size - 2 || py < 12 || py > map.size - 12;
      const names = found.filter(
        (other) =>
          Math.abs(other.at[0] - px) < (width + other.width) / 2 + 3 && Math.abs(other.at[1] - py) < height + 2,
      );
      const covered = things.filter(({ of, at: [ox, oy], radius, weight }) => {
        if (of === space.id && weight === 20) return false;
        const dx = Math.max(0, Math.abs(ox - px) - width / 2);
        const dy = Math.max(0, Math.abs(oy - py) - height / 2);
        return Math.hypot(dx, dy) < radius;
      });
      return (out ? 1000 : 0) + names.length * 100 + covered.reduce((sum, one) => sum + one.weight, 0);
    };
    found.push({ space, at: places.reduce((a, b) => (cost(b) < cost(a) ? b : a)), width });
  }
  return found;
}

export function plateMarkup({ space, at, width }: Plate, size: number): string {
  const { name, color } = space.town!;
  return (
    `<rect x="${round(at[0] - width / 2)}" y="${round(at[1] - size / 2 - 3.5)}" width="` +
    `${round(width)}" height="${size + 7}" rx="4" fill="#fffaf0" stroke="${color}"` +
    ` stroke-width="1.5"/>` +
    `${label(at[0], at[1] + size * 0.38, name, { size, fill: '#2b2010', weight: 700 })}`
  );
}

export function highwaymanMarkup(x: number, y: number): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="12.5" fill="#1d1a1a" stroke="#e9503a"` +
    ` stroke-width="2.2"/>${icon('highwayman', x, y, 17, '#fff')}`
  );
}

function byId(map: MapPicture): Map<string, MapSpace> {
  return new Map(map.spaces.map((space) => [space.id, space]));
}
