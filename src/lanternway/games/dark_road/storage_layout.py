"""Where each good lies on a wagon, for the eyes of a person (DR-3.1).

Rules only ask whether goods fit; this shows how. A layout is stable: what lay somewhere stays there as
long as that is possible, and as few goods as possible move when it is not. A person may lay things
otherwise by hand; `faults` says what would be wrong with that.
"""

from itertools import combinations
from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.games.dark_road.content_words import GOODS, SIDES
from lanternway.games.dark_road.storage import BAG, PIECE, Storage
from lanternway.games.dark_road.storage_solver import orientations

MAIN: Final = "main"
SADDLE_BAG: Final = "bag"
HERO: Final = "hero"
U4_PIECE: Final = 12
"""Stands for the piece of upgrade U4 where tiles are numbered 0 to 11."""


class Piece:
    """One tile in its place: `area` is main, bag or hero; `cells` are (row, column), empty on a hero."""

    __slots__ = ("area", "cells", "tile")

    def __init__(self, tile: int, area: str, cells: tuple[tuple[int, int], ...]) -> None:
        self.tile: int = tile
        self.area: str = area
        self.cells: tuple[tuple[int, int], ...] = cells

    def good(self) -> int:
        """0 to 5; 6 is the piece of U4."""
        return 6 if self.tile == U4_PIECE else self.tile % 6

    def to_data(self) -> dict[str, Any]:
        if self.tile == U4_PIECE:
            return {"piece": "U4", "area": self.area, "cells": [list(cell) for cell in self.cells]}
        return {
            "good": GOODS[self.tile % 6],
            "side": SIDES[self.tile // 6],
            "area": self.area,
            "cells": [list(cell) for cell in self.cells],
        }


def piece_from_data(data: dict[str, Any]) -> Piece:
    """A piece as `to_data` writes it; DataError names what cannot be read."""
    if data.get("piece") == "U4":
        tile = U4_PIECE
    elif data.get("good") in GOODS and data.get("side") in SIDES:
        tile = GOODS.index(data["good"]) + 6 * SIDES.index(data["side"])
    else:
        raise DataError("layout", f"no such tile: {data!r}")
    cells = data.get("cells", [])
    if not all(isinstance(cell, (list, tuple)) and len(cell) == 2 for cell in cells):
        raise DataError("layout", f"cells are [row, column], not {cells!r}")
    area = data.get("area")
    if area not in (MAIN, SADDLE_BAG, HERO):
        raise DataError("layout", f"no such area: {area!r}")
    return Piece(tile, area, tuple(sorted((int(row), int(column)) for row, column in cells)))


def arrange(
    storage: Storage, tiles: list[int], mode: int, previous: list[Piece]
) -> list[Piece] | None:
    """Lay these tiles; as many as possible of the previous pieces stay. None if they do not fit."""
    piece, bag, heroes = mode & 1, mode >> 1 & 1, mode >> 2
    wanted = [*tiles, *([U4_PIECE] * piece)]
    kept = _kept(wanted, previous, bag, heroes)
    for moved in range(len(kept) + 1):
        for staying in combinations(kept, len(kept) - moved):
            laid = _laid(storage, wanted, list(staying), bag, heroes)
            if laid is not None:
                return laid
        if moved == 2:
            return _laid(storage, wanted, [], bag, heroes)
    return None


def _kept(wanted: list[int], previous: list[Piece], bag: int, heroes: int) -> list[Piece]:
    """The previous pieces that are still there, with the side they have now."""
    left = wanted[:]
    kept: list[Piece] = []
    again: list[Piece] = []
    for old in previous:
        if old.area == SADDLE_BAG and not bag:
            continue
        if old.area == HERO:
            heroes -= 1
            if heroes < 0:
                continue
        if old.tile in left:
            left.remove(old.tile)
            kept.append(old)
        else:
            again.append(old)
    for old in again:  # a tile that was turned over lies where it lay
        other = (old.tile + 6) % 12
        if old.tile != U4_PIECE and other in left:
            left.remove(other)
            kept.append(Piece(other, old.area, old.cells))
    return kept


def _laid(
    storage: Storage, wanted: list[int], staying: list[Piece], bag: int, heroes: int
) -> list[Piece] | None:
    """The staying pieces and all others, laid around them."""
    left = wanted[:]
    for piece in staying:
        left.remove(piece.tile)
    counts = [0] * 7
    for tile in left:
        counts[6 if tile == U4_PIECE else tile % 6] += 1
    free_heroes = heroes - sum(piece.area == HERO for piece in staying)
    taken_bag = _mask(staying, SADDLE_BAG, BAG)
    taken = _mask(staying, MAIN, storage.grid.width)
    for on_heroes in _choices(counts, free_heroes):
        rest = [counts[good] - on_heroes[good] for good in range(7)]
        for in_bag in _bag_choices(storage, rest, bag):
            packed_bag = storage.bag.pack(in_bag, taken_bag) if sum(in_bag) else []
            if packed_bag is None:
                continue
            main = [rest[good] - (in_bag[good] if good < 6 else 0) for good in range(7)]
            packed = storage.grid.pack(main, taken)
            if packed is not None:
                return staying + _named(storage, left, on_heroes, packed_bag, packed)
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


def _mask(pieces: list[Piece], area: str, width: int) -> int:
    mask = 0
    for piece in pieces:
        if piece.area == area:
            for row, column in piece.cells:
                mask |= 1 << (row * width + column)
    return mask


def _cells(mask: int, width: int) -> tuple[tuple[int, int], ...]:
    return tuple(divmod(bit, width) for bit in range(mask.bit_length()) if mask >> bit & 1)


def faults(
    storage: Storage,
    shapes: tuple[tuple[tuple[int, int], ...], ...],
    tiles: list[int],
    mode: int,
    layout: list[Piece],
) -> list[str]:
    """What is wrong with a layout made by hand; nothing if it may stand."""
    found: list[str] = []
    wanted = sorted([*tiles, *([U4_PIECE] * (mode & 1))])
    if sorted(piece.tile for piece in layout) != wanted:
        found.append("tiles")
    if sum(piece.area == HERO for piece in layout) > mode >> 2:
        found.append("heroes")
    if any(piece.area == SADDLE_BAG for piece in layout) and not mode >> 1 & 1:
        found.append("bag")
    sizes = {MAIN: (storage.grid.width, storage.grid.height), SADDLE_BAG: (BAG, BAG)}
    covered: set[tuple[str, int, int]] = set()
    for piece in layout:
        if piece.area == HERO:
            continue
        if piece.tile == U4_PIECE and piece.area != MAIN:
            found.append("piece")
        shape = PIECE if piece.tile == U4_PIECE else shapes[piece.tile % 6]
        if _at_origin(piece.cells) not in orientations(shape):
            found.append("shape")
        width, height = sizes[piece.area]
        for row, column in piece.cells:
            if not (0 <= row < height and 0 <= column < width):
                found.append("outside")
            if (piece.area, row, column) in covered:
                found.append("overlap")
            covered.add((piece.area, row, column))
    return list(dict.fromkeys(found))


def _at_origin(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    if not cells:
        return ()
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))
