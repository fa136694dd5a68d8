/* A moment of a game that was played, as a room shows it. */
import type { Moment, Replay, ReplayPicture, Update } from '../wire.ts';

/** `moments` are what is new since `since`; from 0 on everything is shown anew. */
export function lookedBack(replay: Replay, picture: ReplayPicture, moments: Moment[], since: number): Update {
  return {
    t: 'update',
    table: replay.table.id,
    seat: replay.seat,
    since,
    epoch: '',
    reset: since === 0,
    moments,
    picture: {
      seq: picture.ply + 1,
      now: 0,
      seat: replay.seat,
      table: { ...replay.table, to_move: picture.to_move },
      view: picture.view,
      prompt: null,
      legal: [],
      locked: [],
      ready: [],
      undo: { steps: 0, ask: false },
      clocks: [],
      consent: null,
      muted: [],
    },
  };
}
