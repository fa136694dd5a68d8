"""What is going on: the kinds of questions and of parts of a turn, and frames that hold more than a seat."""

from typing import Final

from lanternway.core import Frame, Kind, Kinds

NOBODY: Final = -1
"""The seat of a frame that belongs to nobody, or to all."""

# --- questions ---------------------------------------------------------------------------------------

PLANNING: Final = Kind("planning", "TR-2.4")
"""All plan, in secret."""
MOVING: Final = Kind("moving", "TR-3.2")
LANDING: Final = Kind("landing", "TR-3.5")
GATES: Final = Kind("gates", "TR-5.1")
"""Use the space one stays on, or not (*Open Gates*)."""
USING: Final = Kind("using", "TR-5.1")
HOPPING: Final = Kind("hopping", "TR-3.9")
"""The final hop from a portal just discovered."""
TRADING: Final = Kind("trading", "TR-6.4")
KEEPING: Final = Kind("keeping", "TR-7.2")
"""One side quest too many: which one goes."""
CHOOSING: Final = Kind("choosing", "TR-4.1")
DRIVING: Final = Kind("driving", "TR-4.1")
PUSHING: Final = Kind("pushing", "TR-4.3")
FULFILLING: Final = Kind("fulfilling", "TR-7.5")

# --- what goes on by itself ----------------------------------------------------------------------------

ARRIVING: Final = Kind("arriving", "TR-5.1")
CAMPING: Final = Kind("camping", "TR-10.4")
NEXT: Final = Kind("next", "TR-2.6")

KINDS: Final[Kinds] = Kinds([
    PLANNING, MOVING, LANDING, GATES, USING, HOPPING, TRADING, KEEPING, CHOOSING, DRIVING, PUSHING,
    FULFILLING, ARRIVING, CAMPING, NEXT,
])  # fmt: skip


class Landing(Frame):
    """On which shore of a lake a step ends."""

    __slots__ = ("exit",)

    def __init__(self, seat: int, exit_: int) -> None:
        super().__init__(LANDING, seat)
        self.exit: int = exit_
        """The exit into the lake, by its place among those of the space."""


class Trading(Frame):
    """Complete quests, then take new ones."""

    __slots__ = ("delivering", "takes")

    def __init__(self, seat: int, delivering: bool, takes: int) -> None:
        super().__init__(TRADING, seat)
        self.delivering: bool = delivering
        """Whether quests can be completed (still)."""
        self.takes: int = takes
        """How many may be taken."""


class Choosing(Frame):
    """Which highwayman to move."""

    __slots__ = ("count", "driven")

    def __init__(self, seat: int, count: int, driven: int = 0) -> None:
        super().__init__(CHOOSING, seat)
        self.count: int = count
        """How many may be moved (still)."""
        self.driven: int = driven
        """Those that were moved already (bits)."""


class Driving(Frame):
    """Where to move a highwayman."""

    __slots__ = ("highwayman",)

    def __init__(self, seat: int, highwayman: int) -> None:
        super().__init__(DRIVING, seat)
        self.highwayman: int = highwayman


class Pushing(Frame):
    """Where to push a character."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(PUSHING, seat)
        self.victim: int = victim
        """The seat whose character is pushed."""


class Next(Frame):
    """Whose turn is next."""

    __slots__ = ("phase", "place")

    def __init__(self, phase: int, place: int) -> None:
        super().__init__(NEXT, NOBODY)
        self.phase: int = phase
        self.place: int = place
        """How many turns of the phase were had, late highwaymen counted as turns."""


NEXT_TURN: Final = [[Next(phase, place) for place in range(9)] for phase in range(4)]
"""By phase and place, made once."""
