/* A table that is not played but looked at by one person, who answers to a desk: a lesson, a puzzle. What the
   server tells of it becomes an update like any other. */
import type { LessonMove, LessonPicture, Update } from '../wire.ts';

/** The bar tells rounds from the view. */
const UNTOLD = 0;

export interface Sheet {
  id: string;
  game: string;
  /** Whose eyes. */
  seat: number;
  picture: LessonPicture;
  moves: LessonMove[];
  name: (seat: number) => string;
  /** Steps that can be taken back. */
  undo: number;
  /** What the page has shown so far; it is shown anew if `reset`. */
  seq: number;
  reset: boolean;
}

/** The update that shows it; its picture's number is where the next one goes on. */
export function updateOf(sheet: Sheet): Update {
  const { picture, seat, name } = sheet;
  const since = sheet.reset ? 0 : sheet.seq;
  const moments = sheet.moves.map((move, i) => ({
    seq: since + i + 1,
    at: 0,
    kind: 'moved' as const,
    seat: move.seat,
    name: name(move.seat),
    events: move.events,
    story: move.story,
    notation: move.notation,
    undone: [],
    text: '',
    data: {},
  }));
  const seq = since + Math.max(1, moments.length);
  return {
    t: 'update',
    table: sheet.id,
    seat,
    since,
    reset: sheet.reset,
    epoch: '',
    moments,
    picture: {
      seq,
      now: 0,
      seat,
      table: {
        id: sheet.id,
        game: sheet.game,
        options: {},
        status: 'playing',
        seats: Array.from({ length: picture.seats }, (_, one) => ({
          seat: one,
          name: name(one),
          kind: one === seat ? ('person' as const) : ('bot' as const),
          person: null,
          level: null,
          away: false,
          seeded: false,
          stood_in: false,
          invited: null,
        })),
        owner: '',
        clock: { kind: 'none', bank: 0, increment: 0, days: 0 },
        listed: false,
        watch: false,
        delay: 0,
        created: 0,
        commitment: '',
        to_move: picture.to_move,
        moves: sheet.undo,
        round: UNTOLD,
        rounds: UNTOLD,
        deadline: null,
        result: null,
        rematch: null,
        invite: null,
        hints: { state: 'closed', used: [] },
        hushed: false,
      },
      view: picture.view,
      prompt: picture.prompt,
      legal: picture.legal,
      locked: picture.locked,
      ready: picture.ready,
      undo: { steps: sheet.undo, ask: false },
      clocks: [],
      consent: null,
      muted: [],
    },
  };
}
