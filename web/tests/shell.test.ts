/* Small parts of the shell that need no browser. */
import { expect, test } from 'vitest';
import { outline } from '../src/art/polyomino.ts';
import { anchorsOf } from '../src/shell/anchors.ts';
import { clockText } from '../src/shell/clock_text.ts';

test('an event names the things it is about', () => {
  const event = {
    kind: 'bumped',
    seat: 1,
    die: 3,
    good: '@dark_road-good-armor',
    secret: { card: '@dark_road-deed-round' },
  };
  const anchors = anchorsOf(event, 'dark_road');
  for (const one of ['seat:1', 'die:3', 'good:armor', 'deed:round', 'card:round'])
    expect(anchors.includes(one), one).toBe(true);
  expect(anchors.some((one) => one.startsWith('kind'))).toBe(false);
});

test('a clock reads as people write it', () => {
  expect(clockText(702_000, 'en')).toBe('11:42');
  expect(clockText(3_909_000, 'en')).toBe('1:05:09');
  expect(clockText(183_600_000, 'en')).toBe('2d 3h');
  expect(clockText(183_600_000, 'hu')).toBe('2 nap 3 ó');
  expect(clockText(0, 'en')).toBe('0:00');
});

test('the outline of a polyomino walks round it once', () => {
  const square = outline([[0, 0]], 0, 0, 10, 0, 0);
  expect((square.match(/Q/g) ?? []).length).toBe(4);
  const bend = outline(
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    0,
    0,
    10,
    1,
    2,
  );
  expect((bend.match(/Q/g) ?? []).length).toBe(6);
  expect(bend.endsWith('z')).toBe(true);
});
