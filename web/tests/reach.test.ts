/* Where a ring runs, and how far a fingertip is from what it runs round. */
import { expect, test } from 'vitest';
import { distance, REACH } from '../src/boards/reach.ts';
import { boxOf, outlineOf, RIM } from '../src/boards/ring.ts';

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
    expect(distance(dot, off(21.9), 50, scale)).toBeCloseTo(21.9 - Math.max(0, 13 * scale - REACH));
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

test('the nearer middle is nearer, however large the things are', () => {
  const small = { cx: 0, cy: 0, r: 5 };
  const neighbour = { cx: 30, cy: 0, r: 5 };
  for (const x of [0, 5, 14]) {
    expect(distance(small, x, 0, 1)!).toBeLessThan(distance(neighbour, x, 0, 1) ?? Infinity);
  }
  expect(distance(small, 15, 0, 1)).toBe(distance(neighbour, 15, 0, 1));
});

test('a fingertip is measured on both axes', () => {
  const dot = { cx: 0, cy: 0, r: 5 };
  expect(distance(dot, 3, 4, 1)).toBe(5);
  expect(distance(dot, REACH, REACH, 1)).toBeCloseTo(Math.hypot(REACH, REACH));
  expect(distance(dot, 0, REACH + 1, 1)).toBe(null);
});

test('a box is a thing with its ring; a path has the box that it says', () => {
  expect(boxOf({ cx: 10, cy: 20, r: 6, ry: 4 })).toEqual({ x: 0, y: 12, w: 20, h: 16 });
  expect(boxOf({ x: 0, y: 0, w: 10, h: 10 })).toEqual({ x: -RIM, y: -RIM, w: 10 + 2 * RIM, h: 10 + 2 * RIM });
  const box = { x: 1, y: 2, w: 30, h: 40 };
  expect(boxOf({ path: 'M0 0z', box })).toBe(box);
});

test('a path of its own does not grow, and its check sits at the corner of its box', () => {
  const drawn = outlineOf({ path: 'M0 0h9v9z', box: { x: 0, y: 0, w: 9, h: 12 } }, 4);
  expect(drawn).toEqual({ path: 'M0 0h9v9z', size: 9, corner: { x: 9, y: 0 } });
});

test('corners are never rounder than the thing is wide', () => {
  const { path } = outlineOf({ x: 0, y: 0, w: 4, h: 4, r: 50 }, 0);
  expect(path.startsWith('M2 0h0a2 2')).toBe(true);
});
