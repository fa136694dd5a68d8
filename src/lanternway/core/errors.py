"""What can go wrong, as values: every error says what is wrong, where, and what would be right."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LanternwayError(Exception):
    """Bad input of some kind. `message` is a message id of the locale files, `arguments` its arguments.

    `str()` of it is a plain English line, so that a log and a test can be read without a translator.
    """

    def __init__(self, text: str, message: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.text: str = text
        self.message: str = message
        self.arguments: dict[str, object] = args if args is not None else {}


class Refusal(LanternwayError):
    """An illegal action: the clause that forbids it, why, and what would be legal. Nothing changed."""

    def __init__(
        self,
        clause: str,
        message: str,
        args: dict[str, object] | None = None,
        legal: list[str] | None = None,
    ) -> None:
        super().__init__(f"{clause}: {message} {args if args else ''}".rstrip(), message, args)
        self.clause: str = clause
        self.legal: list[str] = legal if legal is not None else []


LONGEST_ECHO: Final = 60
"""Of what was given, an answer repeats at most so many characters."""


def shortened(given: str) -> str:
    """What was given, as far as an answer repeats it."""
    return given if len(given) <= LONGEST_ECHO else f"{given[: LONGEST_ECHO - 1]}…"


class NotationError(LanternwayError):
    """A text that is not an action of the game; `near` are the closest ones."""

    def __init__(self, given: str, near: list[str]) -> None:
        given = shortened(given)
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(
            f"'{given}' is not an action of this game{hint}",
            "error-notation",
            {"given": given, "near": ", ".join(near)},
        )
        self.given: str = given
        self.near: list[str] = near


class OptionError(LanternwayError):
    """An option that does not exist or a value that it does not take."""


class OutcomeError(LanternwayError):
    """A given outcome that the draw cannot have."""

    def __init__(self, stream: int, value: int, n: int) -> None:
        super().__init__(
            f"given outcome {value} of stream {stream} is not below {n}",
            "error-outcome",
            {"stream": stream, "value": value, "n": n},
        )


class DataError(LanternwayError):
    """A file or a text form that does not hold what it should: `where` names the place."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}", "error-data", {"where": where, "what": text})
        self.where: str = where
