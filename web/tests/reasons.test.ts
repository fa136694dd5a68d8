/* What cannot be chosen says why, and is asked for only when somebody wants to know. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Locked } from '../src/boards/contract.ts';
import { REST, Reasons } from '../src/shell/reasons.ts';

const listeners = new Map<string, (event: unknown) => void>();
const root = {
  addEventListener: (name: string, run: (event: unknown) => void) => listeners.set(name, run),
  removeEventListener: () => undefined,
} as unknown as HTMLElement;
const decision = { question: 1, sent: false, litZones: new Set(['stage']), kinds: new Set(['space']) };
const ask = vi.fn((target: string) => Promise.resolve({ notation: `go ${target}` } as unknown as Locked));
const show = vi.fn();
const hide = vi.fn();
/** Something on the page, at rest or part of the question. */
const thing = (anchor: string, zone = 'stage', lit = false) => {
  const self: Record<string, unknown> = { dataset: { anchor }, matches: () => lit };
  self.closest = (selector: string) => (selector === '[data-zone]' ? { dataset: { zone } } : self);
  return self;
};
const over = (target: unknown) => listeners.get('pointerover')?.({ target });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Object.assign(decision, { question: 1, sent: false });
  new Reasons(decision as unknown as Decision, { ask, show, hide }).watch(root);
});
afterEach(() => {
  vi.useRealTimers();
});

test('who rests on a thing is told why; who passes over it, nothing', async () => {
  const far = thing('space:a1');
  over(far);
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledWith('space:a1');
  expect(show).toHaveBeenCalledOnce();
  over({ closest: () => null });
  expect(hide).toHaveBeenCalledOnce();
  over(thing('space:b2'));
  over({ closest: () => null });
  await vi.advanceTimersByTimeAsync(REST);
  expect(ask).toHaveBeenCalledOnce();
});

test('a press asks at once, and what is known is not asked for again in the same question', async () => {
  const far = thing('space:a1');
  for (const question of [1, 1, 2]) {
    decision.question = question;
    listeners.get('click')?.({ target: far });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(show).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('only what the question is about, where it is answered, and what cannot be chosen', async () => {
  for (const other of [thing('quest:x'), thing('space:a1', 'world'), thing('space:a1', 'stage', true)]) {
    listeners.get('click')?.({ target: other });
    await vi.advanceTimersByTimeAsync(REST);
  }
  decision.sent = true;
  listeners.get('click')?.({ target: thing('space:a1') });
  await vi.advanceTimersByTimeAsync(REST);
  expect(ask).not.toHaveBeenCalled();
});
