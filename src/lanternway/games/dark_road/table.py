"""The State with its rules: what the kernel asks of it."""

from typing import Any, Final

from lanternway.core.action import Action, Family
from lanternway.core.errors import Refusal
from lanternway.core.state import Outcome, Prompt
from lanternway.core.view import View
from lanternway.games.dark_road import aids, data, scoring, view
from lanternway.games.dark_road.rules import flow, refusals
from lanternway.games.dark_road.state import DarkRoadState

SEATS: Final[list[list[int]]] = [[], [0], [1], [2], [3]]
"""What `to_move` answers, by seat + 1."""
NOTHING: Final[list[Action]] = []


class Table(DarkRoadState):
    """A table at which Merchants of the Dark Road is played."""

    __slots__ = ()

    def clone(self) -> "Table":
        return Table(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.reveals,
            self.humans,
            self.level,
            self.first,
            self.open_coins,
            self.k,
            self.t[:],
            self.piles[:],
            self.pc[:],
            self.options,
        )

    def to_move(self) -> list[int]:
        return SEATS[self.agenda[-1][1] + 1] if self.agenda else SEATS[0]

    def legal(self, seat: int) -> list[Action]:
        if self.agenda and self.agenda[-1][1] == seat:
            return self.options
        return NOTHING

    def perform(self, seat: int, action: Action) -> None:
        flow.perform(self, seat, action)

    def why_not(self, seat: int, action: Action) -> Refusal:
        return refusals.why_not(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return refusals.prompt(self, seat)

    def outcome(self) -> Outcome | None:
        return None if self.agenda else scoring.outcome(self)

    def to_data(self) -> dict[str, Any]:
        return data.to_data(self)

    def to_snapshot(self) -> dict[str, Any]:
        return data.to_snapshot(self)

    def view(self, seat: int) -> View:
        return view.view(self, seat)

    def aids(self, seat: int) -> dict[str, Any]:
        return aids.aids(self, seat)

    def considered(self, seat: int) -> list[Family]:
        return refusals.considered(self, seat)
