"""The State: one flat list of ints for the table, piles of known order, and the agenda.

Here is what it holds; rules work on that. What it can do, by those rules, is in `table.py`.
"""

from lanternway.core.action import Action
from lanternway.core.chance import Chance
from lanternway.core.state import Frame, State
from lanternway.games.dark_road.lookup import Lookup


class DarkRoadState(State):
    """A table of Merchants of the Dark Road. `layout.py` says where everything lies in `t`."""

    __slots__ = (
        "concern",
        "first",
        "humans",
        "k",
        "level",
        "open_coins",
        "options",
        "pc",
        "piles",
        "t",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        humans: int,
        level: int,
        first: int,
        open_coins: bool,
        k: Lookup,
        t: list[int],
        piles: list[tuple[int, ...]],
        pc: list[int],
        options: list[Action],
    ) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.agenda: list[Frame] = agenda
        self.reveals: int = reveals
        self.sink = None
        self.humans: int = humans
        """How many seats are played by people or bots: all but the Private Concern's."""
        self.concern: int = humans if level >= 0 else -1
        """The Private Concern's seat: the one after the humans'; -1 without it."""
        self.level: int = level
        """The Concern's level, 0 to 2; -1 without it."""
        self.first: int = first
        """Who begins every round; not seat 0 only if the Private Concern's place says so (DR-17.6.1)."""
        self.open_coins: bool = open_coins
        self.k: Lookup = k
        self.t: list[int] = t
        self.piles: list[tuple[int, ...]] = piles
        self.pc: list[int] = pc
        """What only the Private Concern has (`rules/concern.py`); empty without it."""
        self.options: list[Action] = options
        """The legal actions of the seat that is asked: found when the question came up."""

    def place(self, seat: int) -> int:
        """How many seats come before this one in a round."""
        return (seat - self.first) % self.seats
