/* A room at a table behind a network that loses, repeats and reorders: every answer is done once, in order, and the
   page ends where the table is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Room } from '../src/store/room.svelte.ts';
import { settings } from '../src/store/settings.svelte.ts';
import { socket } from '../src/store/socket.svelte.ts';
import { Network } from './network.ts';
import { rest } from './page.ts';

const STEPS = 100;
const SEEDS = Array.from({ length: 6 }, (_, i) => 101 + i * 7919);
let count = 0;
let room: Room;
let network: Network;

function sit(seed: number): void {
  const id = `storm-${(count += 1)}`;
  network = new Network(id, seed);
  network.connect();
  room = new Room(id, '', [0]);
}
beforeEach(() => {
  settings.kept.asking = 'never';
});
afterEach(() => room.leave());

/** The person answers whenever there is a question; what was answered, and the numbers of the pictures that were shown. */
async function play(breaks: number): Promise<{ answered: string[]; shown: number[] }> {
  const answered: string[] = [];
  const shown: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const open = room.decision.legal[0];
    if (open && !room.decision.sent && network.chance(0.6)) {
      answered.push(open.notation);
      room.decision.choose(open.notation);
    }
    network.step();
    await rest();
    if (room.picture && shown.at(-1) !== room.picture.seq) shown.push(room.picture.seq);
    if (network.chance(breaks)) network.connect();
  }
  return { answered, shown };
}

/** The weather clears: a new line, and everything arrives. */
async function settle(): Promise<void> {
  network.trouble = { lost: 0, twice: 0, overtaken: 0 };
  network.connect();
  while (!network.quiet) {
    network.step();
    await rest();
  }
  await rest();
}

const WEATHER = {
  'a line that breaks': [{ lost: 0, twice: 0, overtaken: 0 }, 0.1],
  'messages that come twice': [{ lost: 0, twice: 0.3, overtaken: 0 }, 0],
  'messages that overtake one another': [{ lost: 0, twice: 0, overtaken: 0.5 }, 0],
  'messages that are lost until the line is made again': [{ lost: 0.2, twice: 0, overtaken: 0 }, 0.1],
  'all of it': [{ lost: 0.1, twice: 0.2, overtaken: 0.3 }, 0.05],
} as const;

for (const [name, [trouble, breaks]] of Object.entries(WEATHER)) {
  test.each(SEEDS)(`${name} (%i)`, async (seed) => {
    sit(seed);
    network.trouble = { ...trouble };
    const { answered, shown } = await play(breaks);
    await settle();
    const done = network.table.done.map((one) => one.notation);
    expect(new Set(network.table.done.map((one) => one.id)).size, 'nothing is done twice').toBe(done.length);
    expect(done, 'each row answers the question of its time').toEqual(done.map((_, i) => `a${i}`));
    expect(
      answered.filter((one) => !done.includes(one)),
      'nothing that was answered is forgotten',
    ).toEqual([]);
    expect(shown, 'the page never goes back').toEqual([...shown].sort((a, b) => a - b));
    expect(room.picture?.seq, 'the page is where the table is').toBe(done.length);
    expect(room.decision.sent, 'the next question is open').toBe(false);
    expect(done.length, 'the game went on').toBeGreaterThan(0);
    expect(socket.link).toBe('open');
  });
}
