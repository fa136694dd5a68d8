"""What can be activated from a space (DR-4.5.1, DR-4.5.2), and what a new steed adds to it (DR-11.2)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road.content_words import DISTRICTS, SPACES
from lanternway.games.dark_road.frames import Activate

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

BUILDINGS_FROM: Final = len(DISTRICTS)
"""In a set of places the buildings of spaces 1 to 4 follow the districts."""
ALL_DISTRICTS: Final = (1 << BUILDINGS_FROM) - 1
ALL_BUILDINGS: Final = 0b1111 << BUILDINGS_FROM


def places(table: "Table", seat: int) -> int:
    """The set of what can be activated from the pawn's space with the dice of the pool (DR-4.5.2)."""
    space = table.space[seat]
    one, two = SPACES[space]
    found = 1 << one | 1 << two
    if table.dice[seat].pool_lit >= 0:
        reach = table.content.any_building[table.steeds[seat]]  # DR-11.2
        if reach and (space or reach == 2):
            found |= ALL_BUILDINGS
        elif space:
            found |= 1 << BUILDINGS_FROM + space - 1
    return found


def first_frame(table: "Table", seat: int) -> Activate:
    """One district, with an illuminated die two and a building."""
    districts = 2 if table.dice[seat].pool_lit >= 0 else 1
    return Activate(seat, districts, places(table, seat))


def widen(table: "Table", seat: int, before: int) -> None:
    """A new steed may open more buildings, as long as none was activated in this turn (DR-11.2): while some
    are still open, or none could be reached `before`, as on space 0 without such a steed."""
    lowest = table.agenda[0]
    if not isinstance(lowest, Activate) or lowest.seat != seat:
        return
    if lowest.places & ALL_BUILDINGS or not before & ALL_BUILDINGS:
        more = places(table, seat) & ALL_BUILDINGS
        table.agenda[0] = Activate(seat, lowest.districts, lowest.places | more)
