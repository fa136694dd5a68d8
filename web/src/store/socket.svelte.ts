/* One socket for the page: says what it is told, answers come back by id, and it finds its way back
   after any break. What was not answered is asked again with the same id: the server does it once. */
import type { ClientMessage, Hello, Presence, Badge, Lobby, ServerMessage, Subscribe, Update } from '../wire.ts';

/** `outdated`: the server speaks another protocol than this page, which has to be loaded again. */
export type Link = 'connecting' | 'open' | 'lost' | 'away' | 'outdated';
export type Answer = Extract<ServerMessage, { id: string }>;
type Asking = Exclude<ClientMessage, { t: 'hello' }>;
/** A message without its id: the socket names it. */
export type Unnamed<T> = T extends { id: string } ? Omit<T, 'id'> : never;

interface Pending {
  message: Asking;
  resolve(answer: Answer): void;
}
interface Subscription {
  table: string;
  seat: number | null;
  invite: string;
  since(): number;
  /** Of the store in which `since` counts; the socket keeps it. */
  epoch?: string;
  feed(update: Update): void;
  presence(presence: Presence): void;
  refused(answer: Extract<Answer, { t: 'refused' }>): void;
}

/** The protocol that this page was built for. */
export const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const PING_LIMIT = 8000;

export class Socket {
  link: Link = $state('connecting');
  hello: Hello | null = $state.raw(null);
  badge: Badge | null = $state.raw(null);
  lobby: Lobby | null = $state.raw(null);
  /** Seconds that the server's clock is ahead of ours. */
  skew = $state(0);
  /** Until when clocks stand still after an outage, by the server's clock. */
  pause = $state(0);
  /** How often a connection was made: which one it is now. */
  connection = 0;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #subscriptions = new Set<Subscription>();
  #waiting: ((hello: Hello) => void)[] = [];
  #wantsLobby = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #stopped = false;

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#drop());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#hurry();
    });
  }

  open(): void {
    if (this.#socket || this.#stopped) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** The first word of the server, or null if it does not come in time. */
  greeted(patience: number): Promise<Hello | null> {
    if (this.hello) return Promise.resolve(this.hello);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      setTimeout(() => resolve(null), patience);
    });
  }

  /** Come again as somebody else: after a person was made, or logged in. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#wait = FIRST_WAIT;
    this.open();
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Ask; the answer comes, however often the line breaks in between. */
  ask(message: Unnamed<Asking>): Promise<Answer> {
    const named = { ...message, id: crypto.randomUUID() } as Asking;
    return new Promise((resolve) => {
      this.#pending.set(named.id, { message: named, resolve });
      this.#send(named);
    });
  }

  subscribe(subscription: Subscription): () => void {
    this.#subscriptions.add(subscription);
    if (this.link === 'open') this.#join(subscription);
    return () => {
      this.#subscriptions.delete(subscription);
      if (this.link === 'open' && subscription.seat !== null) {
        this.#send({ t: 'unsubscribe', id: crypto.randomUUID(), table: subscription.table, seat: subscription.seat });
      }
    };
  }

  watchLobby(on: boolean): void {
    this.#wantsLobby = on;
    if (this.link === 'open') this.#send({ t: 'lobby', id: crypto.randomUUID(), on });
  }

  #join(subscription: Subscription): void {
    const message: Subscribe = {
      t: 'subscribe',
      id: crypto.randomUUID(),
      table: subscription.table,
      seat: subscription.seat,
      since: subscription.since(),
      invite: subscription.invite,
      epoch: subscription.epoch ?? '',
    };
    this.#pending.set(message.id, {
      message,
      resolve: (answer) => {
        if (answer.t !== 'refused') return;
        if (answer.message !== 'server-why-rate') subscription.refused(answer);
        else setTimeout(() => this.#again(subscription), 1000 * Number(answer.args.seconds ?? 1));
      },
    });
    this.#send(message);
  }

  /** It was too much at once; who left meanwhile does not come back. */
  #again(subscription: Subscription): void {
    if (this.#subscriptions.has(subscription)) this.#join(subscription);
  }

  #send(message: ClientMessage): void {
    if (this.link === 'open' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.#greeted(message);
        break;
      case 'update':
        this.#feed(message);
        break;
      case 'presence':
        for (const one of this.#subscriptions) if (one.table === message.table) one.presence(message);
        break;
      case 'badge':
        this.badge = message;
        break;
      case 'lobby':
        this.lobby = message;
        break;
      case 'pause':
        this.pause = message.until;
        break;
      case 'closing':
        this.link = 'away';
        this.#wait = Math.max(FIRST_WAIT, message.after * 1000);
        break;
      default:
        this.#answered(message);
    }
  }

  #greeted(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      this.close();
      this.link = 'outdated';
      return;
    }
    this.hello = hello;
    for (const resolve of this.#waiting.splice(0)) resolve(hello);
    this.skew = hello.now - Date.now() / 1000;
    this.link = 'open';
    this.connection += 1;
    this.#wait = FIRST_WAIT;
    const waiting = [...this.#pending.values()].filter(
      ({ message }) => message.t !== 'subscribe' && message.t !== 'ping',
    );
    this.#pending = new Map(waiting.map((one) => [one.message.id, one]));
    for (const one of this.#subscriptions) this.#join(one);
    for (const { message } of waiting) this.#send(message);
    if (this.#wantsLobby) this.watchLobby(true);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
  }

  #feed(update: Update): void {
    for (const one of this.#subscriptions) {
      if (one.table !== update.table) continue;
      if (one.seat === null || one.seat === update.seat) {
        if (!update.reset && update.since > one.since() && one.since() > 0)
          this.#join(one); // something was lost
        else {
          one.epoch = update.epoch;
          one.feed(update);
        }
      }
    }
  }

  #answered(answer: Answer): void {
    if (answer.t === 'resync') this.#feed(answer.update);
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.resolve(answer);
  }

  /** A line can be dead without saying so. */
  #check(): void {
    const socket = this.#socket;
    const id = crypto.randomUUID();
    const dead = setTimeout(() => {
      if (socket === this.#socket) this.#drop();
    }, PING_LIMIT);
    this.#pending.set(id, { message: { t: 'ping', id }, resolve: () => clearTimeout(dead) });
    this.#send({ t: 'ping', id });
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#ping);
    if (this.link !== 'away') this.link = 'lost';
    clearTimeout(this.#retry);
    if (this.#stopped) return;
    this.#retry = setTimeout(() => this.open(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry(): void {
    if (this.#socket || this.#stopped) return;
    this.#wait = FIRST_WAIT;
    this.open();
  }
}

export const socket = new Socket();
