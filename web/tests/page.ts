/* The server's side of the line, played by hand: nothing is answered or told unless the test does it. */
import { PROTOCOL, socket } from '../src/store/socket.svelte.ts';
import type { Ack, Choice, ClientMessage, Picture, ServerMessage, Update } from '../src/wire.ts';
import { Line } from './line.ts';

/** All that was asked for has happened: promises, and the drawing that waits for them. */
export const rest = () => new Promise<void>((done) => setTimeout(done));

/** The first word of a server on a connection. */
export const hello = (): ServerMessage =>
  ({ t: 'hello', protocol: PROTOCOL, version: '', now: Date.now() / 1000, person: null }) as ServerMessage;

export class Server {
  #line: Line | null = null;

  /** A connection is made, and the page is told who it is. */
  connect(): void {
    socket.reopen();
    this.#line = Line.all.at(-1) ?? null;
    this.tell(hello());
  }

  /** The connection is gone. */
  cut(): void {
    this.#line?.onclose?.();
  }

  /** Everything of this kind that the page said about a table on the present line. */
  heard<T extends 'act' | 'undo' | 'preview'>(kind: T, table: string): Extract<ClientMessage, { t: T }>[] {
    return (this.#line?.said ?? []).filter((one) => one.t === kind && one.table === table) as Extract<
      ClientMessage,
      { t: T }
    >[];
  }

  tell(message: ServerMessage): void {
    this.#line?.hear(message);
  }

  ack(command: { id: string }, seq: number, moved = true): void {
    this.tell({ t: 'ack', id: command.id, seq, moved } satisfies Ack);
  }
}

export function choice(notation: string, ...targets: string[]): Choice {
  return { notation, targets, verb: notation.split(' ')[0] ?? '', args: {}, message: '' } as unknown as Choice;
}

/** The table after so many rows, as a seat sees it, with what it may choose. */
export function update(
  table: string,
  seq: number,
  legal: Choice[],
  given: { seat?: number; since?: number; reset?: boolean; toMove?: number[] } = {},
): Update {
  const seat = given.seat ?? 0;
  const seats = [0, 1].map((n) => ({
    seat: n,
    kind: 'person',
    person: 'ada',
    name: `Ada ${n}`,
    away: false,
    level: null,
  }));
  const picture = {
    seq,
    now: 0,
    seat,
    view: {},
    prompt: null,
    legal,
    locked: [],
    ready: [],
    undo: { steps: 1, ask: false },
    clocks: [],
    consent: null,
    muted: [],
    table: {
      id: table,
      game: 'skye',
      status: 'playing',
      seats,
      to_move: given.toMove ?? (legal.length ? [seat] : []),
      result: null,
    },
  } as unknown as Picture;
  return {
    t: 'update',
    table,
    seat,
    since: given.since ?? seq - 1,
    reset: given.reset ?? false,
    epoch: 'e',
    moments: [],
    picture,
  };
}
