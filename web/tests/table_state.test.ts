/* How a table stands, as lists tell it. */
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../src/shell/table_state.ts';
import { voice } from '../src/text/say.svelte.ts';
import type { SeatInfo, TableInfo } from '../src/wire.ts';

beforeAll(() => voice.need('web', 'core'));

const seat = (seat: number, person: string | null, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat, person, name: person ?? '', kind: person ? 'person' : 'open', invited: null, ...more }) as SeatInfo;
const table = (status: TableInfo['status'], seats: SeatInfo[], to_move: number[] = []) =>
  ({ status, seats, to_move, result: null }) as Parameters<typeof stateOf>[0];

test('nobody is told to wait for themselves', () => {
  const going = table('playing', [seat(0, 'Ada'), seat(1, 'Ben')], [1]);
  expect(stateOf(going, 'Ada')).toBe('Waiting for Ben');
  expect(stateOf(going, 'Ben')).toBe('Your move');
  expect(stateOf(going, null)).toBe('Waiting for Ben');
});

test('an open table counts the seats that anybody may take', () => {
  expect(stateOf(table('open', [seat(0, 'Ada'), seat(1, null)]), 'Ada')).toBe('1 free seat');
  expect(stateOf(table('open', [seat(0, 'Ada'), seat(1, 'Ben')]), 'Ada')).toBe('Everybody is here.');
  expect(stateOf(table('open', [seat(0, 'Ada'), seat(1, null, { invited: 'Ben' })]), 'Ben')).toBe(
    'reserved for a friend',
  );
});
