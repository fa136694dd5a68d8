"""`lanternway train`: values learned from games that bots play against themselves."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from lanternway.arena.runner import Alone, Processes, Workers
from lanternway.cli.extra_games import load_extra_games
from lanternway.cli.terminal import Terminal
from lanternway.core.errors import OptionError
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
    jobs: int
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
    game = get_game(arguments.game)
    for seats in arguments.seats:
        game.start(arguments.options, seats, 0)
    plan = Plan(
        game.id,
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
    _same_plan(arguments.into, {**plan.to_data(), "rounds": 0})
    learning = Learning(
        plan,
        arguments.into,
        _workers(arguments),
        arguments.jobs,
        lambda message, facts: terminal.say(message, **facts),
        load_extra_games,
    )
    found = learning.go_on()
    if found is None:
        terminal.say("train-no-result")
        return 1
    if arguments.ship:
        shipped = game.features.folder / file_name(sorted(set(arguments.seats)))
        shutil.copyfile(found, shipped)
        found = shipped
    terminal.say("train-result", file=str(found))
    return 0


def _workers(arguments: TrainArguments) -> Workers:
    """Who plays the contests."""
    if arguments.cluster is not None:
        from lanternway.arena.cluster import Cluster

        return Cluster(arguments.cluster)
    return Alone() if arguments.jobs == 1 else Processes(arguments.jobs, load_extra_games)


def _same_plan(folder: Path, plan: dict[str, object]) -> None:
    """A folder belongs to one run: everything but the number of rounds must be as it was."""
    path = folder / "plan.json"
    if path.exists():
        if json.loads(path.read_text(encoding="utf-8")) != plan:
            raise OptionError(
                f"{folder} holds a run with other settings",
                "train-other-plan",
                {"folder": str(folder)},
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(plan) + "\n", encoding="utf-8")
