"""Beside the lessons: the first game, and tips that come when a newcomer is about to err."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from lanternway.core import Action, Game, View, get_game
from lanternway.core.errors import DataError
from lanternway.core.reading import Node
from lanternway.lessons.conditions import holds, moments
from lanternway.lessons.lesson import LessonError
from lanternway.lessons.reading import DATA, read_yaml

FILE: Final = "guide.yaml"


@dataclass(frozen=True)
class FirstGame:
    """A table to begin with: mild rivals, and options that can be seen through."""

    name: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    after: str
    """The last of the lessons that prepare for it."""


@dataclass(frozen=True)
class Tip:
    """Something that newcomers get wrong, said once, when it is about to happen: the message
    `tip-<game>-<id>`."""

    game: str
    id: str
    clause: str
    when: tuple[str, ...]
    """All of these must hold (`lessons.conditions`)."""
    example: Mapping[str, Any]
    """A table where the tip is due, in the words of a position; for the tests."""
    counterexample: Mapping[str, Any] | None
    """One where it is not."""

    @property
    def message(self) -> str:
        return f"tip-{self.game}-{self.id}"


@dataclass(frozen=True)
class Guide:
    game: Game
    first_games: tuple[FirstGame, ...]
    tips: tuple[Tip, ...]
    later: tuple[str, ...]
    """Advice for the second game: the messages `advice-<game>-<id>`."""

    def messages(self) -> list[str]:
        """Every text that it needs."""
        games = [f"first-game-{self.game.id}-{one.name}" for one in self.first_games]
        found = [tip.message for tip in self.tips] + games + [f"{name}-why" for name in games]
        options = {option: None for one in self.first_games for option in one.options}
        found += [f"chip-{self.game.id}-{option}" for option in options]
        return found + [f"advice-{self.game.id}-{word}" for word in self.later]


@cache
def guide_of(game: str) -> Guide | None:
    """The guide to a game; None for a game that has none."""
    path = DATA / game / FILE
    if not path.exists():
        return None
    try:
        return _guide(Node(read_yaml(path)), get_game(game))
    except DataError as error:
        raise LessonError(str(path), error.text) from error


def due(guide: Guide, view: View, chosen: Sequence[Action], known: Collection[str]) -> Tip | None:
    """The tip that a seat needs before it answers so, if any: one answer, several that go together, or none
    yet. `known` are those that it was told before."""
    unknown = [tip for tip in guide.tips if tip.id not in known]
    for moment in moments(guide.game, view, chosen) if unknown else ():
        for tip in unknown:
            if all(holds(moment, line) for line in tip.when):
                return tip
    return None


def _guide(node: Node, game: Game) -> Guide:
    node.only(("first_games", "tips", "later"))
    first_games = node.get("first_games").fields()
    return Guide(
        game=game,
        first_games=tuple(
            _first_game(name, Node(given, f"first_games.{name}"))
            for name, given in first_games.items()
        ),
        tips=tuple(_tip(tip, game) for tip in node.get("tips").items(1)),
        later=tuple(str(item.value) for item in node.get("later").items()),
    )


def _first_game(name: str, node: Node) -> FirstGame:
    node.only(("seats", "options", "bots", "after"))
    return FirstGame(
        name=name,
        seats=node.get("seats").number(1, 8),
        options=node.get("options").fields(),
        bots=tuple(str(item.value) for item in node.get("bots").items()),
        after=str(node.get("after").value),
    )


def _tip(node: Node, game: Game) -> Tip:
    node.only(("id", "clause", "when", "example", "counterexample"))
    clause = str(node.get("clause").value)
    if clause not in game.clauses:
        raise node.get("clause").wrong(f"{game.id} has no clause {clause}")
    return Tip(
        game=game.id,
        id=str(node.get("id").value),
        clause=clause,
        when=tuple(str(item.value) for item in node.get("when").items(1)),
        example=node.get("example").fields(),
        counterexample=node.get("counterexample").fields() if node.has("counterexample") else None,
    )
