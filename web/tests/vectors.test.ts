/* The browser says and draws what Python says and draws: tests/web gives the vectors. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commitment, draw, mixedKey } from '../src/fairness.ts';
import { article } from '../src/text/hungarian.ts';
import { Translator } from '../src/text/translator.ts';

interface Vectors {
  players: string[];
  texts: [string, string, Record<string, unknown>, string][];
  actions: [string, string, { message: string; args: Record<string, string> }, string][];
  events: [string, string, Record<string, unknown>, string][];
  articles: [string, string][];
  key: string;
  commitment: string;
  mixed: [string[], string][];
  draws: [number, number, number, number, number][];
}
const file = process.env.LANTERNWAY_VECTORS;
const skip = file ? false : 'without the vectors of tests/web';
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

test('texts', { skip }, () => {
  for (const [language, id, args, expected] of vectors.texts) {
    assert.equal(translators[language]?.text(id, args, vectors.players), expected, `${language} ${id}`);
  }
});

test('actions', { skip }, () => {
  for (const [language, game, choice, expected] of vectors.actions) {
    assert.equal(
      translators[language]?.action(game, choice, vectors.players),
      expected,
      `${language} ${choice.message}`,
    );
  }
});

test('events', { skip }, () => {
  for (const [language, game, told, expected] of vectors.events) {
    assert.equal(
      translators[language]?.event(game, told, vectors.players),
      expected,
      `${language} ${String(told.kind)}`,
    );
  }
});

test('the Hungarian article', { skip }, () => {
  for (const [word, expected] of vectors.articles) assert.equal(article(word), expected, word);
});

test('fairness', { skip }, () => {
  assert.equal(commitment(vectors.key), vectors.commitment);
  for (const [seeds, expected] of vectors.mixed) assert.equal(mixedKey(vectors.key, seeds), expected);
  for (const [stream, counter, n, value, following] of vectors.draws) {
    assert.deepEqual(draw(vectors.key, stream, counter, n), [value, following]);
  }
});
