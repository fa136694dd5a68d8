"""Whole games by bots, for tests."""

from lanternway.bots import Bot
from lanternway.core import Game, State


def play(game: Game, bots: list[Bot], seed: int) -> State:
    """A game to its end; each bot sees the view of its seat."""
    state = game.start({}, len(bots), seed)
    while movers := state.to_move():
        seat = movers[0]
        legal = state.legal(seat)
        state.apply(seat, bots[seat].choose(state.view(seat), legal))
    return state
