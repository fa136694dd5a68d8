/* What was sent stays sent until what came of it is shown, however acks and updates are held back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../src/store/room.svelte.ts';
import { me } from '../src/store/session.svelte.ts';
import { settings } from '../src/store/settings.svelte.ts';
import { choice, rest, Server, update } from './page.ts';

const AXE = [choice('axe 1', 'slot:1'), choice('axe 2', 'slot:2'), choice('pass')];
const PRICE = [choice('price 1'), choice('price 2')];
const server = new Server();
let id = '';
let count = 0;
let room: Room;

/** I am asked for the axe at row 5. */
function sit(...seats: number[]): void {
  id = `table-${(count += 1)}`;
  room = new Room(id, '', seats);
  for (const seat of seats)
    server.tell(update(id, 5, seat === 0 ? AXE : [], { seat, since: 0, reset: true, toMove: [0] }));
}
const heard = <T extends 'act' | 'undo' | 'preview'>(kind: T) => server.heard(kind, id);
const asked = () => room.decision.legal.map((one) => one.notation);

beforeEach(() => {
  settings.kept.asking = 'never'; // so that a touch is an answer
  server.connect();
  sit(0);
});
afterEach(() => room.leave());

test('an answered question stays answered between the ack and the update', async () => {
  room.decision.touch('slot:1');
  expect(room.decision.standing('slot:1')).toBe('waiting');
  server.ack(heard('act')[0]!, 6);
  await rest();
  expect(room.decision.sent).toBe(true);
  expect(asked()).toEqual(['axe 1', 'axe 2', 'pass']);
  room.decision.touch('slot:2');
  room.decision.choose('pass');
  room.decision.clear();
  expect(await room.decision.act('axe 2')).toBe(false);
  expect(await room.undo('step')).toBe(false);
  expect(room.decision.standing('slot:1')).toBe('waiting');
  expect(heard('act').length + heard('undo').length).toBe(1);
  server.tell(update(id, 6, PRICE));
  await rest();
  expect(room.decision.sent).toBe(false);
  room.decision.choose('price 2');
  expect(heard('act').map((one) => [one.seq, one.notation])).toEqual([
    [5, 'axe 1'],
    [6, 'price 2'],
  ]);
});

test('the other things of an answered question are held, and lit again only by the next', async () => {
  room.decision.choose('pass');
  expect(room.decision.standing('slot:1')).toBe('held');
  server.ack(heard('act')[0]!, 6);
  await rest();
  expect(room.decision.standing('slot:1')).toBe('held');
  server.tell(update(id, 6, AXE)); // the very same is asked again
  await rest();
  expect(room.decision.standing('slot:1')).toBe('legal');
  expect(room.decision.chosen).toBe(null);
});

test('what others do in between does not open it', async () => {
  room.decision.touch('slot:1');
  server.tell(update(id, 6, AXE)); // somebody else's row
  await rest();
  server.ack(heard('act')[0]!, 7);
  await rest();
  expect(room.decision.sent).toBe(true);
  server.tell(update(id, 7, PRICE));
  await rest();
  expect(room.decision.sent).toBe(false);
});

test('an update before its ack shows the next question, which opens with the ack', async () => {
  room.decision.touch('slot:1');
  server.tell(update(id, 6, PRICE));
  await rest();
  expect(asked()).toEqual(['price 1', 'price 2']);
  expect(room.decision.sent).toBe(true);
  server.ack(heard('act')[0]!, 6);
  await rest();
  expect(room.decision.sent).toBe(false);
});

test('received is not shown: while the picture before still moves, the question stays answered', async () => {
  let land = (): void => {};
  room.stagehand = () => () => new Promise((done) => (land = done));
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 7);
  server.tell(update(id, 6, [])); // somebody else's piece flies
  server.tell(update(id, 7, PRICE));
  await rest();
  expect(room.picture?.seq).toBe(6);
  expect(room.decision.sent).toBe(true);
  land();
  await rest();
  expect(room.picture?.seq).toBe(7);
  expect(room.decision.sent).toBe(false);
});

test('a refusal opens it again, with its reason', async () => {
  room.decision.touch('slot:1');
  const { id: command } = heard('act')[0]!;
  server.tell({ t: 'refused', id: command, message: 'why', args: {}, clause: '', text: 'no', legal: [] });
  await rest();
  expect(room.decision.sent).toBe(false);
  expect(room.refusal?.text).toBe('no');
  expect(room.decision.standing('slot:1')).toBe('legal');
});

test('who answered the past sees the present', async () => {
  let land = (): void => {};
  room.stagehand = () => () => new Promise((done) => (land = done));
  room.decision.touch('slot:1');
  server.tell(update(id, 6, []));
  const { id: command } = heard('act')[0]!;
  server.tell({ t: 'resync', id: command, update: update(id, 7, PRICE) });
  await rest();
  expect(room.decision.sent, 'the present is not shown yet').toBe(true);
  land();
  await rest();
  expect(room.decision.sent).toBe(false);
  expect(asked()).toEqual(['price 1', 'price 2']);
});

test('a command that was done before the line broke is acknowledged again', async () => {
  room.decision.touch('slot:1');
  const first = heard('act')[0]!;
  server.cut();
  await rest();
  expect(room.decision.sent, 'sent; waiting for the connection').toBe(true);
  server.connect();
  expect(heard('act')).toEqual([first]);
  server.tell(update(id, 8, PRICE, { since: 5 }));
  await rest();
  expect(room.decision.sent).toBe(true);
  server.ack(first, 6, false);
  await rest();
  expect(room.decision.sent).toBe(false);
});

test('an update that was lost with the line comes with the next one', async () => {
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 6);
  await rest();
  server.cut();
  server.connect();
  await rest();
  expect(room.decision.sent).toBe(true);
  expect(heard('act'), 'what is acknowledged is not said again').toEqual([]);
  server.tell(update(id, 6, PRICE));
  await rest();
  expect(room.decision.sent).toBe(false);
});

test('after a break the present opens whatever its number', async () => {
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 6);
  await rest();
  server.cut();
  server.connect();
  server.tell(update(id, 4, AXE, { since: 0, reset: true })); // the server was set back
  await rest();
  expect(room.decision.sent).toBe(false);
});

test('an undo is sent once, and the question that it takes away cannot be answered', async () => {
  void room.undo('step');
  void room.undo('step');
  expect(room.decision.sent).toBe(true);
  expect(room.decision.standing('slot:1')).toBe('held');
  room.decision.touch('slot:1');
  expect([heard('undo').length, heard('act').length]).toEqual([1, 0]);
  server.ack(heard('undo')[0]!, 6);
  await rest();
  expect(room.decision.sent).toBe(true);
  server.tell(update(id, 6, PRICE));
  await rest();
  expect(room.decision.sent).toBe(false);
  void room.undo('step');
  expect(heard('undo')[1]?.seq).toBe(6);
});

test('a preview that comes late says nothing about the next question, though the same is asked', async () => {
  settings.kept.asking = 'final';
  room.decision.point('slot:2');
  await new Promise((done) => setTimeout(done, 120));
  const late = heard('preview')[0]!;
  void room.decision.act('pass');
  server.ack(heard('act')[0]!, 6);
  server.tell(update(id, 6, AXE));
  await rest();
  server.tell({
    t: 'previewed',
    id: late.id,
    notation: 'axe 2',
    uncertain: false,
    undoable: true,
    events: [],
    story: [],
    view: {},
  });
  await rest();
  room.decision.point('slot:2');
  expect(room.decision.outlook).toBe(null);
});

test('hot seat: the next one is not held up by what the one before had sent', async () => {
  room.leave();
  me.person = { id: 'ada', name: 'Ada' } as typeof me.person;
  sit(0, 1);
  room.look(0);
  room.decision.touch('slot:1');
  server.tell(update(id, 6, PRICE, { seat: 1 }));
  server.tell(update(id, 6, [], { seat: 0, toMove: [1] }));
  await rest();
  expect(room.handover.curtain).toBe(1);
  room.look(1);
  await rest();
  expect(room.decision.sent).toBe(false);
  room.decision.choose('price 2');
  expect(heard('act')[1]?.seat).toBe(1);
  server.tell({
    t: 'refused',
    id: heard('act')[0]!.id,
    message: '',
    args: {},
    clause: '',
    text: 'for the one before',
    legal: [],
  });
  await rest();
  expect(room.decision.sent).toBe(true);
  expect(room.refusal).toBe(null);
});

test('an error while one picture is shown does not freeze the page', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  room.stagehand = () => {
    throw new Error('before it is drawn');
  };
  server.tell(update(id, 6, []));
  await rest();
  expect(room.picture?.seq).toBe(6);
  room.stagehand = () => () => Promise.reject(new Error('while it moves'));
  server.tell(update(id, 7, []));
  await rest();
  room.stagehand = () => () => {
    throw new Error('at its start');
  };
  server.tell(update(id, 8, []));
  await rest();
  server.tell(update(id, 9, PRICE));
  await rest();
  expect(room.picture?.seq).toBe(9);
  expect(asked()).toEqual(['price 1', 'price 2']);
  expect(said.mock.calls.map(([error]) => (error as Error).message).slice(0, 3)).toEqual([
    'before it is drawn',
    'while it moves',
    'at its start',
  ]);
});
