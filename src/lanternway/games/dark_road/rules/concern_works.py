"""The Private Concern at work: what it does in the city, and when it would be idle (DR-17.8, DR-17.9)."""

from typing import Final

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import SPACES, WORKS
from lanternway.games.dark_road.rules import caravan, gains
from lanternway.games.dark_road.rules import concern_effects as own
from lanternway.games.dark_road.rules import concern_measures as measures
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import effects as players
from lanternway.games.dark_road.state import DarkRoadState

SCALES: Final = 3
BAZAAR, COMMISSIONS, JOURNEY, RUINS, DARK_MARKET, INN = range(6)
WORKS_OF: Final = ((BAZAAR,), (COMMISSIONS,), (JOURNEY, RUINS), (DARK_MARKET,), (INN,))
"""The works of each district."""
DISTRICT_OF: Final = (0, 1, 2, 2, 3, 4)
CHEAPEST_FIRST: Final = (4, 5, 3, 2, 1, 0)
"""Positions of the wheel by price; of the two worth 1 the one next to the 2 (DR-17.9.1)."""


def prepare(s: DarkRoadState) -> int:
    """Turn the wheel, move the pawn, gain the card's crates; which ladder is the aim."""
    c = s.k.c.concern
    card = s.pc[table.CARD]
    if c.wheel[card]:
        players.rotate(s, 1)
    place = s.concern * at.STRIDE + at.SPACE
    s.t[place] = (s.t[place] + c.move[card]) % 5
    if s.sink is not None:
        s.emit("moved", {"seat": s.concern, "n": c.move[card], "space": s.t[place]})
    table.crates(s, c.crates[card])
    if c.aim[card] != SCALES:
        return c.aim[card]
    base = s.concern * at.STRIDE
    return 0 if s.t[base + at.COINS] <= s.t[base + at.PRESTIGE] else 1


def lamp_lit(s: DarkRoadState) -> bool:
    return s.level >= s.k.c.concern.lamp[s.pc[table.CARD]]


def first_work(s: DarkRoadState, aim: int) -> int:
    """The first work on the ladder, of both districts, that is not idle; -1 for none."""
    behind, ahead = SPACES[s.t[s.concern * at.STRIDE + at.SPACE]]
    return _on_ladder(s, aim, (*WORKS_OF[behind], *WORKS_OF[ahead]))


def _on_ladder(s: DarkRoadState, aim: int, works: tuple[int, ...]) -> int:
    for work in s.k.c.concern.ladder[aim]:
        if work in works and not idle(s, work):
            return work
    return -1


def other_work(s: DarkRoadState, aim: int, district: int) -> int:
    """The first work of one district that is not idle; -1 for none."""
    return _on_ladder(s, aim, WORKS_OF[district])


def other_district(s: DarkRoadState, work: int) -> int:
    """The neighbouring district in which a work was not done."""
    behind, ahead = SPACES[s.t[s.concern * at.STRIDE + at.SPACE]]
    worked = DISTRICT_OF[work] if work >= 0 else behind
    return ahead if worked == behind else behind


def idle(s: DarkRoadState, work: int) -> bool:
    """Whether a work would come to nothing, so that it is passed over."""
    held = s.pc[table.CRATES]
    full = held == s.k.c.concern.crate_track
    if work == BAZAAR:
        return full
    if work == COMMISSIONS:
        return measures.commission_to_take(s) < 0
    if work == INN:
        return held == 0 or measures.hero_to_take(s, measures.PURSE, True) < 0
    if work == JOURNEY:
        return measures.destination(s) < 0
    if work == DARK_MARKET:
        if (s.t[at.RING] + 1) % 4 != own.SOUTH:
            return full
        return measures.deed_to_take(s) < 0 and measures.commission_to_take(s) < 0
    return False


def do_work(s: DarkRoadState, work: int, aim: int) -> None:
    """Do it; with nothing to do it gains a coin (DR-17.8.4)."""
    if s.sink is not None:
        _tell_work(s, work)
    if work == BAZAAR:
        for good in dice_to_buy(s):
            s.t[at.MARKET + good] -= 1
            s.t[at.ASIDE] += 1
            own.buy_crates(s, 1, True)
    elif work == COMMISSIONS:
        own.take_commission(s, -1)
    elif work == INN:
        _sell_to_hero(s, measures.hero_to_take(s, aim, True))
    elif work == JOURNEY:
        _lead(s)
    elif work == RUINS:
        own.move_ruins(s, 1)
        table.crates(s, 1)
        gains.prestige(s, s.concern, 1)
        own.run_list(s, s.k.c.concern.own_part[table.sarcophagus(s)])
    elif work == DARK_MARKET:
        own.move_ring(s, 1)
        own.at_ring(s, True)
    else:
        gains.coins(s, s.concern, 1)


def _tell_work(s: DarkRoadState, work: int) -> None:
    if work >= 0:
        s.emit("concern_works", {"seat": s.concern, "work": "@dark_road-work-" + WORKS[work]})
    else:
        s.emit("concern_idle", {"seat": s.concern})


def dice_to_buy(s: DarkRoadState) -> list[int]:
    """The goods whose market dice it buys, cheapest first (DR-17.9.1)."""
    limits = s.k.c.concern
    room = min(limits.bought, limits.crate_track - s.pc[table.CRATES])
    found: list[int] = []
    for position in CHEAPEST_FIRST:
        good = s.k.from_top[s.t[at.WHEEL]][position]
        found += [good] * s.t[at.MARKET + good]
    return found[:room]


def _sell_to_hero(s: DarkRoadState, place: int) -> None:
    hero = s.t[at.INN + place]
    coins = measures.sale(s, hero)
    table.crates(s, -measures.crates_sold(s, hero))
    gains.coins(s, s.concern, coins)
    own.take_hero(s, place, 1)


def _lead(s: DarkRoadState) -> None:
    town = measures.destination(s)
    for place in (2, 1, 0):
        card = s.t[at.ROW + place]
        if card >= 0 and s.k.c.companion_loyal[s.k.c.card_kind[card]]:
            caravan.take_companion(s, s.concern, place)
            break
    caravan.lead(s, s.concern, route(s), town)


def route(s: DarkRoadState) -> int:
    """A shortcut where the card's mark is lit at this level, else the dark road (DR-17.10.2)."""
    return int(s.level >= s.k.c.concern.shortcut[s.pc[table.CARD]])
