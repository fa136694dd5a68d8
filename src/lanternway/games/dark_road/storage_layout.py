"""Where each good lies on a wagon, as shown to a person (DR-3.1).

Rules only ask whether goods fit; this shows how, the same way for the same goods. On the page goods stay
where they lie as others come and go, and may be moved by hand (web/src/games/dark_road/storage.ts).
"""

from typing import Any, Final

from lanternway.games.dark_road.content_words import GOODS, SIDES
from lanternway.games.dark_road.storage import BAG, Storage

MAIN: Final = "main"
SADDLE_BAG: Final = "bag"
HERO: Final = "hero"
LOOSE: Final = "loose"
U4_PIECE: Final = 12
"""Stands for the piece of upgrade U4 where tiles are numbered 0 to 11."""


class Piece:
    """One tile in its place: `area` is main, bag, hero or loose (it does not fit); `cells` are (row, column),
    empty on a hero and where it is loose."""

    __slots__ = ("area", "cells", "tile")

    def __init__(self, tile: int, area: str, cells: tuple[tuple[int, int], ...]) -> None:
        self.tile: int = tile
        self.area: str = area
        self.cells: tuple[tuple[int, int], ...] = cells

    def to_data(self) -> dict[str, Any]:
        if self.tile == U4_PIECE:
            return {"piece": "U4", "area": self.area, "cells": [list(cell) for cell in self.cells]}
        return {
            "good": GOODS[self.tile % 6],
            "side": SIDES[self.tile // 6],
            "area": self.area,
            "cells": [list(cell) for cell in self.cells],
        }


def lay_out(storage: Storage, tiles: list[int], mode: int) -> list[Piece]:
    """All of these tiles: as many as fit in their places, the last of them loose."""
    n = len(tiles)
    while (laid := arrange(storage, tiles[:n], mode)) is None:
        n -= 1
    return [*laid, *(Piece(tile, LOOSE, ()) for tile in tiles[n:])]


def arrange(storage: Storage, tiles: list[int], mode: int) -> list[Piece] | None:
    """Lay these tiles; None if they do not fit."""
    piece, bag, heroes = mode & 1, mode >> 1 & 1, mode >> 2
    counts = [0] * 6 + [piece]
    for tile in tiles:
        counts[tile % 6] += 1
    for on_heroes in _choices(counts, heroes):
        rest = [counts[good] - on_heroes[good] for good in range(7)]
        for in_bag in _bag_choices(storage, rest, bag):
            packed_bag = storage.bag.pack(in_bag) if sum(in_bag) else []
            if packed_bag is None:
                continue
            main = [rest[good] - (in_bag[good] if good < 6 else 0) for good in range(7)]
            packed = storage.grid.pack(main)
            if packed is not None:
                wanted = [*tiles, *([U4_PIECE] * piece)]
                return _named(storage, wanted, on_heroes, packed_bag, packed)
    return None


def _choices(counts: list[int], places: int) -> list[list[int]]:
    """What may lie on heroes: nothing first, then more; each choice as counts of goods."""
    found = [[0] * 7]
    start = 0
    for _ in range(places):
        end = len(found)
        for choice in found[start:end]:
            for good in range(6):
                if choice[good] < counts[good]:
                    more = choice[:]
                    more[good] += 1
                    if more not in found:
                        found.append(more)
        start = end
    return found


def _bag_choices(storage: Storage, counts: list[int], bag: int) -> list[list[int]]:
    found = [[0] * 6]
    if bag:
        for key in storage.fillings():
            filling = storage.counts(key)
            if all(filling[good] <= counts[good] for good in range(6)):
                found.append(filling)
    return found


def _named(
    storage: Storage,
    left: list[int],
    on_heroes: list[int],
    packed_bag: list[tuple[int, int]],
    packed: list[tuple[int, int]],
) -> list[Piece]:
    """The packed shapes as pieces: which tile of a good lies where does not matter."""
    tiles = left[:]
    laid: list[Piece] = []
    for good in range(6):
        for _ in range(on_heroes[good]):
            laid.append(Piece(_next_tile(tiles, good), HERO, ()))
    for good, mask in packed_bag:
        laid.append(Piece(_next_tile(tiles, good), SADDLE_BAG, _cells(mask, BAG)))
    for good, mask in packed:
        laid.append(Piece(_next_tile(tiles, good), MAIN, _cells(mask, storage.grid.width)))
    return laid


def _next_tile(tiles: list[int], good: int) -> int:
    for tile in tiles:
        if (tile == U4_PIECE and good == 6) or (tile != U4_PIECE and tile % 6 == good):
            tiles.remove(tile)
            return tile
    raise AssertionError("every packed shape is a tile")


def _cells(mask: int, width: int) -> tuple[tuple[int, int], ...]:
    return tuple(divmod(bit, width) for bit in range(mask.bit_length()) if mask >> bit & 1)
