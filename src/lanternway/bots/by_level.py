"""A bot by level: which one it is, is known when it sees the first view of a game."""

from lanternway.bots.bot import Bot, Candidate
from lanternway.bots.levels import bot_of_level
from lanternway.core.action import Action
from lanternway.core.view import View


class LevelBot:
    """Plays every game at the same level."""

    blind: bool = False

    def __init__(self, seed: int | str, level: int) -> None:
        self.level: int = level
        self._seed = seed
        self._bots: dict[str, Bot] = {}
        self._last: Bot | None = None

    @property
    def thoughts(self) -> list[Candidate]:
        return self._last.thoughts if self._last is not None else []

    def choose(self, view: View, legal: list[Action]) -> Action:
        from lanternway.bots import get_bot  # the registry knows this file

        if view.game not in self._bots:
            self._bots[view.game] = get_bot(bot_of_level(view.game, self.level), self._seed)
        self._last = self._bots[view.game]
        return self._last.choose(view, legal)
