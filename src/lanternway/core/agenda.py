"""The agenda: unfinished business as data, a stack of small frames.

A game names its kinds of business in one table (`agenda.py`); its `rules/flow.py` says beside each kind
which functions list the answers, carry one out and say why another is not legal.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lanternway.core.action import Action
from lanternway.core.errors import DataError, Refusal

Legal = Callable[[Any, int, Any], list[Action]]
"""(table, seat, frame) -> the legal answers of the seat."""
Do = Callable[[Any, int, Any, Action], None]
"""(table, seat, frame, action): carry an answer out."""
Why = Callable[[Any, int, Any, Action], Refusal | None]
"""(table, seat, frame, action) -> why this is no answer; None where there is nothing special to say."""
GoOn = Callable[[Any, Any], None]
"""(table, frame): do what asks nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of unfinished business: its word in data and prompts, and the clause behind it.

    A kind that asks something has `legal`, `do` and `why`; one that goes on by itself has `go_on`.
    """

    __slots__ = ("asks", "clause", "do", "go_on", "legal", "why", "word")

    def __init__(self, word: str, clause: str) -> None:
        self.word: str = word
        self.clause: str = clause
        self.asks: bool = False
        self.legal: Legal = _asks_nothing
        self.do: Do = _has_no_answer
        self.why: Why = _nothing_special
        self.go_on: GoOn = _waits_for_an_answer

    def question(self, legal: Legal, do: Do, why: Why | None = None) -> None:
        """Its seat is asked something."""
        self.asks = True
        self.legal = legal
        self.do = do
        if why is not None:
            self.why = why

    def step(self, go_on: GoOn) -> None:
        """It goes on by itself."""
        self.go_on = go_on

    def __repr__(self) -> str:
        return f"<{self.word}>"


def _asks_nothing(table: Any, seat: int, frame: Any) -> list[Action]:
    raise AssertionError(f"{frame.kind.word} asks nothing")


def _has_no_answer(table: Any, seat: int, frame: Any, action: Action) -> None:
    raise AssertionError(f"{frame.kind.word} has no answer")


def _nothing_special(table: Any, seat: int, frame: Any, action: Action) -> Refusal | None:
    return None


def _waits_for_an_answer(table: Any, frame: Any) -> None:
    raise AssertionError(f"{frame.kind.word} waits for an answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One piece of unfinished business: its kind and the seat it belongs to. It is never changed once it
    is made, so clones share it. A kind that holds more has a class of its own."""

    __slots__ = ("kind", "seat")

    def __init__(self, kind: Kind, seat: int) -> None:
        self.kind: Kind = kind
        self.seat: int = seat


class Kinds:
    """All kinds of a game, found by their words."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.all: Final = tuple(kinds)
        self._by_word: Final = {kind.word: kind for kind in self.all}

    def find(self, word: Any, where: str) -> Kind:
        """The kind of this word; DataError names the place where it was given."""
        if not isinstance(word, str) or word not in self._by_word:
            raise DataError(where, f"'{word}' is none of {', '.join(self._by_word)}")
        return self._by_word[word]
