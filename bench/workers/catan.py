"""Catanatron: random games of four, real decisions (more than one action to choose from)."""

import random
import sys
from typing import Any

from answer import serve
from catanatron import Color, Game, Player


class Chooser(Player):
    """Random, and counts."""

    real = 0

    def decide(self, game: Any, playable_actions: list[Any]) -> Any:
        if len(playable_actions) > 1:
            Chooser.real += 1
        return random.choice(playable_actions)


def playouts() -> int:
    before = Chooser.real
    Game([Chooser(color) for color in list(Color)[:4]], seed=random.randrange(sys.maxsize)).play()
    return Chooser.real - before


def clones() -> int:
    for _ in range(20):
        MIDDLE.copy()
    return 20


MIDDLE = Game([Chooser(color) for color in list(Color)[:4]], seed=1)
for _ in range(60):
    MIDDLE.play_tick()
random.seed(1)
serve({"playouts": playouts, "clones": clones})
