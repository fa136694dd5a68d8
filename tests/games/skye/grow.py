"""Random territories, for the engine and for the plain scorer at once."""

import random

from lanternway.games.skye.tables import FITS, cell_x, cell_y
from lanternway.games.skye.territory import Territory, castle_territory
from tests.games.skye.plain import STEPS, Placed, Plain

SIDE_LETTERS = "NESW"


def grow(seed: int, tiles: int = 20, tokens: int = 3) -> Territory:
    """A territory of so many tiles at most; half of the seeds lay tiles close together."""
    choose = random.Random(seed)
    land = castle_territory()
    pool = list(range(1, 82))
    choose.shuffle(pool)
    for tile in pool:
        if len(land.tiles) > tiles:
            break
        options = [
            (cell, turns)
            for cell, around in land.frontier.items()
            for turns in range(4)
            if FITS[tile][around] >> turns & 1
        ]
        if not options:
            continue
        if seed % 2:
            options.sort(key=lambda option: -_crowd(land, option[0]))
            options = options[:2]
        land.place(tile, *choose.choice(options))
    for _ in range(choose.randint(0, tokens)):
        edges = [
            (number, side)
            for number in range(len(land.tiles))
            for side in range(4)
            if land.neighbour(number, side) >= 0 and not land.tokens[number] >> side & 1
        ]
        if edges:
            land.place_token(*choose.choice(edges))
    return land


def _crowd(land: Territory, cell: int) -> int:
    return sum(1 for step in (-65, -64, -63, -1, 1, 63, 64, 65) if land.grid[cell + step])


def plain_of(land: Territory) -> Plain:
    """The same territory for the plain scorer."""
    tiles = [
        Placed(tile, cell_x(cell), cell_y(cell), turns)
        for tile, cell, turns in zip(land.tiles, land.cells, land.turns, strict=True)
    ]
    tokens = []
    for token in land.token_order:
        here = tiles[token // 4]
        dx, dy = STEPS[SIDE_LETTERS[token % 4]]
        tokens.append(frozenset((here.place, (here.x + dx, here.y + dy))))
    return Plain(tiles, tokens)
