/* How this device shows things. Kept in the browser only. */
import { LANGUAGES, voice, type Language } from '../text/say.svelte.ts';

interface Kept {
  language: Language | '';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'still';
  asking: 'always' | 'final' | 'never';
  sound: boolean;
}
const KEY = 'lanternway.settings';
const DEFAULTS: Kept = { language: '', theme: 'auto', motion: 'auto', asking: 'final', sound: false };

class Settings {
  kept: Kept = $state(read());
  /** What the game on the page would like, when the person has no wish. */
  wish: 'light' | 'dark' | null = $state(null);
  #dark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #slow = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.#dark = e.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.#slow = e.matches));
  }

  get theme(): 'light' | 'dark' {
    if (this.kept.theme !== 'auto') return this.kept.theme;
    return this.wish ?? (this.#dark ? 'dark' : 'light');
  }

  /** No travel on the board. */
  get still(): boolean {
    return this.kept.motion === 'still' || (this.kept.motion === 'auto' && this.#slow);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    if (name === 'language' && value) void voice.speak(value as Language);
  }

  /** The kept language, else the browser's. */
  language(): Language {
    const wanted = [this.kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    return LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en';
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
