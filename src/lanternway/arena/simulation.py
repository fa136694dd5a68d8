"""Many bot games, in portions that run in any process; checked ones test the rules along the way."""

from dataclasses import dataclass, field, replace

from lanternway.arena.checked import Broken, Failure, failure_of, play_checked
from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.registry import get_game


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


def play_batch(job: Job) -> Batch:
    """Play the games of a job. Needs nothing but its argument, so it runs anywhere."""
    batch = Batch()
    for number in range(job.games):
        played = _play_game(get_game(job.game), job, number)
        if isinstance(played, Failure):
            batch.failure = played
            break
        batch.played.append(played)
    return batch


def _play_game(game: Game, job: Job, number: int) -> SimulatedGame | Failure:
    lineup = job.lineup()
    turn = (job.first + number) % job.seats
    names = lineup[-turn:] + lineup[:-turn] if turn else lineup
    seed = job.seed + number
    bots = [get_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    state = game.start(job.options, job.seats, seed)
    trace: list[Action] = []

    def note(_: int, action: Action) -> None:
        trace.append(action)

    try:
        real, forced = (
            play_checked(game, state, bots, seed, note)
            if job.check
            else play(state, by_bots(state, bots), note)
        )
        outcome = state.outcome()
        if outcome is None:
            raise Broken("nobody can move, but there is no outcome")
    except Exception as error:  # any fault of a game is reported with its seed
        return failure_of(game, job.options, state, seed, trace, error)
    return SimulatedGame(names, outcome.scores, outcome.winners(), real, forced)
