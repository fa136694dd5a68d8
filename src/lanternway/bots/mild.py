"""A mild opponent for beginners: mostly greedy, but often something else catches its eye."""

import random

from lanternway.bots.bot import Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.core.action import Action
from lanternway.core.registry import get_game
from lanternway.core.view import View


class MildBot:
    """Greedy in one world, and every third time it simply follows its nose (the game's priors)."""

    blind: bool = False

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(f"mild:{seed}")
        self._greedy = GreedyBot(f"mild-greedy:{seed}", worlds=1, width=4)

    @property
    def thoughts(self) -> list[Candidate]:
        return self._greedy.thoughts

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1 or self._random.random() < 0.67:
            return self._greedy.choose(view, legal)
        world = get_game(view.game).worlds(view).sample(self._random.getrandbits(48))
        priors = get_game(view.game).advice.priors(world, view.seat, legal)
        return self._random.choices(legal, priors)[0]
