"""The Game object of Lantern Fair: its name, limits and options; it ties the rooms together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from lanternway.core import (
    Chance,
    DataError,
    Determinizer,
    Game,
    Option,
    Schema,
    State,
    Value,
    View,
)
from tests.smallgame import advice, scoring, setup
from tests.smallgame.actions import CATALOGUE
from tests.smallgame.content import CONTENT_HASH, STREAMS, read_copies
from tests.smallgame.state import Table
from tests.smallgame.view import Worlds

FACES = ("one", "two", "three", "four", "five", "six")

CLAUSES = (
    "LF-1.1",
    "LF-2.1",
    "LF-2.2",
    "LF-2.3",
    "LF-2.4",
    "LF-3.1",
    "LF-3.2",
    "LF-3.3",
    "LF-3.4",
    "LF-3.5",
    "LF-3.6",
    "LF-3.7",
    "LF-4.1",
    "LF-4.2",
)


class LanternFair(Game):
    """See the folder's README for the rules."""

    id: ClassVar[str] = "lantern_fair"
    seats: ClassVar[range] = range(2, 5)
    streams: ClassVar[tuple[str, ...]] = STREAMS
    bound: ClassVar[int] = 200

    def __init__(self) -> None:
        self.catalogue = CATALOGUE
        self.options = Schema(
            [
                Option("rounds", 4, low=1, high=6),
                Option("rolls", "die", choices=("die", "pair")),
                Option("beacons", True),
            ]
        )
        self.clauses = CLAUSES
        self.content_hash = CONTENT_HASH

    def new(self, options: Mapping[str, Value], seats: int, chance: Chance) -> State:
        return setup.deal(options, seats, chance)

    def from_data(self, data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> State:
        return setup.from_data(data, options, seats)

    def determinizer(self, view: View) -> Determinizer:
        return Worlds(view)

    def query(self, state: State, path: str) -> Any:
        """`score.<seat>.total`, `score.<seat>.<part>`, `deck` (how many cards are left)."""
        assert isinstance(state, Table)
        match path.split("."):
            case ["deck"]:
                return len(state.deck())
            case ["score", seat, part] if seat.isdigit() and int(seat) < state.seats:
                parts = scoring.parts(state, int(seat))
                if part == "total":
                    return scoring.total(state, int(seat))
                if part in parts:
                    return parts[part]
        raise DataError(path, "no such query; there are deck, score.<seat>.<part>")

    def outcome_number(self, stream: str, word: str) -> int:
        if stream == "die" and word in FACES:
            return FACES.index(word)
        raise DataError(stream, f"'{word}' is no outcome; the die has {', '.join(FACES)}")

    def check_pack(self, folder: str) -> list[str]:
        try:
            read_copies((Path(folder) / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
        except DataError as error:
            return [error.text]
        return []

    def variants(self) -> list[dict[str, Any]]:
        return [{}, {"rounds": 6, "rolls": "pair"}, {"rounds": 1, "beacons": False}]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return advice.value(state, seat)
