/* Something that was sent, until what came of it is shown. The server answers before it tells what is new, or
   the other way round, and what is new is shown in order, which takes its time; so an answer alone ends nothing. */
import type { Answer } from './socket.svelte.ts';

/** What the viewer sees: the picture's number, and on which connection it came. */
export interface Sight {
  seq: number;
  connection: number;
}

export class Sent {
  /** Whether it was done; comes when the question that it answered is gone, or is open again. */
  readonly over: Promise<boolean>;
  #end: (done: boolean) => void = () => {};
  #sight: Sight;
  #awaited: { sight: Sight; done: boolean } | null = null;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.over = new Promise((resolve) => (this.#end = resolve));
  }

  /** The server has spoken, on this connection. */
  answered(answer: Answer, connection: number): void {
    if (answer.t === 'ack') this.#await({ seq: answer.seq, connection }, true);
    else if (answer.t === 'resync') this.#await({ seq: answer.update.picture.seq, connection }, false);
    else this.#end(false); // refused: nothing changed
  }

  /** This is on the page now. */
  shown(sight: Sight): void {
    this.#sight = sight;
    this.#settle();
  }

  /** The viewer is somebody else now, or gone: what comes of it is nothing to wait for. */
  drop(): void {
    this.#end(false);
  }

  #await(sight: Sight, done: boolean): void {
    this.#awaited = { sight, done };
    this.#settle();
  }

  #settle(): void {
    if (!this.#awaited) return;
    const { sight, done } = this.#awaited;
    // who came back after a break is told the present first, whatever its number
    if (this.#sight.seq >= sight.seq || this.#sight.connection > sight.connection) this.#end(done);
  }
}
