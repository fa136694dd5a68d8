"""Advice: what a game tells bots about its positions. `advice.py` of the game writes it."""

from collections.abc import Callable
from typing import Any

from lanternway.core.action import Action

Value = Callable[[Any, int], float]
Priors = Callable[[Any, int, list[Action]], list[float]]
Sift = Callable[[Any, int, list[Action]], list[Action]]
Where = Callable[[Any], bool]


def even(table: Any, seat: int, legal: list[Action]) -> list[float]:
    """Every action is as likely."""
    return [1.0 / len(legal)] * len(legal)


def everything(table: Any, seat: int, legal: list[Action]) -> list[Action]:
    """Nothing is passed over."""
    return legal


def always(table: Any) -> bool:
    """In every position."""
    return True


def never(table: Any) -> bool:
    """In no position."""
    return False


class Advice:
    """How well a seat stands, what is worth a look, and how far to look."""

    __slots__ = (
        "follow_up", "is_horizon", "is_quiet", "priors", "settle", "value", "worth_a_look",
    )  # fmt: skip

    def __init__(
        self,
        value: Value,
        priors: Priors = even,
        follow_up: int = 4,
        settle: int = 0,
        worth_a_look: Sift = everything,
        is_quiet: Where = always,
        is_horizon: Where = never,
    ) -> None:
        self.value: Value = value
        """(table, seat): about the points (or the lead) the seat can expect at the end, higher is better,
        cheap to compute. It says what a position is worth, and nothing else."""
        self.priors: Priors = priors
        """(table, seat, legal): how likely each legal action is to be worth a look, adding up to 1.
        Search widens in this order and playouts follow it."""
        self.follow_up: int = follow_up
        """How many of its own next answers a bot that looks one ply ahead tries before it asks `value`; 0
        where `value` itself looks ahead within a turn, and trying them out would only blur it."""
        self.worth_a_look: Sift = worth_a_look
        """(table, seat, legal): without what only takes back what was done, or does the same thing in another
        order: people and bots never look at that, and its priors are 0. Never nothing. It depends on what
        the seat knows only."""
        self.settle: int = settle
        """How many answers a searching bot gives beyond its tree, as a greedy one would, before it asks
        `value`: so that a turn of many small steps is valued when it is done, not in its middle."""
        self.is_quiet: Where = is_quiet
        """(table): whether a position can be valued as it stands. Where it cannot, because much is about to
        change hands, a searching bot lets everybody act as a greedy one would until it can."""
        self.is_horizon: Where = is_horizon
        """(table): whether a searching bot looks no further. Beyond it, what ends a turn would be valued
        after the rival's next one and what goes on with the turn before it, and the two do not compare."""

    @property
    def has_horizon(self) -> bool:
        """Whether search values positions at a horizon only."""
        return self.is_horizon is not never
