"""Games played with every invariant on: the kernel's and the game's own."""

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from lanternway.arena.play import Watch
from lanternway.bots import Bot
from lanternway.core import oneline
from lanternway.core.action import Action
from lanternway.core.encoding import state_hash
from lanternway.core.game import Game
from lanternway.core.state import State
from lanternway.core.view import SPECTATOR, View

CLONES_CHECKED: Final = 0.02
"""This share of the states is cloned, and the clone must not change afterwards."""
VIEWS_CHECKED: Final = 0.1
"""This share of the views is made even if the bot does not look at them."""


@dataclass(frozen=True)
class Failure:
    """A game that broke: enough to play it again."""

    seed: int
    action: int
    last: str
    what: str
    line: str
    """The table where it broke, for `lanternway show`; empty if it can't be written any more."""

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


class Broken(Exception):
    """An obligation of the kernel that a game does not meet."""


class CheckFailed(Exception):
    """A checked game broke, where nobody collects failures."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


def failure_of(
    game: Game,
    options: dict[str, Any],
    state: State,
    seed: int,
    trace: list[Action],
    error: Exception,
) -> Failure:
    """What is told of an error in a game that went so far."""
    last = trace[-1].text if trace else ""
    what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    try:
        line = oneline.write(game, options, state.seats, state)
    except Exception:  # a table that is broken enough
        line = ""
    return Failure(seed, len(trace), last, what, line)


def play_checked(
    game: Game, state: State, bots: Sequence[Bot], seed: int, watch: Watch
) -> tuple[int, int]:
    """Play on to the end like `play`, with everything checked; how many decisions were real and how many
    forced."""
    real = forced = 0
    chosen = random.Random(f"clones:{seed}")
    kept: list[tuple[State, str]] = []
    nothing = View("", SPECTATOR, {})
    while movers := state.to_move():
        for seat in movers:
            if not state.legal(seat):
                raise Broken(f"seat {seat} is to move and has no legal action")
        if chosen.random() < CLONES_CHECKED or not real + forced:
            kept.append((state.clone(), state_hash(state)))
        seat = movers[0]
        legal = state.legal(seat)
        if len(set(legal)) != len(legal):
            raise Broken("an action is listed twice")
        bot = bots[seat]
        view = nothing if bot.blind and chosen.random() > VIEWS_CHECKED else state.view(seat)
        if len(legal) == 1:
            forced += 1
            action = legal[0]
        else:
            real += 1
            action = bot.choose(view, legal)
        watch(seat, action)
        if real + forced > game.bound:
            raise Broken(f"not over after {game.bound} actions")
        state.apply(seat, action)
        game.check(state)
    for clone, hash_ in kept:
        if state_hash(clone) != hash_:
            raise Broken("a clone changed when the original was played on")
    return real, forced
