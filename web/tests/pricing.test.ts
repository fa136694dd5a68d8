/* All prices of a round together, before anything is sent. */
import { expect, test } from 'vitest';
import {
  answers,
  axe,
  begin,
  fault,
  most,
  next,
  onTiles,
  outcomes,
  price,
  type Terms,
} from '../src/games/skye/pricing.ts';

const TERMS: Terms = { gold: 11, axes: 1, spare: false, highest: 40 };
const start = (terms: Terms) => begin([0, 1, 2], (slot) => [3, 1, 2][slot] ?? 0, terms);

test('at first the best tiles cost one gold each and the axe lies nowhere', () => {
  expect(start(TERMS)).toEqual({ 0: 1, 1: null, 2: 1 });
  expect(fault(start(TERMS), TERMS)).toBe('axe');
  expect(start({ ...TERMS, gold: 1, axes: 2 })).toEqual({ 0: 1, 1: null, 2: null });
  expect(start({ ...TERMS, spare: true })).toEqual({ 0: 1, 1: 1, 2: 1 });
});

test('no price is higher than the purse beside the others', () => {
  const laid = axe(start(TERMS), 1, TERMS);
  expect(price(laid, 0, 99, TERMS)).toEqual({ 0: 10, 1: 'axe', 2: 1 });
  expect(most(price(laid, 0, 10, TERMS), 2, TERMS)).toBe(1);
  expect(most(laid, 0, { ...TERMS, gold: 100 })).toBe(40);
  expect(price(laid, 0, 0, TERMS)[0]).toBe(1);
});

test('a tile that has no price yet keeps one gold in the purse, unless the axe is meant for it', () => {
  expect(most({ 0: 1, 1: null, 2: 1 }, 0, TERMS)).toBe(10);
  expect(most({ 0: 1, 1: null, 2: 'axe' }, 0, TERMS)).toBe(10);
  expect(most({ 0: 1, 1: null, 2: null }, 0, TERMS)).toBe(10);
});

test('an axe that moves leaves the price behind that it takes the place of', () => {
  const laid = { 0: 4, 1: 3, 2: 'axe' as const };
  expect(axe(laid, 0, TERMS)).toEqual({ 0: 'axe', 1: 3, 2: 4 });
  expect(axe(laid, 2, TERMS)).toBe(laid);
});

test('the axe on a tile that had a price gives the open tile a price', () => {
  expect(axe({ 0: 1, 1: null, 2: 1 }, 0, TERMS)).toEqual({ 0: 'axe', 1: 1, 2: 1 });
});

test('it is whole with as many axes as there must be, and a price on every other tile', () => {
  expect(fault({ 0: 4, 1: 3, 2: 'axe' }, TERMS)).toBe(null);
  expect(fault({ 0: 4, 1: 3, 2: 2 }, TERMS)).toBe('axe');
  expect(fault({ 0: 4, 1: 3, 2: 2 }, { ...TERMS, spare: true })).toBe(null);
  expect(fault({ 0: 'axe', 1: 'axe', 2: 2 }, TERMS)).toBe('axe');
  expect(fault({ 0: 4, 1: null, 2: 'axe' }, TERMS)).toBe('price');
});

test('the small answers come in the order in which they are asked', () => {
  const wanted = { 0: 4, 1: 3, 2: 'axe' as const };
  expect(next(wanted, [null, null, null], ['axe 1', 'axe 2', 'axe 3'])).toBe('axe 3');
  expect(next(wanted, [null, null, 'axe'], ['price 1', 'price 2', 'price 3', 'price 4'])).toBe('price 4');
  expect(next(wanted, [4, null, 'axe'], ['price 3', 'price 4'])).toBe('price 3');
  expect(next(wanted, [4, 3, 'axe'], ['done'])).toBe('done');
  expect(next({ 0: 1, 1: 1, 2: 1 }, [null, null, null], ['axe 1', 'spare'])).toBe('spare');
  expect(next(wanted, [null, null, 'axe'], ['price 1']), 'what is not legal is not sent').toBe(null);
});

test('outcomes: what is sold brings its price twice, what is not is paid for', () => {
  const laid = { 0: 4, 1: 3, 2: 'axe' as const };
  expect(onTiles(laid)).toBe(7);
  expect(outcomes(laid, 11).map(({ sold, kept, gold }) => [sold, kept, gold])).toEqual([
    [[], [0, 1], 4],
    [[0], [1], 12],
    [[1], [0], 10],
    [[0, 1], [], 18],
  ]);
  expect(outcomes({ 0: 1, 1: 'axe', 2: 'axe' }, 1)).toHaveLength(2);
  expect(outcomes({ 0: 'axe' }, 0)).toEqual([]);
});

test('all that will be sent is known before it is', () => {
  const wanted = { 0: 4, 1: 'axe' as const, 2: 1 };
  expect(answers(wanted, [null, null, null], false)).toEqual(['axe 2', 'price 4', 'price 1', 'done']);
  expect(answers(wanted, [4, 'axe', null], false), 'what was sent is not sent again').toEqual(['price 1', 'done']);
  expect(answers({ 0: 1, 1: 2, 2: 3 }, [null, null, null], true)).toEqual([
    'spare',
    'price 1',
    'price 2',
    'price 3',
    'done',
  ]);
});
