"""Phase 5, the end: the journeyman walks and collects waypoints (SK-9.3, SK-9.4).

Only the order of collecting is asked; the way between two waypoints is always a cheapest one.
"""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages, walk
from lanternway.games.skye.actions import COLLECT, K_TOKEN
from lanternway.games.skye.rules import tokens
from lanternway.games.skye.tables import TILE_WORDS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def step(table: "Table") -> None:
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
    if table.tokens[seat] or len(options) > 1:
        table.waiting = 1 << seat
    elif options:
        collect(table, seat, options[0])
    else:
        table.waypoints[seat] = ()  # SK-9.4: what cannot be reached is taken back
        if table.sink is not None:
            table.emit("taken-back", {"seat": seat})


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


def legal(table: "Table", seat: int) -> list[Action]:
    """Which waypoint to collect next; tokens may be laid on the way."""
    found = [COLLECT[tile] for tile in next_stops(table, seat)]
    if table.tokens[seat]:
        found += tokens.legal(table, seat)
    return found


def perform(table: "Table", seat: int, action: Action) -> None:
    """Lay a token, or walk on."""
    if action.kind == K_TOKEN:
        tokens.lay(table, seat, action)
        table.waiting = 0
        return
    table.waiting = 0
    collect(table, seat, action.args[0])


def collect(table: "Table", seat: int, tile: int) -> None:
    """Walk to a waypoint and collect it; a track may then be advanced (SK-9.4)."""
    land = table.lands[seat]
    number = land.tile_number(tile)
    steps = walk.costs_from(land, table.walker[seat])[number]
    table.steps[seat] -= steps
    table.walker[seat] = number
    table.waypoints[seat] = tuple(other for other in table.waypoints[seat] if other != tile)
    if table.sink is not None:
        facts = {"seat": seat, "tile": f"@skye-tile-{TILE_WORDS[tile]}", "steps": steps}
        table.emit("collected", facts)
    table.agenda.append((stages.ADVANCE, seat, stages.WAYPOINT, tile))
