"""The questions of the game: kinds of unfinished business, and the frames that hold more than a seat."""

from typing import Final

from lanternway.core import Frame, Kind, Kinds

BIDDING: Final = Kind("bidding", "LF-2.1")
"""All bid; the seat is the lead."""
TURN: Final = Kind("turn", "LF-3.1")
KEEPING: Final = Kind("keeping", "LF-3.5")
BLOWN: Final = Kind("blown", "LF-3.6")
BEAMING: Final = Kind("beaming", "LF-3.7")
"""Light one more card without oil, or be done."""

KINDS: Final[Kinds] = Kinds([BIDDING, TURN, KEEPING, BLOWN, BEAMING])


class Turn(Frame):
    """The winner's turn."""

    __slots__ = ("lit",)

    def __init__(self, seat: int, lit: bool) -> None:
        super().__init__(TURN, seat)
        self.lit: bool = lit
        """Whether a card was lit in it."""


class Keeping(Frame):
    """Keep one of two drawn cards, which are this seat's secret."""

    __slots__ = ("first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(KEEPING, seat)
        self.first: int = min(first, second)
        self.second: int = max(first, second)


class Blown(Frame):
    """Pay or discard, because of a wind."""

    __slots__ = ("lighter",)

    def __init__(self, seat: int, lighter: int) -> None:
        super().__init__(BLOWN, seat)
        self.lighter: int = lighter
        """Who lit it."""
