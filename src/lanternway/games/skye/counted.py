"""Which tiles of a territory a scoring tile counts: what a page lights up when a round is scored."""

from typing import TYPE_CHECKING

from lanternway.games.skye.content import CONTENT, COUNTS, SCORING_IDS
from lanternway.games.skye.rules.score import places_of_round
from lanternway.games.skye.tables import FACES, STRIDE
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import BROCH, FARM, LIGHTHOUSE, MOUNTAIN, SHEEP, SHIP, WATER
from lanternway.games.skye.totals import (
    CATTLE_TILES,
    LARGEST_WATER,
    NEAR_FARM,
    WHISKY_TILES,
)

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

_LARGE = 3
"""So many tiles make a completed area large (SK-7)."""
_RUN = 3
"""So many tiles below one another make a run (SK-7)."""


def last_scored(table: "Table", over: bool) -> dict[str, list[list[int]]]:
    """For each scoring tile of the round that was scored last: by seat, the numbers of the tiles of its
    territory that count, in the order in which they were laid."""
    scored = table.round if over else table.round - 1
    if scored < 1:
        return {}
    found: dict[str, list[list[int]]] = {}
    for place in places_of_round(table.seats, scored):
        tile = table.setting.scoring[place]
        word = COUNTS[CONTENT.scoring[tile].counts]
        found[SCORING_IDS[tile]] = [tiles_of(table, seat, word) for seat in range(table.seats)]
    return found


def tiles_of(table: "Table", seat: int, word: str) -> list[int]:
    """The tiles that count for a word of the vocabulary; none for what lies beside the territory."""
    land = table.lands[seat]
    everything = range(len(land.tiles))
    if word == "journeyman_distance":
        return [table.walker[seat]] if table.setting.journeyman and table.walker[seat] else []
    if word == "tiles_joined" and not table.setting.castle_counts:
        return [number for number in everything if number and land.joined() >> number & 1]
    if word in _SYMBOLS:
        return _with(land, _SYMBOLS[word])
    if word == "sets":
        kinds = [_with(land, (kind,)) for kind in (BROCH, FARM, LIGHTHOUSE)]
        return sorted({number for kind in kinds for number in kind}) if all(kinds) else []
    if word == "rows_of_pairs":
        return _in_pairs(land)
    bits = _bits(land, word)
    return [number for number in everything if bits >> number & 1]


_SYMBOLS = {"sheep": (SHEEP,), "ships": (SHIP,), "broch_lines": (BROCH,)}


def _with(land: Territory, kinds: tuple[int, ...]) -> list[int]:
    return [
        number
        for number, tile in enumerate(land.tiles)
        if any(FACES[tile].symbols[kind] for kind in kinds)
    ]


def _bits(land: Territory, word: str) -> int:
    totals = land.totals
    if word == "whisky_tiles":
        return totals[WHISKY_TILES]
    if word == "cattle_joined":
        return land.joined() & totals[CATTLE_TILES]
    if word == "tiles_joined":
        return land.joined()
    if word == "animals_near_farms":
        animals = [n for n, tile in enumerate(land.tiles) if FACES[tile].animals]
        return totals[NEAR_FARM] & sum(1 << number for number in animals)
    if word == "blocks":
        return _blocks(land)
    if word == "vertical_runs":
        return _runs(land)
    return _of_areas(land, word)


def _of_areas(land: Territory, word: str) -> int:
    """The tiles of the areas that count."""
    found = 0
    for area in range(len(land.parent)):
        if land.area_root(area) != area:
            continue
        done, terrain, marks = land.open[area] == 0, land.terrain[area], land.marks[area]
        size = land.members[area].bit_count()
        counts = {
            "completed_areas": done,
            "large_completed_areas": done and size >= _LARGE,
            "completed_mountains": done and terrain == MOUNTAIN,
            "largest_completed_water": done
            and terrain == WATER
            and size == land.totals[LARGEST_WATER],
            "brochs_of_mountains": terrain == MOUNTAIN and marks & 255 != 0,
            "harbours": terrain == WATER and marks & 0xFF00 != 0 and marks & 0xFF0000 != 0,
        }
        if counts.get(word, False):
            found |= land.members[area]
    return found


def _blocks(land: Territory) -> int:
    """The tiles of every square of four."""
    at = {cell: 1 << number for number, cell in enumerate(land.cells)}
    found = 0
    for cell in at:
        square = (cell, cell + 1, cell + STRIDE, cell + STRIDE + 1)
        if all(part in at for part in square):
            found |= sum(at[part] for part in square)
    return found


def _runs(land: Territory) -> int:
    """The tiles that lie three or more below one another."""
    at = {cell: 1 << number for number, cell in enumerate(land.cells)}
    found = 0
    for cell in at:
        run = [cell + step * STRIDE for step in range(_RUN)]
        if all(part in at for part in run):
            for part in run:
                found |= at[part]
    return found


def _in_pairs(land: Territory) -> list[int]:
    """The tiles that share a kind of symbol with another of their row."""
    rows: dict[int, list[int]] = {}
    for number, cell in enumerate(land.cells):
        rows.setdefault(cell // STRIDE, []).append(number)
    found = []
    for numbers in rows.values():
        for number in numbers:
            kinds = FACES[land.tiles[number]].kinds
            if any(FACES[land.tiles[other]].kinds & kinds for other in numbers if other != number):
                found.append(number)
    return sorted(found)
