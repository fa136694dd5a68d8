"""Phase 6: score (SK-6), and the end of the game (SK-8)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.skye import scoring, stages, tell
from lanternway.games.skye.board import HERALD, WARRIOR
from lanternway.games.skye.parts import PART_GOLD, PART_SCROLLS, PART_WARRIOR
from lanternway.games.skye.rules import tracks

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

FEW: Final = ((0,), (1,), (0, 2), (1, 3), (0, 2, 3), (1, 2, 3))
FIVE: Final = ((0, 1), (0, 2), (1, 3), (0, 2, 3), (1, 2, 3))
"""By round: the places (A is 0) whose scoring tile scores; with 2-4 and with 5 players (SK-6.1)."""


def schedule_of(seats: int) -> tuple[tuple[int, ...], ...]:
    """By round: the places that score."""
    return FIVE if seats == 5 else FEW


def places_of_round(seats: int, round_: int) -> tuple[int, ...]:
    """The places that score in a round."""
    return schedule_of(seats)[round_ - 1]


def score_round(table: "Table") -> None:
    """Points of tracks first, then of the round's scoring tiles."""
    tell.phase_begins(table, "score")
    table.reveal()  # comparing gold (S12) shows something of it
    if table.setting.journeyman:
        _score_flags(table)
    for place in places_of_round(table.seats, table.round):
        tile = table.setting.scoring[place]
        points = scoring.points_of(table, tile)
        for seat in range(table.seats):
            if points[seat]:
                table.add_points(seat, place, points[seat])
            tell.scored(table, seat, tile, points[seat])
    if table.round == table.setting.rounds:
        _finish(table)
        return
    table.start = (table.start + 1) % table.seats  # SK-6.2
    table.round += 1
    table.turn = 0
    table.stage = stages.TOKENS_BEFORE_INCOME if table.setting.journeyman else stages.INCOME
    tell.round_begins(table)


def _score_flags(table: "Table") -> None:
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        for track in (WARRIOR, HERALD):
            points = tracks.flag_points(table, seat, track)
            if points:
                table.add_points(seat, PART_WARRIOR + track, points)
                tell.flag(table, seat, track, points)


def _finish(table: "Table") -> None:
    """Scrolls, then gold (SK-8.1, SK-8.2); what gold is left breaks ties (SK-8.3)."""
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        scrolls = scoring.scroll_points(table.lands[seat])
        exchanged = table.gold[seat] // scoring.GOLD_A_POINT
        table.add_points(seat, PART_SCROLLS, scrolls)
        table.add_points(seat, PART_GOLD, exchanged)
        table.pay_to_supply(seat, exchanged * scoring.GOLD_A_POINT)
        tell.end(table, seat, scrolls, exchanged)
    table.stage = stages.OVER
    table.waiting = 0
    table.turn = 0
