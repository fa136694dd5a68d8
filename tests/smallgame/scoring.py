"""LF-4: points and who wins."""

from typing import TYPE_CHECKING

from lanternway.core import Outcome

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def parts(table: "Table", seat: int) -> dict[str, int]:
    """The score by source (LF-4.2)."""
    return {
        "points": table.points[seat],
        "coins": table.coins[seat] // 3,
        "cards": table.hand_size(seat) // 2,
    }


def total(table: "Table", seat: int) -> int:
    return table.points[seat] + table.coins[seat] // 3 + table.hand_size(seat) // 2


def outcome(table: "Table") -> Outcome | None:
    if table.agenda:
        return None
    seats = range(table.seats)
    scores = [total(table, seat) for seat in seats]
    order = [(scores[seat], table.oil[seat]) for seat in seats]
    ranks = [1 + sum(other > order[seat] for other in order) for seat in seats]
    return Outcome(scores, ranks, [parts(table, seat) for seat in seats])
