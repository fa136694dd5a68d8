/* The log: rounds, turns, sentences; and what happened since my turn. */
import { expect, test } from 'vitest';
import { linesOf, sinceTurnOf, storyOf, type Teller } from '../src/shell/story.ts';
import type { Moment, StoryLine } from '../src/wire.ts';

const say = Object.assign((id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), {
  has: (id: string) => id === 'web-moment-undone',
}) as unknown as Teller['say'];
const teller: Teller = { game: 'skye', say, names: ['Ada', 'Ben', 'Cy'] };

const line = (message: string, seat: number, level: StoryLine['level'] = 'line'): StoryLine => ({
  level,
  message,
  args: {},
  seat,
  events: [0],
});
let seq = 0;
const move = (seat: number, ...story: StoryLine[]) =>
  ({
    seq: (seq += 1),
    kind: 'moved',
    seat,
    name: '',
    events: [{ kind: 'bought', seat, tile: '@skye-tile-3' }],
    story,
    undone: [],
    data: {},
  }) as unknown as Moment;

test('rounds and turns are headings; an answer in another turn is part of that turn', () => {
  const story = storyOf(
    [
      move(0, line('set-up', 0)),
      move(0, line('round 1', -1, 'round'), line('turn of Ben', 1, 'turn')),
      move(1, line('goes', 1)),
      move(2, line('joins', 2)),
      move(1, line('rests', 1), line('turn of Cy', 2, 'turn')),
      move(2, line('goes', 2)),
    ],
    teller,
  );
  expect(story.map((chapter) => chapter.title)).toEqual(['', 'round 1']);
  expect(story[1]?.turns.map((turn) => [turn.seat, turn.title, turn.lines.map((one) => one.text)])).toEqual([
    [1, 'turn of Ben', ['goes', 'joins', 'rests']],
    [2, 'turn of Cy', ['goes']],
  ]);
});

test('what a new round brings is not told as the work of who ended the last one', () => {
  const moves = [
    move(1, line('stays', 1), line('day 3', -1, 'round'), line('Ada gains a card', 0)),
    move(1, line('is ready', 1)),
  ];
  const [before, day] = storyOf(moves, teller);
  expect(before?.turns.map((turn) => turn.seat)).toEqual([1]);
  expect(day?.turns.map((turn) => [turn.seat, turn.lines.map((one) => one.text)])).toEqual([
    [-1, ['Ada gains a card']],
    [1, ['is ready']],
  ]);
  expect(sinceTurnOf(0, moves, teller).map((turn) => turn.lines.map((one) => one.text))).toEqual([
    ['stays'],
    ['is ready'],
  ]);
});

test('equal sentences in a row are one', () => {
  const story = storyOf([move(1, line('buys', 1)), move(1, line('buys', 1), line('rests', 1))], teller);
  expect(story[0]?.turns[0]?.lines.map((one) => one.text)).toEqual(['web-times buys 2', 'rests']);
});

test('since my turn: the turns of the others, also while I am at mine', () => {
  const moves = [move(0, line('a', 0)), move(1, line('b', 1)), move(2, line('c', 2))];
  expect(sinceTurnOf(0, moves, teller).map((turn) => turn.seat)).toEqual([1, 2]);
  const mine = [...moves, move(0, line('d', 0))];
  expect(sinceTurnOf(0, mine, teller).map((turn) => turn.seat)).toEqual([1, 2]);
  expect(sinceTurnOf(0, [...mine, move(2, line('e', 2))], teller).map((turn) => turn.seat)).toEqual([2]);
});

test('a line knows what it is about', () => {
  expect(linesOf(move(1, line('buys', 1)), teller)[0]?.anchors).toEqual(['seat:1', 'tile:3', 'tile:3']);
});
