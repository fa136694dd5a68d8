/* The lens: it cannot get stuck, cannot lose the board, and shows what is asked about. */
import { beforeEach, expect, test } from 'vitest';
import { Lens } from '../src/boards/lens.svelte.ts';

const at = (x: number, y: number, buttons = 1) =>
  ({
    pointerId: 1,
    clientX: x,
    clientY: y,
    buttons,
    currentTarget: { setPointerCapture: () => undefined },
  }) as unknown as PointerEvent;
let lens: Lens;
beforeEach(() => {
  lens = new Lens(() => [400, 300]);
});

test('a drag moves the board', () => {
  lens.down(at(200, 150));
  lens.move(at(240, 170));
  expect(lens.pan).toEqual([40, 20]);
  lens.up(at(240, 170));
  lens.move(at(300, 170));
  expect(lens.pan).toEqual([40, 20]);
});

test('a pointer that was let go of elsewhere drags no more', () => {
  lens.down(at(200, 295));
  lens.move(at(200, 200, 0));
  lens.move(at(200, 100, 0));
  expect(lens.pan).toEqual([0, 0]);
  expect(lens.held).toBe(false);
});

test('some of the board always stays in sight, at every zoom', () => {
  for (const zoom of [0.5, 1, 5]) {
    lens.fit();
    lens.closer(zoom);
    lens.down(at(0, 0));
    lens.move(at(9000, -9000));
    lens.up(at(9000, -9000));
    const [left, top] = [200 + lens.pan[0] - zoom * 200, 150 + lens.pan[1] + zoom * 150];
    expect(left, `its left edge at ${zoom}`).toBeLessThanOrEqual(300);
    expect(top, `its lower edge at ${zoom}`).toBeGreaterThanOrEqual(75);
  }
});

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const windowWith = (...lit: ReturnType<typeof box>[]) =>
  ({
    getBoundingClientRect: () => box(0, 0, 400, 300),
    querySelectorAll: () => lit.map((one) => ({ getBoundingClientRect: () => one })),
  }) as unknown as Element;

test('a new question fits again only if something lit would be out of sight', () => {
  lens.closer(3);
  lens.reveal(windowWith(box(10, 10, 60, 60)));
  expect(lens.zoom).toBe(3);
  lens.reveal(windowWith(box(10, 10, 60, 60), box(390, 10, 440, 60)));
  expect(lens.zoom).toBe(1);
});
