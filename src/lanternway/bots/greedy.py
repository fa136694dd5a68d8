"""The greedy bot: tries each action in a few worlds and takes the one that leaves it best off.

One ply, but a whole one: what is asked of it on the way (which card, where to) it answers greedily
too, and others who decide at the same time are guessed.
"""

import random

from lanternway.bots.bot import Candidate
from lanternway.bots.policy import guess, is_waiting, to_think_about
from lanternway.bots.values import Values, values_of
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.core.worlds import Worlds


class GreedyBot:
    """Fast enough to sit in for somebody who left, and for thousands of games."""

    blind: bool = False

    def __init__(
        self,
        seed: int | str,
        worlds: int = 2,
        steps: int | None = None,
        width: int = 6,
        learned: str | Values | None = None,
    ) -> None:
        self.thoughts: list[Candidate] = []
        self.worlds: int = worlds
        """In how many worlds each action is tried."""
        self.steps: int | None = steps
        """How many questions on the way are answered before the position is valued; None: as many as
        the game says (`Advice.follow_up`)."""
        self.width: int = width
        """How many answers to such a question are tried, the likeliest first."""
        self.learned: str | Values | None = learned
        """What it values positions by, or where that is: see `values_of`."""
        self._random = random.Random(seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thoughts = []
        legal, worlds = to_think_about(view, legal)
        if worlds is None:
            return legal[0]
        rated = self.rate(self.values(get_game(view.game)), worlds, view.seat, legal)
        order = sorted(range(len(legal)), key=lambda place: -rated[place])
        self.thoughts = [
            Candidate(legal[place], self.worlds, rated[place], [f"{view.seat} {legal[place].text}"])
            for place in order
        ]
        return legal[order[0]]

    def values(self, game: Game) -> Values:
        """How it values positions of a game."""
        given = self.learned
        return given if isinstance(given, Values) else values_of(game, given)

    def rate(self, values: Values, worlds: Worlds, seat: int, legal: list[Action]) -> list[float]:
        """How the seat stands after each action, on average over a few worlds."""
        totals = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = worlds.sample(self._random.getrandbits(48))
            luck = self._random.getrandbits(48)
            for place, action in enumerate(legal):
                totals[place] += self.try_out(values, world, seat, action, luck)
        return [total / self.worlds for total in totals]

    def try_out(self, values: Values, world: State, seat: int, action: Action, luck: int) -> float:
        """How the seat stands once the action and what belongs to it are done."""
        trial = world.clone()
        trial.perform(seat, action)
        steps = values.game.advice.follow_up if self.steps is None else self.steps
        self.finish(values, trial, seat, random.Random(luck), steps)
        return values.of(trial, seat)

    def finish(
        self, values: Values, trial: State, seat: int, chance: random.Random, steps: int
    ) -> None:
        """Go on, so many steps at most, until something else than this act is asked of the seat, or
        nothing."""
        barrier = trial.barrier()
        for _ in range(steps):
            movers = trial.to_move()
            if seat in movers:
                if trial.barrier() != barrier:
                    return  # something new is known: a decision of its own
                legal = trial.legal(seat)
                trial.perform(seat, self.best_step(values, trial, seat, legal))
            elif is_waiting(trial, seat, movers):
                other = movers[0]
                trial.perform(other, guess(values.game, trial, other, trial.legal(other), chance))
            else:
                return

    def calm_down(self, values: Values, trial: State) -> None:
        """Everybody goes on like this until the position can be valued as it stands."""
        while not values.game.advice.is_quiet(trial):
            movers = trial.to_move()
            if not movers:
                return
            seat = movers[0]
            trial.perform(seat, self.best_step(values, trial, seat, trial.legal(seat)))

    def best_step(self, values: Values, trial: State, seat: int, legal: list[Action]) -> Action:
        """The step after which the position is worth most, looking no further."""
        legal = self.likely(values, trial, seat, legal)
        if len(legal) == 1:
            return legal[0]
        best, best_value = legal[0], float("-inf")
        for action in legal:
            after = trial.clone()
            after.perform(seat, action)
            value = values.of(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def likely(self, values: Values, trial: State, seat: int, legal: list[Action]) -> list[Action]:
        """The likeliest answers, as many as are tried."""
        advice = values.game.advice
        legal = advice.worth_a_look(trial, seat, legal)
        if len(legal) <= self.width:
            return legal
        priors = advice.priors(trial, seat, legal)
        order = sorted(range(len(legal)), key=lambda place: -priors[place])
        return [legal[place] for place in order[: self.width]]
