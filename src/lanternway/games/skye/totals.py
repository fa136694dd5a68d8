"""What a territory counts as it grows: the places of `Territory.totals`."""

from typing import Final

BLOCKS: Final = 0
SYMBOL_0: Final = 1
"""How many sheep; the six other symbols follow in the order of `tile.SYMBOLS`."""
RUNS: Final = 8
NEAR_ANIMALS: Final = 9
HARBOURS: Final = 10
MOUNTAINS_1: Final = 11
"""Mountain areas with one broch; then those with two, and with three or more."""
DONE: Final = 14
DONE_LARGE: Final = 15
DONE_MOUNTAINS: Final = 16
LARGEST_WATER: Final = 17
# From here on sets of tiles.
NEAR_FARM: Final = 18
FARM_TILES: Final = 19
WHISKY_TILES: Final = 20
DOUBLE_WHISKY: Final = 21
CATTLE_TILES: Final = 22
CATTLE_PAIRS: Final = 23
COMPLETED_0: Final = 24
"""At COMPLETED_0 + terrain: the tiles that are part of a completed area of that terrain."""
TOTALS: Final = 28
"""How many totals a territory keeps."""
