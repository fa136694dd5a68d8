/* How somebody wants things shown. Kept with the person, and in the browser for the first moment of a page. */
import type { Pace } from './pace.ts';
import { LANGUAGES, voice, type Language } from '../text/say.svelte.ts';

interface Kept {
  language: Language | '';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'still';
  asking: 'always' | 'final' | 'never';
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** How fast others' turns are told. */
  pace: Pace;
  /** A notice of the system when it is my turn and the page is not in sight. */
  notices: boolean;
  /** Tips for newcomers, and those that were told: `skye/spend-all dark_road/load-on`. */
  tips: boolean;
  told: string;
}
const KEY = 'lanternway.settings';
const DEFAULTS: Kept = {
  language: '',
  theme: 'auto',
  motion: 'auto',
  asking: 'final',
  sound: false,
  volume: 0.5,
  pace: 'normal',
  notices: false,
  tips: false,
  told: '',
};

class Settings {
  kept: Kept = $state(read());
  /** What the game on the page would like, when the person has no wish. */
  #wish: 'light' | 'dark' | null = $state(null);
  /** Tells the server, once somebody is known. */
  keep: (changes: Partial<Kept>) => void = () => {};
  #dark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #slow = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.#dark = e.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.#slow = e.matches));
  }

  get theme(): 'light' | 'dark' {
    if (this.kept.theme !== 'auto') return this.kept.theme;
    return this.#wish ?? (this.#dark ? 'dark' : 'light');
  }

  set wish(theme: 'light' | 'dark' | null) {
    this.#wish = theme;
    if (theme) rememberLook(location.pathname, theme);
  }

  /** No travel on the board. */
  get still(): boolean {
    return this.kept.motion === 'still' || (this.kept.motion === 'auto' && this.#slow);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.keep({ [name]: value });
    if (name === 'language' && value) void voice.speak(value as Language);
  }

  /** What the person has set on any device; what they never set stays as it is here. */
  adopt(given: Readonly<Record<string, unknown>>): void {
    const before = this.kept.language;
    for (const name of Object.keys(DEFAULTS) as (keyof Kept)[]) {
      if (typeof given[name] === typeof DEFAULTS[name]) Object.assign(this.kept, { [name]: given[name] });
    }
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    if (this.kept.language !== before && voice.language !== this.language()) void voice.speak(this.language());
  }

  /** The kept language, else the browser's. */
  language(): Language {
    const wanted = [this.kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    return LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en';
  }
}

const LOOKS = 'lanternway.looks';
const LOOKS_KEPT = 60;

/** So that the next load of this table begins in its own light: theme.js reads it before anything is drawn. */
export function rememberLook(path: string, theme: 'light' | 'dark'): void {
  const table = /^\/t\/([^/]+)/.exec(path)?.[1];
  if (!table) return;
  try {
    const looks = JSON.parse(localStorage.getItem(LOOKS) ?? '{}') as Record<string, string>;
    delete looks[table];
    const newest = [...Object.entries(looks).slice(1 - LOOKS_KEPT), [table, theme]];
    localStorage.setItem(LOOKS, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // then it begins in the system's
  }
}

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = new Settings();
