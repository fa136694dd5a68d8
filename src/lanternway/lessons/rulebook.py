"""The rules as one reads them: the goal in a picture, a turn on one screen, chapters with examples.

A picture is a table that one could sit at, shown as the boards draw it; its table is a position. The words
are messages: `rules-<game>-goal`, `-turn-<id>`, `-<chapter>-title`, `-<chapter>-<passage>`. Their numbers
come from the table or a clause, as a lesson's do. The clauses are the law; a chapter names those it tells of.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from lanternway.core import Game, State, get_game
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.position import Position, table
from lanternway.core.reading import Node
from lanternway.lessons import facts
from lanternway.lessons.lesson import BY_CLAUSE, LessonError
from lanternway.lessons.play import Line
from lanternway.lessons.reading import DATA, read_yaml

FILE: Final = "rules.yaml"
READER: Final = 0
"""The seat whose eyes a picture is seen with."""
PARTS: Final = ("stage", "dock", "world")
"""The parts of a board that a picture can show."""
MOST_SEATS: Final = 8


@dataclass(frozen=True)
class Picture:
    """A part of a board at a table, with what it is about marked."""

    table: str
    part: str
    mark: tuple[str, ...]
    section: str
    """The part of the text view that shows the same in a terminal."""


@dataclass(frozen=True)
class Passage:
    """A paragraph, and perhaps the picture it speaks of."""

    message: str
    numbers: tuple[str, ...]
    picture: Picture | None = None


@dataclass(frozen=True)
class TurnStep:
    """One of the things that a turn or round is made of."""

    passage: Passage
    icon: str
    clause: str


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    clauses: tuple[str, ...]
    """The clauses that it tells of: `SK-5` is all of section 5."""
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Rulebook:
    game: Game
    tables: Mapping[str, Mapping[str, Any]]
    goal: Passage
    turn: tuple[TurnStep, ...]
    chapters: tuple[Chapter, ...]

    @property
    def passages(self) -> list[Passage]:
        inside = [passage for chapter in self.chapters for passage in chapter.passages]
        return [self.goal, *(step.passage for step in self.turn), *inside]

    def messages(self) -> dict[str, list[str]]:
        """Every text that it needs, with the names of its numbers."""
        found = {chapter.title: list[str]() for chapter in self.chapters}
        for one in self.passages:
            found[one.message] = [f"n{place}" for place, _ in enumerate(one.numbers, 1)]
        return found

    def chapter_of(self, clause: str) -> Chapter | None:
        """The chapter that tells of a clause."""
        for chapter in self.chapters:
            if any(clause == one or clause.startswith(f"{one}.") for one in chapter.clauses):
                return chapter
        return None

    def line(self, passage: Passage) -> Line:
        """What a passage says."""
        numbers = enumerate(passage.numbers, 1)
        return Line(passage.message, {f"n{n}": self._number(passage, one) for n, one in numbers})

    def _number(self, passage: Passage, source: str) -> int:
        if by_clause := BY_CLAUSE.fullmatch(source):
            return int(by_clause[1])
        if passage.picture is None:
            raise DataError(passage.message, f"{source} is of a table, and there is no picture")
        return facts.number(self.game, self.state(passage.picture.table), source)

    def state(self, name: str) -> State:
        """The table of a picture."""
        if name not in self.tables:
            raise DataError(f"{self.game.id}/{FILE}", f"there is no table {name!r}")
        return _state(self.game, name, self.tables[name])


@cache
def rulebook_of(game: str) -> Rulebook | None:
    """The rulebook of a game; None for a game that has none."""
    path = DATA / game / FILE
    if not path.exists():
        return None
    try:
        return _rulebook(Node(read_yaml(path)), get_game(game))
    except DataError as error:
        raise LessonError(str(path), error.text) from error


def _state(game: Game, name: str, given: Mapping[str, Any]) -> State:
    """The table, and what was done at it so far: `seat notation`."""
    outcomes = given.get("outcomes", {})
    state = table(
        Position(
            name=name,
            game=game,
            clauses=[],
            title="",
            options=dict(given.get("options", {})),
            seats=given["seats"],
            seed=given.get("seed", 0),
            facts=dict(given.get("set", {})),
            outcomes={stream: list(values) for stream, values in outcomes.items()},
            script=[],
        )
    )
    for move in given.get("do", ()):
        seat, _, notation = str(move).partition(" ")
        try:
            state.apply(int(seat), game.catalogue.parse(notation))
        except LanternwayError as error:
            raise DataError(f"tables.{name}.do", f"{move}: {error.text}") from error
    return state


def _rulebook(node: Node, game: Game) -> Rulebook:
    node.only(("tables", "goal", "turn", "chapters"))
    tables = node.get("tables").fields()
    for name in tables:
        one = node.get("tables").get(name)
        one.only(("seats", "options", "seed", "set", "outcomes", "do"))
        one.get("seats").number(1, MOST_SEATS)
    return Rulebook(
        game=game,
        tables=tables,
        goal=_passage(node.get("goal"), f"rules-{game.id}-goal", tables),
        turn=tuple(_turn(step, game, tables) for step in node.get("turn").items(1)),
        chapters=tuple(_chapter(one, game, tables) for one in node.get("chapters").items(1)),
    )


def _turn(node: Node, game: Game, tables: Mapping[str, Any]) -> TurnStep:
    node.only(("id", "icon", "clause", "numbers"))
    message = f"rules-{game.id}-turn-{node.get('id').value}"
    clause = _clause(node.get("clause"), game)
    return TurnStep(_passage(node, message, tables), str(node.get("icon").value), clause)


def _chapter(node: Node, game: Game, tables: Mapping[str, Any]) -> Chapter:
    node.only(("id", "clauses", "passages"))
    id_ = str(node.get("id").value)
    own = f"rules-{game.id}-{id_}"
    passages: list[Passage] = []
    for one in node.get("passages").items(1):
        one.only(("id", "numbers", "picture"))
        passages.append(_passage(one, f"{own}-{one.get('id').value}", tables))
    clauses = tuple(_clause(one, game) for one in node.get("clauses").items(1))
    return Chapter(id_, f"{own}-title", clauses, tuple(passages))


def _clause(node: Node, game: Game) -> str:
    """A clause, or a section of them."""
    given = str(node.value)
    if not any(one == given or one.startswith(f"{given}.") for one in game.clauses):
        raise node.wrong(f"{game.id} has no clause {given}")
    return given


def _passage(node: Node, message: str, tables: Mapping[str, Any]) -> Passage:
    numbers = (
        tuple(str(one.value) for one in node.find("numbers").items()) if node.has("numbers") else ()
    )
    picture = _picture(node.get("picture"), tables) if node.has("picture") else None
    return Passage(message, numbers, picture)


def _picture(node: Node, tables: Mapping[str, Any]) -> Picture:
    node.only(("table", "part", "mark", "section"))
    name, part = str(node.get("table").value), str(node.get("part").value)
    if name not in tables:
        raise node.get("table").wrong(f"there is no table {name} (tables: {', '.join(tables)})")
    if part not in PARTS:
        raise node.get("part").wrong(f"{part} is not one of {', '.join(PARTS)}")
    mark = tuple(str(one.value) for one in node.get("mark").items()) if node.has("mark") else ()
    return Picture(name, part, mark, str(node.get("section").value))
