"""Positions that are opened, looked at and played on from, as HTTP takes and answers them.

A table is in these messages as text: a line (docs/formats.md), which holds everything, or a position file."""

from typing import Annotated, Final

from msgspec import Meta

from lanternway.messages.client import Body, Level, Seat
from lanternway.messages.server import Value

TEXT_LIMIT: Final = 50_000
"""Letters of a line or a position: lines have about 2,000."""
PositionText = Annotated[str, Meta(min_length=1, max_length=TEXT_LIMIT)]


class PlayOn(Body, frozen=True):
    """A table that begins with this position: I sit in one seat, bots of the level in the others."""

    text: PositionText
    seat: Seat
    level: Level


class PositionLine(Value, frozen=True):
    """A whole table in one line, hidden things included, without what chance brings."""

    line: str
