"""Rows: the log of a table. Everything that ever happened at it, in order; the table is their fold."""

from typing import Any, Literal

import msgspec

from lanternway.server.wire import Kind


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened. `data` is the server's own: it holds secrets and is never sent as it is.

    | kind | data |
    |---|---|
    | created | a `Setting` |
    | joined, left | person, name, level (left: the bot that takes over once it is played) |
    | seeded | seed |
    | started | deal, start, seeds, players |
    | moved | line (of the record: seat, notation, outcomes, hash), events, asked |
    | undone | moves (rows taken back), numbers (the same as each viewer counts) |
    | said | text, person, name |
    | asked | request, what, moves |
    | answered | request, agree |
    | away, back | level, reason |
    | ended | ended, scores, ranks, parts |
    | rematch | table |
    """

    seq: int
    at: float
    kind: Kind
    seat: int = -1
    actor: str = ""
    """Who gave the command: a person; empty: the server itself."""
    command: str | None = None
    """The client's id of it, unique for the actor at the table."""
    seen: int = -1
    """Who is told of it: bit 0 the watchers, bit 1 seat 0, bit 2 seat 1 ...; -1 everybody."""
    numbers: tuple[int, ...] = ()
    """How many rows each viewer has been told of, this one included; watchers first."""
    left: tuple[int, ...] | None = None
    """Milliseconds on each seat's clock after it."""
    data: dict[str, Any] = {}

    def is_seen(self, viewer: int) -> bool:
        return bool(self.seen >> (viewer + 1) & 1)

    def number(self, viewer: int) -> int:
        return self.numbers[viewer + 1]


class SeatSetting(msgspec.Struct, frozen=True, kw_only=True):
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: str | None = None


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True):
    kind: Literal["none", "live", "slow"] = "none"
    bank: int = 0
    increment: int = 0
    days: float = 0.0

    def start(self) -> int:
        """Milliseconds that everybody has at first."""
        return int(self.days * 86_400_000) if self.kind == "slow" else self.bank * 1000


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was made with."""

    game: str
    options: dict[str, Any]
    seats: list[SeatSetting]
    clock: ClockSetting
    listed: bool
    watch: bool
    delay: int
    owner: str
    invite: str
    secret: str
    """The server's key, as hex. Never leaves before the end."""
    commitment: str
    content: str
    engine: str
    begin: bool = False
    """Start as soon as no seat is open."""


encode_data = msgspec.json.Encoder().encode


def pack(row: Row) -> str:
    """All of a row that has no column of its own, as JSON."""
    return encode_data([row.seen, row.numbers, row.left, row.data]).decode()


_unpack = msgspec.json.Decoder(
    tuple[int, tuple[int, ...], tuple[int, ...] | None, dict[str, Any]]
).decode


def unpack(
    seq: int, at: float, kind: Kind, seat: int, actor: str, command: str | None, packed: str
) -> Row:
    """A row from its columns."""
    seen, numbers, left, data = _unpack(packed)
    return Row(
        seq=seq, at=at, kind=kind, seat=seat, actor=actor, command=command,
        seen=seen, numbers=numbers, left=left, data=data,
    )  # fmt: skip
