/* Following the others: each act of another player is a step that is told, rests for a while, and stays known until
   my next turn. Nothing here knows a game or the page. */
import type { Moment, Picture, Update } from '../wire.ts';
import { stepTime, type Pace } from './pace.ts';

/** One act of somebody else, between two pictures; several that came together share theirs. */
export interface Step {
  moment: Moment;
  before: Picture;
  picture: Picture;
}

/** Where a step stands in its turn, as far as is known. */
export interface Place {
  n: number;
  of: number;
}

const REEL = 80;
/** Milliseconds of stillness after every step, however long its motion was. */
const PAUSE = 120;

export class Follow {
  /** What is told now, or was told last; null when there is nothing of others to see. */
  now: Step | null = $state.raw(null);
  place: Place = $state.raw({ n: 1, of: 1 });
  paused = $state(false);
  /** A step is looked at, and another one comes after it. */
  resting = $state(false);
  /** Steps that have come and are not told yet. */
  behind = $state(0);
  /** What was told, oldest first: it can be seen again. */
  reel: Step[] = $state.raw([]);
  #pace: () => Pace;
  #skipping = false;
  /** Who waits for the next step; a look at the past waits on top of what comes. */
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the present step began: its motion is part of its time. */
  #began = 0;

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  /** Nothing is told at a pace now: what comes is shown at once. */
  get skips(): boolean {
    return this.#skipping || this.#pace() === 'skip';
  }

  /** Keep steps, so that they can be seen again. */
  keep(steps: Step[]): void {
    if (steps.length > 0) this.reel = [...this.reel, ...steps].slice(-REEL);
  }

  /** Somebody else looks: what was told before was not told to them. */
  forget(): void {
    this.reel = [];
    this.now = null;
  }

  /** This step is told now. */
  tell(step: Step, place: Place): void {
    this.#began = performance.now();
    this.now = step;
    this.place = place;
  }

  /** The time that a step has to be looked at; a pause or the pace `step` make it as long as the person likes. */
  async rest(): Promise<void> {
    if (this.skips) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.resting = true;
      this.#wind();
    });
    this.resting = this.#waiting.length > 0;
    this.#wind();
  }

  /** On to the next step. */
  next(): void {
    this.#waiting.pop()?.();
  }

  pause(on: boolean): void {
    this.paused = on;
    this.#wind();
  }

  /** To the present, without telling what is left. */
  skip(): void {
    this.#skipping = this.behind > 0 || this.#waiting.length > 0;
    this.paused = false;
    while (this.#waiting.length > 0) this.next();
  }

  /** Everything that came has been shown. */
  arrived(): void {
    this.#skipping = false;
  }

  /** The pace was set anew. */
  changed(): void {
    this.paused = false;
    if (this.#pace() === 'skip') this.skip();
    else this.#wind();
  }

  #wind(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0 || this.paused || this.#pace() === 'step') return;
    const left = stepTime(this.#pace(), this.place.of) - (performance.now() - this.#began);
    this.#timer = setTimeout(() => this.next(), Math.max(PAUSE, left));
  }
}

/** Whether this picture asks the seat to decide. */
export function asks(picture: Picture, seat: number): boolean {
  return picture.legal.length > 0 && picture.table.to_move.includes(seat);
}

/** What others did and everybody may follow; nothing while several decide at once, or the seat is asked anyway. */
export function stepsIn(update: Update, before: Picture, seat: number): Step[] {
  if (update.reset) return [];
  const fresh = update.moments.filter((moment) => moment.kind === 'moved' && moment.seq > before.seq);
  const mine = fresh.findLastIndex((moment) => moment.seat === seat);
  const together = before.table.to_move.length > 1 && update.picture.table.to_move.length > 1;
  if (together || (mine < 0 && asks(before, seat))) return [];
  return fresh
    .slice(mine + 1)
    .filter(({ events }) => events.length > 0)
    .map((moment) => ({ moment, before, picture: update.picture }));
}
