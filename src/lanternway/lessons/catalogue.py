"""Which lessons there are."""

import difflib
from functools import cache

from lanternway.core import game_ids
from lanternway.core.errors import OptionError
from lanternway.lessons.lesson import Lesson
from lanternway.lessons.reading import DATA, load


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none for a game that has none."""
    return tuple(load(path) for path in sorted((DATA / game).glob("[0-9]*.yaml")))


def get_lesson(game: str, name: str) -> Lesson:
    """A lesson by its name (`01-what-wins`), or the number that it begins with."""
    # a name that no game has is never looked for in the folders, nor remembered
    for lesson in lessons_of(game) if game in game_ids() else ():
        number = lesson.name.split("-", 1)[0]
        if name in (lesson.name, number, number.lstrip("0")):
            return lesson
    names = [lesson.id for given in game_ids() for lesson in lessons_of(given)]
    near = difflib.get_close_matches(f"{game}/{name}", names, 1)
    raise OptionError(
        f"there is no lesson '{game}/{name}' (lessons: {', '.join(names)})",
        "error-no-lesson",
        {"given": f"{game}/{name}", "near": near[0] if near else ""},
    )
