/* What the page gets of a game of Treos, and the map turned to the viewer's seat. */
import type { BoardProps, View } from '../../boards/contract.ts';
import type { GameEvent, TreosEvent } from '../../events.ts';
import type { Say } from '../../text/say.svelte.ts';
import type { MapPicture, MapSpace, Point, Scenery, SpaceKind } from './map_art.ts';

export const PHASES = ['morning', 'midday', 'evening'] as const;
export const PLAN_SLOTS = ['bid', ...PHASES] as const;

export interface SeatView {
  character: string;
  /** The side of the map where the seat sits. */
  side: 'S' | 'W' | 'N' | 'E';
  gold: number;
  space: string;
  weapons: string[];
  /** The personal quest is still open. */
  personal: boolean;
  quests: string[];
  ready: boolean;
  /** One's own by name, of others how many. */
  side_quests: string[] | number;
  hand: number[] | number;
  top: (number | string)[];
  rest: number[] | number;
  discard: number[] | number;
  plan: Record<string, number | null> & { symbol?: string | null; left?: { card: number; fate: string }[] };
  facts: { moves_left?: number } & Record<string, unknown>;
}

export interface TreosView {
  day: number;
  phase: string;
  event: string | null;
  order: number[];
  winner: number | null;
  goal: number;
  layout: Record<string, { region: string; turns: number; pile?: string }>;
  highwaymen: string[];
  inns: string[];
  secrets: Record<string, string>;
  quest_piles: Record<string, { up: string | null; under: string[] }>;
  to_move: number[];
  common_deck: number;
  seats: SeatView[];
  board: {
    spaces: Record<string, { at: [number, number]; place: string; town: string | null }>;
    paths: { kind: 'trail' | 'road' | 'water'; a: string; b: string }[];
    rim: { space: string; exit: string }[];
    lakes: { lake: string; at: [number, number]; size: [number, number]; shores: [string, string][] }[];
  };
  aids?: {
    /** Of one's own cards: where each could take one. */
    reach?: Record<string, string[]>;
  };
}

export interface TreosContent {
  regions: Record<string, { spaces: string[] }>;
  /** What one's personal quest brings. */
  personal: { gold: number };
  towns: Record<string, { color: string; mark: string; region: string }>;
  characters: Record<string, { home: string; gold: number[]; bonus: string[][] }>;
  weapons: Record<string, string>;
  cards: Record<string, { moves: number; paths: string[]; arrows: string[]; owner: string | null }>;
  quests: Record<string, { towns: string[]; reward: { gold: number; card: number; side_quest: number }; pile: string }>;
  events: Record<string, { symbol: boolean }>;
}

/** What happened, as this game's events. */
export const asEvents = (told: readonly GameEvent[]): readonly TreosEvent[] => told as readonly TreosEvent[];
export const asTreos = (view: View): TreosView => view as unknown as TreosView;
export const asContent = (content: unknown): TreosContent | null => content as TreosContent | null;

export const FIELD = 12;
const TURNS: Record<string, number> = { S: 0, W: 1, N: 2, E: 3 };
const SCENERY: Record<string, Scenery> = {
  alder_vale: 'valley',
  cairn_hills: 'hills',
  heron_lakes: 'lakes',
  owlwood: 'forest',
};

/** A point of the field as it lies when the map is turned to a seat: that seat's side is at the bottom. */
export function turnedTo(side: string, [x, y]: Point): Point {
  let point: Point = [x, y];
  for (let k = 0; k < (TURNS[side] ?? 0); k++) point = [point[1], FIELD - point[0]];
  return point;
}

/** Where a side of the map lies for somebody who sits at another: 0 bottom, 1 left, 2 top, 3 right. */
export function placeOfSide(side: string, mine: string): number {
  return ((TURNS[side] ?? 0) - (TURNS[mine] ?? 0) + 4) % 4;
}

const ROSE = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** How far an arrow that points up is turned to show a direction of the map to somebody at this side. */
export function angleOf(direction: string, side: string): number {
  return ROSE.indexOf(direction) * 45 - (TURNS[side] ?? 0) * 90;
}

const RIM: Record<string, (at: Point) => Point> = {
  N: ([x]) => [x, 0],
  S: ([x]) => [x, FIELD],
  E: ([, y]) => [FIELD, y],
  W: ([, y]) => [0, y],
};

/** The picture of the map for a seat, `size` units wide. `townName` says a town's name. */
export function pictureOf(
  view: TreosView,
  content: TreosContent | null,
  mine: string,
  size: number,
  townName: (town: string) => string,
): MapPicture {
  const scale = size / FIELD;
  const at = (point: Point): Point => {
    const [x, y] = turnedTo(mine, point);
    return [x * scale, y * scale];
  };
  const spaces: MapSpace[] = Object.entries(view.board.spaces).map(([id, space]) => {
    const found = view.secrets[id];
    const kind = (['town', 'fort', 'inn', 'secret'].includes(space.place) ? space.place : 'plain') as SpaceKind;
    const town = space.town ? content?.towns[space.town] : undefined;
    return {
      id,
      at: at(space.at),
      kind,
      ...(space.town
        ? { town: { name: townName(space.town), color: town?.color ?? '#7f8894', mark: town?.mark ?? '' } }
        : {}),
      ...(kind === 'secret' && found && found !== 'hidden' ? { found } : {}),
      ...(kind === 'inn' && innIsFound(view, content, id) ? { found: 'inn' } : {}),
    };
  });
  const scenery: Scenery[] = ['valley', 'valley', 'valley', 'valley'];
  const corners: Record<string, Point> = { nw: [3, 3], ne: [9, 3], sw: [3, 9], se: [9, 9] };
  for (const [quadrant, { region }] of Object.entries(view.layout)) {
    const [x, y] = turnedTo(mine, corners[quadrant.toLowerCase()] ?? [3, 3]);
    scenery[(y < 6 ? 0 : 2) + (x < 6 ? 0 : 1)] = SCENERY[region] ?? 'valley';
  }
  return {
    size,
    spaces,
    paths: view.board.paths,
    lakes: view.board.lakes.map((lake) => ({
      at: at(lake.at),
      radius: ((lake.size[0] + lake.size[1]) / 2) * scale,
      shores: lake.shores.map(([space]) => space),
    })),
    rim: view.board.rim.map(({ space, exit }) => {
      const from = view.board.spaces[space]?.at ?? [0, 0];
      return { space, end: at((RIM[exit] ?? RIM.N!)(from)) };
    }),
    scenery,
  };
}

/** `inns` names the regions whose inn has been visited. */
function innIsFound(view: TreosView, content: TreosContent | null, space: string): boolean {
  return view.inns.some((region) => content?.regions[region]?.spaces.includes(space));
}

/** A card in words: its bid, its moves, where it may go. */
export function cardName(bid: number, content: TreosContent | null, say: Say): string {
  const face = content?.cards[String(bid)];
  if (!face) return String(bid);
  const ways = [
    ...face.paths.map((kind) => say.name('path', kind)),
    ...face.arrows.map((way) => say.name('direction', way)),
  ];
  return say('treos-board-card', { bid, moves: face.moves, ways: ways.join(', ') });
}

export function mine(view: TreosView, seat: number): SeatView | null {
  return view.seats[seat] ?? null;
}

export type PlanPart = (typeof PLAN_SLOTS)[number] | 'fifth' | 'symbol';

/** The parts of my plan that are still open: slots without a card, what is left over, the mask. */
export function openParts(view: TreosView, seat: number): PlanPart[] {
  const me = mine(view, seat);
  if (!me) return [];
  const slots = PLAN_SLOTS.filter((slot) => typeof me.plan[slot] !== 'number');
  // every card of the hand goes into a slot or is left over
  const over = countOf(me.hand as unknown[]) - slots.length;
  return [
    ...slots,
    ...Array.from({ length: Math.max(0, over) }, (): PlanPart => 'fifth'),
    ...(me.plan.symbol ? [] : (['symbol'] as const)),
  ];
}

/** I plan the day, and am not ready yet. */
export const isPlanning = ({ view, seat, readonly, stepwise }: BoardProps): boolean =>
  !readonly && !stepwise && asTreos(view).order.length === 0 && openParts(asTreos(view), seat).length > 0;

export function countOf(pile: unknown[] | number): number {
  return typeof pile === 'number' ? pile : pile.length;
}
