"""Isle of Skye with Journeyman: what can be played, and how to get a table of it."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import (
    Advice,
    DataError,
    EventKinds,
    Game,
    Option,
    OptionError,
    Schema,
    Value,
)
from lanternway.games.skye import advice, check, queries, report, restore, setup
from lanternway.games.skye.actions import CATALOGUE
from lanternway.games.skye.clauses import CLAUSES
from lanternway.games.skye.content import CONTENT, SCORING_IDS, check_pack
from lanternway.games.skye.public import public_content
from lanternway.games.skye.view import TableWorlds

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
            raise OptionError(
                f"option scoring_tiles: '{named}' is one tile; give four, or {RANDOM}",
                "error-option-value",
                {"option": "scoring_tiles", "given": str(named), "expected": RANDOM},
            )
        return
    for word in named:
        if word.startswith("J") and not options["journeyman"]:
            raise OptionError(
                f"option scoring_tiles: {word} belongs to the option journeyman",
                "error-option-value",
                {"option": "scoring_tiles", "given": word, "expected": "journeyman"},
            )


def outcome_number(stream: str, word: str) -> int:
    """Scoring tiles by name. What is drawn from the bag is a place among the tiles left in it,
    in order, so it can only be given as a number."""
    if stream == "scoring" and word in SCORING_IDS:
        return SCORING_IDS.index(word)
    raise DataError(stream, f"'{word}' is no outcome; give its place as a number")


GAME: Final = Game(
    id_="skye",
    seats=range(2, 6),
    bound=4000,
    streams=setup.STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=OPTIONS,
    variants=VARIANTS,
    events=EventKinds("skye"),
    content_hash=CONTENT.hash,
    advice=Advice(advice.value, advice.priors, follow_up=0),
    new=setup.new_table,
    from_data=restore.from_data,
    worlds=TableWorlds,
    query=queries.query,
    outcome_number=outcome_number,
    check_options=check_options,
    check=check.check,
    check_pack=check_pack,
    public_content=public_content,
    traits=report.traits,
    measures=report.measures,
)
