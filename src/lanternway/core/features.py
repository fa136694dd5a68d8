"""Features: what a value is learned from. `features.py` of a game writes them.

They are what the advice adds up, not yet added up, and what it leaves out: some dozens of numbers of one
seat at a table, hidden things included, as a bot asks them of worlds that it imagines. What all seats share
cancels out between them; it is there so that the rest can count more or less by it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any


class Features:
    """The numbers' names, how to get them, and where the learned weights lie."""

    __slots__ = ("advised", "covers", "folder", "lead", "left", "names", "of")

    def __init__(
        self,
        names: tuple[str, ...],
        of: Callable[[Any, int], list[float]],
        left: Callable[[Any], float],
        covers: Callable[[Any], bool],
        folder: Path,
        advised: dict[str, float],
        lead: bool = True,
    ) -> None:
        self.names: tuple[str, ...] = names
        self.advised: list[float] = [advised.get(name, 0.0) for name in names]
        """By name: what the advice makes of the numbers. Learning begins there."""
        self.of: Callable[[Any, int], list[float]] = of
        """(table, seat): the numbers by `names`. With `lead` not asked when the game is over."""
        self.left: Callable[[Any], float] = left
        """(table): how much of the game is left, from 1 down to 0. How sure a lead is depends on it."""
        self.covers: Callable[[Any], bool] = covers
        """(table): whether values are learned for such tables."""
        self.folder: Path = folder
        """Where the files with what was learned are, if there are any (`core/learned.py`)."""
        self.lead: bool = lead
        """Whether one tries to be ahead, as where seats pay each other; else the own value is what counts,
        at half the price, and `of` is asked of finished games too."""


def always(table: Any) -> bool:
    """Every table of the game."""
    return True
