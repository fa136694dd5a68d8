"""A mild opponent for beginners. It makes mistakes the way people do: it overlooks some of its options,
misjudges the ones it sees a little, and does not look ahead."""

import random
from typing import Final

from lanternway.bots.bot import Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.core.action import Action
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View

SEEN: Final = 5
"""So many of the actions come to its mind, rather those that are usual (the game's priors)."""
WRONG: Final = 85
"""How wrong it judges, usually: in hundredths of how far apart the values of what it sees lie."""


class MildBot:
    """Never plays at random: what it does looks good to somebody who looks briefly."""

    blind: bool = False

    def __init__(self, seed: int | str, wrong: int = WRONG) -> None:
        self.wrong: float = wrong / 100
        self.thoughts: list[Candidate] = []
        self._random = random.Random(f"mild:{seed}")
        self._greedy = GreedyBot(f"mild-greedy:{seed}", worlds=1, steps=1, width=4)

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thoughts = []
        if len(legal) == 1:
            return legal[0]
        game = get_game(view.game)
        worlds = game.worlds(view)
        world = worlds.sample(self._random.getrandbits(48))
        legal = self._noticed(world, view, game.advice.worth_a_look(world, view.seat, legal))
        if len(legal) == 1:
            return legal[0]
        rated = self._greedy.rate(self._greedy.values(game), worlds, view.seat, legal)
        mean = sum(rated) / len(rated)
        apart = (sum((value - mean) ** 2 for value in rated) / len(rated)) ** 0.5
        judged = [value + self._random.gauss(0.0, self.wrong * apart) for value in rated]
        order = sorted(range(len(legal)), key=lambda place: -judged[place])
        self.thoughts = [
            Candidate(legal[place], 1, judged[place], [f"{view.seat} {legal[place].text}"])
            for place in order
        ]
        return legal[order[0]]

    def _noticed(self, world: State, view: View, legal: list[Action]) -> list[Action]:
        """Some of the actions, drawn by the priors."""
        if len(legal) <= SEEN:
            return legal
        priors = get_game(view.game).advice.priors(world, view.seat, legal)
        # the largest of such numbers are a draw by weight, without putting back
        drawn = [self._random.random() ** (1.0 / max(1e-9, prior)) for prior in priors]
        order = sorted(range(len(legal)), key=lambda place: -drawn[place])[:SEEN]
        return [legal[place] for place in sorted(order)]
