/* The line of players on a phone. */
import { expect, test } from 'vitest';
import { shortName, stripOf } from '../src/shell/strip.ts';

test('others stand in one row while each has room, else in two', () => {
  expect(stripOf(390, 1, 2)).toMatchObject({ columns: 2, rows: 1 });
  expect(stripOf(390, 1, 4)).toMatchObject({ columns: 2, rows: 2, letters: 0 });
  expect(stripOf(320, 1, 3)).toMatchObject({ columns: 2, rows: 2 });
  expect(stripOf(768, 1, 3)).toMatchObject({ columns: 3, rows: 1 });
});

test('a name is whole, or three letters and its number, or left to the shape', () => {
  expect(shortName('Ilse', 6)).toBe('Ilse');
  expect(shortName('Apprentice 2', 6)).toBe('App2');
  expect(shortName('Apprentice 2', 3)).toBe('');
});
