"""Lessons on the real engine: a coach, a table, scripted rivals. Data in `data/`, words in the locales."""

from lanternway.lessons.catalogue import get_lesson, lessons_of
from lanternway.lessons.lesson import Lesson, LessonError, Step
from lanternway.lessons.play import GO_ON, LEARNER, CaseTold, LessonPlay, Line, Reply

__all__ = [
    "GO_ON", "LEARNER", "CaseTold", "Lesson", "LessonError", "LessonPlay", "Line", "Reply", "Step",
    "get_lesson", "lessons_of",
]  # fmt: skip
