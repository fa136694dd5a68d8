"""How a seat is expected to act: at random, weighted by the game's advice."""

import random

from lanternway.core.action import Action
from lanternway.core.advice import everything
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.core.worlds import Worlds


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


def to_think_about(view: View, legal: list[Action]) -> tuple[list[Action], Worlds | None]:
    """What is worth a look, and the worlds to look in; none if there is one answer at once."""
    if len(legal) == 1:
        return legal, None
    game = get_game(view.game)
    worlds = game.worlds(view)
    sift = game.advice.worth_a_look
    if sift is not everything:
        legal = sift(worlds.sample(0), view.seat, legal)
    return legal, worlds if len(legal) > 1 else None


def is_waiting(state: State, seat: int, movers: list[int]) -> bool:
    """Whether the seat has committed in secret and waits for others, who decide at the same time."""
    return seat not in movers and bool(movers) and bool(state.legal(seat))
