"""What is said about a finished game: for balance reports."""

from typing import TYPE_CHECKING

from lanternway.games.treos.characters import CHARACTERS

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def traits(table: "Table", seat: int) -> dict[str, str]:
    """Character, and the place in the order of the last day (0 bid highest)."""
    found = {"character": CHARACTERS[table.setting.characters[seat]]}
    if seat in table.order:
        found["turn"] = str(table.order.index(seat))
    return found


def measures(table: "Table") -> dict[str, float]:
    return {"days": float(table.day)}
