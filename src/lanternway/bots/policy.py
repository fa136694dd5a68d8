"""How a seat is expected to act: at random, weighted by the game's advice."""

import random

from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.state import State


def guess(
    game: Game, state: State, seat: int, legal: list[Action], chance: random.Random
) -> Action:
    """An action of the seat, drawn by the game's priors."""
    if len(legal) == 1:
        return legal[0]
    left = chance.random()
    for action, prior in zip(legal, game.advice.priors(state, seat, legal), strict=True):
        left -= prior
        if left < 0.0:
            return action
    return legal[-1]


def worth_a_look(game: Game, state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Without what the advice says to pass over (a prior of 0)."""
    if not game.advice.passes_over or len(legal) == 1:
        return legal
    priors = game.advice.priors(state, seat, legal)
    return [action for action, prior in zip(legal, priors, strict=True) if prior > 0.0]


def is_waiting(state: State, seat: int, movers: list[int]) -> bool:
    """Whether the seat has committed in secret and waits for others, who decide at the same time."""
    return seat not in movers and bool(movers) and bool(state.legal(seat))
