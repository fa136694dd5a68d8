"""A territory: the tiles of one clan, with everything that scoring asks kept up to date.

Tiles are numbered in the order they were placed, the castle is number 0, and sets of tiles are bits by
that number. Areas and roads are two forests (union by size, no path compression, so that looking
something up changes nothing): the root of a tree carries what its whole area or road network has.
An area that has no open edge can never change again, so what is completed is only counted up.
"""

from lanternway.games.skye.content import CASTLE
from lanternway.games.skye.tables import (
    FACES,
    FITS,
    HAS_FARM,
    IN_REACH,
    ORIGIN,
    PLANE,
    ROUND_ABOUT,
    SHAPES,
    STEP,
    STRIDE,
)
from lanternway.games.skye.tile import MOUNTAIN, WATER
from lanternway.games.skye.totals import (
    BLOCKS,
    CATTLE_PAIRS,
    CATTLE_TILES,
    COMPLETED_0,
    DONE,
    DONE_LARGE,
    DONE_MOUNTAINS,
    DOUBLE_WHISKY,
    FARM_TILES,
    HARBOURS,
    LARGEST_WATER,
    MOUNTAINS_1,
    NEAR_ANIMALS,
    NEAR_FARM,
    RUNS,
    SYMBOL_0,
    TOTALS,
    WHISKY_TILES,
)


class Territory:
    """The tiles of one clan."""

    __slots__ = (
        "cells", "cheap", "first_area", "first_road", "frontier", "grid", "marks",
        "members", "open", "parent", "road_members", "road_parent", "scrolls", "terrain",
        "tiles", "token_order", "tokens", "totals", "turns",
    )  # fmt: skip

    def __init__(
        self,
        tiles: list[int],
        cells: list[int],
        turns: list[int],
        grid: bytearray,
        frontier: dict[int, int],
        first_area: list[int],
        parent: list[int],
        open: list[int],
        members: list[int],
        marks: list[int],
        terrain: list[int],
        first_road: list[int],
        road_parent: list[int],
        road_members: list[int],
        cheap: list[int],
        tokens: list[int],
        token_order: list[int],
        scrolls: list[int],
        totals: list[int],
    ) -> None:
        self.tiles: list[int] = tiles
        self.cells: list[int] = cells
        self.turns: list[int] = turns
        self.grid: bytearray = grid
        """By cell: the number of the tile there + 1, or 0."""
        self.frontier: dict[int, int] = frontier
        """The empty cells next to a tile, and the terrain around each (see `tables.FITS`)."""
        self.first_area: list[int] = first_area
        """By tile: its first area among all areas; the others follow."""
        self.parent: list[int] = parent
        """By area: what it was merged into, or itself."""
        self.open: list[int] = open
        """By area: how many open edges."""
        self.members: list[int] = members
        """By area: its tiles."""
        self.marks: list[int] = marks
        """By area: brochs, ships, lighthouses (see `tables.Face.area_marks`)."""
        self.terrain: list[int] = terrain
        self.first_road: list[int] = first_road
        """By tile: its first road; a tile without roads has one that leaves nowhere, for tokens."""
        self.road_parent: list[int] = road_parent
        self.road_members: list[int] = road_members
        self.cheap: list[int] = cheap
        """By tile: the sides a road crosses, so that a step over them costs 1 (SK-9.3)."""
        self.tokens: list[int] = tokens
        """By tile: the sides a road token lies across."""
        self.token_order: list[int] = token_order
        """The tokens in the order they were laid, as tile number * 4 + side."""
        self.scrolls: list[int] = scrolls
        """Each scroll as area * 8 + the symbol it pays for."""
        self.totals: list[int] = totals
        """What is counted as tiles are placed; the places are named in `totals`."""

    def clone(self) -> "Territory":
        """An independent copy."""
        return Territory(
            self.tiles[:],
            self.cells[:],
            self.turns[:],
            self.grid[:],
            self.frontier.copy(),
            self.first_area[:],
            self.parent[:],
            self.open[:],
            self.members[:],
            self.marks[:],
            self.terrain[:],
            self.first_road[:],
            self.road_parent[:],
            self.road_members[:],
            self.cheap[:],
            self.tokens[:],
            self.token_order[:],
            self.scrolls[:],
            self.totals[:],
        )

    # --- looking ------------------------------------------------------------------------------

    def area_root(self, area: int) -> int:
        """The area that speaks for all it has merged with."""
        parent = self.parent
        while parent[area] != area:
            area = parent[area]
        return area

    def road_root(self, road: int) -> int:
        """The road that speaks for its whole network."""
        parent = self.road_parent
        while parent[road] != road:
            road = parent[road]
        return road

    def joined(self) -> int:
        """The tiles joined to the castle by road, the castle itself included (SK-6.4)."""
        return self.road_members[self.road_root(0)]

    def income(self) -> int:
        """Gold for whisky joined to the castle (SK-2.1, SK-9.14)."""
        joined = self.joined()
        totals = self.totals
        joined_whisky = (joined & totals[WHISKY_TILES]).bit_count()
        return joined_whisky + (joined & totals[DOUBLE_WHISKY]).bit_count()

    def tile_number(self, tile: int) -> int:
        """The number of a tile in this territory, or -1."""
        return self.tiles.index(tile) if tile in self.tiles else -1

    def has_place_for(self, tile: int) -> bool:
        """Whether the tile fits anywhere (SK-5.2)."""
        fits = FITS[tile]
        for around in self.frontier.values():  # noqa: SIM110  a loop is faster than any()
            if fits[around]:
                return True
        return False

    def neighbour(self, number: int, side: int) -> int:
        """The number of the tile at a side of another, or -1."""
        return self.grid[self.cells[number] + STEP[side]] - 1

    # --- building -----------------------------------------------------------------------------

    def place(self, tile: int, cell: int, turns: int) -> None:
        """Put a tile on a cell where it fits; everything kept follows."""
        number = len(self.tiles)
        bit = 1 << number
        shape = SHAPES[tile * 4 + turns]
        grid = self.grid
        frontier = self.frontier
        self.tiles.append(tile)
        self.cells.append(cell)
        self.turns.append(turns)
        grid[cell] = number + 1
        frontier.pop(cell, 0)
        self._add_symbols(tile, bit)
        first_area = self._add_areas(tile, bit)
        first_road = self._add_roads(tile, bit)
        cheap = 0
        for side in range(4):
            beside = cell + STEP[side]
            other = grid[beside] - 1
            if other < 0:
                if IN_REACH[beside]:
                    around = frontier.get(beside, 0)
                    frontier[beside] = around | shape.edges[side] << 2 * (side ^ 2)
                continue
            facing = side ^ 2
            other_shape = SHAPES[self.tiles[other] * 4 + self.turns[other]]
            self._join_areas(
                first_area + shape.area[side], self.first_area[other] + other_shape.area[facing]
            )
            road = shape.road[side]
            other_road = other_shape.road[facing]
            if road >= 0 and other_road >= 0:
                self._join_roads(first_road + road, self.first_road[other] + other_road)
                cheap |= 1 << side
                self.cheap[other] |= 1 << facing
        self.cheap.append(cheap)
        self.tokens.append(0)
        self._count_surroundings(tile, cell, bit)

    def place_token(self, number: int, side: int) -> None:
        """A road token across a side of a tile: all roads of both tiles are joined (SK-9.12)."""
        other = self.neighbour(number, side)
        self.token_order.append(number * 4 + side)
        self.tokens[number] |= 1 << side
        self.tokens[other] |= 1 << (side ^ 2)
        self.cheap[number] |= 1 << side
        self.cheap[other] |= 1 << (side ^ 2)
        first = self.first_road[number]
        for road in range(first, first + max(1, FACES[self.tiles[number]].road_count)):
            self._join_roads(first, road)
        second = self.first_road[other]
        for road in range(second, second + max(1, FACES[self.tiles[other]].road_count)):
            self._join_roads(first, road)

    def _add_symbols(self, tile: int, bit: int) -> None:
        face = FACES[tile]
        totals = self.totals
        if not face.kinds:
            return
        for place, count in enumerate(face.symbols, SYMBOL_0):
            if count:
                totals[place] += count
        if face.income:
            totals[WHISKY_TILES] |= bit
            if face.income > 1:
                totals[DOUBLE_WHISKY] |= bit
        if face.cattle:
            totals[CATTLE_TILES] |= bit
            if face.cattle > 1:
                totals[CATTLE_PAIRS] |= bit

    def _add_areas(self, tile: int, bit: int) -> int:
        face = FACES[tile]
        first = len(self.parent)
        self.first_area.append(first)
        area = first
        while area < first + len(face.area_terrain):
            self.parent.append(area)
            area += 1
        self.terrain.extend(face.area_terrain)
        self.open.extend(face.area_open)
        self.marks.extend(face.area_marks)
        self.members.extend([bit] * (area - first))
        for place in range(area - first):
            terrain = face.area_terrain[place]
            marks = face.area_marks[place]
            if marks:
                self._count_marks(terrain, marks, 1)
            if not face.area_open[place]:
                self._complete(first + place)
            if face.area_scroll[place] >= 0:
                self.scrolls.append((first + place) * 8 + face.area_scroll[place])
        return first

    def _add_roads(self, tile: int, bit: int) -> int:
        first = len(self.road_parent)
        self.first_road.append(first)
        for road in range(first, first + max(1, FACES[tile].road_count)):
            self.road_parent.append(road)
            self.road_members.append(bit)
        return first

    def _join_areas(self, one: int, two: int) -> None:
        """Two areas meet at an edge: neither is open there any more."""
        one = self.area_root(one)
        two = self.area_root(two)
        if one != two:
            if self.members[one].bit_count() < self.members[two].bit_count():
                one, two = two, one
            self.parent[two] = one
            self.open[one] += self.open[two] - 2
            self.members[one] |= self.members[two]
            marks = self.marks[two]
            if marks:
                terrain = self.terrain[one]
                before = self.marks[one]
                self._count_marks(terrain, before, -1)
                self._count_marks(terrain, marks, -1)
                self.marks[one] = before + marks
                self._count_marks(terrain, before + marks, 1)
        else:
            self.open[one] -= 2
        if self.open[one] == 0:
            self._complete(one)

    def _join_roads(self, one: int, two: int) -> None:
        one = self.road_root(one)
        two = self.road_root(two)
        if one != two:
            if self.road_members[one].bit_count() < self.road_members[two].bit_count():
                one, two = two, one
            self.road_parent[two] = one
            self.road_members[one] |= self.road_members[two]

    def _count_marks(self, terrain: int, marks: int, change: int) -> None:
        """An area with these brochs, ships and lighthouses appears (1) or is merged away (-1)."""
        if terrain == MOUNTAIN:
            brochs = marks & 255
            if brochs:
                self.totals[MOUNTAINS_1 + min(brochs, 3) - 1] += change
        elif terrain == WATER and marks & 0xFF00 and marks & 0xFF0000:
            self.totals[HARBOURS] += change

    def _complete(self, area: int) -> None:
        """An area has no open edge any more (SK-6.3)."""
        totals = self.totals
        terrain = self.terrain[area]
        members = self.members[area]
        size = members.bit_count()
        totals[DONE] += 1
        if size >= 3:
            totals[DONE_LARGE] += 1
        totals[COMPLETED_0 + terrain] |= members
        if terrain == MOUNTAIN:
            totals[DONE_MOUNTAINS] += 1
        elif terrain == WATER and size > totals[LARGEST_WATER]:
            totals[LARGEST_WATER] = size

    def _count_surroundings(self, tile: int, cell: int, bit: int) -> None:
        """Blocks of four, vertical runs, and animals on or next to farms."""
        grid = self.grid
        totals = self.totals
        around = [grid[cell + step] for step in ROUND_ABOUT]
        north, north_east, east, south_east, south, south_west, west, north_west = around
        if north:
            totals[BLOCKS] += (1 if east and north_east else 0) + (1 if west and north_west else 0)
        if south:
            totals[BLOCKS] += (1 if east and south_east else 0) + (1 if west and south_west else 0)
        if north or south:
            above = below = 0
            while grid[cell - (above + 1) * STRIDE]:
                above += 1
            while grid[cell + (below + 1) * STRIDE]:
                below += 1
            if above + below >= 2:
                totals[RUNS] += 1 - (1 if above >= 3 else 0) - (1 if below >= 3 else 0)
        farms = totals[FARM_TILES]
        near = totals[NEAR_FARM]
        if HAS_FARM[tile]:
            totals[FARM_TILES] = farms | bit
            found = bit
            for other in around:
                if other:
                    found |= 1 << (other - 1)
            found &= ~near
            totals[NEAR_FARM] = near | found
            while found:
                low = found & -found
                totals[NEAR_ANIMALS] += FACES[self.tiles[low.bit_length() - 1]].animals
                found ^= low
        elif farms:
            for other in around:
                if other and farms >> (other - 1) & 1:
                    totals[NEAR_FARM] = near | bit
                    totals[NEAR_ANIMALS] += FACES[tile].animals
                    break


def castle_territory() -> Territory:
    """A territory at the start: the castle, never turned (SK-1.2)."""
    territory = Territory(
        [], [], [], bytearray(PLANE), {}, [], [], [], [], [], [], [], [], [], [], [], [], [],
        [0] * TOTALS,
    )  # fmt: skip
    territory.place(CASTLE, ORIGIN, 0)
    return territory
