import { describe, expect, it } from 'vitest';
import { freePlace, phonePlace } from '../src/shell/pointing.ts';

const SIZE = { width: 400, height: 200 };
const PAGE = { width: 1440, height: 900 };
const REST = { left: 700, top: 60 };
const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (place: { left: number; top: number }, one: ReturnType<typeof box>) =>
  place.left < one.right &&
  place.left + SIZE.width > one.left &&
  place.top < one.bottom &&
  place.top + SIZE.height > one.top;

describe('the bubble', () => {
  it('stands above what it speaks of, if there is room', () => {
    const tile = box(600, 500);
    const place = freePlace(SIZE, [tile], [], REST, PAGE);
    expect(place.top + SIZE.height).toBeLessThanOrEqual(tile.top);
  });
  it('covers neither the things nor the prompt', () => {
    const prompt = box(230, 650, 900, 80);
    for (const tile of [box(400, 760), box(20, 20), box(1300, 20), box(1300, 780), box(700, 400)]) {
      const place = freePlace(SIZE, [tile], [prompt], REST, PAGE);
      expect(covers(place, tile)).toBe(false);
      expect(covers(place, prompt)).toBe(false);
    }
  });
  it('leaves what is lit free, if there is another place', () => {
    const [tile, lit] = [box(600, 200), box(720, 330)];
    expect(covers(freePlace(SIZE, [tile], [], REST, PAGE), lit)).toBe(true);
    const place = freePlace(SIZE, [tile], [], REST, PAGE, [lit]);
    expect([tile, lit].some((one) => covers(place, one))).toBe(false);
    expect(covers(freePlace(SIZE, [tile], [], REST, PAGE, [box(0, 0, 1440, 900)]), tile)).toBe(false);
  });
  it('rests on the stage when nothing is pointed at, and never leaves the page', () => {
    expect(freePlace(SIZE, [], [], REST, PAGE)).toEqual(REST);
    const place = freePlace(SIZE, [], [], { left: 5000, top: -300 }, PAGE);
    expect(place.left + SIZE.width).toBeLessThanOrEqual(PAGE.width);
    expect(place.top).toBeGreaterThanOrEqual(0);
  });
  it('goes above the prompt on a phone, if it would cover what it speaks of', () => {
    const size = { width: 374, height: 240 };
    expect(phonePlace(size, [box(140, 230)], 620)).toEqual({ left: 8, top: 372 });
    expect(phonePlace(size, [box(140, 450)], 620)).toBeNull();
    expect(phonePlace(size, [box(140, 270)], 590)).toEqual({ left: 8, top: 56, height: 206 });
    expect(phonePlace(size, [box(140, 60, 100, 540)], 620)).toBeNull();
    expect(phonePlace(size, [], 620)).toBeNull();
  });
  it('is whole on a phone for who only reads, beside the first thing that it speaks of', () => {
    const size = { width: 374, height: 240 };
    const things = [box(8, 130, 300, 100), box(8, 360, 300, 200)];
    expect(phonePlace(size, things, 620)).toEqual(null);
    expect(phonePlace(size, things, 620, 8, true)).toEqual({ left: 8, top: 372 });
  });
  it('keeps to its column on a phone that lies on its side', () => {
    const size = { width: 374, height: 140 };
    expect(phonePlace(size, [box(20, 60)], 390, 80)).toEqual({ left: 80, top: 242 });
    expect(phonePlace(size, [box(600, 60)], 390, 80)).toBeNull();
  });
});
