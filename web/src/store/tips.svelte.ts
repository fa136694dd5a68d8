/* Tips for who plays a first game: what is due is asked before anything is answered, and told once. */
import type { Tip, Tips as Found } from '../wire.ts';
import { get } from './http.ts';
import type { Room } from './room.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Milliseconds that an answer waits for a tip at the most. */
const PATIENCE = 1500;
/** Milliseconds in sight after which a tip was seen: who presses sooner meant to press before it came. */
const SEEN = 700;

export class Tips {
  /** In sight, until it is heard. */
  told: Tip | null = $state.raw(null);
  /** An answer waits because of it. */
  holds = $state(false);
  #room: Room;
  #at = 0;
  #asked: { what: string; tip: Promise<void> } | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Somebody plays here and wants them. */
  get wanted(): boolean {
    const { desk, seat, decision } = this.#room;
    return settings.kept.tips && desk === null && seat >= 0 && decision.legal.length > 0;
  }

  /** Tells what should be heard before these answers; without any, as the question comes. One after the other. */
  async ask(answers: readonly string[]): Promise<void> {
    const { id, seat, present } = this.#room;
    if (!this.wanted || this.told) return;
    const what = [seat, present?.seq, ...answers].join('|');
    if (this.#asked?.what !== what) {
      const query = new URLSearchParams({ seat: String(seat), known: this.#known().join(',') });
      for (const answer of answers) query.append('chosen', answer);
      const found = get<Found>(`/api/tables/${encodeURIComponent(id)}/tip?${query}`).catch(() => null);
      this.#asked = { what, tip: found.then((some) => this.#tell(some?.tips[0])) };
    }
    await this.#asked.tip;
  }

  /** Whether these answers should wait: a tip came, too late to be seen before them. */
  async heed(answers: readonly string[]): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([this.ask(answers), new Promise((done) => (timer = setTimeout(done, PATIENCE)))]);
    clearTimeout(timer);
    return (this.holds = this.told !== null && performance.now() - this.#at < SEEN);
  }

  heard(): void {
    this.told = null;
    this.holds = false;
  }

  silence(): void {
    settings.set('tips', false);
    this.heard();
  }

  #tell(tip: Tip | undefined): void {
    if (!tip || this.told || this.#known().includes(tip.id)) return;
    this.told = tip;
    this.#at = performance.now();
    settings.set('told', `${settings.kept.told} ${this.#game()}/${tip.id}`.trim());
  }

  /** The words of those that were told before. */
  #known(): string[] {
    const game = `${this.#game()}/`;
    const words = settings.kept.told.split(' ').filter((word) => word.startsWith(game));
    return words.map((word) => word.slice(game.length));
  }

  #game(): string {
    return this.#room.present?.table.game ?? '';
  }
}
