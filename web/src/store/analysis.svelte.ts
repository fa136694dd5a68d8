/* The analysis board: a position, moves for every seat with a way back, and a search that runs beside it. */
import {
  actIn,
  beginSearch,
  change,
  inWords,
  lookAt,
  previewIn,
  searchNow,
  stopSearch,
} from '../analysis/positions.ts';
import type { Outlook } from '../boards/contract.ts';
import type { LessonMove, PositionPicture, PositionSearch } from '../wire.ts';
import { say, type Language } from '../text/say.svelte.ts';
import { updateOf } from './desk.ts';
import { ProblemError } from './http.ts';
import type { Room } from './room.svelte.ts';
import { me } from './session.svelte.ts';

/** Milliseconds between two looks at how far a search is. */
const PATIENCE = 500;

export class AnalysisDesk {
  shown: PositionPicture | null = $state.raw(null);
  /** By whose eyes; null: of who is to move. */
  viewer: number | null = $state(null);
  /** What the server said against the last wish. */
  refused: ProblemError | null = $state.raw(null);
  search: PositionSearch | null = $state.raw(null);
  /** The lines before this one, and what was told of each step. */
  past: { line: string; moves: LessonMove[] }[] = $state.raw([]);
  names: string[] = $state.raw([]);
  #room: Room;
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: Room) {
    this.#room = room;
    room.desk = {
      act: (notation) => this.act(notation),
      preview: (notation) => this.#preview(notation),
      back: () => this.back(),
    };
    room.teller = (seat, lang) => inWords({ text: this.line, seat: Math.max(0, seat), lang: lang as Language });
  }

  get line(): string {
    return this.shown?.line ?? '';
  }

  get busy(): boolean {
    return this.search?.state === 'waiting' || this.search?.state === 'thinking';
  }

  /** Another position. What is wrong with it is thrown. */
  async open(text: string, names: string[], viewer: number | null): Promise<void> {
    const found = await lookAt({ text, viewer });
    this.names = names;
    this.viewer = viewer;
    this.past = [];
    this.#show(found, true);
  }

  /** A move of who is looked with. */
  act(notation: string): Promise<boolean> {
    const seat = this.shown?.seat ?? 0;
    return this.#step((text, viewer) => actIn({ text, seat, notation, viewer }));
  }

  /** Other facts, all at once. */
  set(facts: Record<string, unknown>): Promise<boolean> {
    return this.#step((text, viewer) => change({ text, facts, viewer }));
  }

  async back(): Promise<boolean> {
    const last = this.past.at(-1);
    if (!last) return false;
    return this.#tried(async () => {
      const found = await lookAt({ text: last.line, viewer: this.viewer });
      this.past = this.past.slice(0, -1);
      this.#show(found, true);
    });
  }

  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.#tried(async () => this.#show(await lookAt({ text: this.line, viewer }), true));
  }

  async begin(iterations: number): Promise<void> {
    await this.#tried(async () => {
      await me.need(say('web-guest'));
      this.search = await beginSearch({ text: this.line, seat: this.shown?.seat ?? 0, iterations });
      this.#watch();
    });
  }

  async stop(): Promise<void> {
    await this.#tried(async () => {
      this.search = await stopSearch();
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.busy) void stopSearch().catch(() => undefined);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#tried(async () => {
        const found = await searchNow();
        if (!this.busy) return;
        this.search = found;
        if (this.busy) this.#watch();
      });
    }, PATIENCE);
  }

  async #step(ask: (text: string, viewer: number | null) => Promise<PositionPicture>): Promise<boolean> {
    const before = this.line;
    return this.#tried(async () => {
      const found = await ask(before, this.viewer);
      this.past = [...this.past, { line: before, moves: found.moves }];
      this.#show(found, found.seat !== this.shown?.seat);
    });
  }

  async #tried(what: () => Promise<void>): Promise<boolean> {
    this.refused = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.refused = error;
      return false;
    }
  }

  #show(found: PositionPicture, reset: boolean): void {
    if (found.line !== this.line) this.#drop();
    this.shown = found;
    const update = updateOf({
      id: 'analysis',
      game: found.game,
      seat: found.seat,
      picture: found.picture,
      moves: reset ? this.past.flatMap((step) => step.moves) : found.moves,
      name: (seat) => this.names[seat] ?? say('core-seat', { n: seat + 1 }),
      undo: this.past.length,
      seq: this.#seq,
      reset,
    });
    this.#seq = update.picture.seq;
    this.#room.show(update);
  }

  /** What was searched was another position. */
  #drop(): void {
    if (this.busy) void stopSearch().catch(() => undefined);
    clearTimeout(this.#timer);
    this.search = null;
  }

  async #preview(notation: string): Promise<Outlook | null> {
    const ask = { text: this.line, seat: this.shown?.seat ?? 0, notation };
    const found = await previewIn(ask).catch(() => null);
    return found && { ...found, undoable: true };
  }
}
