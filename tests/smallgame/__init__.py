"""Lantern Fair: a small whole game that proves the kernel, and the model of how to add one."""

from tests.smallgame.meta import GAME

__all__ = ["GAME"]
