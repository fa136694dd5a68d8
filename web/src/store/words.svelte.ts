/* The table in words, as the server says it to whoever looks: for the text twin and the generic board. */
import type { TableText } from '../wire.ts';
import { get } from './http.ts';
import type { Room } from './room.svelte.ts';

/** Says a table to a seat in a language; a replay and a lesson have their own. */
export type Teller = (seat: number, language: string) => Promise<TableText>;

export function presentOf(room: Room): Teller {
  return (seat, lang) => {
    const query = new URLSearchParams({ seat: String(seat), lang, invite: room.invite });
    return get<TableText>(`/api/tables/${encodeURIComponent(room.id)}/text?${query}`);
  };
}

export class Words {
  #room: Room;
  #heard: { seat: number; text: TableText } | null = $state.raw(null);
  #wanted: { seat: number; language: string } | null = null;
  #asking = false;

  constructor(room: Room) {
    this.#room = room;
  }

  /** What was said last to these eyes, and never to others of this device; without an answer it stands. */
  saidTo(seat: number): TableText | null {
    return this.#heard?.seat === seat ? this.#heard.text : null;
  }

  /** One question at a time: what changes meanwhile is asked for when the answer is there. */
  async ask(seat: number, language: string): Promise<void> {
    this.#wanted = { seat, language };
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted) {
      const now: { seat: number; language: string } = this.#wanted;
      this.#wanted = null;
      const text = await this.#room.teller(now.seat, now.language).catch(() => null);
      if (text?.sections.length) this.#heard = { seat: now.seat, text };
    }
    this.#asking = false;
  }
}
