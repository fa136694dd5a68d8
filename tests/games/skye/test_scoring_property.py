"""Everything a territory keeps up to date is what a plain recount finds (SK-5.2, SK-6.3, SK-6.4, SK-7)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanternway.games.skye import GAME, queries, scoring, walk
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.state import Table
from lanternway.games.skye.tables import cell_at, cell_x, cell_y
from tests.games.skye.grow import grow, plain_of

COMPARED = ("S3", "S11", "S12", "J4")
"""Scoring tiles that compare players or look at the board: they have tests of their own."""

seeds = st.integers(min_value=0, max_value=10**9)


def table_with(seed: int) -> Table:
    table = GAME.start({"journeyman": True}, 2, 0)
    assert isinstance(table, Table)
    table.lands[0] = grow(seed)
    table.walker[0] = seed % len(table.lands[0].tiles)
    return table


@given(seeds)
@settings(max_examples=150, deadline=None)
def test_every_scoring_tile_gives_what_a_plain_recount_gives(seed: int) -> None:
    table = table_with(seed)
    land = table.lands[0]
    plain = plain_of(land)
    walker = plain.tiles[table.walker[0]].place
    for number, name in enumerate(SCORING_IDS):
        if name not in COMPARED:
            found = scoring.points_of(table, number)[0]
            assert found == plain.value(name, walker), f"{name} of seed {seed}"
    assert scoring.scroll_points(land) == plain.scrolls()
    assert land.income() == plain.whisky_income()
    assert scoring.count(table, 0, 3) == plain.whisky_tiles()
    assert scoring.count(table, 0, 11) == plain.total("ship")


@given(seeds)
@settings(max_examples=100, deadline=None)
def test_areas_and_roads_are_what_a_plain_recount_finds(seed: int) -> None:
    land = grow(seed)
    plain = plain_of(land)
    words = {placed.place: placed.tile or "castle" for placed in plain.tiles}
    found = sorted(
        (a["terrain"], a["size"], a["completed"], sorted(map(str, a["tiles"])))
        for a in queries.areas(land)
    )
    wanted = sorted(
        (a.terrain, len(a.places()), a.completed, sorted(str(words[p]) for p in a.places()))
        for a in plain.areas()
    )
    assert found == wanted
    joined = {
        (cell_x(cell), cell_y(cell))
        for number, cell in enumerate(land.cells)
        if land.joined() >> number & 1
    }
    assert joined == plain.joined()


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_placements_and_walks_are_what_a_plain_recount_finds(seed: int) -> None:
    land = grow(seed, tiles=12)
    plain = plain_of(land)
    for tile in random.Random(seed).sample(range(1, 82), 6):
        if tile not in land.tiles:
            assert queries.placements(land, tile) == plain.placements(tile)
            assert land.has_place_for(tile) == bool(plain.placements(tile))
    start = seed % len(land.tiles)
    cost = plain.walk(plain.tiles[start].place)
    assert walk.costs_from(land, start) == [cost[placed.place] for placed in plain.tiles]


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_clone_of_a_territory_is_its_own(seed: int) -> None:
    land = grow(seed, tiles=8, tokens=0)
    before = (land.totals[:], land.tiles[:], dict(land.frontier), land.joined())
    copy = land.clone()
    for tile in range(1, 82):
        spots = queries.placements(copy, tile)
        if tile not in copy.tiles and spots:
            x, y, turns = spots[0]
            copy.place(tile, cell_at(x, y), turns)
    assert (land.totals, land.tiles, land.frontier, land.joined()) == before


@pytest.mark.clause("SK-9.2")
@given(seeds)
@settings(max_examples=60, deadline=None)
def test_the_tour_of_waypoints_is_the_cheapest_order(seed: int) -> None:
    """Waypoints must be collectable in some order."""
    from itertools import permutations

    land = grow(seed, tiles=12)
    choose = random.Random(seed)
    count = min(3, len(land.tiles))
    stops = tuple(choose.sample(range(len(land.tiles)), count))
    start = choose.randrange(len(land.tiles))
    orders = []
    for order in permutations(stops):
        cost, here = 0, start
        for stop in order:
            cost += walk.costs_from(land, here)[stop]
            here = stop
        orders.append(cost)
    assert walk.tour(land, start, stops) == min(orders)


@pytest.mark.clause("SK-7.1")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 1, 2], [5, 0, 2]),
        ([3, 3, 2], [5, 5, 0]),
        ([3, 2, 2], [5, 2, 2]),
        ([0, 0], [0, 0]),
        ([0, 4, 0], [0, 5, 0]),
        ([1, 1, 1, 1, 1], [5, 5, 5, 5, 5]),
        ([2, 0, 1, 0], [5, 0, 2, 0]),
    ],
)
def test_majorities(counts: list[int], points: list[int]) -> None:
    assert scoring.majority(counts, 5, 2) == points
