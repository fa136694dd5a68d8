"""Nested questions: may a track be advanced, and why."""

from typing import Final

from lanternway.core import Frame, Kind, Kinds


class Cause:
    """Why a track may be advanced."""

    __slots__ = ("clause", "word")

    def __init__(self, word: str, clause: str) -> None:
        self.word: str = word
        self.clause: str = clause

    def __repr__(self) -> str:
        return f"<{self.word}>"


SALE: Final = Cause("sale", "SK-4.5")
"""A tile sold: the warrior only."""
SYMBOL: Final = Cause("symbol", "SK-4.5")
"""A tile with the journeyman symbol received: any track."""
BONUS: Final = Cause("bonus", "SK-9.11")
"""The bonus tile: any track."""
WAYPOINT: Final = Cause("waypoint", "SK-9.4")
"""A waypoint collected on a tile: what the tile meets."""
CAUSES: Final = (SALE, SYMBOL, BONUS, WAYPOINT)
CAUSE_WORDS: Final = tuple(cause.word for cause in CAUSES)

ADVANCE: Final = Kind("advance", "SK-9.4")
KINDS: Final[Kinds] = Kinds([ADVANCE])


class Advance(Frame):
    """A seat may advance a track because of something that happened with a tile."""

    __slots__ = ("cause", "tile")

    def __init__(self, seat: int, cause: Cause, tile: int) -> None:
        super().__init__(ADVANCE, seat)
        self.cause: Cause = cause
        self.tile: int = tile
