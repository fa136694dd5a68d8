"""The planning bot: tries each action to the end of what is going on, not only to the next question.

A turn of many small steps is judged when it is over (`Advice.is_quiet`). First every action is tried in some
worlds, everybody going on by single steps. The few that come out best may then be gone over again, and this
time each of the seat's own steps is chosen by such a look: a plan of plans.
"""

import random
import time
from typing import Final

from lanternway.bots.bot import Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.policy import to_think_about
from lanternway.bots.values import Values
from lanternway.core.action import Action
from lanternway.core.chance import key_from_seed
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.core.worlds import Worlds

FEW: Final = 4
"""So many of the best are gone over again,"""
NEAR: Final = 2.0
"""if they are so many points behind the best at most."""
FIRST_LOOK: Final = 0.25
"""What the first look says still counts so much then."""


class PlanBot:
    """Reproducible for a seed, unless a time ends its second look."""

    blind: bool = False

    def __init__(
        self,
        seed: int | str,
        worlds: int = 6,
        again: int = 0,
        seconds: float = 0.0,
        learned: str | None = None,
    ) -> None:
        self.thoughts: list[Candidate] = []
        self.worlds: int = worlds
        """In how many worlds each action is tried."""
        self.again: int = again
        """In how many worlds the best few are gone over again."""
        self.seconds: float = seconds
        """When this is over, no further world of the second look is begun; 0 is no limit."""
        self._random = random.Random(seed)
        self._greedy = GreedyBot(f"plan:{seed}", learned=learned)

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thoughts = []
        started = time.perf_counter()
        legal, worlds = to_think_about(view, legal)
        if worlds is None:
            return legal[0]
        values = self._greedy.values(get_game(view.game))
        rated = self._look(values, worlds, view.seat, legal)
        order = sorted(range(len(legal)), key=lambda place: -rated[place])
        few = [place for place in order[:FEW] if rated[place] > rated[order[0]] - NEAR]
        done = 0
        if self.again and len(few) > 1:
            found = [0.0] * len(legal)
            end = started + self.seconds if self.seconds else 0.0
            while done < self.again and (not done or not end or time.perf_counter() < end):
                world = worlds.sample(self._random.getrandbits(48))
                for place in few:
                    found[place] += self._plan(values, world.clone(), view.seat, legal[place])
                done += 1
            few.sort(key=lambda place: -(found[place] / done + FIRST_LOOK * rated[place]))
            order[: len(few)] = few
            for place in few:
                rated[place] = found[place] / done
        self.thoughts = [
            Candidate(
                legal[place],
                self.worlds + (done if place in few else 0),
                rated[place],
                [f"{view.seat} {legal[place].text}"],
            )
            for place in order
        ]
        return legal[order[0]]

    def _look(self, values: Values, worlds: Worlds, seat: int, legal: list[Action]) -> list[float]:
        """How the seat stands after each action, on average over the worlds."""
        totals = [0.0] * len(legal)
        for _ in range(self.worlds):
            self._add(values, worlds.sample(self._random.getrandbits(48)), seat, legal, totals)
        return [total / self.worlds for total in totals]

    def _add(
        self, values: Values, world: State, seat: int, legal: list[Action], totals: list[float]
    ) -> None:
        """How the seat stands once each action and all that follows from it is over, in one world."""
        for place, action in enumerate(legal):
            trial = world.clone()
            trial.perform(seat, action)
            self._greedy.calm_down(values, trial)
            totals[place] += values.of(trial, seat)

    def _plan(self, values: Values, trial: State, seat: int, action: Action) -> float:
        """The same, with a look before every step of the seat's own. What chance will bring in this world is
        not known to it: every look has luck of its own."""
        trial.perform(seat, action)
        while not values.game.advice.is_quiet(trial):
            movers = trial.to_move()
            if not movers:
                break
            mover = seat if seat in movers else movers[0]
            legal = self._greedy.likely(values, trial, mover, trial.legal(mover))
            if mover == seat and len(legal) > 1:
                luck = trial.clone()
                luck.chance.rekey(key_from_seed(self._random.getrandbits(48)))
                found = [0.0] * len(legal)
                self._add(values, luck, seat, legal, found)
                step = legal[max(range(len(legal)), key=lambda place: found[place])]
            else:
                step = self._greedy.best_step(values, trial, mover, legal)
            trial.perform(mover, step)
        return values.of(trial, seat)
