"""Checks a lesson by playing it: every way that the coach allows, every word in every language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from lanternway.core import State
from lanternway.core.errors import LanternwayError, Refusal
from lanternway.core.languages import LANGUAGES
from lanternway.lessons import facts
from lanternway.lessons.counting import counts
from lanternway.lessons.lesson import BY_CLAUSE, TITLE, WHOLE, Lesson, LessonError, Step
from lanternway.lessons.play import GO_ON, LEARNER, LessonPlay, Line
from lanternway.lessons.reading import DATA
from lanternway.lessons.targets import is_target
from lanternway.locales import Translator
from lanternway.locales.signs import signs_of

STEPS: Final = range(6, 15)
"""How many steps a lesson has."""
WAYS: Final = 40
"""Of the answers that a step accepts, so many are tried to the end of the scene."""
LONGEST: Final = {"en": 160}
LONGEST_ELSEWHERE: Final = 220
"""What a bubble has room for. Other languages take a third more."""
LONGEST_TASK: Final = {"en": 60}
LONGEST_TASK_ELSEWHERE: Final = 80
LONGEST_WHY: Final = {"en": 90}
LONGEST_WHY_ELSEWHERE: Final = 120
CASE: Final = "case"
LONGEST_TITLE: Final = {"en": 30}
LONGEST_TITLE_ELSEWHERE: Final = 36
LONGEST_CASE: Final = {"en": 34}
LONGEST_CASE_ELSEWHERE: Final = 44
ROOM: Final = {
    TITLE: (LONGEST_TITLE, LONGEST_TITLE_ELSEWHERE),
    CASE: (LONGEST_CASE, LONGEST_CASE_ELSEWHERE),
    "task": (LONGEST_TASK, LONGEST_TASK_ELSEWHERE),
    "why": (LONGEST_WHY, LONGEST_WHY_ELSEWHERE),
}
"""What has less room than the rest in a step."""
_ARGUMENT: Final = re.compile(r"\$(\w+)")
_DIGIT: Final = re.compile(r"\d")
_FEW: Final = ("no", "one")


@dataclass(frozen=True)
class Checked:
    """What was played."""

    steps: int
    acts: int
    ways: int
    """Other accepted answers that were tried to their end."""


def check(lesson: Lesson, file: str) -> Checked:
    """Play a lesson in every way that it allows; LessonError names file, step and field of a fault."""
    return _Check(lesson, file).run()


class _Check:
    def __init__(self, lesson: Lesson, file: str) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.file = file
        self.translators = {language: Translator(language) for language in LANGUAGES}

    def run(self) -> Checked:
        self._form()
        self._lesson_texts()
        self._play({})
        ways = 0
        for place, step in enumerate(self.lesson.steps):
            for other in self._others(place):
                self._play({step.id: other})
                ways += 1
        acts = sum(1 for step in self.lesson.steps if step.accept)
        return Checked(len(self.lesson.steps), acts, ways)

    def _wrong(self, step: Step | None, field: str, what: str) -> LessonError:
        at = f"{self.file}: step {step.id}: " if step is not None else f"{self.file}: "
        return LessonError(at + field, what)

    # --- the form ---------------------------------------------------------------------------------

    def _form(self) -> None:
        steps = self.lesson.steps
        for clause in self.lesson.clauses:
            if clause not in self.game.clauses:
                raise self._wrong(None, "clauses", f"{self.game.id} has no clause {clause}")
        self._next()
        if len(steps) not in STEPS:
            span = f"{STEPS.start} to {STEPS.stop - 1}"
            raise self._wrong(None, "scenes", f"{len(steps)} steps; a lesson has {span}")
        if not any(step.accept for step in steps[:2]):
            raise self._wrong(
                steps[1], "accept", "the learner must act in the second step at the latest"
            )
        seen: set[str] = set()
        for step, following in zip(steps, [*steps[1:], None], strict=True):
            if step.id in seen:
                raise self._wrong(step, "id", "two steps have this id")
            seen.add(step.id)
            if following is not None and not step.accept and not following.accept:
                raise self._wrong(following, "accept", "two steps in a row are only read")
            self._form_of(step)

    def _next(self) -> None:
        """The lesson after it lies beside it, or is one of the game's own."""
        name = self.lesson.next
        own = DATA / self.game.id
        places = [folder / f"{name}.yaml" for folder in (Path(self.file).parent, own)]
        if name == self.lesson.name:
            raise self._wrong(None, "next", "a lesson does not come after itself")
        if name and not any(place.is_file() for place in places):
            raise self._wrong(None, "next", f"there is no lesson {name}")

    def _form_of(self, step: Step) -> None:
        texts = step.numbers
        if bool(step.accept) != ("task" in texts):
            raise self._wrong(
                step, "task", "a step that is answered has a task, one that is read has none"
            )
        if not step.accept and "say" not in texts:
            raise self._wrong(step, "say", "is missing")
        for given in (texts, step.words):
            for text, sources in given.items():
                for source in sources:
                    self._by_clause(step, text, source)

    def _by_clause(self, step: Step | None, text: str, source: str) -> None:
        """A number by a clause is one that the clause says."""
        found = BY_CLAUSE.fullmatch(source)
        if found is None:
            return
        number, clause = int(found[1]), found[2]
        words = self.translators["en"].clause(self.game.id, clause).lower()
        said = {int(n) for n in re.findall(r"\d+", words)}
        said |= {n for n, word in enumerate(_FEW) if re.search(rf"\b{word}\b", words)}
        said |= set(counts("en", words))
        if number not in said:
            raise self._wrong(step, text, f"{clause} does not say {number}: {words!r}")

    # --- the words --------------------------------------------------------------------------------

    def _lesson_texts(self) -> None:
        for name in WHOLE:
            sources = self.lesson.words.get(name, ())
            for source in sources:
                self._by_clause(None, name, source)
            self._said(None, name, Line(self.lesson.message(name), {}, _plain(sources)))
        for word in self.lesson.names.values():
            self._said(None, "names", Line(f"lesson-name-{word}", {}))

    def _said(self, step: Step | None, text: str, line: Line | None) -> None:
        """A text is there in every language, says each of its numbers by its name, and fits its bubble.
        What it counts in words is so at the table."""
        assert line is not None
        counted: set[int] = set()
        for language, translator in self.translators.items():
            if not translator.has(line.message):
                raise self._wrong(step, text, f"there is no text {line.message} in {language}")
            source = translator.source(line.message).split("=", 1)[1]
            if _DIGIT.search(_ARGUMENT.sub("", source)):
                raise self._wrong(step, text, f"{line.message} ({language}) has a typed number")
            used = set(_ARGUMENT.findall(source))
            if used != set(line.args):
                wanted = sorted(line.args)
                raise self._wrong(
                    step, text, f"{line.message} ({language}) says {sorted(used)}, not {wanted}"
                )
            said = translator.text(line.message, line.args)
            counted |= self._counted(step, text, line, language, said)
            limits, elsewhere = _room(step, text)
            limit = limits.get(language, elsewhere)
            if len(said) > limit:
                raise self._wrong(
                    step, text, f"{len(said)} characters in {language}, not {limit}: {said}"
                )
        for n in line.counts:
            if n not in counted:
                raise self._wrong(step, f"words.{text}", f"{line.message} does not count {n}")

    def _counted(
        self, step: Step | None, text: str, line: Line, language: str, said: str
    ) -> set[int]:
        """The numbers that a text says in words; the step says where each comes from."""
        found = set(counts(language, said))
        for n in sorted(found.difference(line.counts)):
            given = ", ".join(map(str, line.counts)) or "nothing"
            raise self._wrong(
                step,
                f"words.{text}",
                f"{line.message} ({language}) counts {n}, not {given}: {said}",
            )
        return found

    # --- the play ---------------------------------------------------------------------------------

    def _play(self, other: Mapping[str, str]) -> None:
        """Play to the end, at one step perhaps by another answer than the best."""
        try:
            play = LessonPlay(self.lesson)
            while (step := play.step) is not None:
                self._check_step(play, step)
                answer = other.get(step.id) or play.shown()
                reply = play.answer(answer)
                if reply.said is not None:
                    self._said(step, "right", reply.said)
                self._hold(play.answered, step, "after", step.after)
        except LessonError as error:
            if error.where.startswith(self.file):
                raise
            what = str(error.arguments["what"])
            raise LessonError(f"{self.file}: {error.where}", what) from error

    def _check_step(self, play: LessonPlay, step: Step) -> None:
        try:
            self.game.check(play.state)
        except LanternwayError as error:
            raise self._wrong(step, "table", error.text) from error
        self._hold(play.state, step, "facts", step.facts)
        self._said(step, TITLE, Line(self.lesson.message(step.id, TITLE), {}))
        for text in step.numbers:
            if text != "right":
                self._said(step, text, self._line(play, step, text))
        self._check_cases(play, step)
        lit = {target for action in play.legal() for target in action.targets()}
        for target in step.point:
            if target not in lit and not is_target(self.game.id, target):
                raise self._wrong(step, "point", f"nothing on the table is called {target}")
        if step.accept:
            self._check_answers(play, step)

    def _check_cases(self, play: LessonPlay, step: Step) -> None:
        try:
            play.cases()
        except LanternwayError as error:
            raise self._wrong(step, "cases", error.text) from error
        icons = {sign.icon for sign in signs_of(self.game.id)}
        for case in step.cases:
            self._by_clause(step, "cases", case.gain)
            if case.icon not in icons:
                raise self._wrong(step, "cases", f"there is no icon {case.icon}")
            if case.show and not is_target(self.game.id, case.show):
                raise self._wrong(step, "cases", f"nothing on the table is called {case.show}")

    def _line(self, play: LessonPlay, step: Step, text: str) -> Line | None:
        try:
            return play.line(text)
        except LanternwayError as error:
            raise self._wrong(step, text, error.text) from error

    def _check_answers(self, play: LessonPlay, step: Step) -> None:
        if LEARNER not in play.state.to_move() and not play.legal():
            raise self._wrong(
                step, "accept", f"the learner is not asked; {play.state.to_move()} are"
            )
        legal = [action.text for action in play.legal()]
        asked = play.state.prompt(LEARNER).message
        if step.asked and asked != step.asked:
            raise self._wrong(step, "asked", f"the table asks {asked}")
        for pattern in step.accept:
            if not any(fnmatchcase(text, pattern) for text in legal):
                raise self._wrong(
                    step, "accept", f"'{pattern}' is not legal (legal: {_listed(legal)})"
                )
        if step.best and not (step.best in legal and step.accepts(step.best)):
            raise self._wrong(step, "best", f"'{step.best}' is not accepted")
        rest = [text for text in legal if not step.accepts(text)]
        if rest and "wrong" not in step.numbers:
            raise self._wrong(step, "wrong", f"is missing: nothing is said to {_listed(rest)}")
        if not rest and "wrong" in step.numbers:
            raise self._wrong(step, "wrong", "is never said: every legal answer is accepted")
        for pattern in step.wrong_for:
            if not any(fnmatchcase(text, pattern) for text in rest):
                raise self._wrong(step, "wrong_for", f"'{pattern}' is never a wrong answer here")
        for notation, clause in (step.refuse or {}).items():
            self._refused(play.state, step, notation, clause)

    def _refused(self, state: State, step: Step, notation: str, clause: str) -> None:
        try:
            state.clone().apply(LEARNER, self.game.catalogue.parse(notation))
        except Refusal as refusal:
            if refusal.clause != clause:
                raise self._wrong(
                    step, "refuse", f"'{notation}' is refused by {refusal}"
                ) from refusal
        except LanternwayError as error:
            raise self._wrong(step, "refuse", error.text) from error
        else:
            raise self._wrong(step, "refuse", f"'{notation}' is not refused")

    def _hold(self, state: State, step: Step, field: str, wanted: Mapping[str, Any] | None) -> None:
        for fact, value in (wanted or {}).items():
            try:
                found = facts.find(self.game, state, str(fact))
            except LanternwayError as error:
                raise self._wrong(step, field, error.text) from error
            if found != value:
                raise self._wrong(step, field, f"{fact} is {found!r}, not {value!r}")

    def _others(self, place: int) -> list[str]:
        """What else the step at this place accepts."""
        play = LessonPlay(self.lesson)
        for _ in range(place):
            play.answer(play.shown())
        step = play.step
        if step is None or not step.accept:
            return []
        best = play.shown()
        accepted = [one.text for one in play.legal() if step.accepts(one.text)]
        return [text for text in accepted if text not in (best, GO_ON)][:WAYS]


def _room(step: Step | None, text: str) -> tuple[Mapping[str, int], int]:
    """How long a text may be, by language, and in others."""
    kind = CASE if text.startswith(CASE) else text
    return ROOM.get(kind if step is not None else "", (LONGEST, LONGEST_ELSEWHERE))


def _plain(sources: Iterable[str]) -> tuple[int, ...]:
    """Numbers that need no table: those of a clause, and those that the sentence itself counts."""
    return tuple(int(source.split(" ", 1)[0]) for source in sources)


def _listed(texts: list[str]) -> str:
    return ", ".join(texts[:12])
