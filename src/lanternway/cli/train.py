"""`lanternway train`: values learned from games that bots play against themselves."""

import os
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile

from lanternway.arena.runner import Alone, Processes, Workers
from lanternway.cli.terminal import Terminal
from lanternway.cli.workers import prepare_worker
from lanternway.core.errors import DataError, OptionError
from lanternway.core.learned import file_name
from lanternway.core.registry import get_game


@dataclass(frozen=True)
class TrainArguments:
    """What the command line asks for."""

    game: str
    into: Path
    options: dict[str, str]
    seats: tuple[int, ...]
    games: int
    rounds: int
    units: int
    gate: int
    seed: int
    astray: float
    shaken: int
    jobs: int | None
    cluster: str | None
    ship: bool


def train_values(terminal: Terminal, arguments: TrainArguments) -> int:
    """Go on with a run, or begin one; the exit code."""
    try:
        from lanternway.training.loop import Learning, Plan
    except ImportError:
        raise OptionError(
            "learning needs the extra: pip install 'lanternway[training]'", "train-needs-extra"
        ) from None
    plan = Plan(
        arguments.game,
        dict(arguments.options),
        arguments.seats,
        arguments.games,
        arguments.rounds,
        arguments.units,
        arguments.gate,
        arguments.seed,
        arguments.astray,
        arguments.shaken,
    )
    plan.check()
    try:
        learning = Learning(
            plan,
            arguments.into,
            _workers(arguments),
            arguments.jobs or os.cpu_count() or 1,
            lambda message, facts: terminal.say(message, **facts),
            prepare_worker,
        )
        found = learning.go_on()
        if found is None:
            terminal.say("train-no-result")
            return 1
        if arguments.ship:
            features = get_game(arguments.game).features
            found = Path(copyfile(found, features.folder / file_name(sorted(set(plan.seats)))))
    except OSError as error:
        where = str(error.filename or arguments.into)
        raise DataError(where, error.strerror or str(error)) from error
    terminal.say("train-result", file=str(found))
    return 0


def _workers(arguments: TrainArguments) -> Workers:
    """Who plays the contests."""
    if arguments.cluster is not None:
        from lanternway.arena.cluster import Cluster

        return Cluster(arguments.cluster)
    return Alone() if arguments.jobs == 1 else Processes(arguments.jobs, prepare_worker)
