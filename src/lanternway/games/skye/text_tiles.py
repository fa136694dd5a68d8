"""Tiles and territories drawn with characters, and the same in words."""

import functools
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from lanternway.games.skye.content import CASTLE, CONTENT
from lanternway.games.skye.scoring import SCROLL_DIVISOR
from lanternway.games.skye.tile import SIDE_WORDS, SYMBOLS, TERRAINS, Area, Tile
from lanternway.text import GAP, Sight, beside

GROUND: Final = (" ", '"', "^", "~")
"""By terrain: pasture, mountain, water."""
LETTERS: Final = "SCFBLVW"
"""By symbol."""
ROAD: Final = "="
SCROLL: Final = "§"
TITLE_WIDE: Final = 18
"""A name above a drawing is broken into lines of at most so many characters."""
JOURNEYMAN: Final = "J"
TOWER: Final = "♜"
SCALES: Final = ((10, 5), (6, 3), (4, 2), (4, 1))
"""Width and height of a tile, in characters; the largest that fits is drawn."""

Place = tuple[int, int]
"""x to the east, y to the south of the castle."""


def number_of(word: int | str) -> int:
    """A tile of the data by its number; the castle is 0."""
    return CASTLE if word == "castle" else int(word)


@functools.cache
def draw_tile(number: int, turns: int, scale: tuple[int, int] = SCALES[0]) -> tuple[str, ...]:
    """A tile as printed, turned clockwise so many times. Drawn once: it is most of a table in words."""
    wide, high = scale
    tile = CONTENT.tiles[number]
    areas = [[_area_at(tile, turns, x, y, scale) for x in range(wide)] for y in range(high)]
    lines = [[GROUND[tile.areas[area].terrain] for area in row] for row in areas]
    if high == 1:
        return ((TOWER if number == CASTLE else str(number)).center(wide),)
    taken = _roads(tile, turns, lines, scale)
    if number == CASTLE:
        lines[high // 2][wide // 2 - 1 : wide // 2 + 1] = [TOWER, " "]
        return tuple("".join(line) for line in lines)
    for area, marks in enumerate(_marks(tile)):
        for mark in marks:
            _set(mark, area, areas, lines, taken)
    return tuple("".join(line) for line in lines)


def _area_at(tile: Tile, turns: int, x: int, y: int, scale: tuple[int, int]) -> int:
    """Which area a character belongs to: that of the nearest side; in the middle the largest, or the one
    that touches no side."""
    wide, high = scale
    across, down = (2 * x + 1) / wide - 1, (2 * y + 1) / high - 1
    if max(abs(across), abs(down)) < 0.45:
        inside = [n for n, area in enumerate(tile.areas) if not area.sides]
        return inside[0] if inside else _largest(tile.areas)
    vertical, horizontal = (0 if down < 0 else 2), (1 if across > 0 else 3)
    side = vertical if abs(across) < abs(down) else horizontal
    printed = (side - turns) % 4
    return next(n for n, area in enumerate(tile.areas) if printed in area.sides)


def _largest(areas: Sequence[Area]) -> int:
    return max(range(len(areas)), key=lambda n: len(areas[n].sides))


def _roads(
    tile: Tile, turns: int, lines: list[list[str]], scale: tuple[int, int]
) -> set[tuple[int, int]]:
    wide, high = scale
    middle, row = (wide // 2 - 1, wide // 2), high // 2
    taken: set[tuple[int, int]] = set()
    for road in tile.roads:
        for printed in road:
            side = (printed + turns) % 4
            if side in (0, 2):
                rows = range(row + 1) if side == 0 else range(row, high)
                taken |= {(x, y) for y in rows for x in middle}
            else:
                columns = range(middle[0], wide) if side == 1 else range(middle[1] + 1)
                taken |= {(x, row) for x in columns}
    for x, y in taken:
        lines[y][x] = ROAD
    return taken


def _marks(tile: Tile) -> list[list[str]]:
    """By area: what is printed in it."""
    found = []
    for area in tile.areas:
        marks = [LETTERS[n] for n, amount in enumerate(area.symbols) for _ in range(amount)]
        if area.scroll >= 0:
            marks.append(SCROLL + LETTERS[area.scroll])
        found.append(marks)
    if tile.journeyman:
        found[0].append(JOURNEYMAN)
    return found


def _set(
    mark: str,
    area: int,
    areas: list[list[int]],
    lines: list[list[str]],
    taken: set[tuple[int, int]],
) -> None:
    """Put a mark where its area is, clear of roads and other marks; at worst on the road."""
    size = len(mark)
    spots = [
        (x, y)
        for y, row in enumerate(areas)
        for x in range(len(row) - size + 1)
        if all(row[x + n] == area for n in range(size))
    ]
    free = [(x, y) for x, y in spots if all((x + n, y) not in taken for n in range(size))]
    if not free:
        return
    center_x = sum(x for x, _ in spots) / len(spots)
    center_y = sum(y for _, y in spots) / len(spots)
    x, y = min(free, key=lambda spot: abs(spot[0] - center_x) / 2 + abs(spot[1] - center_y))
    for n, char in enumerate(mark):
        lines[y][x + n] = char
    taken |= {(x + n, y) for n in range(-1, size + 1)}


def tiles_in_a_row(titled: Sequence[tuple[str, int, int]], width: int = 100) -> list[str]:
    """Tiles (title, number, turns) next to each other."""
    blocks = []
    wide = min(TITLE_WIDE, (width - GAP) // 2)  # two have room wherever one has
    titles = [wrap(title, wide) for title, _, _ in titled]
    high = max((len(title) for title in titles), default=0)
    for title, (_, number, turns) in zip(titles, titled, strict=True):
        drawn = draw_tile(number, turns)
        above = [""] * (high - len(title)) + title
        size = max(len(line) for line in (*title, drawn[0]))
        blocks.append([line.ljust(size) for line in (*above, *drawn)])
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if row and sum(len(one[0]) + 2 for one in [*row, block]) - 2 > width:
            lines += beside(row)
            row = []
        row.append(block)
    return lines + beside(row) if row else lines


def draw_land(
    territory: Sequence[Sequence[int | str]],
    marks: Mapping[Place, str],
    wide: int,
    high: int,
) -> list[str]:
    """A territory with the places around it that are marked (with the number of a choice)."""
    tiles = {(int(x), int(y)): (number_of(tile), int(turns)) for tile, x, y, turns in territory}
    places = [*tiles, *marks]
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    ys = range(min(y for _, y in places), max(y for _, y in places) + 1)
    fitting = [
        scale for scale in SCALES if len(xs) * scale[0] + 5 <= wide and len(ys) * scale[1] < high
    ]
    scale = fitting[0] if fitting else SCALES[-1]
    lines = ["     " + "".join(str(x).center(scale[0]) for x in xs).rstrip()]
    for y in ys:
        blocks = []
        for x in xs:
            if (x, y) in tiles:
                blocks.append([*draw_tile(*tiles[x, y], scale)])
            else:
                blocks.append(_empty(marks.get((x, y), ""), scale))
        for n, row in enumerate(zip(*blocks, strict=True)):
            label = str(y).rjust(3) if n == scale[1] // 2 else "   "
            lines.append(f"{label}  {''.join(row)}".rstrip())
    return lines


def _empty(mark: str, scale: tuple[int, int]) -> list[str]:
    wide, high = scale
    shown = f"[{mark}]" if mark else ""
    return [(shown if n == high // 2 else "").center(wide) for n in range(high)]


# --- in words ---------------------------------------------------------------------------------


def tile_words(sight: Sight, number: int, turns: int = 0) -> str:
    """A tile as a sentence: its areas with what is in them, its roads, what it earns."""
    tile = CONTENT.tiles[number]
    parts = [_area_words(sight, area, turns) for area in tile.areas]
    for road in tile.roads:
        sides = [_side(sight, side, turns) for side in road]
        parts.append(sight.say("skye-text-road", sides=", ".join(sides)))
    if tile.income:
        earns = "skye-text-earns" if number else "skye-text-castle-earns"
        parts.append(sight.say(earns, n=tile.income))
    if tile.journeyman:
        parts.append(sight.say("skye-text-journeyman"))
    return "; ".join(parts)


def _area_words(sight: Sight, area: Area, turns: int) -> str:
    terrain = sight.say(f"skye-text-terrain-{TERRAINS[area.terrain]}")
    sides = ", ".join(_side(sight, side, turns) for side in area.sides)
    things = [
        f"{amount} {sight.name('symbol', SYMBOLS[n])}"
        for n, amount in enumerate(area.symbols)
        if amount
    ]
    if area.scroll >= 0:
        symbol = sight.name("symbol", SYMBOLS[area.scroll])
        things.append(sight.say("skye-text-scroll", symbol=symbol, n=SCROLL_DIVISOR[area.scroll]))
    where = sides or sight.say("skye-text-inside")
    return f"{terrain} {where}" + (f" ({', '.join(things)})" if things else "")


def _side(sight: Sight, side: int, turns: int) -> str:
    return sight.name("side", SIDE_WORDS[(side + turns) % 4])


def where_words(sight: Sight, territory: Sequence[Sequence[int | str]], spot: Place) -> str:
    """Where a place of a territory is: `east of the castle`. Of the tiles around it the one that has lain
    longest is named; nothing of the castle itself."""
    order = {(int(x), int(y)): number for number, (_, x, y, _) in enumerate(territory)}
    number, on = order.get(spot, len(order)), ""
    for word, there in zip(SIDE_WORDS, _around(spot), strict=True):
        if order.get(there, number) < number:
            number, on = order[there], word
    if not on:
        return ""
    tile = f"@skye-tile-{territory[number][0]}"
    return sight.say("skye-text-where", tile=tile, side=f"@skye-side-{on}")


def _around(spot: Place) -> tuple[Place, ...]:
    """The places of which this one lies to the north, east, south and west."""
    x, y = spot
    return ((x, y + 1), (x - 1, y), (x, y - 1), (x + 1, y))


def neighbour(territory: Sequence[Sequence[int | str]], tile: str, side: str) -> int | str:
    """The tile to the east or south of one."""
    x, y = next((int(x), int(y)) for word, x, y, _ in territory if str(word) == tile)
    there = (x + 1, y) if side == "east" else (x, y + 1)
    return next(word for word, x, y, _ in territory if (x, y) == there)


def legend(sight: Sight) -> str:
    """What the characters of a drawing mean."""
    ground = [
        f"{GROUND[n]} {sight.say(f'skye-text-terrain-{word}')}"
        for n, word in enumerate(TERRAINS)
        if word
    ]
    symbols = [f"{LETTERS[n]} {sight.name('symbol', word)}" for n, word in enumerate(SYMBOLS)]
    walkers = [f"{JOURNEYMAN} {sight.say('skye-text-journeyman')}"]
    signs = [
        *ground,
        f"{ROAD} {sight.say('skye-text-roads')}",
        *symbols,
        f"{SCROLL} {sight.say('skye-text-scrolls')}",
        f"{TOWER} {sight.name('tile', 'castle')}",
        *(walkers if sight.data["options"]["journeyman"] else []),
    ]
    return "  ".join(sign.replace(" ", "\u00a0") for sign in signs)
