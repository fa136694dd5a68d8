"""Whose turn is next: seats, rounds, the final visits (DR-4.1, DR-12.1)."""

from typing import TYPE_CHECKING

from lanternway.core import Frame
from lanternway.games.dark_road import agenda, scoring, tell
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules.concern import door

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def first_turn(table: "Table") -> None:
    """The setup is done."""
    start_turn(table, table.setting.first)


def start_turn(table: "Table", seat: int) -> None:
    table.turn = seat
    table.strays_used = 0
    tell.turn_begins(table, seat)
    if seat == table.setting.concern_seat:
        table.agenda[:] = [door.first_step(table)]
    else:
        table.agenda[:] = [agenda.PLAN.of[seat]]


def next_turn(table: "Table") -> None:
    """The next seat's turn; after the last one's the round ends."""
    table.free_shortcut = False
    table.companions_closed = False
    seat = (table.turn + 1) % table.seats
    if seat != table.setting.first:
        start_turn(table, seat)
        return
    table.agenda[:] = [agenda.ROUND_END.of[0]]
    if table.concern is not None:
        door.end_of_round(table)


def go_on_round_end(table: "Table", frame: Frame) -> None:
    """After what the end of a round brought (notices of the Private Concern): the next round, or after
    the last one the final visits (DR-12.1)."""
    if table.round < ROUNDS:
        table.round += 1
        start_turn(table, table.setting.first)
    else:
        table.turn = NOTHING
        table.agenda[:] = [agenda.FINAL.of[table.setting.first]]
        tell.final_visits(table)


def go_on_delivered(table: "Table", frame: Frame) -> None:
    """The next seat's last visit, or the end of the game."""
    seat = (frame.seat + 1) % table.seats
    if seat != table.setting.first:
        table.agenda[:] = [agenda.FINAL.of[seat]]
    else:
        table.agenda.clear()
        tell.game_over(table)
        table.reveal()  # purses are opened, and what each deed gives is seen (DR-12.2)
        for counted in range(table.seats):
            tell.final_count(table, counted, scoring.deed_gains(table, counted))
