"""Board: the whole map after placing and turning the regions, as tables for fast movement.

A Board never changes and is shared by all states of a game. Spaces are numbers 0..71 (18·region +
place in the region's file, whatever the quadrant); sets of spaces are ints used as bit masks.
"""

from typing import Final

from lanternway.games.treos.regions import (
    DIRECTIONS,
    PATH_OPTIONS,
    ROAD,
    SPACES,
    WATER,
    Connection,
)

ABSENT, PLAIN, TOWN, FORT, INN, SECRET = 0, 1, 2, 3, 4, 5
PLACE_WORDS: Final = ("absent", "plain", "town", "fort", "inn", "secret")
BIT: Final = [1 << space for space in range(SPACES)]
OPTIONS: Final = 11
"""How many options there are: eight arrows, then trail, road, water."""
NO_LAKE: Final = -1
CORNER_LAKES: Final = (0, 2, 6, 8)
CENTRE_LAKE: Final = 4
OPPOSITE_LAKE: Final = {1: 7, 7: 1, 3: 5, 5: 3}
LAKE_WORDS: Final = ("NW", "N", "NE", "W", "centre", "E", "SW", "S", "SE")
"""Lakes 0-8 by their place on the map."""
ALL_LAKES: Final = (*LAKE_WORDS, *[f"inland{number}" for number in range(1, 9)])
FAR: Final = 99


class Exit:
    """One way out of a space: where it points, what kind of path it is and where it can end."""

    __slots__ = ("direction", "kind", "lake", "options", "targets", "wrapped")

    def __init__(self, direction: int, kind: int, lake: int) -> None:
        self.direction: int = direction
        self.kind: int = kind
        self.lake: int = lake
        """The number of the lake, NO_LAKE for an ordinary path."""
        self.options: int = 1 << direction | PATH_OPTIONS[kind]
        """The card options that use this exit (TR-3.3)."""
        self.targets: int = 0
        self.wrapped: int = 0
        """The targets for those who may go round the map (TR-9.4); includes `targets`."""


class Blueprint:
    """What a board is made of, before its tables: filled by a layout or by a position's own map."""

    def __init__(self) -> None:
        self.place: list[int] = [ABSENT] * SPACES
        self.what: list[int] = [-1] * SPACES
        """The town, the region of a fort or an inn, the slot of a secret place."""
        self.points: list[tuple[float, float]] = [(0.0, 0.0)] * SPACES
        self.paths: list[Connection] = []
        self.lakes: dict[int, list[tuple[int, int]]] = {}
        """The shores (space, exit) by the lake's number."""
        self.rim: list[Connection] = []
        """Two rim roads that match, joined round the map."""
        self.centre: list[int] = [-1, -1, -1, -1]
        """The centre space of each region (TR-1.6)."""
        self.piles: list[int] = [0, 1, 2, 3]
        """The quest pile beside each region (TR-8.2)."""
        self.lake_at: dict[int, tuple[float, float, float, float]] = {}
        """The middle and the two radii of each lake, for drawing."""


class Board:
    """The merged map."""

    __slots__ = (
        "adjacent",
        "apart",
        "centre",
        "centre_shore",
        "closed_to_highwaymen",
        "corner_shore",
        "drawing",
        "exits",
        "forts",
        "haunts",
        "inns",
        "lake_at",
        "lakes",
        "option_tables",
        "paths",
        "piles",
        "place",
        "points",
        "secrets",
        "spaces",
        "tables",
        "town_mask",
        "towns",
        "what",
    )  # fmt: skip

    def __init__(self, blueprint: Blueprint) -> None:
        self.place: list[int] = blueprint.place
        self.what: list[int] = blueprint.what
        self.points: list[tuple[float, float]] = blueprint.points
        self.piles: list[int] = blueprint.piles
        self.centre: list[int] = blueprint.centre
        self.lakes: dict[int, list[tuple[int, int]]] = blueprint.lakes
        self.lake_at: dict[int, tuple[float, float, float, float]] = blueprint.lake_at
        self.paths: list[Connection] = blueprint.paths
        self.exits: list[list[Exit]] = [[] for _ in range(SPACES)]
        self._join_paths(blueprint)
        self._join_lakes(blueprint)
        self._join_rim(blueprint)
        self.spaces: int = 0
        self.towns: list[int] = [-1] * 8
        self.forts: list[int] = [-1] * 4
        self.inns: list[int] = [-1] * 4
        self.secrets: list[int] = [-1] * 8
        for space, place in enumerate(self.place):
            if place == ABSENT:
                continue
            self.spaces |= BIT[space]
            if place == TOWN:
                self.towns[self.what[space]] = space
            elif place == FORT:
                self.forts[self.what[space]] = space
            elif place == INN:
                self.inns[self.what[space]] = space
            elif place == SECRET:
                self.secrets[self.what[space]] = space
        self.town_mask: int = mask_of(self.towns)
        self.closed_to_highwaymen: int = self.town_mask | mask_of(self.forts)
        """Where no highwayman may go (TR-4.2)."""
        self.haunts: int = mask_of(self.inns) | mask_of(self.secrets)
        """Special spaces that a highwayman can close."""
        self.centre_shore: int = mask_of(
            [space for space, _ in blueprint.lakes.get(CENTRE_LAKE, [])]
        )
        self.corner_shore: int = mask_of(
            [space for lake in CORNER_LAKES for space, _ in blueprint.lakes.get(lake, [])]
        )
        self.adjacent: list[int] = [0] * SPACES
        """One ordinary path or lake crossing away: no portal, no wrap (TR-4.3)."""
        self.option_tables: list[list[list[int]]] = [
            [[0] * SPACES for _ in range(OPTIONS)] for _ in range(2)
        ]
        """For each option, the spaces one move away from each space: plain, then with the wrap."""
        self._fill_tables()
        self.tables: dict[int, list[int]] = {}
        self.apart: dict[int, list[bytes]] = {}
        self.drawing: dict[str, object] | None = None

    def _join_paths(self, blueprint: Blueprint) -> None:
        for path in blueprint.paths:
            out = Exit(path.start_exit, path.kind, NO_LAKE)
            out.targets = out.wrapped = BIT[path.end]
            self.exits[path.start].append(out)
            back = Exit(path.end_exit, path.kind, NO_LAKE)
            back.targets = back.wrapped = BIT[path.start]
            self.exits[path.end].append(back)

    def _join_lakes(self, blueprint: Blueprint) -> None:
        shores = {
            lake: mask_of([space for space, _ in around])
            for lake, around in blueprint.lakes.items()
        }
        corners = 0
        for lake in CORNER_LAKES:
            corners |= shores.get(lake, 0)
        for lake, around in blueprint.lakes.items():
            beyond = shores[lake]
            if lake in CORNER_LAKES:
                beyond |= corners
            elif lake in OPPOSITE_LAKE:
                beyond |= shores.get(OPPOSITE_LAKE[lake], 0)
            for space, direction in around:
                into = Exit(direction, WATER, lake)
                into.targets = shores[lake] & ~BIT[space]
                into.wrapped = beyond & ~BIT[space]
                self.exits[space].append(into)

    def _join_rim(self, blueprint: Blueprint) -> None:
        for road in blueprint.rim:
            out = Exit(road.start_exit, ROAD, NO_LAKE)
            out.wrapped = BIT[road.end]
            self.exits[road.start].append(out)
            back = Exit(road.end_exit, ROAD, NO_LAKE)
            back.wrapped = BIT[road.start]
            self.exits[road.end].append(back)

    def _fill_tables(self) -> None:
        plain, wrapped = self.option_tables
        for space in range(SPACES):
            for out in self.exits[space]:
                self.adjacent[space] |= out.targets
                arrow = out.direction
                path = len(DIRECTIONS) + out.kind
                plain[arrow][space] |= out.targets
                plain[path][space] |= out.targets
                wrapped[arrow][space] |= out.wrapped
                wrapped[path][space] |= out.wrapped

    def one_move(self, options: int, wrap: int) -> list[int]:
        """The spaces one move away from each space by a set of options."""
        key = options << 1 | wrap
        found = self.tables.get(key)
        if found is None:
            parts = [
                self.option_tables[wrap][option]
                for option in range(OPTIONS)
                if options >> option & 1
            ]
            found = list(parts[0]) if parts else [0] * SPACES
            for part in parts[1:]:
                found = [before | more for before, more in zip(found, part, strict=True)]
            self.tables[key] = found
        return found

    def distances(self, wrap: int = 0, portals: int = 0) -> list[bytes]:
        """Moves between all spaces by any path, without highwaymen; FAR where there is no way.
        Open portals are one and the same space (TR-3.9)."""
        key = portals << 1 | wrap
        found = self.apart.get(key)
        if found is None:
            near = list(self.adjacent)
            if wrap:
                for space in range(SPACES):
                    for out in self.exits[space]:
                        near[space] |= out.wrapped
            found = [_distances(near, space, portals) for space in range(SPACES)]
            self.apart[key] = found
        return found


def _distances(near: list[int], start: int, portals: int) -> bytes:
    row = bytearray([FAR]) * SPACES
    seen = edge = BIT[start] | portals if portals & BIT[start] else BIT[start]
    for space in members(edge):
        row[space] = 0
    steps = 0
    while edge:
        steps += 1
        new = 0
        for space in members(edge):
            new |= near[space]
        if new & portals:
            new |= portals
        edge = new & ~seen
        seen |= edge
        for space in members(edge):
            row[space] = steps
    return bytes(row)


def mask_of(spaces: list[int]) -> int:
    """The set of these spaces; -1 stands for none."""
    mask = 0
    for space in spaces:
        if space >= 0:
            mask |= BIT[space]
    return mask


def members(mask: int) -> list[int]:
    """The spaces of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
