"""What commands have in common: options, seats and files as people give them."""

import secrets
from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError, OptionError, shortened
from lanternway.core.game import Game
from lanternway.core.reading import number_in

LONGEST_SEED: Final = 1000
"""A longer one is a text even if all of it is digits: Python reads no number of any length."""


def read_options(given: list[str]) -> dict[str, str]:
    """`name=value` words as a mapping; the game checks names and values."""
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise OptionError(f"'{word}' is not name=value", "cli-option-form", {"given": word})
        options[name.strip()] = value.strip()
    return options


def read_seats(given: str) -> list[int]:
    """`2,3,4` as numbers; empty if nothing is given."""
    seats: list[int] = []
    for word in (one.strip() for one in given.split(",") if one.strip()):
        number = number_in(word)
        if number is None:
            raise OptionError(
                f"'{shortened(word)}' is no number of seats",
                "arena-no-seats",
                {"given": shortened(word)},
            )
        seats.append(number)
    return seats


def usual_seats(game: Game) -> int:
    """How many play when nobody says: two, or as few as the game takes."""
    return max(2, game.seats.start)


def read_seed(given: str | None) -> int | str:
    """A seed as given (a number if it is one), or a new one that nobody can guess."""
    if given is None:
        return secrets.token_hex(8)
    is_number = given.removeprefix("-").isdecimal() and len(given) <= LONGEST_SEED
    return int(given) if is_number else given


def read_text(path: Path) -> str:
    """The text of a file that a person named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _unreadable(path, "cli-no-file", "there is no such file") from None
    except IsADirectoryError:
        raise _unreadable(path, "cli-is-folder", "this is a folder") from None
    except UnicodeDecodeError:
        raise _unreadable(path, "cli-no-text", "this is no text (UTF-8)") from None
    except OSError as error:
        raise DataError(str(path), error.strerror or str(error)) from None


def _unreadable(path: Path, message: str, text: str) -> DataError:
    error = DataError(str(path), text)
    error.message = message
    error.arguments = {"file": str(path)}
    return error
