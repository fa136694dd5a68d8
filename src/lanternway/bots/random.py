"""The random bot: all legal actions are equally likely."""

import random

from lanternway.bots.bot import Candidate
from lanternway.core.action import Action
from lanternway.core.view import View


class RandomBot:
    """Chooses blindly. What every other bot must beat, and what tests play games with."""

    blind: bool = True

    def __init__(self, seed: int | str) -> None:
        self.thoughts: list[Candidate] = []
        self._random = random.Random(seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[int(self._random.random() * len(legal))]
