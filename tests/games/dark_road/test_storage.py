"""Storage: the look-up agrees with exact search, and layouts are right."""

import random
import time

import pytest

from lanternway.games.dark_road.content import content_of
from lanternway.games.dark_road.storage import Storage
from lanternway.games.dark_road.storage_layout import U4_PIECE, Piece, arrange, lay_out

SHAPES = content_of("en2022").shapes
STORAGE = content_of("en2022").storage
ARMOR, WEAPON, POTION, STAFF, BOOK, INSTRUMENT = range(6)


def key(**counts: int) -> int:
    words = ("armor", "weapon", "potion", "staff", "book", "instrument")
    return sum(n << 4 * words.index(word) for word, n in counts.items())


def exact(counts: list[int], piece: int) -> bool:
    """An independent search: pieces one after the other, anywhere."""
    cells = {(r, c) for r in range(5) for c in range(6)}
    shapes: list[tuple[tuple[int, int], ...]] = [((0, 0), (0, 1))] * piece
    for good, n in enumerate(counts):
        shapes += [SHAPES[good]] * n
    shapes.sort(key=len, reverse=True)
    return _place(shapes, 0, cells, len(cells) - sum(len(s) for s in shapes))


def _turns(shape: tuple[tuple[int, int], ...]) -> set[tuple[tuple[int, int], ...]]:
    found = set()
    for flip in (1, -1):
        for a, b, c, d in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):
            turned = sorted((a * r + b * flip * x, c * r + d * flip * x) for r, x in shape)
            r0, c0 = turned[0]
            found.add(tuple((r - r0, x - c0) for r, x in turned))
    return found


def _place(
    shapes: list[tuple[tuple[int, int], ...]], used: int, cells: set[tuple[int, int]], spare: int
) -> bool:
    if used == (1 << len(shapes)) - 1:
        return True
    if spare < 0 or not cells:
        return False
    r, c = min(cells)
    tried = set()
    for number, shape in enumerate(shapes):
        if used >> number & 1 or shape in tried:
            continue
        tried.add(shape)
        for turned in _turns(shape):
            laid = {(r + dr, c + dc) for dr, dc in turned}
            if laid <= cells and _place(shapes, used | 1 << number, cells - laid, spare):
                return True
    return _place(shapes, used, cells - {(r, c)}, spare - 1)


@pytest.mark.clause("DR-3.1")
def test_what_fits_into_the_main_grid_is_what_an_exact_search_finds() -> None:
    rng = random.Random(1)
    keys = STORAGE.keys(0)
    loads = [load for load in STORAGE._loads(30) if STORAGE._cells(load) >= 26]
    for load in rng.sample(loads, 150) + [load for load in loads if load not in keys]:
        assert (load in keys) == exact(STORAGE.counts(load), 0), STORAGE.counts(load)


@pytest.mark.clause("DR-3.1")
def test_few_loads_that_have_the_cells_do_not_fit() -> None:
    missing = [load for load in STORAGE._loads(30) if load not in STORAGE.keys(0)]
    assert len(missing) == 12
    assert STORAGE.fits(key(staff=7, potion=1), 0)
    assert not STORAGE.fits(key(armor=7), 0)
    assert not STORAGE.fits(key(staff=7, weapon=1), 0)


@pytest.mark.clause("DR-11.6")
def test_the_piece_of_u4_takes_the_room_of_a_potion() -> None:
    for load in STORAGE.keys(1):
        if STORAGE.counts(load)[POTION] < 14:
            assert STORAGE.fits(load + (1 << 4 * POTION), 0)
    assert STORAGE.fits(key(armor=6, weapon=2), 0)
    assert not STORAGE.fits(key(armor=6, weapon=2), 1)


@pytest.mark.clause("DR-11.4")
def test_the_saddle_bag_holds_armor_or_a_book_or_two_potions() -> None:
    fillings = sorted(STORAGE.fillings())
    assert fillings == sorted([key(armor=1), key(book=1), key(potion=1), key(potion=2)])
    assert not STORAGE.fits(key(armor=6, book=2, weapon=1), 0)
    assert STORAGE.fits(key(armor=6, book=2, weapon=1), 2)
    assert not STORAGE.fits(key(staff=8), 2)


@pytest.mark.clause("DR-3.1")
def test_each_storage_hero_holds_one_good_of_any_size() -> None:
    full = key(staff=6, armor=1, potion=1)
    assert STORAGE.fits(full, 0)
    for heroes in (1, 2, 3):
        more = full + heroes * key(staff=1)
        assert STORAGE.fits(more, 4 * heroes)
        assert not STORAGE.fits(more, 4 * (heroes - 1))


@pytest.mark.clause("DR-3.1")
def test_a_part_of_what_fits_fits() -> None:
    rng = random.Random(2)
    for mode in range(16):
        for load in rng.sample(sorted(STORAGE.keys(mode)), 200):
            for good in range(6):
                if STORAGE.counts(load)[good]:
                    assert STORAGE.fits(load - (1 << 4 * good), mode)


@pytest.mark.clause("DR-3.1")
def test_all_tables_are_computed_in_well_under_a_second_of_work() -> None:
    start = time.process_time()
    storage = Storage(6, 5, SHAPES)
    for mode in range(16):
        storage.keys(mode)
    assert time.process_time() - start < 3.0


# --- layouts ------------------------------------------------------------------------------------------


def is_right(layout: list[Piece], tiles: list[int], mode: int) -> bool:
    """Every tile once, in its shape, inside its area and on no other."""
    wanted = [*tiles, *([U4_PIECE] * (mode & 1))]
    if sorted(piece.tile for piece in layout) != sorted(wanted):
        return False
    sizes = {"main": (5, 6), "bag": (2, 2)}
    covered: set[tuple[str, int, int]] = set()
    for piece in layout:
        if piece.area == "hero":
            continue
        shape = ((0, 0), (0, 1)) if piece.tile == U4_PIECE else SHAPES[piece.tile % 6]
        if _at_origin(piece.cells) not in {_at_origin(turn) for turn in _turns(shape)}:
            return False
        height, width = sizes[piece.area]
        for row, column in piece.cells:
            if (piece.area, row, column) in covered or not (row < height and column < width):
                return False
            covered.add((piece.area, row, column))
    return True


def _at_origin(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


@pytest.mark.clause("DR-3.1")
def test_a_layout_exists_exactly_when_the_goods_fit_and_is_right() -> None:
    rng = random.Random(3)
    for _ in range(300):
        mode = rng.randrange(16)
        tiles = [rng.randrange(12) for _ in range(rng.randrange(3, 14))]
        load = sum(1 << 4 * (tile % 6) for tile in tiles)
        if max(STORAGE.counts(load)) > 14:
            continue
        layout = arrange(STORAGE, tiles, mode)
        assert (layout is not None) == STORAGE.fits(load, mode)
        if layout is not None:
            assert is_right(layout, tiles, mode)
            assert sum(piece.area == "hero" for piece in layout) <= mode >> 2
            assert mode & 2 or all(piece.area != "bag" for piece in layout)


@pytest.mark.clause("DR-11.6")
def test_the_piece_of_u4_lies_in_the_main_grid() -> None:
    layout = arrange(STORAGE, [ARMOR] * 6, 1 + 2)
    assert layout is not None
    assert [piece.area for piece in layout if piece.tile == U4_PIECE] == ["main"]


@pytest.mark.clause("DR-3.1")
def test_what_does_not_fit_is_loose_and_the_rest_lies_in_its_place() -> None:
    tiles = [ARMOR] * 6 + [STAFF] * 8
    layout = lay_out(STORAGE, tiles, 0)
    loose = [piece for piece in layout if piece.area == "loose"]
    assert sorted(piece.tile for piece in layout) == tiles
    assert loose
    assert not any(piece.cells for piece in loose)
    fitting = [piece for piece in layout if piece.area != "loose"]
    assert is_right(fitting, [piece.tile for piece in fitting], 0)
