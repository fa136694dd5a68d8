import { expect, test } from 'vitest';
import { recommend } from '../src/text/recommend.ts';
import type { BotInfo, TableInfo } from '../src/wire.ts';

const BOTS = ['random', 'level:1', 'level:2', 'level:3'].map((level): BotInfo => ({
  level,
  message: '',
  help: '',
  worth: null,
}));

function played(rank: number, level = 'level:2', change: Partial<TableInfo> = {}): TableInfo {
  const others = [1, 2, 3].filter((one) => one !== rank);
  return {
    game: 'skye',
    result: { ended: 'finished', scores: [], ranks: [rank, ...others], parts: [] },
    seats: [
      { kind: 'person', person: 'ada', level: null, stood_in: false },
      { kind: 'bot', person: null, level, stood_in: false },
      { kind: 'bot', person: null, level: 'level:1', stood_in: false },
    ],
    ...change,
  } as TableInfo;
}
const ask = (...tables: TableInfo[]) => recommend('skye', 'ada', tables, BOTS);

test('three wins of the last four: the next level', () => {
  expect(ask(played(1), played(3), played(1), played(1), played(3))).toEqual({ way: 'harder', level: 'level:3' });
  expect(ask(played(1), played(1), played(1))).toEqual({ way: 'harder', level: 'level:3' });
  expect(ask(played(1), played(1), played(2), played(3))).toBeNull();
  expect(ask(played(3), played(3), played(1), played(1), played(1))).toBeNull();
});

test('last four times: the level below', () => {
  expect(ask(played(3), played(3), played(3), played(3))).toEqual({ way: 'easier', level: 'level:1' });
  expect(ask(played(3), played(3), played(2), played(3))).toBeNull();
  expect(ask(played(3), played(3), played(3))).toBeNull();
});

test('only games of this kind count', () => {
  const won = [played(1), played(1)];
  expect(ask(...won, played(1, 'level:2', { game: 'treos' }))).toBeNull();
  expect(ask(...won, played(1, 'level:1'), played(1, 'level:1'))).toBeNull();
  const agreed = { ...played(1) };
  agreed.result = { ended: 'agreed', scores: [], ranks: [1, 2, 3], parts: [] };
  expect(ask(...won, agreed)).toBeNull();
  const stood = played(1);
  stood.seats = stood.seats.map((seat) => ({ ...seat, stood_in: seat.kind === 'person' }));
  expect(ask(...won, stood)).toBeNull();
  expect(ask()).toBeNull();
});

test('there is nothing above the strongest and below the weakest', () => {
  expect(ask(...Array.from({ length: 4 }, () => played(1, 'level:3')))).toBeNull();
  const weak = played(3, 'random');
  weak.seats = weak.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'random' } : seat));
  expect(ask(weak, weak, weak, weak)).toBeNull();
});
