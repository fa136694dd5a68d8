/* A lesson that is taken on this page: the coach's step, the answers so far, and the table they lead to.
   All follows from the answers, so that is what goes to the server, and what is kept. */
import type { Outlook, View } from '../boards/contract.ts';
import type {
  Choice,
  CoachLine,
  CoachStep,
  LessonInfo,
  LessonPicture,
  LessonTurn,
  Previewed,
  TableInfo,
  TableText,
} from '../wire.ts';
import { updateOf } from './desk.ts';
import { ProblemError, post } from './http.ts';
import type { Room } from './room.svelte.ts';

const LEARNER = 0;
/** Milliseconds that the table which is left stays in sight. */
const LOOK_BACK = 1200;
/** Milliseconds that a good answer is shown. */
const SHOWN = 4000;

export interface Names {
  learner: string;
  /** By seat; what is missing has no name in the lesson. */
  others: Record<number, string>;
}

export class LessonDesk {
  readonly info: LessonInfo;
  step: CoachStep | null = $state.raw(null);
  /** What the coach says to the last answer, and whether it counted. */
  said: { line: CoachLine; right: boolean } | null = $state.raw(null);
  /** What the rules say to the last answer. */
  refused: ProblemError | null = $state.raw(null);
  answers: string[] = $state.raw([]);
  passed = $state(false);
  /** The step just came with a table of its own. */
  anotherTable = $state(false);
  /** The good answer that is being shown. */
  shown: Choice | null = $state.raw(null);
  /** Somebody comes back to it: where it was left is said first. */
  resumed = $state(false);
  /** The table as it was when it was laid out or come back to, and as it is. */
  began: View | null = $state.raw(null);
  now: View | null = $state.raw(null);
  /** The game is not over. */
  goesOn = $state(false);
  #showing: ReturnType<typeof setTimeout> | undefined;
  #room: Room;
  #names: Names;
  #seq = 0;
  /** Of the bots that play on. */
  #level: string;
  readonly seat = LEARNER;

  constructor(info: LessonInfo, room: Room, names: Names, level: string) {
    this.info = info;
    this.#level = level;
    this.#room = room;
    this.#names = names;
    room.desk = {
      act: (notation) => this.answer(notation),
      preview: (notation) => this.#preview(notation),
      back: () => this.back(),
    };
    room.teller = (_seat, lang) => post<TableText>(`${this.#path()}/text`, { answers: this.answers, lang });
  }

  /** The good answer to this step; where any will do, all of them. None: it is only read. */
  get wanted(): Choice[] {
    const { decision } = this.#room;
    const { best = '', accepted = [] } = this.step ?? {};
    const good = accepted.length < decision.legal.length ? [best] : accepted;
    return good.map((notation) => decision.find(notation)).filter((one) => one !== null);
  }

  /** Where the lesson stands after these answers. */
  async open(answers: string[]): Promise<void> {
    this.#take(await this.#post({ answers }), true);
  }

  /** Somebody takes it, perhaps not for the first time. */
  async begin(answers: string[]): Promise<void> {
    await this.open(answers);
    this.resumed = answers.length > 0;
  }

  /** A table that begins where the lesson ends, without the coach; its id. */
  async playOn(): Promise<string> {
    const body = { answers: this.answers, level: this.#level };
    return (await post<TableInfo>(`${this.#path()}/play`, body)).id;
  }

  /** Read on. */
  goOn(): Promise<boolean> {
    return this.#room.decision.send(() => this.answer(''));
  }

  /** Whether the answer counted. What the game forbids is told, and nothing is done. */
  async answer(answer: string): Promise<boolean> {
    this.refused = this.shown = null;
    try {
      const turn = await this.#post({ answers: this.answers, answer });
      this.said = turn.said ? { line: turn.said, right: turn.right } : null;
      if (turn.right) await this.#follow(turn);
      return turn.right;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.refused = error;
      return false;
    }
  }

  async back(): Promise<boolean> {
    await this.open(this.answers.slice(0, -1));
    this.said = null;
    return true;
  }

  async again(): Promise<void> {
    this.said = null;
    this.resumed = false;
    await this.open([]);
  }

  /** The coach does it for me. */
  skip(): Promise<boolean> {
    const best = this.step?.best ?? '';
    return this.#room.decision.send(() => this.answer(best));
  }

  /** How a good answer looks: as a ghost on the board, for a moment; then it is asked again. */
  showMe(): void {
    const { decision } = this.#room;
    const best = this.step?.best;
    if (!best) return;
    this.said = null;
    this.shown = decision.find(best);
    decision.pointAt(best);
    clearTimeout(this.#showing);
    this.#showing = setTimeout(() => {
      this.shown = null;
      decision.pointAt(null);
    }, SHOWN);
  }

  async #follow(turn: LessonTurn): Promise<void> {
    if (turn.left) {
      this.#show(turn.left, turn, false);
      await new Promise((done) => setTimeout(done, LOOK_BACK));
      this.#take({ ...turn, moves: [] }, true);
      this.anotherTable = true;
      return;
    }
    this.#take(turn, false);
  }

  #take(turn: LessonTurn, reset: boolean): void {
    this.answers = turn.answers;
    this.step = turn.step;
    this.passed = turn.step === null;
    this.anotherTable = false;
    this.now = turn.picture.view as View;
    if (reset) this.began = this.now;
    this.goesOn = turn.picture.to_move.length > 0;
    this.#show(turn.picture, turn, reset);
  }

  #show(picture: LessonPicture, turn: LessonTurn, reset: boolean): void {
    const update = updateOf({
      id: this.info.name,
      game: this.info.game,
      seat: LEARNER,
      picture,
      moves: turn.moves,
      name: (seat) => this.#name(seat),
      undo: this.answers.length,
      seq: this.#seq,
      reset,
    });
    this.#seq = update.picture.seq;
    this.#room.show(update);
  }

  #name(seat: number): string {
    return seat === LEARNER ? this.#names.learner : (this.#names.others[seat] ?? '');
  }

  async #preview(notation: string): Promise<Outlook | null> {
    const body = { answers: this.answers, notation };
    const found = await post<Previewed>(`${this.#path()}/preview`, body).catch(() => null);
    return found && { ...found, undoable: true };
  }

  #post(body: { answers: string[]; answer?: string }): Promise<LessonTurn> {
    return post<LessonTurn>(this.#path(), body);
  }

  #path(): string {
    return `/api/lessons/${this.info.game}/${this.info.name}`;
  }
}
