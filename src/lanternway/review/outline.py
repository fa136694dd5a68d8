"""The outline of a game: how likely each seat was to win, turn by turn, as one seat could know it then.

No search: positions are valued in a few worlds, what was begun is finished as a greedy player would. The
same worlds' seeds serve all positions, so that what changes from one to the next is the game.
"""

import random
from dataclasses import dataclass, field
from typing import Any, Final

from lanternway.bots.greedy import GreedyBot
from lanternway.core import record as records
from lanternway.core.action import Action
from lanternway.core.chance import key_from_seed
from lanternway.core.game import Game
from lanternway.core.record import Record
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.review.chances import Chances, shares
from lanternway.review.walk import Step, choices, steps

WORLDS: Final = 6
"""In how many worlds a position is valued."""
SETTLED: Final = 8
"""So many answers are given before a position in the middle of a turn is valued."""
DIGITS: Final = 4


@dataclass(frozen=True)
class Point:
    """How things stood after a line of the record."""

    line: int
    """-1 is the beginning."""
    seat: int
    """Who had acted; -1 at the beginning."""
    chances: list[float]
    luck: float = 0.0
    """How much of the change since the last point chance made, for the seat that looks."""

    def to_data(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "seat": self.seat,
            "chances": [round(chance, DIGITS) for chance in self.chances],
            "luck": round(self.luck, DIGITS),
        }


@dataclass
class Outline:
    """A game as one seat saw it, before anything is searched."""

    seat: int
    points: list[Point] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    """The lines in which the seat really had a choice."""


class Outliner:
    """Values positions of one game for one seat."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int | str) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.chances: Chances = Chances(game, seats)
        self._greedy = GreedyBot(f"outline:{seed}")
        luck = random.Random(f"outline:{seed}")
        self._seeds = [luck.getrandbits(48) for _ in range(WORLDS)]

    def of(self, state: State, mover: int = -1, action: Action | None = None) -> list[float]:
        """By seat: the chances to win as the seat may know them; with an action: once it is done, before
        it is known what chance answers."""
        view = state.view(self.seat)
        worlds = self.game.worlds(view)
        total = [0.0] * state.seats
        for seed in self._seeds:
            world = worlds.sample(seed)
            if action is not None and action in world.legal(mover):
                world.perform(mover, action)
            self._add(total, world, seed)
        return total

    def redrawn(self, step: Step) -> list[float]:
        """The chances after an act by which secret choices come out, had chance answered otherwise. What
        comes out is known from then on; what stays hidden is dealt anew."""
        total = [0.0] * step.before.seats
        for seed in self._seeds:
            state = step.before.clone()
            state.chance.rekey(key_from_seed(seed))
            state.perform(step.seat, step.action)
            self._add(total, self.game.worlds(state.view(self.seat)).sample(seed), seed)
        return total

    def _add(self, total: list[float], world: State, seed: int) -> None:
        """Add the chances in a world, once what was begun is finished."""
        movers = world.to_move()
        if movers:
            first = self.seat if self.seat in movers else movers[0]
            self._greedy.finish(self.chances.values, world, first, random.Random(seed), SETTLED)
        for seat, chance in enumerate(self.chances.of(world)):
            total[seat] += chance / WORLDS


def outline(record: Record, seat: int, seed: int | str = 0) -> Outline:
    """The outline of a whole record for one seat."""
    game = get_game(record.game)
    liner = Outliner(game, records.start(record).state.seats, seat, seed)
    found = Outline(seat)
    pending: Step | None = None
    for step in steps(record):
        if not found.points:
            found.points.append(Point(-1, -1, liner.of(step.before)))
        if pending is not None and (pending.seat != step.seat or pending.drew or step.drew):
            found.points.append(_point(liner, pending))
        pending = step
        if step.seat == seat and len(choices(game, step.before, seat, step.action)) > 1:
            found.decisions.append(step.line)
    if pending is not None:
        found.points.append(_point(liner, pending))
    return found


def _point(liner: Outliner, step: Step) -> Point:
    outcome = None if step.after.to_move() else step.after.outcome()
    after = liner.of(step.after) if outcome is None else shares(outcome)
    luck = 0.0
    if step.drew:
        even = liner.of(step.before, step.seat, step.action) if step.alone else liner.redrawn(step)
        luck = after[liner.seat] - even[liner.seat]
    return Point(step.line, step.seat, after, luck)
