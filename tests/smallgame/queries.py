"""Derived facts that positions can expect."""

from typing import TYPE_CHECKING, Any

from lanternway.core import DataError
from tests.smallgame import scoring

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def query(table: "Table", path: str) -> Any:
    """`score.<seat>.total`, `score.<seat>.<part>`, `deck` (how many cards are left)."""
    match path.split("."):
        case ["deck"]:
            return len(table.deck())
        case ["score", seat, part] if seat.isdigit() and int(seat) < table.seats:
            parts = scoring.parts(table, int(seat))
            if part == "total":
                return scoring.total(table, int(seat))
            if part in parts:
                return parts[part]
    raise DataError(path, "no such query; there are deck, score.<seat>.<part>")
