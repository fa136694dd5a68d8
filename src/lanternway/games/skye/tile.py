"""A landscape tile as it is printed: read from its TOML entry, every fault named."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import DataError

SIDES: Final = "NESW"
SIDE_WORDS: Final = ("north", "east", "south", "west")
TERRAINS: Final = ("", "pasture", "mountain", "water")
"""Terrain by number; 0 is no terrain. The letters of an edge string are the initials."""
PASTURE: Final = 1
MOUNTAIN: Final = 2
WATER: Final = 3
LETTERS: Final = {"P": PASTURE, "M": MOUNTAIN, "W": WATER}

SYMBOLS: Final = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky")
SHEEP: Final = 0
CATTLE: Final = 1
FARM: Final = 2
BROCH: Final = 3
LIGHTHOUSE: Final = 4
SHIP: Final = 5
WHISKY: Final = 6
PROVENANCES: Final = ("rulebook", "reference", "house")

_FIELDS: Final = {
    "id", "name", "edges", "roads", "areas", "journeyman", "income", "bridge", "provenance",
    "disputed", "note",
}  # fmt: skip


class Area:
    """One area of a tile: its terrain, the sides it touches, what is printed in it."""

    __slots__ = ("scroll", "sides", "symbols", "terrain")

    def __init__(
        self, terrain: int, sides: tuple[int, ...], symbols: tuple[int, ...], scroll: int
    ) -> None:
        self.terrain: int = terrain
        self.sides: tuple[int, ...] = sides
        self.symbols: tuple[int, ...] = symbols
        """How many of each symbol, in the order of SYMBOLS."""
        self.scroll: int = scroll
        """The symbol that its scroll pays for, or -1."""


class Tile:
    """A tile in its printed orientation."""

    __slots__ = (
        "areas", "bridge", "disputed", "edges", "id", "income", "journeyman", "name", "note",
        "provenance", "roads",
    )  # fmt: skip

    def __init__(
        self,
        id_: int,
        edges: tuple[int, ...],
        roads: tuple[tuple[int, ...], ...],
        areas: tuple[Area, ...],
        journeyman: bool,
        income: int,
        entry: Mapping[str, Any],
    ) -> None:
        self.id: int = id_
        self.edges: tuple[int, ...] = edges
        """Terrain of the north, east, south and west edge."""
        self.roads: tuple[tuple[int, ...], ...] = roads
        """Each road as the sides it leaves by."""
        self.areas: tuple[Area, ...] = areas
        self.journeyman: bool = journeyman
        self.income: int = income
        """Gold in phase 1 while joined to the castle (SK-2.1, SK-9.14)."""
        self.name: str = str(entry.get("name", ""))
        self.bridge: bool = bool(entry.get("bridge", False))
        self.provenance: str = str(entry["provenance"])
        self.disputed: str = str(entry.get("disputed", ""))
        """Where two readings of the picture differ, both; the first is used."""
        self.note: str = str(entry.get("note", ""))

    def count(self, symbol: int) -> int:
        """How many of a symbol the tile shows."""
        return sum(area.symbols[symbol] for area in self.areas)

    def scroll(self) -> int:
        """The symbol that the tile's scroll pays for, or -1."""
        return max(area.scroll for area in self.areas)


def read_tile(where: str, entry: Mapping[str, Any], id_: int) -> Tile:
    """The tile of a TOML entry; DataError names the entry and the field that is wrong."""
    for field in entry:
        if field not in _FIELDS:
            raise DataError(where, f"unknown field '{field}'")
    for field in ("edges", "roads", "areas", "provenance"):
        if field not in entry:
            raise DataError(f"{where}: {field}", "is missing")
    if entry["provenance"] not in PROVENANCES:
        raise DataError(f"{where}: provenance", f"is one of {', '.join(PROVENANCES)}")
    edges = _read_edges(f"{where}: edges", entry["edges"])
    areas = _read_areas(f"{where}: areas", entry["areas"], edges)
    roads = _read_roads(f"{where}: roads", entry["roads"], edges)
    whisky = sum(area.symbols[WHISKY] for area in areas)
    income = entry.get("income", 1 if whisky else 0)
    if type(income) is not int or income < 0:
        raise DataError(f"{where}: income", f"'{income}' is no amount of gold")
    return Tile(id_, edges, roads, areas, entry.get("journeyman", False) is True, income, entry)


def _read_edges(where: str, text: Any) -> tuple[int, ...]:
    if not isinstance(text, str) or len(text) != 4 or any(c not in LETTERS for c in text):
        raise DataError(
            where, f"'{text}' is not four letters of P, M, W (north, east, south, west)"
        )
    return tuple(LETTERS[letter] for letter in text)


def _read_sides(where: str, text: str) -> tuple[int, ...]:
    for letter in text:
        if letter not in SIDES:
            raise DataError(where, f"'{text}': the tile has no side '{letter}', only N, E, S, W")
    if len(set(text)) != len(text):
        raise DataError(where, f"'{text}' names a side twice")
    return tuple(SIDES.index(letter) for letter in text)


def _read_roads(where: str, roads: Any, edges: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if not isinstance(roads, list):
        raise DataError(where, f"'{roads}' is not a list of roads")
    used: set[int] = set()
    found = []
    for road in roads:
        if not isinstance(road, str) or not road:
            raise DataError(where, f"'{road}' is no road; write the sides it leaves by")
        sides = _read_sides(where, road)
        for side in sides:
            if edges[side] == WATER:
                raise DataError(where, f"'{road}' leaves the tile over water at {SIDES[side]}")
            if side in used:
                raise DataError(where, f"two roads leave at {SIDES[side]}")
            used.add(side)
        found.append(sides)
    return tuple(found)


def _read_areas(where: str, texts: Any, edges: tuple[int, ...]) -> tuple[Area, ...]:
    if not isinstance(texts, list) or not texts:
        raise DataError(where, f"'{texts}' is not a list of areas")
    areas = [_read_area(where, text) for text in texts]
    touched: dict[int, Area] = {}
    for area in areas:
        for side in area.sides:
            if side in touched:
                raise DataError(where, f"two areas touch {SIDES[side]}")
            if edges[side] != area.terrain:
                terrain, edge = TERRAINS[area.terrain], TERRAINS[edges[side]]
                raise DataError(where, f"{terrain} touches {SIDES[side]}, whose edge is {edge}")
            touched[side] = area
    for side in range(4):
        if side not in touched:
            raise DataError(where, f"no area touches {SIDES[side]}")
    if sum(area.scroll >= 0 for area in areas) > 1:
        raise DataError(where, "there are two scrolls on the tile")
    return tuple(areas)


def _read_area(where: str, text: Any) -> Area:
    head, _, things = str(text).partition(":")
    words = head.split()
    if len(words) != 2 or words[0] not in TERRAINS[1:]:
        raise DataError(where, f"'{text}' does not begin with a terrain and the sides it touches")
    sides = () if words[1] == "inside" else _read_sides(where, words[1])
    symbols = [0] * len(SYMBOLS)
    scroll = -1
    for thing in [part.split() for part in things.split(",") if part.strip()]:
        if len(thing) == 2 and thing[1] == "scroll" and thing[0] in SYMBOLS and scroll < 0:
            scroll = SYMBOLS.index(thing[0])
        elif thing[-1] in SYMBOLS and (len(thing) == 1 or (len(thing) == 2 and thing[0].isdigit())):
            symbols[SYMBOLS.index(thing[-1])] += int(thing[0]) if len(thing) == 2 else 1
        else:
            raise DataError(where, f"'{' '.join(thing)}' in '{text}' is no symbol and no scroll")
    return Area(TERRAINS.index(words[0]), sides, tuple(symbols), scroll)
