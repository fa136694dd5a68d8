/* The decision under way: from touches to one notation. Pure interaction; the legal list is given. */
import type { Choice, Locked } from '../wire.ts';
import type { Outlook, Standing } from './contract.ts';
import { lockedByTarget, renamed, type Naming } from './choices.ts';
import type { Zone } from './zone.ts';

/** What the decision needs of the table: to preview, to act, to tell. */
export interface Hands {
  preview(notation: string): Promise<Outlook | null>;
  /** Whether it was done. Comes when what came of it is shown: until then the question stays answered. */
  act(notation: string): Promise<boolean>;
  explain(locked: Locked): void;
  /** When to ask before acting: always, only if it cannot be taken back, never. */
  readonly asking: 'always' | 'final' | 'never';
}

/** A thing on the page that can be touched: it stands for a target, or for one choice. */
export interface Mark {
  readonly target?: string | undefined;
  readonly choice?: string | undefined;
  readonly zone: Zone;
}

/** Asked before answers go. True: something was just told that should be heard first, and they wait for another yes. */
export type Heed = (answers: readonly string[]) => Promise<boolean>;

const POINT_DELAY = 90;
const MOST_TRIES = 3;
const NOTHING_KNOWN = { uncertain: true, undoable: false, events: [], story: [], view: null };

/** The decision under way. One object for a table; every field is reactive.
 *
 *  A person answers by touching things (`touch('die:3')`) until one choice is left; that one is
 *  `chosen`, its `outlook` comes from the server, and it is confirmed (or goes at once when it can be
 *  taken back). Boards mostly use `<Target>` / `<TargetButton>`, which do all of this. */
export class Decision {
  #hands: Hands;
  #asked: { legal: Choice[]; locked: Locked[] } = $state.raw({ legal: [], locked: [] });
  #naming: Naming | null = $state.raw(null);
  #legal: Choice[] = $derived(renamed(this.#asked.legal, this.#naming));
  #locked: Locked[] = $derived(renamed(this.#asked.locked, this.#naming));
  #picked: string[] = $state.raw([]);
  #chosen: Choice | null = $state.raw(null);
  #pointed: Choice | null = $state.raw(null);
  #outlooks: Record<string, Outlook> = $state.raw({});
  #sent = $state(false);
  /** The choice that waits for another yes, because something was to be heard before. */
  #held: string | null = $state(null);
  heed: Heed | null = null;
  /** What is on the page now. Things come and go while it is drawn, so the number of changes is what is watched. */
  #marks = new Set<Mark>();
  #changes = $state(0);
  #question = $state(0);
  #glance = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #candidates = $derived(
    this.#picked.length === 0
      ? this.#legal
      : this.#legal.filter((choice) => this.#picked.every((t) => choice.targets.includes(t))),
  );
  #ringed = $derived(new Set(this.#candidates.flatMap((choice) => this.#next(choice) ?? [])));
  #lockedTargets = $derived(lockedByTarget(this.#locked, this.#legal));
  #inSight = $derived(this.#targetsInSight());

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** All legal choices. */
  get legal(): Choice[] {
    return this.#legal;
  }
  /** Those that still fit what was picked. */
  get candidates(): Choice[] {
    return this.#candidates;
  }
  get locked(): Locked[] {
    return this.#locked;
  }
  /** Targets picked so far of an action with several (`die:3`, then `slot:1`). */
  get picked(): string[] {
    return this.#picked;
  }
  get chosen(): Choice | null {
    return this.#chosen;
  }
  /** The action under the pointer or the focus, if it is just one. */
  get pointed(): Choice | null {
    return this.#pointed;
  }
  /** Something was sent (an action, an undo) and what came of it is not shown yet: nothing can be touched. */
  get sent(): boolean {
    return this.#sent;
  }
  /** Another number when something else is asked. */
  get question(): number {
    return this.#question;
  }
  /** How far the decision is: another text when another question is asked, or something else is chosen or picked. */
  get state(): string {
    return [this.#question, this.#sent, this.#chosen?.notation, ...this.#picked].join(' ');
  }
  /** The chosen action waits for a yes: it is known what it does, and it cannot be taken back, or something was to be
   *  heard first, or the person wants to be asked always. */
  get toConfirm(): boolean {
    const outlook = this.#outlooks[this.#chosen?.notation ?? ''];
    if (outlook === undefined || this.#sent) return false;
    return this.#hands.asking === 'always' || !outlook.undoable || this.#held === outlook.notation;
  }
  /** Of the chosen action, else of the one pointed at. */
  get outlook(): Outlook | null {
    const about = this.#chosen ?? this.#pointed;
    return about ? (this.#outlooks[about.notation] ?? null) : null;
  }
  /** Choices that touching things does not reach (any more): the prompt shows them as buttons. */
  get buttons(): Choice[] {
    return this.#candidates.filter((choice) => this.#next(choice) === undefined);
  }
  /** Choices whose next thing is nowhere in sight. */
  get unreachable(): Choice[] {
    return this.#candidates.filter((choice) => {
      const next = this.#next(choice);
      return next !== undefined && !this.#inSight.has(next);
    });
  }
  /** Zones where something lit lies, in sight or not. */
  get litZones(): ReadonlySet<string> {
    void this.#changes;
    return new Set([...this.#marks].filter((mark) => this.#isLit(mark)).map((mark) => mark.zone.id));
  }

  /** The kinds of things that the question is about: `space`, `card`. */
  get kinds(): ReadonlySet<string> {
    return new Set(this.#legal.flatMap((choice) => choice.targets.map((target) => target.split(':')[0] ?? '')));
  }

  /** A thing is on the page, until the function that comes back is called. */
  draw(mark: Mark): () => void {
    this.#marks.add(mark);
    this.#changes += 1;
    return () => {
      this.#marks.delete(mark);
      this.#changes += 1;
    };
  }

  /** From now on targets are called by the names that the board gives them. */
  useNames(naming: Naming | null): void {
    this.#naming = naming;
    this.#reset();
  }

  /** A new question: what was picked is forgotten unless the question is the same. */
  ask(legal: Choice[], locked: Locked[]): void {
    const before = this.#asked.legal;
    const same = legal.length === before.length && legal.every((one, i) => one.notation === before[i]?.notation);
    this.#asked = { legal, locked };
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

  /** How a thing stands that is one choice itself. */
  standingOf(choice: Choice): Standing {
    if (this.#chosen === choice) return this.#sent ? 'waiting' : 'chosen';
    return this.#sent ? 'held' : 'legal';
  }

  /** Legal choices that this target would still allow. */
  choicesOf(target: string): Choice[] {
    return this.#candidates.filter((choice) => choice.targets.includes(target));
  }

  /** The choice written so, if it is legal now: `find('buy armor')`. */
  find(notation: string): Choice | null {
    return this.#legal.find((choice) => choice.notation === notation) ?? null;
  }

  /** The first locked action about this target: its reason is shown by `<Target>` by itself. */
  lockedAt(target: string): Locked | null {
    return this.#lockedTargets.get(target) ?? null;
  }

  /** A tap, click or Enter on a thing. Picks, chooses, or unpicks it; a locked one says why. */
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

  /** Choose this very action (for drags and own widgets): previewed, then confirmed as usual. */
  choose(notation: string): void {
    if (this.#sent) return;
    const choice = this.find(notation);
    if (choice) {
      if (this.#chosen === choice) {
        if (this.toConfirm) this.confirm();
        return;
      }
      this.#picked = choice.targets.slice();
      this.#pick(choice);
      return;
    }
    const locked = this.#locked.find((one) => one.notation === notation);
    if (locked) this.#hands.explain(locked);
  }

  /** Send this action without asking (several small reversible steps of one gesture); whether it was done. */
  act(notation: string): Promise<boolean> {
    return this.send(() => this.#hands.act(notation));
  }

  /** Several small answers of one gesture, one after the other: `next` says which is due, until none is. Where somebody
   *  else was quicker the same is due again. Whether all were given. `all`: what they are, as far as is known. */
  async actAll(all: readonly string[], next: () => string | null): Promise<boolean> {
    if (this.heed && (await this.#waits(this.heed, all))) return false;
    return this.send(async () => {
      let tries = 0;
      for (let notation = next(); notation !== null; notation = next()) {
        tries = (await this.#hands.act(notation)) ? 0 : tries + 1;
        if (tries === MOST_TRIES) return false;
      }
      return true;
    });
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

  /** Pointer or focus on a target, or null when it left. */
  point(target: string | null): void {
    const choices = target === null ? [] : this.choicesOf(target);
    this.#look(choices.length === 1 ? (choices[0] as Choice) : null);
  }

  pointAt(notation: string | null): void {
    this.#look(notation === null ? null : this.find(notation));
  }

  /** Show why something is not legal. */
  explain(locked: Locked): void {
    this.#hands.explain(locked);
  }

  confirm(): void {
    if (this.#chosen) void this.#go(this.#chosen);
  }

  clear(): void {
    if (!this.#sent) this.#reset();
  }

  /** The thing to touch next for this choice: the first of its targets that is not picked yet. */
  #next(choice: Choice): string | undefined {
    return choice.targets.find((target) => !this.#picked.includes(target));
  }

  #isLit({ target, choice }: Mark): boolean {
    if (choice !== undefined) return this.find(choice) !== null && this.#chosen?.notation !== choice;
    return target !== undefined && this.#ringed.has(target) && !this.#chosen?.targets.includes(target);
  }

  #targetsInSight(): Set<string | undefined> {
    void this.#changes;
    return new Set([...this.#marks].filter((mark) => !mark.zone.hidden).map((mark) => mark.target));
  }

  #pick(choice: Choice): void {
    this.#chosen = choice;
    if (this.#hands.asking === 'never') void this.#go(choice);
    else this.#weigh(choice);
  }

  /** Does the chosen action, unless something is to be heard first. */
  async #go(choice: Choice): Promise<void> {
    const { notation } = choice;
    if (this.heed && (await this.#waits(this.heed, [notation]))) {
      if (this.#chosen?.notation !== notation) return;
      this.#held = notation;
      this.#weigh(choice);
    } else await this.act(notation);
  }

  /** Whether these answers do not go now: something was told that is heard first, or another question came meanwhile. */
  async #waits(heed: Heed, answers: readonly string[]): Promise<boolean> {
    if (this.#sent) return true;
    const question = this.#question;
    this.#sent = true;
    const isToHear = await heed(answers);
    this.#sent = false;
    return isToHear || question !== this.#question;
  }

  /** Learns what the chosen action does; what can be taken back is then done, if nothing is asked before. */
  #weigh(choice: Choice): void {
    const question = this.#question;
    void this.#preview(choice.notation).then((outlook) => {
      if (question !== this.#question || this.#chosen?.notation !== choice.notation || this.#sent) return;
      const isFree = outlook?.undoable && this.#held !== choice.notation;
      if (this.#hands.asking === 'final' && isFree) void this.#go(choice);
      // nobody could say what it does: then it is asked for, as if there were no way back
      if (!outlook)
        this.#outlooks = {
          ...this.#outlooks,
          [choice.notation]: { ...NOTHING_KNOWN, notation: choice.notation },
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
        if (glance !== this.#glance) return;
        clearTimeout(this.#timer);
        this.#pointed = null;
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
    this.#held = null;
  }
}
