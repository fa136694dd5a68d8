"""What can be agreed before a game."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import Option, Schema, Value

OPTIONS: Final = Schema(
    [
        Option("rounds", 4, low=1, high=6),
        Option("rolls", "die", choices=("die", "pair")),
        Option("beacons", True),
    ]
)
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"rounds": 6, "rolls": "pair"},
    {"rounds": 1, "beacons": False},
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    """All options go together, for any number of seats."""
