"""Treos: plan three turns ahead in secret, race over a map that is never the same twice."""

from lanternway.games.treos.meta import GAME

__all__ = ["GAME"]
