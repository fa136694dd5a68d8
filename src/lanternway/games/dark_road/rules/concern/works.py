"""The Private Concern at work: what it does in the city, and when it would be idle (DR-17.8, DR-17.9)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import tell, tell_concern
from lanternway.games.dark_road.content_words import (
    DARK_ROAD,
    PURSE,
    RING,
    SCALES,
    SEAL,
    SHORTCUT,
    SOUTH,
    SPACES,
)
from lanternway.games.dark_road.limits import COMPANION_PLACES
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import bazaar, caravan, gains, sarcophagus
from lanternway.games.dark_road.rules import effects as human
from lanternway.games.dark_road.rules.concern import board, effects, measures

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

BAZAAR: Final = 0
COMMISSIONS: Final = 1
JOURNEY: Final = 2
RUINS: Final = 3
DARK_MARKET: Final = 4
INN: Final = 5
WORKS_OF: Final = ((BAZAAR,), (COMMISSIONS,), (JOURNEY, RUINS), (DARK_MARKET,), (INN,))
"""The works of each district."""
DISTRICT_OF: Final = (0, 1, 2, 2, 3, 4)
CHEAPEST_FIRST: Final = (4, 5, 3, 2, 1, 0)
"""Positions of the wheel by price; of the two worth 1 the one next to the 2 (DR-17.9.1)."""


def prepare(table: "Table") -> int:
    """Turn the wheel, move the pawn, gain the card's crates; which ladder is the aim."""
    cards = table.content.concern
    card = board.of(table).card
    seat = table.setting.concern_seat
    if cards.wheel[card]:
        human.rotate(table, 1)
    table.space[seat] = (table.space[seat] + cards.move[card]) % len(SPACES)
    tell.moved(table, seat, cards.move[card])
    board.gain_crates(table, cards.crates[card])
    if cards.aim[card] != SCALES:
        return cards.aim[card]
    return PURSE if board.coins_are_lower(table) else SEAL


def lamp_lit(table: "Table") -> bool:
    return table.setting.level >= table.content.concern.lamp[board.of(table).card]


def first_work(table: "Table", aim: int) -> int:
    """The first work on the ladder, of both districts, that is not idle; NOTHING for none."""
    behind, ahead = SPACES[table.space[table.setting.concern_seat]]
    return _on_ladder(table, aim, (*WORKS_OF[behind], *WORKS_OF[ahead]))


def _on_ladder(table: "Table", aim: int, works: tuple[int, ...]) -> int:
    for work in table.content.concern.ladder[aim]:
        if work in works and not idle(table, work):
            return work
    return NOTHING


def other_work(table: "Table", aim: int, district: int) -> int:
    """The first work of one district that is not idle; NOTHING for none."""
    return _on_ladder(table, aim, WORKS_OF[district])


def other_district(table: "Table", work: int) -> int:
    """The neighboring district in which a work was not done."""
    behind, ahead = SPACES[table.space[table.setting.concern_seat]]
    worked = DISTRICT_OF[work] if work >= 0 else behind
    return ahead if worked == behind else behind


def idle(table: "Table", work: int) -> bool:
    """Whether a work would come to nothing, so that it is passed over."""
    held = board.of(table).crates
    full = held == table.content.concern.crate_track
    if work == BAZAAR:
        return full
    if work == COMMISSIONS:
        return measures.commission_to_take(table) < 0
    if work == INN:
        return held == 0 or measures.hero_to_take(table, PURSE, True) < 0
    if work == JOURNEY:
        return measures.destination(table) < 0
    if work == DARK_MARKET:
        if not south_is_next(table):
            return full
        return measures.deed_to_take(table) < 0 and measures.commission_to_take(table) < 0
    return False


def south_is_next(table: "Table") -> bool:
    """Whether the dark market's marker would come to the south."""
    return (table.ring + 1) % len(RING) == SOUTH


def do_work(table: "Table", work: int, aim: int) -> None:
    """Do it; with nothing to do it gains a coin (DR-17.8.4)."""
    seat = table.setting.concern_seat
    dice = dice_to_buy(table) if work == BAZAAR else []
    tell_concern.concern_works(table, seat, work, dice)
    if work == BAZAAR:
        for good in dice:
            bazaar.set_die_aside(table, good)
            effects.buy_crates(table, 1, paid=True)
    elif work == COMMISSIONS:
        effects.take_commission(table, NOTHING)
    elif work == INN:
        _sell_to_hero(table, measures.hero_to_take(table, aim, True))
    elif work == JOURNEY:
        _lead(table)
    elif work == RUINS:
        human.advance_ruins(table, seat, 1)
        gains.gain_prestige(table, seat, 1)
        board.gain_crates(table, 1)
        own_part = table.content.concern.own_part[sarcophagus.in_force(table)]
        effects.run_list(table, own_part)
    elif work == DARK_MARKET:
        human.advance_ring(table, seat, 1)
        effects.at_ring(table, paid=True)
    else:
        gains.gain_coins(table, seat, 1)


def dice_to_buy(table: "Table") -> list[int]:
    """The goods whose market dice it buys, cheapest first (DR-17.9.1)."""
    limits = table.content.concern
    room = min(limits.bought, limits.crate_track - board.of(table).crates)
    found: list[int] = []
    for position in CHEAPEST_FIRST:
        good = table.content.from_top[table.wheel][position]
        found += [good] * table.market[good]
    return found[:room]


def _sell_to_hero(table: "Table", place: int) -> None:
    hero = table.inn[place]
    coins = measures.sale(table, hero)
    board.gain_crates(table, -measures.crates_sold(table, hero))
    gains.gain_coins(table, table.setting.concern_seat, coins)
    effects.take_hero(table, place, with_bonus=True)


def _lead(table: "Table") -> None:
    """A loyal companion, the farthest from the deck, and off (DR-17.10)."""
    town = measures.destination(table)
    content = table.content
    for place in range(COMPANION_PLACES - 1, -1, -1):
        card = table.companion_row[place][0]
        if card >= 0 and content.companion_loyal[content.card_kind[card]]:
            caravan.take_companion(table, table.setting.concern_seat, place)
            break
    caravan.lead(table, table.setting.concern_seat, road(table), town)


def road(table: "Table") -> int:
    """A shortcut where the card's mark is lit at this level, else the dark road (DR-17.10.2)."""
    lit = table.setting.level >= table.content.concern.shortcut[board.of(table).card]
    return SHORTCUT if lit else DARK_ROAD
