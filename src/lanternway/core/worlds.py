"""Worlds: the states that are consistent with what a seat knows."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from lanternway.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC):
    """Made once from a View, then sampled as often as a bot likes."""

    @abstractmethod
    def sample(self, seed: int) -> State:
        """A State that agrees with the View in everything the View says, random in all else. Every
        consistent world can come; the same seed gives the same one. Its future (chance) is its own."""
