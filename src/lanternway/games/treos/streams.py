"""Where chance comes in; a stream's number is its place."""

from typing import Final

from lanternway.games.treos.regions import REGIONS

STREAMS: Final = (
    "layout", "secret", "towns", "characters", "side", "event", "common",
    "draw_0", "draw_1", "draw_2", "draw_3", *[f"quest_{region}" for region in REGIONS],
)  # fmt: skip
LAYOUT: Final = 0
SECRET_TILE: Final = 1
TOWNS: Final = 2
CHARACTER: Final = 3
SIDE_QUEST: Final = 4
EVENT: Final = 5
COMMON_CARD: Final = 6
DRAW: Final = 7
"""The first of four: one stream for each seat's draw pile."""
QUEST: Final = 11
"""The first of four: one stream for each quest pile."""
