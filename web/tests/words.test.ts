/* The table in words is asked for one at a time, and never shown to another seat of the device. */
import { expect, test } from 'vitest';
import type { Room } from '../src/store/room.svelte.ts';
import { Words } from '../src/store/words.svelte.ts';
import type { TableText } from '../src/wire.ts';

const textOf = (title: string): TableText => ({
  seq: 1,
  head: [],
  news: [],
  sections: [{ key: 'a', title, lines: [], columns: [], rows: [], drawing: [], words: [] }],
  question: null,
});

test('what changes while the server answers is asked for once more, and the last language wins', async () => {
  const asked: string[] = [];
  const room = { teller: (_seat: number, lang: string) => (asked.push(lang), Promise.resolve(textOf(lang))) };
  const words = new Words(room as unknown as Room);
  const first = words.ask(0, 'en');
  void words.ask(0, 'pl');
  void words.ask(0, 'hu');
  await first;
  expect(asked).toEqual(['en', 'hu']);
  expect(words.saidTo(0)?.sections[0]?.title).toBe('hu');
});

test('another seat does not read what was said to the first, and an old text stands while nothing answers', async () => {
  const room = { teller: () => Promise.resolve(textOf('mine')) };
  const words = new Words(room as unknown as Room);
  await words.ask(0, 'en');
  room.teller = () => Promise.reject(new Error('away'));
  await words.ask(0, 'en');
  expect(words.saidTo(0)?.sections[0]?.title).toBe('mine');
  expect(words.saidTo(1)).toBeNull();
});
