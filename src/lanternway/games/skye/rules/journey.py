"""Phase 5, the end: the journeyman walks and collects waypoints (SK-9.3, SK-9.4).

Only the order of collecting is asked; the way between two waypoints is always a cheapest one.
"""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell, walk
from lanternway.games.skye.actions import COLLECT, TOKEN
from lanternway.games.skye.agenda import WAYPOINT, Advance
from lanternway.games.skye.rules import tokens

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def next_walker(table: "Table") -> None:
    """The next seat walks until there is a choice."""
    if table.turn == table.seats:
        table.turn = 0
        table.stage = stages.JOURNEY_END
        return
    seat = table.seat_of_turn(table.turn)
    if not table.waypoints[seat]:
        table.steps[seat] = 0  # the journey ends with the last waypoint; what is left is lost
        table.turn += 1
        return
    options = next_stops(table, seat)
    if not options:
        table.waypoints[seat] = ()  # SK-9.4: what cannot be reached is taken back
        tell.taken_back(table, seat)
    elif table.tokens[seat] or len(options) > 1:
        table.waiting = 1 << seat
    else:
        collect(table, seat, options[0])


def next_stops(table: "Table", seat: int) -> list[int]:
    """The waypoints (tiles) that may come next: all others must stay collectable. If no order collects
    all of them, whatever can be reached."""
    land = table.lands[seat]
    left = table.waypoints[seat]
    numbers = tuple(land.tile_number(tile) for tile in left)
    away = walk.costs_from(land, table.walker[seat])
    steps = table.steps[seat]
    whole, reachable = [], []
    for place, number in enumerate(numbers):
        if away[number] > steps:
            continue
        reachable.append(left[place])
        others = numbers[:place] + numbers[place + 1 :]
        if away[number] + walk.tour(land, number, others) <= steps:
            whole.append(left[place])
    return whole or reachable


def legal_journey(table: "Table", seat: int) -> list[Action]:
    """Which waypoint to collect next; tokens may be laid on the way."""
    found = [COLLECT.actions[tile] for tile in next_stops(table, seat)]
    return tokens.and_tokens(table, seat, found)


def do_journey(table: "Table", seat: int, action: Action) -> None:
    """Lay a token, or walk on."""
    table.waiting = 0
    if action.family is TOKEN:
        tokens.lay(table, seat, action)
    else:
        collect(table, seat, action.args[0])


def why_journey(table: "Table", seat: int, action: Action) -> Refusal | None:
    if action.family is not COLLECT:
        return None
    tile = action.args[0]
    message = "skye-why-order" if tile in table.waypoints[seat] else "skye-why-no-waypoint"
    return Refusal("SK-9.4", message, {"tile": tell.tile_name(tile)})


def steps_to(table: "Table", seat: int, tile: int) -> int:
    """Movement points from the journeyman to a tile of the territory."""
    land = table.lands[seat]
    return walk.costs_from(land, table.walker[seat])[land.tile_number(tile)]


def collect(table: "Table", seat: int, tile: int) -> None:
    """Walk to a waypoint and collect it; a track may then be advanced (SK-9.4)."""
    land = table.lands[seat]
    number = land.tile_number(tile)
    steps = steps_to(table, seat, tile)
    table.steps[seat] -= steps
    table.walker[seat] = number
    table.waypoints[seat] = tuple(other for other in table.waypoints[seat] if other != tile)
    tell.collected(table, seat, tile, steps)
    table.agenda.append(Advance(seat, WAYPOINT, tile))
