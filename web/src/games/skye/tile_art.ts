// A landscape tile as a picture: terrain with texture, roads, symbols on badges, scroll, castle.

import { icon, label } from '../../art/svg.ts';
import { groundOf, outlines, pathOf, roadPaths, spots, turned, type TileFace } from './tile_shapes.ts';

const FILL = { pasture: 'url(#skye-pasture)', mountain: 'url(#skye-mountain)', water: 'url(#skye-water)' } as const;

/** Textures: each terrain has a pattern as well as a hue. */
const TEXTURES =
  `<pattern id="skye-pasture" width="100" height="100" patternUnits="userSpaceOnUse">` +
  `<rect width="100" height="100" fill="#accb72"/>` +
  `<g stroke="#7fa044" stroke-width="1.1" fill="none" stroke-linecap="round" opacity=".75">` +
  `<path d="M12 20q1-4 3-5M12 20q-1-4-3-5M70 14q1-4 3-5M70 14q-1-4-3-5M38 40q1-4 3-5M38` +
  ` 40q-1-4-3-5M86 46q1-4 3-5M86 46q-1-4-3-5M16 66q1-4 3-5M16 66q-1-4-3-5M60 72q1-4 3-5M60` +
  ` 72q-1-4-3-5M34 90q1-4 3-5M34 90q-1-4-3-5M84 92q1-4 3-5M84 92q-1-4-3-5"/></g></pattern>` +
  `<pattern id="skye-mountain" width="50" height="50" patternUnits="userSpaceOnUse">` +
  `<rect width="50" height="50" fill="#b9a99c"/>` +
  `<path d="M2 22 12 6l10 16zM27 46 37 30l10 16z" fill="#9c8a7e"/>` +
  `<path d="M12 6l10 16h-7zM37 30l10 16h-7z" fill="#85736a"/>` +
  `<path d="m12 6 3.6 5.8-2.2-.6-1.6 1.6-1.5-1.5-1.9.6zM37 30l3.6 5.8-2.2-.6-1.6` +
  ` 1.6-1.5-1.5-1.9.6z" fill="#f6f3ef"/><path d="M30 16l6-9 6 9zM4 44l6-9 6 9z" fill="#a99889"/>` +
  `</pattern><pattern id="skye-water" width="50" height="40" patternUnits="userSpaceOnUse">` +
  `<rect width="50" height="40" fill="#79b8d2"/>` +
  `<path d="M4 10q5-4 10 0t10 0M28 28q5-4 10 0t10 0" stroke="#d8eef5" stroke-width="1.5"` +
  ` fill="none" stroke-linecap="round" opacity=".8"/></pattern>`;

/** In the corner of a tile whose picture can be read in two ways; its note tells both. */
const QUESTION =
  '<g class="disputed">' +
  '<circle cx="11" cy="11" r="9.5" fill="#fffaf0" stroke="#3b3222" stroke-width="1"/>' +
  '<text x="11" y="16" text-anchor="middle" font-size="14.5" font-weight="700"' +
  ' fill="#3b3222">?</text></g>';

/** Puts the textures on the page once, in a place that is never hidden: patterns of a hidden picture paint nothing. */
export function layTextures(): void {
  if (document.getElementById('skye-textures')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="skye-textures" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${TEXTURES}</defs></svg>`,
  );
}

const SYMBOL_RADIUS = 12;
const SCROLL_RADIUS = 17;
const CASTLE_RADIUS = 20;
/** Terrain and roads, and above them symbols, scroll and castle; where those lie, as discs: x, y, radius. */
interface Layers {
  ground: string;
  signs: string;
  discs: readonly (readonly [number, number, number])[];
}
const cache = new Map<string, Layers>();

/** The picture of a tile in its 100 × 100 box, without an outer element. */
export function tileMarkup(face: TileFace, turns: number): string {
  return groundMarkup(face, turns) + signsMarkup(face, turns);
}

/** What lies below whatever marks its areas. */
export const groundMarkup = (face: TileFace, turns: number): string => layersOf(face, turns).ground;
export const signsMarkup = (face: TileFace, turns: number): string => layersOf(face, turns).signs;
export const signsOf = (face: TileFace, turns: number): Layers['discs'] => layersOf(face, turns).discs;

/** Drawn once, then remembered. */
function layersOf(face: TileFace, turns: number): Layers {
  const key = `${face.id}/${turns % 4}`;
  let layers = cache.get(key);
  if (layers === undefined) {
    layers = draw(turned(face, turns));
    cache.set(key, layers);
  }
  return layers;
}

function draw(face: TileFace): Layers {
  const shapes = outlines(face);
  const wanted = face.symbols.map(({ area }) => ({ area, radius: SYMBOL_RADIUS }));
  if (face.scroll) wanted.push({ area: face.scroll.area, radius: SCROLL_RADIUS });
  const places = wanted.length ? spots(face, shapes, wanted) : [];
  const [wide, high] = face.scroll ? scrollAt(places[places.length - 1]!) : [0, 0];
  const badges = face.symbols.map(({ kind }, i) => badge(kind, places[i]![0], places[i]![1]));
  const signs = [
    ...badges,
    face.scroll ? scroll(face.scroll, wide, high) : '',
    face.castle ? castle() : '',
    face.disputed ? QUESTION : '',
    '<rect x=".7" y=".7" width="98.6" height="98.6" fill="none" stroke="#3b3222" stroke-width="1.4" stroke-opacity=".75"/>',
  ];
  const discs: [number, number, number][] = face.symbols.map((_, i) => [...places[i]!, SYMBOL_RADIUS]);
  if (face.scroll) discs.push([wide - 9, high, SYMBOL_RADIUS], [wide + 9, high, SYMBOL_RADIUS]);
  if (face.castle) discs.push([50, 50, CASTLE_RADIUS]);
  if (face.disputed) discs.push([9, 9, 8]);
  return { ground: terrain(face, shapes) + roads(face.roads), signs: signs.join(''), discs };
}

/** The middle of a scroll: it is wider than high, and lies within its tile. */
const scrollAt = ([x, y]: readonly [number, number]): [number, number] => [
  Math.max(21, Math.min(79, x)),
  Math.max(13, Math.min(87, y)),
];

function terrain(face: TileFace, shapes: ReturnType<typeof outlines>): string {
  const ground = face.areas[groundOf(face.areas)]!.terrain;
  const above = [...shapes.keys()]
    .filter((i) => shapes[i])
    .sort((a, b) => face.areas[b]!.edges.length - face.areas[a]!.edges.length);
  const caps = above.map((i) => {
    const kind = face.areas[i]!.terrain;
    const wet = kind === 'water' || ground === 'water';
    return (
      `<path d="${pathOf(shapes[i]!)}" fill="${FILL[kind]}" stroke="${wet ? '#f3e8c6' : '#8f7f5c'}"` +
      ` stroke-width="${wet ? 3.2 : 1.6}"/>`
    );
  });
  return `<rect width="100" height="100" fill="${FILL[ground]}"/>${caps.join('')}`;
}

const areaCache = new Map<string, string[]>();

/** The outline of every area of a tile, as it lies; the ground's has the others as holes. */
export function areaPaths(face: TileFace, turns: number): string[] {
  const key = `${face.id}/${turns % 4}`;
  let paths = areaCache.get(key);
  if (paths === undefined) {
    const shapes = outlines(turned(face, turns));
    const holes = shapes.map((shape) => (shape ? pathOf(shape) : '')).join('');
    paths = shapes.map((shape) => (shape ? pathOf(shape) : `M0 0H100V100H0z${holes}`));
    areaCache.set(key, paths);
  }
  return paths;
}

function roads(groups: readonly string[]): string {
  const paths = roadPaths(groups);
  const meet = groups.some((group) => group.length !== 2);
  const layer = (width: number, color: string) =>
    paths
      .map((d) => `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`)
      .join('') + (meet ? `<circle cx="50" cy="50" r="${width / 2}" fill="${color}"/>` : '');
  const dashes = paths.map(
    (d) => `<path d="${d}" stroke="#d9bf86" stroke-width="1" fill="none" stroke-dasharray="3 4"/>`,
  );
  return layer(10, 'var(--t-road-edge)') + layer(7, 'var(--t-road)') + dashes.join('');
}

export function badge(kind: string, x: number, y: number, size = 22): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${size / 2 + 1.2}" fill="#fffaf0" stroke="#4b3a22"` +
    ` stroke-width="1.3"/>${icon(kind, x, y, size * 0.78, '#2c2418')}`
  );
}

function scroll(what: { kind: string; per: number }, x: number, y: number): string {
  const paper =
    '<path d="M3 1h32q3 0 3 3v14q0 4-4 4H4q-4 0-4-4V4q0-3 3-3z" fill="#fff3cf" stroke="#7d5a1c"' +
    ' stroke-width="1.3"/><path d="M4 4v14M34 4v14" stroke="#d2ae63" stroke-width="1.5"/>';
  const rate = what.per > 1 ? `1/${what.per}` : '1/';
  return (
    `<g transform="translate(${x - 19},${y - 11})">${paper}</g>` +
    `${label(x - 7, y + 4, rate, { size: 10.5, fill: '#4a3206', weight: 750 })}${icon(what.kind, x + 8, y, 14, '#4a3206')}`
  );
}

/** In the color of who builds there (`--castle`). */
function castle(): string {
  return (
    `<circle cx="50" cy="50" r="${CASTLE_RADIUS}" fill="#fffaf0" stroke="#2b2f36" stroke-width="2"/>` +
    `${icon('castle', 50, 49, 30, 'var(--castle, var(--c-tile, var(--p1-tile)))')}`
  );
}
