/* From touches to one notation, without a table: the test plays the hands. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outlook } from '../src/boards/contract.ts';
import { Decision, type Hands } from '../src/boards/decision.svelte.ts';
import type { Locked } from '../src/wire.ts';
import { choice, rest } from './page.ts';

const BUMPS = [
  choice('bump 1>1', 'die:1', 'slot:1'),
  choice('bump 1>2', 'die:1', 'slot:2'),
  choice('bump 4>2', 'die:4', 'slot:2'),
  choice('reset'),
];
const locked = (notation: string, ...targets: string[]) =>
  ({ ...choice(notation, ...targets), why: 'no', why_args: {}, clause: 'X-1' }) as Locked;
const outlook = (notation: string, undoable: boolean): Outlook => ({
  notation,
  undoable,
  uncertain: false,
  events: [],
  story: [],
  view: {},
});
const TABLE = { id: 'stage', hidden: false };
const notations = (choices: { notation: string }[]) => choices.map((one) => one.notation);

let asking: Hands['asking'];
let undoable: boolean;
let acted: string[];
let explained: string[];
let finish: (done: boolean) => void;
let decision: Decision;
const preview = vi.fn((notation: string): Promise<Outlook | null> => Promise.resolve(outlook(notation, undoable)));

beforeEach(() => {
  asking = 'final';
  undoable = false;
  acted = [];
  explained = [];
  preview.mockClear();
  decision = new Decision({
    preview,
    act: (notation) => {
      acted.push(notation);
      return new Promise((done) => (finish = done));
    },
    explain: (one) => explained.push(one.notation),
    get asking() {
      return asking;
    },
  });
  decision.ask(BUMPS, []);
});

test('things are picked one after the other until one choice is left', () => {
  expect(decision.standing('die:1')).toBe('legal');
  expect(decision.standing('slot:1'), 'a slot waits for its die').toBe('rest');
  decision.touch('die:1');
  expect(decision.standing('die:1')).toBe('picked');
  expect(notations(decision.candidates)).toEqual(['bump 1>1', 'bump 1>2']);
  expect(decision.chosen).toBe(null);
  decision.touch('slot:2');
  expect(decision.chosen?.notation).toBe('bump 1>2');
  expect(decision.standing('slot:2')).toBe('chosen');
});

test('any order is accepted', () => {
  decision.touch('slot:2');
  expect(notations(decision.candidates)).toEqual(['bump 1>2', 'bump 4>2']);
  decision.touch('die:4');
  expect(decision.chosen?.notation).toBe('bump 4>2');
});

test('a thing that is touched again is put back, with all that was picked after it', () => {
  decision.touch('die:1');
  decision.touch('slot:1');
  decision.touch('die:1');
  expect(decision.picked).toEqual([]);
  expect(decision.chosen).toBe(null);
});

test('touching something else begins again with that', () => {
  decision.touch('die:1');
  decision.touch('die:4');
  expect(decision.chosen?.notation).toBe('bump 4>2');
  decision.touch('die:1');
  expect(decision.chosen).toBe(null);
  expect(decision.picked).toEqual(['die:1']);
});

test('what no touch can tell apart are buttons', () => {
  expect(notations(decision.buttons)).toEqual(['reset']);
  decision.ask([choice('sell armor basic', 'good:armor'), choice('sell armor upgraded', 'good:armor')], []);
  expect(decision.buttons).toEqual([]);
  decision.touch('good:armor');
  expect(notations(decision.buttons)).toEqual(['sell armor basic', 'sell armor upgraded']);
});

test('what cannot be taken back is confirmed; what can goes at once', async () => {
  decision.choose('reset');
  await rest();
  expect(acted).toEqual([]);
  decision.confirm();
  expect(acted).toEqual(['reset']);
  finish(true);
  await rest();
  undoable = true;
  decision.choose('reset');
  await rest();
  expect(acted).toEqual(['reset', 'reset']);
});

test('the person says when to be asked', async () => {
  asking = 'never';
  decision.choose('reset');
  expect(acted, 'without a preview').toEqual(['reset']);
  expect(preview).not.toHaveBeenCalled();
  finish(true);
  await rest();
  asking = 'always';
  undoable = true;
  decision.choose('reset');
  await rest();
  expect(acted).toEqual(['reset']);
  decision.choose('reset');
  expect(acted, 'chosen twice is confirmed').toEqual(['reset', 'reset']);
});

test('chosen twice before it is known what it does is chosen once', async () => {
  let answer: (given: Outlook) => void = () => {};
  preview.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  decision.choose('reset');
  decision.choose('reset');
  expect(decision.toConfirm).toBe(false);
  answer(outlook('reset', false));
  await rest();
  expect(acted).toEqual([]);
  expect(decision.toConfirm).toBe(true);
  decision.choose('reset');
  expect(acted).toEqual(['reset']);
  expect(decision.toConfirm).toBe(false);
});

test('without an outlook it is asked for, as if there were no way back', async () => {
  preview.mockResolvedValueOnce(null);
  decision.choose('reset');
  await rest();
  expect(acted).toEqual([]);
  expect(decision.outlook).toMatchObject({ uncertain: true, undoable: false });
});

test('a preview that comes after another choice sends nothing', async () => {
  undoable = true;
  let answer: (given: Outlook) => void = () => {};
  preview.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  decision.choose('reset');
  decision.clear();
  answer(outlook('reset', true));
  await rest();
  expect(acted).toEqual([]);
});

test('the same question again keeps what was picked, another one forgets it', () => {
  decision.touch('die:1');
  decision.ask(
    BUMPS.map((one) => ({ ...one })),
    [],
  );
  expect(decision.picked).toEqual(['die:1']);
  decision.touch('slot:1');
  decision.ask(
    BUMPS.map((one) => ({ ...one })),
    [],
  );
  expect(decision.chosen).toBe(decision.find('bump 1>1'));
  decision.ask(BUMPS.slice(1), []);
  expect(decision.picked).toEqual([]);
  expect(decision.chosen).toBe(null);
});

test('a locked thing says why; one that something legal is about is not locked', () => {
  decision.ask(BUMPS, [locked('unlock 1', 'slot:1'), locked('unlock 3', 'slot:3')]);
  expect(decision.standing('slot:3')).toBe('locked');
  expect(decision.standing('slot:1')).toBe('rest');
  decision.touch('slot:3');
  decision.choose('unlock 1');
  expect(explained).toEqual(['unlock 3', 'unlock 1']);
  expect(decision.picked).toEqual([]);
});

test('from sent to shown nothing can be touched', async () => {
  decision.touch('die:4');
  decision.confirm();
  expect(decision.standing('die:4')).toBe('waiting');
  expect(decision.standingOf(decision.find('reset')!)).toBe('held');
  decision.touch('die:1');
  decision.choose('reset');
  decision.clear();
  expect(decision.chosen?.notation).toBe('bump 4>2');
  expect(await decision.act('reset')).toBe(false);
  finish(true);
  await rest();
  expect(decision.sent).toBe(false);
  expect(decision.chosen).toBe(null);
  decision.choose('reset');
  decision.confirm();
  expect(decision.standing('die:1'), 'what could have been touched is held').toBe('held');
  expect(acted).toEqual(['bump 4>2', 'reset']);
});

test('an answer that fails opens the question again', async () => {
  const failing = decision.send(() => Promise.reject(new Error('no line')));
  expect(decision.sent).toBe(true);
  await expect(failing).rejects.toThrow('no line');
  expect(decision.sent).toBe(false);
});

test('choices whose thing is not on the page, or out of sight, are unreachable', () => {
  expect(notations(decision.unreachable)).toEqual(['bump 1>1', 'bump 1>2', 'bump 4>2']);
  const erase = decision.draw({ target: 'die:1', zone: TABLE });
  decision.draw({ target: 'die:4', zone: { id: 'dock', hidden: true } });
  expect(notations(decision.unreachable)).toEqual(['bump 4>2']);
  expect([...decision.litZones]).toEqual(['stage', 'dock']);
  decision.touch('die:1');
  expect(notations(decision.unreachable), 'the slots are missing now').toEqual(['bump 1>1', 'bump 1>2']);
  expect([...decision.litZones]).toEqual([]);
  decision.clear();
  erase();
  expect(notations(decision.unreachable)).toEqual(['bump 1>1', 'bump 1>2', 'bump 4>2']);
});

test('one target may be drawn twice, and is there until the last is gone', () => {
  const first = decision.draw({ target: 'die:4', zone: TABLE });
  const second = decision.draw({ target: 'die:4', zone: TABLE });
  first();
  expect(notations(decision.unreachable)).not.toContain('bump 4>2');
  second();
  expect(notations(decision.unreachable)).toContain('bump 4>2');
});

test('a thing that is one choice lights its zone until it is chosen', () => {
  decision.draw({ choice: 'reset', zone: TABLE });
  expect([...decision.litZones]).toEqual(['stage']);
  decision.choose('reset');
  expect([...decision.litZones]).toEqual([]);
});

test('targets are called as the board calls them, of locked ones too', () => {
  decision.ask([choice('buy armor', 'good:armor')], [locked('sell armor', 'good:armor')]);
  decision.useNames((verb, target) => (verb === 'sell' ? target.replace('good', 'cargo') : target));
  expect(decision.standing('good:armor')).toBe('legal');
  expect(decision.standing('cargo:armor')).toBe('locked');
  decision.touch('good:armor');
  expect(decision.chosen?.notation).toBe('buy armor');
});

test('pointing at one choice foresees it after a moment; at several, nothing', async () => {
  vi.useFakeTimers();
  decision.point('die:1');
  expect(decision.pointed).toBe(null);
  decision.point('die:4');
  expect(decision.pointed?.notation).toBe('bump 4>2');
  expect(preview).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(preview).toHaveBeenCalledWith('bump 4>2');
  expect(decision.outlook?.notation).toBe('bump 4>2');
  decision.point(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(decision.pointed).toBe(null);
  vi.useRealTimers();
});

test('what should be heard first holds an answer, which then waits for another yes', async () => {
  const heeded: string[][] = [];
  let isToHear = true;
  decision.heed = (answers) => {
    heeded.push([...answers]);
    return Promise.resolve(isToHear);
  };
  undoable = true;
  decision.choose('reset');
  await rest();
  expect(heeded).toEqual([['reset']]);
  expect(acted, 'it can be taken back, and waits all the same').toEqual([]);
  expect(decision.toConfirm).toBe(true);
  expect(decision.sent).toBe(false);
  isToHear = false;
  decision.confirm();
  await rest();
  expect(acted).toEqual(['reset']);
  finish(true);
  await rest();
  asking = 'never';
  isToHear = true;
  decision.choose('reset');
  await rest();
  expect(acted).toEqual(['reset']);
  expect(decision.toConfirm, 'who is never asked is asked now').toBe(true);
});

test('while it is found out what should be heard, nothing can be touched, and another question forgets it', async () => {
  let told: (isToHear: boolean) => void = () => {};
  decision.heed = () => new Promise((done) => (told = done));
  undoable = true;
  decision.choose('reset');
  await rest();
  expect(decision.sent).toBe(true);
  decision.ask([choice('pass')], []);
  told(false);
  await rest();
  expect(acted).toEqual([]);
  expect(decision.sent).toBe(false);
});

test('answers that go together are held together', async () => {
  const due = ['axe 1', 'done'];
  const heeded: string[][] = [];
  decision.heed = (answers) => Promise.resolve(heeded.push([...answers]) === 1);
  expect(await decision.actAll(due, () => due[0] ?? null)).toBe(false);
  expect(acted).toEqual([]);
  void decision.actAll(due, () => due.shift() ?? null);
  await rest();
  expect(acted).toEqual(['axe 1']);
  expect(heeded).toEqual([
    ['axe 1', 'done'],
    ['axe 1', 'done'],
  ]);
});
