"""What a value of the Dark Road is learned from: the parts of the advice, one by one, and what it leaves out.

Tables with the Private Concern keep the hand-made advice: it plays by its own cards, not for points to come.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.features import Features
from lanternway.core.observation import Fields
from lanternway.games.dark_road import advice, worth
from lanternway.games.dark_road.content_words import FACE_VALUE, STEEDS, UPGRADES
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.worth import Worth

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

FEW: Final = 3.0
"""Turns: what must be used up counts less from here on."""

_ALL: Final = Fields()
ADVICE: Final = _ALL.one("advice")
COINS: Final = _ALL.one("coins")
PRESTIGE: Final = _ALL.one("prestige")
LOW: Final = _ALL.one("lower")
APART: Final = _ALL.one("apart")
APART_LATER: Final = _ALL.one("apart_later")
HOPED_COINS: Final = _ALL.one("hoped_coins")
HOPED_PRESTIGE: Final = _ALL.one("hoped_prestige")
HOPED_LOW: Final = _ALL.one("hoped_lower")
HOPED_APART: Final = _ALL.one("hoped_apart")
COINS_LATER: Final = _ALL.one("coins_later")
PRESTIGE_LATER: Final = _ALL.one("prestige_later")
FIRST_TOWN: Final = _ALL.one("first_town")
SECOND_TOWN: Final = _ALL.one("second_town")
THIRD_TOWN: Final = _ALL.one("third_town")
FIRST_TOWN_LATER: Final = _ALL.one("first_town_later")
WAITING: Final = _ALL.one("waiting_commissions")
HEROES: Final = _ALL.one("heroes")
HEROES_LATER: Final = _ALL.one("heroes_later")
COMMISSIONS: Final = _ALL.one("commissions")
COMMISSIONS_LATER: Final = _ALL.one("commissions_later")
GOODS: Final = _ALL.one("goods")
FINE_GOODS: Final = _ALL.one("fine_goods")
GOODS_LATER: Final = _ALL.one("goods_later")
FINE_GOODS_LATER: Final = _ALL.one("fine_goods_later")
SPARE: Final = _ALL.one("spare_goods")
SELLING: Final = _ALL.one("selling_price")
LANTERNS: Final = _ALL.one("lanterns")
LANTERNS_USED: Final = _ALL.one("lanterns_used")
QUARTZ: Final = _ALL.one("quartz")
QUARTZ_USED: Final = _ALL.one("quartz_used")
HORSESHOES: Final = _ALL.one("horseshoes")
HORSESHOES_USED: Final = _ALL.one("horseshoes_used")
LIT: Final = _ALL.one("lit_dice")
LIT_USED: Final = _ALL.one("lit_dice_used")
DEEDS: Final = _ALL.one("deeds")
DEEDS_WORTH: Final = _ALL.one("deeds_worth")
DEEDS_LATER: Final = _ALL.one("deeds_later")
COMPANIONS: Final = _ALL.one("companion_abilities")
COMPANIONS_USED: Final = _ALL.one("companion_abilities_used")
AHEAD: Final = _ALL.one("ahead")
TRIP: Final = _ALL.one("trip")
INN: Final = _ALL.one("inn")
BAZAAR: Final = _ALL.one("bazaar")
FORTUNE: Final = _ALL.one("fortune")
IN_TURN: Final = _ALL.one("in_turn")
TRAVELS: Final = _ALL.one("travels")
LEADS: Final = _ALL.one("leads")
RESERVE: Final = _ALL.one("reserve_dice")
RESERVE_VALUE: Final = _ALL.one("reserve_value")
HIGH_DICE: Final = _ALL.one("high_dice")
LOCKED_VALUE: Final = _ALL.one("locked_value")
POOL_VALUE: Final = _ALL.one("pool_value")
DELIVERED: Final = _ALL.one("heroes_delivered")
FULFILLED: Final = _ALL.one("commissions_delivered")
LED: Final = _ALL.one("caravans_led")
TURNS_LEFT: Final = _ALL.one("turns_left")
FEW_LEFT: Final = _ALL.one("few_turns_left")
LAST_VISIT: Final = _ALL.one("last_visit")
SEATS: Final = _ALL.one("seats")
UPGRADE: Final = _ALL.each("upgrade", UPGRADES)
UPGRADE_LATER: Final = _ALL.each("upgrade_later", UPGRADES)
STEED_LATER: Final = _ALL.each("steed_later", STEEDS)
NAMES: Final = tuple(_ALL.names)


def features(table: "Table", seat: int) -> list[float]:
    """The numbers by NAMES. In the last visits only what is brought in counts: what could be used later, and
    the turns to come, are left out."""
    found = [0.0] * len(NAMES)
    turns = advice.turns_left(table, seat)
    _add_done(table, seat, found)
    found[TURNS_LEFT] = float(turns)
    found[FEW_LEFT] = max(0.0, FEW - turns)
    found[SEATS] = float(table.seats)
    if advice.is_over(table, seat):
        found[ADVICE] = worth.final(table, seat)
        found[LAST_VISIT] = 1.0
        return found
    now = advice.wagon(table, seat, turns)
    deeds = worth.deeds(table, seat, turns)
    held = advice.holdings(table, seat, turns, now, deeds)
    ahead = advice.ahead(table, seat, now)
    found[ADVICE] = held + ahead + worth.to_come(turns)
    if advice.is_last_visit(table):
        found[LAST_VISIT] = 1.0
        return found
    rest = turns / ROUNDS
    _add_purse(table, seat, now, rest, found)
    _add_wagon(table, seat, now, rest, found)
    _add_things(table, seat, now, found)
    _add_turn(table, seat, now, found)
    _add_dice(table, seat, found)
    found[AHEAD] = ahead
    found[DEEDS_WORTH] = deeds
    found[DEEDS_LATER] = found[DEEDS] * rest
    for which in members(table.upgrades[seat]):
        found[UPGRADE + which] = 1.0
        found[UPGRADE_LATER + which] = rest
    for steed in members(table.steeds[seat]):
        found[STEED_LATER + steed] = rest
    return found


def _add_done(table: "Table", seat: int, found: list[float]) -> None:
    """What the seat has, and what it has brought in."""
    found[COINS] = float(table.coins[seat])
    found[PRESTIGE] = float(table.prestige[seat])
    found[HEROES] = float(len(table.heroes[seat]))
    found[COMMISSIONS] = float(len(table.commissions[seat]))
    found[DEEDS] = float(table.deeds[seat].bit_count())
    log = table.log[seat]
    found[DELIVERED] = float(log.heroes.bit_count())
    found[FULFILLED] = float(log.commissions.bit_count())
    found[LED] = float(log.led[0] + log.led[1])


def _add_purse(table: "Table", seat: int, now: Worth, rest: float, found: list[float]) -> None:
    """Coins and prestige: of both the lower one counts."""
    coins, prestige = found[COINS], found[PRESTIGE]
    found[LOW] = min(coins, prestige)
    found[APART] = abs(coins - prestige)
    found[APART_LATER] = found[APART] * rest
    found[COINS_LATER] = coins * rest
    found[PRESTIGE_LATER] = prestige * rest
    found[HOPED_COINS] = now.coins
    found[HOPED_PRESTIGE] = now.prestige
    coins += now.coins
    prestige += now.prestige
    found[HOPED_LOW] = min(coins, prestige)
    found[HOPED_APART] = abs(coins - prestige)


def _add_wagon(table: "Table", seat: int, now: Worth, rest: float, found: list[float]) -> None:
    """What is aboard and where it leads."""
    towns = sorted(now.towns)
    found[FIRST_TOWN] = towns[-1]
    found[SECOND_TOWN] = towns[-2]
    found[THIRD_TOWN] = towns[-3]
    found[FIRST_TOWN_LATER] = towns[-1] * rest
    found[WAITING] = sum(now.waiting)
    found[HEROES_LATER] = found[HEROES] * rest
    found[COMMISSIONS_LATER] = found[COMMISSIONS] * rest
    goods = table.goods[seat]
    half = len(goods) // 2
    price = table.content.price[table.wheel]
    for good in range(half):
        fine = goods[half + good]
        held = goods[good] + fine
        found[GOODS] += held
        found[FINE_GOODS] += fine
        found[SPARE] += now.spare[good] + now.spare[half + good]
        found[SELLING] += held * price[good]
    found[GOODS_LATER] = found[GOODS] * rest
    found[FINE_GOODS_LATER] = found[FINE_GOODS] * rest


def _add_things(table: "Table", seat: int, now: Worth, found: list[float]) -> None:
    """What can be used up, as it is and as far as there is time for it."""
    use = now.use
    found[LANTERNS] = float(table.lanterns[seat])
    found[LANTERNS_USED] = use * table.lanterns[seat]
    found[QUARTZ] = float(table.quartz[seat])
    found[QUARTZ_USED] = use * table.quartz[seat]
    found[HORSESHOES] = float(table.horseshoes[seat])
    found[HORSESHOES_USED] = use * table.horseshoes[seat]
    lit = len(table.dice[seat].lit)
    found[LIT] = float(lit)
    found[LIT_USED] = use * lit
    if table.companions[seat]:
        found[COMPANIONS] = float(advice.unused_abilities(table, seat))
        found[COMPANIONS_USED] = use * found[COMPANIONS]


def _add_turn(table: "Table", seat: int, now: Worth, found: list[float]) -> None:
    """What the places of the city promise, and a caravan under way."""
    found[FORTUNE] = now.fortunes(1)
    found[TRIP] = now.best_visit() + found[FORTUNE]
    found[INN] = now.inn()
    found[BAZAAR] = now.bazaar()
    found[IN_TURN] = float(table.turn == seat)
    caravan = table.caravan
    if caravan.is_under_way():
        found[TRAVELS] = float(caravan.travels(seat))
        found[LEADS] = float(caravan.leader == seat)


def _add_dice(table: "Table", seat: int, found: list[float]) -> None:
    dice = table.dice[seat]
    found[RESERVE] = float(len(dice.reserve))
    for face in dice.reserve:
        found[RESERVE_VALUE] += FACE_VALUE[face]
        if FACE_VALUE[face] > 2:
            found[HIGH_DICE] += 1.0
    for face in dice.locked:
        if face >= 0:
            found[LOCKED_VALUE] += FACE_VALUE[face]
    if dice.pool_night >= 0:
        found[POOL_VALUE] = float(FACE_VALUE[dice.pool_night])


def left(table: "Table") -> float:
    """Rounds to come, as a share of all."""
    if table.turn < 0 and table.round > 1:
        return 0.0
    return (ROUNDS - table.round + 1) / (ROUNDS + 1)


def without_concern(table: "Table") -> bool:
    return table.concern is None


FEATURES: Final = Features(
    NAMES, features, left, without_concern, Path(__file__).parent, {"advice": 1.0}, lead=False
)
