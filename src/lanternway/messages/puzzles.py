"""Puzzles: what there is to solve, how far one is, and what came of a try."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanternway.messages.client import Body, Notation
from lanternway.messages.learning import LessonPicture
from lanternway.messages.review import ReviewDecision, ReviewReason
from lanternway.messages.server import Value

PuzzleState = Literal["new", "begun", "solved", "shown"]
"""`shown`: the solution was looked at, or all tries were wrong."""


class PuzzleInfo(Value, frozen=True):
    """A puzzle and how far one is. `kind` is the message of its question."""

    game: str
    id: str
    seats: int
    kind: str
    stage: str
    choices: int
    """How many answers are worth a look."""
    rating: int
    state: PuzzleState
    tries: list[str]


class DailyPuzzle(Value, frozen=True):
    """The puzzle of a day, by UTC."""

    day: str
    puzzle: PuzzleInfo
    week: list[bool]
    """The last seven days, this one last: which of their puzzles are solved."""
    row: int
    """How many days up to now are solved without a gap; today counts once it is solved."""


class Puzzles(Value, frozen=True):
    """All puzzles, the easiest of each game first."""

    daily: DailyPuzzle | None
    puzzles: list[PuzzleInfo]


class PuzzleTurn(Value, frozen=True):
    """Where somebody is with a puzzle. All follows from `tries`."""

    puzzle: PuzzleInfo
    seat: int
    """Whose eyes."""
    left: int
    """How many tries are left; 0: it is over."""
    picture: LessonPicture
    chances: list[float | None]
    """By try: its chance to win; None: it was not looked at closely."""
    explained: ReviewDecision | None
    """When it is over: the answers with chances and reasons, best first; `played` is the first try."""
    hint: list[ReviewReason]
    """If it was asked for: what the best answer brings more or less of than the second."""
    fails: list[float]
    """When it is over: by level of bots, the share of tries that failed."""
    next: str
    """The puzzle of this game that comes next and is not solved; empty: none."""


class PuzzleTry(Body, frozen=True):
    """The tries so far, and the next one (empty: the solution, please); without it, only where one is. With
    `hint`: what matters here."""

    tries: Annotated[list[Notation], Meta(max_length=4)] = msgspec.field(default_factory=list)
    answer: Notation | None = None
    hint: bool = False
