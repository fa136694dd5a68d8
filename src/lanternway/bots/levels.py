"""Five levels for people, the same words in every game; what they are made of may differ by game.

A level's name and description are the messages `bots-level-<n>` and `bots-level-<n>-help`.
"""

from collections.abc import Callable
from typing import Final

from lanternway.bots.bot import Bot, Candidate
from lanternway.core.action import Action
from lanternway.core.view import View

LEVELS: Final = 5

# Set from the top down: the level above is to win 65 to 80 of 100 games (docs/strength.md).
# Iterations and worlds make a level; the time is only what a slow machine may take.
_USUAL: Final = ("mild:170", "mild", "greedy", "search:100:0.6s", "search:2000:1.8s")
_BY_GAME: Final[dict[str, tuple[str, ...]]] = {
    # What was learned helps at two seats; at other tables these search by the advice.
    "dark_road": ("mild:110", "mild:80", "mild:30", "greedy", "learned-search:400:1.8s"),
    "skye": ("mild:170", "mild", "greedy", "learned-search:150:0.6s", "learned-search:2000:1.8s"),
    # A plan is up to eight questions in a row: together they take no longer than five seconds.
    "treos": ("mild:70", "mild:40", "greedy", "search:100:0.3s", "search:2000:0.6s"),
}


def bot_of_level(game_id: str, level: int) -> str:
    """The bot (`bots.get_bot`) that plays a game at this level, 1 to 5."""
    if not 1 <= level <= LEVELS:
        raise ValueError(f"levels go from 1 to {LEVELS}, not {level}")
    return _BY_GAME.get(game_id, _USUAL)[level - 1]


def level_name(level: int) -> str:
    """The message that names a level."""
    return f"bots-level-{level}"


def level_help(level: int) -> str:
    """The message that describes a level."""
    return f"bots-level-{level}-help"


def kind_name(kind: str) -> str:
    """The message that names a kind of bot: `greedy`, `search`."""
    return f"bots-name-{kind}"


class LevelBot:
    """Plays every game at the same level. Which bot that is, is known at the first view of a game;
    `make` makes it, by name and seed."""

    blind: bool = False

    def __init__(self, seed: int | str, level: int, make: Callable[[str, int | str], Bot]) -> None:
        self.level: int = level
        self._seed = seed
        self._make = make
        self._bots: dict[str, Bot] = {}
        self._last: Bot | None = None

    @property
    def thoughts(self) -> list[Candidate]:
        return self._last.thoughts if self._last is not None else []

    def choose(self, view: View, legal: list[Action]) -> Action:
        if view.game not in self._bots:
            self._bots[view.game] = self._make(bot_of_level(view.game, self.level), self._seed)
        self._last = self._bots[view.game]
        return self._last.choose(view, legal)
