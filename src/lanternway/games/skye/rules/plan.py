"""Phase 5, second half: planning the journey in secret (SK-9.2)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell, walk
from lanternway.games.skye.actions import BOOST, DONE, TOKEN, WAYPOINT
from lanternway.games.skye.rules import bonus, tokens, tracks
from lanternway.games.skye.rules.bonus import DECLARED, HELD

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

BOOSTED = 4
"""Movement points of the bonus tile."""


def begin(table: "Table") -> None:
    """Everybody plans at once."""
    tell.phase_begins(table, "journey")
    table.stage = stages.PLAN
    for seat in range(table.seats):
        table.waypoints[seat] = ()
    table.waiting = (1 << table.seats) - 1


def reach(table: "Table", seat: int) -> int:
    """Movement points of the plan, the +4 included once it is declared."""
    return tracks.movement(table, seat) + (BOOSTED if table.boost[seat] == DECLARED else 0)


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


def route_with(table: "Table", seat: int, tile: int) -> int:
    """Movement points that the waypoints laid and one more on a tile need together."""
    land = table.lands[seat]
    stops = tuple(land.tile_number(stop) for stop in (*table.waypoints[seat], tile))
    return walk.tour(land, table.walker[seat], stops)


def legal_plan(table: "Table", seat: int) -> list[Action]:
    """Another waypoint, the +4 movement, or being done."""
    found: list[Action] = []
    if len(table.waypoints[seat]) < bonus.waypoint_count(table, seat):
        land = table.lands[seat]
        found = [WAYPOINT.actions[land.tiles[n]] for n in possible_waypoints(table, seat)]
    if table.boost[seat] == HELD:
        found += BOOST.actions
    return tokens.and_tokens(table, seat, found) + DONE.actions


def do_plan(table: "Table", seat: int, action: Action) -> None:
    """One answer; the plan is made when the seat says so."""
    if action.family is TOKEN:
        tokens.lay(table, seat, action)
    elif action.family is WAYPOINT:
        table.waypoints[seat] += (action.args[0],)
    elif action.family is BOOST:
        table.boost[seat] = DECLARED
    else:
        table.waiting &= ~(1 << seat)
        tell.committed(table, seat)


def why_plan(table: "Table", seat: int, action: Action) -> Refusal | None:
    if action.family is BOOST:
        return Refusal("SK-9.11", "skye-why-no-boost")
    if action.family is not WAYPOINT:
        return None
    tile = action.args[0]
    name = tell.tile_name(tile)
    if tile in table.waypoints[seat]:
        return Refusal("SK-9.2", "skye-why-waypoint-there", {"tile": name})
    if tile not in table.lands[seat].tiles:
        return Refusal("SK-9.2", "skye-why-not-your-tile", {"tile": name})
    if len(table.waypoints[seat]) >= bonus.waypoint_count(table, seat):
        return Refusal("SK-9.1", "skye-why-no-more-waypoints")
    return Refusal("SK-9.3", "skye-why-too-far", {"steps": reach(table, seat)})


def revise_plan(table: "Table", seat: int) -> None:
    """Take the plan back."""
    table.waypoints[seat] = ()
    if table.boost[seat] == DECLARED:
        table.boost[seat] = HELD
    table.waiting |= 1 << seat
    tell.revised(table, seat)


def finish(table: "Table") -> None:
    """All plans are shown; the journeys begin, in turn order."""
    table.reveal()
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        table.steps[seat] = reach(table, seat)
        extra = 0
        if table.boost[seat] == DECLARED:
            table.boost[seat] = 0
            extra = BOOSTED
        tell.planned(table, seat, table.waypoints[seat], table.steps[seat], extra)
    table.stage = stages.JOURNEY
    table.turn = 0
