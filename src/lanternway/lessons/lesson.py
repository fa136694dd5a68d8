"""A lesson, as read from its file: tables, steps, and which words are said. The words are messages."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from lanternway.core import Game
from lanternway.core.errors import LanternwayError

SAID: Final = ("say", "why", "task", "wrong", "right")
"""The texts of a step: the coach's words, the reason in a line, what to do, what is said to a wrong and to a
right answer."""
TITLE: Final = "title"
"""The name of a lesson, and of each of its steps."""
WHOLE: Final = (TITLE, "goal", "passed")
"""The texts of the whole lesson: its name, what one can do after it, and what to remember."""
BY_CLAUSE: Final = re.compile(r"(\d+) by ([A-Z]{2}-[\d.]+)")
"""A number that a rule says, not the table: `6 by SK-1.1`."""
BY_ANSWER: Final = re.compile(r"answer(?:\.(\d))?")
"""The number in the accepted answer (`answer`), or one of several (`answer.1` is the first)."""


class LessonError(LanternwayError):
    """A lesson that is not as it must be: the file, the step and the field, and what is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}", "error-lesson", {"where": where, "what": what})
        self.where: str = where


@dataclass(frozen=True)
class Table:
    """What lies on the table when a scene begins, in the words of a position."""

    seats: int
    options: Mapping[str, Any]
    seed: int | str
    facts: Mapping[str, Any]
    outcomes: Mapping[str, list[Any]]


@dataclass(frozen=True)
class Case:
    """One of the things that can come of an answer, as a card: "Somebody buys", and what follows then. Its
    texts are among those of the step: `case-<id>` and `case-<id>-then`."""

    id: str
    icon: str
    """What is gained or lost."""
    show: str = ""
    """The thing that it happens to, in the words of targets."""
    gain: str = ""
    """Where the number beside the icon comes from; empty: there is none."""

    @property
    def title(self) -> str:
        return f"case-{self.id}"

    @property
    def then(self) -> str:
        return f"case-{self.id}-then"


@dataclass(frozen=True)
class Step:
    """One bubble of the coach. Without accepted answers it is only read."""

    id: str
    numbers: Mapping[str, tuple[str, ...]]
    """The texts that it has, each with where its numbers `$n1`, `$n2` … come from."""
    words: Mapping[str, tuple[str, ...]]
    """Texts that say a number in words, each with where these numbers come from."""
    wrong_for: tuple[str, ...] = ()
    """Answers that get a text of their own: the first is `wrong-2`, and so on."""
    cases: tuple[Case, ...] = ()
    """What can come of it, side by side."""
    point: tuple[str, ...] = ()
    """What is pointed at, in the words of targets."""
    asked: str = ""
    """The question that the table must be asking."""
    accept: tuple[str, ...] = ()
    """Answers that count, as notations or patterns."""
    best: str = ""
    """The one that "show me" plays, when several count."""
    refuse: Mapping[str, str] | None = None
    """Answers that the words call impossible, with the clause that refuses them."""
    then: tuple[str, ...] = ()
    """What the others do then: `seat notation`."""
    facts: Mapping[str, Any] | None = None
    """What the words rely on."""
    after: Mapping[str, Any] | None = None
    """Likewise, after the answer and the others' moves."""

    def accepts(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.accept)

    def wrong_text(self, notation: str) -> str:
        """Which text answers a legal answer that does not count."""
        for place, pattern in enumerate(self.wrong_for, 2):
            if fnmatchcase(notation, pattern):
                return f"wrong-{place}"
        return "wrong"


@dataclass(frozen=True)
class Scene:
    """A table, what the others did there before, and the steps at it."""

    table: Table
    before: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    game: Game
    name: str
    """The file's name without its ending: `01-what-wins`."""
    minutes: int
    clauses: tuple[str, ...]
    """The rules that it teaches."""
    names: Mapping[int, str]
    """Words for the names of the others, by seat: the message `lesson-name-<word>`."""
    words: Mapping[str, tuple[str, ...]]
    """Texts of the whole lesson that say a number in words, each with where these numbers come from."""
    scenes: tuple[Scene, ...]
    next: str
    """The name of the lesson that comes next; empty: none."""

    @property
    def id(self) -> str:
        return f"{self.game.id}/{self.name}"

    @property
    def steps(self) -> list[Step]:
        return [step for scene in self.scenes for step in scene.steps]

    def messages(self) -> dict[str, list[str]]:
        """Every text that it needs, with the names of its numbers."""
        found = {self.message(name): list[str]() for name in WHOLE}
        found |= {f"lesson-name-{word}": [] for word in self.names.values()}
        for step in self.steps:
            found[self.message(step.id, TITLE)] = []
            for text, sources in step.numbers.items():
                names = [f"n{place}" for place, _ in enumerate(sources, 1)]
                found[self.message(step.id, text)] = names
        return found

    def message(self, *parts: str) -> str:
        """The id of a text of this lesson: `lesson-skye-01-sheep-say`."""
        return "-".join(["lesson", self.game.id, self.name.split("-", 1)[0], *parts])
