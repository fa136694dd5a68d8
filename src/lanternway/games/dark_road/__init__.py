"""Merchants of the Dark Road: see README.md for where each rule lives."""

from lanternway.games.dark_road.meta import GAME

__all__ = ["GAME"]
