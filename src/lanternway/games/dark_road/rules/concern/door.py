"""What the other rules know of the Private Concern: how it answers where a human is asked, its turn, what
it does between rounds, and its points. It is asked like everybody, and flow lets these functions answer.
"""

from typing import TYPE_CHECKING

from lanternway.core import Frame
from lanternway.games.dark_road import agenda, tell_caravan
from lanternway.games.dark_road.frames import Clockwise, ConcernTurn, EffectsLeft
from lanternway.games.dark_road.rules import caravan, event
from lanternway.games.dark_road.rules.concern import board, effects, measures, notices, turn
from lanternway.games.dark_road.rules.concern.intent import intent

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

__all__ = [
    "end_of_round",
    "first_step",
    "go_on_effects",
    "go_on_turn",
    "intent",
    "join_or_stay",
    "make_final_visit",
    "points",
    "set_up",
    "starting_hero",
    "take_die",
    "take_fortune",
    "visit_town",
]

set_up = board.set_up
starting_hero = board.starting_hero
end_of_round = notices.end_of_round

# --- its turn -------------------------------------------------------------------------------------


def first_step(table: "Table") -> ConcernTurn:
    """The frame of its turn."""
    return ConcernTurn(table.setting.concern_seat, turn.BEGIN)


def go_on_turn(table: "Table", frame: ConcernTurn) -> bool:
    """One step; whether the turn is over and Rest comes."""
    return turn.take_step(table, frame)


# --- how it answers -------------------------------------------------------------------------------


def go_on_effects(table: "Table", frame: EffectsLeft) -> None:
    table.agenda.pop()
    effects.run_list(table, frame.number)


def join_or_stay(table: "Table", frame: Clockwise) -> None:
    """Whether it joins a caravan (DR-17.11.1)."""
    caravan.ask_next(table, frame)
    if measures.would_join(table, table.caravan.town):
        caravan.join(table, frame.seat)
    else:
        tell_caravan.stayed(table, frame.seat)


def take_die(table: "Table", frame: Frame) -> None:
    """The highest value left (DR-17.2a)."""
    value = table.caravan.dice[-1]
    table.agenda.pop()
    event.take_die(table, frame.seat, value)
    event.meet(table, frame.seat, value)


def visit_town(table: "Table", frame: Frame) -> None:
    table.agenda.pop()
    turn.visit(table)


def take_fortune(table: "Table", frame: Frame) -> None:
    table.agenda.pop()
    effects.take_fortune(table)


def make_final_visit(table: "Table", frame: Frame) -> None:
    table.agenda[-1] = agenda.DELIVERED.of[frame.seat]
    turn.final_visit(table)


# --- its end --------------------------------------------------------------------------------------


def points(table: "Table") -> dict[str, int]:
    """The lower of coins and prestige, and its deeds, unread (DR-17.17.2)."""
    seat = table.setting.concern_seat
    deeds = table.deeds[seat].bit_count()
    return {
        "base": min(table.coins[seat], table.prestige[seat]),
        "deeds": deeds * table.content.concern.deed_points[table.setting.level],
    }
