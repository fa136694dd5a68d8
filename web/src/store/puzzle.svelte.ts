/* A puzzle that is solved on this page: the tries so far, and what came of them. All follows from the tries, so
   that is what goes to the server, and what is kept. */
import type { Outlook } from '../boards/contract.ts';
import type { Previewed, PuzzleTurn, TableText } from '../wire.ts';
import { updateOf } from './desk.ts';
import { ProblemError, post } from './http.ts';
import type { Room } from './room.svelte.ts';

/** The try of who wants to see the solution. */
const SHOW = '';

export class PuzzleDesk {
  readonly game: string;
  readonly id: string;
  turn: PuzzleTurn | null = $state.raw(null);
  /** When it is over: the answer that is looked at; null: the best. */
  #lit: string | null = $state(null);
  /** What the rules say to the last answer. */
  refused: ProblemError | null = $state.raw(null);
  /** What the last answer was, if it was wrong. */
  wrong: { notation: string; chance: number | null } | null = $state.raw(null);
  #room: Room;
  #name: (seat: number) => string;
  #seq = 0;

  constructor(game: string, id: string, room: Room, name: (seat: number) => string) {
    this.game = game;
    this.id = id;
    this.#room = room;
    this.#name = name;
    room.desk = {
      act: (notation) => (this.over ? Promise.resolve(false) : this.answer(notation)),
      preview: (notation) => this.#preview(notation),
      back: () => Promise.resolve(false),
    };
    room.teller = (_seat, lang) => post<TableText>(`${this.#path()}/text`, { lang });
  }

  get over(): boolean {
    return this.turn?.left === 0;
  }

  /** When it is over: the answer that is shown on the board. */
  get shown(): string | null {
    return this.#lit ?? this.turn?.explained?.ideas[0]?.action ?? null;
  }

  get solved(): boolean {
    const turn = this.turn;
    return Boolean(turn?.explained) && turn?.puzzle.tries.at(-1) === turn?.explained?.ideas[0]?.action;
  }

  async open(tries: string[]): Promise<void> {
    this.wrong = this.refused = null;
    this.#take(await post<PuzzleTurn>(this.#path(), { tries }));
  }

  /** Whether it is the best. What the game forbids is told, and is no try. */
  async answer(answer: string): Promise<boolean> {
    this.wrong = this.refused = null;
    try {
      const turn = await post<PuzzleTurn>(this.#path(), { tries: this.turn?.puzzle.tries ?? [], answer });
      this.#take(turn);
      if (!this.solved && answer !== SHOW) this.wrong = { notation: answer, chance: turn.chances.at(-1) ?? null };
      return this.over;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.refused = error;
      return false;
    }
  }

  /** What matters here, without the answer. */
  async askHint(): Promise<void> {
    this.turn = await post<PuzzleTurn>(this.#path(), { tries: this.turn?.puzzle.tries ?? [], hint: true });
  }

  showSolution(): Promise<boolean> {
    return this.#room.decision.send(() => this.answer(SHOW));
  }

  /** When it is over: show this answer on the board; null: the best. */
  light(notation: string | null): void {
    this.#lit = notation;
    if (this.turn && this.over) this.#show(this.turn);
  }

  #take(turn: PuzzleTurn): void {
    this.turn = turn;
    this.#lit = null;
    this.#show(turn);
  }

  #show(turn: PuzzleTurn): void {
    const { shown } = this;
    const { picture } = turn;
    const update = updateOf({
      id: this.id,
      game: this.game,
      seat: turn.seat,
      picture: turn.explained
        ? { ...picture, legal: picture.legal.filter((one) => one.notation === shown), locked: [] }
        : picture,
      moves: [],
      name: this.#name,
      undo: 0,
      seq: this.#seq,
      reset: true,
    });
    this.#seq = update.picture.seq;
    this.#room.show(update);
  }

  async #preview(notation: string): Promise<Outlook | null> {
    const found = await post<Previewed>(`${this.#path()}/preview`, { notation }).catch(() => null);
    return found && { ...found, undoable: false }; // a try counts only by the button
  }

  #path(): string {
    return `/api/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(this.id)}`;
  }
}
