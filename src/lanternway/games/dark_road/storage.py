"""Storage: whether a wagon's goods fit (DR-3.1), as a look-up.

The goods on a wagon are one number, the *key*: 4 bits a good, both sides together
(`sum(count[good] << 4 * good)`). What there is to hold them is the *mode*:
`storage piece of U4 (0, 1) + 2 * saddle bag (0, 1) + 4 * storage heroes aboard (0 to 3)`.
For each mode the keys that fit are computed once, by the exact solver, when first asked for.
"""

from functools import cache
from typing import Final

from lanternway.games.dark_road.storage_solver import Cells, Grid

MODES: Final = 16
PIECE: Final[Cells] = ((0, 0), (0, 1))
"""The piece of upgrade U4: it lies in the main grid for good."""
BAG: Final = 2
"""The saddle bag is so many cells wide and high."""
GOOD_BITS: Final = 4
MOST: Final = 14
"""No wagon holds more tiles of one good: there are no more."""


def mode_of(piece: int, bag: int, heroes: int) -> int:
    """The mode of a wagon with so many of each."""
    return piece + 2 * bag + 4 * heroes


class Storage:
    """The storage of a wagon for goods of given shapes."""

    def __init__(self, width: int, height: int, shapes: tuple[Cells, ...]) -> None:
        self.grid: Grid = Grid(width, height, (*shapes, PIECE))
        self.bag: Grid = Grid(BAG, BAG, shapes)
        self.goods: int = len(shapes)
        self.fitting: list[frozenset[int]] = [frozenset()] * MODES
        """By mode: the keys that fit; empty until the mode is asked for (nothing always fits)."""

    def fits(self, key: int, mode: int) -> bool:
        """Whether there is a way to store these goods."""
        keys = self.fitting[mode]
        if not keys:
            keys = self.keys(mode)
        return key in keys

    def keys(self, mode: int) -> frozenset[int]:
        """All keys that fit in a mode."""
        if not self.fitting[mode]:
            self.fitting[mode] = self._computed(mode)
        return self.fitting[mode]

    def _computed(self, mode: int) -> frozenset[int]:
        if mode >= 4:
            return self._with_one_more(self.keys(mode - 4))
        if mode >= 2:
            return self._with_bag(self.keys(mode - 2))
        return self._main_grid(mode)

    def _with_one_more(self, keys: frozenset[int]) -> frozenset[int]:
        """A storage hero holds one good of any size."""
        found = set(keys)
        for key in keys:
            for good in range(self.goods):
                if self._count(key, good) < MOST:
                    found.add(key + (1 << GOOD_BITS * good))
        return frozenset(found)

    def _with_bag(self, keys: frozenset[int]) -> frozenset[int]:
        """Whatever fits into the saddle bag comes on top of what fits elsewhere."""
        found = set(keys)
        for filling in self.fillings():
            for key in keys:
                if self._small(key, filling):
                    found.add(key + filling)
        return frozenset(found)

    def fillings(self) -> list[int]:
        """The keys of what the saddle bag can hold, nothing left out."""
        found = [0]
        for key in found:
            for good in range(self.goods):
                more = key + (1 << GOOD_BITS * good)
                if more not in found and self.bag.pack(self.counts(more)) is not None:
                    found.append(more)
        return found[1:]

    def _main_grid(self, piece: int) -> frozenset[int]:
        """Largest loads first: what is part of a load that fits, fits."""
        loads = self._loads(self.grid.size - piece * len(PIECE))
        found: set[int] = set()
        for key in sorted(loads, key=self._cells, reverse=True):
            if key not in found and self.grid.pack([*self.counts(key), piece]) is not None:
                self._add_with_parts(key, found)
        return frozenset(found)

    def _loads(self, cells: int) -> list[int]:
        """Every key of at most so many cells."""
        loads = [0]
        for good in range(self.goods):
            step = 1 << GOOD_BITS * good
            loads = [
                key + n * step
                for key in loads
                for n in range(MOST + 1)
                if self._cells(key + n * step) <= cells
            ]
        return loads

    def _add_with_parts(self, key: int, found: set[int]) -> None:
        edge = [key]
        while edge:
            key = edge.pop()
            if key not in found:
                found.add(key)
                for good in range(self.goods):
                    if self._count(key, good):
                        edge.append(key - (1 << GOOD_BITS * good))

    def counts(self, key: int) -> list[int]:
        """How many of each good a key says."""
        return [self._count(key, good) for good in range(self.goods)]

    def _count(self, key: int, good: int) -> int:
        return key >> GOOD_BITS * good & 15

    def _cells(self, key: int) -> int:
        return sum(self._count(key, good) * self.grid.area[good] for good in range(self.goods))

    def _small(self, key: int, more: int) -> bool:
        """Both together do not exceed what there is of any good."""
        counts = zip(self.counts(key), self.counts(more), strict=True)
        return all(one + other <= MOST for one, other in counts)


@cache
def storage_of(width: int, height: int, shapes: tuple[Cells, ...]) -> Storage:
    """The storage for these shapes; made once."""
    return Storage(width, height, shapes)
