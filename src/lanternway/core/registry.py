"""The registry: how everything else finds games and bots. Adding a game is adding a folder."""

import difflib
import importlib
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, Protocol

from lanternway.core.action import Action
from lanternway.core.errors import OptionError
from lanternway.core.game import Game
from lanternway.core.view import View

_GAMES: Final[dict[str, Game]] = {}


class Chooser(Protocol):
    """What a bot is to those who only let it play."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions."""


@dataclass(frozen=True)
class Worth:
    """How a bot did against the one `below`: in so many per cent of the games it won, surely (95 %) in
    `low` to `high`."""

    below: str
    percent: int
    low: int
    high: int
    games: int


class _Bots:
    """The bots that can be given a seat, once they are registered."""

    def __init__(
        self,
        levels: list[str],
        make: Callable[[str, int | str], Chooser],
        worth: Callable[[str, str], Worth | None],
    ) -> None:
        self.levels: list[str] = levels
        self.make: Callable[[str, int | str], Chooser] = make
        self.worth: Callable[[str, str], Worth | None] = worth


_BOTS: Final[list[_Bots]] = []


class Reviewed(Protocol):
    """A review as it grows, or a hint."""

    def to_data(self) -> dict[str, Any]:
        """All of it so far, as plain data."""


Reviewer = Callable[[str, list[int], int, str, Executor], Iterator[Reviewed]]
"""(text of a record, seats, iterations, seed, where to work): the review, again and again until it is
whole."""
_REVIEWERS: Final[list[Reviewer]] = []

Hinter = Callable[[View, list[Action], int, str], Reviewed]
"""(what a seat may know, its legal actions, iterations, seed): what a good player would do."""
_HINTERS: Final[list[Hinter]] = []


def register(game: Game) -> None:
    """Make a game known. A folder of `lanternway.games` has a `GAME`, which is registered for it."""
    _GAMES[game.id] = game


def _discover() -> None:
    for name in _folders():
        _load(name)


def _folders() -> list[str]:
    folder = importlib.import_module("lanternway.games")  # by name: the kernel imports no game
    return [module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg]


def _load(name: str) -> None:
    """Load a game's folder. One without a GAME is not a game: it is still being built."""
    if name not in _GAMES:
        game = getattr(importlib.import_module(f"lanternway.games.{name}"), "GAME", None)
        if game is not None:
            register(game)


def game_ids() -> list[str]:
    """All games, by id."""
    _discover()
    return sorted(_GAMES)


def get_game(game_id: str) -> Game:
    """The game of this id; OptionError with the nearest name if there is none."""
    if game_id not in _GAMES and game_id in _folders():
        _load(game_id)  # this one only: loading all takes longer
    if game_id not in _GAMES:
        _discover()
        near = difflib.get_close_matches(game_id, _GAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        names = ", ".join(sorted(_GAMES))
        raise OptionError(
            f"there is no game '{game_id}'{hint} (games: {names})",
            "error-game",
            {"given": game_id, "near": near[0] if near else "", "names": names},
        )
    return _GAMES[game_id]


def load_extra_games() -> list[ModuleType]:
    """Register the games outside of the package: the modules that LANTERNWAY_GAMES names, separated by
    commas, each with a `GAME`. They are looked up in the current folder too."""
    found: list[ModuleType] = []
    names = [name.strip() for name in os.environ.get("LANTERNWAY_GAMES", "").split(",")]
    for name in names:
        if not name:
            continue
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        try:
            module = importlib.import_module(name)
            register(module.GAME)
        except (ImportError, AttributeError) as error:
            raise OptionError(
                f"LANTERNWAY_GAMES: '{name}' can't be loaded ({error})",
                "cli-extra-game",
                {"given": name, "detail": str(error)},
            ) from error
        found.append(module)
    return found


def register_bots(
    levels: list[str],
    make: Callable[[str, int | str], Chooser],
    worth: Callable[[str, str], Worth | None],
) -> None:
    """Make the bots known that can be given a seat, weakest first, how to get one by its name and a seed,
    and what it is worth in a game. The package `lanternway.bots` does so when it is loaded."""
    _BOTS[:] = [_Bots(levels, make, worth)]


def bot_levels() -> list[str]:
    """The names of the bots that can be given a seat, weakest first."""
    return _bots().levels


def make_bot(level: str, seed: int | str) -> Chooser:
    """A bot by its name."""
    return _bots().make(level, seed)


def bot_worth(game_id: str, level: str) -> Worth | None:
    """What was measured of a bot in a game; None: nothing."""
    return _bots().worth(game_id, level)


def _bots() -> _Bots:
    if not _BOTS:
        importlib.import_module("lanternway.bots")  # by name, as games: the kernel imports no bot
    return _BOTS[0]


def register_reviewer(review: Reviewer) -> None:
    """Make known who looks at games again. `lanternway.review.reviewing` does so when it is loaded."""
    _REVIEWERS[:] = [review]


def reviewer() -> Reviewer:
    """Who looks at games again."""
    if not _REVIEWERS:
        importlib.import_module("lanternway.review.reviewing")  # by name, as bots
    return _REVIEWERS[0]


def register_hinter(hint: Hinter) -> None:
    """Make known who gives hints. `lanternway.review.hinting` does so when it is loaded."""
    _HINTERS[:] = [hint]


def hinter() -> Hinter:
    """Who gives hints."""
    if not _HINTERS:
        importlib.import_module("lanternway.review.hinting")  # by name, as bots
    return _HINTERS[0]
