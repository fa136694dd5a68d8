/* One connection, as the page's socket sees it; the test plays the other end. */
import type { ClientMessage, ServerMessage } from '../src/wire.ts';

export class Line extends EventTarget {
  static readonly OPEN = 1;
  /** Every connection that was ever made; the last one is the present. */
  static all: Line[] = [];
  readyState = 1;
  said: ClientMessage[] = [];
  /** Called with what the page says; a test may put the network in between. */
  onsaid: ((message: ClientMessage) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    Line.all.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.said.push(message);
    this.onsaid?.(message);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
