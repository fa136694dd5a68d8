/* What the page gets of a game on the Dark Road. */
import type { View } from '../../boards/contract.ts';
import type { Say } from '../../text/say.svelte.ts';

export const GOODS = ['armor', 'weapon', 'potion', 'staff', 'book', 'instrument'] as const;
export const TOWNS = ['northbreak', 'scorchborn', 'windglass', 'farglen', 'cursecairn', 'nightpoem'] as const;
/** Clockwise from the first space; a space lies between two of them. */
export const DISTRICTS = ['bazaar', 'commissions', 'yurgs', 'dark_market', 'inn'] as const;

export interface Piece {
  good?: string;
  side?: string;
  piece?: string;
  area: string;
  cells: [number, number][];
}

export interface SeatView {
  coins?: number;
  deed_count: number;
  prestige: number;
  space: number;
  heroes: string[];
  commissions: string[];
  companions: { name: string; gifts: number[] }[];
  log: { heroes: string[]; commissions: { commission: string; goods: string[] }[]; led: Record<string, number> };
  goods?: string[];
  lanterns?: number;
  quartz?: number;
  horseshoes?: number;
  locked?: (string | null)[];
  reserve?: string[];
  spent?: number;
  pool?: { night: string | null; lit: string | null };
  lit?: string[];
  steeds?: string[];
  upgrades?: string[];
  layout?: Piece[];
  deeds?: string[];
  drawn?: string[];
}

export interface DarkRoadView {
  round: number;
  turn: { seat: number; step: string; places: string[] | null };
  /** Unfinished business above the step of the turn: what kind, and more. */
  agenda: [kind: string, ...more: unknown[]][];
  wheel: { top: string; dice: Record<string, number>; aside: number };
  ring: 'north' | 'east' | 'south' | 'west';
  ruins: string;
  fortune_taken: boolean;
  inn: (string | null)[];
  shown: string[];
  courtyard: (string | null)[];
  companions: ({ name: string; die: boolean } | null)[];
  commissions: Record<string, string | null>;
  upgrades: string[];
  buildings: string[];
  draft: Record<string, string>;
  caravan: {
    leader?: number;
    road?: string;
    town?: string;
    travellers?: number[];
    event?: string | null;
    dice?: number[];
    taken?: number[];
    extra_die: boolean;
  } | null;
  setting: { edition: string; humans: number; private_concern: string };
  decks: {
    heroes: number;
    deeds: number;
    companions: number;
    dark_road: number;
    shortcut: number;
    commissions: Record<string, number>;
  };
  seats: SeatView[];
  concern?: { intent?: Intent; crates: number; sarcophagi: string[]; row: string[]; eager: string[] };
  aids?: {
    supply: Record<string, number>;
    prices: Record<string, number>;
    pays?: Record<string, number>;
    leads?: Record<string, number>;
    deeds?: Record<string, [number, number, number]>;
    score?: Record<string, number>;
    /** At the end: what every seat scores, by source. */
    final?: Record<string, number>[];
    /** At the end, by seat and deed: the coins, prestige and victory points that it gave. */
    final_deeds?: Record<string, [number, number, number]>[];
    /** Against the Private Concern: the card of the ruins in force. */
    sarcophagus?: string;
  };
}

export interface Intent {
  card: string | null;
  space?: number;
  aim?: string;
  wheel_turn?: boolean;
  crates?: number;
  aim_certain?: boolean;
  lamp?: boolean;
  works?: { work: string | null; hero?: string; commission_town?: string; town?: string; route?: string }[];
  joins: string[];
  notice: { notice: string; due: number; need: number; met_by: number[] } | null;
}

/** What a card or a space does: one verb each, as the game's content files write it. */
export type Effect = Record<string, unknown>;

export interface Edition {
  rounds: number;
  /** The parts that add up to a score. */
  score_parts: string[];
  /** Prestige for a commission with one, two, three goods. */
  commission_prestige: number[];
  /** The pips of each face of a night die. */
  faces: Record<string, number>;
  limits: { heroes: number; commissions: number; lanterns: number };
  /** What a newly locked die does, by its slot. */
  slots: Effect[][];
  courtyard: Record<string, { effects: Effect[] }>;
  /** `first_coins`: what the first who ever takes it gets instead. */
  fortunes: Record<string, { effects: Effect[]; first_coins: number | null }>;
  ring: Record<string, { effects: Effect[] }>;
  ruins: Record<string, { effects: Effect[] }>;
  /** `hero_reward`: what a hero delivered to one of its towns brings. */
  regions: Record<string, { towns: string[]; hero_reward: Effect[] }>;
  upgrades: Record<string, unknown>;
  /** `text`: the message that says what a steed does, as a reference. */
  steeds: Record<string, { text: string }>;
  concern: { sarcophagi: Record<string, { reversed: boolean }> };
  wheel: { order: string[]; prices: number[] };
  crafting: Record<string, string>;
  storage: { width: number; height: number };
  heroes: Record<string, { class: string; town: string; asks: string[]; bonus: string }>;
  commissions: Record<string, { town: string; asks: string[] }>;
  /** `reward`: what a deed gives each time it counts, `limit` times at most. */
  deeds: Record<string, { reward: Effect[]; limit: number }>;
  events: Record<string, { road: string; faces: Record<string, unknown[]> }>;
}

export const asDarkRoad = (view: View): DarkRoadView => view as unknown as DarkRoadView;
export function editionOf(content: Record<string, unknown> | null, view: DarkRoadView): Edition | null {
  const editions = content?.editions as Record<string, Edition> | undefined;
  return editions?.[view.setting.edition] ?? null;
}

/** The goods in the order of the wheel, the dearest first. */
export function wheelGoods(view: DarkRoadView, edition: Edition | null): string[] {
  const order = edition?.wheel.order ?? [...GOODS];
  const first = order.indexOf(view.wheel.top);
  return order.map((_, i) => order[(first + i) % order.length]!);
}

/** Types of goods aboard, whichever side. */
export function goodsOf(seat: SeatView | undefined): Set<string> {
  return new Set((seat?.layout ?? []).flatMap((piece) => (piece.good ? [piece.good] : [])));
}

/** The color of a seat; the Private Concern, which is not a player, has the one after the last. */
export const colourOf = (seat: number): number => (seat % 5) + 1;

/** What a score is made of, in the order of the count; the base is the lower of coins and prestige. */
export const FINAL_PARTS = [
  'coins',
  'deed_coins',
  'prestige',
  'deed_prestige',
  'base',
  'deeds',
  'upgrades',
  'lit_dice',
] as const;

/** A merchant's name; the Private Concern sits after the people. */
export function nameOf(seat: number, view: DarkRoadView, say: Say): string {
  return seat < view.setting.humans ? say.player(seat) : say('dark_road-seat-extra');
}

/** How many spaces ahead of a marker a place lies on a round of four: 1 to 4. */
export function spacesAhead(order: readonly string[], marker: string, place: string): number {
  return ((order.indexOf(place) - order.indexOf(marker) + 3) % 4) + 1;
}

/** What a score comes to. */
export function totalOf(score: Record<string, number>, edition: Edition | null): number {
  return (edition?.score_parts ?? []).reduce((sum, part) => sum + (score[part] ?? 0), 0);
}

/** Kinds of goods that effects give, in their order. */
export function goodsGiven(effects: Effect[] | undefined): string[] {
  return (effects ?? []).flatMap(({ type }) => (Array.isArray(type) ? (type as string[]) : type ? [String(type)] : []));
}
