/* The translator: message ids and plain arguments in, a sentence out. The same words, functions and
   arguments as src/lanternway/locales/translator.py; tests/web holds both to it. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { GameEvent } from '../events.ts';
import { withArticle } from './hungarian.ts';

export type Args = Record<string, unknown>;
const REFERENCE = '@';
/** The key under which a phrase names its message: `{ say: 'skye-story-n-gold', n: 3 }`. */
const PHRASE = 'say';

/** The text of a message that was referred to; remembers which, for `NAME($x, form: "acc")`. */
class Name extends FluentType<string> {
  id: string;
  args: Args;
  players: readonly string[];
  constructor(text: string, id: string, args: Args = {}, players: readonly string[] = []) {
    super(text);
    this.id = id;
    this.args = args;
    this.players = players;
  }
  toString(): string {
    return this.value;
  }
}

/** A list that is said: each of its things can be asked for another form. */
class Names extends FluentType<string> {
  items: FluentValue[];
  constructor(text: string, items: FluentValue[]) {
    super(text);
    this.items = items;
  }
  toString(): string {
    return this.value;
  }
}

export class Translator {
  readonly language: string;
  #bundle: FluentBundle;
  #fallback: Translator | null;
  #list: Intl.ListFormat;

  constructor(language: string, fallback: Translator | null = null) {
    this.language = language;
    this.#fallback = fallback;
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([thing], { form }) => this.#name(thing as FluentValue, form),
        THE: ([thing]) => this.#the(thing as FluentValue),
        UP: ([thing]) => this.#up(thing as FluentValue),
      },
    });
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments; with `form`, that attribute of it if it has one. */
  text(id: string, args: Args = {}, players: readonly string[] = [], form = ''): string {
    const message = this.#bundle.getMessage(id);
    if (!message) return this.#fallback ? this.#fallback.text(id, args, players, form) : id;
    const pattern = (form && message.attributes[form]) || message.value;
    if (!pattern) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) given[name] = this.#argument(name, value, players);
    const faults: Error[] = [];
    return this.#bundle.formatPattern(pattern, given, faults);
  }

  /** An action, from its message and the words of its arguments; with its facts also what it costs or gives
   *  now, if there is a text for one of them. */
  action(
    game: string,
    action: { message: string; args: Record<string, string>; facts?: Args },
    players: readonly string[] = [],
  ): string {
    const args: Args = {};
    for (const [name, word] of Object.entries(action.args)) args[name] = this.#word(game, name, word);
    const facts = action.facts ?? {};
    return this.text(this.#ofPart(action.message, facts), { ...args, ...facts }, players);
  }

  event(game: string, told: GameEvent, players: readonly string[] = []): string {
    const message = `${game}-event-${told.kind}`;
    const { kind: _kind, secret, ...facts } = told;
    // a text of its own says what is told only sometimes: the secret, or a fact
    return this.text(this.#ofPart(message, told), { ...facts, ...secret }, players);
  }

  /** The text of the first fact that has one of its own, or the plain one. */
  #ofPart(message: string, told: object): string {
    const part = Object.keys(told).find((name) => this.has(`${message}-${name}`));
    return part ? `${message}-${part}` : message;
  }

  clause(game: string, clause: string): string {
    const id = `${game}-clause-${clause.slice(clause.indexOf('-') + 1).replaceAll('.', '-')}`;
    return this.has(id) ? this.text(id) : '';
  }

  /** The name of a thing of a game (`good`, `armor`), or its word if it has none. */
  name(game: string, thing: string, word: string, form = ''): string {
    const id = `${game}-${thing}-${word}`;
    return this.has(id) ? this.text(id, {}, [], form) : word;
  }

  player(seat: number, players: readonly string[]): string {
    if (seat >= 0 && seat < players.length) return players[seat] as string;
    return seat < 0 ? this.text('core-spectator') : this.text('core-seat', { n: seat + 1 });
  }

  #word(game: string, name: string, word: string): unknown {
    for (const thing of [name, name.slice(name.lastIndexOf('_') + 1)]) {
      if (this.has(`${game}-${thing}-${word}`)) return `${REFERENCE}${game}-${thing}-${word}`;
    }
    return /^-*\d+$/.test(word) ? Number(word) : word;
  }

  #argument(name: string, value: unknown, players: readonly string[]): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') {
      const isSeat = Number.isInteger(value) && (name === 'seat' || name.endsWith('_seat'));
      return isSeat ? this.player(value, players) : value;
    }
    if (typeof value === 'string') {
      return value.startsWith(REFERENCE) ? new Name(this.text(value.slice(1)), value.slice(1)) : value;
    }
    if (Array.isArray(value)) {
      return this.#listed(value.map((item) => this.#argument(name, item, players) as FluentValue));
    }
    if (typeof value === 'object' && value !== null && PHRASE in value) {
      const { [PHRASE]: message, ...args } = value as Args;
      const id = String(message);
      return new Name(this.text(id, args, players), id, args, players);
    }
    return value === null || value === undefined ? 'None' : String(value);
  }

  #listed(items: FluentValue[]): Names {
    const said = items.map((item) => (item instanceof FluentType ? String(item.valueOf()) : String(item)));
    return new Names(said.length ? this.#list.format(said) : this.text('core-nothing'), items);
  }

  #name(thing: FluentValue, form: unknown): FluentValue {
    if (!form) return thing;
    // a plain text, so that a choice can be made by it: `{ NAME($side, form: "word") -> …`
    if (thing instanceof Name) return this.text(thing.id, thing.args, thing.players, String(form));
    if (thing instanceof Names && thing.items.length) {
      return this.#listed(thing.items.map((item) => this.#name(item, form)));
    }
    return thing;
  }

  #the(thing: FluentValue): FluentValue {
    if (this.language !== 'hu') return thing;
    return withArticle(this.#plain(thing));
  }

  #up(thing: FluentValue): FluentValue {
    const said = this.#plain(thing);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  #plain(thing: FluentValue): string {
    if (thing instanceof FluentNumber) return new Intl.NumberFormat(this.language, thing.opts).format(thing.value);
    return thing instanceof FluentType ? String(thing.valueOf()) : String(thing);
  }
}
