"""Isle of Skye with Journeyman: what can be played, and how to get a table of it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lanternway.core import (
    Action,
    Chance,
    DataError,
    Determinizer,
    Game,
    Option,
    OptionError,
    Schema,
    State,
    Value,
    View,
)
from lanternway.games.skye import advice, check, queries, report, restore, setup
from lanternway.games.skye.actions import CATALOGUE
from lanternway.games.skye.clauses import CLAUSES
from lanternway.games.skye.content import CONTENT, SCORING_IDS, check_pack
from lanternway.games.skye.public import public_content
from lanternway.games.skye.state import Table
from lanternway.games.skye.view import Worlds

RANDOM: Final = "random"


class Skye(Game):
    """Isle of Skye: 2 to 5 clans, with or without Journeyman."""

    id: ClassVar[str] = "skye"
    seats: ClassVar[range] = range(2, 6)
    streams: ClassVar[tuple[str, ...]] = setup.STREAMS
    bound: ClassVar[int] = 4000
    follow_up: ClassVar[int] = 0

    def __init__(self) -> None:
        self.catalogue = CATALOGUE
        self.options = Schema(
            [
                Option("journeyman", False),
                Option("scoring_tiles", RANDOM, choices=SCORING_IDS, many=4),
                Option("open_gold", False),
                Option("castle_counts", False),
                Option("same_bonus_layout", False),
            ]
        )
        self.clauses = CLAUSES
        self.content_hash = CONTENT.hash

    def new(self, options: Mapping[str, Value], seats: int, chance: Chance) -> State:
        return setup.new_table(options, seats, chance)

    def from_data(self, data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> State:
        return restore.from_data(data, options, seats)

    def determinizer(self, view: View) -> Determinizer:
        return Worlds(view)

    def query(self, state: State, path: str) -> Any:
        assert isinstance(state, Table)
        return queries.query(state, path)

    def outcome_number(self, stream: str, word: str) -> int:
        """Scoring tiles by name. What is drawn from the bag is a place among the tiles left in it,
        in order, so it can only be given as a number."""
        if stream == "scoring" and word in SCORING_IDS:
            return SCORING_IDS.index(word)
        raise DataError(stream, f"'{word}' is no outcome; give its place as a number")

    def variants(self) -> list[dict[str, Any]]:
        return [
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

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return advice.value(state, seat)

    def priors(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Table)
        return advice.priors(state, seat, legal)

    def check_options(self, options: Mapping[str, Value], seats: int) -> None:
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

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        check.check(state)

    def public_content(self) -> dict[str, Any]:
        return public_content()

    def check_pack(self, folder: str) -> list[str]:
        return check_pack(folder)

    def traits(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, Table)
        return report.traits(state, seat)

    def measures(self, state: State) -> dict[str, float]:
        assert isinstance(state, Table)
        return report.measures(state)
