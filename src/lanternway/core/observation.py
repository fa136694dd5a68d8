"""Observations: what a seat may know, as a row of numbers of one fixed length. `observe.py` of a game
writes them.

Seats stand in turn order from the one that observes: `me`, `next1`, `next2` … A seat that nobody has is all
0. Numbers are scaled to about -1 to 1 and never leave -LIMIT to LIMIT.
"""

from collections.abc import Sequence
from typing import Final

from lanternway.core.action import Action, Catalogue
from lanternway.core.state import State

LIMIT: Final = 2.0


class Fields:
    """The names of an observation's numbers, in order. Each method gives the place where a field begins."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """A single number."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, name: str, words: Sequence[str]) -> int:
        """A number for each of some words: `question.plan`."""
        at = len(self.names)
        self.names += [f"{name}.{word}" for word in words]
        return at

    def count(self, name: str, size: int) -> int:
        """So many numbers alike: `highwayman.1`, `highwayman.2` …"""
        return self.each(name, [str(number) for number in range(1, size + 1)])

    def blocks(self, names: Sequence[str], block: "Fields") -> int:
        """The same fields again and again: `next1.gold`."""
        at = len(self.names)
        for name in names:
            self.names += [f"{name}.{field}" for field in block.names]
        return at


def seat_names(seats: int) -> list[str]:
    """How the seats are called, from the one that observes."""
    return ["me", *(f"next{number}" for number in range(1, seats))]


def scaled(number: float, whole: float) -> float:
    """A part of what is much, kept within the limits."""
    part = number / whole
    return LIMIT if part > LIMIT else -LIMIT if part < -LIMIT else part


def legal_mask(state: State, seat: int, catalogue: Catalogue) -> bytearray:
    """By the catalogue's index: 1 if the seat may do that now."""
    return mask_of(state.legal(seat), catalogue)


def mask_of(legal: list[Action], catalogue: Catalogue) -> bytearray:
    """The same from a list of actions."""
    mask = bytearray(len(catalogue.actions))
    for action in legal:
        mask[action.index] = 1
    return mask
