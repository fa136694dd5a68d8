"""What is agreed before a game and never changes: clones share it."""

from collections.abc import Mapping

from lanternway.core import Value
from tests.smallgame.content import BEACON, COPIES


class Setting:
    __slots__ = ("copies", "pair", "rounds")

    def __init__(self, options: Mapping[str, Value]) -> None:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds: int = rounds
        self.pair: bool = options["rolls"] == "pair"
        """Whether the winner rolls two dice, and the better counts (LF-2.4)."""
        self.copies: list[int] = COPIES[:]
        """How many of each card are in the game."""
        if not options["beacons"]:
            self.copies[BEACON] = 0
