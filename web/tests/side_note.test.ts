/* Where a note lies: beside its thing, and never over the prompt. */
import { expect, test } from 'vitest';
import { placeOf } from '../src/shell/side_note.svelte.ts';

const PROMPT = { top: 600, bottom: 664 };

test('above its thing, or below where there is no room', () => {
  expect(placeOf({ top: 300, bottom: 340 }, PROMPT)).toEqual({ below: false, y: 292 });
  expect(placeOf({ top: 40, bottom: 80 }, PROMPT)).toEqual({ below: true, y: 88 });
});

test('a thing right below the prompt has its note above the prompt', () => {
  for (const top of [670, 700, 740]) expect(placeOf({ top, bottom: top + 40 }, PROMPT).y).toBe(592);
  expect(placeOf({ top: 800, bottom: 840 }, PROMPT).y).toBe(792);
  expect(placeOf({ top: 800, bottom: 840 }).y).toBe(792);
  // a large one stands above where there is no room for it below, and is never cut
  expect(placeOf({ top: 200, bottom: 260 }, undefined, 330, 900)).toEqual({ below: true, y: 268 });
  expect(placeOf({ top: 200, bottom: 760 }, undefined, 330, 900)).toEqual({ below: false, y: 330 });
});
