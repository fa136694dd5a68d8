/* The decision under way: from touches to one notation. Pure interaction; the legal list is given. */
import type { Choice, Locked } from '../wire.ts';
import type { Decision, GameEvent, Outlook, Standing } from './contract.ts';

/** What the decision needs of the table: to preview, to act, to tell. */
export interface Hands {
  preview(notation: string): Promise<Outlook | null>;
  /** Whether it was done. Comes when what came of it is shown: until then the question stays answered. */
  act(notation: string): Promise<boolean>;
  explain(locked: Locked): void;
  /** When to ask before acting: always, only if it cannot be taken back, never. */
  readonly asking: 'always' | 'final' | 'never';
}

const POINT_DELAY = 90;

export class Picking implements Decision {
  #hands: Hands;
  #legal: Choice[] = $state.raw([]);
  #locked: Locked[] = $state.raw([]);
  #picked: string[] = $state.raw([]);
  #chosen: Choice | null = $state.raw(null);
  #pointed: Choice | null = $state.raw(null);
  #outlooks: Record<string, Outlook> = $state.raw({});
  #sent = $state(false);
  #question = 0;
  #glance = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #candidates = $derived(
    this.#picked.length === 0
      ? this.#legal
      : this.#legal.filter((choice) => this.#picked.every((t) => choice.targets.includes(t))),
  );
  #ringed = $derived(new Set(this.#candidates.flatMap((choice) => this.#next(choice))));
  #lockedTargets = $derived(lockedByTarget(this.#locked, this.#legal));

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get legal(): Choice[] {
    return this.#legal;
  }
  get candidates(): Choice[] {
    return this.#candidates;
  }
  get locked(): Locked[] {
    return this.#locked;
  }
  get picked(): string[] {
    return this.#picked;
  }
  get chosen(): Choice | null {
    return this.#chosen;
  }
  get pointed(): Choice | null {
    return this.#pointed;
  }
  get sent(): boolean {
    return this.#sent;
  }
  get outlook(): Outlook | null {
    const about = this.#chosen ?? this.#pointed;
    return about ? (this.#outlooks[about.notation] ?? null) : null;
  }
  /** Every lit target, in the order of the legal list: for arrows and tests. */
  get ringed(): ReadonlySet<string> {
    return this.#ringed;
  }
  /** Choices that touching things does not reach (any more): the prompt shows them as buttons. */
  get buttons(): Choice[] {
    return this.#candidates.filter((choice) => this.#next(choice).length === 0);
  }

  /** A new question: what was picked is forgotten unless the question is the same. */
  ask(legal: Choice[], locked: Locked[]): void {
    const same =
      legal.length === this.#legal.length && legal.every((choice, i) => choice.notation === this.#legal[i]?.notation);
    this.#legal = legal;
    this.#locked = locked;
    // what was chosen stays chosen, with what is known of it: its button must not go while one aims at it
    const chosen = same ? this.#chosen : null;
    const known = chosen ? this.#outlooks[chosen.notation] : undefined;
    this.#outlooks = chosen && known ? { [chosen.notation]: known } : {};
    if (chosen) this.#chosen = this.find(chosen.notation);
    if (!same) {
      this.#question += 1;
      this.#reset();
    }
  }

  standing(target: string): Standing {
    if (this.#chosen?.targets.includes(target)) return this.#sent ? 'waiting' : 'chosen';
    if (this.#picked.includes(target)) return this.#sent ? 'held' : 'picked';
    if (this.#ringed.has(target)) return this.#sent ? 'held' : 'legal';
    return this.#lockedTargets.has(target) ? 'locked' : 'rest';
  }

  choicesOf(target: string): Choice[] {
    return this.#candidates.filter((choice) => choice.targets.includes(target));
  }

  find(notation: string): Choice | null {
    return this.#legal.find((choice) => choice.notation === notation) ?? null;
  }

  lockedAt(target: string): Locked | null {
    return this.#lockedTargets.get(target) ?? null;
  }

  touch(target: string): void {
    if (this.#sent) return;
    if (this.#picked.includes(target)) {
      this.#chosen = null;
      this.#picked = this.#picked.slice(0, this.#picked.indexOf(target));
      return;
    }
    let fitting = this.choicesOf(target);
    let picked = [...this.#picked, target];
    if (fitting.length === 0 || (this.#chosen && !fitting.includes(this.#chosen))) {
      // another thing than before: begin anew with it
      fitting = this.#legal.filter((choice) => choice.targets.includes(target));
      picked = [target];
    }
    if (fitting.length === 0) {
      const locked = this.lockedAt(target);
      if (locked) this.#hands.explain(locked);
      return;
    }
    this.#chosen = null;
    this.#picked = picked;
    if (fitting.length === 1) this.#pick(fitting[0] as Choice);
  }

  choose(notation: string): void {
    if (this.#sent) return;
    const choice = this.find(notation);
    if (choice) {
      if (this.#chosen === choice) {
        this.confirm();
        return;
      }
      this.#picked = choice.targets.slice();
      this.#pick(choice);
      return;
    }
    const locked = this.#locked.find((one) => one.notation === notation);
    if (locked) this.#hands.explain(locked);
  }

  act(notation: string): Promise<boolean> {
    return this.send(() => this.#hands.act(notation));
  }

  /** Do what answers the question or takes it away (an undo); nothing can be touched until that is over. */
  async send(work: () => Promise<boolean>): Promise<boolean> {
    if (this.#sent) return false;
    this.#sent = true;
    clearTimeout(this.#timer);
    try {
      return await work();
    } finally {
      this.#sent = false;
      // even if the same is asked again, what was picked and foreseen for the old question is past
      this.#question += 1;
      this.#outlooks = {};
      this.#reset();
    }
  }

  point(target: string | null): void {
    const choices = target === null ? [] : this.choicesOf(target);
    this.#look(choices.length === 1 ? (choices[0] as Choice) : null);
  }

  pointAt(notation: string | null): void {
    this.#look(notation === null ? null : this.find(notation));
  }

  explain(locked: Locked): void {
    this.#hands.explain(locked);
  }

  confirm(): void {
    if (this.#chosen) void this.act(this.#chosen.notation);
  }

  clear(): void {
    if (!this.#sent) this.#reset();
  }

  /** The targets that could be touched next for this choice: those of it not yet picked, in order. */
  #next(choice: Choice): string[] {
    for (const target of choice.targets) {
      if (!this.#picked.includes(target)) return [target];
    }
    return [];
  }

  #pick(choice: Choice): void {
    this.#chosen = choice;
    if (this.#hands.asking === 'never') {
      void this.act(choice.notation);
      return;
    }
    const question = this.#question;
    void this.#preview(choice.notation).then((outlook) => {
      if (question !== this.#question || this.#chosen?.notation !== choice.notation || this.#sent) return;
      if (this.#hands.asking === 'final' && outlook?.undoable) void this.act(choice.notation);
      // nobody could say what it does: then it is asked for, as if there were no way back
      if (!outlook)
        this.#outlooks = {
          ...this.#outlooks,
          [choice.notation]: { notation: choice.notation, uncertain: true, undoable: false, events: [], view: null },
        };
    });
  }

  async #preview(notation: string): Promise<Outlook | null> {
    const known = this.#outlooks[notation];
    if (known) return known;
    const question = this.#question;
    const outlook = await this.#hands.preview(notation);
    if (outlook && question === this.#question) {
      this.#outlooks = { ...this.#outlooks, [notation]: outlook };
    }
    return outlook;
  }

  /** Looking away waits a moment: a thing that is taken off the page while it has the focus says that it
   *  lost it in the middle of drawing, when nothing may change. */
  #look(choice: Choice | null): void {
    const glance = ++this.#glance;
    if (choice === this.#pointed) return;
    if (choice === null) {
      queueMicrotask(() => {
        if (glance === this.#glance) this.#pointed = null;
      });
      return;
    }
    this.#pointed = choice;
    this.#foresee();
  }

  #foresee(): void {
    clearTimeout(this.#timer);
    const pointed = this.#pointed;
    if (!pointed || this.#chosen || this.#sent) return;
    this.#timer = setTimeout(() => void this.#preview(pointed.notation), POINT_DELAY);
  }

  #reset(): void {
    clearTimeout(this.#timer);
    this.#picked = [];
    this.#chosen = null;
    this.#pointed = null;
  }
}

/** The reason at each thing that no legal choice is about. */
function lockedByTarget(locked: Locked[], legal: Choice[]): Map<string, Locked> {
  const reachable = new Set(legal.flatMap((choice) => choice.targets));
  const found = new Map<string, Locked>();
  for (const one of locked) {
    for (const target of one.targets) {
      if (!reachable.has(target) && !found.has(target)) found.set(target, one);
    }
  }
  return found;
}

export type { GameEvent };
