"""Layouts: four regions placed and turned to one map, merged into a Board (TR-1.2, TR-3.5)."""

from itertools import permutations, product
from typing import Final

from lanternway.games.treos.board import (
    CENTRE_LAKE,
    FORT,
    INN,
    PLAIN,
    SECRET,
    TOWN,
    Blueprint,
    Board,
)
from lanternway.games.treos.regions import DIRECTIONS, MOST_SPACES, ROAD, Connection, Region

QUADRANTS: Final = ("NW", "NE", "SW", "SE")
FRONT, REVERSE = 0, 1
LAKE_RADIUS: Final = 0.9
RIM_MARGIN: Final = 0.7
"""How much nearer the rim the fort lies than the inn, at least, on every layout."""
_SPACE_PLACES: Final = {"plain": PLAIN, "open": PLAIN, "secret": SECRET, "town": TOWN}


class Layout:
    """Where each region lies (`quadrants`, by region), how often it is turned clockwise, which side is
    up, and for the reverse side the pile of each region and where the eight towns stand."""

    __slots__ = ("piles", "quadrants", "side", "towns", "turns")

    def __init__(
        self,
        quadrants: tuple[int, ...],
        turns: tuple[int, ...],
        side: int = FRONT,
        piles: tuple[int, ...] = (0, 1, 2, 3),
        towns: tuple[int, ...] = (),
    ) -> None:
        self.quadrants: tuple[int, ...] = quadrants
        self.turns: tuple[int, ...] = turns
        self.side: int = side
        self.piles: tuple[int, ...] = piles
        self.towns: tuple[int, ...] = towns
        """The space of each town; empty on the front, where the regions say it."""

    def key(self) -> tuple[tuple[int, ...], ...]:
        return self.quadrants, self.turns, (self.side,), self.piles, self.towns

    def turned(self) -> "Layout":
        """The same map after a quarter turn of the whole."""
        clockwise = (1, 3, 0, 2)
        return Layout(
            tuple(clockwise[quadrant] for quadrant in self.quadrants),
            tuple((turns + 1) % 4 for turns in self.turns),
            self.side, self.piles, self.towns,
        )  # fmt: skip


def all_layouts(side: int) -> list[Layout]:
    """The 1,536 layouts of a side that are not turns of each other: the first region stays put."""
    found: list[Layout] = []
    for rest in permutations((1, 2, 3)):
        for turns in product(range(4), repeat=4):
            found.append(Layout((0, *rest), turns, side))
    return found


def turn_exit(exit_: int, turns: int) -> int:
    """An exit of a region after so many quarter turns clockwise."""
    return (exit_ + 2 * turns) % len(DIRECTIONS)


def turn_point(point: tuple[float, float], turns: int) -> tuple[float, float]:
    """A point of a region likewise."""
    x, y = point
    for _ in range(turns):
        x, y = 6.0 - y, x
    return x, y


def to_rim(point: tuple[float, float]) -> float:
    """How far a point is from the outline of the map."""
    return min(point[0], point[1], 12.0 - point[0], 12.0 - point[1])


def merge(layout: Layout, regions: list[Region]) -> Blueprint:
    """The map of a layout: stubs that meet become one road, quarter-lakes that meet one lake."""
    blueprint = Blueprint()
    blueprint.piles = list(layout.piles)
    stubs: dict[tuple[int, int], list[tuple[int, int]]] = {}
    shores: dict[int, list[tuple[int, int]]] = {lake: [] for lake in range(9)}
    for number, region in enumerate(regions):
        side = region.sides[layout.side]
        base = number * MOST_SPACES
        quadrant, turns = layout.quadrants[number], layout.turns[number]
        east, south = quadrant % 2, quadrant // 2
        for local, point in enumerate(side.points):
            x, y = turn_point(point, turns)
            blueprint.points[base + local] = (round(x + 6.0 * east, 3), round(y + 6.0 * south, 3))
        _place(blueprint, layout, number, region, base)
        for path in side.paths:
            blueprint.paths.append(
                Connection(
                    path.kind,
                    base + path.start,
                    turn_exit(path.start_exit, turns),
                    base + path.end,
                    turn_exit(path.end_exit, turns),
                )
            )
        for unturned, space in enumerate(side.stubs):
            edge = (unturned + turns) % 4
            middle = (
                2 * east + (1, 2, 1, 0)[edge],
                2 * south + (0, 1, 2, 1)[edge],
            )
            stubs.setdefault(middle, []).append((base + space, 2 * edge))
        for unturned, around in enumerate(side.corners):
            corner = (unturned + turns) % 4
            lake = 3 * (south + (0, 0, 1, 1)[corner]) + east + (0, 1, 1, 0)[corner]
            for shore in around:
                shores[lake].append((base + shore.space, turn_exit(shore.exit, turns)))
                if lake == CENTRE_LAKE and shore.centre:
                    blueprint.centre[number] = base + shore.space
        for inland in side.lakes:
            lake = len(shores)
            shores[lake] = [
                (base + shore.space, turn_exit(shore.exit, turns)) for shore in inland.shores
            ]
            x, y = turn_point(inland.middle, turns)
            wide, high = inland.size if turns % 2 == 0 else (inland.size[1], inland.size[0])
            blueprint.lake_at[lake] = (
                round(x + 6.0 * east, 3),
                round(y + 6.0 * south, 3),
                wide,
                high,
            )
    for lake in range(9):
        blueprint.lake_at[lake] = (6.0 * (lake % 3), 6.0 * (lake // 3), LAKE_RADIUS, LAKE_RADIUS)
    blueprint.lakes = shores
    _join_stubs(blueprint, stubs)
    return blueprint


def _place(blueprint: Blueprint, layout: Layout, number: int, region: Region, base: int) -> None:
    """What stands on each space of a region: towns, fort, inn, secret places (TR-1.3 to 1.5)."""
    side = region.sides[layout.side]
    secret = 0
    for local, kind in enumerate(side.kinds):
        space = base + local
        if kind == "post":
            continue
        blueprint.place[space] = _SPACE_PLACES[kind]
        if kind == "secret":
            blueprint.what[space] = 2 * number + secret
            secret += 1
    if layout.side == FRONT:
        for local in side.local("town"):
            blueprint.what[base + local] = 2 * number + region.towns.index(side.ids[local])
    else:
        pile = layout.piles[number]
        for town in (2 * pile, 2 * pile + 1):
            if layout.towns:
                blueprint.place[layout.towns[town]] = TOWN
                blueprint.what[layout.towns[town]] = town
    posts = [base + local for local in side.local("post")]
    posts.sort(key=lambda space: to_rim(blueprint.points[space]))
    for space, place in zip(posts, (FORT, INN), strict=True):
        blueprint.place[space] = place
        blueprint.what[space] = number


def _join_stubs(blueprint: Blueprint, stubs: dict[tuple[int, int], list[tuple[int, int]]]) -> None:
    """Roads that meet at a seam, and the pairs of rim roads that match (TR-9.4)."""
    for middle in sorted(stubs):
        ends = stubs[middle]
        if len(ends) == 2:
            blueprint.paths.append(Connection(ROAD, *ends[0], *ends[1]))
        elif middle[0] == 0 or middle[1] == 0:
            beyond = stubs[(4, middle[1]) if middle[0] == 0 else (middle[0], 4)]
            blueprint.rim.append(Connection(ROAD, *ends[0], *beyond[0]))


_BOARDS: Final[dict[tuple[tuple[int, ...], ...], Board]] = {}
BOARDS_KEPT: Final = 16
"""So many are remembered: with what bots have worked out on it a board takes some 15 MB."""


def board_of(layout: Layout, regions: list[Region]) -> Board:
    """The board of a layout; those of the last few games are kept, since boards never change."""
    key = layout.key()
    board = _BOARDS.get(key)
    if board is None:
        if len(_BOARDS) >= BOARDS_KEPT:
            del _BOARDS[next(iter(_BOARDS))]
        board = Board(merge(layout, regions))
        _BOARDS[key] = board
    return board
