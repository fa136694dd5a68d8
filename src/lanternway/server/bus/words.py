"""What processes tell each other. A word is a line of text, so that every bus can carry it."""

from typing import NamedTuple


class TableChanged(NamedTuple):
    """There are new rows in a table's log."""

    process: str
    table: str

    def word(self) -> str:
        return f"t {self.process} {self.table}"


class TokensDropped(NamedTuple):
    """Some tokens of a person are no more."""

    process: str
    person: str

    def word(self) -> str:
        return f"d {self.process} {self.person}"


class Rewritten(NamedTuple):
    """Old rows of a table's log are not what they were: somebody is no more."""

    process: str
    table: str

    def word(self) -> str:
        return f"r {self.process} {self.table}"


class Present(NamedTuple):
    """Who follows a table at a process: the seats, and how many watch."""

    process: str
    table: str
    seats: list[int]
    watching: int

    def word(self) -> str:
        seats = ",".join(map(str, self.seats)) or "-"
        return f"p {self.process} {self.table} {seats} {self.watching}"


def parse(word: str) -> TableChanged | TokensDropped | Rewritten | Present:
    kind, process, table, *rest = word.split(" ")
    if kind == "t":
        return TableChanged(process, table)
    if kind == "r":
        return Rewritten(process, table)
    if kind == "d":
        return TokensDropped(process, table)
    seats, watching = rest
    return Present(
        process,
        table,
        [] if seats == "-" else [int(seat) for seat in seats.split(",")],
        int(watching),
    )
