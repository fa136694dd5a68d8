"""What a seat may know, as numbers (DR-3.7): of the others no deeds, and coins only where they are open.

Cards stand for what they ask and where they lead, not for their numbers, so that a pack's cards can be
observed too; deeds, of which each counts something else, by their place in the content.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core.observation import Fields, scaled, seat_names
from lanternway.games.dark_road import agenda, observe_seat
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    COURTYARD,
    GOODS,
    LEVELS,
    RING,
    ROADS,
    RUINS,
    STEEDS,
    THINGS,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.limits import HIGHEST_DIE, INN_PLACES, MAX_SEATS, ROUNDS
from lanternway.games.dark_road.observe_seat import DEEDS, SEAT
from lanternway.games.dark_road.rules import decks

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

PRICE: Final = 6.0
DECK: Final = 20.0
SUPPLY: Final = 12.0
CRATES: Final = 10.0

_HERO: Final = Fields()
H_TOWN: Final = _HERO.each("town", TOWNS)
H_ASKS: Final = _HERO.each("asks", GOODS)
HERO: Final = len(_HERO.names)

_ALL: Final = Fields()
ROUND: Final = _ALL.one("round")
QUESTION: Final = _ALL.each("question", [kind.word for kind in agenda.KINDS.all])
STEP: Final = _ALL.each("step", [kind.word for kind in agenda.KINDS.all])
PRICES: Final = _ALL.each("price", GOODS)
MARKET: Final = _ALL.each("market_dice", GOODS)
ASIDE: Final = _ALL.one("market_dice_aside")
AT_RING: Final = _ALL.each("ring", RING)
AT_RUINS: Final = _ALL.each("ruins", RUINS)
FORTUNE_TAKEN: Final = _ALL.one("fortune_taken")
INN: Final = _ALL.blocks([f"inn{place + 1}" for place in range(INN_PLACES)], _HERO)
SHOWN: Final = _ALL.one("heroes_shown")
IN_COURTYARD: Final = _ALL.blocks(COURTYARD, DEEDS)
ROW: Final = _ALL.each("companion_row", COMPANIONS)
ROW_DICE: Final = _ALL.one("companion_row_dice")
COMMISSIONS: Final = _ALL.each("commission", [f"{town}.{good}" for town in TOWNS for good in GOODS])
UPGRADES_LEFT: Final = _ALL.each("upgrade_left", UPGRADES)
STEEDS_LEFT: Final = _ALL.each("steed_left", STEEDS)
GOODS_LEFT: Final = _ALL.each("supply", GOODS)
THINGS_LEFT: Final = _ALL.each("supply", THINGS)
DECK_SIZE: Final = _ALL.each("deck", ("heroes", "deeds", "companions", *ROADS, *TOWNS))
BUILT: Final = _ALL.each(
    "building", [f"{space}.{word}" for space in range(1, 5) for word in BUILDINGS]
)
UNDER_WAY: Final = _ALL.one("caravan.under_way")
SHORT: Final = _ALL.one("caravan.shortcut")
HEADING: Final = _ALL.each("caravan.town", TOWNS)
EXTRA_DIE: Final = _ALL.one("caravan.extra_die")
TRAVEL_DICE: Final = _ALL.count("caravan.die", HIGHEST_DIE)
TAKEN_DICE: Final = _ALL.count("caravan.taken", HIGHEST_DIE)
FREE_SHORTCUT: Final = _ALL.one("free_shortcut")
LEVEL: Final = _ALL.each("concern", LEVELS)
CONCERN_CRATES: Final = _ALL.one("concern.crates")
EAGER: Final = _ALL.each("concern.eager", TOWNS)
MY_DEEDS: Final = _ALL.blocks(["my"], DEEDS)
MY_DRAWN: Final = _ALL.blocks(["my_drawn"], DEEDS)
SEATS: Final = _ALL.blocks(seat_names(MAX_SEATS), observe_seat.FIELDS)

NAMES: Final = tuple(_ALL.names)
KIND_NUMBER: Final = {kind.word: number for number, kind in enumerate(agenda.KINDS.all)}


def observe(table: "Table", seat: int) -> list[float]:
    """What the seat may know, by NAMES."""
    found = [0.0] * len(NAMES)
    found[ROUND] = scaled(table.round, ROUNDS)
    if table.agenda:
        found[QUESTION + KIND_NUMBER[table.agenda[-1].kind.word]] = 1.0
        found[STEP + KIND_NUMBER[table.agenda[0].kind.word]] = 1.0
    _observe_middle(table, found)
    _observe_cards(table, found)
    _observe_caravan(table, found)
    _observe_concern(table, found)
    observe_seat.mark_deeds(table.deeds[seat], found, MY_DEEDS)
    for deed in table.opening.drawn[seat]:
        observe_seat.mark_deeds(1 << deed, found, MY_DRAWN)
    for offset in range(table.seats):
        other = (seat + offset) % table.seats
        observe_seat.observe_seat(table, other, other == seat, found, SEATS + offset * SEAT)
    return found


def _observe_middle(table: "Table", found: list[float]) -> None:
    """Prices, dice, markers and what is left over."""
    price = table.content.price[table.wheel]
    for good in range(len(GOODS)):
        found[PRICES + good] = price[good] / PRICE
        found[MARKET + good] = table.market[good] / 2.0
        found[GOODS_LEFT + good] = scaled(table.good_supply[good], SUPPLY)
    found[ASIDE] = scaled(table.dice_aside, 4.0)
    found[AT_RING + table.ring] = 1.0
    found[AT_RUINS + table.ruins] = 1.0
    found[FORTUNE_TAKEN] = float(table.fortune_taken)
    found[FREE_SHORTCUT] = float(table.free_shortcut)
    for thing in range(len(THINGS)):
        found[THINGS_LEFT + thing] = scaled(table.supply[thing], SUPPLY)
    observe_seat.mark(table.upgrades_left, found, UPGRADES_LEFT)
    observe_seat.mark(table.steeds_left, found, STEEDS_LEFT)
    for space, building in enumerate(table.setting.buildings):
        found[BUILT + space * len(BUILDINGS) + building] = 1.0


def _observe_cards(table: "Table", found: list[float]) -> None:
    """The cards that lie open, and how many there are in the decks."""
    content = table.content
    for place, hero in enumerate(table.inn):
        if hero >= 0:
            first = INN + place * HERO
            found[first + H_TOWN + content.hero_town[hero]] = 1.0
            for good in content.hero_asks[hero]:
                found[first + H_ASKS + good] = 1.0
    found[SHOWN] = scaled(len(table.shown), INN_PLACES)
    for place, deed in enumerate(table.courtyard):
        if deed >= 0:
            observe_seat.mark_deeds(1 << deed, found, IN_COURTYARD + place * observe_seat.DEED)
    for card, die in table.companion_row:
        if card >= 0:
            found[ROW + content.card_kind[card]] += 0.5
            if die:
                found[ROW_DICE] += 0.5
    for town, commission in enumerate(table.commission_tops):
        if commission >= 0:
            for good in content.commission_asks[commission]:
                found[COMMISSIONS + town * len(GOODS) + good] += 0.5
    sizes = [decks.HEROES, decks.DEEDS, decks.COMPANIONS, *decks.EVENTS, *decks.COMMISSIONS]
    for place, deck in enumerate(sizes):
        found[DECK_SIZE + place] = scaled(table.decks[deck].size(), DECK)


def _observe_caravan(table: "Table", found: list[float]) -> None:
    caravan = table.caravan
    if not caravan.is_under_way():
        return
    found[UNDER_WAY] = 1.0
    found[SHORT] = float(caravan.road)
    found[HEADING + caravan.town] = 1.0
    found[EXTRA_DIE] = float(caravan.extra_die)
    for value in caravan.dice:
        found[TRAVEL_DICE + value - 1] += 0.5
    for value in caravan.taken:
        found[TAKEN_DICE + value - 1] += 0.5


def _observe_concern(table: "Table", found: list[float]) -> None:
    """The Private Concern's board is open."""
    board = table.concern
    if board is None:
        return
    found[LEVEL + table.setting.level] = 1.0
    found[CONCERN_CRATES] = scaled(board.crates, CRATES)
    observe_seat.mark(board.eager, found, EAGER)
