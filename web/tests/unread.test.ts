import { expect, it } from 'vitest';
import { unread } from '../src/shell/unread.ts';
import type { Say } from '../src/text/say.svelte.ts';
import type { Moment } from '../src/wire.ts';

const say = Object.assign(() => '', { has: () => false }) as unknown as Say;
const teller = { game: 'skye', say, names: ['Ada', 'Bence'] };
const said = (seq: number, seat: number) => ({ seq, seat, kind: 'said', story: [], events: [] }) as unknown as Moment;
const did = (seq: number, seat: number, event: object) =>
  ({
    seq,
    seat,
    kind: 'moved',
    events: [event],
    story: [{ level: 'line', message: '', args: {}, seat, events: [0] }],
  }) as unknown as Moment;

it('words of others and what they did to me wait to be read, and nothing else', () => {
  const moments = [
    said(1, 1),
    said(2, 0),
    did(3, 1, { kind: 'bought', seat: 1, from_seat: 0 }),
    did(4, 1, { kind: 'bought', seat: 1 }),
    said(5, 1),
  ];
  expect(unread(moments, 0, 0, teller)).toBe(3);
  expect(unread(moments, 3, 0, teller)).toBe(1);
  expect(unread(moments, 5, 0, teller)).toBe(0);
  // who only watches reads what is said
  expect(unread(moments, 0, -1, teller)).toBe(3);
});
