"""The Private Concern's turn, its caravans and its end (DR-17.8, DR-17.10 to DR-17.17).

It never chooses: every step follows from its open card and from public state.
"""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import tell_caravan
from lanternway.games.dark_road.content_words import neighbor_of
from lanternway.games.dark_road.effect import BASIC
from lanternway.games.dark_road.frames import ConcernTurn, SecondWork
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import deliveries, gains
from lanternway.games.dark_road.rules.concern import board, effects, measures, works

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

BEGIN: Final = 0
SECOND: Final = 1
BUILDING: Final = 2
END: Final = 3
"""The steps of its turn."""

# --- its turn -------------------------------------------------------------------------------------


def take_step(table: "Table", frame: ConcernTurn) -> bool:
    """The next step of its turn (DR-17.8); whether the turn is over and Rest comes."""
    table.agenda.pop()
    if isinstance(frame, SecondWork):
        _second_work(table, frame.aim, frame.district)
    elif frame.step == BEGIN:
        _begin(table)
    elif frame.step == BUILDING:
        _little_for_the_building(table)
    else:
        _end(table)
        return True
    return False


def _begin(table: "Table") -> None:
    """Plan, move, aim, and the first work (DR-17.8.1 to DR-17.8.4)."""
    seat = table.setting.concern_seat
    aim = works.prepare(table)
    work = works.first_work(table, aim)
    table.agenda.append(ConcernTurn(seat, END))
    if works.lamp_lit(table):
        table.agenda.append(SecondWork(seat, SECOND, aim, works.other_district(table, work)))
    works.do_work(table, work, aim)


def _second_work(table: "Table", aim: int, district: int) -> None:
    """The other district; when that is over, also a journey, the building (DR-17.8.5)."""
    table.agenda.append(ConcernTurn(table.setting.concern_seat, BUILDING))
    works.do_work(table, works.other_work(table, aim, district), aim)


def _little_for_the_building(table: "Table") -> None:
    """1 of its lower total, wherever there is a building (DR-17.8.5)."""
    seat = table.setting.concern_seat
    if table.space[seat] > 0:
        tell_caravan.windfall(table, seat, "lamp")
        board.gain_lower(table, 1)


def _end(table: "Table") -> None:
    """Stipend, and the next card (DR-17.8.6, DR-17.8.7)."""
    cards = table.content.concern
    seat, stipend = table.setting.concern_seat, cards.stipend[table.setting.level]
    if stipend and table.round in cards.stipend_rounds:
        tell_caravan.windfall(table, seat, "allowance")
        gains.gain_coins(table, seat, stipend)
        gains.gain_prestige(table, seat, stipend)
    board.next_card(table)


# --- visits ---------------------------------------------------------------------------------------


def visit(table: "Table") -> None:
    """The declared town when it leads; else where its yield is highest now (DR-17.10.4, 17.11.2)."""
    town = table.caravan.town
    needed = table.content.concern.needed
    if table.caravan.leader != table.setting.concern_seat:
        other = neighbor_of(town)
        if measures.yield_of(table, other, needed) > measures.yield_of(table, town, needed):
            town = other
    deliver(table, town, needed)


def deliver(table: "Table", town: int, needed: int) -> None:
    """Commissions in the order gained, then heroes; the tile turns and goes last (DR-17.13)."""
    seat = table.setting.concern_seat
    filled = measures.crates_for(table, town, needed)
    guests = measures.heroes_for(table, town)
    for commission, takes in filled:
        load = 0
        for request in range(takes):
            load = deliveries.with_good(load, request, BASIC)
        deliveries.log_commission(table, seat, commission, load)
        board.gain_crates(table, -takes)
    for hero in guests:
        gains.hero_leaves(table, seat, hero)
        deliveries.enter_hero(table, seat, hero)
        effects.run_list(table, table.content.hero_reward[town])  # at once: each hero has its own
    if filled or guests:
        own = board.of(table)
        own.eager ^= 1 << town
        own.row = (*[other for other in own.row if other != town], town)


def final_visit(table: "Table") -> None:
    """The town with the highest yield, commissions from one crate up (DR-17.17.1)."""
    best = NOTHING
    best_yield = 0
    for town in board.of(table).row:
        brings = measures.yield_of(table, town, 1)
        if brings > best_yield:
            best, best_yield = town, brings
    if best >= 0:
        deliver(table, best, 1)
