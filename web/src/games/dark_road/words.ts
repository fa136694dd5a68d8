/* Sentences about things of the Dark Road, for notes and for the text twin. */
import type { Say } from '../../text/say.svelte.ts';
import { DISTRICTS, goodsOf, type DarkRoadView, type Edition, type SeatView } from './model.ts';

const goods = (asks: readonly string[], say: Say) => asks.map((good) => say.name('good', good)).join(', ');

export function heroText(hero: string, view: DarkRoadView, edition: Edition | null, say: Say): string {
  const face = edition?.heroes[hero];
  if (!face) return say.name('hero', hero);
  const pays = view.aids?.pays?.[hero];
  const about = say('dark_road-board-hero-study', {
    class: say.name('class', face.class),
    town: say.name('town', face.town),
    epithet: say.name('epithet', hero),
    goods: goods(face.asks, say),
    bonus: say.name('bonus', face.bonus),
  });
  return `${say.name('hero', hero)}: ${about}${pays ? ` ${say('dark_road-board-hero-pays', { n: pays })}` : ''}`;
}

export function commissionText(card: string, edition: Edition | null, say: Say): string {
  const face = edition?.commissions[card];
  if (!face) return say.name('commission', card);
  const about = say('dark_road-board-commission-study', {
    town: say.name('town', face.town),
    goods: goods(face.asks, say),
  });
  return `${say.name('commission', card)}. ${about}`;
}

export const deedText = (deed: string, say: Say) => `${say.name('deed', deed)}: ${say(`dark_road-deed_text-${deed}`)}`;
export const buildingText = (house: string, say: Say) =>
  `${say.name('place', house)}: ${say(`dark_road-building_text-${house}`)}`;
/** What a steed does in the edition that is played. */
export function steedAbility(steed: string, edition: Edition | null, say: Say): string {
  const text = edition?.steeds[steed]?.text;
  return text ? say(text.slice(1)) : '';
}
export const steedText = (steed: string, edition: Edition | null, say: Say) =>
  `${say.name('steed', steed)}: ${steedAbility(steed, edition, say)}`;
export const upgradeText = (upgrade: string, say: Say) =>
  `${say.name('upgrade', upgrade)}: ${say(`dark_road-upgrade_text-${upgrade}`)}`;

export function abilitiesOf(companion: string, say: Say): string[] {
  return ['1', '2']
    .map((n) => `dark_road-ability-${companion}-${n}`)
    .filter((id) => say.has(id))
    .map((id) => say(id));
}

export function companionText(companion: string, die: boolean, say: Say): string {
  const abilities = abilitiesOf(companion, say).map((text, i) => `${i + 1}. ${text}`);
  return `${say.name('companion', companion)}: ${[...abilities, ...(die ? [say('dark_road-board-companion-die')] : [])].join('; ')}`;
}

/** The rule of each district. */
export const DISTRICT_RULES: Record<(typeof DISTRICTS)[number], string> = {
  bazaar: 'DR-5.1.1',
  commissions: 'DR-5.2.1',
  yurgs: 'DR-5.5.1',
  dark_market: 'DR-5.3.1',
  inn: 'DR-5.4.1',
};

/** What is open on a space: the districts on both sides, and the building of the space. */
export function placesAt(space: number, view: DarkRoadView): string[] {
  const sides = [DISTRICTS[(space + 4) % 5]!, DISTRICTS[space]!];
  const house = space > 0 ? view.buildings[space - 1] : undefined;
  return house ? [...sides, house] : sides;
}

export function spaceText(space: number, view: DarkRoadView, say: Say): string {
  const places = placesAt(space, view)
    .map((place) => say.name('place', place))
    .join(', ');
  return `${say('dark_road-board-space', { n: space })}: ${places}`;
}

/** What another merchant has delivered, by town: heroes brought there, and commissions. */
export function deliveredText(seat: SeatView | undefined, edition: Edition | null, say: Say): string {
  const towns = [
    ...(seat?.log?.heroes ?? []).map((hero) => edition?.heroes[hero]?.town),
    ...(seat?.log?.commissions ?? []).map(({ commission }) => edition?.commissions[commission]?.town),
  ].filter((town) => town !== undefined);
  const counted = [...new Set(towns)].map(
    (town) => `${say.name('town', town)} ${towns.filter((one) => one === town).length}`,
  );
  return counted.length ? `${say('dark_road-board-log')}: ${counted.join(', ')}` : '';
}

/** What a merchant has for a town: heroes who live there, and commissions with the goods for them that are aboard. */
export function bringsText(town: string, me: SeatView | undefined, edition: Edition | null, say: Say): string {
  const owned = goodsOf(me);
  const heroes = (me?.heroes ?? []).filter((hero) => edition?.heroes[hero]?.town === town);
  const commissions = (me?.commissions ?? []).flatMap((commission) => {
    const { town: to = '', asks = [] } = edition?.commissions[commission] ?? {};
    const n = asks.filter((good) => owned.has(good)).length;
    const facts = { commission: say.name('commission', commission), n, all: asks.length };
    return to === town && n > 0 ? [say('dark_road-board-brings-goods', facts)] : [];
  });
  const things = [...heroes.map((hero) => say.name('hero', hero)), ...commissions].join(', ');
  return say(`dark_road-board-brings${things ? '' : '-nothing'}`, { town: say.name('town', town), things });
}

/** The same for both towns of the region that a caravan goes to: whoever joins may visit either. */
export function caravanText(view: DarkRoadView, seat: number, edition: Edition | null, say: Say): string {
  const town = view.caravan?.town ?? '';
  const region = Object.values(edition?.regions ?? {}).find(({ towns }) => towns.includes(town));
  return (region?.towns ?? []).map((one) => bringsText(one, view.seats[seat], edition, say)).join(' ');
}
