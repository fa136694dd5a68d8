"""Rows: the log of a table. Everything that ever happened at it, in order; the table is their fold."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

import msgspec

from lanternway.messages.server import Kind
from lanternway.server.log.changes import AnyChange, Change


class Audience(msgspec.Struct, frozen=True):
    """Who is told of a row: bit 0 the watchers, bit 1 seat 0, bit 2 seat 1 …; -1 is everybody."""

    bits: int

    @classmethod
    def of(cls, viewers: Iterable[int]) -> "Audience":
        bits = 0
        for viewer in viewers:
            bits |= 1 << (viewer + 1)
        return cls(bits)

    def sees(self, viewer: int) -> bool:
        return bool(self.bits >> (viewer + 1) & 1)

    def __or__(self, other: "Audience") -> "Audience":
        return Audience(self.bits | other.bits)


EVERYBODY: Final = Audience(-1)
NOBODY: Final = Audience(0)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, when, and who did it."""

    seq: int
    at: float
    change: AnyChange
    seat: int = -1
    actor: str = ""
    """Who gave the command: a person; empty: the server itself."""
    command: str | None = None
    """The client's id of it, unique for the actor at the table."""
    content: str | None = None
    """What the command said, as a digest: the same id with other words is another command. Rows of older
    versions have none."""
    audience: Audience = EVERYBODY
    counts: tuple[int, ...] = ()
    """How many rows each viewer has been told of, this one included; watchers first."""
    clocks: tuple[int, ...] | None = None
    """Milliseconds on each seat's clock after it."""

    @property
    def kind(self) -> Kind:
        return self.change.kind

    def is_seen(self, viewer: int) -> bool:
        return self.audience.sees(viewer)

    def count(self, viewer: int) -> int:
        return self.counts[viewer + 1]


# --- as text ----------------------------------------------------------------------------------------

CHANGES: Final[dict[str, type[Change]]] = {kind.kind: kind for kind in get_args(AnyChange)}
_Packed = tuple[int, tuple[int, ...], tuple[int, ...] | None]
_unpack: Final = {
    kind: msgspec.json.Decoder(tuple[int, tuple[int, ...], tuple[int, ...] | None, change]).decode  # type: ignore[valid-type]
    for kind, change in CHANGES.items()
}
encode: Final = msgspec.json.Encoder().encode

IN_LOOP: Final = 30
"""More rows than these are read, folded and told in a thread: others are served meanwhile."""


def pack(row: Row) -> str:
    """All of a row that has no column of its own, as JSON."""
    return encode([row.audience.bits, row.counts, row.clocks, row.change]).decode()


def unpack(
    seq: int, at: float, kind: str, seat: int, actor: str, command: str | None,
    content: str | None, packed: str,
) -> Row:  # fmt: skip
    """A row from its columns."""
    bits, counts, clocks, change = _unpack[kind](packed)
    return Row(
        seq=seq, at=at, change=change, seat=seat, actor=actor, command=command,
        content=content, audience=Audience(bits), counts=counts, clocks=clocks,
    )  # fmt: skip


def unpacked(found: Iterable[Sequence[Any]]) -> list[Row]:
    return [unpack(*columns) for columns in found]


class _Exported(msgspec.Struct, frozen=True, kw_only=True):
    """A row as one JSON object, for moving a table to another server."""

    seq: int
    at: float
    kind: str
    seat: int = -1
    actor: str = ""
    command: str | None = None
    content: str | msgspec.UnsetType | None = msgspec.UNSET
    """Left out where there is none, as in what older versions wrote."""
    seen: int = -1
    numbers: tuple[int, ...] = ()
    left: tuple[int, ...] | None = None
    data: Any = {}


_read_exported: Final = msgspec.json.Decoder(_Exported).decode


def to_line(row: Row) -> str:
    return encode(
        _Exported(
            seq=row.seq, at=row.at, kind=row.kind, seat=row.seat, actor=row.actor,
            command=row.command, content=row.content or msgspec.UNSET, seen=row.audience.bits,
            numbers=row.counts, left=row.clocks, data=row.change,
        )
    ).decode()  # fmt: skip


def from_line(line: str) -> Row:
    """The row of an exported line; ValueError or KeyError if it is none."""
    read = _read_exported(line)
    return Row(
        seq=read.seq, at=read.at, seat=read.seat, actor=read.actor, command=read.command,
        content=None if read.content is msgspec.UNSET else read.content,
        change=msgspec.convert(read.data, CHANGES[read.kind]),  # type: ignore[arg-type]
        audience=Audience(read.seen), counts=read.numbers, clocks=read.left,
    )  # fmt: skip
