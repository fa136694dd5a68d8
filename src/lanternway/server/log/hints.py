"""Hints of a table: who has asked for one and where, and whether they may."""

from typing import TYPE_CHECKING

from lanternway.server.log.rows import Row

if TYPE_CHECKING:
    from lanternway.server.log.table import Table


class Hints:
    """What the log says of hints."""

    __slots__ = ("agreed", "asked", "helped", "used")

    def __init__(self) -> None:
        self.agreed: bool = False
        """Everybody allows them now."""
        self.helped: bool = False
        """Everybody has allowed them at some time, or one was given: the game counts for no rating."""
        self.used: list[tuple[int, int]] = []
        """Where one was asked for: the seat, and how many moves stood then."""
        self.asked: dict[int, tuple[int, bool]] = {}
        """By seat: its count when it last asked for one, and whether for a longer look."""

    def fork(self) -> "Hints":
        other = Hints()
        other.agreed, other.helped = self.agreed, self.helped
        other.used, other.asked = self.used[:], dict(self.asked)
        return other

    def allow(self, on: bool) -> None:
        self.agreed = on
        self.helped |= on

    def note(self, row: Row, moves: int, longer: bool) -> None:
        """A seat asks for one when so many moves stand."""
        if (row.seat, moves) not in self.used:
            self.used.append((row.seat, moves))
        self.helped = True
        self.asked[row.seat] = (row.count(row.seat), longer)


def persons(table: "Table") -> int:
    """How many people sit here, or did until a bot took over."""
    return len({seat.person for seat in table.seats if seat.kind == "person"})


def may_ask(table: "Table") -> bool:
    """Whether hints may be asked for: nobody else plays along, or all have agreed."""
    return table.hints.agreed or persons(table) < 2


def asked_now(table: "Table", seat: int) -> tuple[int, bool] | None:
    """The seat's count when it asked for a hint, and whether for a longer look; None: it has not asked at its
    present question, or nobody may any more."""
    asked = table.hints.asked.get(seat)
    if asked is None or table.status != "playing" or not may_ask(table):
        return None
    return asked if asked[0] > table.prompted[seat] else None
