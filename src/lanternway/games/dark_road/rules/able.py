"""What a seat is able to do or to pay: which options of a card are offered (DR-16, DR-9.11)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import agenda, effect
from lanternway.games.dark_road.content_words import (
    GOOD_OF,
    HORSESHOE,
    LANTERN,
    QUARTZ,
    SIDE_OF,
    tile,
)
from lanternway.games.dark_road.effect import BASIC, UPGRADED, Effect
from lanternway.games.dark_road.frames import Raise
from lanternway.games.dark_road.limits import HIGHEST_DIE
from lanternway.games.dark_road.rules import decks, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def supply_types(table: "Table") -> int:
    """The set of the goods of which a tile is left."""
    found = 0
    for good, count in enumerate(table.good_supply):
        if count:
            found |= 1 << good
    return found


def good_types(table: "Table", gain: Effect) -> int:
    """The set of the types that a gained good can be of: those of which a tile is left."""
    return wanted_types(table, gain) & supply_types(table)


def wanted_types(table: "Table", gain: Effect) -> int:
    """The same, whether or not a tile is left."""
    found = gain.types & table.content.worth[table.wheel][gain.worth]
    if gain.off_wheel:
        for good, dice in enumerate(table.market):
            if dice:
                found &= ~(1 << good)
    return found


def tiles_to_lose(table: "Table", seat: int, loss: Effect) -> list[int]:
    """The kinds of tiles of which a loss can take one."""
    types = loss.types & table.content.worth[table.wheel][loss.worth]
    found: list[int] = []
    for number, count in enumerate(table.goods[seat]):
        if count and types >> GOOD_OF[number] & 1 and loss.sides >> SIDE_OF[number] & 1:
            found.append(number)
    if loss.most_valuable and found:
        price = table.content.price[table.wheel]
        highest = max([price[GOOD_OF[number]] for number in found])
        found = [number for number in found if price[GOOD_OF[number]] == highest]
    return found


def flippable(table: "Table", seat: int, side: int) -> int:
    """The set of the types of which a good can be turned to this side."""
    goods = table.goods[seat]
    other = BASIC if side == UPGRADED else UPGRADED
    found = 0
    for good in range(len(table.good_supply)):
        if goods[tile(good, other)]:
            found |= 1 << good
    return found


def upgrade_allowed(table: "Table", seat: int) -> bool:
    """At most one wagon upgrade, with Velvet any number (DR-3.6)."""
    if not table.upgrades_left:
        return False
    return not table.upgrades[seat] or table.content.unlimited_upgrades[table.steeds[seat]]


def heroes_at_inn(table: "Table") -> list[int]:
    """The heroes of the Inn's row."""
    return [hero for hero in table.inn if hero >= 0]


def deed_waits(table: "Table") -> bool:
    upper, lower = table.courtyard
    return upper >= 0 or lower >= 0 or decks.deeds_left(table)


def escorts(table: "Table", seat: int, from_inn: bool) -> list[int]:
    """The heroes that can be delivered at once (DR-10.1)."""
    return heroes_at_inn(table) if from_inn else list(table.heroes[seat])


def rolled_rewards(table: "Table") -> list[int]:
    """The values of rolled travel dice whose face is a reward (DR-10.6), rising."""
    caravan = table.caravan
    if caravan.event < 0:
        return []
    rewards = table.content.rewards[caravan.event]
    rolled = {*caravan.dice, *caravan.taken}
    return [value for value in range(1, HIGHEST_DIE + 1) if rewards[value - 1] and value in rolled]


def can_fortune(table: "Table", seat: int, fortune: int) -> bool:
    """Whether a good fortune would give anything (DR-7.4.1)."""
    return can_list(table, seat, table.content.fortune_list[fortune])


def can_list(table: "Table", seat: int, number: int) -> bool:
    """Whether a list of effects would do anything at all."""
    for one in table.content.lists[number]:  # noqa: SIM110 - a generator would cost half of the time
        if can(table, seat, one):
            return True
    return False


def can(table: "Table", seat: int, one: Effect) -> bool:
    """Whether an effect would do anything: a gain with supply and room, a loss of something there."""
    op = one.op
    if op is effect.GAIN_COINS or op is effect.GAIN_PRESTIGE or op is effect.GAIN_VP:
        return True
    if op.loses:
        return have(table, seat, one) > 0
    if op is effect.GAIN_LANTERN:
        room = table.content.lantern_limit[table.upgrades[seat]] - table.lanterns[seat]
        return room > 0 and table.supply[LANTERN] > 0
    if op is effect.GAIN_HORSESHOE:
        return table.supply[HORSESHOE] > 0
    if op is effect.GAIN_QUARTZ:
        return table.supply[QUARTZ] > 0
    if op is effect.GAIN_LIT_DIE:
        return gains.can_gain_lit(table, seat)
    if op is effect.GAIN_GOOD:
        return good_types(table, one) > 0
    if op is effect.GAIN_HERO:
        return len(heroes_at_inn(table)) > 0 or (one.from_deck and decks.heroes_left(table))
    if op is effect.GAIN_COMMISSION:
        if one.town >= 0:
            return table.commission_tops[one.town] >= 0
        return decks.open_towns(table) > 0
    if op is effect.GAIN_DEED:
        return decks.deeds_left(table) if one.from_deck else deed_waits(table)
    if op is effect.GAIN_UPGRADE:
        return upgrade_allowed(table, seat)
    if op is effect.GAIN_STEED:
        return table.steeds_left > 0
    if op is effect.CHOOSE:
        return len(options(table, seat, one)) > 0
    if op is effect.PAY:
        return len(payments(table, seat, one)) > 0
    if op is effect.MAY:
        return can_list(table, seat, one.then)
    return _can_move(table, seat, one)


def _can_move(table: "Table", seat: int, one: Effect) -> bool:
    """Likewise for effects on what is there already: goods, dice, heroes, the caravan."""
    op = one.op
    if op is effect.FLIP_GOOD:
        return flippable(table, seat, one.side) > 0
    if op is effect.CRAFT:
        face = table.dice[seat].locked[0]
        if face < 0:
            return supply_types(table) > 0
        return table.good_supply[table.content.craft[face]] > 0
    if op is effect.READY:
        dice = table.dice[seat]
        return len(dice.lit) > 0 and dice.pool_lit < 0
    if op is effect.DELIVER_HERO:
        return len(escorts(table, seat, one.from_inn)) > 0
    if op is effect.COPY_TRAVEL_DIE:
        return len(rolled_rewards(table)) > 0
    if op is effect.RAISE_TRAVEL_DIE:
        return can_raise(table, seat)
    if op is effect.FREE_SHORTCUT:
        return not table.free_shortcut and not table.caravan.is_under_way()
    return True  # turning the wheel, moving a marker, the ruins, a die, good fortune, swapping


def can_raise(table: "Table", seat: int) -> bool:
    """Whether the seat has just chosen a travel die that can still grow (DR-10.6)."""
    for frame in reversed(table.agenda):
        if isinstance(frame, Raise):
            return frame.seat == seat and frame.value < HIGHEST_DIE
        if frame.kind is not agenda.COMPANION:
            return False
    return False


def have(table: "Table", seat: int, loss: Effect) -> int:
    """How much there is of what an effect takes."""
    op = loss.op
    if op is effect.LOSE_COINS:
        return table.coins[seat]
    if op is effect.LOSE_PRESTIGE:
        return table.prestige[seat]
    if op is effect.LOSE_LANTERN:
        return table.lanterns[seat]
    if op is effect.LOSE_HORSESHOE:
        return table.horseshoes[seat]
    if op is effect.LOSE_QUARTZ:
        return table.quartz[seat]
    if op is effect.LOSE_GOOD:
        goods = table.goods[seat]
        return sum([goods[number] for number in tiles_to_lose(table, seat, loss)])
    return len(table.heroes[seat])


def payable(table: "Table", seat: int, number: int) -> bool:
    """Whether a list of losses can be met in full."""
    for one in table.content.lists[number]:
        if one.op.loses and have(table, seat, one) < one.amount:
            return False
    return True


def options(table: "Table", seat: int, choice: Effect) -> list[int]:
    """The lists of a choice that are offered; between losses those met in full come first."""
    found = [number for number in choice.options if can_list(table, seat, number)]
    if len(found) > 1:
        full = [number for number in found if payable(table, seat, number)]
        if full:
            return full
    return found


def payments(table: "Table", seat: int, payment: Effect) -> list[int]:
    """The payments that can be met in full; none when nothing would follow (DR-9.11)."""
    if not can_list(table, seat, payment.then):
        return []
    return [number for number in payment.options if payable(table, seat, number)]


def chosen(table: "Table", offered: tuple[int, ...], wanted: int) -> int:
    """The list among these whose first effect has the op of this number."""
    for number in offered:
        if table.content.lists[number][0].op.number == wanted:
            return number
    raise AssertionError("no such option")
