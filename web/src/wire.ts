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

/** Play a move for any seat. */
export interface ActInPosition {
  text: string;
  seat: number;
  notation: string;
  viewer?: number | null;
}

/** Ask everybody to allow hints at this table, which then counts for no rating; or (not `on`) take the permission back, which anybody may at any time. */
export interface AllowHints {
  t: 'hints';
  table?: string;
  id: string;
  seat: number;
  on: boolean;
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

/** What would a good player do? Noted for good; how far the answer is says `GET hint`. */
export interface AskHint {
  t: 'hint';
  table?: string;
  id: string;
  seat: number;
  seq: number;
  longer?: boolean;
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

/** Whom I block cannot sit down at my tables or invite me; and no longer. */
export interface Block {
  person: string;
  on: boolean;
}

/** A bot that a seat can be given: its name for `NewSeat.level`, and its messages. */
export interface BotInfo {
  level: string;
  message: string;
  help: string;
  worth: BotWorth | null;
}

/** Of so many games against the bot `below` it won `percent`; 95 % certain is `low` to `high`. */
export interface BotWorth {
  below: string;
  percent: number;
  low: number;
  high: number;
  games: number;
}

/** `settings` are added to those that are kept. */
export interface ChangeMe {
  name?: string | null;
  language?: 'en' | 'hu' | 'pl' | null;
  settings?: { [key: string]: boolean | number | number | string } | null;
}

/** Other facts, by the documented paths of the game. */
export interface ChangePosition {
  text: string;
  facts: { [key: string]: unknown };
  viewer?: number | null;
}

/** A legal action. Its text is `message` with `args`; with what it costs or gives now (`facts`) it is `message-<fact>`, if there is one. `targets` are things to light up (`die:3`). `clause` is the rule that offers it; empty: the prompt's. */
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

/** One of the things that can come of an answer: what it happens to (in the words of targets), an icon of what is gained or lost, and how much. */
export interface CoachCase {
  title: CoachLine;
  then: CoachLine;
  show: string;
  icon: string;
  gain: number | null;
}

/** Something that the coach or the rules say. */
export interface CoachLine {
  message: string;
  args: { [key: string]: number };
}

/** What the coach asks for now. Without `task` it is only read. */
export interface CoachStep {
  id: string;
  say: CoachLine | null;
  why: CoachLine | null;
  task: CoachLine | null;
  cases: CoachCase[];
  point: string[];
  accepted: string[];
  best: string;
}

/** Somebody a person played with: how often, and how often one came before the other. */
export interface Companion {
  id: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** The code of a mail: the address is mine. */
export interface Confirm {
  code: string;
}

/** What everybody is asked to agree to. Bots agree; it passes when nobody is left in `waiting`. */
export interface Consent {
  request: number;
  kind: 'bot' | 'end' | 'hints' | 'undo';
  seat: number;
  moves: number;
  absent: number;
  agreed: number[];
  waiting: number[];
}

/** The puzzle of a day, by UTC. */
export interface DailyPuzzle {
  day: string;
  puzzle: PuzzleInfo;
  week: boolean[];
  row: number;
}

/** My password if I have a login; else my name. */
export interface DeleteMe {
  confirm: string;
}

/** What proves that chance was fair. `key` and `game_key` only when the table is over. */
export interface Fairness {
  commitment: string;
  seeds: string[];
  key: string | null;
  game_key: string | null;
  record: string | null;
}

/** Put a bot on a free seat, before the start; only the owner of the table can. */
export interface FillSeat {
  t: 'fill';
  table?: string;
  seat: number;
  level: string;
}

/** A table for a first game: `first-game-<game>-<name>`, and why so: `…-why`. */
export interface FirstGameInfo {
  name: string;
  seats: number;
  options: { [key: string]: unknown };
  bots: string[];
  after: string;
  playing: string | null;
  played: string | null;
}

/** Mail a code with which the password can be set, to the address that was confirmed, if there is one. */
export interface Forgot {
  login: string;
}

/** Somebody, for the operator. */
export interface FoundPerson {
  id: string;
  name: string;
  login: string | null;
  created: number;
}

/** All that teaches one game. `advice`: for the second game, words of `advice-<game>-<word>`. */
export interface GameGuide {
  game: string;
  lessons: LessonInfo[];
  first_games: FirstGameInfo[];
  advice: string[];
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

export interface GameRating {
  game: string;
  games: number;
  history: RatingPoint[];
}

/** Finished games, with bots at the table or among people alone. */
export interface GameResults {
  game: string;
  bots: boolean;
  places: number[];
  points: number;
  best: number;
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

/** What a good player would do, as far as it was thought about. */
export interface Hint {
  ideas: ReviewIdea[];
  lead: number;
  error: number;
  sure: boolean;
  choices: number;
}

/** How far the hint is that the seat asked for at its present question. `state`: none (nothing was asked, or it is not allowed any more), thinking, done, failed. The order of ideas may change until it is done. */
export interface HintAnswer {
  state: 'done' | 'failed' | 'none' | 'thinking';
  done: number;
  total: number;
  hint: Hint | null;
}

/** Whether one may ask here what a good player would do: `free` where only one person plays, `agreed` by all who do, or `closed`, as people play along who have not. */
export interface HintInfo {
  state: 'agreed' | 'closed' | 'free';
  used: number[];
}

/** Moments after `since`, and the present picture. `reset` and `epoch` as in `Update`. */
export interface History {
  reset: boolean;
  epoch: string;
  moments: Moment[];
  picture: Picture;
}

/** Those who watch cannot talk any more, or again; only the owner of the table can. */
export interface Hush {
  t: 'hush';
  table?: string;
  on: boolean;
}

/** Take a free seat (None: the first). */
export interface Join {
  t: 'join';
  table?: string;
  seat?: number | null;
  invite?: string;
  seed?: string | null;
}

/** The person has a login. The recovery code is shown this once. */
export interface Kept {
  person: Person;
  recovery: string;
}

export interface Learning {
  games: GameGuide[];
}

/** Get up. Once the game is played, a bot goes on. */
export interface Leave {
  t: 'leave';
  table?: string;
}

/** The right answers of a lesson so far, and the next one; without it, only where one is. */
export interface LessonAnswer {
  answers?: string[];
  answer?: string | null;
}

/** A lesson and how far one is. Its texts: `lesson-<game>-<number>-title`, `-goal`, `-passed`. */
export interface LessonInfo {
  game: string;
  name: string;
  number: string;
  minutes: number;
  steps: string[];
  clauses: string[];
  names: { [key: string]: string };
  next: string;
  answers: string[];
  passed: boolean;
}

/** Something that somebody did at the lesson's table, as the learner may know it. */
export interface LessonMove {
  seat: number;
  notation: string | null;
  events: GameEvent[];
  story: StoryLine[];
}

/** The lesson's table, as the learner sees it. */
export interface LessonPicture {
  seats: number;
  view: { [key: string]: unknown };
  prompt: Prompt;
  legal: Choice[];
  locked: Locked[];
  ready: number[];
  to_move: number[];
}

/** What an action would do at the lesson's table. */
export interface LessonPreview {
  notation: string;
  answers?: string[];
}

/** The lesson's table in words, after these answers. */
export interface LessonText {
  answers?: string[];
  lang?: 'en' | 'hu' | 'pl' | null;
}

/** Where the learner is, and what came of the answer. All follows from `answers`. */
export interface LessonTurn {
  answers: string[];
  right: boolean;
  said: CoachLine | null;
  moves: LessonMove[];
  left: LessonPicture | null;
  step: CoachStep | null;
  picture: LessonPicture;
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

/** By the eyes of a seat; None: of who is to move. */
export interface LookAtPosition {
  text: string;
  viewer?: number | null;
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
  kind: 'answered' | 'asked' | 'away' | 'back' | 'closed' | 'created' | 'ended' | 'filled' | 'hinted' | 'hints' | 'hushed' | 'joined' | 'left' | 'moved' | 'rematch' | 'said' | 'seeded' | 'started' | 'undone';
  seat: number;
  name: string;
  events: GameEvent[];
  story: StoryLine[];
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

export interface NamedPerson {
  id: string;
  name: string;
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

/** Change the password; all other devices are logged out. */
export interface NewPassword {
  old: string;
  password: string;
}

/** A browser's push subscription, as its `toJSON` has it: by it this session hears of my turn. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Another recovery code; the old one is void. */
export interface NewRecovery {
  password: string;
}

/** `me`: I sit here (several: hot seat). `open`: whoever comes. `bot`: a bot of this level. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  person?: string | null;
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

/** Where you are told that it is your turn. */
export interface Notified {
  key: string;
  webhook: string;
  email: string;
  unconfirmed: string;
  mail: boolean;
}

/** Where to tell me that it is my turn; empty: nowhere. */
export interface Notify {
  webhook?: string;
  email?: string;
}

/** `kind`: bool, int or word. With `many` > 0 also a list of so many different choices; with `each_seat` the default or a list of one choice per seat. */
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

/** For the operator: tables that are not over, newest first, and who is kept from what. */
export interface Overview {
  tables: TableInfo[];
  sanctions: SanctionInfo[];
}

/** Everything that this server keeps of a person. */
export interface OwnData {
  person: Person;
  created: number;
  email: string;
  unconfirmed: string;
  webhook: string;
  browsers: string[];
  tokens: TokenInfo[];
  muted: string[];
  blocked: NamedPerson[];
  lessons: { [key: string]: string[] };
  ratings: GameRating[];
  games: PlayedGame[];
  tables: TableInfo[];
  said: Saying[];
  moves: OwnMove[];
}

export interface OwnMove {
  table: string;
  at: number;
  seat: number;
  notation: string;
}

/** There was an outage: clocks stand still until the time `until`, so that everybody can come back. */
export interface Pause {
  t: 'pause';
  until: number;
}

export interface Person {
  id: string;
  name: string;
  language: string;
  login: string | null;
  settings: { [key: string]: unknown };
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

/** A table that begins where the lesson stands after these answers, with bots of the level. */
export interface PlayLessonOn {
  level: string;
  answers?: string[];
}

/** A table that begins with this position: I sit in one seat, bots of the level in the others. */
export interface PlayOn {
  text: string;
  seat: number;
  level: string;
}

/** Newest first. `more`: there are older ones, before the last of these. */
export interface Played {
  games: PlayedGame[];
  more: boolean;
}

export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  seats: PlayedSeat[];
  own: number[];
  change: number | null;
  unrated: '' | 'alone' | 'bots' | 'early' | 'hints' | 'left' | 'position';
  there: boolean;
}

export interface PlayedSeat {
  name: string;
  person: string | null;
  bot: boolean;
  place: number;
  score: number;
}

export interface Pong {
  t: 'pong';
  id: string;
  now: number;
}

export interface PositionInWords {
  text: string;
  seat: number;
  lang?: 'en' | 'hu' | 'pl' | null;
}

/** A whole table in one line, hidden things included, without what chance brings. */
export interface PositionLine {
  line: string;
}

/** A position as one seat sees it, and all of it as text and facts. */
export interface PositionPicture {
  line: string;
  game: string;
  seat: number;
  picture: LessonPicture;
  over: boolean;
  table: { [key: string]: unknown };
  moves: LessonMove[];
}

/** How far my search is. `state`: none, waiting (others' come first), thinking, done, stopped, failed. */
export interface PositionSearch {
  state: 'done' | 'failed' | 'none' | 'stopped' | 'thinking' | 'waiting';
  seat: number;
  iterations: number;
  most: number;
  hint: Hint | null;
}

/** Who is connected, how many watch, and which bots think. */
export interface Presence {
  t: 'presence';
  table: string;
  online: number[];
  gone: (number | null)[];
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

/** What a move would do. */
export interface PreviewInPosition {
  text: string;
  seat: number;
  notation: string;
}

/** What an action would do. If chance or something hidden decides (`uncertain`), there is no view, and the events are those that come before. */
export interface Previewed {
  t: 'previewed';
  id: string;
  notation: string;
  uncertain: boolean;
  events: GameEvent[];
  story: StoryLine[];
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

export interface Profile {
  id: string;
  name: string;
  since: number;
  mine: boolean;
  ratings: GameRating[];
  results: GameResults[];
  companions: Companion[];
}

/** What the seat is asked, or what it waits for. */
export interface Prompt {
  message: string;
  args: { [key: string]: unknown };
  clause: string;
}

/** Let a bot play for somebody who is not connected. All who are here must agree; who made the table need not ask once the person has been gone for a while. */
export interface ProposeBot {
  t: 'stand-in';
  table?: string;
  id: string;
  seat: number;
  absent: number;
}

/** Ask everybody to end the game here. */
export interface ProposeEnd {
  t: 'end';
  table?: string;
  id: string;
  seat: number;
}

/** What a browser subscribes with: `applicationServerKey`. */
export interface PushKey {
  key: string;
}

/** A puzzle and how far one is. `kind` is the message of its question. */
export interface PuzzleInfo {
  game: string;
  id: string;
  seats: number;
  kind: string;
  stage: string;
  choices: number;
  rating: number;
  state: 'begun' | 'new' | 'shown' | 'solved';
  tries: string[];
}

/** The tries so far, and the next one (empty: the solution, please); without it, only where one is. With `hint`: what matters here. */
export interface PuzzleTry {
  tries?: string[];
  answer?: string | null;
  hint?: boolean;
}

/** Where somebody is with a puzzle. All follows from `tries`. */
export interface PuzzleTurn {
  puzzle: PuzzleInfo;
  seat: number;
  left: number;
  picture: LessonPicture;
  chances: (number | null)[];
  explained: ReviewDecision | null;
  hint: ReviewReason[];
  fails: number[];
  next: string;
}

/** All puzzles, the easiest of each game first. */
export interface Puzzles {
  daily: DailyPuzzle | null;
  puzzles: PuzzleInfo[];
}

/** After a rated game: the rating, and half of the band that holds the true strength in 19 of 20 cases. */
export interface RatingPoint {
  at: number;
  rating: number;
  band: number;
}

/** Why nothing can be done with a thing now: an action about it that is not legal. None: something can be done with it, or the question is not about such things. */
export interface Reason {
  t: 'reason';
  id: string;
  target: string;
  locked: Locked | null;
}

/** A record as text, to be looked at here. */
export interface Record {
  text: string;
}

/** Set the password with the recovery code, which is used up by it; all devices are logged out. */
export interface Recover {
  login: string;
  recovery: string;
  password: string;
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

/** The moves that stand (nothing taken back), as the viewer saw them. Move 0 is the setup. */
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

/** A review of a game, by seat. `done` of `total` decisions are judged. */
export interface Review {
  record: string;
  game: string;
  version: string;
  iterations: number;
  seed: string;
  done: number;
  total: number;
  parts: ReviewPart[];
}

/** How far the review of a table is. `state`: none, waiting, working, done, failed. */
export interface ReviewAnswer {
  state: string;
  review: Review | null;
  plies: number[][];
  hints: unknown[][];
}

/** Where the way from the first chance to the result came from. */
export interface ReviewBalance {
  own: number;
  others: number;
  luck: number;
}

/** What is thought of one decision; ideas are best first, with what was played among them. */
export interface ReviewDecision {
  line: number;
  seat: number;
  played: string;
  ideas: ReviewIdea[];
  cost: number;
  error: number;
  sure: boolean;
  choices: number;
  mark: string;
}

/** Something that could be done. */
export interface ReviewIdea {
  action: string;
  chance: number;
  error: number;
  line: string[];
  chances: number[];
  reasons: ReviewReason[];
  said: ReviewStep[];
  visits?: number;
}

/** The review of one seat, from what it knew. */
export interface ReviewPart {
  seat: number;
  points: ReviewPoint[];
  decisions: ReviewDecision[];
  accuracy: number | null;
  balance: ReviewBalance;
  turning: ReviewTurn[];
}

/** The chances after a line of the record; -1 is the beginning. */
export interface ReviewPoint {
  line: number;
  seat: number;
  chances: number[];
  luck: number;
}

/** What there is more (or less) of: `<game>-reason-<name>`, and how much. */
export interface ReviewReason {
  name: string;
  n: number;
}

/** A step of a line, as a person would say it: as `Choice`. */
export interface ReviewStep {
  seat: number;
  message: string;
  args: { [key: string]: string };
  facts: { [key: string]: unknown };
  targets: string[];
}

/** A turning point: `costly`, `find` or `luck`. */
export interface ReviewTurn {
  line: number;
  kind: string;
  swing: number;
}

/** A game's rules to read: the goal in a picture, a turn, then chapters. The clauses are in `GameInfo`. */
export interface Rules {
  game: string;
  goal: RulesPassage | null;
  turn: RulesStep[];
  chapters: RulesChapter[];
}

/** `clauses`: what it tells of; `SK-5` is all of section 5. */
export interface RulesChapter {
  id: string;
  title: string;
  clauses: string[];
  passages: RulesPassage[];
}

/** A paragraph of the rules, and perhaps a picture. */
export interface RulesPassage {
  line: CoachLine;
  picture: RulesPicture | null;
}

/** A part of a board (`stage`, `dock` or `world`) at the rules' table of this name. */
export interface RulesPicture {
  table: string;
  part: string;
  mark: string[];
}

/** One of the things that a turn is made of. */
export interface RulesStep {
  line: CoachLine;
  icon: string;
  clause: string;
}

/** A table of the rules, as somebody in seat 0 sees it. */
export interface RulesTable {
  seats: number;
  view: { [key: string]: unknown };
  legal: Choice[];
  to_move: number[];
}

/** By the operator: keep somebody from talking (`silence`) or from everything (`ban`) for so many days; 0: no longer. */
export interface Sanction {
  person: string;
  kind: 'ban' | 'silence';
  days: number;
  reason?: string;
}

export interface SanctionInfo {
  person: string;
  name: string;
  kind: 'ban' | 'silence';
  until: number;
  reason: string;
}

/** For programs without a cookie: who I am. */
export interface SayHello {
  t: 'hello';
  token?: string | null;
}

export interface Saying {
  table: string;
  at: number;
  text: string;
}

/** What a good player would do in this seat, by what it knows, thought about for so many iterations. */
export interface SearchPosition {
  text: string;
  seat: number;
  iterations?: number;
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
  stood_in: boolean;
  invited: string | null;
}

/** Who you are now. The token is shown this once; a browser has it in a cookie. */
export interface Session {
  person: Person;
  token: string;
}

/** An icon of a board, what it is called (a term by language, or else a message), and the clause that tells of it; empty: none. */
export interface SignInfo {
  icon: string;
  terms: { [key: string]: string };
  message: string;
  clause: string;
}

/** Begin; only the owner of the table can. */
export interface Start {
  t: 'start';
  table?: string;
}

/** A line of the log: the text `message` with `args`, ready to be said in the reader's language. */
export interface StoryLine {
  level: 'line' | 'round' | 'turn';
  message: string;
  args: { [key: string]: unknown };
  seat: number;
  events: number[];
}

/** Follow a table as a seat of mine or as a watcher (-1); None: my first seat, else a watcher. `since`: the last `seq` I have; None: no history, the present is enough. `epoch`: that of the update in which I got it. */
export interface Subscribe {
  t: 'subscribe';
  id: string;
  table: string;
  seat?: number | null;
  since?: number | null;
  invite?: string;
  epoch?: string;
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
  hushed: boolean;
  commitment: string;
  to_move: number[];
  moves: number;
  round: number;
  rounds: number;
  deadline: number | null;
  result: Result | null;
  rematch: string | null;
  invite: string | null;
  hints: HintInfo;
  harmed?: boolean;
  from_position?: boolean;
}

/** The table in words, as the viewer may see it, in the viewer's language. `news`: what happened since the viewer decided last. */
export interface TableText {
  seq: number;
  head: string[];
  news: string[];
  sections: TextSection[];
  question: TextQuestion | null;
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

/** A choice, and what it costs and gives, under the headings of its question. */
export interface TextChoice {
  notation: string;
  cells: string[];
}

export interface TextQuestion {
  title: string;
  clause: string;
  columns: string[];
  choices: TextChoice[];
  notes: string[];
}

/** A part of the table under a title: sentences, a table, a drawing of monospaced lines, and the drawing in words for who cannot see it. */
export interface TextSection {
  key: string;
  title: string;
  lines: string[];
  columns: string[];
  rows: string[][];
  drawing: string[];
  words: string[];
}

/** Something that a newcomer should hear: its word, message, and the rule behind it. */
export interface Tip {
  id: string;
  message: string;
  clause: string;
}

/** What should be said before the choice: one tip at the most. */
export interface Tips {
  tips: Tip[];
}

/** A token is void when it was not used for a year. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  used: number;
  here: boolean;
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

/** What happened after `since`, and how the table is now. With `reset` forget what you had. `epoch` is the store's: a restored one has another, and what was counted before means nothing there. */
export interface Update {
  t: 'update';
  table: string;
  seat: number;
  since: number;
  reset: boolean;
  epoch: string;
  moments: Moment[];
  picture: Picture;
}

export interface WatchLobby {
  t: 'lobby';
  id: string;
  on?: boolean;
}

/** Why can nothing be done with this thing now? */
export interface Why {
  t: 'why';
  id: string;
  table?: string;
  seat: number;
  target: string;
}

export type ServerMessage = Hello | Update | Presence | Badge | Lobby | Ack | Refused | Resync | Previewed | Reason | Pong | Pause | Closing;

export type ClientMessage = SayHello | Subscribe | Unsubscribe | WatchLobby | Ping | Act | Preview | Why | Undo | ProposeEnd | ProposeBot | AskHint | AllowHints | Answer | Talk | Autopilot | Mute;
