"""What others see of a seat, and it of itself, as numbers: a block of `observe.py`."""

from typing import TYPE_CHECKING, Final

from lanternway.core.observation import Fields, scaled
from lanternway.games.dark_road.content import content_of
from lanternway.games.dark_road.content_words import (
    COMPANIONS,
    EDITIONS,
    FACES,
    GOODS,
    ROADS,
    SPACES,
    STEEDS,
    TILES,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.limits import (
    COMMISSION_SLOTS,
    HERO_SLOTS,
    LANTERN_SLOTS,
    NIGHT_DICE,
)
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

COINS: Final = 40.0
INVENTORY: Final = 4.0
LOGGED: Final = 6.0
HIGHEST_FACE: Final = len(FACES) - 1

DEEDS: Final = Fields()
DEEDS.each("deed", content_of(EDITIONS[0]).deed_ids)
DEED: Final = len(DEEDS.names)

FIELDS: Final = Fields()
PRESENT: Final = FIELDS.one("present")
CONCERN: Final = FIELDS.one("private_concern")
ASKED: Final = FIELDS.one("asked")
ON_TURN: Final = FIELDS.one("on_turn")
ORDER: Final = FIELDS.one("order")
COINS_KNOWN: Final = FIELDS.one("coins_known")
HAS_COINS: Final = FIELDS.one("coins")
PRESTIGE: Final = FIELDS.one("prestige")
SPACE: Final = FIELDS.count("space", len(SPACES))
HAS_GOODS: Final = FIELDS.each("goods", TILES)
LANTERNS: Final = FIELDS.one("lanterns")
QUARTZ: Final = FIELDS.one("quartz")
HORSESHOES: Final = FIELDS.one("horseshoes")
HEROES: Final = FIELDS.each("heroes", TOWNS)
COMMISSIONS: Final = FIELDS.each("commissions", TOWNS)
ASKS: Final = FIELDS.each("asked_goods", GOODS)
LOCKED: Final = FIELDS.count("locked_die", 3)
RESERVE: Final = FIELDS.each("reserve", FACES)
LIT: Final = FIELDS.each("lit", FACES)
POOL_NIGHT: Final = FIELDS.one("pool_night")
POOL_LIT: Final = FIELDS.one("pool_lit")
SPENT: Final = FIELDS.one("spent_dice")
REMOVED: Final = FIELDS.one("removed_dice")
HAS_STEEDS: Final = FIELDS.each("steed", STEEDS)
HAS_UPGRADES: Final = FIELDS.each("upgrade", UPGRADES)
HAS_COMPANIONS: Final = FIELDS.each("companion", COMPANIONS)
GIFTS: Final = FIELDS.one("gifts")
DEED_COUNT: Final = FIELDS.one("deeds")
DELIVERED: Final = FIELDS.one("heroes_delivered")
FULFILLED: Final = FIELDS.one("commissions_delivered")
LED: Final = FIELDS.each("led", ROADS)
LEADS: Final = FIELDS.one("leads_caravan")
TRAVELS: Final = FIELDS.one("travels")
SEAT: Final = len(FIELDS.names)


def mark(mask: int, found: list[float], first: int) -> None:
    """1 for each member of a set."""
    for number in members(mask):
        found[first + number] = 1.0


def mark_deeds(mask: int, found: list[float], first: int) -> None:
    """The same for deeds; a pack may have more of them than the game."""
    for number in members(mask):
        if number < DEED:
            found[first + number] = 1.0


def observe_seat(table: "Table", seat: int, own: bool, found: list[float], first: int) -> None:
    """A seat's block, from `first` on."""
    setting = table.setting
    content = table.content
    concern = seat == setting.concern_seat
    found[first + PRESENT] = 1.0
    found[first + CONCERN] = float(concern)
    found[first + ASKED] = float(bool(table.agenda) and table.agenda[-1].seat == seat)
    found[first + ON_TURN] = float(table.turn == seat)
    found[first + ORDER] = setting.turn_order(seat) / setting.seats
    if own or concern or setting.open_coins or not table.agenda:
        found[first + COINS_KNOWN] = 1.0
        found[first + HAS_COINS] = scaled(table.coins[seat], COINS)
    found[first + PRESTIGE] = scaled(table.prestige[seat], COINS)
    found[first + SPACE + table.space[seat]] = 1.0
    for number, count in enumerate(table.goods[seat]):
        if count:
            found[first + HAS_GOODS + number] = scaled(count, INVENTORY)
    found[first + LANTERNS] = scaled(table.lanterns[seat], LANTERN_SLOTS)
    found[first + QUARTZ] = scaled(table.quartz[seat], INVENTORY)
    found[first + HORSESHOES] = scaled(table.horseshoes[seat], INVENTORY)
    for hero in table.heroes[seat]:
        found[first + HEROES + content.hero_town[hero]] += 1.0 / HERO_SLOTS
    for commission in table.commissions[seat]:
        found[first + COMMISSIONS + content.commission_town[commission]] += 1.0 / COMMISSION_SLOTS
        for good in content.commission_asks[commission]:
            found[first + ASKS + good] += 1.0 / COMMISSION_SLOTS
    _observe_dice(table, seat, found, first)
    mark(table.steeds[seat], found, first + HAS_STEEDS)
    mark(table.upgrades[seat], found, first + HAS_UPGRADES)
    for card in members(table.companions[seat]):
        found[first + HAS_COMPANIONS + content.card_kind[card]] = 1.0
        found[first + GIFTS] += table.gifts[card].bit_count() / INVENTORY
    found[first + DEED_COUNT] = scaled(table.deeds[seat].bit_count(), INVENTORY)
    log = table.log[seat]
    found[first + DELIVERED] = scaled(log.heroes.bit_count(), LOGGED)
    found[first + FULFILLED] = scaled(log.commissions.bit_count(), LOGGED)
    for road in range(len(ROADS)):
        found[first + LED + road] = scaled(log.led[road], LOGGED)
    if table.caravan.is_under_way():
        found[first + LEADS] = float(table.caravan.leader == seat)
        found[first + TRAVELS] = float(table.caravan.travels(seat))


def _observe_dice(table: "Table", seat: int, found: list[float], first: int) -> None:
    """A die is its face: the first is 0 of 5; below 0 where none lies."""
    dice = table.dice[seat]
    for slot in range(3):
        found[first + LOCKED + slot] = dice.locked[slot] / HIGHEST_FACE
    for face in dice.reserve:
        found[first + RESERVE + face] += 0.25
    for face in dice.lit:
        found[first + LIT + face] += 0.5
    found[first + POOL_NIGHT] = dice.pool_night / HIGHEST_FACE
    found[first + POOL_LIT] = dice.pool_lit / HIGHEST_FACE
    found[first + SPENT] = dice.spent / NIGHT_DICE
    found[first + REMOVED] = dice.removed / NIGHT_DICE
