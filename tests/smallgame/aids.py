"""Sums that a page shows beside the view."""

from typing import TYPE_CHECKING, Any

from tests.smallgame import scoring

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def aids(table: "Table", seat: int) -> dict[str, Any]:
    """What everybody would score now: points, coins and the number of cards are open (LF-1.1)."""
    return {"scores": [scoring.total(table, other) for other in range(table.seats)]}
