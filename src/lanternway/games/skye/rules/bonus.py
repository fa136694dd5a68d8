"""Bonus tiles (SK-9.11): unlocked on a track, acting at the end of the phase."""

from typing import TYPE_CHECKING, Final

from lanternway.games.skye import stages
from lanternway.games.skye.parts import PART_BONUS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

BONUSES: Final = (
    "third_waypoint", "advance", "road",
    "boost", "gold", "two_roads",
    "no_discard", "bank_pays", "two_purchases",
)  # fmt: skip
"""By number: three of I, three of II, three of III."""

PERKS: Final = ("third_waypoint", "no_discard", "bank_pays", "two_purchases")
"""What stays for good; perk n is bit n."""
THIRD_WAYPOINT: Final = 1
NO_DISCARD: Final = 2
BANK_PAYS: Final = 4
TWO_PURCHASES: Final = 8

WAYPOINTS: Final = 2
MOST_TOKENS: Final = 3


def waypoint_count(table: "Table", seat: int) -> int:
    """How many waypoints the seat has (SK-9.1)."""
    return WAYPOINTS + (1 if table.perks[seat] & THIRD_WAYPOINT else 0)


def step(table: "Table") -> None:
    """The end of a phase: what was unlocked in it acts, in that order, until nothing is left."""
    if not table.queue:
        table.stage += 1
        return
    seat, number = divmod(table.queue.pop(0), 16)
    if table.sink is not None:
        table.emit("bonus", {"seat": seat, "bonus": f"@skye-bonus-{BONUSES[number]}"})
    if number == 0:
        table.perks[seat] |= THIRD_WAYPOINT
    elif number == 1:
        table.agenda.append((stages.ADVANCE, seat, stages.BONUS, 0))
    elif number == 2:
        table.add_points(seat, PART_BONUS, 1)
        table.tokens[seat] += 1
    elif number == 3:
        table.boost[seat] = 1
    elif number == 4:
        table.take_from_supply(seat, 5)
    elif number == 5:
        table.tokens[seat] += 2
    else:
        table.perks[seat] |= (NO_DISCARD, BANK_PAYS, TWO_PURCHASES)[number - 6]
        table.add_points(seat, PART_BONUS, 3)
