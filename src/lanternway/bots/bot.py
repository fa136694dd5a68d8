"""What a bot is: a player that sees what its seat may see, and chooses."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from lanternway.core.action import Action
from lanternway.core.view import View


@dataclass(frozen=True)
class Candidate:
    """What a bot thought of one action: how often it looked, what it expects of it, and how it thinks
    the game goes on: `seat notation`, this action first."""

    action: Action
    visits: int
    value: float
    line: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return {
            "action": self.action.text,
            "visits": self.visits,
            "value": round(self.value, 4),
            "line": self.line,
        }


class Bot(Protocol):
    """A player that is a program. It never meets a State but those it imagines itself.

    `blind` says that it never looks at the view, so that nobody has to build one.
    """

    blind: bool

    @property
    def thoughts(self) -> list[Candidate]:
        """The candidates of its last choice, the chosen one first; empty if it did not think."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions. `legal` is never empty."""
