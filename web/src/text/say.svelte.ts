/* The page's voice: one language at a time, loaded by area (web, core, a game), switchable at any time. */
import { Translator, type Args } from './translator.ts';
import type { GameEvent } from '../events.ts';
import type { Choice, Locked } from '../wire.ts';

export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', hu: 'Magyar' };

const sources = import.meta.glob<string>(
  ['../../../src/lanternway/locales/*/*.ftl', '!**/cli.ftl', '!**/arena.ftl', '!**/*-text.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

function loader(language: string, area: string): (() => Promise<string>) | undefined {
  return sources[`../../../src/lanternway/locales/${language}/${area}.ftl`];
}

/** What is not loaded with its game: clauses are long and wanted by the rules only, reasons by hints and
 *  reviews; the text view comes from the server. */
const LATER = /-(clauses|reasons|text)$/;

/** The files that belong to an area beside its own: `skye-board`, `dark_road-cards`. */
function partsOf(area: string): string[] {
  const files = Object.keys(sources).map((path) => /en\/(.*)\.ftl$/.exec(path)?.[1] ?? '');
  return files.filter((name) => name.startsWith(`${area}-`) && !LATER.test(name));
}

/** Says texts of the page, and of one game with its players' names. */
export interface Say {
  (id: string, args?: Args): string;
  action(choice: Pick<Choice | Locked, 'message' | 'args'> & { facts?: Args }): string;
  event(told: GameEvent): string;
  clause(number: string): string;
  /** The name of a thing of the game: `say.name('good', 'armor')`, with a form `'acc'` if wanted. */
  name(thing: string, word: string, form?: string): string;
  player(seat: number): string;
  /** A target's own name: `die:3` → what the game calls it. */
  target(id: string): string;
  has(id: string): boolean;
  number(n: number): string;
}

class Voice {
  language: Language = $state('en');
  /** Grows when texts arrive, so that what was said is said again. */
  #heard = $state(0);
  #translators = new Map<string, Translator>();
  #areas = new Set<string>();
  #loaded = new Map<string, Promise<void>>();

  /** Texts of these areas are wanted, in this language and the ones to come. */
  async need(...areas: string[]): Promise<void> {
    const all = areas.flatMap((area) => [area, ...partsOf(area)]);
    for (const area of all) this.#areas.add(area);
    await Promise.all(all.map((area) => this.#load(this.language, area)));
  }

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#areas].map((area) => this.#load(language, area)));
    this.language = language;
    document.documentElement.lang = language;
  }

  translator(): Translator {
    void this.#heard;
    return this.#translator(this.language);
  }

  say(game: string, players: readonly string[]): Say {
    const t = () => this.translator();
    // a game may have a seat that nobody at the table holds (the Private Concern)
    const extra = `${game}-seat-extra`;
    const seats = () => (t().has(extra) ? [...players, t().text(extra)] : players);
    const say = ((id: string, args?: Args) => t().text(id, args, seats())) as Say;
    say.action = (choice) => t().action(game, choice, seats());
    say.event = (told) => t().event(game, told, seats());
    say.clause = (number) => t().clause(game, number);
    // a function's own `name` can't be assigned, only defined
    Object.defineProperty(say, 'name', {
      value: (thing: string, word: string, form = '') => t().name(game, thing, word, form),
    });
    say.player = (seat) => t().player(seat, seats());
    say.target = (id) => {
      const [thing = '', word = ''] = id.split(':');
      const name = t().name(game, thing, word);
      const kind = `${game}-thing-${thing}`;
      return t().has(kind) ? t().text(kind, { name, n: Number(word) || 0 }) : name;
    };
    say.has = (id) => t().has(id);
    say.number = (n) => new Intl.NumberFormat(this.language).format(n);
    return say;
  }

  #translator(language: string): Translator {
    let found = this.#translators.get(language);
    if (!found) {
      const english = language === 'en' ? null : this.#translator('en');
      found = new Translator(language, english);
      this.#translators.set(language, found);
    }
    return found;
  }

  #load(language: string, area: string): Promise<void> {
    const key = `${language}/${area}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      const load = loader(language, area);
      loading = load
        ? load().then((source) => {
            this.#translator(language).add(source);
            this.#heard += 1;
          })
        : Promise.resolve();
      loading = loading.catch((error: unknown) => {
        this.#loaded.delete(key);
        throw error;
      });
      this.#loaded.set(key, loading);
    }
    return loading;
  }
}

export const voice = new Voice();
/** Texts of the page itself. */
export const say: Say = voice.say('', []);
