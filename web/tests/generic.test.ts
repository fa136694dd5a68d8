/* The generic board shows what can be done and the table in the game's own words, and nothing else of the data. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Stage from '../src/boards/generic/Stage.svelte';
import type { BoardProps } from '../src/boards/contract.ts';
import type { TableText } from '../src/wire.ts';

const section = {
  key: 'players',
  title: 'Játékosok',
  lines: ['Az olaj fogy.'],
  columns: ['', 'olaj'],
  rows: [['Ada', '2']],
  drawing: ['~~'],
  words: ['két hullám'],
};
const words: TableText = { seq: 4, head: ['Lámpásvásár'], news: [], sections: [section], question: null };
const choice = { notation: 'light candle', verb: 'light', args: {}, targets: [], message: 'm', facts: {} };
const say = Object.assign((id: string) => id, { action: () => 'Gyújts gyertyát' });

function shown(given: Partial<BoardProps>): string {
  const decision = { legal: [choice], locked: [], chosen: null, sent: false };
  const props = { game: 'fair', view: { has_bid: true }, words, decision, say, readonly: false, ...given };
  return render(Stage, { props: props as unknown as BoardProps }).body;
}

test('every part of the table is there in words', () => {
  const html = shown({});
  for (const text of ['Játékosok', 'Az olaj fogy.', 'olaj', 'Ada', '~~', 'két hullám', 'Gyújts gyertyát']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('has_bid');
});

test('before the words are there, and where nothing can be done, it is quiet', () => {
  expect(shown({ words: null })).toContain('Gyújts gyertyát');
  expect(shown({ readonly: true })).not.toContain('Gyújts gyertyát');
});
