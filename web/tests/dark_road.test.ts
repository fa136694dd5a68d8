/* What the Dark Road's board says and draws by itself. */
import { beforeAll, expect, test } from 'vitest';
import type { BoardProps, Choice } from '../src/boards/contract.ts';
import { boxOf } from '../src/boards/ring.ts';
import { card } from '../src/games/dark_road/answer_card.ts';
import { COMMISSION_H, COMMISSION_W, edgeOf } from '../src/games/dark_road/cards.ts';
import { alternativesOf } from '../src/games/dark_road/effects.ts';
import type { DarkRoadView, Edition, SeatView } from '../src/games/dark_road/model.ts';
import { bringsText, caravanText } from '../src/games/dark_road/words.ts';
import { voice } from '../src/text/say.svelte.ts';

beforeAll(() => voice.need('dark_road'));
const say = voice.say('dark_road', []);

const edition = {
  heroes: { edda: { town: 'northbreak' }, wick: { town: 'farglen' } },
  commissions: { c01: { town: 'northbreak', asks: ['armor', 'weapon', 'book'] } },
  regions: { north: { towns: ['northbreak', 'scorchborn'] } },
} as unknown as Edition;
const me = { heroes: ['edda', 'wick'], commissions: ['c01'], layout: [{ good: 'armor' }], goods: ['armor'] };

test('before a town is chosen it is told what could be delivered there', () => {
  const told = bringsText('northbreak', me as unknown as SeatView, edition, say);
  expect(told).toContain('Northbreak: you can deliver Edda, “');
  expect(told).toContain('(1 of 3 goods)');
  expect(bringsText('scorchborn', me as unknown as SeatView, edition, say)).toBe(
    'Scorchborn: you have nothing to deliver there.',
  );
});

test('whoever joins a caravan may visit either town of its region', () => {
  const view = { caravan: { town: 'scorchborn' }, seats: [me] } as unknown as DarkRoadView;
  expect(caravanText(view, 0, edition, say)).toMatch(/^Northbreak: .* Scorchborn: /);
});

test('a deed as an answer says what it asks and pays, and what comes with it', () => {
  const view = { courtyard: ['three_knights', 'four_seals'], seats: [{ drawn: ['heavy_purse', 'clean_ledger'] }] };
  const props = { view, say, seat: 0 } as unknown as BoardProps;
  const message = { id: 'dark_road-act-deed' };
  const taken = card({ verb: 'deed', args: { from: 'upper' }, message } as unknown as Choice, props);
  expect(taken?.note).toBe('Deliver 3 knights: 4 prestige. Comes with 2 prestige.');
  const kept = card({ verb: 'keep', args: { drawn: 'second' }, message } as unknown as Choice, props);
  expect(kept?.note).toBe('No hero and no commission left on your wagon: 2 victory points.');
  expect(card({ verb: 'deed', args: { from: 'deck' }, message } as unknown as Choice, props)).toBeNull();
});

test('a reward is one of several, or itself', () => {
  const [coins, prestige] = [[{ gain: 'coins', n: 3 }], [{ gain: 'prestige', n: 3 }]];
  expect(alternativesOf([{ choose: [coins, prestige] }])).toEqual([coins, prestige]);
  expect(alternativesOf(coins)).toEqual([coins]);
});

test('the ring of a card among others runs along its edge', () => {
  expect(boxOf(edgeOf(688, 330, COMMISSION_W, COMMISSION_H))).toEqual({
    x: 688,
    y: 330,
    w: COMMISSION_W,
    h: COMMISSION_H,
  });
});
