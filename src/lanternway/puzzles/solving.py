"""Solving a puzzle: three tries on its table, then the explanation. All follows from the tries."""

import functools
from collections.abc import Sequence
from typing import Final

from lanternway.core.action import Action
from lanternway.core.errors import DataError
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.puzzles.puzzle import Puzzle

TRIES: Final = 3
SHOW: Final = ""
"""The try of who wants to see the solution."""


class Solving:
    """A puzzle while somebody thinks about it."""

    def __init__(self, puzzle: Puzzle, tries: Sequence[str] = ()) -> None:
        self.puzzle: Puzzle = puzzle
        self.tries: list[str] = []
        for one in tries:
            self._take(one if one == SHOW else self.game.catalogue.parse(one).text)

    @functools.cached_property
    def state(self) -> State:
        """The table. It stays as it is, whatever is answered."""
        return self.puzzle.state()

    @property
    def game(self) -> Game:
        return get_game(self.puzzle.game)

    @property
    def is_solved(self) -> bool:
        return bool(self.tries) and self.tries[-1] == self.puzzle.best.action

    @property
    def left(self) -> int:
        """How many tries are left."""
        return 0 if self.is_solved or SHOW in self.tries else TRIES - len(self.tries)

    @property
    def is_over(self) -> bool:
        return self.left == 0

    def legal(self) -> list[Action]:
        return self.state.legal(self.puzzle.seat)

    def answer(self, notation: str) -> bool:
        """Whether this is the best answer. What the game forbids raises its Refusal and is no try."""
        if notation != SHOW:
            action = self.game.catalogue.parse(notation)
            self.state.clone().apply(self.puzzle.seat, action)
            notation = action.text
        self._take(notation)
        return self.is_solved

    def _take(self, notation: str) -> None:
        if self.is_over or notation in self.tries:
            raise DataError("tries", f"'{notation}' does not go on with {self.puzzle.name}")
        self.tries.append(notation)

    @property
    def chosen(self) -> str:
        """What the best answer is compared with: the first try; empty if there was none."""
        return next((one for one in self.tries if one != SHOW), "")
