"""The table as plain data: the documented paths of positions."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Frame
from tests.smallgame.agenda import Blown, Keeping, Turn
from tests.smallgame.content import CARDS

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def to_data(table: "Table") -> dict[str, Any]:
    return {
        "round": table.round,
        "lead": table.lead,
        "seats": [
            {
                "coins": table.coins[seat],
                "oil": table.oil[seat],
                "points": table.points[seat],
                "bid": bid_data(table, seat),
                "hand": words(table.hand(seat)),
            }
            for seat in range(table.seats)
        ],
        "discards": words(table.discards),
        "agenda": [frame_data(frame) for frame in table.agenda],
    }


def to_snapshot(table: "Table") -> dict[str, Any]:
    """Cards are counted, so like ones cannot be told apart: the data is all there is."""
    return to_data(table)


def bid_data(table: "Table", seat: int) -> int | None:
    return table.bids[seat] if table.bids[seat] >= 0 else None


def frame_data(frame: Frame) -> dict[str, Any]:
    """A frame by documented names."""
    found: dict[str, Any] = {"ask": frame.kind.word, "seat": frame.seat}
    if isinstance(frame, Turn):
        found["lit"] = frame.lit
    elif isinstance(frame, Keeping):
        found["cards"] = [CARDS[frame.first], CARDS[frame.second]]
    elif isinstance(frame, Blown):
        found["lighter"] = frame.lighter
    return found


def words(counts: list[int]) -> list[str]:
    """Counted cards as a sorted list of names."""
    return [CARDS[card] for card, n in enumerate(counts) for _ in range(n)]
