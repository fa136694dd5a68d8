"""The registry: how everything else finds the games. Adding a game is adding a folder."""

import difflib
import importlib
import pkgutil
from typing import Final

from lanternway.core.errors import OptionError
from lanternway.core.game import Game

_GAMES: Final[dict[str, Game]] = {}


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
    """Load a game's folder. One without a GAME is no game: it is still being built."""
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
