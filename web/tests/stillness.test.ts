/* Nothing else comes under a resting pointer, and a double click is one click. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUICK, STILL, Stillness } from '../src/shell/stillness.ts';
import type { Decision } from '../src/boards/contract.ts';

type Listener = (event: unknown) => void;
let under: { dataset: Record<string, string> } | null;
let covers: number;
const decision = { state: '', question: 0 };
const listeners = new Map<string, Listener>();
const root = {
  addEventListener: (name: string, run: Listener) => listeners.set(name, run),
  removeEventListener: () => undefined,
} as unknown as HTMLElement;
const thing = (dataset: Record<string, string>) => ({ dataset, matches: () => false, closest: () => under });
let still: Stillness;

beforeEach(() => {
  vi.useFakeTimers();
  covers = 0;
  Object.assign(document, {
    elementsFromPoint: () => (under ? [thing(under.dataset)] : []),
    createElement: () => ({ style: {}, setAttribute: () => undefined, remove: () => (covers -= 1) }),
    body: { append: () => (covers += 1) },
  });
  Object.assign(decision, { state: 'a', question: 1 });
  still = new Stillness(decision as unknown as Decision);
  still.watch(root);
  listeners.get('pointermove')?.({ clientX: 100, clientY: 100 });
  still.settle('');
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page goes from one thing under the pointer to another. */
function change(from: Record<string, string> | null, to: Record<string, string> | null): void {
  under = from && { dataset: from };
  still.prepare('');
  under = to && { dataset: to };
  still.settle('');
}

test('another answer under the pointer is covered for a moment', () => {
  change({ choice: 'stay' }, { choice: 'join' });
  expect(covers).toBe(1);
  vi.advanceTimersByTime(STILL - 1);
  expect(covers).toBe(1);
  vi.advanceTimersByTime(1);
  expect(covers).toBe(0);
});

test('an answer that appears there is covered; what stays, or goes, is not', () => {
  change(null, { confirm: '' });
  expect(covers).toBe(1);
  vi.advanceTimersByTime(STILL);
  change({ choice: 'join' }, { choice: 'join' });
  change({ choice: 'join' }, null);
  expect(covers).toBe(0);
});

test('the same words for another question are another answer', () => {
  decision.question = 2;
  change({ choice: 'done' }, { choice: 'done' });
  expect(covers).toBe(1);
});

/** A click on something; whether it was let through. */
function click(detail: number, at: string[] = []): boolean {
  let passed = true;
  const closest = (selector: string) => at.includes(selector) || null;
  listeners.get('click')?.({
    detail,
    target: { closest },
    preventDefault: () => (passed = false),
    stopImmediatePropagation: () => undefined,
  });
  return passed;
}
const IN_PLACE = ['[data-confirm=again]'];

test('the second of two quick clicks is nothing, once the first has changed what is asked', () => {
  click(1);
  expect(click(2), 'a widget that changed nothing may be pressed on').toBe(true);
  click(1);
  decision.state = 'b';
  expect(click(2)).toBe(false);
});

test('a double click on an answer does not confirm it; a press that is meant does, however the browser counts it', () => {
  for (const pause of [60, 120, 250, 400]) {
    decision.state = 'a';
    vi.advanceTimersByTime(QUICK);
    expect(click(1)).toBe(true);
    decision.state = 'a done';
    vi.advanceTimersByTime(pause);
    expect(click(2, IN_PLACE), `${pause} ms`).toBe(false);
    vi.advanceTimersByTime(pause);
    expect(click(3, IN_PLACE), `the third of three, ${pause} ms apart`).toBe(false);
    vi.advanceTimersByTime(QUICK);
    expect(click(4, IN_PLACE)).toBe(true);
  }
});

test('an answer that has become its own confirmation stays covered as long as a double click may last', () => {
  click(1);
  vi.advanceTimersByTime(50);
  change({ choice: 'done' }, { choice: 'done', confirm: 'again' });
  vi.advanceTimersByTime(QUICK - 51);
  expect(covers).toBe(1);
  vi.advanceTimersByTime(1);
  expect(covers).toBe(0);
  expect(click(1, IN_PLACE)).toBe(true);
});

test('a key that is held down presses once', () => {
  const stopped = vi.fn();
  const press = (repeat: boolean) =>
    listeners.get('keydown')?.({
      key: 'Enter',
      repeat,
      target: { closest: () => ({}) },
      preventDefault: stopped,
      stopImmediatePropagation: () => undefined,
    });
  press(false);
  expect(stopped).not.toHaveBeenCalled();
  press(true);
  expect(stopped).toHaveBeenCalledOnce();
});
