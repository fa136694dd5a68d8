"""Isle of Skye with Journeyman."""

from lanternway.games.skye.meta import Skye

GAME = Skye()
