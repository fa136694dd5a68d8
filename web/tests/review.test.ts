/* What a review says and draws: rounds on its chart, reasons, the things that an idea is about. */
import { expect, test } from 'vitest';
import { aboutOf, becauseText, pointsOf, roundsOf } from '../src/review/words.ts';
import type { Say } from '../src/text/say.svelte.ts';
import type { Moment, ReviewIdea } from '../src/wire.ts';

const say = ((message: string, args: Record<string, unknown> = {}) => `${message} ${JSON.stringify(args)}`) as Say;
const moment = (...levels: string[]): Moment =>
  ({ story: levels.map((level) => ({ level, message: level, args: {} })) }) as unknown as Moment;
const step = (message: string, targets: string[], facts: Record<string, unknown>) => ({
  seat: 0,
  message,
  args: {},
  targets,
  facts,
});
const idea = (...said: ReturnType<typeof step>[]): ReviewIdea =>
  ({ action: 'price 2', said, reasons: [] }) as unknown as ReviewIdea;

test('a round begins after the move that it is told with, also where not every line is seen', () => {
  const moves = [moment('line'), moment('line', 'round'), moment('line'), moment('round')];
  const plies = [0, 0, 1, 2, 2, 3];
  expect(roundsOf(moves, plies, say).map(({ line }) => line)).toEqual([0, 3, 6]);
  expect(roundsOf([moment('line')], [0], say)).toEqual([]);
});

test('what is given up is not told as what an idea brings', () => {
  const told = (...numbers: number[]): string =>
    becauseText({ reasons: numbers.map((n) => ({ name: 'gold', n })) }, true, 'skye', say);
  expect(told()).toBe('');
  expect(told(-1, 2)).toContain('"shape":"both"');
  expect(told(-1)).toContain('"gains":[]');
  expect(told(2)).toContain('"losses":[]');
});

test('a price, which has no target, is drawn at the tile that it is for', () => {
  const price = step('skye-act-price', [], { tile: '@skye-tile-16' });
  expect(pointsOf(idea(price), undefined)).toEqual(['tile:16', 'answer:price 2']);
  const axe = step('skye-act-axe', ['slot:1'], { tile: '@skye-tile-3' });
  expect(pointsOf(idea(axe, price), undefined)).toEqual(['slot:1', 'tile:16', 'answer:price 2']);
  expect(aboutOf(idea(axe, price))).toEqual(['slot:1', 'tile:3']);
});
