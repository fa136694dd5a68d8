"""What is agreed on or laid out before a game and never changes, so clones share it."""

from collections.abc import Mapping

from lanternway.core import Value
from lanternway.games.dark_road.content_words import LEVELS, PLACES
from lanternway.games.dark_road.pieces import NOTHING


class Setting:
    __slots__ = ("buildings", "concern_seat", "first", "humans", "level", "open_coins", "seats")

    def __init__(
        self, options: Mapping[str, Value], humans: int, buildings: tuple[int, ...]
    ) -> None:
        self.humans: int = humans
        """How many seats are played by people or bots: all but the Private Concern's."""
        level = str(options["private_concern"])
        self.level: int = LEVELS.index(level) if level in LEVELS else NOTHING
        """The Private Concern's level, 0 to 2; NOTHING without it."""
        self.concern_seat: int = humans if self.level >= 0 else NOTHING
        """The Private Concern's seat: the one after the humans'; NOTHING without it."""
        self.seats: int = humans + (self.level >= 0)
        place = str(options["concern_place"])
        self.first: int = (humans - PLACES.index(place)) % (humans + 1) if place in PLACES else 0
        """Who begins every round; not seat 0 only if the Private Concern's place says so (DR-17.6.1)."""
        self.open_coins: bool = options["open_coins"] is True
        self.buildings: tuple[int, ...] = buildings
        """The buildings on spaces 1 to 4."""

    def turn_order(self, seat: int) -> int:
        """How many seats come before this one in a round."""
        return (seat - self.first) % self.seats
