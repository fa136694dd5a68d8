"""Board: the whole map after placing and turning the regions, as tables for fast movement.

A Board never changes and is shared by all states of a game. Spaces are numbers 0..71 (18·region +
place in the region's file, whatever the quadrant); sets of spaces are ints used as bit masks.
"""

from typing import Final

from lanternway.games.treos.regions import ROAD, SPACES, WATER

ABSENT, PLAIN, TOWN, FORT, INN, SECRET = 0, 1, 2, 3, 4, 5
PLACE_WORDS: Final = ("absent", "plain", "town", "fort", "inn", "secret")
BIT: Final = [1 << s for s in range(SPACES)]
OPTIONS: Final = 11
"""Eight arrows, then trail, road, water: the bits of an option mask."""
CORNER_LAKES: Final = (0, 2, 6, 8)
CENTRE_LAKE: Final = 4
OPPOSITE_LAKE: Final = {1: 7, 7: 1, 3: 5, 5: 3}
LAKE_WORDS: Final = ("NW", "N", "NE", "W", "centre", "E", "SW", "S", "SE")
"""Lakes 0-8 by their place on the map; inland ones follow."""
FAR: Final = 99


class Exit:
    """One way out of a space: where it points, what kind of path it is and where it can end."""

    __slots__ = ("direction", "kind", "lake", "options", "targets", "wrapped")

    def __init__(self, direction: int, kind: int, lake: int) -> None:
        self.direction: int = direction
        self.kind: int = kind
        self.lake: int = lake
        """The number of the lake, -1 for an ordinary path."""
        self.options: int = 1 << direction | 256 << kind
        """The card options that use this exit (TR-3.3)."""
        self.targets: int = 0
        self.wrapped: int = 0
        """The targets for those who may go round the map (TR-9.4); includes `targets`."""


class Plan:
    """What a board is made of, before the tables: filled by a layout or by a position's own map."""

    def __init__(self) -> None:
        self.place: list[int] = [ABSENT] * SPACES
        self.what: list[int] = [-1] * SPACES
        """The town, the region of a fort or an inn, the slot of a secret place."""
        self.at: list[tuple[float, float]] = [(0.0, 0.0)] * SPACES
        self.paths: list[tuple[int, int, int, int, int]] = []
        """(kind, space, exit, space, exit)."""
        self.lakes: dict[int, list[tuple[int, int]]] = {}
        """The shores (space, exit) by the lake's number."""
        self.rim: list[tuple[int, int, int, int]] = []
        """Two rim roads that match: (space, exit, space, exit)."""
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
        "ahead",
        "apart",
        "at",
        "centre",
        "centre_shore",
        "corner_shore",
        "drawing",
        "exits",
        "forts",
        "inns",
        "lake_at",
        "lakes",
        "lines",
        "option_tables",
        "piles",
        "place",
        "robber_closed",
        "robber_haunts",
        "secrets",
        "spaces",
        "tables",
        "town_mask",
        "towns",
        "what",
    )  # fmt: skip

    def __init__(self, plan: Plan) -> None:
        self.place: list[int] = plan.place
        self.what: list[int] = plan.what
        self.at: list[tuple[float, float]] = plan.at
        self.piles: list[int] = plan.piles
        self.centre: list[int] = plan.centre
        self.lakes: dict[int, list[tuple[int, int]]] = plan.lakes
        self.lake_at: dict[int, tuple[float, float, float, float]] = plan.lake_at
        self.lines: list[tuple[int, int, int, int, int]] = plan.paths
        self.exits: list[list[Exit]] = [[] for _ in range(SPACES)]
        self._join_paths(plan)
        self._join_lakes(plan)
        self._join_rim(plan)
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
        self.robber_closed: int = self.town_mask | mask_of(self.forts)
        """Where no highwayman may go (TR-4.2)."""
        self.robber_haunts: int = mask_of(self.inns) | mask_of(self.secrets)
        """Special spaces that a highwayman can close."""
        self.centre_shore: int = mask_of([s for s, _ in plan.lakes.get(CENTRE_LAKE, [])])
        self.corner_shore: int = mask_of(
            [s for lake in CORNER_LAKES for s, _ in plan.lakes.get(lake, [])]
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
        self.ahead: dict[tuple[object, ...], object] = {}
        """What bots have worked out on this board, by what they looked at."""
        self.drawing: dict[str, object] | None = None

    def _join_paths(self, plan: Plan) -> None:
        for kind, a, exit_a, b, exit_b in plan.paths:
            out = Exit(exit_a, kind, -1)
            out.targets = out.wrapped = BIT[b]
            self.exits[a].append(out)
            back = Exit(exit_b, kind, -1)
            back.targets = back.wrapped = BIT[a]
            self.exits[b].append(back)

    def _join_lakes(self, plan: Plan) -> None:
        shores = {lake: mask_of([s for s, _ in around]) for lake, around in plan.lakes.items()}
        corners = 0
        for lake in CORNER_LAKES:
            corners |= shores.get(lake, 0)
        for lake, around in plan.lakes.items():
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

    def _join_rim(self, plan: Plan) -> None:
        for a, exit_a, b, exit_b in plan.rim:
            out = Exit(exit_a, ROAD, -1)
            out.wrapped = BIT[b]
            self.exits[a].append(out)
            back = Exit(exit_b, ROAD, -1)
            back.wrapped = BIT[a]
            self.exits[b].append(back)

    def _fill_tables(self) -> None:
        plain, wrapped = self.option_tables
        for space in range(SPACES):
            for out in self.exits[space]:
                self.adjacent[space] |= out.targets
                arrow = out.direction
                path = 8 + out.kind
                plain[arrow][space] |= out.targets
                plain[path][space] |= out.targets
                wrapped[arrow][space] |= out.wrapped
                wrapped[path][space] |= out.wrapped

    def table(self, options: int, wrap: int) -> list[int]:
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
                found = [a | b for a, b in zip(found, part, strict=True)]
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
