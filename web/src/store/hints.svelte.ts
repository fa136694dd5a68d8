/* What a good player would do: asked for, thought about at the server, and shown for one question. */
import type { Decision } from '../boards/contract.ts';
import type { HintAnswer, ReviewIdea } from '../wire.ts';
import { get } from './http.ts';
import type { Room } from './room.svelte.ts';
import { socket } from './socket.svelte.ts';

/** Milliseconds between two looks at how far it is. */
const PATIENCE = 300;

/** Why there is no hint to be had: people play along, it is not my turn, or there is only one answer. */
export type Rest = 'people' | 'wait' | 'single';

export class Hints {
  #open = $state(false);
  answer: HintAnswer | null = $state.raw(null);
  /** The idea that is pointed at, by its rank. */
  lit: number | null = $state(null);
  /** The idea that is explained, by its rank. */
  explained: number | null = $state(null);
  /** I have seen enough: what there is stays. */
  enough = $state(false);
  failed = $state(false);
  #room: Room;
  #readonly: () => boolean;
  /** Another number for every time that something is asked. */
  #asked = 0;
  #table = $derived.by(() => this.#room.present?.table ?? null);
  /** Null: a hint may be asked for. */
  rest: Rest | null = $derived.by(() => {
    if (this.#table?.hints.state === 'closed') return 'people';
    if (!this.#table?.to_move.includes(this.#room.seat) || this.decision.legal.length === 0) return 'wait';
    return this.decision.legal.length === 1 ? 'single' : null;
  });
  ideas: ReviewIdea[] = $derived(this.answer?.hint?.ideas ?? []);
  thinking = $derived(!this.enough && !this.failed && this.answer?.state !== 'done');
  /** At so many decisions I have asked. */
  used = $derived.by(() => this.#table?.hints.used[this.#room.seat] ?? 0);

  /** Whether hints are a matter at this table at all: I play, and nobody teaches me. */
  offered = $derived.by(
    () => !this.#readonly() && !this.#room.desk && this.#room.seat >= 0 && this.#table?.status === 'playing',
  );
  open = $derived.by(() => this.#open && this.offered);

  constructor(room: Room, readonly: () => boolean) {
    this.#room = room;
    this.#readonly = readonly;
  }

  get decision(): Decision {
    return this.#room.decision;
  }

  toggle(): void {
    if (this.#open) this.close();
    else if (this.offered) void this.show();
  }

  async show(): Promise<void> {
    this.#open = true;
    if (this.rest === null) await this.ask(false);
  }

  close(): void {
    this.#asked += 1;
    this.#open = false;
    this.answer = null;
    this.point(null);
    this.explained = null;
  }

  async ask(longer: boolean): Promise<void> {
    const now = ++this.#asked;
    const { id, seat, present } = this.#room;
    if (!present) return;
    this.enough = this.failed = false;
    this.answer = longer ? this.answer && { ...this.answer, state: 'thinking', done: 0 } : null;
    const said = await socket.ask({ t: 'hint', table: id, seat, seq: present.seq, longer });
    if (now !== this.#asked) return;
    if (said.t !== 'ack') {
      if (said.t === 'refused') this.#room.refusal = said;
      this.failed = true;
      return;
    }
    while (now === this.#asked && this.thinking) {
      const found = await get<HintAnswer>(`/api/tables/${encodeURIComponent(id)}/hint?seat=${seat}`).catch(() => null);
      if (now !== this.#asked || this.enough) return;
      this.failed = found === null || found.state === 'failed' || found.state === 'none';
      if (found?.hint || !this.answer) this.answer = found ?? this.answer;
      if (this.thinking) await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }

  /** Everybody is asked whether hints may be had here; or nobody may have any more. */
  async allow(on: boolean): Promise<void> {
    const said = await socket.ask({ t: 'hints', table: this.#room.id, seat: this.#room.seat, on });
    this.#room.refusal = said.t === 'refused' ? said : null;
  }

  /** What an idea is about is drawn as it would lie. */
  point(rank: number | null): void {
    this.lit = rank;
    this.decision.pointAt(rank === null ? null : (this.ideas[rank]?.action ?? null));
  }

  /** The idea becomes the choice; it is confirmed as any other. */
  choose(rank: number): void {
    const idea = this.ideas[rank];
    if (!idea) return;
    this.decision.clear();
    this.decision.choose(idea.action);
  }
}
