"""What scoring tiles, scrolls and gold are worth, and who wins (SK-7, SK-8)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Outcome
from lanternway.games.skye import stages
from lanternway.games.skye.content import CONTENT, COUNTS
from lanternway.games.skye.parts import (
    NUMBER_OF_PARTS,
    PART_GOLD,
    PART_OTHER,
    PART_SCROLLS,
    PARTS,
)
from lanternway.games.skye.rules import tracks
from lanternway.games.skye.tables import FACES, STRIDE, distance
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import BROCH, CATTLE, FARM, LIGHTHOUSE, SHEEP, SHIP, WHISKY
from lanternway.games.skye.totals import (
    BLOCKS,
    CATTLE_PAIRS,
    CATTLE_TILES,
    DONE,
    DONE_LARGE,
    DONE_MOUNTAINS,
    HARBOURS,
    LARGEST_WATER,
    MOUNTAINS_1,
    NEAR_ANIMALS,
    RUNS,
    SYMBOL_0,
    WHISKY_TILES,
)

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

GOLD_A_POINT: Final = 5
SCROLL_DIVISOR: Final = (2, 1, 1, 1, 1, 2, 2)
"""How many of a symbol a scroll pays a point for, in the order of `tile.SYMBOLS` (SK-8.1)."""

_PLAIN: Final = {
    "blocks": BLOCKS,
    "sheep": SYMBOL_0 + SHEEP,
    "animals_near_farms": NEAR_ANIMALS,
    "largest_completed_water": LARGEST_WATER,
    "completed_areas": DONE,
    "large_completed_areas": DONE_LARGE,
    "ships": SYMBOL_0 + SHIP,
    "harbours": HARBOURS,
    "vertical_runs": RUNS,
    "completed_mountains": DONE_MOUNTAINS,
}
_TOTAL_OF: Final = [_PLAIN.get(word, -1) for word in COUNTS]
"""By word of the vocabulary: the total of a territory that it is, or -1."""

_BROCHS_OF_MOUNTAINS: Final = COUNTS.index("brochs_of_mountains")
_WHISKY_TILES: Final = COUNTS.index("whisky_tiles")
_CATTLE_JOINED: Final = COUNTS.index("cattle_joined")
_TILES_JOINED: Final = COUNTS.index("tiles_joined")
_SETS: Final = COUNTS.index("sets")
_GOLD: Final = COUNTS.index("gold")
_JOURNEYMAN_DISTANCE: Final = COUNTS.index("journeyman_distance")
_BROCH_LINES: Final = COUNTS.index("broch_lines")
_ROWS_OF_PAIRS: Final = COUNTS.index("rows_of_pairs")
_BRIDGES: Final = COUNTS.index("bridges")


def count(table: "Table", seat: int, what: int) -> int:
    """How much of a thing the seat has: the one interpreter of the vocabulary."""
    land = table.lands[seat]
    total = _TOTAL_OF[what]
    if total >= 0:
        return land.totals[total]
    if what == _WHISKY_TILES:
        return land.totals[WHISKY_TILES].bit_count()
    if what == _CATTLE_JOINED:
        joined = land.joined()
        pairs = (joined & land.totals[CATTLE_PAIRS]).bit_count()
        return (joined & land.totals[CATTLE_TILES]).bit_count() + pairs
    if what == _TILES_JOINED:  # the castle itself counts by option only
        return land.joined().bit_count() - (0 if table.setting.castle_counts else 1)
    if what == _SETS:
        totals = land.totals
        return min(totals[SYMBOL_0 + BROCH], totals[SYMBOL_0 + FARM], totals[SYMBOL_0 + LIGHTHOUSE])
    if what == _GOLD:
        return table.gold[seat]
    if what == _JOURNEYMAN_DISTANCE:
        return distance(land.cells[table.walker[seat]]) if table.setting.journeyman else 0
    if what == _BROCH_LINES:
        return broch_lines(land)
    if what == _ROWS_OF_PAIRS:
        return rows_of_pairs(land)
    assert what == _BRIDGES
    return tracks.bridges(table, seat) if table.setting.journeyman else 0


def broch_lines(land: Territory) -> int:
    """Rows and columns with at least one broch (J2)."""
    rows = columns = 0
    for number, tile in enumerate(land.tiles):
        if FACES[tile].symbols[BROCH]:
            rows |= 1 << land.cells[number] // STRIDE
            columns |= 1 << land.cells[number] % STRIDE
    return rows.bit_count() + columns.bit_count()


def rows_of_pairs(land: Territory) -> int:
    """Rows, gaps allowed, in which two tiles share a kind of symbol (J3)."""
    seen: dict[int, int] = {}
    found = 0
    for number, tile in enumerate(land.tiles):
        kinds = FACES[tile].kinds
        if kinds:
            row = land.cells[number] // STRIDE
            if seen.get(row, 0) & kinds:
                found |= 1 << row
            seen[row] = seen.get(row, 0) | kinds
    return found.bit_count()


def majority(counts: list[int], first: int, second: int) -> list[int]:
    """Points for most and second most of something; who has none of it gets nothing (SK-7.1)."""
    best = max(counts)
    if best <= 0:
        return [0] * len(counts)
    if counts.count(best) > 1:
        return [first if n == best else 0 for n in counts]
    next_best = max([n for n in counts if n < best], default=0)
    return [
        first if n == best else second if n == next_best and next_best > 0 else 0 for n in counts
    ]


def points_of(table: "Table", tile: int) -> list[int]:
    """What a scoring tile would give each seat now."""
    card = CONTENT.scoring[tile]
    what = card.counts
    if card.majority:
        counts = [count(table, seat, what) for seat in range(table.seats)]
        return majority(counts, card.majority[0], card.majority[1])
    if what == _BROCHS_OF_MOUNTAINS:
        one, two, three = card.steps
        return [
            land.totals[MOUNTAINS_1] * one
            + land.totals[MOUNTAINS_1 + 1] * two
            + land.totals[MOUNTAINS_1 + 2] * three
            for land in table.lands
        ]
    return [card.points * count(table, seat, what) for seat in range(table.seats)]


def scroll_points(land: Territory) -> int:
    """Each scroll counts one kind in the whole territory; doubled in a completed area (SK-8.1)."""
    points = 0
    for scroll in land.scrolls:
        area, symbol = divmod(scroll, 8)
        amount = (
            land.totals[WHISKY_TILES].bit_count()
            if symbol == WHISKY
            else land.totals[SYMBOL_0 + symbol]
        )
        worth = amount // SCROLL_DIVISOR[symbol]
        points += worth * (1 if land.open[land.area_root(area)] else 2)
    return points


def outcome(table: "Table") -> Outcome | None:
    """Points, then gold left after the exchange, then shared (SK-8.3)."""
    if table.stage is not stages.OVER:
        return None
    keys = [(table.score[seat], table.gold[seat]) for seat in range(table.seats)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    parts = []
    for seat in range(table.seats):
        row = table.earned[seat * NUMBER_OF_PARTS : (seat + 1) * NUMBER_OF_PARTS]
        parts.append(
            {
                name: row[n]
                for n, name in enumerate(PARTS)
                if (n < 4 or n in (PART_SCROLLS, PART_GOLD) or table.setting.journeyman or row[n])
                and (n != PART_OTHER or row[n])
            }
        )
    return Outcome(table.score[:], ranks, parts)


assert CATTLE == SHEEP + 1, "animals stand first among the symbols"
