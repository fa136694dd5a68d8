/* The browser says and draws what Python says and draws: tests/web gives the vectors. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameEvent } from '../src/events.ts';
import { commitment, draw, mixedKey } from '../src/fairness.ts';
import { article } from '../src/text/hungarian.ts';
import { Translator } from '../src/text/translator.ts';

type Text = [string, string, Record<string, unknown>, string];
type Choice = { message: string; args: Record<string, string>; facts?: Record<string, unknown> };
interface Vectors {
  players: string[];
  texts: Text[];
  /** Every form that random games showed: tests/golden/texts. */
  told: { players: string[]; texts: Text[]; actions: [string, string, Choice, string][] };
  actions: [string, string, Choice, string][];
  events: [string, string, GameEvent, string][];
  articles: [string, string][];
  key: string;
  commitment: string;
  mixed: [string[], string][];
  draws: [number, number, number, number, number][];
}
const file = process.env.LANTERNWAY_VECTORS;
/** Without the vectors of tests/web there is nothing to compare with. */
const compare = test.skipIf(!file);
const vectors = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Vectors;
const locales = new URL('../../src/lanternway/locales/', import.meta.url);

function translatorOf(language: string, fallback: Translator | null): Translator {
  const translator = new Translator(language, fallback);
  const folder = new URL(`${language}/`, locales);
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.ftl')) translator.add(readFileSync(new URL(name, folder), 'utf8'));
  }
  return translator;
}
const english = translatorOf('en', null);
const translators: Record<string, Translator> = {
  en: english,
  pl: translatorOf('pl', english),
  hu: translatorOf('hu', english),
};

compare('texts', () => {
  for (const [language, id, args, expected] of vectors.texts) {
    expect(translators[language]?.text(id, args, vectors.players), `${language} ${id}`).toBe(expected);
  }
});

compare('everything that random games say', () => {
  const { players, texts, actions } = vectors.told;
  expect(texts.length).toBeGreaterThan(1000);
  for (const [language, id, args, expected] of texts) {
    expect(translators[language]?.text(id, args, players), `${language} ${id}`).toBe(expected);
  }
  for (const [language, game, choice, expected] of actions) {
    expect(translators[language]?.action(game, choice, players), `${language} ${choice.message}`).toBe(expected);
  }
});

compare('actions', () => {
  for (const [language, game, choice, expected] of vectors.actions) {
    expect(translators[language]?.action(game, choice, vectors.players), `${language} ${choice.message}`).toBe(
      expected,
    );
  }
});

compare('events', () => {
  for (const [language, game, told, expected] of vectors.events) {
    expect(translators[language]?.event(game, told, vectors.players), `${language} ${String(told.kind)}`).toBe(
      expected,
    );
  }
});

compare('the Hungarian article', () => {
  for (const [word, expected] of vectors.articles) expect(article(word), word).toBe(expected);
});

compare('fairness', () => {
  expect(commitment(vectors.key)).toBe(vectors.commitment);
  for (const [seeds, expected] of vectors.mixed) expect(mixedKey(vectors.key, seeds)).toBe(expected);
  for (const [stream, counter, n, value, following] of vectors.draws) {
    expect(draw(vectors.key, stream, counter, n)).toEqual([value, following]);
  }
});
