"""Where points come from: the parts that a score is shown in."""

from typing import Final

PARTS: Final = (
    "a",
    "b",
    "c",
    "d",
    "warrior",
    "merchant",
    "herald",
    "bonus",
    "scrolls",
    "gold",
    "other",
)
"""Where points come from: the scoring tiles on A to D, the tracks, bonus tiles, the end."""
PART_WARRIOR: Final = 4
PART_BONUS: Final = 7
PART_SCROLLS: Final = 8
PART_GOLD: Final = 9
PART_OTHER: Final = 10
NUMBER_OF_PARTS: Final = 11
