/* What others did is told step by step, at the person's pace, and never stands in the way of what I am asked. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepTime } from '../src/store/pace.ts';
import { Room } from '../src/store/room.svelte.ts';
import { settings } from '../src/store/settings.svelte.ts';
import type { Moment } from '../src/wire.ts';
import { choice, Server, update } from './page.ts';

const ASKED = [choice('pass'), choice('buy 1', 'tile:1')];
const server = new Server();
let count = 0;
let id = '';
let room: Room;

/** What seat 1 did in this row. */
const act = (seq: number, seat = 1) =>
  ({
    seq,
    at: 0,
    kind: 'moved',
    seat,
    name: '',
    events: [{ kind: 'bought', seat }],
    story: [],
    undone: [],
  }) as unknown as Moment;
/** Rows of others; the last one may ask me. */
function tell(seq: number, legal = ASKED.slice(0, 0), moments = [act(seq)], toMove = legal.length ? [0] : [1]): void {
  const news = update(id, seq, legal, { toMove });
  server.tell({ ...news, since: seq - moments.length, moments });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const shown = () => room.picture?.seq;

beforeEach(() => {
  vi.useFakeTimers();
  settings.kept.pace = 'normal';
  settings.kept.asking = 'never';
  server.connect();
  id = `told-${(count += 1)}`;
  room = new Room(id, '', [0]);
  server.tell(update(id, 5, [], { since: 0, reset: true, toMove: [1] }));
});
afterEach(() => {
  room.leave();
  vi.useRealTimers();
});

test('acts of another are shown one after the other, at the pace that is set', async () => {
  for (const seq of [6, 7, 8]) tell(seq);
  await pass(1);
  expect(shown()).toBe(6);
  expect(room.told.place).toEqual({ n: 1, of: 1 });
  await pass(900);
  expect(shown()).toBe(7);
  expect(room.told.now?.moment.seq).toBe(7);
  settings.kept.pace = 'slow';
  room.told.changed();
  await pass(900);
  expect(shown(), 'slow takes twice as long').toBe(7);
  await pass(900);
  expect(shown()).toBe(8);
});

test('acts that come in one update are told one by one; the picture comes with the last', async () => {
  tell(8, [], [act(6), act(7), act(8)]);
  await pass(1);
  expect([shown(), room.told.now?.moment.seq]).toEqual([5, 6]);
  await pass(900);
  expect([shown(), room.told.now?.moment.seq]).toEqual([5, 7]);
  await pass(900);
  expect([shown(), room.told.now?.moment.seq]).toEqual([8, 8]);
});

test('a whole turn takes four seconds at most', () => {
  expect(stepTime('normal', 2)).toBe(900);
  expect(stepTime('normal', 20) * 20).toBe(4000);
  expect(stepTime('fast', 1)).toBe(360);
  expect(stepTime('skip', 1)).toBe(0);
});

test('step by step waits for the key, and a pause for going on', async () => {
  settings.kept.pace = 'step';
  for (const seq of [6, 7, 8]) tell(seq);
  await pass(60000);
  expect(shown()).toBe(6);
  room.told.next();
  await pass(1);
  expect(shown()).toBe(7);
  settings.kept.pace = 'normal';
  room.told.pause(true);
  await pass(60000);
  expect(shown()).toBe(7);
  room.told.pause(false);
  await pass(900);
  expect(shown()).toBe(8);
});

test('skip leads to the present at once, and the next turn is told again', async () => {
  for (const seq of [6, 7, 8, 9]) tell(seq);
  await pass(1);
  room.catchUp();
  await pass(1);
  expect(shown()).toBe(9);
  tell(10);
  tell(11);
  await pass(1);
  expect(shown()).toBe(10);
  await pass(900);
  expect(shown()).toBe(11);
});

test('my question opens with its picture, and what others do meanwhile is not told at a pace', async () => {
  tell(6);
  tell(7, ASKED);
  await pass(901);
  expect(room.decision.legal.map((one) => one.notation)).toEqual(['pass', 'buy 1']);
  tell(8, ASKED);
  tell(9, ASKED);
  await pass(1);
  expect(shown()).toBe(9);
  room.decision.choose('pass');
  const [said] = server.heard('act', id);
  server.ack(said!, 10);
  tell(10, [], [act(10, 0)]);
  await pass(1);
  expect(room.decision.sent).toBe(false);
  expect(room.told.now, 'my own act is not told to me').toBe(null);
});

test('what others did after my act is told though it comes with it', async () => {
  tell(6, ASKED);
  await pass(1);
  tell(9, [], [act(7, 0), act(8), act(9)]);
  await pass(1);
  expect(room.told.now?.moment.seq).toBe(8);
  await pass(900);
  expect([room.told.now?.moment.seq, shown()]).toEqual([9, 9]);
});

test('nothing is told while several decide at once', async () => {
  const both = [0, 1];
  server.tell({ ...update(id, 6, [], { toMove: both }), moments: [act(6)] });
  await pass(900);
  server.tell({ ...update(id, 7, [], { toMove: both }), moments: [act(7)] });
  server.tell({ ...update(id, 8, [], { toMove: both }), moments: [act(8)] });
  await pass(1);
  expect(shown()).toBe(8);
});

test('a turn is seen again: the past can be looked at, not answered; the present comes back', async () => {
  for (const seq of [6, 7]) tell(seq);
  tell(8, ASKED);
  await pass(4000);
  expect(room.told.reel.map((step) => step.moment.seq)).toEqual([6, 7, 8]);
  room.looking.again(room.told.reel.slice(0, 2));
  await pass(1);
  expect(shown()).toBe(6);
  expect(room.decision.legal).toEqual([]);
  await pass(900);
  expect(shown()).toBe(7);
  await pass(900);
  expect(shown()).toBe(8);
  expect(room.decision.legal.length).toBe(2);
});

test('a question ends a look at the past', async () => {
  for (const seq of [6, 7]) tell(seq);
  await pass(4000);
  settings.kept.pace = 'step';
  room.looking.again(room.told.reel);
  await pass(1);
  expect(shown()).toBe(6);
  tell(8, ASKED);
  await pass(400);
  await pass(1);
  expect(shown()).toBe(8);
  expect(room.decision.legal.length).toBe(2);
});

test('one step back, and on again', async () => {
  settings.kept.pace = 'step';
  for (const seq of [6, 7]) tell(seq);
  await pass(1);
  room.told.next();
  await pass(1);
  expect(shown()).toBe(7);
  room.looking.back();
  await pass(1);
  expect(shown()).toBe(6);
  room.catchUp();
  await pass(1);
  expect(shown()).toBe(7);
});

test('an error in what is shown is told to the person, and the next picture comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  room.stagehand = () => {
    throw new Error('a stagehand fell');
  };
  tell(6);
  await pass(1);
  expect(room.trouble).toBe(true);
  tell(7);
  await pass(1000);
  expect(shown()).toBe(7);
});
