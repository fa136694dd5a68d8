/* What was sent stays sent until what came of it is shown, however acks and updates are held back. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { choice, me, rest, Room, Server, settings, update } from './page.ts';

const AXE = [choice('axe 1', 'slot:1'), choice('axe 2', 'slot:2'), choice('pass')];
const PRICE = [choice('price 1'), choice('price 2')];
const server = new Server();
let id = '';
let count = 0;
let room: InstanceType<typeof Room>;

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
  assert.equal(room.decision.standing('slot:1'), 'waiting');
  server.ack(heard('act')[0]!, 6);
  await rest();
  assert.ok(room.decision.sent);
  assert.deepEqual(asked(), ['axe 1', 'axe 2', 'pass']);
  room.decision.touch('slot:2');
  room.decision.choose('pass');
  room.decision.clear();
  assert.equal(await room.decision.act('axe 2'), false);
  assert.equal(await room.undo('step'), false);
  assert.equal(room.decision.standing('slot:1'), 'waiting');
  assert.equal(heard('act').length + heard('undo').length, 1);
  server.tell(update(id, 6, PRICE));
  await rest();
  assert.ok(!room.decision.sent);
  room.decision.choose('price 2');
  assert.deepEqual(
    heard('act').map((one) => [one.seq, one.notation]),
    [
      [5, 'axe 1'],
      [6, 'price 2'],
    ],
  );
});

test('the other things of an answered question are held, and lit again only by the next', async () => {
  room.decision.choose('pass');
  assert.equal(room.decision.standing('slot:1'), 'held');
  server.ack(heard('act')[0]!, 6);
  await rest();
  assert.equal(room.decision.standing('slot:1'), 'held');
  server.tell(update(id, 6, AXE)); // the very same is asked again
  await rest();
  assert.equal(room.decision.standing('slot:1'), 'legal');
  assert.equal(room.decision.chosen, null);
});

test('what others do in between does not open it', async () => {
  room.decision.touch('slot:1');
  server.tell(update(id, 6, AXE)); // somebody else's row
  await rest();
  server.ack(heard('act')[0]!, 7);
  await rest();
  assert.ok(room.decision.sent);
  server.tell(update(id, 7, PRICE));
  await rest();
  assert.ok(!room.decision.sent);
});

test('an update before its ack shows the next question, which opens with the ack', async () => {
  room.decision.touch('slot:1');
  server.tell(update(id, 6, PRICE));
  await rest();
  assert.deepEqual(asked(), ['price 1', 'price 2']);
  assert.ok(room.decision.sent);
  server.ack(heard('act')[0]!, 6);
  await rest();
  assert.ok(!room.decision.sent);
});

test('received is not shown: while the frame before still moves, the question stays answered', async () => {
  let land = (): void => {};
  room.stagehand = () => () => new Promise((done) => (land = done));
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 7);
  server.tell(update(id, 6, [])); // somebody else's piece flies
  server.tell(update(id, 7, PRICE));
  await rest();
  assert.equal(room.frame?.seq, 6);
  assert.ok(room.decision.sent);
  land();
  await rest();
  assert.equal(room.frame?.seq, 7);
  assert.ok(!room.decision.sent);
});

test('a refusal opens it again, with its reason', async () => {
  room.decision.touch('slot:1');
  const { id: command } = heard('act')[0]!;
  server.tell({ t: 'refused', id: command, message: 'why', args: {}, clause: '', text: 'no', legal: [] });
  await rest();
  assert.ok(!room.decision.sent);
  assert.equal(room.refusal?.text, 'no');
  assert.equal(room.decision.standing('slot:1'), 'legal');
});

test('who answered the past sees the present', async () => {
  let land = (): void => {};
  room.stagehand = () => () => new Promise((done) => (land = done));
  room.decision.touch('slot:1');
  server.tell(update(id, 6, []));
  const { id: command } = heard('act')[0]!;
  server.tell({ t: 'resync', id: command, update: update(id, 7, PRICE) });
  await rest();
  assert.ok(room.decision.sent, 'the present is not shown yet');
  land();
  await rest();
  assert.ok(!room.decision.sent);
  assert.deepEqual(asked(), ['price 1', 'price 2']);
});

test('a command that was done before the line broke is acknowledged again', async () => {
  room.decision.touch('slot:1');
  const first = heard('act')[0]!;
  server.cut();
  await rest();
  assert.ok(room.decision.sent, 'sent; waiting for the connection');
  server.connect();
  assert.deepEqual(heard('act'), [first]);
  server.tell(update(id, 8, PRICE, { since: 5 }));
  await rest();
  assert.ok(room.decision.sent);
  server.ack(first, 6, false);
  await rest();
  assert.ok(!room.decision.sent);
});

test('an update that was lost with the line comes with the next one', async () => {
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 6);
  await rest();
  server.cut();
  server.connect();
  await rest();
  assert.ok(room.decision.sent);
  assert.deepEqual(heard('act'), [], 'what is acknowledged is not said again');
  server.tell(update(id, 6, PRICE));
  await rest();
  assert.ok(!room.decision.sent);
});

test('after a break the present opens whatever its number', async () => {
  room.decision.touch('slot:1');
  server.ack(heard('act')[0]!, 6);
  await rest();
  server.cut();
  server.connect();
  server.tell(update(id, 4, AXE, { since: 0, reset: true })); // the server was set back
  await rest();
  assert.ok(!room.decision.sent);
});

test('an undo is sent once, and the question that it takes away cannot be answered', async () => {
  void room.undo('step');
  void room.undo('step');
  assert.ok(room.decision.sent);
  assert.equal(room.decision.standing('slot:1'), 'held');
  room.decision.touch('slot:1');
  assert.deepEqual([heard('undo').length, heard('act').length], [1, 0]);
  server.ack(heard('undo')[0]!, 6);
  await rest();
  assert.ok(room.decision.sent);
  server.tell(update(id, 6, PRICE));
  await rest();
  assert.ok(!room.decision.sent);
  void room.undo('step');
  assert.equal(heard('undo')[1]?.seq, 6);
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
    view: {},
  });
  await rest();
  room.decision.point('slot:2');
  assert.equal(room.decision.outlook, null);
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
  assert.equal(room.curtain, 1);
  room.look(1);
  await rest();
  assert.ok(!room.decision.sent);
  room.decision.choose('price 2');
  assert.equal(heard('act')[1]?.seat, 1);
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
  assert.ok(room.decision.sent);
  assert.equal(room.refusal, null);
});

test('an error while one frame is shown does not freeze the page', async (context) => {
  const said = context.mock.method(console, 'error', () => undefined);
  room.stagehand = () => {
    throw new Error('before it is drawn');
  };
  server.tell(update(id, 6, []));
  await rest();
  assert.equal(room.frame?.seq, 6);
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
  assert.equal(room.frame?.seq, 9);
  assert.deepEqual(asked(), ['price 1', 'price 2']);
  assert.deepEqual(said.mock.calls.map((call) => (call.arguments[0] as Error).message).slice(0, 3), [
    'before it is drawn',
    'while it moves',
    'at its start',
  ]);
});
