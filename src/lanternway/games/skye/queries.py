"""Derived facts that positions can expect (docs/games/skye-positions.md lists them)."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from lanternway.core import DataError
from lanternway.core.reading import seat_number
from lanternway.games.skye import scoring, walk
from lanternway.games.skye.board import REQUIREMENTS
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.data import tile_data
from lanternway.games.skye.rules import bonus, income, plan, tracks
from lanternway.games.skye.tables import FITS, TILE_WORDS, cell_x, cell_y
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import TERRAINS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

PATHS = (
    "bag", "value.SEAT.TILE", "areas.SEAT", "joined.SEAT", "whisky.SEAT", "income.SEAT",
    "scrolls.SEAT", "placements.SEAT.TILE", "journey.SEAT.FROM.TO...", "reach.SEAT",
    "movement.SEAT", "waypoints.SEAT", "requirements.SEAT.TILE", "score.SEAT.PART",
)  # fmt: skip


def query(table: "Table", path: str) -> Any:
    """The answer to a question about the table."""
    words = path.split(".")
    name, rest = words[0], words[1:]
    if name == "bag" and not rest:
        return table.bag[:]
    if not rest:
        raise _unknown(path)
    seat = seat_number(rest[0], table.seats, path)
    land = table.lands[seat]
    more = rest[1:]
    if name == "value" and len(more) == 1 and more[0] in SCORING_IDS:
        return scoring.points_of(table, SCORING_IDS.index(more[0]))[seat]
    if name == "score" and len(more) == 1:
        return _score(table, seat, more[0], path)
    if name == "placements" and len(more) == 1:
        return placements(land, _tile(more[0], path))
    if name == "journey" and len(more) >= 2:
        return _journey(land, [_own_tile(land, word, path) for word in more])
    if name == "requirements" and len(more) == 1:
        number = _own_tile(land, more[0], path)
        return [word for n, word in enumerate(REQUIREMENTS) if tracks.meets(land, number, n)]
    if more:
        raise _unknown(path)
    if name == "areas":
        return areas(land)
    if name == "joined":
        return [tile_data(tile) for n, tile in enumerate(land.tiles) if land.joined() >> n & 1]
    if name == "whisky":
        return land.income()
    if name == "income":
        return income.income_of(table, seat)
    if name == "scrolls":
        return scoring.scroll_points(land)
    if table.setting.journeyman:
        if name == "movement":
            return plan.reach(table, seat)
        if name == "waypoints":
            return bonus.waypoint_count(table, seat)
        if name == "reach":
            return _reach(table, seat)
    raise _unknown(path)


def _unknown(path: str) -> DataError:
    return DataError(path, f"there is no such question; there are {', '.join(PATHS)}")


def _tile(word: str, path: str) -> int:
    if word not in TILE_WORDS:
        raise DataError(path, f"'{word}' is no tile")
    return TILE_WORDS.index(word)


def _own_tile(land: Territory, word: str, path: str) -> int:
    number = land.tile_number(_tile(word, path))
    if number < 0:
        raise DataError(path, f"tile {word} is not in the territory")
    return number


def _score(table: "Table", seat: int, part: str, path: str) -> int:
    outcome = scoring.outcome(table)
    if part == "total":
        return table.score[seat]
    if part == "rank" and outcome is not None:
        return outcome.ranks[seat]
    raise DataError(path, "there is 'total', and 'rank' when the game is over")


def areas(land: Territory) -> list[dict[str, Any]]:
    """Every area: terrain, size (tiles), completed, its tiles; in the order it was begun."""
    found: list[dict[str, Any]] = []
    for area in range(len(land.parent)):
        root = land.area_root(area)
        # An area is told where its first part was placed, whichever part speaks for it.
        if any(land.area_root(other) == root for other in range(area)):
            continue
        members = land.members[root]
        found.append(
            {
                "terrain": TERRAINS[land.terrain[root]],
                "size": members.bit_count(),
                "completed": land.open[root] == 0,
                "tiles": [tile_data(t) for n, t in enumerate(land.tiles) if members >> n & 1],
            }
        )
    return found


def placements(land: Territory, tile: int) -> list[list[int]]:
    """Every [x, y, turns] where a tile fits, from north-west to south-east."""
    found = []
    for cell, around in land.frontier.items():
        for turns in range(4):
            if FITS[tile][around] >> turns & 1:
                found.append([cell_y(cell), cell_x(cell), turns])
    return [[x, y, turns] for y, x, turns in sorted(found)]


def _journey(land: Territory, stops: list[int]) -> int | None:
    """The movement points of a walk from stop to stop; None if there is no way."""
    cost = 0
    for start, end in pairwise(stops):
        cost += walk.costs_from(land, start)[end]
    return None if cost >= walk.FAR else cost


def _reach(table: "Table", seat: int) -> dict[str, int]:
    """The tiles the journeyman can reach with its movement points, each with its cost."""
    land = table.lands[seat]
    costs = walk.costs_from(land, table.walker[seat])
    points = plan.reach(table, seat)
    return {
        TILE_WORDS[tile]: costs[number]
        for number, tile in enumerate(land.tiles)
        if costs[number] <= points
    }
