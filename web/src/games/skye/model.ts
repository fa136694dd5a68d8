/* What the page gets of a game of Skye. */
import type { View } from '../../boards/contract.ts';
import type { GameEvent, SkyeEvent } from '../../events.ts';
import type { Say } from '../../text/say.svelte.ts';
import type { Area, TileFace } from './tile_shapes.ts';

export type TileId = number | 'castle';
/** A tile of a territory: which, where (x east, y south), how many quarter turns. */
export type Placed = [TileId, number, number, number];
export type Price = number | 'axe' | null;
export const TRACKS = ['warrior', 'merchant', 'herald'] as const;
export type Track = (typeof TRACKS)[number];
export const TRACK_ICONS: Record<Track, string> = { warrior: 'axe', merchant: 'coin', herald: 'scroll' };

export interface SeatView {
  gold: number | null;
  score: number;
  points: Record<string, number>;
  drawn: (number | null)[];
  prices: Price[];
  hand: number[];
  taken: number | null;
  cell: [number, number] | null;
  territory: Placed[];
  placed: number;
  ready: boolean;
  spared?: boolean;
  tracks?: Record<Track, number>;
  furthest?: Record<Track, number>;
  bonus?: Record<Track, string[]>;
  perks?: string[];
  tokens?: number;
  road_tokens?: [TileId, string][];
  boost?: string;
  waypoints?: TileId[];
  journeyman?: TileId;
  steps?: number | null;
}

export interface SkyeView {
  round: number;
  rounds: number;
  start: number;
  stage: string;
  turn: number | null;
  scoring: string[];
  options: { journeyman: boolean; open_gold: boolean; castle_counts: boolean };
  to_move: number[];
  bag: number;
  seats: SeatView[];
  aids?: {
    values: Record<string, number[] | null>;
    scored_now: string[];
    /** After a round: for each scoring tile of it, by seat, the tiles of the territory that counted. */
    counted?: Record<string, number[][]>;
    seats: {
      symbols: Record<string, number>;
      whisky_income: number;
      scrolls: number;
      areas: [number, number][][];
      movement?: number;
      /** The space that the next advance on a track leads to. */
      next?: Record<Track, number>;
    }[];
    /** Sums for the viewer's own decision. */
    mine?: {
      /** By tile: places where it fits, the most it would score there now. */
      fits?: Record<string, [number, number]>;
      /** While prices are set, by tile and cell: the most it would score there now. */
      places?: Record<string, Record<string, number>>;
      /** What all my prices together must keep to. */
      pricing?: { axes: number; spare: boolean; highest: number };
      /** By cell: the most the tile would score there, and turned how. */
      cells?: Record<string, [number, number]>;
      /** By quarter turns: what the tile would score. */
      turns?: Record<string, number>;
      /** By tile: movement points to it. */
      steps?: Record<string, number>;
      /** Movement points that the waypoints laid need. */
      route?: number;
      /** By tile: tracks that a waypoint there would advance. */
      useful?: Record<string, Track[]>;
    };
  };
}

export interface Space {
  requires: string;
  section: number;
  bridge: number;
  points: number;
  toll: number;
  bonus: string | null;
  round_points: number;
  income: number;
  movement: number;
}

export interface SkyeContent {
  /** By number of players: for each round the letters of the scoring tiles that count. */
  schedule: Record<string, string[]>;
  castle_income: number;
  tiles: Record<
    string,
    {
      areas: Area[];
      roads: string[];
      symbols: { kind: string; area: number }[];
      scroll: { kind: string; per: number; area: number } | null;
      castle: boolean;
      /** Designed by the project. */
      house: boolean;
      /** Its picture can be read in two ways. */
      disputed: boolean;
    }
  >;
  scoring: Record<string, { counts: string; points: number; steps: number[]; majority: number[] }>;
  boards: {
    players: number[];
    castle_cost: number[];
    tracks: Record<Track, { spaces: Space[]; loop_points: number }>;
  }[];
}

/** Where points come from, in the order in which the end counts them. */
export const FINAL_PARTS = [
  'a',
  'b',
  'c',
  'd',
  'warrior',
  'merchant',
  'herald',
  'bonus',
  'other',
  'scrolls',
  'gold',
] as const;

/** What happened, as this game's events. */
export const asEvents = (told: readonly GameEvent[]): readonly SkyeEvent[] => told as readonly SkyeEvent[];
export const asSkye = (view: View): SkyeView => view as unknown as SkyeView;
export const asContent = (content: unknown): SkyeContent | null => content as SkyeContent | null;

/** The face of a tile, as it is drawn. */
export function faceOf(content: SkyeContent | null, tile: TileId): TileFace | null {
  const face = content?.tiles[String(tile)];
  return face ? { id: String(tile), ...face } : null;
}

/** A tile in words: its name and, where its picture can be read in two ways, both readings. */
export function aboutTile(say: Say, content: SkyeContent | null, tile: TileId): string {
  const name = say.name('tile', String(tile));
  return faceOf(content, tile)?.disputed ? `${name}. ${say(`skye-disputed-${tile}`)}` : name;
}

export function boardOf(content: SkyeContent | null, seats: number): SkyeContent['boards'][number] | null {
  return content?.boards.find((board) => board.players.includes(seats)) ?? null;
}

/** A gain as people write it: +2, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace('-', '−');
}
