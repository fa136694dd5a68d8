/* What happened, as one would tell it: rounds, in them turns, in them sentences. Which events make a sentence, and what
   begins a round or a turn, the game says (`Moment.story`). */
import type { GameEvent } from '../events.ts';
import type { Say } from '../text/say.svelte.ts';
import type { Moment } from '../wire.ts';
import { anchorsOf } from './anchors.ts';

const NOBODY = -1;

export interface Line {
  key: string;
  seat: number;
  text: string;
  anchors: string[];
}
export interface Turn {
  key: string;
  /** NOBODY: what happens by itself. */
  seat: number;
  /** Its heading; empty: the name of who acts is enough. */
  title: string;
  lines: Line[];
  /** The first and the last move told here. */
  first: Moment;
  last: Moment;
}
export interface Chapter {
  key: string;
  /** Empty before the first round. */
  title: string;
  turns: Turn[];
}

/** How a table's moments are told. */
export interface Teller {
  game: string;
  say: Say;
  names: readonly string[];
}

interface Part extends Line {
  level: 'line' | 'turn' | 'round';
}

/** Everything that is told of a moment, headings included. */
function partsOf(moment: Moment, { game, say, names }: Teller): Part[] {
  const parts: Part[] = [];
  const own = `web-moment-${moment.kind}`;
  if (moment.kind !== 'moved' && moment.kind !== 'said' && say.has(own)) {
    const args = {
      name: names[moment.seat] ?? moment.name,
      ...moment.data,
      level: String(moment.data.level ?? ''),
      on: moment.data.on ? 'yes' : 'no',
    };
    parts.push({ level: 'line', key: `${moment.seq}`, seat: moment.seat, text: say(own, args), anchors: [] });
  }
  moment.story.forEach(({ level, message, args, seat, events }, i) => {
    const about = events.flatMap((at) => moment.events[at] ?? ([] as GameEvent[]));
    const anchors = about.flatMap((event) => anchorsOf(event, game));
    parts.push({ level, key: `${moment.seq}.${i}`, seat, text: say(message, args), anchors });
  });
  return parts;
}

/** The sentences of a moment. */
export function linesOf(moment: Moment, teller: Teller): Line[] {
  return partsOf(moment, teller).filter((part) => part.level === 'line');
}

/** A moment in one sentence, and the rest of it. */
export function headOf(moment: Moment, teller: Teller): { head: string; rest: string } {
  const [first, ...others] = linesOf(moment, teller).map((line) => line.text);
  return { head: first ?? teller.names[moment.seat] ?? '', rest: others.join(' ') };
}

/** Where a game tells of turns, an answer that somebody gives in another's turn is part of that turn; else every
 *  move belongs to who makes it. What a new round brings is nobody's, whoever's move ended the last one. */
export function storyOf(moments: readonly Moment[], teller: Teller): Chapter[] {
  const chapters: Chapter[] = [{ key: 'before', title: '', turns: [] }];
  let turn: Turn | null = null;
  let announced = false;
  for (const moment of moments) {
    let actor = moment.seat;
    for (const { level, ...line } of partsOf(moment, teller)) {
      const chapter = chapters.at(-1)!;
      const begun: Turn = { key: line.key, seat: actor, title: '', lines: [], first: moment, last: moment };
      if (level === 'round') {
        chapters.push({ key: line.key, title: line.text, turns: [] });
        [turn, announced, actor] = [null, false, NOBODY];
      } else if (level === 'turn') {
        turn = { ...begun, seat: line.seat, title: line.text };
        announced = line.seat >= 0;
        chapter.turns.push(turn);
      } else {
        if (!turn || (!announced && turn.seat !== actor)) {
          turn = begun;
          chapter.turns.push(turn);
        }
        add(turn, line, teller.say);
        turn.last = moment;
      }
    }
  }
  const told = chapters.map((chapter) => ({ ...chapter, turns: chapter.turns.filter((one) => one.lines.length > 0) }));
  return told.filter((chapter) => chapter.title || chapter.turns.length > 0);
}

/** Others' turns since the last one of this seat; while it is at work, since the one before. */
export function sinceTurnOf(seat: number, moments: readonly Moment[], teller: Teller): Turn[] {
  const moved = moments.filter((moment) => moment.kind === 'moved');
  const turns = storyOf(moved, teller)
    .flatMap((chapter) => chapter.turns)
    .filter((turn) => turn.seat !== NOBODY);
  if (turns.at(-1)?.seat === seat) turns.pop();
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(last + 1);
}

/** The same sentence twice in a row is one, with how often. */
function add(turn: Turn, line: Line & { plain?: string; times?: number }, say: Say): void {
  const last = turn.lines.at(-1) as typeof line | undefined;
  const plain = last?.plain ?? last?.text;
  if (!last || plain !== line.text) {
    turn.lines.push(line);
    return;
  }
  last.plain = plain;
  last.times = (last.times ?? 1) + 1;
  last.text = say('web-times', { text: plain, n: last.times });
}
