/* People who share a device: one curtain a turn, and none for what everybody sees anyway. */
import { beforeEach, expect, test } from 'vitest';
import { Handover, inTheOpen } from '../src/store/handover.svelte.ts';
import type { Choice, Picture, TableInfo } from '../src/wire.ts';
import { choice } from './page.ts';

const PLAN = [choice('bid 3'), choice('bid 4')];
const MOVE = [choice('go a1'), choice('stop')];
let hand: Handover;
let legal: Record<number, Choice[]>;

beforeEach(() => {
  hand = new Handover();
  hand.isOpen = ({ verb }) => verb === 'go' || verb === 'stop';
  legal = { 0: [], 1: [] };
});
const next = (seat: number, ...toMove: number[]) =>
  hand.next({ status: 'playing', to_move: toMove } as unknown as TableInfo, seat, [0, 1], (one) => ({
    legal: legal[one] ?? [],
    open: true,
  }));

test('a secret question has a curtain, and who looked already has none', () => {
  legal = { 0: PLAN, 1: PLAN };
  expect(next(0, 0, 1)).toBe(null);
  expect(hand.curtain).toBe(null);
  expect(next(0, 1)).toBe(null);
  expect(hand.curtain).toBe(1);
  hand.lift();
  expect(next(1, 1)).toBe(null);
  expect(hand.curtain).toBe(null);
});

test('moves before everybody need none, however often they change hands', () => {
  legal = { 0: MOVE, 1: MOVE };
  expect(next(0, 1)).toBe(1);
  expect(next(1, 0)).toBe(0);
  expect(hand.open).toBe(true);
  expect(hand.curtain).toBe(null);
});

test('a secret question after open moves has one, for whoever moved last too', () => {
  legal = { 0: PLAN, 1: MOVE };
  expect(next(0, 1)).toBe(1);
  legal = { 0: PLAN, 1: PLAN };
  expect(next(1, 0, 1)).toBe(null);
  expect(hand.curtain).toBe(1);
});

test('nothing is decided before the news of the next one is there', () => {
  expect(next(0, 1)).toBe(null);
  expect(hand.curtain).toBe(null);
});

test('without secrets between them the next one sits down at once', () => {
  hand.trusts = true;
  legal = { 1: PLAN };
  expect(next(0, 1)).toBe(1);
  expect([hand.open, hand.curtain]).toEqual([false, null]);
});

test('in the open, a seat is asked on the table that everybody sees', () => {
  const own = { seq: 5, legal: MOVE, view: { hand: [1, 2] } } as unknown as Picture;
  const everyone = { seq: 3, legal: [], view: { hand: 2 } } as unknown as Picture;
  expect(inTheOpen(own, everyone)).toMatchObject({ seq: 5, legal: MOVE, view: { hand: 2 } });
  expect(inTheOpen(own, null)).toBe(null);
});
