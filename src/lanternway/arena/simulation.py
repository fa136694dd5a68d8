"""Many games by bots, in portions that run in any process; checked ones prove the rules on the way."""

import random
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from lanternway.arena.play import by_bots, play
from lanternway.bots import Bot, get_bot
from lanternway.core import oneline
from lanternway.core.action import Action
from lanternway.core.encoding import state_hash
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import SPECTATOR, View

CLONES_CHECKED: Final = 0.02
"""In checked games, this share of the states is cloned, and the clone must not change afterwards."""
VIEWS_CHECKED: Final = 0.1
"""In checked games, this share of the views is made even if the bot does not look at them."""


@dataclass(frozen=True)
class Job:
    """Games to play: seeds from `seed` on, one a game."""

    game: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    """One name a seat; the last goes on for the seats that are left."""
    seed: int
    games: int
    check: bool = False
    first: int = 0
    """The number of the first game: bots move on by one seat from game to game."""

    def with_seats(self, seats: int) -> "Job":
        return replace(self, seats=seats)

    def lineup(self) -> list[str]:
        """A bot for every seat."""
        return [self.bots[min(seat, len(self.bots) - 1)] for seat in range(self.seats)]

    def batches(self, processes: int) -> list["Job"]:
        """The same games in portions, several for each process so that all end together."""
        size = max(1, min(250, -(-self.games // (processes * 8))))
        return [
            replace(
                self,
                seed=self.seed + start,
                first=start,
                games=min(size, self.games - start),
            )
            for start in range(0, self.games, size)
        ]


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


@dataclass(frozen=True)
class SimulatedGame:
    """How one game went."""

    names: list[str]
    """The bot of every seat."""
    scores: list[int]
    winners: list[int]
    real: int
    """Decisions with more than one legal action."""
    forced: int


@dataclass
class Batch:
    """What a process hands back."""

    played: list[SimulatedGame] = field(default_factory=list)
    failure: Failure | None = None


class Broken(Exception):
    """An obligation of the kernel that a game does not meet."""


def play_batch(job: Job) -> Batch:
    """Play the games of a job. Needs nothing but its argument, so it runs anywhere."""
    game = get_game(job.game)
    lineup = job.lineup()
    batch = Batch()
    for number in range(job.games):
        turn = (job.first + number) % job.seats
        names = lineup[-turn:] + lineup[:-turn] if turn else lineup
        seed = job.seed + number
        bots = [get_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
        state = game.start(job.options, job.seats, seed)
        trace: list[Action] = []
        try:
            real, forced = (
                _play_checked(game, state, bots, seed, trace)
                if job.check
                else play(state, by_bots(state, bots))
            )
            outcome = state.outcome()
            if outcome is None:
                raise Broken("nobody can move, but there is no outcome")
        except Exception as error:  # any fault of a game is reported with its seed
            batch.failure = _failure(game, state, seed, trace, error, job)
            return batch
        batch.played.append(SimulatedGame(names, outcome.scores, outcome.winners(), real, forced))
    return batch


def _failure(
    game: Game, state: State, seed: int, trace: list[Action], error: Exception, job: Job
) -> Failure:
    last = trace[-1].text if trace else ""
    what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    try:
        line = oneline.write(game, job.options, job.seats, state)
    except Exception:  # a table that is broken enough
        line = ""
    return Failure(seed, len(trace), last, what, line)


def _play_checked(
    game: Game, state: State, bots: list[Bot], seed: int, trace: list[Action]
) -> tuple[int, int]:
    """One game with every invariant on: the kernel's and the game's own."""
    real = forced = 0
    chosen = random.Random(f"clones:{seed}")
    kept: list[tuple[State, str]] = []
    nothing = View("", SPECTATOR, {})
    while movers := state.to_move():
        for seat in movers:
            if not state.legal(seat):
                raise Broken(f"seat {seat} is to move and has no legal action")
        if chosen.random() < CLONES_CHECKED or not trace:
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
        trace.append(action)
        if len(trace) > game.bound:
            raise Broken(f"not over after {game.bound} actions")
        state.apply(seat, action)
        game.check(state)
    for clone, hash_ in kept:
        if state_hash(clone) != hash_:
            raise Broken("a clone changed when the original was played on")
    return real, forced
