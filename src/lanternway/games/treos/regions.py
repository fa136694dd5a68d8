"""Regions: the four square pieces of the map, front and reverse, as drawn (TR-10.1)."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lanternway.core.reading import Entry, read_toml

REGIONS: Final = ("alder_vale", "cairn_hills", "heron_lakes", "owlwood")
LETTERS: Final = "acho"
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
PATH_KINDS: Final = ("trail", "road", "water")
TRAIL, ROAD, WATER = 0, 1, 2
ARROW_OPTIONS: Final = 0xFF
"""A set of options is a bit for each arrow, N to NW, then one for each kind of path: all arrows."""
PATH_OPTIONS: Final = [256, 512, 1024]
"""The option of each kind of path."""
SIDES: Final = ("front", "reverse")
SPACE_KINDS: Final = ("plain", "town", "post", "secret", "open")
EDGES: Final = ("N", "E", "S", "W")
CORNERS: Final = ("NW", "NE", "SE", "SW")
MOST_SPACES: Final = 18
"""Spaces a region can have: number i of region r is space 18·r + i everywhere."""
SPACES: Final = 4 * MOST_SPACES
REGION_OF: Final = [space // MOST_SPACES for space in range(SPACES)]
"""The region of each space."""
SPACE_WORDS: Final = [
    f"{LETTERS[region]}{space % MOST_SPACES + 1}" for space, region in enumerate(REGION_OF)
]


class Connection:
    """A path: its kind and, at both ends, the space and the exit."""

    __slots__ = ("end", "end_exit", "kind", "start", "start_exit")

    def __init__(self, kind: int, start: int, start_exit: int, end: int, end_exit: int) -> None:
        self.kind: int = kind
        self.start: int = start
        self.start_exit: int = start_exit
        self.end: int = end
        self.end_exit: int = end_exit


@dataclass(frozen=True)
class Shore:
    """An exit into a lake."""

    space: int
    exit: int
    centre: bool
    """Whether the fifth highwayman stands here when this corner is the middle of the map."""


class Lake:
    """A lake inside a region."""

    __slots__ = ("id", "middle", "shores", "size")

    def __init__(
        self, id_: str, middle: tuple[float, float], size: tuple[float, float], shores: list[Shore]
    ) -> None:
        self.id: str = id_
        self.middle: tuple[float, float] = middle
        self.size: tuple[float, float] = size
        self.shores: list[Shore] = shores


class Side:
    """One side of a region: local spaces 0.., everything unturned."""

    __slots__ = ("corners", "ids", "kinds", "lakes", "paths", "points", "stubs")

    def __init__(
        self,
        ids: list[str],
        points: list[tuple[float, float]],
        kinds: list[str],
        paths: list[Connection],
        stubs: list[int],
        corners: list[list[Shore]],
        lakes: list[Lake],
    ) -> None:
        self.ids: list[str] = ids
        self.points: list[tuple[float, float]] = points
        self.kinds: list[str] = kinds
        self.paths: list[Connection] = paths
        self.stubs: list[int] = stubs
        """The space whose road leaves by the middle of the edge N, E, S, W (exit: that edge)."""
        self.corners: list[list[Shore]] = corners
        """The shores of the quarter-lake in the corner NW, NE, SE, SW."""
        self.lakes: list[Lake] = lakes

    def local(self, kind: str) -> list[int]:
        """The local numbers of all spaces of a kind."""
        return [space for space, other in enumerate(self.kinds) if other == kind]


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
    return [
        _read_region(read_toml(folder, f"regions/{name}.toml"), number, towns)
        for number, name in enumerate(REGIONS)
    ]


def _read_region(entry: Entry, number: int, towns: tuple[str, ...]) -> Region:
    entry.only(("id", "letter", "towns", "provenance", "front", "reverse"))
    if entry.text("id") != REGIONS[number]:
        raise entry.wrong("id", f"should be {REGIONS[number]}")
    if entry.text("letter") != LETTERS[number]:
        raise entry.wrong("letter", f"should be {LETTERS[number]}")
    own = entry.words("towns", towns)
    if len(own) != 2:
        raise entry.wrong("towns", "should be two towns (TR-1.3)")
    sides = [read_side(entry.entry(side), side == "front", own) for side in SIDES]
    return Region(REGIONS[number], own, sides, entry.text("provenance"))


class _Exits:
    """The exits of a side that are in use: a space has one in each direction at most (TR-3.1)."""

    def __init__(self, spaces: tuple[str, ...]) -> None:
        self.spaces: tuple[str, ...] = spaces
        self.used: dict[tuple[int, int], str] = {}

    def leave(self, entry: Entry, space_field: str, exit_field: str) -> tuple[int, int]:
        """The space and the exit that an entry names."""
        space = entry.word(space_field, self.spaces)
        exit_ = entry.word(exit_field, DIRECTIONS)
        if (space, exit_) in self.used:
            raise entry.wrong(
                exit_field,
                f"'{self.spaces[space]}' has two exits {DIRECTIONS[exit_]}, here and in"
                f" {self.used[space, exit_]} (TR-3.1)",
            )
        self.used[space, exit_] = entry.where
        return space, exit_

    def shore(self, entry: Entry, centre: bool) -> Shore:
        space, exit_ = self.leave(entry, "space", "exit")
        return Shore(space, exit_, centre)


def read_side(entry: Entry, front: bool, towns: list[str]) -> Side:
    """One side of a region, checked: counts, references, one exit per direction, lakes with shores."""
    entry.only(("spaces", "paths", "stubs", "corners", "inland_lakes"))
    ids: list[str] = []
    points: list[tuple[float, float]] = []
    kinds: list[str] = []
    for space in entry.entries("spaces"):
        space.only(("id", "at", "kind"))
        id_ = space.text("id")
        if id_ in ids:
            raise space.wrong("id", f"the space '{id_}' is there twice")
        ids.append(id_)
        points.append(space.point("at"))
        kinds.append(space.text("kind", SPACE_KINDS))
    _check_counts(entry, ids, kinds, front, towns)
    exits = _Exits(tuple(ids))
    return Side(
        ids,
        points,
        kinds,
        [_read_path(path, exits) for path in entry.entries("paths")],
        [_read_stub(entry.entry("stubs").entry(edge), edge, exits) for edge in EDGES],
        [_read_corner(entry.entry("corners"), corner, exits) for corner in CORNERS],
        [
            _read_lake(lake, exits)
            for lake in (entry.entries("inland_lakes") if entry.has("inland_lakes") else [])
        ],
    )


def _read_path(entry: Entry, exits: _Exits) -> Connection:
    entry.only(("kind", "a", "exit_a", "b", "exit_b"))
    start, start_exit = exits.leave(entry, "a", "exit_a")
    end, end_exit = exits.leave(entry, "b", "exit_b")
    return Connection(entry.word("kind", PATH_KINDS), start, start_exit, end, end_exit)


def _read_stub(entry: Entry, edge: str, exits: _Exits) -> int:
    if entry.text("exit") != edge:
        raise entry.wrong("exit", f"the road over the edge {edge} must leave {edge}")
    return exits.leave(entry, "space", "exit")[0]


def _read_corner(entry: Entry, corner: str, exits: _Exits) -> list[Shore]:
    shores = [exits.shore(shore, shore.flag("centre")) for shore in entry.entries(corner, "space")]
    if not 1 <= len(shores) <= 2:
        raise entry.wrong(corner, f"a quarter-lake has 1 or 2 shores, not {len(shores)}")
    if sum(shore.centre for shore in shores) != 1:
        raise entry.wrong(corner, "exactly one shore must be the centre space (TR-1.6)")
    return shores


def _read_lake(entry: Entry, exits: _Exits) -> Lake:
    entry.only(("id", "at", "size", "shores"))
    around = [exits.shore(shore, False) for shore in entry.entries("shores", "space")]
    if len(around) < 2:
        raise entry.wrong("shores", f"a lake needs two shores, not {len(around)} (TR-3.5)")
    return Lake(entry.text("id"), entry.point("at"), entry.point("size"), around)


def _check_counts(
    entry: Entry, ids: list[str], kinds: list[str], front: bool, towns: list[str]
) -> None:
    if not 14 <= len(ids) <= MOST_SPACES:
        raise entry.wrong(
            "spaces", f"a side has 14 to {MOST_SPACES} spaces, not {len(ids)} (TR-10.1)"
        )
    for kind in ("post", "secret"):
        if kinds.count(kind) != 2:
            raise entry.wrong(
                "spaces", f"two spaces of kind '{kind}' expected, not {kinds.count(kind)}"
            )
    if front:
        here = [id_ for id_, kind in zip(ids, kinds, strict=True) if kind == "town"]
        if sorted(here) != sorted(towns):
            raise entry.wrong("spaces", f"town spaces {here} should be {towns}")
        if "open" in kinds:
            raise entry.wrong("spaces", "only the reverse side has open spaces (TR-8.2)")
    elif kinds.count("open") < 3 or "town" in kinds:
        raise entry.wrong(
            "spaces", "the reverse side has three or more open spaces and no town (TR-8.2)"
        )
