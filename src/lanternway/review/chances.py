"""Chances to win: what the values of all seats at a table say about who wins.

A lead of `scale` points wins against one rival in 73 %. How many points that takes depends on the game, the
number of seats and how much is left to play; `chances.json` has it, fitted to games of bots by
`tools/chances.py`, which also measures how well it holds on other games (docs/review.md).
"""

import functools
import json
import math
from pathlib import Path
from typing import Final

from lanternway.bots.levels import LEVELS, bot_of_level
from lanternway.bots.values import OWN, Values, values_of
from lanternway.core.game import Game
from lanternway.core.state import Outcome, State

FILE: Final = Path(__file__).with_name("chances.json")
UNFITTED: Final = (1.0, 4.0, 6.0, 8.0, 10.0)
"""Scales of a game that nothing was fitted for (one of somebody's own), by quarters of the game left."""


@functools.cache
def fitted() -> dict[str, dict[str, list[float]]]:
    """By game and number of seats: the scales at 0, 1/4 … 1 of the game left."""
    games = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    return {game: found["scales"] for game, found in games.items()}


class Chances:
    """How likely each seat is to win, at tables of one game and number of seats."""

    __slots__ = ("scales", "values")

    def __init__(self, game: Game, seats: int, scales: tuple[float, ...] | None = None) -> None:
        self.values: Values = values_of(game, learned_for(game))
        self.scales: tuple[float, ...] = scales_of(game.id, seats) if scales is None else scales

    def of(self, state: State) -> list[float]:
        """By seat; together they are 1."""
        outcome = None if state.to_move() else state.outcome()
        if outcome is not None:
            return shares(outcome)
        if self.values.knows(state):
            return self.values.chances(state)
        return softmax(self.values.of_all(state), self.scale(self.values.game.features.left(state)))

    def scale(self, left: float) -> float:
        """How many points count as a lead when so much of the game is left."""
        return between(self.scales, left)


def scales_of(game_id: str, seats: int) -> tuple[float, ...]:
    """Those of the nearest number of seats that there are some for."""
    found = fitted().get(game_id)
    if not found:
        return UNFITTED
    return tuple(found[min(found, key=lambda known: (abs(int(known) - seats), known))])


def between(scales: tuple[float, ...], left: float) -> float:
    """The scale at this part of the game, on straight lines between those that are given."""
    last = len(scales) - 1
    place = min(max(left, 0.0), 1.0) * last
    low = min(int(place), last - 1)
    part = place - low
    return scales[low] * (1.0 - part) + scales[low + 1] * part


def softmax(values: list[float], scale: float) -> list[float]:
    """Who leads by `scale` is e times as likely to win."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(outcome: Outcome) -> list[float]:
    """The victory, divided among those who share it."""
    winners = outcome.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


def learned_for(game: Game) -> str | None:
    """What the strongest level values positions by (`values_of`), if that is learned from all positions: at a
    horizon one learns nothing of the middle of a turn."""
    learned = bot_of_level(game.id, LEVELS).startswith("learned")
    return OWN if learned and not game.advice.has_horizon else None
