/* What stays bright while a coach speaks. */
import { expect, test } from 'vitest';
import { apart, dimmed, thread } from '../src/shell/spotlight.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('places that touch are cut out as one, others each for itself', () => {
  const tile = box(100, 100, 200, 200);
  expect(apart([tile, box(120, 150, 220, 240), box(400, 100, 450, 150)])).toEqual([
    box(100, 100, 220, 240),
    box(400, 100, 450, 150),
  ]);
  expect(apart([box(0, 0, 10, 10), box(40, 0, 50, 10), box(5, 0, 45, 10)]), 'a bridge').toEqual([box(0, 0, 50, 10)]);
  expect(dimmed({ width: 390, height: 844 }, [tile]).match(/Z/g)).toHaveLength(2);
});

test('a thread leads from the edge of the bubble to what it speaks of', () => {
  const bubble = box(100, 100, 300, 200);
  expect(thread(bubble, box(150, 300, 250, 400))).toEqual({ from: [200, 200], to: [200, 294] });
  expect(thread(bubble, box(400, 150, 500, 250))).toEqual({ from: [300, 175], to: [394, 175] });
  expect(thread(bubble, box(400, 300, 500, 400))).toBe(null);
  expect(thread(bubble, box(150, 150, 160, 160)), 'it lies on it').toBe(null);
});
