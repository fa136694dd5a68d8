/* A table that this page takes part in or watches: its stores (one a seat of mine), the decision, and the
   order in which news is shown. */
import { tick } from 'svelte';
import { Decision } from '../boards/decision.svelte.ts';
import type { Outlook, Player } from '../boards/contract.ts';
import type { Answer } from './socket.svelte.ts';
import type { Act, Undo, Picture, Locked, Moment, Presence, Refused, Update } from '../wire.ts';
import { seatNames } from '../text/levels.ts';
import { me } from './session.svelte.ts';
import { Sent, type Sight } from './sent.ts';
import { settings } from './settings.svelte.ts';
import { socket, type Unnamed } from './socket.svelte.ts';
import { TableStore, type News } from './table.svelte.ts';

/** Shows news on the board: told before the new picture is drawn; what it returns runs after. */
export type Stagehand = (news: News, before: Picture | null) => (() => Promise<void>) | null;

const BACKLOG = 8;
const REPLAY_LIMIT = 2000;

export class Room {
  readonly id: string;
  readonly invite: string;
  /** Whose eyes: a seat of mine, or -1. */
  seat = $state(-1);
  presence: Presence | null = $state.raw(null);
  /** The seat that should look now while somebody else of this device is looking (hot seat). */
  curtain: number | null = $state(null);
  refusal: Refused | null = $state.raw(null);
  /** The table cannot be seen: why. */
  closed: Refused | null = $state.raw(null);
  stagehand: Stagehand | null = null;
  onExplain: (locked: Locked) => void = () => {};
  #stores: Record<number, TableStore> = $state.raw({});
  #leave = new Map<number, () => void>();
  #received = new Map<number, number>();
  #queue: { update: Update; connection: number }[] = [];
  #draining = false;
  #dead = false;
  /** What is on the page. */
  #sight: Sight = { seq: 0, connection: 0 };
  /** The act or undo whose effect is not on the page yet. */
  #sent: Sent | null = null;

  store = $derived(this.#stores[this.seat]);
  picture = $derived(this.store?.picture ?? null);
  moments: Moment[] = $derived(this.store?.moments ?? []);
  mine: number[] = $derived(
    (this.picture?.table.seats ?? []).filter((s) => s.person !== null && s.person === me.person?.id).map((s) => s.seat),
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
    const wanted = seats.length > 0 ? seats : [-1];
    for (const seat of wanted) if (!this.#leave.has(seat)) this.#subscribe(seat);
    for (const [seat, leave] of this.#leave) {
      if (wanted.includes(seat)) continue;
      leave();
      this.#leave.delete(seat);
    }
    if (!wanted.includes(this.seat)) {
      this.#sit(wanted[0] as number);
      if (wanted.length > 1) this.curtain = this.seat;
    }
  }

  leave(): void {
    this.#dead = true;
    this.#sent?.drop();
    for (const leave of this.#leave.values()) leave();
    this.#leave.clear();
  }

  /** Somebody of this device looks now. */
  look(seat: number): void {
    this.curtain = null;
    this.#sit(seat);
  }

  act(notation: string): Promise<boolean> {
    return this.#send((seat, seq) => ({ t: 'act', table: this.id, seat, seq, notation }));
  }

  async preview(notation: string): Promise<Outlook | null> {
    if (this.seat < 0 || socket.link !== 'open') return null;
    const answer = await socket.ask({ t: 'preview', table: this.id, seat: this.seat, notation });
    return answer.t === 'previewed'
      ? {
          notation,
          uncertain: answer.uncertain,
          undoable: answer.undoable,
          events: answer.events,
          view: answer.view,
        }
      : null;
  }

  async undo(to: 'step' | 'turn' | 'ask', moves = 1): Promise<boolean> {
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

  async answer(request: number, agree: boolean): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'answer', table: this.id, seat: this.seat, request, agree }));
  }

  async mute(person: string, on: boolean): Promise<boolean> {
    return this.#took(await socket.ask({ t: 'mute', table: this.id, person, on }));
  }

  /** Says what changes the table. Comes back when the change is on the page, or it is sure that there is none. */
  async #send(message: (seat: number, seq: number) => Unnamed<Act | Undo>): Promise<boolean> {
    const picture = this.picture;
    if (!picture || this.seat < 0) return false;
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
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    const began = performance.now();
    try {
      for (let next = this.#queue.shift(); next && !this.#dead; next = this.#queue.shift()) {
        const late =
          document.hidden ||
          this.#queue.length > BACKLOG ||
          (this.#queue.length > 0 && performance.now() - began > REPLAY_LIMIT);
        await this.#bring(next.update, next.connection, late);
      }
    } finally {
      this.#draining = false;
    }
  }

  /** Shows one update. What fails on the way is told to the console; the next one is shown all the same. */
  async #bring(update: Update, connection: number, late: boolean): Promise<void> {
    try {
      this.#motion = null;
      this.#stores[update.seat]?.feed(update);
      this.#askNow(connection);
      this.#turn();
      const motion = this.#motion as (() => Promise<void>) | null;
      if (motion && !late) {
        await tick();
        const done = motion().catch(complain);
        if (this.#queue.length > 0 || !this.#isAsked()) await done;
      }
    } catch (error) {
      complain(error);
    }
  }
  #motion: (() => Promise<void>) | null = null;

  #show(seat: number, news: News, before: Picture | null): void {
    if (seat !== this.seat || news.jump || !this.stagehand || this.curtain !== null) return;
    try {
      this.#motion = this.stagehand(news, before);
    } catch (error) {
      complain(error); // without motion, then
    }
  }

  #isAsked(): boolean {
    return (this.picture?.legal.length ?? 0) > 0;
  }

  /** The decision follows the shown picture. */
  #askNow(connection = socket.connection): void {
    const picture = this.picture;
    this.decision.ask(picture?.legal ?? [], picture?.locked ?? []);
    this.#sight = { seq: picture?.seq ?? 0, connection };
    this.#sent?.shown(this.#sight);
  }

  /** Hot seat: whose turn it is looks; a curtain hides the table until they do. */
  #turn(): void {
    const table = this.picture?.table;
    if (!table || this.#leave.size < 2) return;
    if (table.status !== 'playing' || table.to_move.includes(this.seat)) return;
    const next = table.to_move.find((seat) => this.mine.includes(seat));
    if (next !== undefined && next !== this.seat) this.curtain = next;
  }
}

function complain(error: unknown): void {
  console.error(error);
}
