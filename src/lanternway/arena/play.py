"""The one loop that plays a game to its end: who moves, whether there is a choice, what is chosen."""

from collections.abc import Callable, Sequence

from lanternway.bots import Bot
from lanternway.core.action import Action
from lanternway.core.state import State
from lanternway.core.view import SPECTATOR, View

Choose = Callable[[int, list[Action]], Action]
"""What a seat does, out of two or more legal actions."""
Watch = Callable[[int, Action], None]
"""Is told of every action before it is performed, forced ones too."""


def play(state: State, choose: Choose, watch: Watch | None = None) -> tuple[int, int]:
    """Play on to the end; how many decisions were real and how many forced."""
    real = forced = 0
    while movers := state.to_move():
        seat = movers[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            forced += 1
            action = legal[0]
        else:
            real += 1
            action = choose(seat, legal)
        if watch is not None:
            watch(seat, action)
        state.perform(seat, action)
    return real, forced


def by_bots(state: State, bots: Sequence[Bot]) -> Choose:
    """Every seat is played by its bot; who does not look at the view is given none."""
    nothing = View("", SPECTATOR, {})

    def choose(seat: int, legal: list[Action]) -> Action:
        bot = bots[seat]
        return bot.choose(nothing if bot.blind else state.view(seat), legal)

    return choose
