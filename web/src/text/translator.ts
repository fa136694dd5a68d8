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
/** Second parts of ids that are sentences, not names of things. */
const SENTENCES = new Set(['act', 'event', 'prompt', 'why', 'option', 'score', 'clause', 'field', 'board']);

/** The text of a message that was referred to; remembers which, for `NAME($x, form: "acc")`. */
class Name extends FluentType<string> {
  id: string;
  constructor(text: string, id: string) {
    super(text);
    this.id = id;
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
  #things = new Map<string, string>();

  constructor(language: string, fallback: Translator | null = null) {
    this.language = language;
    this.#fallback = fallback;
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([thing], { form }) => this.#name(thing as FluentValue, form),
        THE: ([thing]) => this.#the(thing as FluentValue),
      },
    });
  }

  add(source: string): void {
    for (const [, id] of source.matchAll(/^([a-z]\w*-[\w-]+)[ ]*=/gm)) this.#note(id as string);
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

  /** The name of the thing of a game that a word of its data means, if only one can be meant. */
  thing(game: string, word: string): string {
    const id = this.#things.get(`${game} ${word}`);
    return id ? this.text(id) : word;
  }

  #note(id: string): void {
    const [game = '', thing = '', ...rest] = id.split('-');
    if (!thing || rest.length === 0 || SENTENCES.has(thing)) return;
    const key = `${game} ${rest.join('-')}`;
    const known = this.#things.get(key);
    this.#things.set(key, known === undefined || known === id ? id : '');
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
      const items = value.map((item) => this.#said(this.#argument(name, item, players)));
      return items.length ? this.#list.format(items) : this.text('core-nothing');
    }
    return value === null || value === undefined ? 'None' : String(value);
  }

  #said(value: FluentVariable): string {
    return value instanceof Name ? value.value : String(value);
  }

  #name(thing: FluentValue, form: unknown): FluentValue {
    if (thing instanceof Name && form) return new Name(this.text(thing.id, {}, [], String(form)), thing.id);
    return thing;
  }

  #the(thing: FluentValue): FluentValue {
    if (this.language !== 'hu') return thing;
    let said: string;
    if (thing instanceof FluentNumber) {
      said = new Intl.NumberFormat(this.language, thing.opts).format(thing.value);
    } else {
      said = thing instanceof FluentType ? String(thing.valueOf()) : String(thing);
    }
    return withArticle(said);
  }
}
