"""Facts: what the words of a lesson or a tip rely on, looked up at the table.

A fact is a path of `State.to_data` (`seats.0.coins`), a question to the game (`query:score.0.total`), a
path of its content (`content:tiles.16.symbols`), a number, or one of these inside `len(…)`, `sum(…)`,
`count(…, word)`, `item(…, n)`, `completed(…)`, `min(…, …)`, `max(…, …)`; facts can be added and subtracted.
"""

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lanternway.core import Game, State
from lanternway.core.errors import DataError
from lanternway.core.position import get_path, look

CONTENT: Final = "content:"
_SIGNS: Final = re.compile(r" ([+-]) ")
_DIGITS: Final = re.compile(r"\d+")
_CALL: Final = re.compile(r"(\w+)\((.*)\)")


def find(game: Game, state: State, fact: str) -> Any:
    """What a fact is at this table; DataError names a path that does not exist."""
    parts = _SIGNS.split(fact)
    total = _term(game, state, parts[0].strip())
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        other = _number(_term(game, state, part.strip()), part)
        total = _number(total, fact) + (other if sign == "+" else -other)
    return total


def number(game: Game, state: State, fact: str) -> int:
    """A fact that is a number; a word that begins with one (the die `1a`) is that number."""
    return _number(find(game, state, fact), fact)


def _number(value: Any, fact: str) -> int:
    if type(value) is int:
        return value
    if isinstance(value, str) and (digits := _DIGITS.match(value)):
        return int(digits[0])
    raise DataError(fact, f"{value!r} is not a number")


def _term(game: Game, state: State, fact: str) -> Any:
    if fact.isdecimal():
        return int(fact)
    if call := _CALL.fullmatch(fact):
        return _called(game, state, fact, call[1], call[2].split(", "))
    if fact.startswith(CONTENT):
        return get_path(game.public_content(), fact.removeprefix(CONTENT))
    return look(game, state, fact)


def _called(game: Game, state: State, fact: str, name: str, given: list[str]) -> Any:
    if name in ("count", "item"):
        *path, last = given
        listed = find(game, state, ", ".join(path))
        return _words(listed).count(last) if name == "count" else listed[int(last)]
    if name not in _FUNCTIONS:
        raise DataError(fact, f"there is no function {name} (functions: {', '.join(FUNCTIONS)})")
    return _FUNCTIONS[name]([find(game, state, one) for one in given])


def _words(listed: Sequence[Any]) -> list[str]:
    """Things of a list by the word that says what they are."""
    return [str(one.get("kind")) if isinstance(one, dict) else str(one) for one in listed]


def _sum(given: Sequence[Any]) -> int:
    values = given[0].values() if isinstance(given[0], Mapping) else given[0]
    return sum(one for one in values if type(one) is int)


def _completed(given: Sequence[Any]) -> int:
    """How many entries of a list (of areas) say that they are completed."""
    return sum(1 for one in given[0] if one.get("completed"))


_FUNCTIONS: Final[dict[str, Callable[[list[Any]], Any]]] = {
    "len": lambda given: len(given[0]),
    "sum": _sum,
    "completed": _completed,
    "min": min,
    "max": max,
}
FUNCTIONS: Final = (*_FUNCTIONS, "count", "item")
COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}
