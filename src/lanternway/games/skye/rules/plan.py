"""Phase 5, second half: planning the journey in secret (SK-9.2)."""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages, walk
from lanternway.games.skye.actions import BOOST, DONE, K_BOOST, K_TOKEN, K_WAYPOINT, WAYPOINT
from lanternway.games.skye.rules import bonus, tokens, tracks

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

BOOSTED = 4
"""Movement points of the bonus tile."""


def begin(table: "Table") -> None:
    """Everybody plans at once."""
    table.stage = stages.PLAN
    for seat in range(table.seats):
        table.waypoints[seat] = ()
    table.waiting = (1 << table.seats) - 1


def reach(table: "Table", seat: int) -> int:
    """Movement points of the plan, the +4 included once it is declared."""
    return tracks.movement(table, seat) + (BOOSTED if table.boost[seat] == 2 else 0)


def possible_waypoints(table: "Table", seat: int) -> list[int]:
    """The tiles (by number) that can be added to the plan: all must stay collectable."""
    land = table.lands[seat]
    points = reach(table, seat)
    planned = tuple(land.tile_number(tile) for tile in table.waypoints[seat])
    away = walk.costs_from(land, table.walker[seat])
    between = [walk.costs_from(land, number) for number in planned]
    found = []
    for number in range(len(land.tiles)):
        if number in planned:
            continue
        if not planned:
            cost = away[number]
        elif len(planned) == 1:
            cost = between[0][number] + min(away[planned[0]], away[number])
        else:
            cost = walk.shortest(away, between, (*planned, number))
        if cost <= points:
            found.append(number)
    return found


def legal(table: "Table", seat: int) -> list[Action]:
    """Another waypoint, the +4 movement, or being done."""
    found: list[Action] = []
    if len(table.waypoints[seat]) < bonus.waypoint_count(table, seat):
        land = table.lands[seat]
        found = [WAYPOINT[land.tiles[n]] for n in possible_waypoints(table, seat)]
    if table.boost[seat] == 1:
        found.append(BOOST)
    if table.tokens[seat]:
        found += tokens.legal(table, seat)
    found.append(DONE)
    return found


def perform(table: "Table", seat: int, action: Action) -> None:
    """One answer; the plan is made when the seat says so."""
    if action.kind == K_TOKEN:
        tokens.lay(table, seat, action)
        return
    if action.kind == K_WAYPOINT:
        table.waypoints[seat] += (action.args[0],)
    elif action.kind == K_BOOST:
        table.boost[seat] = 2
    if action is DONE:
        table.waiting &= ~(1 << seat)
        if table.sink is not None:
            table.emit("committed", {"seat": seat})


def revise(table: "Table", seat: int) -> None:
    """Take the plan back."""
    table.waypoints[seat] = ()
    if table.boost[seat] == 2:
        table.boost[seat] = 1
    table.waiting |= 1 << seat
    if table.sink is not None:
        table.emit("revised", {"seat": seat})


def finish(table: "Table") -> None:
    """All plans are shown; the journeys begin, in turn order."""
    table.reveal()
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        table.steps[seat] = reach(table, seat)
        if table.boost[seat] == 2:
            table.boost[seat] = 0
        if table.sink is not None:
            facts = {"seat": seat, "n": len(table.waypoints[seat]), "steps": table.steps[seat]}
            table.emit("planned", facts)
    table.stage = stages.JOURNEY
    table.turn = 0
