/* What was counted once is not counted again. */
import { expect, test } from 'vitest';
import { keepCounted, wasCounted } from '../src/boards/counted.ts';

test('each table is counted once, at the table and in its replay', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  };
  Object.assign(globalThis, { sessionStorage: storage, location: { pathname: '/t/one' } });
  expect(wasCounted()).toBe(false);
  keepCounted();
  expect(wasCounted()).toBe(true);
  Object.assign(globalThis, { location: { pathname: '/t/one/replay' } });
  expect(wasCounted()).toBe(true);
  Object.assign(globalThis, { location: { pathname: '/t/two' } });
  expect(wasCounted()).toBe(false);
});
