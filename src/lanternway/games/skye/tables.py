"""What is printed, as flat numbers for the rules: every tile in every turn, and the plane of cells.

Sides are numbered north 0, east 1, south 2, west 3. A tile turned t times clockwise shows the printed
side d at side (d + t) % 4. A cell is one number, y * STRIDE + x shifted so that the castle's cell is
ORIGIN; x grows to the east, y to the south.
"""

from typing import Final

from lanternway.games.skye.content import ALL_TILES, CONTENT
from lanternway.games.skye.tile import (
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    SHEEP,
    SHIP,
    SYMBOLS,
    WHISKY,
    Tile,
)

STRIDE: Final = 64
REACH: Final = 24
"""How many steps from the castle the notation can name a cell. No territory of the base game can leave
it (at most 18 tiles are placed); one of Journeyman only as a straight line of 25 tiles."""
ORIGIN: Final = 32 * STRIDE + 32
PLANE: Final = STRIDE * STRIDE
STEP: Final = (-STRIDE, 1, STRIDE, -1)
"""From a cell to its neighbour at a side."""
ROUND_ABOUT: Final = (
    -STRIDE, 1 - STRIDE, 1, 1 + STRIDE, STRIDE, STRIDE - 1, -1, -1 - STRIDE,
)  # fmt: skip
"""The eight neighbours, clockwise from the north."""


def cell_at(x: int, y: int) -> int:
    """The cell x to the east and y to the south of the castle."""
    return ORIGIN + y * STRIDE + x


def cell_x(cell: int) -> int:
    """How far east of the castle a cell is."""
    return cell % STRIDE - 32


def cell_y(cell: int) -> int:
    """How far south of the castle a cell is."""
    return cell // STRIDE - 32


def distance(cell: int) -> int:
    """Orthogonal steps from the castle, gaps allowed (SK-9.5, SK-7.2 J1)."""
    return abs(cell_x(cell)) + abs(cell_y(cell))


IN_REACH: Final = bytes(1 if distance(cell) <= REACH else 0 for cell in range(PLANE))
"""By cell: whether the notation can name it."""


class Face:
    """What a tile shows, whatever its turn."""

    __slots__ = (
        "animals", "area_marks", "area_open", "area_scroll", "area_terrain", "cattle", "income",
        "journeyman", "kinds", "road_count", "scroll", "sheep", "symbols",
    )  # fmt: skip

    def __init__(self, tile: Tile) -> None:
        self.symbols: tuple[int, ...] = tuple(tile.count(n) for n in range(len(SYMBOLS)))
        self.sheep: int = self.symbols[SHEEP]
        self.cattle: int = self.symbols[CATTLE]
        self.animals: int = self.sheep + self.cattle
        self.income: int = tile.income if self.symbols[WHISKY] else 0
        self.journeyman: bool = tile.journeyman
        self.scroll: int = tile.scroll()
        self.kinds: int = sum(1 << n for n, count in enumerate(self.symbols) if count)
        """Symbol kinds as bits (SK-7.2 J3): the seven symbols, then journeyman, then any scroll."""
        if tile.journeyman:
            self.kinds |= 1 << 7
        if self.scroll >= 0:
            self.kinds |= 1 << 8
        self.road_count: int = len(tile.roads)
        self.area_terrain: tuple[int, ...] = tuple(area.terrain for area in tile.areas)
        self.area_open: tuple[int, ...] = tuple(len(area.sides) for area in tile.areas)
        self.area_marks: tuple[int, ...] = tuple(
            area.symbols[BROCH] | area.symbols[SHIP] << 8 | area.symbols[LIGHTHOUSE] << 16
            for area in tile.areas
        )
        """Brochs, ships and lighthouses of an area, eight bits each: they add up when areas merge."""
        self.area_scroll: tuple[int, ...] = tuple(area.scroll for area in tile.areas)


class Shape:
    """A tile in one turn: what its four sides show."""

    __slots__ = ("area", "edges", "exits", "road")

    def __init__(self, tile: Tile, turns: int) -> None:
        edges, area, road = [0] * 4, [0] * 4, [-1] * 4
        for side in range(4):
            edges[(side + turns) % 4] = tile.edges[side]
        for number, found in enumerate(tile.areas):
            for side in found.sides:
                area[(side + turns) % 4] = number
        for number, sides in enumerate(tile.roads):
            for side in sides:
                road[(side + turns) % 4] = number
        self.edges: tuple[int, ...] = tuple(edges)
        self.area: tuple[int, ...] = tuple(area)
        """The area that each side belongs to."""
        self.road: tuple[int, ...] = tuple(road)
        """The road that leaves by each side, or -1."""
        self.exits: int = sum(1 << side for side in range(4) if road[side] >= 0)


def _fits(tile: Tile) -> list[int]:
    """By the terrain around a cell (two bits a side, 0 where nothing lies): the turns that match it,
    as bits. This is all of SK-5.2."""
    fits = [0] * 256
    for turns in range(4):
        edges = Shape(tile, turns).edges
        for sides in range(1, 16):
            around = sum(edges[side] << 2 * side for side in range(4) if sides >> side & 1)
            fits[around] |= 1 << turns
    return fits


FACES: Final = [Face(tile) for tile in CONTENT.tiles]
SHAPES: Final = [Shape(tile, turns) for tile in CONTENT.tiles for turns in range(4)]
"""By tile * 4 + turns."""
FITS: Final = [_fits(tile) for tile in CONTENT.tiles]
TILE_WORDS: Final = ["castle", *(str(n) for n in range(1, ALL_TILES + 1))]
HAS_FARM: Final = [face.symbols[FARM] > 0 for face in FACES]
