"""Packs polyominoes into a grid: an exact search over bit masks (DR-3.1).

A cell is a bit, rows from the top, columns from the left. The search looks at the first free cell: some
piece covers it with its first cell, or it stays empty, as long as there are cells to spare.
"""

Cells = tuple[tuple[int, int], ...]


def orientations(shape: Cells) -> list[Cells]:
    """The shape turned and flipped in every way, each different one once, at the top left."""
    found: set[Cells] = set()
    cells = list(shape)
    for _ in range(2):
        cells = [(row, -column) for row, column in cells]
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top = min(row for row, _ in cells)
            left = min(column for _, column in cells)
            found.add(tuple(sorted((row - top, column - left) for row, column in cells)))
    return sorted(found)


class Grid:
    """An area of cells and every way to lay each shape into it."""

    def __init__(self, width: int, height: int, shapes: tuple[Cells, ...]) -> None:
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self.full: int = (1 << self.size) - 1
        self.area: list[int] = [len(shape) for shape in shapes]
        self.placements: list[list[list[int]]] = [
            [[] for _ in range(self.size)] for _ in range(len(shapes))
        ]
        """By shape and first cell: the masks of the cells covered."""
        self.order: list[int] = sorted(range(len(shapes)), key=self.area.__getitem__, reverse=True)
        for number, shape in enumerate(shapes):
            for turned in orientations(shape):
                self._lay_everywhere(number, turned)

    def _lay_everywhere(self, number: int, turned: Cells) -> None:
        tall = max(row for row, _ in turned)
        wide = max(column for _, column in turned)
        for top in range(self.height - tall):
            for left in range(self.width - wide):
                mask = 0
                for row, column in turned:
                    mask |= 1 << ((top + row) * self.width + left + column)
                self.placements[number][_first(mask)].append(mask)

    def pack(self, counts: list[int]) -> list[tuple[int, int]] | None:
        """A way to lay so many pieces of each shape: (shape, mask) of each piece; None if there is
        no way."""
        spare = self.size
        for number, count in enumerate(counts):
            spare -= count * self.area[number]
        if spare < 0:
            return None
        left = counts[:]
        laid: list[tuple[int, int]] = []
        return laid if self._search(0, spare, left, sum(counts), laid, set()) else None

    def _search(
        self,
        taken: int,
        spare: int,
        left: list[int],
        pieces: int,
        laid: list[tuple[int, int]],
        failed: set[tuple[int, tuple[int, ...]]],
    ) -> bool:
        if pieces == 0:
            return True
        here = taken, tuple(left)
        if here in failed:
            return False
        cell = _first(self.full & ~taken)
        for number in self.order:
            if left[number]:
                left[number] -= 1
                for mask in self.placements[number][cell]:
                    if not mask & taken:
                        laid.append((number, mask))
                        if self._search(taken | mask, spare, left, pieces - 1, laid, failed):
                            return True
                        laid.pop()
                left[number] += 1
        if spare and self._search(taken | 1 << cell, spare - 1, left, pieces, laid, failed):
            return True
        failed.add(here)
        return False


def _first(mask: int) -> int:
    """The number of the lowest bit."""
    return (mask & -mask).bit_length() - 1
