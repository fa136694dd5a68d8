/* A server that keeps its promises behind a network that keeps none: messages are lost, come twice, overtake one
   another, and lines break. By a seed, so that what failed once fails again. */
import { socket } from '../src/store/socket.svelte.ts';
import type { ClientMessage, Act, ServerMessage, Subscribe } from '../src/wire.ts';
import { choice, hello, update } from './page.ts';
import { Line } from './line.ts';

/** Two answers to every question, another question after every row. */
export const questionAt = (seq: number) => [choice(`a${seq}`, `thing:${seq}`), choice(`b${seq}`)];

/** A table of one seat whose every row is an act. A command is done once, however often it comes. */
class Table {
  readonly id: string;
  /** What was done, in order; the row's number is its place. */
  done: { id: string; notation: string }[] = [];
  constructor(id: string) {
    this.id = id;
  }
  get seq(): number {
    return this.done.length;
  }

  present(since: number) {
    return update(this.id, this.seq, questionAt(this.seq), { since, reset: since === 0 });
  }

  act(message: Act): ServerMessage {
    const before = this.done.findIndex((one) => one.id === message.id);
    if (before >= 0) return { t: 'ack', id: message.id, seq: before + 1, moved: false };
    if (message.seq !== this.seq) return { t: 'resync', id: message.id, update: this.present(message.seq) };
    this.done.push({ id: message.id, notation: message.notation });
    return { t: 'ack', id: message.id, seq: this.seq, moved: true };
  }
}

export class Network {
  readonly table: Table;
  #random: () => number;
  #line: Line | null = null;
  #subscribed = false;
  #toServer: ClientMessage[] = [];
  #toPage: ServerMessage[] = [];
  /** How much of what is sent is lost, sent twice, or overtaken. */
  trouble = { lost: 0, twice: 0, overtaken: 0 };

  constructor(table: string, seed: number) {
    this.table = new Table(table);
    let state = seed;
    this.#random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  }

  chance(part: number): boolean {
    return this.#random() < part;
  }

  /** A new line; what was under way on the old one is gone. */
  connect(): void {
    this.#toServer = [];
    this.#toPage = [];
    this.#subscribed = false;
    socket.reopen();
    const line = Line.all.at(-1)!;
    this.#line = line;
    line.onsaid = (message) => {
      if (line === this.#line) this.#toServer.push(message);
    };
    line.hear(hello());
  }

  /** Nothing is under way any more. */
  get quiet(): boolean {
    return this.#toServer.length + this.#toPage.length === 0;
  }

  /** One message arrives, one way or the other. */
  step(): void {
    const asked = this.#take(this.#toServer);
    if (asked) this.#answer(asked);
    const told = this.#take(this.#toPage);
    if (told) this.#line?.hear(told);
  }

  /** The next message of a queue, after what the network does to it. */
  #take<T extends ClientMessage | ServerMessage>(queue: T[]): T | undefined {
    const overtaken = queue.length > 1 && !isWhole(queue[0]) && this.chance(this.trouble.overtaken);
    const at = overtaken ? 1 : 0;
    const message = queue[at];
    if (message === undefined) return undefined;
    if (isWhole(message) || !this.chance(this.trouble.twice)) queue.splice(at, 1);
    return this.chance(this.trouble.lost) ? undefined : message;
  }

  #answer(message: ClientMessage): void {
    if (message.t === 'subscribe') this.#subscribe(message);
    if (message.t !== 'act') return;
    const before = this.table.seq;
    const answer = this.table.act(message);
    const news = this.table.seq > before && this.#subscribed ? [this.table.present(before)] : [];
    // the server may tell what is new before it answers, or after
    this.#toPage.push(...(this.chance(0.5) ? [answer, ...news] : [...news, answer]));
  }

  #subscribe(message: Subscribe): void {
    this.#subscribed = true;
    this.#toPage.push({ t: 'ack', id: message.id, seq: this.table.seq, moved: false });
    this.#toPage.push(this.table.present(message.since ?? 0));
  }
}

/** The table told from its beginning replaces what the page has, older or not, so it comes once and in its place. */
function isWhole(message: ClientMessage | ServerMessage | undefined): boolean {
  return message?.t === 'update' && message.reset;
}
