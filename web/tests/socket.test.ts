/* One socket for the page: it finds its way back, and what was not answered is asked again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL, Socket, type Answer } from '../src/store/socket.svelte.ts';
import type { ServerMessage, Update } from '../src/wire.ts';
import { Line } from './line.ts';
import { hello, update } from './page.ts';

let socket: Socket;
const line = () => Line.all.at(-1)!;
const kinds = () => line().said.map((one) => one.t);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Line.all = [];
  socket = new Socket();
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function subscribe(since = () => 0) {
  const heard: number[] = [];
  const leave = socket.subscribe({
    table: 't',
    seat: 0,
    invite: '',
    since,
    feed: (one: Update) => heard.push(one.picture.seq),
    presence: () => undefined,
    refused: () => undefined,
  });
  return { heard, leave };
}
const ask = () => {
  const answers: Answer[] = [];
  void socket.ask({ t: 'act', table: 't', seat: 0, seq: 5, notation: 'pass' }).then((one) => answers.push(one));
  return answers;
};

test('nothing is said before the server has greeted', () => {
  ask();
  subscribe();
  expect(kinds()).toEqual([]);
  line().hear(hello());
  expect(kinds()).toEqual(['subscribe', 'act']);
  expect(socket.link).toBe('open');
});

test('a server of another protocol is not spoken to: the page must be loaded again', () => {
  ask();
  line().hear({ ...hello(), protocol: PROTOCOL + 1 } as ServerMessage);
  expect(socket.link).toBe('outdated');
  expect(kinds()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(Line.all.length, 'nor called again').toBe(1);
});

test('an answer goes to who asked, once', async () => {
  line().hear(hello());
  const [first, second] = [ask(), ask()];
  const [a, b] = line().said as { id: string }[];
  const ack = (one: { id: string }): ServerMessage => ({ t: 'ack', id: one.id, seq: 6, moved: true });
  line().hear(ack(b!)); // in another order
  line().hear(ack(b!)); // and twice
  await Promise.resolve();
  expect([first.length, second.length]).toEqual([0, 1]);
  line().hear(ack(a!));
  line().hear({ t: 'ack', id: 'nobody asked', seq: 1, moved: true });
  await Promise.resolve();
  expect([first.length, second.length]).toEqual([1, 1]);
});

test('after a break the same is asked with the same id, and what is subscribed is subscribed again', () => {
  line().hear(hello());
  subscribe(() => 7);
  ask();
  const before = line().said.at(-1);
  line().onclose?.();
  expect(socket.link).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(Line.all.length).toBe(2);
  line().hear(hello());
  expect(kinds()).toEqual(['subscribe', 'act']);
  expect(line().said[0]).toMatchObject({ since: 7 });
  expect(line().said[1]).toEqual(before);
});

test('what an old line still says is not heard', () => {
  line().hear(hello());
  const { heard } = subscribe();
  const old = line();
  socket.reopen();
  old.hear(update('t', 6, []));
  old.onclose?.();
  expect(heard).toEqual([]);
  expect(Line.all.length).toBe(2);
});

test('it waits longer from try to try, up to a limit, and begins anew once greeted', () => {
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const tries = Line.all.length;
    line().onclose?.();
    let waited = 0;
    while (Line.all.length === tries) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
  line().hear(hello());
  line().onclose?.();
  vi.advanceTimersByTime(300);
  expect(Line.all.length).toBe(10);
});

test('a line that is dead without saying so is dropped', () => {
  line().hear(hello());
  vi.advanceTimersByTime(20_000);
  const ping = line().said.at(-1) as { t: string; id: string };
  expect(ping.t).toBe('ping');
  line().hear({ t: 'pong', id: ping.id } as ServerMessage);
  vi.advanceTimersByTime(8000);
  expect(socket.link, 'answered in time').toBe('open');
  vi.advanceTimersByTime(12_000 + 8000);
  expect(socket.link).toBe('lost');
});

test('a server that closes says when to come back', () => {
  line().hear(hello());
  line().hear({ t: 'closing', after: 2 } as ServerMessage);
  expect(socket.link).toBe('away');
  line().onclose?.();
  vi.advanceTimersByTime(1900);
  expect(Line.all.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(Line.all.length).toBe(2);
});

test('an update that leaves a gap is not shown: the table is asked for again', () => {
  line().hear(hello());
  const { heard } = subscribe(() => 5);
  line().hear(update('t', 8, [], { since: 7 }));
  expect(heard).toEqual([]);
  expect(kinds()).toEqual(['subscribe', 'subscribe']);
  line().hear(update('t', 8, [], { since: 5 }));
  line().hear(update('t', 9, [], { since: 0, reset: true }));
  line().hear(update('another', 9, [], { since: 5 }));
  expect(heard).toEqual([8, 9]);
});

test('who has left hears nothing and is not subscribed again', () => {
  line().hear(hello());
  const { heard, leave } = subscribe();
  leave();
  expect(kinds()).toEqual(['subscribe', 'unsubscribe']);
  line().hear(update('t', 6, []));
  socket.reopen();
  line().hear(hello());
  expect(kinds()).toEqual([]);
  expect(heard).toEqual([]);
});

test('the greeting is waited for, but not for ever', async () => {
  const late = socket.greeted(4000);
  vi.advanceTimersByTime(4000);
  expect(await late).toBe(null);
  const soon = socket.greeted(4000);
  line().hear(hello());
  expect((await soon)?.t).toBe('hello');
});
