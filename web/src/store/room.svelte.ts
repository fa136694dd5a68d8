/* A table that this page takes part in or watches: its stores (one a seat of mine), the decision, the order of news. */
import { tick } from 'svelte';
import { Decision } from '../boards/decision.svelte.ts';
import type { Outlook, Player } from '../boards/contract.ts';
import type { Answer } from './socket.svelte.ts';
import type { Act, Undo, Picture, Locked, Moment, Presence, Refused, Update } from '../wire.ts';
import { seatNames } from '../text/levels.ts';
import { asks, Follow, stepsIn, type Step } from './follow.svelte.ts';
import { Looking } from './looking.svelte.ts';
import { EVERYONE, Handover, inTheOpen } from './handover.svelte.ts';
import { me } from './session.svelte.ts';
import { Sent, type Sight } from './sent.ts';
import { settings } from './settings.svelte.ts';
import { socket, type Unnamed } from './socket.svelte.ts';
import { TableStore, type News } from './table.svelte.ts';
import { presentOf, type Teller } from './words.svelte.ts';

/** Shows news on the board: told before the new picture is drawn; what it returns runs after. */
export type Stagehand = (news: News, before: Picture | null) => (() => Promise<void>) | null;

/** Takes answers in the server's stead: a lesson compares them with what the coach asks. */
export interface Desk {
  act(notation: string): Promise<boolean>;
  preview(notation: string): Promise<Outlook | null>;
  back(): Promise<boolean>;
}

const BACKLOG = 8;
const REPLAY_LIMIT = 2000;
/** With more than this waiting (somebody was away) the present is shown at once. */
const FAR_BEHIND = 120;
/** My question ends a look at the past within this time. */
const RETURN = 400;

export class Room {
  readonly id: string;
  readonly invite: string;
  /** Whose eyes: a seat of mine, or -1. */
  seat = $state(-1);
  presence: Presence | null = $state.raw(null);
  /** Several people at this device: who looks, and with whose eyes. */
  readonly handover = new Handover();
  refusal: Refused | null = $state.raw(null);
  /** The table cannot be seen: why. */
  closed: Refused | null = $state.raw(null);
  /** Something of the table could not be shown. */
  trouble = $state(false);
  stagehand: Stagehand | null = null;
  desk: Desk | null = null;
  teller: Teller = presentOf(this);
  onExplain: (locked: Locked) => void = () => {};
  #stores: Record<number, TableStore> = $state.raw({});
  #leave = new Map<number, () => void>();
  #received = new Map<number, number>();
  #queue: { update: Update; connection: number }[] = [];
  #draining = false;
  /** Live: others' acts are told at the person's pace. A replay has its own. */
  #paced: boolean;
  #dead = false;
  /** What is on the page. */
  #sight: Sight = { seq: 0, connection: 0 };
  /** The act or undo whose effect is not on the page yet. */
  #sent: Sent | null = null;

  /** What others do, told at the person's pace. */
  readonly told = new Follow(() => settings.kept.pace);
  /** What was told, seen again. */
  readonly looking = new Looking(this.told, {
    stage: (step, before) => this.stagehand?.({ moments: [step.moment], jump: false }, before) ?? null,
    changed: () => this.#askNow(),
    failed: (error) => this.complain(error),
  });
  store = $derived(this.#stores[this.seat]);
  /** The newest picture that is shown. */
  present = $derived(this.store?.picture ?? null);
  /** What everybody may see, while a seat is answered for in the open. */
  #everyone = $derived(this.handover.open ? this.#stores[EVERYONE] : undefined);
  picture = $derived(
    this.#everyone ? inTheOpen(this.present, this.#everyone.picture) : (this.looking.picture ?? this.present),
  );
  moments: Moment[] = $derived((this.#everyone ?? this.store)?.moments ?? []);
  mine: number[] = $derived(
    (this.present?.table.seats ?? []).filter((s) => s.person !== null && s.person === me.person?.id).map((s) => s.seat),
  );
  names: string[] = $derived(seatNames(this.picture?.table.seats ?? []));
  players: Player[] = $derived(
    (this.picture?.table.seats ?? []).map((info, i) => ({
      seat: info.seat,
      name: this.names[i] ?? '',
      colour: (info.seat % 5) + 1,
      me: info.seat === this.seat,
      bot: info.kind === 'bot',
      info,
    })),
  );
  decision = new Decision({
    preview: (notation) => this.preview(notation),
    act: (notation) => this.act(notation),
    explain: (locked) => this.onExplain(locked),
    get asking() {
      return settings.kept.asking;
    },
  });

  /** Without `seats` nothing is subscribed: a replay brings its own updates by `show`. */
  constructor(id: string, invite: string, seats: number[] | null) {
    this.id = id;
    this.invite = invite;
    this.#paced = seats !== null;
    if (seats) this.follow(seats);
  }

  /** An update from elsewhere than the socket: a replay. */
  show(update: Update): void {
    if (!this.#stores[update.seat]) this.#open(update.seat);
    this.seat = update.seat;
    this.#hear(update.seat, update);
  }

  /** Subscribe to these seats (none: as a watcher), and leave the others. */
  follow(seats: number[]): void {
    const wanted = seats.length > 0 ? seats : [EVERYONE];
    const eyes = wanted.length > 1 ? [...wanted, EVERYONE] : wanted;
    for (const seat of eyes) if (!this.#leave.has(seat)) this.#subscribe(seat);
    for (const [seat, leave] of this.#leave) {
      if (eyes.includes(seat)) continue;
      leave();
      this.#leave.delete(seat);
    }
    if (!wanted.includes(this.seat)) {
      this.#sit(wanted[0] as number);
      if (wanted.length > 1) this.handover.curtain = this.seat;
    }
  }

  leave(): void {
    this.#dead = true;
    this.told.skip();
    this.#sent?.drop();
    for (const leave of this.#leave.values()) leave();
    this.#leave.clear();
  }

  /** Those who share this device have no secrets: whose turn it is sits before the table at once. */
  drawNoCurtain(): void {
    this.handover.trusts = true;
    this.look(this.handover.curtain ?? this.seat);
  }

  /** Somebody of this device looks now. */
  look(seat: number): void {
    this.handover.lift();
    this.#sit(seat);
  }

  act(notation: string): Promise<boolean> {
    if (this.desk) return this.desk.act(notation);
    return this.#send((seat, seq) => ({ t: 'act', table: this.id, seat, seq, notation }));
  }

  async preview(notation: string): Promise<Outlook | null> {
    if (this.desk) return this.desk.preview(notation);
    if (this.seat < 0 || socket.link !== 'open') return null;
    const answer = await socket.ask({ t: 'preview', table: this.id, seat: this.seat, notation });
    return answer.t === 'previewed'
      ? {
          notation,
          uncertain: answer.uncertain,
          undoable: answer.undoable,
          events: answer.events,
          story: answer.story,
          view: answer.view,
        }
      : null;
  }

  /** Why nothing can be done with a thing now; null: there is nothing to say. */
  async why(target: string): Promise<Locked | null> {
    if (this.desk || this.seat < 0 || socket.link !== 'open') return null;
    const answer = await socket.ask({ t: 'why', table: this.id, seat: this.seat, target });
    return answer.t === 'reason' ? answer.locked : null;
  }

  async undo(to: 'step' | 'turn' | 'ask', moves = 1): Promise<boolean> {
    const desk = this.desk;
    if (desk) return this.decision.send(() => desk.back());
    return this.decision.send(() => this.#send((seat, seq) => ({ t: 'undo', table: this.id, seat, seq, to, moves })));
  }

  async say(text: string): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'say', table: this.id, seat: this.seat, text }));
  }

  async autopilot(level: string | null): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'autopilot', table: this.id, seat: this.seat, level }));
  }

  async askEnd(): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'end', table: this.id, seat: this.seat }));
  }

  /** Let a bot play for somebody who is gone. */
  async standIn(absent: number): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'stand-in', table: this.id, seat: this.seat, absent }));
  }

  async answer(request: number, agree: boolean): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'answer', table: this.id, seat: this.seat, request, agree }));
  }

  async mute(person: string, on: boolean): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'mute', table: this.id, person, on }));
  }

  /** Says what changes the table. Comes back when the change is on the page, or it is sure that there is none. */
  async #send(message: (seat: number, seq: number) => Unnamed<Act | Undo>): Promise<boolean> {
    const picture = this.present;
    if (!picture || this.seat < 0 || this.looking.picture) return false;
    const sent = new Sent(this.#sight);
    this.#sent = sent;
    void socket.ask(message(this.seat, picture.seq)).then((answer) => {
      if (this.#sent !== sent) return; // somebody else looks by now
      this.#took(answer);
      sent.answered(answer, socket.connection);
    });
    const done = await sent.over;
    if (this.#sent === sent) this.#sent = null;
    return done;
  }

  /** This seat's eyes see the table now. */
  #sit(seat: number): void {
    this.#sent?.drop();
    this.#sent = null;
    if (seat !== this.seat) this.told.forget(); // it was told to other eyes
    this.seat = seat;
    this.#askNow();
  }

  #took(answer: Answer): boolean {
    this.refusal = answer.t === 'refused' ? answer : null;
    return answer.t === 'ack';
  }

  #open(seat: number): void {
    const store = new TableStore();
    this.#stores = { ...this.#stores, [seat]: store };
    this.#received.set(seat, 0);
    store.listen((news, before) => this.#show(seat, news, before));
  }

  #subscribe(seat: number): void {
    this.#open(seat);
    this.#leave.set(
      seat,
      socket.subscribe({
        table: this.id,
        seat,
        invite: this.invite,
        since: () => this.#received.get(seat) ?? 0,
        feed: (update) => this.#hear(seat, update),
        presence: (presence) => (this.presence = presence),
        refused: (answer) => (this.closed = answer),
      }),
    );
  }

  /** News comes in; what the viewer sees is shown in order, the rest is only kept. */
  #hear(seat: number, update: Update): void {
    this.#received.set(seat, update.picture.seq);
    if (seat !== this.seat) {
      this.#stores[seat]?.feed(update);
      this.#turn();
      return;
    }
    this.#queue.push({ update, connection: socket.connection });
    this.#count();
    if (this.looking.picture && asks(update.picture, this.seat)) setTimeout(() => this.looking.end(), RETURN);
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    let began = performance.now();
    try {
      for (let next = this.#queue.shift(); next && !this.#dead; next = this.#queue.shift()) {
        this.#count();
        if (this.looking.picture) await this.looking.over;
        const steps = this.#stepsOf(next.update);
        if (steps.length > 0 && !this.#hurries()) {
          await this.#tell(next.update, next.connection, steps);
          began = performance.now();
          continue;
        }
        const late =
          document.hidden ||
          (this.told.skips && steps.length > 0) || // the pace is of others' turns
          this.#queue.length > BACKLOG ||
          (this.#queue.length > 0 && performance.now() - began > REPLAY_LIMIT);
        await this.#bring(next.update, next.connection, late, steps);
      }
    } finally {
      this.#draining = false;
      this.told.arrived();
    }
  }

  /** Others' acts one after the other, at the person's pace; the picture comes with the last of them. */
  async #tell(update: Update, connection: number, steps: Step[]): Promise<void> {
    const turn = steps[0]!.moment.seat;
    const coming = this.#queue.flatMap((one) => this.#stepsOf(one.update)).map((step) => step.moment.seat);
    const others = coming.findIndex((seat) => seat !== turn);
    const more = others < 0 ? coming.length : others;
    const before = this.told.now?.moment.seat === turn ? this.told.place.n : 0;
    for (const [i, step] of steps.entries()) {
      this.told.tell(step, { n: before + i + 1, of: before + steps.length + more });
      if (i < steps.length - 1) await this.told.rest();
    }
    await this.#bring(update, connection, false, steps);
    if (!this.#isAsked() && !this.#hurries()) await this.told.rest();
  }

  #stepsOf(update: Update): Step[] {
    return this.#paced && this.present ? stepsIn(update, this.present, this.seat) : [];
  }

  /** There is no time to tell: nobody looks, too much has come, or my own clock runs. */
  #hurries(): boolean {
    const newest = this.#queue.at(-1)?.update.picture;
    const clock = newest && asks(newest, this.seat) && newest.table.clock?.kind === 'live';
    return document.hidden || this.told.skips || this.#queue.length > FAR_BEHIND || clock === true;
  }

  #count(): void {
    this.told.behind = this.#queue.reduce((sum, one) => sum + one.update.moments.length, 0);
  }

  /** Shows one update. What fails on the way is told; the next one is shown all the same. */
  async #bring(update: Update, connection: number, late: boolean, steps: Step[]): Promise<void> {
    try {
      this.told.keep(steps);
      if (update.moments.at(-1)?.seat === this.seat) this.told.now = null;
      this.#motion = null;
      this.#stores[update.seat]?.feed(update);
      this.#askNow(connection);
      this.#turn();
      const motion = this.#motion as (() => Promise<void>) | null;
      if (motion && !late) {
        await tick();
        const done = motion().catch((error: unknown) => this.complain(error));
        if (this.#queue.length > 0 || !this.#isAsked()) await done;
      }
    } catch (error) {
      this.complain(error);
    }
  }
  #motion: (() => Promise<void>) | null = null;

  #show(seat: number, news: News, before: Picture | null): void {
    if (seat !== this.seat || news.jump || !this.stagehand || this.handover.curtain !== null) return;
    try {
      this.#motion = this.stagehand(news, before);
    } catch (error) {
      this.complain(error); // without motion, then
    }
  }

  /** What the page cannot show is told to the person, who sees the rest. */
  complain(error: unknown): void {
    console.error(error);
    this.trouble = true;
  }

  /** To the present, whatever is told or looked at. */
  catchUp(): void {
    this.looking.end();
    this.told.skip();
  }

  #isAsked(): boolean {
    return (this.present?.legal.length ?? 0) > 0;
  }

  /** The decision follows the shown picture. */
  #askNow(connection = socket.connection): void {
    const picture = this.picture;
    this.decision.ask(picture?.legal ?? [], picture?.locked ?? []);
    this.#sight = { seq: this.present?.seq ?? 0, connection };
    this.#sent?.shown(this.#sight);
  }

  /** Hot seat: whose turn it is looks. */
  #turn(): void {
    const next = this.handover.next(this.present?.table ?? null, this.seat, this.mine, (seat) => ({
      legal: this.#stores[seat]?.picture?.legal ?? [],
      open: Boolean(this.#stores[EVERYONE]?.picture?.view),
    }));
    if (next !== null) this.#sit(next);
  }
}
