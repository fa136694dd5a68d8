/* Small parts of the shell that need no browser. */
import { expect, test } from 'vitest';
import { outline } from '../src/art/polyomino.ts';
import { distance } from '../src/boards/reach.ts';
import { outlineOf } from '../src/boards/ring.ts';
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
  expect(clockText(702_000)).toBe('11:42');
  expect(clockText(3_909_000)).toBe('1:05:09');
  expect(clockText(183_600_000)).toBe('2d 3h');
  expect(clockText(0)).toBe('0:00');
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

test('a ring grows on all sides', () => {
  expect(outlineOf({ cx: 0, cy: 0, r: 20 }, 4).size).toBe(48);
  const box = outlineOf({ x: 0, y: 0, w: 30, h: 20 }, 5);
  expect(box.size).toBe(30);
  expect(box.corner).toEqual({ x: 35, y: -5 });
});

test('a small thing is reached from 22 px of its middle, whatever the scale', () => {
  const dot = { cx: 100, cy: 50, r: 9 };
  for (const scale of [0.4, 0.66, 1, 2.5]) {
    const off = (px: number) => 100 + px / scale;
    expect(distance(dot, off(0), 50, scale)).toBe(0);
    expect(
      Math.abs((distance(dot, off(21.9), 50, scale) ?? 99) - Math.max(21.9 - Math.max(0, 13 * scale - 22), 0)) < 1e-9,
    ).toBe(true);
    expect(distance(dot, off(Math.max(22, 13 * scale) + 0.1), 50, scale)).toBe(null);
  }
});

test('a large thing is near wherever a fingertip has room on it', () => {
  const card = { x: 4, y: 4, w: 192, h: 92 }; // with its ring 0..200 by 0..100
  expect(distance(card, 30, 30, 1)).toBe(0);
  expect(distance(card, 178, 50, 1)).toBe(0);
  expect(distance(card, 199, 50, 1)).toBe(21);
  expect(distance(card, 201, 50, 1)).toBe(null);
});
