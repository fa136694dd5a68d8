"""What is said about a finished game: for balance reports."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def traits(table: "Table", seat: int) -> dict[str, str]:
    """Who had the lead at the end had the last turn."""
    return {"last_turn": "yes" if seat == table.lead else "no"}


def measures(table: "Table") -> dict[str, float]:
    return {"rounds": float(table.round)}
