"""What a bot is: a player that sees what its seat may see, and chooses."""

from typing import Protocol

from lanternway.core.action import Action
from lanternway.core.view import View


class Bot(Protocol):
    """A player that is a program.

    `blind` says that it never looks at the view, so that nobody has to build one.
    """

    blind: bool

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions. `legal` is never empty."""
