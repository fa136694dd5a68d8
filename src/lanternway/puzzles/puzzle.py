"""A puzzle: a table as one seat sees it, the best answer, and what is thought of the others."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from lanternway.core import oneline
from lanternway.core.encoding import text_hash
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.game import Game
from lanternway.core.reasons import RESULT
from lanternway.core.state import State

Stage = Literal["early", "middle", "late"]
STAGES: Final[tuple[Stage, ...]] = ("early", "middle", "late")
Share = Annotated[float, Meta(ge=0, le=1)]


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deep look says about one answer."""

    action: str
    chance: Share
    """To win."""
    error: Share
    """Half of the interval of 95 %."""
    line: list[str]
    """How the game is expected to go on: `seat notation`, this answer first."""
    reasons: list[tuple[str, float]]
    """What it brings more or less of than the best answer; the best: than the second."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of a pack. Its table is a world that its seat may be in: what the seat cannot know was dealt
    anew when the puzzle was made, so nothing of the game that it comes from is given away."""

    id: str
    game: str
    seat: Annotated[int, Meta(ge=0)]
    kind: str
    """The question, as its message is called."""
    stage: Stage
    choices: Annotated[int, Meta(ge=2)]
    """How many answers are worth a look."""
    judged: Annotated[list[Judged], Meta(min_length=2)]
    """Best first."""
    margin: Share
    """By how much chance the best was better than any other, in the look at it that was least sure."""
    fails: Annotated[list[Share], Meta(min_length=5, max_length=5)]
    """By level of bots, 1 to 5: the share of tries that failed."""
    rating: Annotated[int, Meta(ge=0)]
    source: str
    """Where it comes from: `bots 17` is game 17 of its maker, `record 5d41… 120` line 120 of a record."""
    table: str
    """The table in one line (`core.oneline`)."""

    @property
    def best(self) -> Judged:
        return self.judged[0]

    @property
    def name(self) -> str:
        """What progress is kept under."""
        return f"puzzle/{self.game}/{self.id}"

    @property
    def seats(self) -> int:
        return int(self.table.split(":")[3])

    def state(self) -> State:
        """The table, fresh each time."""
        return oneline.read(self.table).state

    def look(self, notation: str) -> Judged | None:
        """What is thought of an answer; None: it was not looked at closely, being worse at first sight."""
        return next((one for one in self.judged if one.action == notation), None)


def id_of(table: str, seat: int) -> str:
    """Eight digits that name a table and a seat."""
    return text_hash(f"{table}:{seat}")[:8]


def check(puzzle: Puzzle, game: Game) -> None:
    """Whether the puzzle is true of its table: DataError says which field is not."""
    if puzzle.id != id_of(puzzle.table, puzzle.seat):
        raise DataError("id", "is not that of this table and seat")
    if puzzle.game != game.id:
        raise DataError("game", f"is not {game.id}")
    try:
        match = oneline.read(puzzle.table)
    except LanternwayError as error:
        raise DataError("table", error.text) from error
    state = match.state
    if match.game.id != game.id:
        raise DataError("table", f"is one of {match.game.id}")
    if puzzle.seat not in state.to_move():
        raise DataError("seat", "is not asked anything")
    asked = state.prompt(puzzle.seat).message
    if asked != puzzle.kind:
        raise DataError("kind", f"the question is {asked}")
    legal = {action.text for action in state.legal(puzzle.seat)}
    if puzzle.choices > len(legal):
        raise DataError("choices", f"there are {len(legal)}")
    for place, one in enumerate(puzzle.judged):
        _check_judged(one, game, legal, f"judged.{place}")
        if place and one.chance > puzzle.judged[place - 1].chance:
            raise DataError(f"judged.{place}.chance", "is above the one before: the best is first")
    if not puzzle.best.reasons:
        raise DataError("judged.0.reasons", "is empty: the best answer needs a reason")


def _check_judged(one: Judged, game: Game, legal: set[str], where: str) -> None:
    if one.action not in legal:
        raise DataError(f"{where}.action", f"'{one.action}' is not legal")
    for name, _ in one.reasons:
        if name not in (RESULT, *game.reasons.names):
            raise DataError(f"{where}.reasons", f"'{name}' is no reason of {game.id}")
    for step in one.line:
        seat, _, notation = step.partition(" ")
        try:
            game.catalogue.parse(notation)
        except LanternwayError as error:
            raise DataError(f"{where}.line", error.text) from error
        if not seat.isdecimal():
            raise DataError(f"{where}.line", f"'{step}' is not 'seat notation'")
