"""Self-play: a bot at every seat, now and then a move at random, and the positions after moves recorded.

Where search looks no further than a horizon, the positions in which it is reached are recorded: it values no
others.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot
from lanternway.core.action import Action
from lanternway.core.advice import Advice
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import Outcome, State
from lanternway.training.positions import Positions

ASTRAY: Final = 0.06
"""Usually this share of the moves is random: otherwise only what the bot likes would ever be seen."""
ROWS: Final = 120
"""About so many positions of a game are kept, in order: what comes soon after each must be there too."""


@dataclass(frozen=True)
class Portion:
    """Games to play: seeds from `seed` on, one a game."""

    game: str
    options: dict[str, Any]
    seats: int
    bot: str
    seed: int
    games: int
    density: float
    """The share of the positions that is kept."""
    astray: float = ASTRAY
    """The share of the moves that is random."""

    def play(self) -> Positions:
        """Its positions. Needs nothing else, so it runs anywhere."""
        notes = Notes(self)
        for number in range(self.seed, self.seed + self.games):
            notes.play(number)
        return notes.positions()


def shares_of(outcome: Outcome) -> list[float]:
    """The victory, divided among those who share it."""
    winners = outcome.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores))]


class Notes:
    """What is written down of some games."""

    def __init__(self, portion: Portion) -> None:
        self.portion: Portion = portion
        self.game: Game = get_game(portion.game)
        self.features: list[list[list[float]]] = []
        self.left: list[float] = []
        self.scores: list[list[float]] = []
        self.shares: list[list[float]] = []
        self.games: list[int] = []

    def play(self, number: int) -> None:
        """One game: positions in which somebody decides, as moves have led to them, and the end."""
        portion = self.portion
        features = self.game.features
        chance = random.Random(f"astray:{number}")
        state = self.game.start(portion.options, portion.seats, f"learning:{number}")
        bots = [get_bot(portion.bot, f"{number}:{seat}") for seat in range(portion.seats)]
        think = by_bots(state, bots)

        valued = Valued(self.game, state)

        def decide(seat: int, legal: list[Action]) -> Action:
            if valued.is_next() and chance.random() < portion.density:
                self.features.append([features.of(state, one) for one in range(portion.seats)])
                self.left.append(features.left(state))
            if chance.random() < portion.astray:
                return chance.choice(legal)
            return think(seat, legal)

        play(state, decide)
        outcome = state.outcome()
        assert outcome is not None
        rows = len(self.left) - len(self.games)
        self.scores += [[float(score) for score in outcome.scores]] * rows
        self.shares += [shares_of(outcome)] * rows
        self.games += [number] * rows

    def positions(self) -> Positions:
        rows, seats = len(self.left), self.portion.seats
        width = len(self.game.features.names)
        return Positions(
            np.array(self.features, dtype=np.float64).reshape(rows, seats, width),
            np.array(self.scores, dtype=np.float64).reshape(rows, seats),
            np.array(self.shares, dtype=np.float64).reshape(rows, seats),
            np.array(self.left, dtype=np.float64),
            np.array(self.games, dtype=np.int64),
        )


class Valued:
    """Which positions of a game search asks the worth of."""

    def __init__(self, game: Game, state: State) -> None:
        self.advice: Advice = game.advice
        self.state: State = state
        self._was_at_horizon = False

    def is_next(self) -> bool:
        """Whether the next position is such a one: any, or with a horizon the first there, not what is asked
        on from it."""
        before = self._was_at_horizon
        self._was_at_horizon = self.advice.is_horizon(self.state)
        return not self.advice.has_horizon or (self._was_at_horizon and not before)


def density_of(game_id: str, options: dict[str, Any], seats: int) -> float:
    """How many of the positions to keep so that a game gives about ROWS of them."""
    game = get_game(game_id)
    state = game.start(options, seats, "length")
    think = by_bots(state, [get_bot("greedy:1", seat) for seat in range(seats)])
    valued = Valued(game, state)
    kept: list[bool] = []

    def count(seat: int, legal: list[Action]) -> Action:
        kept.append(valued.is_next())
        return think(seat, legal)

    play(state, count)
    return min(1.0, ROWS / sum(kept))
