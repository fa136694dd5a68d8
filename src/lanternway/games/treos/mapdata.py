"""A position's own small map as data, instead of a layout of the four regions.

    map:
      spaces: {a1: plain, a2: treos, a3: fort, a4: inn, a5: secret}
      paths: [[road, a1, E, a2, W], [trail, a2, S, a3, N]]
      lakes: {centre: [[a1, S], [a4, N]], inland1: [[a2, E], [a5, W]]}
      rim: [[a1, N, a4, S]]

A space's letter is its region. A lake is one of NW, N, NE, W, centre, E, SW, S, SE (its place on the
map, TR-3.5, TR-9.4) or inland1 and so on. `rim` joins two rim roads that match.
"""

from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.games.treos.board import FORT, INN, PLAIN, SECRET, TOWN, Board, Plan
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.regions import DIRECTIONS, KINDS, MOST_SPACES, SPACE_WORDS
from lanternway.games.treos.words import ALL_LAKES, number, sequence, table

PLACES: Final = {"plain": PLAIN, "fort": FORT, "inn": INN, "secret": SECRET}


def board_of_data(data: Any) -> Board:
    """The board of a position's own map; DataError names what is wrong."""
    given = table("map", data)
    for name in given:
        if name not in ("spaces", "paths", "lakes", "rim"):
            raise DataError(f"map.{name}", "no such field; there are spaces, paths, lakes, rim")
    plan = Plan()
    _read_spaces(plan, table("map.spaces", given.get("spaces")))
    used: set[tuple[int, int]] = set()
    for i, path in enumerate(sequence("map.paths", given.get("paths", []))):
        where = f"map.paths.{i}"
        parts = sequence(where, path)
        if len(parts) != 5:
            raise DataError(where, "should be [kind, space, exit, space, exit]")
        kind = number(where, parts[0], KINDS)
        a, exit_a = _end(plan, where, parts[1], parts[2], used)
        b, exit_b = _end(plan, where, parts[3], parts[4], used)
        plan.paths.append((kind, a, exit_a, b, exit_b))
    for name, shores in table("map.lakes", given.get("lakes", {})).items():
        where = f"map.lakes.{name}"
        lake = number(where, name, ALL_LAKES)
        around = [sequence(where, shore) for shore in sequence(where, shores)]
        if len(around) < 2 and name not in ("NW", "NE", "SW", "SE"):
            raise DataError(where, f"a lake needs two shores, not {len(around)} (TR-3.5)")
        plan.lakes[lake] = [_end(plan, where, shore[0], shore[1], used) for shore in around]
        plan.lake_at[lake] = (6.0 * (lake % 3), 6.0 * (lake // 3), 0.9, 0.9)
    for i, pair in enumerate(sequence("map.rim", given.get("rim", []))):
        where = f"map.rim.{i}"
        parts = sequence(where, pair)
        if len(parts) != 4:
            raise DataError(where, "should be [space, exit, space, exit]")
        a, exit_a = _end(plan, where, parts[0], parts[1], used)
        b, exit_b = _end(plan, where, parts[2], parts[3], used)
        plan.rim.append((a, exit_a, b, exit_b))
    return Board(plan)


def _read_spaces(plan: Plan, spaces: dict[str, Any]) -> None:
    secrets = [0, 0, 0, 0]
    for name, kind in spaces.items():
        where = f"map.spaces.{name}"
        space = number(where, name, SPACE_WORDS)
        region = space // MOST_SPACES
        local = space % MOST_SPACES
        plan.at[space] = (float(local % 6) + 6.0 * (region % 2), local // 6 + 6.0 * (region // 2))
        if kind in CONTENT.town_ids:
            plan.place[space] = TOWN
            plan.what[space] = CONTENT.town_ids.index(kind)
        elif kind in PLACES:
            plan.place[space] = PLACES[kind]
            if kind != "plain":
                plan.what[space] = region
            if kind == "secret":
                plan.what[space] = 2 * region + secrets[region]
                secrets[region] += 1
                if secrets[region] > 2:
                    raise DataError(where, "two secret places a region at most (TR-1.4)")
        else:
            raise DataError(where, f"{kind!r} is no town and not one of {', '.join(PLACES)}")
        doubled = [
            other for other in range(len(plan.place))
            if other != space and plan.place[other] == plan.place[space] > PLAIN
            and plan.what[other] == plan.what[space]
        ]  # fmt: skip
        if doubled:
            raise DataError(where, f"the same stands on {SPACE_WORDS[doubled[0]]} already")


def _end(
    plan: Plan, where: str, space: Any, exit_: Any, used: set[tuple[int, int]]
) -> tuple[int, int]:
    """An end of a path or lake: the space must exist and the exit be free (TR-3.1)."""
    at = number(where, space, SPACE_WORDS)
    if plan.place[at] == 0:
        raise DataError(where, f"the space {space} is not on this map")
    direction = number(where, exit_, DIRECTIONS)
    if (at, direction) in used:
        raise DataError(where, f"{space} has two exits {exit_} (TR-3.1)")
    used.add((at, direction))
    return at, direction
