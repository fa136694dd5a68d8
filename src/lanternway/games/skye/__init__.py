"""Isle of Skye with Journeyman."""

from lanternway.games.skye.meta import GAME

__all__ = ["GAME"]
