"""Somebody's progress through lessons and puzzles, kept in a small file of their own."""

import json
from pathlib import Path
from typing import Any

import typer

from lanternway.core.errors import LanternwayError
from lanternway.lessons import Lesson, LessonPlay, lessons_of


class Progress:
    """The answers of lessons and puzzles that were begun, and which were passed."""

    def __init__(self, path: Path, kept: dict[str, Any]) -> None:
        self.path = path
        self.kept = kept

    @classmethod
    def read(cls) -> "Progress":
        """What was kept; nothing if there is no file, or none that can be read."""
        path = Path(typer.get_app_dir("lanternway")) / "lessons.json"
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            kept = {}
        return cls(path, kept if isinstance(kept, dict) else {})

    def answers(self, lesson: Lesson) -> list[str]:
        """The answers so far, if the lesson still takes them."""
        found = [str(answer) for answer in self._of(lesson.id).get("answers", [])]
        try:
            return LessonPlay(lesson, found).answers
        except LanternwayError:  # the lesson changed since, or the file was edited: begin anew
            return []

    def has_passed(self, lesson: Lesson) -> bool:
        return self.passed(lesson.id)

    def passed(self, name: str) -> bool:
        """Whether the lesson or puzzle of this name was ever passed."""
        return self._of(name).get("passed") is True

    def next_of(self, game: str) -> Lesson:
        """The first lesson that is not passed; when all are, the first."""
        lessons = lessons_of(game)
        return next((one for one in lessons if not self.has_passed(one)), lessons[0])

    def keep(self, lesson: Lesson, answers: list[str], passed: bool = False) -> None:
        """Write down how far one is with a lesson."""
        self.note(lesson.id, answers, passed)

    def note(self, name: str, answers: list[str], passed: bool) -> None:
        """Write down how far one is; what was passed stays passed."""
        self.kept[name] = {"answers": answers, "passed": passed or self.passed(name)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.kept, indent=2) + "\n", encoding="utf-8")

    def _of(self, name: str) -> dict[str, Any]:
        found = self.kept.get(name, {})
        return found if isinstance(found, dict) else {}
