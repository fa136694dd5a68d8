"""The stages of a round, in order. `rules/flow.py` says which functions answer in which stage."""

from collections.abc import Callable
from typing import Any, Final

from lanternway.core import Action, Refusal


class Stage:
    """One stage of a round: its word in data, and the clause behind it.

    Beside a stage that asks stand `legal`, `do` and `why`, and `revise` where what was decided in secret
    can be taken back. When nobody is asked anything any more, `go_on` leads further.
    """

    __slots__ = ("at_once", "clause", "do", "go_on", "legal", "revise", "serial", "why", "word")

    def __init__(
        self, word: str, clause: str, *, serial: bool = False, at_once: bool = False
    ) -> None:
        self.word: str = word
        self.clause: str = clause
        self.serial: bool = serial
        """One seat after the other is asked, in turn order."""
        self.at_once: bool = at_once
        """Everybody decides at once, in secret."""
        self.legal: Callable[[Any, int], list[Action]] = _asks_nothing
        self.do: Callable[[Any, int, Action], None] = _has_no_answer
        self.why: Callable[[Any, int, Action], Refusal | None] = _nothing_special
        self.revise: Callable[[Any, int], None] = _nothing_to_revise
        self.go_on: Callable[[Any], None] = _is_the_end

    def question(
        self,
        legal: Callable[[Any, int], list[Action]],
        do: Callable[[Any, int, Action], None],
        why: Callable[[Any, int, Action], Refusal | None] | None = None,
        revise: Callable[[Any, int], None] | None = None,
    ) -> None:
        """Seats are asked something in this stage."""
        self.legal = legal
        self.do = do
        if why is not None:
            self.why = why
        if revise is not None:
            self.revise = revise

    def __repr__(self) -> str:
        return f"<{self.word}>"


def _asks_nothing(table: Any, seat: int) -> list[Action]:
    raise AssertionError("nobody is asked anything in this stage")


def _has_no_answer(table: Any, seat: int, action: Action) -> None:
    raise AssertionError("nobody is asked anything in this stage")


def _nothing_special(table: Any, seat: int, action: Action) -> Refusal | None:
    return None


def _nothing_to_revise(table: Any, seat: int) -> None:
    raise AssertionError("nothing is decided in secret in this stage")


def _is_the_end(table: Any) -> None:
    raise AssertionError("nothing comes after this stage")


TOKENS_BEFORE_INCOME: Final = Stage("tokens-before-income", "SK-9.12", serial=True)
INCOME: Final = Stage("income", "SK-2.1")
PRICE: Final = Stage("price", "SK-3.1", at_once=True)
BUY: Final = Stage("buy", "SK-4.2", serial=True)
BUY_AGAIN: Final = Stage("buy-again", "SK-4.6", serial=True)
KEEP: Final = Stage("keep", "SK-4.4")
TRADE_END: Final = Stage("trade-end", "SK-9.11")
BUILD: Final = Stage("build", "SK-5.1", at_once=True)
PLAN: Final = Stage("plan", "SK-9.2", at_once=True)
JOURNEY: Final = Stage("journey", "SK-9.4", serial=True)
JOURNEY_END: Final = Stage("journey-end", "SK-9.11")
TOKENS_BEFORE_SCORE: Final = Stage("tokens-before-score", "SK-9.12", serial=True)
SCORE: Final = Stage("score", "SK-6.1")
OVER: Final = Stage("over", "SK-8.3")

STAGES: Final = (
    TOKENS_BEFORE_INCOME, INCOME, PRICE, BUY, BUY_AGAIN, KEEP, TRADE_END, BUILD, PLAN, JOURNEY,
    JOURNEY_END, TOKENS_BEFORE_SCORE, SCORE, OVER,
)  # fmt: skip
STAGE_WORDS: Final = tuple(stage.word for stage in STAGES)
TRADING: Final = (BUY, BUY_AGAIN)
BONUS_TIME: Final = (TRADE_END, JOURNEY_END)
"""When bonus tiles act."""
