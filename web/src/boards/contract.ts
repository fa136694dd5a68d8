/* What a board is given and what it gives back. A board knows no rule: it draws a view, lights what is
   legal, and says what was touched. README.md beside this file explains it with an example. */
import type { Component } from 'svelte';
import type { Choice, Locked, Moment, SeatInfo } from '../wire.ts';
import type { Say } from '../text/say.svelte.ts';

/** Plain JSON as the game's `view.py` makes it; a board declares its own type and casts once. */
export type View = Record<string, unknown>;
/** One event of a game: `kind`, facts, and `secret` if it was told to this viewer. */
export type GameEvent = Record<string, unknown> & { kind: string };

export interface Player {
  seat: number;
  name: string;
  /** 1..5: colour `--p1` and shape; by seat, the same for everybody at the table. */
  colour: number;
  /** The viewer's own seat. */
  me: boolean;
  bot: boolean;
  info: SeatInfo;
}

/** What an action would do, as the server says it; `view` is null when chance or secrets decide. */
export interface Outlook {
  notation: string;
  uncertain: boolean;
  undoable: boolean;
  events: GameEvent[];
  view: View | null;
}

/** How a thing on the table stands in the present question. Once an answer is sent, what it is about is `waiting`
 *  and whatever else could have been touched is `held`. */
export type Standing = 'rest' | 'legal' | 'picked' | 'chosen' | 'waiting' | 'held' | 'locked';

/** The decision under way. One object for a table; every field is reactive.
 *
 *  A person answers by touching things (`touch('die:3')`) until one choice is left; that one is
 *  `chosen`, its `outlook` comes from the server, and it is confirmed (or goes at once when it can be
 *  taken back). Boards mostly use `<Target>` / `<TargetButton>`, which do all of this. */
export interface Decision {
  /** All legal choices, and those that still fit what was picked. */
  readonly legal: Choice[];
  readonly candidates: Choice[];
  readonly locked: Locked[];
  /** Targets picked so far of an action with several (`die:3`, then `slot:1`). */
  readonly picked: string[];
  readonly chosen: Choice | null;
  /** Of the chosen action, else of the one pointed at. */
  readonly outlook: Outlook | null;
  /** The action under the pointer or the focus, if it is just one. */
  readonly pointed: Choice | null;
  /** Something was sent (an action, an undo) and what came of it is not shown yet: nothing can be touched. */
  readonly sent: boolean;
  standing(target: string): Standing;
  /** Legal choices that this target would still allow. */
  choicesOf(target: string): Choice[];
  /** The choice written so, if it is legal now: `find('buy armor')`. */
  find(notation: string): Choice | null;
  /** The first locked action about this target: its reason is shown by `<Target>` by itself. */
  lockedAt(target: string): Locked | null;
  /** A tap, click or Enter on a thing. Picks, chooses, or unpicks it; a locked one says why. */
  touch(target: string): void;
  /** Choose this very action (for drags and own widgets): previewed, then confirmed as usual. */
  choose(notation: string): void;
  /** Send this action without asking (several small reversible steps of one gesture); whether it was done. */
  act(notation: string): Promise<boolean>;
  /** Pointer or focus on a target, or null when it left. */
  point(target: string | null): void;
  pointAt(notation: string | null): void;
  /** Show why something is not legal. */
  explain(locked: Locked): void;
  confirm(): void;
  clear(): void;
}

/** What every part of a board (stage, dock, world, tabs) is given. */
export interface BoardProps {
  game: string;
  /** The view to draw. While an action is only previewed this is still the present. */
  view: View;
  /** The game's cards, tiles and boards (`Game.public_content`), the same during a whole game; null: it
   *  has none. */
  content: Record<string, unknown> | null;
  /** Whose eyes: a seat, or -1 for somebody who watches. Draw the table from this seat. */
  seat: number;
  players: Player[];
  toMove: number[];
  /** Everything that has happened and stands, as this viewer was told it; oldest first. */
  past: readonly GameEvent[];
  decision: Decision;
  /** Texts: `say('dark_road-good-armor')`, `say.action(choice)`, `say.name('good', 'armor')`. */
  say: Say;
  /** Things named by the log line under the pointer, as anchors (`die:3`, `good:armor`, `seat:1`). */
  marked: ReadonlySet<string>;
  /** At phone size: draw the stage narrow, leave text to tabs. */
  phone: boolean;
  /** No travel: `prefers-reduced-motion` or the person's setting. */
  still: boolean;
  /** The table is over, or replayed: nothing can be done. */
  readonly: boolean;
}

/** What stands in the bar: `round` of `rounds`, and the phases with the present one. */
export interface Status {
  round?: number;
  rounds?: number;
  /** Said text, e.g. "Round 6 of 13". */
  label?: string;
  phases?: { label: string; state: 'done' | 'now' | 'later' }[];
}

/** What a player's panel shows. */
export interface PersonProps {
  game: string;
  view: View;
  content: Record<string, unknown> | null;
  player: Player;
  seat: number;
  say: Say;
  phone: boolean;
}

export interface Tab {
  id: string;
  /** Message id of its label. */
  label: string;
  icon: string;
  part: Component<BoardProps>;
}

/** A key that a game adds to the shell's own. `run` returns true if it did something. */
export interface Key {
  key: string;
  /** Message id of what it does, for the list of keys. */
  label: string;
  run(props: BoardProps): boolean;
}

/** Default export of `web/src/games/<id>/board.ts`. */
export interface Board {
  stage: Component<BoardProps>;
  dock?: Component<BoardProps>;
  world?: Component<BoardProps>;
  /** Numbers under a player's name. */
  person?: Component<PersonProps>;
  status?(view: View, say: Say): Status;
  /** Phone: what is beside the board (the shell adds Board, People and Log). Without it: dock, world. */
  tabs?: Tab[];
  keys?: Key[];
  /** The board's own way to answer inside the prompt (a stepper of prices, pictures of tiles), in place of
   *  the plain buttons of the choices it covers. Give what chooses a thing `data-choice={notation}`. */
  answers?: { part: Component<BoardProps>; covers(choice: Choice, props: BoardProps): boolean };
  /** The second line of the prompt: what follows from a choice, in words. Else the shell lists events. */
  consequence?(choice: Choice, outlook: Outlook | null, props: BoardProps): string;
  /** Own motion for an event, started right after the new view is drawn (pieces with `data-piece`
   *  travel by themselves). Resolve when done, within 700 ms. */
  animate?(event: GameEvent, root: HTMLElement, props: BoardProps): Promise<void> | void;
  /** The text twin of the board, by zone; the generic twin of the view if left out. */
  twin?(props: BoardProps): TwinZone[];
  /** The stage itself shows every choice as a button (the generic view). */
  listsChoices?: boolean;
  /** Default theme of this world. */
  theme?: 'light' | 'dark';
  /** Icon in the bar. */
  icon?: string;
}

export interface TwinZone {
  title: string;
  lines: { text: string; target?: string }[];
}

export type { Choice, Locked, Moment, SeatInfo };
