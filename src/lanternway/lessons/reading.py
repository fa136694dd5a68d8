"""Lessons from their files: every field is read, and a fault is named by file, step and field."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from lanternway.core import get_game
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.reading import Node
from lanternway.lessons.lesson import SAID, WHOLE, Case, Lesson, LessonError, Scene, Step, Table

DATA: Final = Path(__file__).parent / "data"
LESSON: Final = ("game", "minutes", "clauses", "names", "words", "scenes", "next")
SCENE: Final = ("table", "before", "steps")
TABLE: Final = ("seats", "options", "seed", "set", "outcomes")
STEP: Final = (
    "id", "point", "asked", "facts", "accept", "best", "refuse", "then", "after", "wrong_for", "words",
    "cases", *SAID,
)  # fmt: skip
CASE: Final = ("id", "icon", "show", "gain", "then")
MOST_MINUTES: Final = 20
MOST_SEATS: Final = 8


def load(path: Path) -> Lesson:
    """Read a lesson file."""
    try:
        return _lesson(Node(read_yaml(path)), path)
    except DataError as error:
        raise LessonError(str(path), error.text) from error


def read_yaml(path: Path) -> Any:
    """What stands in a file of lessons; says what is wrong with it."""
    try:
        return yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(str(path), f"cannot be read ({error.__class__.__name__})") from error
    except yaml.YAMLError as error:
        raise LessonError(str(path), f"is not YAML: {' '.join(str(error).split())}") from error


def _lesson(node: Node, path: Path) -> Lesson:
    node.only(LESSON)
    try:
        game = get_game(_text(node.get("game")))
    except DataError:
        raise
    except LanternwayError as error:
        raise node.get("game").wrong(error.text) from error
    return Lesson(
        game=game,
        name=path.stem,
        minutes=node.get("minutes").number(1, MOST_MINUTES),
        clauses=_texts(node.get("clauses")),
        names={int(seat): str(word) for seat, word in _mapping(node, "names").items()},
        words=_words(node, WHOLE),
        scenes=tuple(_scene(scene) for scene in node.get("scenes").items(1)),
        next=_text(node.get("next")) if node.has("next") else "",
    )


def _scene(node: Node) -> Scene:
    node.only(SCENE)
    return Scene(
        table=_table(node.get("table")),
        before=_texts(node.get("before")) if node.has("before") else (),
        steps=tuple(_step(step) for step in node.get("steps").items(1)),
    )


def _table(node: Node) -> Table:
    node.only(TABLE)
    seed = node.find("seed").value
    return Table(
        seats=node.get("seats").number(1, MOST_SEATS),
        options=_mapping(node, "options"),
        seed=0 if seed is None else seed,
        facts=_mapping(node, "set"),
        outcomes={
            stream: values if isinstance(values, list) else [values]
            for stream, values in _mapping(node, "outcomes").items()
        },
    )


def _step(node: Node) -> Step:
    id_ = _text(node.get("id"))
    step = Node(node.value, f"step {id_}")
    step.only(STEP)
    sources = {text: _texts(step.get(text)) for text in SAID if step.has(text)}
    wrong_for = _mapping(step, "wrong_for")
    for place, pattern in enumerate(wrong_for, 2):
        sources[f"wrong-{place}"] = _texts(
            Node(wrong_for[pattern], f"step {id_}.wrong_for.{pattern}")
        )
    given = step.get("cases").items(2, 2) if step.has("cases") else []
    cases = tuple(_case(one) for one in given)
    for one, case in zip(given, cases, strict=True):
        sources |= {case.title: (), case.then: _texts(one.get("then"))}
    return Step(
        id=id_,
        numbers=sources,
        words=_words(step, tuple(sources)),
        wrong_for=tuple(str(pattern) for pattern in wrong_for),
        cases=cases,
        point=_texts(step.get("point")) if step.has("point") else (),
        asked=_text(step.get("asked")) if step.has("asked") else "",
        accept=_texts(step.get("accept")) if step.has("accept") else (),
        best=_text(step.get("best")) if step.has("best") else "",
        refuse=_mapping(step, "refuse"),
        then=_texts(step.get("then")) if step.has("then") else (),
        facts=_mapping(step, "facts"),
        after=_mapping(step, "after"),
    )


def _case(node: Node) -> Case:
    node.only(CASE)
    return Case(
        id=_text(node.get("id")),
        icon=_text(node.get("icon")),
        show=_text(node.get("show")) if node.has("show") else "",
        gain=_text(node.get("gain")) if node.has("gain") else "",
    )


def _words(node: Node, texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Where the number words of these texts come from."""
    if not node.has("words"):
        return {}
    words = node.get("words")
    words.only(tuple(texts))
    return {text: _texts(words.get(text)) for text in words.fields()}


def _text(node: Node) -> str:
    if not isinstance(node.value, str):
        raise node.wrong(f"{node.value!r} is not a text")
    return node.value


def _texts(node: Node) -> tuple[str, ...]:
    return tuple(_text(item) for item in node.items())


def _mapping(node: Node, name: str) -> Mapping[Any, Any]:
    return node.get(name).fields() if node.has(name) else {}
