"""A position's own small map as data, instead of a layout of the four regions.

    map:
      spaces: {a1: plain, a2: treos, a3: fort, a4: inn, a5: secret}
      paths: [[road, a1, E, a2, W], [trail, a2, S, a3, N]]
      lakes: {centre: [[a1, S], [a4, N]], inland1: [[a2, E], [a5, W]]}
      rim: [[a1, N, a4, S]]

A space's letter is its region. A lake is one of NW, N, NE, W, centre, E, SW, S, SE (its place on the
map, TR-3.5, TR-9.4) or inland1 and so on. `rim` joins two rim roads that match.
"""

from typing import Final

from lanternway.core.reading import Node
from lanternway.games.treos import board
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.layouts import LAKE_RADIUS
from lanternway.games.treos.regions import (
    DIRECTIONS,
    MOST_SPACES,
    PATH_KINDS,
    REGION_OF,
    ROAD,
    SPACE_WORDS,
    Connection,
)

PLACES: Final = {"plain": board.PLAIN, "fort": board.FORT, "inn": board.INN, "secret": board.SECRET}
_SECRETS_A_REGION: Final = 2
_Ends = set[tuple[int, int]]
"""The exits in use, as (space, direction)."""


def read_board(node: Node) -> board.Board:
    """The board of a position's own map; DataError names what is wrong."""
    node.only(("spaces", "paths", "lakes", "rim"))
    blueprint = board.Blueprint()
    _read_spaces(blueprint, node.get("spaces"))
    used: _Ends = set()
    for path in node.get("paths").items() if node.has("paths") else []:
        kind, *ends = path.items(5, 5)
        blueprint.paths.append(_read_connection(blueprint, kind.word(PATH_KINDS), ends, used))
    if node.has("lakes"):
        lakes = node.get("lakes")
        for name in lakes.fields():
            _read_lake(
                blueprint, lakes.get(name), Node(name, lakes.path).word(board.ALL_LAKES), used
            )
    for pair in node.get("rim").items() if node.has("rim") else []:
        blueprint.rim.append(_read_connection(blueprint, ROAD, pair.items(4, 4), used))
    return board.Board(blueprint)


def _read_spaces(blueprint: board.Blueprint, node: Node) -> None:
    secrets = [0, 0, 0, 0]
    for name in node.fields():
        what = node.get(name)
        kind = what.value
        space = Node(name, what.path).word(SPACE_WORDS)
        region, local = REGION_OF[space], space % MOST_SPACES
        blueprint.points[space] = (
            float(local % 6) + 6.0 * (region % 2),
            local // 6 + 6.0 * (region // 2),
        )
        if kind in CONTENT.town_ids:
            blueprint.place[space] = board.TOWN
            blueprint.what[space] = CONTENT.town_ids.index(kind)
        elif kind in PLACES:
            blueprint.place[space] = PLACES[kind]
            if kind != "plain":
                blueprint.what[space] = region
            if kind == "secret":
                blueprint.what[space] = _SECRETS_A_REGION * region + secrets[region]
                secrets[region] += 1
                if secrets[region] > _SECRETS_A_REGION:
                    raise what.wrong("two secret places a region at most (TR-1.4)")
        else:
            raise what.wrong(f"{kind!r} is no town and not one of {', '.join(PLACES)}")
        doubled = [
            other for other in range(len(blueprint.place))
            if other != space and blueprint.place[other] == blueprint.place[space] > board.PLAIN
            and blueprint.what[other] == blueprint.what[space]
        ]  # fmt: skip
        if doubled:
            raise what.wrong(f"the same stands on {SPACE_WORDS[doubled[0]]} already")


def _read_lake(blueprint: board.Blueprint, node: Node, lake: int, used: _Ends) -> None:
    shores = [shore.items(2, 2) for shore in node.items()]
    if len(shores) < 2 and lake not in board.CORNER_LAKES:
        raise node.wrong(f"a lake needs two shores, not {len(shores)} (TR-3.5)")
    blueprint.lakes[lake] = [_read_end(blueprint, space, exit_, used) for space, exit_ in shores]
    blueprint.lake_at[lake] = (6.0 * (lake % 3), 6.0 * (lake // 3), LAKE_RADIUS, LAKE_RADIUS)


def _read_connection(
    blueprint: board.Blueprint, kind: int, ends: list[Node], used: _Ends
) -> Connection:
    """A path of a kind from `[space, exit, space, exit]`."""
    start = _read_end(blueprint, ends[0], ends[1], used)
    end = _read_end(blueprint, ends[2], ends[3], used)
    return Connection(kind, *start, *end)


def _read_end(blueprint: board.Blueprint, space: Node, exit_: Node, used: _Ends) -> tuple[int, int]:
    """An end of a path or lake: the space must exist and the exit be free (TR-3.1)."""
    found = space.word(SPACE_WORDS), exit_.word(DIRECTIONS)
    if blueprint.place[found[0]] == board.ABSENT:
        raise space.wrong(f"the space {space.value} is not on this map")
    if found in used:
        raise exit_.wrong(f"{space.value} has two exits {exit_.value} (TR-3.1)")
    used.add(found)
    return found
