"""Taking a lesson: a real table, the coach's step, and what comes of each answer.

Everything follows from the lesson and the answers given so far, so these are all that has to be kept:
who comes back to a lesson goes on where it was left, on any machine.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from lanternway.core import Action, Event, Game, State
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.position import Position, PositionError
from lanternway.core.position import table as table_of
from lanternway.lessons import facts
from lanternway.lessons.lesson import BY_ANSWER, BY_CLAUSE, Case, Lesson, LessonError, Scene, Step
from lanternway.locales import Translator

LEARNER: Final = 0
"""The seat of who learns."""
GO_ON: Final = ""
"""The answer to a step that is only read."""
LEGAL: Final = "legal "
"""How many answers of a pattern the rules allow now: `legal buy *`."""
BEFORE: Final = "before:"
"""A fact of the table as it was before the answer."""
_NUMBER: Final = re.compile(r"\d+")


@dataclass(frozen=True)
class Line:
    """Something that the coach says: a message and its arguments."""

    message: str
    args: dict[str, int]
    counts: tuple[int, ...] = ()
    """The numbers that it says in words."""


@dataclass(frozen=True)
class CaseTold:
    """A case with its texts and its number."""

    case: Case
    title: Line
    then: Line
    gain: int | None


@dataclass(frozen=True)
class Moved:
    """A move that was made at the table, and what came of it."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True)
class Reply:
    """What came of an answer. A wrong one is not carried out: the table stays as it is."""

    right: bool
    said: Line | None
    moved: list[Moved] = field(default_factory=list)


class LessonPlay:
    """A lesson while somebody takes it."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson: Lesson = lesson
        self.answers: list[str] = []
        """The right answers so far, one a step."""
        self._scene: int = -1
        self._place: int = 0
        self.state: State
        self._asked: State
        """The table as it was when the last answer came."""
        self.answered: State
        """The table after the last answer and what the others did then, even if another lies there by now."""
        self.before: list[Moved] = []
        """What the others did before the first step of this table."""
        self._set_table(0)
        for answer in answers:
            if self.step is None or not self.answer(answer).right:
                raise DataError("answers", f"{answer!r} does not go on with {lesson.id}")

    @property
    def game(self) -> Game:
        return self.lesson.game

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None: the lesson is passed."""
        steps = self.lesson.scenes[self._scene].steps
        return steps[self._place] if self._place < len(steps) else None

    @property
    def scene(self) -> Scene:
        return self.lesson.scenes[self._scene]

    @property
    def is_new_table(self) -> bool:
        """Whether this is the first step at a table that was just laid out."""
        return self._place == 0

    @property
    def unheld(self) -> int:
        """How many seats of the table nobody holds: the Private Concern's."""
        return self.state.seats - self.scene.table.seats

    def players(self, translator: Translator) -> list[str]:
        """The names at the table by seat, and after them those of what plays without one."""
        names = [translator.text("lesson-name-learner")]
        for seat in range(1, self.scene.table.seats):
            word = self.lesson.names.get(seat)
            names.append(
                translator.text(f"lesson-name-{word}") if word else translator.player(seat)
            )
        return names + [translator.text(f"{self.game.id}-seat-extra")] * self.unheld

    def line(self, text: str) -> Line | None:
        """A text of this step, its numbers taken from the table; None if the step has none."""
        step = self.step
        return None if step is None else self._line(step, text)

    def cases(self) -> list[CaseTold]:
        """What can come of this step, its numbers taken from the table."""
        step = self.step
        if step is None:
            return []
        return [
            CaseTold(
                case,
                title=self._said(step, case.title),
                then=self._said(step, case.then),
                gain=self._number(step, case.gain) if case.gain else None,
            )
            for case in step.cases
        ]

    def legal(self) -> list[Action]:
        """What the rules allow the learner now."""
        return self.state.legal(LEARNER)

    def shown(self) -> str:
        """The answer that "show me" plays: the best of those that count."""
        step = self.step
        if step is None or not step.accept:
            return GO_ON
        if step.best:
            return step.best
        return next((one.text for one in self.legal() if step.accepts(one.text)), GO_ON)

    def answer(self, notation: str) -> Reply:
        """Answer the step. What the game forbids raises its Refusal, as at any table."""
        step = self.step
        if step is None:
            raise DataError("answers", f"{self.lesson.id} is over")
        if not step.accept:
            return self._go_on(step, notation)
        action = self.lesson.game.catalogue.parse(notation)
        if not step.accepts(action.text):
            self.state.clone().apply(LEARNER, action)  # an illegal one is refused with its clause
            return Reply(False, self._line(step, step.wrong_text(action.text)))
        self._asked = self.state.clone()
        moved = [self._act(LEARNER, action)]
        moved += self._script(step.then, f"step {step.id}.then")
        said = self._line(step, "right")
        self._move_on(action.text)
        return Reply(True, said, moved)

    def _go_on(self, step: Step, notation: str) -> Reply:
        if notation != GO_ON:
            self.state.clone().apply(LEARNER, self.lesson.game.catalogue.parse(notation))
            return Reply(False, self._line(step, "say"))
        self._asked = self.state.clone()
        moved = self._script(step.then, f"step {step.id}.then")
        said = self._line(step, "right")
        self._move_on(GO_ON)
        return Reply(True, said, moved)

    # --- inside -----------------------------------------------------------------------------------

    def _move_on(self, answer: str) -> None:
        self.answers.append(answer)
        self.answered = self.state
        self._place += 1
        if self.step is None and self._scene + 1 < len(self.lesson.scenes):
            self._set_table(self._scene + 1)

    def _set_table(self, scene: int) -> None:
        self._scene, self._place = scene, 0
        where = f"scenes.{scene}.table"
        try:
            self.state = start(self.lesson.game, where, self.scene)
        except PositionError as error:
            raise LessonError(where, str(error.arguments["what"])) from error
        self.before = self._script(self.scene.before, f"scenes.{scene}.before")

    def _script(self, moves: Sequence[str], where: str) -> list[Moved]:
        return [self._scripted(move, where) for move in moves]

    def _scripted(self, move: str, where: str) -> Moved:
        seat, _, notation = move.partition(" ")
        if not seat.isdecimal() or int(seat) == LEARNER:
            raise LessonError(where, f"'{move}' is no move of another seat")
        try:
            return self._act(int(seat), self.lesson.game.catalogue.parse(notation))
        except LanternwayError as error:
            raise LessonError(where, f"'{move}': {error.text}") from error

    def _act(self, seat: int, action: Action) -> Moved:
        events: list[Event] = []
        self.state.apply(seat, action, events)
        return Moved(seat, action, events)

    def _line(self, step: Step, text: str) -> Line | None:
        return self._said(step, text) if text in step.numbers else None

    def _said(self, step: Step, text: str) -> Line:
        args = {
            f"n{place}": self._number(step, source)
            for place, source in enumerate(step.numbers[text], 1)
        }
        counts = tuple(self._number(step, source) for source in step.words.get(text, ()))
        return Line(self.lesson.message(step.id, text), args, counts)

    def _number(self, step: Step, source: str) -> int:
        """A number that the coach says, from where the step says it comes: a rule, the answer, what is legal,
        or the table now or before the answer."""
        if by_clause := BY_CLAUSE.fullmatch(source):
            return int(by_clause[1])
        if by_answer := BY_ANSWER.fullmatch(source):
            found = _NUMBER.findall(step.best or step.accept[0])
            return int(found[int(by_answer[1] or 1) - 1])
        if source.startswith(LEGAL):
            pattern = source.removeprefix(LEGAL)
            return sum(1 for action in self.legal() if fnmatchcase(action.text, pattern))
        game, before = self.lesson.game, source.removeprefix(BEFORE)
        return facts.number(game, self.state if before == source else self._asked, before)


def start(game: Game, name: str, scene: Scene) -> State:
    """The table of a scene, before anybody moves."""
    given = scene.table
    return table_of(
        Position(
            name=name,
            game=game,
            clauses=[],
            title="",
            options=dict(given.options),
            seats=given.seats,
            seed=given.seed,
            facts=dict(given.facts),
            outcomes=dict(given.outcomes),
            script=[],
        )
    )
