"""Positions that are opened, looked at, changed, searched and played on from, as HTTP takes and answers them.

A table is in these messages as text: a line (docs/formats.md), which holds everything, or a position file.
The server keeps none of it."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from lanternway.core.languages import Language
from lanternway.messages.client import Body, Level, Notation, Seat
from lanternway.messages.learning import LessonMove, LessonPicture
from lanternway.messages.review import Hint
from lanternway.messages.server import Value

TEXT_LIMIT: Final = 50_000
"""Letters of a line or a position: lines have about 2,000."""
PositionText = Annotated[str, Meta(min_length=1, max_length=TEXT_LIMIT)]
Path = Annotated[str, Meta(min_length=1, max_length=200)]


class LookAtPosition(Body, frozen=True):
    """By the eyes of a seat; None: of who is to move."""

    text: PositionText
    viewer: Seat | None = None


class ActInPosition(Body, frozen=True):
    """Play a move for any seat."""

    text: PositionText
    seat: Seat
    notation: Notation
    viewer: Seat | None = None
    """By whose eyes to look afterward; None: of who is to move then."""


class ChangePosition(Body, frozen=True):
    """Other facts, by the documented paths of the game."""

    text: PositionText
    facts: Annotated[dict[Path, Any], Meta(min_length=1, max_length=200)]
    viewer: Seat | None = None


class PreviewInPosition(Body, frozen=True):
    """What a move would do."""

    text: PositionText
    seat: Seat
    notation: Notation


class PositionInWords(Body, frozen=True):
    text: PositionText
    seat: Seat
    lang: Language | None = None


class SearchPosition(Body, frozen=True):
    """What a good player would do in this seat, by what it knows, thought about for so many iterations."""

    text: PositionText
    seat: Seat
    iterations: Annotated[int, Meta(ge=8, le=10_000)] = 2400


class PlayOn(Body, frozen=True):
    """A table that begins with this position: I sit in one seat, bots of the level in the others."""

    text: PositionText
    seat: Seat
    level: Level


class PositionLine(Value, frozen=True):
    """A whole table in one line, hidden things included, without what chance brings."""

    line: str


class PositionPicture(Value, frozen=True):
    """A position as one seat sees it, and all of it as text and facts."""

    line: str
    game: str
    seat: int
    """Whose eyes."""
    picture: LessonPicture
    over: bool
    table: dict[str, Any]
    """All facts, by the documented paths, hidden ones too."""
    moves: list[LessonMove]
    """What was just done, as the viewer may know it."""


class PositionSearch(Value, frozen=True):
    """How far my search is. `state`: none, waiting (others' come first), thinking, done, stopped, failed."""

    state: Literal["none", "waiting", "thinking", "done", "stopped", "failed"]
    seat: int
    iterations: int
    """Of the look that the ideas come from."""
    most: int
    """Iterations of the last look."""
    hint: Hint | None
