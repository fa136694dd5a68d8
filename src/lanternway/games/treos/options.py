"""Options of Treos: variants of TR-8, and those given seat by seat."""

import difflib
from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import Option, OptionError, Schema, Value
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.setting import SIDES


class SeatOption(Option):
    """A word for each seat (a list, or words with commas), or the default word."""

    __slots__ = ("repeats", "words")

    def __init__(self, name: str, default: str, words: tuple[str, ...], repeats: bool) -> None:
        super().__init__(name, default, (default, *words), each_seat=True)
        self.words: tuple[str, ...] = words
        self.repeats: bool = repeats
        """Whether two seats may have the same word."""

    def read(self, given: Any) -> Value:
        if given == self.default:
            return self.default
        words = given.split(",") if isinstance(given, str) else given
        if not isinstance(words, (list, tuple)) or not 1 <= len(words) <= 4:
            raise self.wrong(given)
        chosen = [str(word).strip() for word in words]
        if not self.repeats and len(set(chosen)) != len(chosen):
            raise self.wrong(given)
        for word in chosen:
            if word not in self.words:
                raise self.wrong(word)
        return chosen

    def wrong(self, given: Any) -> OptionError:
        names = ", ".join(self.choices)
        near = "".join(difflib.get_close_matches(str(given), self.choices, 1))
        return OptionError(
            f"option {self.name}: '{given}' is not one of {names} (one word for each seat)",
            "error-option-choice",
            {"option": self.name, "given": str(given), "names": names, "near": near},
        )


OPTIONS: Final = Schema([
    Option("goal", 20, ("20", "25")),
    Option("variable_setup", False),
    Option("no_events", False),
    Option("meaner_highwaymen", False),
    Option("highwaymen_at_phase_end", False),
    Option("secret_per_region", 2, ("1", "2")),
    SeatOption("characters", "random", CHARACTERS, repeats=False),
    SeatOption("seats", "default", SIDES, repeats=True),
])  # fmt: skip
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"variable_setup": True, "goal": 25, "seats": "E,E"},
    {"no_events": True, "secret_per_region": 1, "characters": "sophie,urs,carolijn"},
    {"meaner_highwaymen": True, "highwaymen_at_phase_end": True, "seats": "N,N,W,S"},
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    """What is given seat by seat is given for every seat."""
    for name in ("characters", "seats"):
        chosen = options[name]
        if isinstance(chosen, list) and len(chosen) != seats:
            raise OptionError(
                f"option {name}: {len(chosen)} given for {seats} seats",
                "error-option-many",
                {
                    "option": name,
                    "given": ", ".join(chosen),
                    "n": seats,
                    "names": ", ".join(CHARACTERS if name == "characters" else SIDES),
                },
            )
