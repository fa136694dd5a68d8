/* What a board is given and what it gives back. A board knows no rule: it draws a view, lights what is
   legal, and says what was touched. README.md beside this file explains it with an example. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent } from '../events.ts';
import type { Choice, Locked, Moment, SeatInfo, StoryLine, TableText } from '../wire.ts';
import type { Say } from '../text/say.svelte.ts';
import type { Naming } from './choices.ts';
import type { Decision } from './decision.svelte.ts';

/** Plain JSON as the game's `view.py` makes it; a board declares its own type and casts once. */
export type View = Record<string, unknown>;

export interface Player {
  seat: number;
  name: string;
  /** 1..5: color `--p1` and shape; by seat, the same for everybody at the table. */
  colour: number;
  /** The viewer's own seat. */
  me: boolean;
  bot: boolean;
  info: SeatInfo;
}

/** What an action would do, as the server says it. When chance or secrets decide, `view` is null, and the events and
 *  their story are what is certain before that. */
export interface Outlook {
  notation: string;
  uncertain: boolean;
  undoable: boolean;
  events: GameEvent[];
  story: StoryLine[];
  view: View | null;
}

/** How a thing on the table stands in the present question. Once an answer is sent, what it is about is `waiting`
 *  and whatever else could have been touched is `held`. */
export type Standing = 'rest' | 'legal' | 'picked' | 'chosen' | 'waiting' | 'held' | 'locked';

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
  /** Which tab of a phone is open; at any other size `board`. */
  tab: string;
  /** No travel: `prefers-reduced-motion` or the person's setting. */
  still: boolean;
  /** Takes back all that I have done since somebody else acted; null: there is nothing to take back so. */
  takeBack: (() => void) | null;
  /** A coach asks: every small answer is given on its own, nothing is gathered. */
  stepwise: boolean;
  /** The table is over, or replayed: nothing can be done. */
  readonly: boolean;
  /** The table in words, once they are wanted (the text twin, the generic board) and there. */
  words: TableText | null;
}

/** A component with what it is given (`pictured`). */
export interface Picture {
  part: Component<Record<string, unknown>>;
  given: Record<string, unknown>;
}

/** An answer as a card, in the sheet of a phone: picture, words, price or gain at the right, and below it what is
 *  left. */
export interface AnswerCard {
  /** A picture of its own, or an icon. */
  picture: Picture | { icon: string };
  title: string;
  note: string;
  amount: string;
  unit: string;
  left: string;
  /** The best come first. */
  worth: number;
}

/** Something else is looked at than what the question is about: what, and the way back. */
export interface Detour {
  note: string;
  back: string;
  goBack(): void;
}

/** What the part that shows another player is given. */
export interface RivalProps extends BoardProps {
  of: number;
  /** Shows another player, or me again (null). */
  look(seat: number | null): void;
}

/** What stands in the bar: `round` of `rounds`, and the phases with the present one. */
export interface Status {
  round?: number;
  rounds?: number;
  /** Said text, e.g. "Round 6 of 13". */
  label?: string;
  /** `clause`: the rule of the phase. */
  phases?: { label: string; state: 'done' | 'now' | 'later'; clause?: string }[];
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
  /** What they do at the moment ("thinks", "ready"): it has a place that nothing else moves for. */
  now?: Snippet | undefined;
}

export interface Tab {
  id: string;
  /** Message id of its label. */
  label: string;
  icon: string;
  part: Component<BoardProps>;
  /** Whether this table has it; always if left out. */
  shown?(view: View): boolean;
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
  status?(view: View, say: Say, content: Record<string, unknown> | null): Status;
  /** Phone: what is beside the board (the shell adds Board, People and Log). Without it: dock, world. */
  tabs?: Tab[];
  keys?: Key[];
  /** The board's own way to answer inside the prompt (a stepper of prices, pictures of tiles), in place of
   *  the plain buttons of the choices it covers. Give what chooses a thing `data-choice={notation}`. */
  answers?: {
    part: Component<BoardProps>;
    covers(choice: Choice, props: BoardProps): boolean;
    /** The part stands there for this question whatever it covers, and has the buttons that confirm and unchoose. */
    isWhole?(props: BoardProps): boolean;
  };
  /** Phone: an answer as a card. Null: a plain button, or a thing on the board. */
  card?(choice: Choice | Locked, props: BoardProps): AnswerCard | null;
  /** The question in the board's own words, where it gathers the answers to several (else that of the game), and a
   *  second line that says how it is answered. */
  question?(props: BoardProps): { ask: string | null; note: string } | null;
  /** Another's land lies where the question is answered: until one is back, the prompt offers the way back alone. */
  detour?(props: BoardProps): Detour | null;
  /** The second line of the prompt: what follows from a choice, in words. Else the shell lists events. */
  consequence?(choice: Choice, outlook: Outlook | null, props: BoardProps): string;
  /** The way of a piece, where an event tells one: the piece, and the things it goes over (`space:a3`), the last of
   *  them where it is now. */
  way?(event: GameEvent, props: BoardProps): [piece: string, over: string[]][];
  /** Own motion for an event (a board takes its game's: `SkyeEvent`), started right after the new view is drawn
   *  (pieces with `data-piece` travel by themselves). Resolve when done, within 700 ms. */
  animate?(event: GameEvent, root: HTMLElement, props: BoardProps): Promise<void> | void;
  /** What a player has that is counted in front of all: what is gained flies there before the number changes. */
  counts?(view: View, seat: number): Count[];
  /** Everything that everybody may see of another player, in the place of the dock. */
  rival?: Component<RivalProps>;
  /** A line about them beside their name. */
  rivalNote?(props: BoardProps, of: number): string;
  /** A thing as a small picture, by the name of its target (`tile:16`); null: it has none. */
  thing?(target: string, content: Record<string, unknown> | null, say: Say): Picture | null;
  /** The stage itself shows every choice as a button (the generic view). */
  listsChoices?: boolean;
  /** Names of things that are unique on this table, where the game's targets are not: `good:armor` is a good on
   *  the wheel when it is bought and a good aboard when it is sold. Choices reach the board with these names. */
  naming?: Naming;
  /** This choice can be made from what everybody sees: people who share a device need no curtain for it. */
  isOpen?(choice: Choice): boolean;
  /** Icon in the bar. */
  icon?: string;
}

/** A number of a player's panel: its icon there, and how many; null: secret. */
export interface Count {
  icon: string;
  n: number | null;
}

export type { Choice, Decision, Locked, Moment, SeatInfo };
