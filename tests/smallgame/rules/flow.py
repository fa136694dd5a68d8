"""The flow of the game: who is asked, what can be answered, and what follows. By table: beside every kind
of question stand the functions of the file that owns it."""

from typing import TYPE_CHECKING

from lanternway.core import Action
from tests.smallgame.agenda import BEAMING, BIDDING, BLOWN, KEEPING, TURN
from tests.smallgame.rules import bidding, cards, turn

if TYPE_CHECKING:
    from tests.smallgame.state import Table

BIDDING.question(bidding.legal_bid, bidding.do_bid, bidding.why_bid)
TURN.question(turn.legal_turn, turn.do_turn, turn.why_turn)
KEEPING.question(cards.legal_keep, cards.do_keep, cards.why_keep)
BLOWN.question(cards.legal_blown, cards.do_blown, cards.why_blown)
BEAMING.question(cards.legal_beam, cards.do_beam, cards.why_beam)


def to_move(table: "Table") -> list[int]:
    """The seats that must act; nobody when the agenda is empty and the game over (LF-4.1)."""
    if not table.agenda:
        return []
    frame = table.agenda[-1]
    return bidding.missing(table) if frame.kind is BIDDING else [frame.seat]


def is_asked(table: "Table", seat: int) -> bool:
    """Whether the question on top of the agenda is for this seat: that of the bid is for all."""
    if not table.agenda:
        return False
    frame = table.agenda[-1]
    return frame.kind is BIDDING or frame.seat == seat


def legal(table: "Table", seat: int) -> list[Action]:
    if not is_asked(table, seat):
        return []
    frame = table.agenda[-1]
    return frame.kind.legal(table, seat, frame)


def perform(table: "Table", seat: int, action: Action) -> None:
    frame = table.agenda[-1]
    frame.kind.do(table, seat, frame, action)
