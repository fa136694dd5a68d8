import { describe, expect, it } from 'vitest';
import { freePlace, phonePlace } from '../src/shell/pointing.ts';

const SIZE = { width: 400, height: 200 };
const PAGE = { width: 1440, height: 900, floor: 650, side: 230 };
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
  it('stands above the prompt, over against what lies below that', () => {
    const [tile, prompt] = [box(400, 760), box(230, 650, 900, 80)];
    const place = freePlace(SIZE, [tile], [prompt, box(0, 300, 225, 590)], REST, PAGE, [box(230, 730, 900, 170)]);
    expect(place).toEqual({ left: 250, top: 434 });
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
  it('goes above the prompt or the tabs on a phone, if it would cover what it speaks of', () => {
    const size = { width: 374, height: 240 };
    expect(phonePlace(size, [box(140, 450)], [620, 780])).toEqual({ left: 8, top: 56, fits: true });
    expect(phonePlace(size, [box(140, 230)], [620, 780])).toEqual({ left: 8, top: 372, fits: true });
    expect(phonePlace(size, [box(140, 280)], [600, 780])).toEqual({ left: 8, top: 532, fits: true });
    expect(phonePlace(size, [], [620, 780])).toEqual({ left: 8, top: 56, fits: true });
  });
  it('goes between what it speaks of and the answers on a phone, if nothing else is free', () => {
    const size = { width: 344, height: 171 };
    const answer = box(14, 363, 332, 66);
    expect(phonePlace(size, [box(211, 157, 36, 30), answer], [282, 577])).toEqual({ left: 8, top: 187, fits: true });
    expect(phonePlace(size, [box(211, 140, 36, 30), answer], [282, 577])).toEqual({ left: 8, top: 178, fits: true });
  });
  it('says that it covers what it speaks of, if it cannot do otherwise', () => {
    const size = { width: 374, height: 240 };
    const place = { left: 8, top: 56, height: 716, fits: false };
    expect(phonePlace(size, [box(140, 280), box(140, 600, 200, 40)], [600, 780])).toEqual(place);
  });
  it('is whole on a phone for who only reads, beside the first thing that it speaks of', () => {
    const size = { width: 374, height: 240 };
    const things = [box(8, 130, 300, 100), box(8, 360, 300, 400)];
    expect(phonePlace(size, things, [620, 780]).fits).toBe(false);
    expect(phonePlace(size, things, [620, 780], false)).toEqual({ left: 8, top: 372, fits: true });
  });
  it('keeps to its column on a phone that lies on its side', () => {
    const size = { width: 374, height: 140 };
    expect(phonePlace(size, [box(20, 60)], [390], true, 80)).toEqual({ left: 80, top: 242, fits: true });
    expect(phonePlace(size, [box(600, 60)], [390], true, 80)).toEqual({ left: 80, top: 56, fits: true });
  });
});
