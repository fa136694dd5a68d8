"""The rules, one file a part of the rulebook. Here: who answers the question on top of the agenda."""

from typing import TYPE_CHECKING

from lanternway.core import Action
from tests.smallgame.agenda import BEAMING, BIDDING, BLOWN, KEEPING, TURN
from tests.smallgame.rules import bidding, cards, turn

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def to_move(table: "Table") -> list[int]:
    """The seats that must act; nobody when the agenda is empty and the game over (LF-4.1)."""
    if not table.agenda:
        return []
    frame = table.agenda[-1]
    if frame[0] == BIDDING:
        return bidding.missing(table)
    return [frame[1]]


def legal(table: "Table", seat: int) -> list[Action]:
    if not table.agenda:
        return []
    frame = table.agenda[-1]
    kind = frame[0]
    if kind == BIDDING:
        return bidding.legal(table, seat)
    if seat != frame[1]:
        return []
    if kind == TURN:
        return turn.legal(table, seat, frame)
    if kind == KEEPING:
        return cards.legal_keep(frame)
    if kind == BLOWN:
        return cards.legal_blown(table, seat)
    return cards.legal_beam(table, seat)


def perform(table: "Table", seat: int, action: Action) -> None:
    frame = table.agenda[-1]
    kind = frame[0]
    if kind == BIDDING:
        bidding.perform(table, seat, action)
    elif kind == TURN:
        turn.perform(table, seat, action)
    elif kind == KEEPING:
        cards.keep(table, frame, action)
    elif kind == BLOWN:
        cards.answer_wind(table, frame, action)
    elif kind == BEAMING:
        cards.answer_beam(table, seat, action)
