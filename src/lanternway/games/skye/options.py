"""What can be agreed on before a game."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import Option, OptionError, Schema, Value
from lanternway.games.skye.content import SCORING_IDS

RANDOM: Final = "random"

OPTIONS: Final = Schema(
    [
        Option("journeyman", False),
        Option("scoring_tiles", RANDOM, choices=SCORING_IDS, many=4),
        Option("open_gold", False),
        Option("castle_counts", False),
        Option("same_bonus_layout", False),
    ]
)
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"journeyman": True},
    {"open_gold": True, "castle_counts": True, "scoring_tiles": ["S6", "S12", "S3", "S13"]},
    {
        "journeyman": True,
        "same_bonus_layout": True,
        "open_gold": True,
        "scoring_tiles": ["J1", "J2", "J3", "J4"],
    },
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    """Scoring tiles of the expansion need the expansion."""
    named = options["scoring_tiles"]
    if not isinstance(named, list):
        if named != RANDOM:
            raise _wrong(str(named), RANDOM, f"'{named}' is one tile; give four, or {RANDOM}")
        return
    for word in named:
        if word.startswith("J") and not options["journeyman"]:
            raise _wrong(word, "journeyman", f"{word} belongs to the option journeyman")


def _wrong(given: str, expected: str, what: str) -> OptionError:
    return OptionError(
        f"option scoring_tiles: {what}",
        "error-option-value",
        {"option": "scoring_tiles", "given": given, "expected": expected},
    )
