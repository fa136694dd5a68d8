"""Treos: plan three turns ahead in secret, race over a map that is never the same twice."""

import lanternway.games.treos.state  # the state ties the rules together: it is loaded first
from lanternway.games.treos.meta import GAME

__all__ = ["GAME", "lanternway"]
