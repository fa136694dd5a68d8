/* When something that was sent is over: neither an answer alone nor news alone ends it. */
import { expect, test } from 'vitest';
import { Sent } from '../src/store/sent.ts';
import type { Answer } from '../src/store/socket.svelte.ts';
import { update } from './page.ts';

const ack = (seq: number) => ({ t: 'ack', id: '1', seq, moved: true }) as Answer;
/** What came of it so far: done, not done, or still under way. */
async function stateOf(sent: Sent): Promise<boolean | 'waiting'> {
  return Promise.race([sent.over, Promise.resolve('waiting' as const)]);
}
const at = (seq: number, connection = 1) => ({ seq, connection });

test('it is over when what it was acknowledged with is shown', async () => {
  const sent = new Sent(at(5));
  sent.answered(ack(7), 1);
  sent.shown(at(6));
  expect(await stateOf(sent)).toBe('waiting');
  sent.shown(at(7));
  expect(await stateOf(sent)).toBe(true);
});

test('what is shown before the answer counts', async () => {
  const sent = new Sent(at(5));
  sent.shown(at(8));
  expect(await stateOf(sent)).toBe('waiting');
  sent.answered(ack(6), 1);
  expect(await stateOf(sent)).toBe(true);
});

test('a refusal ends it at once; whoever answered the past waits for the present', async () => {
  const refused = new Sent(at(5));
  refused.answered({ t: 'refused', id: '1' } as Answer, 1);
  expect(await stateOf(refused)).toBe(false);
  const past = new Sent(at(5));
  past.answered({ t: 'resync', id: '1', update: update('t', 9, []) } as Answer, 1);
  expect(await stateOf(past)).toBe('waiting');
  past.shown(at(9));
  expect(await stateOf(past)).toBe(false);
});

test('after a break the first thing that is shown is the present, whatever its number', async () => {
  const sent = new Sent(at(5));
  sent.answered(ack(6), 1);
  sent.shown(at(2, 2));
  expect(await stateOf(sent)).toBe(true);
});

test('nobody waits for what was dropped', async () => {
  const sent = new Sent(at(5));
  sent.drop();
  sent.answered(ack(6), 1);
  expect(await stateOf(sent)).toBe(false);
});
