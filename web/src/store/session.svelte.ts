/* Who sits before this page, made a guest when it is first needed. */
import type { GameInfo, Person, Session } from '../wire.ts';
import { voice } from '../text/say.svelte.ts';
import { get, post, send } from './http.ts';
import { settings } from './settings.svelte.ts';
import { socket } from './socket.svelte.ts';

/** How long a page waits to learn who is before it. */
const PATIENCE = 4000;

class Me {
  person: Person | null = $state.raw(null);
  /** Whether we asked the server yet. */
  known = $state(false);
  games: GameInfo[] = $state.raw([]);
  #asking: Promise<void> | null = null;
  #keeping: Promise<unknown> = Promise.resolve();
  #gaming: Promise<void> | null = null;

  /** The socket's first word says who we are; without a line we are nobody for now. */
  async ask(): Promise<void> {
    this.#asking ??= socket.greeted(PATIENCE).then((hello) => {
      this.person ??= hello?.person ?? null;
      this.known = true;
      if (hello?.person) settings.adopt(hello.person.settings);
    });
    await this.#asking;
  }

  /** Somebody must be known now. */
  async need(name: string): Promise<Person> {
    await this.ask();
    if (!this.person) {
      const session = await post<Session>('/api/guest', { name, language: voice.language });
      this.person = session.person;
      this.keepSettings({ ...settings.kept });
      socket.reopen();
    }
    return this.person;
  }

  async rename(name: string): Promise<void> {
    const before = await this.need(name);
    if (before.name !== name) this.person = await send<Person>('PATCH', '/api/me', { name });
  }

  /** Somebody who was here before is here again, perhaps on another device. */
  become(person: Person): void {
    this.person = person;
    settings.adopt(person.settings);
  }

  /** One after the other: what was set last is what is kept. */
  keepSettings(changes: Readonly<Record<string, unknown>>): void {
    if (!this.person) return;
    this.#keeping = this.#keeping.then(() => send('PATCH', '/api/me', { settings: changes }).catch(() => undefined));
  }

  async loadGames(): Promise<void> {
    this.#gaming ??= get<GameInfo[]>('/api/games')
      .then((games) => {
        this.games = games;
      })
      .catch((error: unknown) => {
        this.#gaming = null;
        throw error;
      });
    await this.#gaming;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const me = new Me();
settings.keep = (changes) => me.keepSettings(changes);
