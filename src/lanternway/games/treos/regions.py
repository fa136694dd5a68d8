"""Regions: the four square pieces of the map, front and reverse, as drawn (TR-10.1)."""

from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.games.treos.reader import Entry, load

REGIONS: Final = ("alder_vale", "cairn_hills", "heron_lakes", "owlwood")
LETTERS: Final = "acho"
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
KINDS: Final = ("trail", "road", "water")
TRAIL, ROAD, WATER = 0, 1, 2
SIDES: Final = ("front", "reverse")
SPACE_KINDS: Final = ("plain", "town", "post", "secret", "open")
EDGES: Final = ("N", "E", "S", "W")
CORNERS: Final = ("NW", "NE", "SE", "SW")
MOST_SPACES: Final = 18
"""Spaces a region can have: number i of region r is space 18·r + i everywhere."""
SPACES: Final = 4 * MOST_SPACES
SPACE_WORDS: Final = [f"{LETTERS[s // MOST_SPACES]}{s % MOST_SPACES + 1}" for s in range(SPACES)]


class Path_:
    """A path within a region: its kind and, at both ends, the space and the exit."""

    __slots__ = ("a", "b", "exit_a", "exit_b", "kind")

    def __init__(self, kind: int, a: int, exit_a: int, b: int, exit_b: int) -> None:
        self.kind: int = kind
        self.a: int = a
        self.exit_a: int = exit_a
        self.b: int = b
        self.exit_b: int = exit_b


class Shore:
    """An exit into a lake."""

    __slots__ = ("centre", "exit", "space")

    def __init__(self, space: int, exit_: int, centre: bool) -> None:
        self.space: int = space
        self.exit: int = exit_
        self.centre: bool = centre
        """Whether the fifth highwayman stands here when this corner is the middle of the map."""


class Lake:
    """A lake inside a region."""

    __slots__ = ("at", "id", "shores", "size")

    def __init__(
        self, id_: str, at: tuple[float, float], size: tuple[float, float], shores: list[Shore]
    ) -> None:
        self.id: str = id_
        self.at: tuple[float, float] = at
        self.size: tuple[float, float] = size
        self.shores: list[Shore] = shores


class Side:
    """One side of a region: local spaces 0.., everything unturned."""

    __slots__ = ("at", "corners", "ids", "kinds", "lakes", "paths", "stubs")

    def __init__(
        self,
        ids: list[str],
        at: list[tuple[float, float]],
        kinds: list[str],
        paths: list[Path_],
        stubs: list[int],
        corners: list[list[Shore]],
        lakes: list[Lake],
    ) -> None:
        self.ids: list[str] = ids
        self.at: list[tuple[float, float]] = at
        self.kinds: list[str] = kinds
        self.paths: list[Path_] = paths
        self.stubs: list[int] = stubs
        """The space whose road leaves by the middle of the edge N, E, S, W (exit: that edge)."""
        self.corners: list[list[Shore]] = corners
        """The shores of the quarter-lake in the corner NW, NE, SE, SW."""
        self.lakes: list[Lake] = lakes

    def local(self, kind: str) -> list[int]:
        """The local numbers of all spaces of a kind."""
        return [i for i, k in enumerate(self.kinds) if k == kind]


class Region:
    """A region: its two towns and its two sides."""

    __slots__ = ("id", "provenance", "sides", "towns")

    def __init__(self, id_: str, towns: list[str], sides: list[Side], provenance: str) -> None:
        self.id: str = id_
        self.towns: list[str] = towns
        self.sides: list[Side] = sides
        self.provenance: str = provenance


def load_regions(folder: Path, towns: tuple[str, ...]) -> list[Region]:
    """The four regions of a content folder."""
    return [_read_region(Entry(f"regions/{r}.toml", load(folder, f"regions/{r}.toml")), i, towns)
            for i, r in enumerate(REGIONS)]  # fmt: skip


def _read_region(entry: Entry, number: int, towns: tuple[str, ...]) -> Region:
    entry.only(("id", "letter", "towns", "provenance", "front", "reverse"))
    if entry.text("id") != REGIONS[number]:
        raise DataError(entry.place("id"), f"should be {REGIONS[number]}")
    if entry.text("letter") != LETTERS[number]:
        raise DataError(entry.place("letter"), f"should be {LETTERS[number]}")
    own = entry.words("towns", towns)
    if len(own) != 2:
        raise DataError(entry.place("towns"), "should be two towns (TR-1.3)")
    sides = [read_side(entry.entry(side), side == "front", own) for side in SIDES]
    return Region(REGIONS[number], own, sides, entry.text("provenance"))


def read_side(entry: Entry, front: bool, towns: list[str]) -> Side:
    """One side of a region, checked: counts, references, one exit a direction, lakes with shores."""
    entry.only(("spaces", "paths", "stubs", "corners", "inland_lakes"))
    ids: list[str] = []
    at: list[tuple[float, float]] = []
    kinds: list[str] = []
    for space in entry.entries("spaces"):
        space.only(("id", "at", "kind"))
        id_ = space.text("id")
        if id_ in ids:
            raise DataError(space.place("id"), f"the space '{id_}' is there twice")
        ids.append(id_)
        at.append(space.point("at"))
        kinds.append(space.text("kind", SPACE_KINDS))
    _check_counts(entry, ids, kinds, front, towns)
    known = tuple(ids)
    used: dict[tuple[int, int], str] = {}

    def leave(place: Entry, space_field: str, exit_field: str) -> tuple[int, int]:
        space = known.index(place.text(space_field, known))
        exit_ = DIRECTIONS.index(place.text(exit_field, DIRECTIONS))
        if (space, exit_) in used:
            raise DataError(
                place.place(exit_field),
                f"'{known[space]}' has two exits {DIRECTIONS[exit_]}, here and in"
                f" {used[space, exit_]} (TR-3.1)",
            )
        used[space, exit_] = place.where
        return space, exit_

    paths: list[Path_] = []
    for path in entry.entries("paths"):
        path.only(("kind", "a", "exit_a", "b", "exit_b"))
        a, exit_a = leave(path, "a", "exit_a")
        b, exit_b = leave(path, "b", "exit_b")
        paths.append(Path_(KINDS.index(path.text("kind", KINDS)), a, exit_a, b, exit_b))
    stubs: list[int] = []
    for edge in EDGES:
        stub = entry.entry("stubs").entry(edge)
        if stub.text("exit") != edge:
            raise DataError(stub.place("exit"), f"the road over the edge {edge} must leave {edge}")
        stubs.append(leave(stub, "space", "exit")[0])
    corners = [
        [Shore(*leave(shore, "space", "exit"), shore.flag("centre"))
         for shore in entry.entry("corners").entries(corner, "space")]
        for corner in CORNERS
    ]  # fmt: skip
    for corner, shores in zip(CORNERS, corners, strict=True):
        where = entry.entry("corners").place(corner)
        if not 1 <= len(shores) <= 2:
            raise DataError(where, f"a quarter-lake has 1 or 2 shores, not {len(shores)}")
        if sum(shore.centre for shore in shores) != 1:
            raise DataError(where, "exactly one shore must be the centre space (TR-1.6)")
    lakes: list[Lake] = []
    for lake in entry.entries("inland_lakes") if entry.has("inland_lakes") else []:
        lake.only(("id", "at", "size", "shores"))
        around = [
            Shore(*leave(shore, "space", "exit"), False)
            for shore in lake.entries("shores", "space")
        ]
        if len(around) < 2:
            raise DataError(
                lake.place("shores"), f"a lake needs two shores, not {len(around)} (TR-3.5)"
            )
        lakes.append(Lake(lake.text("id"), lake.point("at"), lake.point("size"), around))
    return Side(ids, at, kinds, paths, stubs, corners, lakes)


def _check_counts(
    entry: Entry, ids: list[str], kinds: list[str], front: bool, towns: list[str]
) -> None:
    where = entry.place("spaces")
    if not 14 <= len(ids) <= MOST_SPACES:
        raise DataError(where, f"a side has 14 to {MOST_SPACES} spaces, not {len(ids)} (TR-10.1)")
    for kind in ("post", "secret"):
        if kinds.count(kind) != 2:
            raise DataError(where, f"two spaces of kind '{kind}' expected, not {kinds.count(kind)}")
    if front:
        here = [id_ for id_, kind in zip(ids, kinds, strict=True) if kind == "town"]
        if sorted(here) != sorted(towns):
            raise DataError(where, f"town spaces {here} should be {towns}")
        if "open" in kinds:
            raise DataError(where, "only the reverse side has open spaces (TR-8.2)")
    elif kinds.count("open") < 3 or "town" in kinds:
        raise DataError(
            where, "the reverse side has three or more open spaces and no town (TR-8.2)"
        )
