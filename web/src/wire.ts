/* Made by tools/wire_types.py from the server's schema. Do not edit: `make web-types` writes it. */

import type { GameEvent } from './events.ts';

/** Done, and never lost. `seq` is where the viewer stands after it. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
  moved: boolean;
}

/** Do an action. */
export interface Act {
  t: 'act';
  table?: string;
  id: string;
  seat: number;
  seq: number;
  notation: string;
}

/** Give or refuse the consent that everybody is asked for. */
export interface Answer {
  t: 'answer';
  table?: string;
  id: string;
  seat: number;
  request: number;
  agree: boolean;
}

/** `level`: let this bot play for me. None: I am back. */
export interface Autopilot {
  t: 'autopilot';
  table?: string;
  id: string;
  seat: number;
  level: string | null;
}

/** The tables where it is your turn. */
export interface Badge {
  t: 'badge';
  tables: string[];
}

/** A bot that a seat can be given: its name for `NewSeat.level`, and its messages. */
export interface BotInfo {
  level: string;
  message: string;
  help: string;
}

export interface ChangeMe {
  name?: string | null;
  language?: 'en' | 'hu' | 'pl' | null;
}

/** A legal action. Its text is `message` with `args`; with what it costs or gives now (`facts`) it is `message-<fact>`, if there is one. `targets` are things to light up (`die:3`). */
export interface Choice {
  notation: string;
  index: number;
  verb: string;
  message: string;
  args: { [key: string]: string };
  facts: { [key: string]: unknown };
  targets: string[];
  clause: string;
}

/** `live`: a bank of seconds and an increment a decision. `slow`: so many days a decision. */
export interface Clock {
  kind: 'live' | 'none' | 'slow';
  bank: number;
  increment: number;
  days: number;
}

/** Give up a table that has not begun; only its owner can. */
export interface Close {
  t: 'close';
  table?: string;
}

/** The server stops or restarts; clocks stand still until it is back. Connect again after `after` s. */
export interface Closing {
  t: 'closing';
  after: number;
}

/** What everybody is asked to agree to. Bots agree; it passes when nobody is left in `waiting`. */
export interface Consent {
  request: number;
  kind: 'end' | 'undo';
  seat: number;
  moves: number;
  agreed: number[];
  waiting: number[];
}

/** What proves that chance was fair. `key` and `game_key` only when the table is over. */
export interface Fairness {
  commitment: string;
  seeds: string[];
  key: string | null;
  game_key: string | null;
  record: string | null;
}

export interface GameInfo {
  id: string;
  low: number;
  high: number;
  options: OptionInfo[];
  bots: BotInfo[];
  clauses: string[];
  content: string;
}

/** Mix a seed of mine into chance, before the start. */
export interface GiveSeed {
  t: 'seed';
  table?: string;
  seed: string;
}

export interface Health {
  status: string;
  version: string;
}

/** First of all, and again after the client's `hello`. */
export interface Hello {
  t: 'hello';
  protocol: number;
  version: string;
  now: number;
  person: Person | null;
}

/** Moments after `since`, and the present picture. */
export interface History {
  moments: Moment[];
  picture: Picture;
}

/** Take a free seat (None: the first). */
export interface Join {
  t: 'join';
  table?: string;
  seat?: number | null;
  invite?: string;
  seed?: string | null;
}

/** Get up. Once the game is played, a bot goes on. */
export interface Leave {
  t: 'leave';
  table?: string;
}

/** The open and running tables that are listed. */
export interface Lobby {
  t: 'lobby';
  tables: TableInfo[];
}

/** An action that one might expect now, and why it is not legal: `why` with `why_args`, by `clause`. */
export interface Locked {
  notation: string;
  index: number;
  verb: string;
  message: string;
  args: { [key: string]: string };
  facts: { [key: string]: unknown };
  targets: string[];
  clause: string;
  why: string;
  why_args: { [key: string]: unknown };
}

export interface LogIn {
  login: string;
  password: string;
}

/** My tables, newest first, and those of them where I must act. */
export interface Mine {
  tables: TableInfo[];
  turn: string[];
}

/** One thing that happened at a table, as this viewer may know it. */
export interface Moment {
  seq: number;
  at: number;
  kind: 'answered' | 'asked' | 'away' | 'back' | 'closed' | 'created' | 'ended' | 'joined' | 'left' | 'moved' | 'rematch' | 'said' | 'seeded' | 'started' | 'undone';
  seat: number;
  name: string;
  events: GameEvent[];
  notation: string | null;
  undone: number[];
  text: string;
  data: { [key: string]: unknown };
}

/** Mute a person at every table, or no longer. */
export interface Mute {
  t: 'mute';
  id: string;
  table?: string;
  person: string;
  on: boolean;
}

/** A command with an id: sent again it is acknowledged again, not done again. */
export interface NamedCommand {
  t: 'NamedCommand';
  table?: string;
  id: string;
}

/** Keep this person: the guest who asks gets a login. */
export interface NewAccount {
  login: string;
  password: string;
}

export interface NewClock {
  kind?: 'live' | 'none' | 'slow';
  bank?: number;
  increment?: number;
  days?: number;
}

export interface NewGuest {
  name: string;
  language?: 'en' | 'hu' | 'pl';
}

/** `me`: I sit here (several: hot seat). `open`: whoever comes. `bot`: a bot of this level. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  level?: string;
  name?: string;
}

/** A table. With no open seat and `start` it begins at once. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [key: string]: unknown };
  clock?: NewClock;
  listed?: boolean;
  watch?: boolean;
  delay?: number;
  seed?: string | null;
  start?: boolean;
}

export interface NewToken {
  label: string;
}

/** Where to tell me that it is my turn; empty: nowhere. */
export interface Notify {
  webhook?: string;
  email?: string;
}

/** `kind`: bool, int or word. With `many` > 0 also a list of so many different choices; with `each_seat` the default or a list of one choice a seat. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  many: number;
  each_seat: boolean;
}

export interface Person {
  id: string;
  name: string;
  language: string;
  login: string | null;
}

/** Everything that a page shows of a table now. Always whole: the newest picture is enough. */
export interface Picture {
  seq: number;
  now: number;
  seat: number;
  table: TableInfo;
  view: { [key: string]: unknown } | null;
  prompt: Prompt | null;
  legal: Choice[];
  locked: Locked[];
  ready: number[];
  undo: UndoInfo;
  clocks: SeatClock[];
  consent: Consent | null;
  muted: string[];
}

export interface Ping {
  t: 'ping';
  id: string;
}

export interface Pong {
  t: 'pong';
  id: string;
  now: number;
}

/** Who is connected, how many watch, and which bots think. */
export interface Presence {
  t: 'presence';
  table: string;
  online: number[];
  watching: number;
  thinking: number[];
}

/** What would an action do? */
export interface Preview {
  t: 'preview';
  id: string;
  table?: string;
  seat: number;
  notation: string;
}

/** What an action would do. If chance or something hidden decides, only that is said. */
export interface Previewed {
  t: 'previewed';
  id: string;
  notation: string;
  uncertain: boolean;
  events: GameEvent[];
  view: { [key: string]: unknown } | null;
  undoable: boolean;
}

/** Every error of HTTP: `message` with `args` for people, `text` for programs. */
export interface Problem {
  message: string;
  args: { [key: string]: unknown };
  text: string;
  clause: string;
  legal: string[];
}

/** What the seat is asked, or what it waits for. */
export interface Prompt {
  message: string;
  args: { [key: string]: unknown };
  clause: string;
}

/** Ask everybody to end the game here. */
export interface ProposeEnd {
  t: 'end';
  table?: string;
  id: string;
  seat: number;
}

/** A record as text, to be looked at here. */
export interface Record {
  text: string;
}

/** Not done, nothing changed: why, for people (`message`, `args`) and for programs (`text`). */
export interface Refused {
  t: 'refused';
  id: string;
  message: string;
  args: { [key: string]: unknown };
  clause: string;
  text: string;
  legal: string[];
}

/** The moves that stand (nothing taken back), as the viewer saw them. Move 0 is the set-up. */
export interface Replay {
  table: TableInfo;
  seat: number;
  moves: Moment[];
}

/** The table after move `ply`. */
export interface ReplayPicture {
  ply: number;
  moment: Moment;
  view: { [key: string]: unknown };
  to_move: number[];
}

/** How it ended: by the rules, or early because all agreed (then the scores are those so far). */
export interface Result {
  ended: 'agreed' | 'finished';
  scores: number[];
  ranks: number[];
  parts: { [key: string]: number }[];
}

/** Not done: the prompt you answered has changed. The `update` comes with it. */
export interface Resync {
  t: 'resync';
  id: string;
  update: Update;
}

/** For programs without a cookie: who I am. */
export interface SayHello {
  t: 'hello';
  token?: string | null;
}

/** Milliseconds left at the time `now` of the picture; None without a clock. */
export interface SeatClock {
  left: number | null;
  running: boolean;
}

/** A command of a seat, for the person who sits there. */
export interface SeatCommand {
  t: 'SeatCommand';
  table?: string;
  id: string;
  seat: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  person: string | null;
  level: string | null;
  away: boolean;
  seeded: boolean;
}

/** Who you are now. The token is shown this once; a browser has it in a cookie. */
export interface Session {
  person: Person;
  token: string;
}

/** Begin; only the owner of the table can. */
export interface Start {
  t: 'start';
  table?: string;
}

/** Follow a table as a seat of mine or as a watcher (-1); None: my first seat, else a watcher. `since`: the last `seq` I have; None: no history, the present is enough. */
export interface Subscribe {
  t: 'subscribe';
  id: string;
  table: string;
  seat?: number | null;
  since?: number | null;
  invite?: string;
}

/** A request to change a table. Over HTTP the table stands in the path. */
export interface TableCommand {
  t: 'TableCommand';
  table?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: unknown };
  status: 'closed' | 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  owner: string;
  clock: Clock;
  listed: boolean;
  watch: boolean;
  delay: number;
  created: number;
  commitment: string;
  to_move: number[];
  moves: number;
  result: Result | null;
  rematch: string | null;
  invite: string | null;
}

export interface Tables {
  tables: TableInfo[];
}

/** Say something at the table, from a seat or as a watcher (-1). */
export interface Talk {
  t: 'say';
  table?: string;
  id: string;
  text: string;
  seat?: number;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  token: string | null;
}

/** `step`, `turn`: as far as the seat may by itself. `ask`: ask everybody to go back `moves` moves. */
export interface Undo {
  t: 'undo';
  table?: string;
  id: string;
  seat: number;
  seq: number;
  to?: 'ask' | 'step' | 'turn';
  moves?: number;
}

/** How far the seat can go back: `steps` by itself, and whether everybody may be asked to go further. */
export interface UndoInfo {
  steps: number;
  ask: boolean;
}

export interface Unsubscribe {
  t: 'unsubscribe';
  id: string;
  table: string;
  seat: number;
}

/** What happened after `since`, and how the table is now. With `reset` forget what you had. */
export interface Update {
  t: 'update';
  table: string;
  seat: number;
  since: number;
  reset: boolean;
  moments: Moment[];
  picture: Picture;
}

export interface WatchLobby {
  t: 'lobby';
  id: string;
  on?: boolean;
}

export type ServerMessage = Hello | Update | Presence | Badge | Lobby | Ack | Refused | Resync | Previewed | Pong | Closing;

export type ClientMessage = SayHello | Subscribe | Unsubscribe | WatchLobby | Ping | Act | Preview | Undo | ProposeEnd | Answer | Talk | Autopilot | Mute;
