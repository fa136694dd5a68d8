"""Bonus tiles (SK-9.11): unlocked on a track, acting at the end of the phase."""

from typing import TYPE_CHECKING, Final

from lanternway.games.skye import tell
from lanternway.games.skye.agenda import BONUS, Advance
from lanternway.games.skye.content import CASTLE
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

HELD: Final = 1
DECLARED: Final = 2
"""The +4 movement: on hand, and said with the plan."""

WAYPOINTS: Final = 2
MOST_TOKENS: Final = 3


def waypoint_count(table: "Table", seat: int) -> int:
    """How many waypoints the seat has (SK-9.1)."""
    return WAYPOINTS + (1 if table.perks[seat] & THIRD_WAYPOINT else 0)


def act_next(table: "Table") -> None:
    """At the end of a phase: what was unlocked in it acts, in that order."""
    seat, number = table.unlocked.pop(0)
    tell.bonus(table, seat, BONUSES[number])
    gain_bonus(table, seat, number)


def gain_bonus(table: "Table", seat: int, number: int) -> None:
    """What a bonus tile gives."""
    word = BONUSES[number]
    if word == "third_waypoint":
        table.perks[seat] |= THIRD_WAYPOINT
    elif word == "advance":
        table.agenda.append(Advance(seat, BONUS, CASTLE))
    elif word == "road":
        table.add_points(seat, PART_BONUS, 1)
        table.tokens[seat] += 1
    elif word == "boost":
        table.boost[seat] = HELD
    elif word == "gold":
        table.take_from_supply(seat, 5)
    elif word == "two_roads":
        table.tokens[seat] += 2
    else:
        table.perks[seat] |= 1 << PERKS.index(word)
        table.add_points(seat, PART_BONUS, 3)
