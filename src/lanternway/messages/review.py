"""Reviews of finished games, as HTTP answers them."""

from typing import Any, Literal

from lanternway.messages.server import Value


class ReviewReason(Value, frozen=True):
    """What there is more (or less) of: `<game>-reason-<name>`, and how much."""

    name: str
    n: float


class ReviewStep(Value, frozen=True):
    """A step of a line, as a person would say it: as `Choice`."""

    seat: int
    message: str
    args: dict[str, str]
    facts: dict[str, Any]
    targets: list[str]


class ReviewIdea(Value, frozen=True):
    """Something that could be done."""

    action: str
    chance: float
    """To win, for who decides."""
    error: float
    """Half of the interval of 95 %."""
    line: list[str]
    """How the game is expected to go on: `seat notation`, this action first."""
    chances: list[float]
    """By seat."""
    reasons: list[ReviewReason]
    """What it brings more or less of than the best idea; the best: than the second."""
    said: list[ReviewStep]
    """The line in words: what is done, then how the game is expected to go on."""
    visits: int = 0
    """How often it was looked at."""


class ReviewDecision(Value, frozen=True):
    """What is thought of one decision; ideas are best first, with what was played among them."""

    line: int
    seat: int
    played: str
    ideas: list[ReviewIdea]
    cost: float
    error: float
    sure: bool
    """Whether the cost is more than the doubt about it."""
    choices: int
    mark: str
    """`costly`, `find` or nothing."""


class ReviewPoint(Value, frozen=True):
    """The chances after a line of the record; -1 is the beginning."""

    line: int
    seat: int
    chances: list[float]
    luck: float
    """How much of the change since the last point chance made, for the seat that looks."""


class ReviewBalance(Value, frozen=True):
    """Where the way from the first chance to the result came from."""

    own: float
    others: float
    luck: float


class ReviewTurn(Value, frozen=True):
    """A turning point: `costly`, `find` or `luck`."""

    line: int
    kind: str
    swing: float


class ReviewPart(Value, frozen=True):
    """The review of one seat, from what it knew."""

    seat: int
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    accuracy: float | None
    balance: ReviewBalance
    turning: list[ReviewTurn]


class Review(Value, frozen=True):
    """A review of a game, by seat. `done` of `total` decisions are judged."""

    record: str
    """The seal of the record."""
    game: str
    version: str
    iterations: int
    seed: str
    done: int
    total: int
    parts: list[ReviewPart]


class ReviewAnswer(Value, frozen=True):
    """How far the review of a table is. `state`: none, waiting, working, done, failed."""

    state: str
    review: Review | None
    plies: list[list[int]]
    """By seat and line: which move of the replay that is, as the seat sees it."""
    hints: list[tuple[int, int]]
    """Where hints were asked for: seat and line."""


class Hint(Value, frozen=True):
    """What a good player would do, as far as it was thought about."""

    ideas: list[ReviewIdea]
    """Best first, three at most."""
    lead: float
    """What the best is better by than the second."""
    error: float
    """Half of the interval of 95 % of the lead."""
    sure: bool
    """Whether the lead is more than the doubt about it."""
    choices: int
    """How many answers were looked at."""


class HintAnswer(Value, frozen=True):
    """How far the hint is that the seat asked for at its present question. `state`: none (nothing was asked,
    or it is not allowed any more), thinking, done, failed. The order of ideas may change until it is done."""

    state: Literal["none", "thinking", "done", "failed"]
    done: int
    total: int
    """Parts of the thinking that are over, of so many."""
    hint: Hint | None
