"""Where chance comes in; a stream's number is its place."""

from typing import Final

STREAMS: Final = ("start", "scoring", "bag", "bonus")
START: Final = 0
SCORING: Final = 1
BAG: Final = 2
"""Tiles drawn from the bag."""
BONUS: Final = 3
