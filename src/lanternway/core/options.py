"""Options of a game: typed, with defaults and limits, the same for command line, server and page."""

import difflib
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from lanternway.core.errors import OptionError

Value = bool | int | str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option. `choices` limits words; `low`/`high` limit numbers; `many` takes a list of words.

    Its name and explanation for people are the messages `<game>-option-<name>` and
    `<game>-option-<name>-help`; those of a choice `<game>-option-<name>-<choice>`.
    """

    __slots__ = ("aliases", "choices", "default", "each_seat", "high", "low", "many", "name")

    def __init__(
        self,
        name: str,
        default: Value,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        many: int = 0,
        aliases: Mapping[str, str] | None = None,
        each_seat: bool = False,
    ) -> None:
        self.name: str = name
        self.default: Value = default
        self.choices: tuple[str, ...] = choices
        self.low: int = low
        self.high: int = high
        self.many: int = many
        """With `many` > 0 a list of exactly so many different words of `choices` is taken too."""
        self.aliases: Mapping[str, str] = aliases if aliases is not None else {}
        self.each_seat: bool = each_seat
        """Whether a list with one of the `choices` for each seat is taken too."""

    def read(self, given: Any) -> Value:
        """The value of what was given (a text of the command line or JSON); OptionError if it is none."""
        if isinstance(self.default, bool):
            return self._read_bool(given)
        if isinstance(self.default, int):
            return self._read_int(given)
        return self._read_word(given)

    def _read_bool(self, given: Any) -> bool:
        if isinstance(given, bool):
            return given
        word = str(given).lower()
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise self._wrong(given, "yes or no", "error-option-switch")

    def _read_int(self, given: Any) -> int:
        try:
            value = given if type(given) is int else int(str(given))
        except ValueError:
            raise self._out_of_range(given) from None
        allowed = self.choices
        if allowed and str(value) not in allowed:
            raise self._no_choice(given)
        if not allowed and not self.low <= value <= self.high:
            raise self._out_of_range(given)
        return value

    def _read_word(self, given: Any) -> Value:
        if isinstance(given, str) and "," in given and self.many:
            given = [word.strip() for word in given.split(",")]
        if isinstance(given, (list, tuple)):
            words = [str(word) for word in given]
            if not self.many or len(words) != self.many or len(set(words)) != len(words):
                names = ", ".join(self.choices)
                raise self._wrong(
                    ",".join(words),
                    f"{self.many} different of {names}",
                    "error-option-many",
                    {"n": self.many, "names": names},
                )
            for word in words:
                if word not in self.choices:
                    raise self._no_choice(word)
            return words
        word = self.aliases.get(str(given), str(given))
        if word != self.default and word not in self.choices:
            raise self._no_choice(given)
        return word

    def _out_of_range(self, given: Any) -> OptionError:
        return self._wrong(
            given,
            f"a number from {self.low} to {self.high}",
            "error-option-range",
            {"low": self.low, "high": self.high},
        )

    def _no_choice(self, given: Any) -> OptionError:
        near = difflib.get_close_matches(str(given), self.choices, 1)
        names = ", ".join(self.choices)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        return self._wrong(
            given,
            f"one of {names}{hint}",
            "error-option-choice",
            {"names": names, "near": near[0] if near else ""},
        )

    def _wrong(
        self, given: Any, expected: str, message: str, args: dict[str, object] | None = None
    ) -> OptionError:
        return OptionError(
            f"option {self.name}: '{given}' is not {expected}",
            message,
            {"option": self.name, "given": str(given), **(args or {})},
        )

    def to_data(self) -> dict[str, Any]:
        """The schema of this option as JSON, for the lobby and for `games --json`."""
        kind = "word"
        if isinstance(self.default, bool):
            kind = "bool"
        elif isinstance(self.default, int):
            kind = "int"
        return {
            "name": self.name,
            "kind": kind,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "many": self.many,
            "each_seat": self.each_seat,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Schema:
    """The options of a game, in the order they are shown."""

    def __init__(self, options: list[Option]) -> None:
        self.options: list[Option] = options

    def read(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values: the given ones read, the rest by default."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                near = difflib.get_close_matches(name, names, 1)
                hint = f"; did you mean '{near[0]}'?" if near else ""
                raise OptionError(
                    f"there is no option '{name}'{hint} (options: {', '.join(names)})",
                    "error-option-name",
                    {"option": name, "near": near[0] if near else "", "names": ", ".join(names)},
                )
        return {
            option.name: option.read(given[option.name]) if option.name in given else option.default
            for option in self.options
        }
