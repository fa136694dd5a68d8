"""Goals: spaces with a worth, and how much of it a space promises.

The outlook of a space is the best goal's worth, fading with the moves to it, and parts of the next best.
"""

from pathlib import Path
from typing import Final

from lanternway.core.prices import Prices
from lanternway.games.treos.board import BIT, FAR
from lanternway.games.treos.regions import SPACES

PRICES: Final = Prices(Path(__file__).parent)
FADE: Final = PRICES.number("fade")
SHARES: Final = PRICES.numbers("shares")
_MOST_MOVES: Final = 30
_FADED: Final = [FADE**moves if moves < _MOST_MOVES else 0.0 for moves in range(FAR + 1)]
UNKNOWN: Final = -1.0
"""Not worked out yet."""

PERSONAL_GROUP, QUEST_GROUP, FORT_GROUP, INN_GROUP, SECRET_GROUP, TAKING_GROUP, TASK_GROUP = (
    0, 1, 4, 8, 12, 20, 24,
)  # fmt: skip
GROUPS: Final = 48
"""Groups of goals. Of a group only one can be had: a quest that can be delivered in two
towns counts once. Quests are numbered by their place among those held."""
_GROUPS_KEPT: Final = 8
KINDS: Final = ("personal", "quest", "fort", "inn", "secret", "taking", "task")
_FIRST_GROUPS: Final = (
    PERSONAL_GROUP, QUEST_GROUP, FORT_GROUP, INN_GROUP, SECRET_GROUP, TAKING_GROUP, TASK_GROUP,
)  # fmt: skip
KIND_OF_GROUP: Final = [
    sum(first <= group for first in _FIRST_GROUPS) - 1 for group in range(GROUPS)
]
"""By group: the place of its kind in KINDS."""


class Goal:
    """A space that is worth something to end a move on."""

    __slots__ = ("group", "space", "worth")

    def __init__(self, space: int, worth: float, group: int) -> None:
        self.space: int = space
        self.worth: float = worth
        self.group: int = group


class Prospect:
    """What spaces are worth once the goals of some groups are taken; filled when asked."""

    __slots__ = ("arrivals", "outlooks")

    def __init__(self) -> None:
        self.outlooks: list[float] = [UNKNOWN] * SPACES
        """What standing on a space promises."""
        self.arrivals: list[float] = [UNKNOWN] * SPACES
        """What ending a move there gains at once, and what it promises then."""


class Goals:
    """The goals of a seat."""

    __slots__ = ("apart", "at", "list", "prospects", "tops")

    def __init__(self, found: list[Goal], apart: list[bytes]) -> None:
        self.list: list[Goal] = found
        self.apart: list[bytes] = apart
        """The moves between all spaces."""
        self.at: dict[int, list[Goal]] = {}
        for goal in found:
            self.at.setdefault(goal.space, []).append(goal)
        self.tops: dict[int, list[tuple[float, int]]] = {}
        self.prospects: dict[int, Prospect] = {}

    def prospect(self, taken: int) -> Prospect:
        found = self.prospects.get(taken)
        if found is None:
            found = self.prospects[taken] = Prospect()
        return found

    def outlook(self, space: int, taken: int) -> float:
        """What a space promises when the groups in `taken` no longer count."""
        prospect = self.prospect(taken)
        total = prospect.outlooks[space]
        if total == UNKNOWN:
            total = 0.0
            rank = 0
            for amount, group in self.best_from(space):
                if not taken >> group & 1:
                    total += amount * SHARES[rank]
                    rank += 1
                    if rank == len(SHARES):
                        break
            prospect.outlooks[space] = total
        return total

    def best_from(self, space: int) -> list[tuple[float, int]]:
        """The groups that count most from a space, each by its nearest and best goal."""
        top = self.tops.get(space)
        if top is None:
            row = self.apart[space]
            best = [0.0] * GROUPS
            for goal in self.list:
                amount = goal.worth * _FADED[row[goal.space]]
                if amount > best[goal.group]:
                    best[goal.group] = amount
            top = [(amount, group) for group, amount in enumerate(best) if amount > 0.0]
            top.sort(reverse=True)
            del top[_GROUPS_KEPT:]
            self.tops[space] = top
        return top

    def worth(self, space: int, taken: int) -> float:
        """What ending on a space gains at once."""
        total = 0.0
        for goal in self.at.get(space, _NO_GOALS):
            if not taken >> goal.group & 1:
                total += goal.worth
        return total

    def after(self, space: int, taken: int) -> int:
        """The groups that are taken once a move has ended there."""
        for goal in self.at.get(space, _NO_GOALS):
            taken |= BIT[goal.group]
        return taken

    def best(self, ends: int, here: int, taken: int) -> tuple[int, float]:
        """The best ending, staying included: what it is worth and what it promises then."""
        goal, most = here, self.outlook(here, taken)
        arrivals = self.prospect(taken).arrivals
        ends &= ~BIT[here]
        while ends:
            low = ends & -ends
            space = low.bit_length() - 1
            ends ^= low
            found = arrivals[space]
            if found == UNKNOWN:
                found = self.worth(space, taken) + self.outlook(space, self.after(space, taken))
                arrivals[space] = found
            if found > most:
                goal, most = space, found
        return goal, most


_NO_GOALS: Final[list[Goal]] = []
