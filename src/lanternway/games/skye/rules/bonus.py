"""Bonus tiles (SK-9.11): unlocked on a track, acting at the end of the phase."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Refusal
from lanternway.games.skye import tell
from lanternway.games.skye.actions import BONUS_TILE
from lanternway.games.skye.agenda import BONUS, Advance
from lanternway.games.skye.board import BONUSES
from lanternway.games.skye.content import CASTLE
from lanternway.games.skye.parts import PART_BONUS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

PERKS: Final = ("third_waypoint", "no_discard", "bank_pays", "two_purchases")
"""What stays for good; perk n is bit n."""
THIRD_WAYPOINT: Final = 1
NO_DISCARD: Final = 2
BANK_PAYS: Final = 4
TWO_PURCHASES: Final = 8

POINTS: Final = {"road": 1, "no_discard": 3, "bank_pays": 3, "two_purchases": 3}
"""What bonus tiles score when they act."""

HELD: Final = 1
DECLARED: Final = 2
"""The +4 movement: on hand, and said with the plan."""

WAYPOINTS: Final = 2
MOST_TOKENS: Final = 3


def waypoint_count(table: "Table", seat: int) -> int:
    """How many waypoints the seat has (SK-9.1)."""
    return WAYPOINTS + (1 if table.perks[seat] & THIRD_WAYPOINT else 0)


def act_next(table: "Table") -> None:
    """At the end of a phase what was unlocked in it acts, seat by seat in turn order. Whoever has several
    is asked which comes next; the last one is no question."""
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        numbers = unlocked_of(table, seat)
        if len(numbers) > 1:
            table.waiting = 1 << seat
            return
        if numbers:
            act(table, seat, numbers[0])
            return


def unlocked_of(table: "Table", seat: int) -> list[int]:
    """The seat's bonus tiles that are still to act at the end of this phase."""
    return sorted(number for owner, number in table.unlocked if owner == seat)


def act(table: "Table", seat: int, number: int) -> None:
    """An unlocked bonus tile acts and leaves."""
    word = BONUSES[number]
    points = POINTS.get(word, 0)
    table.unlocked.remove((seat, number))
    table.add_points(seat, PART_BONUS, points)
    tell.bonus(table, seat, word, points)
    gain_bonus(table, seat, word)


def legal_order(table: "Table", seat: int) -> list[Action]:
    """Which bonus tile acts next. Road tokens wait: those just gained are for the next phase, and no
    bonus tile asks for a road."""
    return [BONUS_TILE.actions[number] for number in unlocked_of(table, seat)]


def do_order(table: "Table", seat: int, action: Action) -> None:
    """The bonus tile chosen acts."""
    table.waiting = 0
    act(table, seat, action.args[0])


def why_order(table: "Table", seat: int, action: Action) -> Refusal | None:
    if action.family is not BONUS_TILE:
        return None
    name = tell.bonus_name(BONUSES[action.args[0]])
    return Refusal("SK-9.11", "skye-why-no-bonus", {"bonus": name})


def gain_bonus(table: "Table", seat: int, word: str) -> None:
    """What a bonus tile gives besides points."""
    if word == "third_waypoint":
        table.perks[seat] |= THIRD_WAYPOINT
    elif word == "advance":
        table.agenda.append(Advance(seat, BONUS, CASTLE))
    elif word == "road":
        table.tokens[seat] += 1
    elif word == "boost":
        table.boost[seat] = HELD
    elif word == "gold":
        table.take_from_supply(seat, 5)
    elif word == "two_roads":
        table.tokens[seat] += 2
    else:
        table.perks[seat] |= 1 << PERKS.index(word)
