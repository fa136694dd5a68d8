"""What is always true of a table: nothing is lost, nothing comes from nowhere (DR-1.2, DR-3.3)."""

from typing import TYPE_CHECKING

from lanternway.core import DataError
from lanternway.games.dark_road import agenda, limits
from lanternway.games.dark_road.content_words import (
    GOODS,
    HORSESHOE,
    LANTERN,
    LIT_DIE,
    QUARTZ,
    STEEDS,
    tile,
)
from lanternway.games.dark_road.effect import BASIC, UPGRADED
from lanternway.games.dark_road.frames import CommissionFull, HeroFull
from lanternway.games.dark_road.rules import decks, gains
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def check(table: "Table") -> None:
    """Raise DataError for the first law that is broken."""
    _dice(table)
    _supplies(table)
    _cards(table)
    _events(table)
    for seat in range(table.setting.humans):
        _limits(table, seat)
    _flow(table)


def _must(law: bool, where: str, what: str) -> None:
    if not law:
        raise DataError(where, what)


def _equal(have: int, want: int, where: str) -> None:
    _must(have == want, where, f"there are {have}, not {want}")


def _dice(table: "Table") -> None:
    lit = table.supply[LIT_DIE]
    for seat in range(table.setting.humans):
        dice = table.dice[seat]
        night = dice.spent + dice.removed + len(dice.reserve) + (dice.pool_night >= 0)
        night += len([face for face in dice.locked if face >= 0])
        _equal(night, limits.NIGHT_DICE, f"night dice of seat {seat}")
        lit += len(dice.lit) + (dice.pool_lit >= 0)
    _equal(lit, table.content.supply[LIT_DIE], "illuminated dice")
    _equal(sum(table.market) + table.dice_aside, table.content.market_dice, "market dice")
    _must(max(table.market) <= limits.SECTION_LIMIT, "market dice", "more than two on a section")
    travel = len(table.caravan.dice) + len(table.caravan.taken)
    travel += len([card for card, die in table.companion_row if die])
    _must(travel <= table.content.supply_travel, "travel dice", f"{travel} are out")


def _supplies(table: "Table") -> None:
    content = table.content
    for good in range(len(GOODS)):
        tiles = table.good_supply[good]
        _must(tiles >= 0, "goods", "a supply is below nothing")
        for goods in table.goods:
            tiles += goods[tile(good, BASIC)] + goods[tile(good, UPGRADED)]
        _equal(tiles, content.supply_goods, f"tiles of good {good}")
    quartz = sum(table.quartz) + sum([gift.bit_count() for gift in table.gifts])
    _equal(sum(table.lanterns) + table.supply[LANTERN], content.supply[LANTERN], "lanterns")
    _equal(quartz + table.supply[QUARTZ], content.supply[QUARTZ], "quartz")
    shoes = sum(table.horseshoes)
    _equal(shoes + table.supply[HORSESHOE], content.supply[HORSESHOE], "horseshoes")


def _deck(table: "Table", which: int) -> list[int]:
    deck = table.decks[which]
    return [*members(deck.pool), *deck.top, *deck.under]


def _cards(table: "Table") -> None:
    """Every card is in exactly one place."""
    content = table.content
    heroes = [*_deck(table, decks.HEROES), *members(table.opening.starters_left)]
    heroes += [hero for hero in (*table.inn, *table.shown) if hero >= 0]
    deeds = [*_deck(table, decks.DEEDS), *[deed for deed in table.courtyard if deed >= 0]]
    companions = _deck(table, decks.COMPANIONS)
    companions += [card for card, _ in table.companion_row if card >= 0]
    commissions = [card for card in table.commission_tops if card >= 0]
    for which in decks.COMMISSIONS:
        commissions += _deck(table, which)
    upgrades = members(table.upgrades_left)
    steeds = members(table.steeds_left)
    for seat in range(table.seats):
        heroes += [*table.heroes[seat], *members(table.log[seat].heroes)]
        commissions += [*table.commissions[seat], *members(table.log[seat].commissions)]
        deeds += [*members(table.deeds[seat]), *table.opening.drawn[seat]]
        companions += members(table.companions[seat])
        upgrades += members(table.upgrades[seat])
        steeds += members(table.steeds[seat])
    for frame in table.agenda:
        if isinstance(frame, HeroFull):
            heroes.append(frame.hero)
        elif isinstance(frame, CommissionFull):
            commissions.append(frame.commission)
    _all_there(heroes, len(content.hero_ids), "heroes")
    _all_there(deeds, len(content.deed_ids), "deeds")
    _all_there(companions, len(content.card_kind), "companions")
    _all_there(commissions, len(content.commission_ids), "commissions")
    _must(len(set(upgrades)) == len(upgrades), "upgrades", "one is in two places")
    _all_there(steeds, len(STEEDS), "steeds")


def _all_there(cards: list[int], count: int, where: str) -> None:
    _must(sorted(cards) == list(range(count)), where, f"lie wrong: {sorted(cards)}")


def _events(table: "Table") -> None:
    for road, which in enumerate(decks.EVENTS):
        cards = table.content.event_decks[road]
        events = [*_deck(table, which), *members(table.decks[which].discards)]
        if table.caravan.event in cards:
            events.append(table.caravan.event)
        _must(sorted(events) == list(cards), "events", f"lie wrong: {sorted(events)}")


def _limits(table: "Table", seat: int) -> None:
    """DR-3: never exceeded when somebody is asked, except by what the question is about."""
    content = table.content
    where = f"seat {seat}"
    dice = table.dice[seat]
    counts = (
        table.coins[seat],
        table.prestige[seat],
        table.lanterns[seat],
        table.quartz[seat],
        table.horseshoes[seat],
        dice.spent,
    )
    _must(min(counts) >= 0, where, "has less than nothing of something")
    _must(min(table.goods[seat]) >= 0, where, "has goods below nothing")
    upgrades = table.upgrades[seat]
    lanterns = table.lanterns[seat]
    _must(lanterns <= content.lantern_limit[upgrades], where, "has too many lanterns")
    asked = [frame.kind for frame in table.agenda if frame.seat == seat]
    if agenda.TOKENS not in asked:
        _must(gains.tokens_fit(table, seat), where, "has too many tokens")
    if not table.unchecked_goods >> seat & 1 and agenda.STORE not in asked:
        _must(gains.stored(table, seat), where, "has goods that do not fit")
    lit = len(dice.lit)
    if content.lit_limit_with_pool:
        lit += dice.pool_lit >= 0
    _must(lit <= limits.LIT_LIMIT, where, "has too many illuminated dice")
    _must(len(table.heroes[seat]) <= limits.HERO_SLOTS, where, "has too many heroes")
    _must(
        len(table.commissions[seat]) <= limits.COMMISSION_SLOTS, where, "has too many commissions"
    )
    many = upgrades.bit_count() > 1
    unlimited = content.unlimited_upgrades[table.steeds[seat]]
    _must(not many or unlimited, where, "has too many upgrades")


def _flow(table: "Table") -> None:
    _must(1 <= table.round <= limits.ROUNDS, "round", f"is {table.round}")
    if table.agenda:
        frame = table.agenda[-1]
        word = frame.kind.word
        _must(frame.kind.asks, "agenda", f"stops at {word}")
        _must(len(table.options) > 1, "agenda", f"asks {word} with {len(table.options)} answers")
        _must(0 <= frame.seat < table.setting.humans, "agenda", f"asks seat {frame.seat}")
