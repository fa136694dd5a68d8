"""`lanternway balance GAME`: writes the balance report of a game."""

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from lanternway.arena.balance import interval, to_data, write_report
from lanternway.arena.census import Census, Sample, take
from lanternway.arena.checked import CheckFailed
from lanternway.bots import get_bot, read_values
from lanternway.cli.simulate import report_failure
from lanternway.cli.terminal import FAULT, Terminal
from lanternway.cli.workers import prepare_worker
from lanternway.core.registry import get_game


@dataclass(frozen=True)
class BalanceArguments:
    """What the command line asks for."""

    game: str
    seats: list[int]
    games: int
    bot: str
    options: dict[str, str]
    seed: int
    check: bool
    jobs: int | None
    folder: Path
    as_json: bool

    def command(self) -> str:
        words = ["lanternway", "balance", self.game, "--games", str(self.games), "--bot", self.bot]
        words += ["--seats", ",".join(map(str, self.seats)), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join([*words, "--check"] if self.check else words)

    def name(self) -> str:
        """Of the report: `skye`, or with options `skye-journeyman`, `treos-goal-25`."""
        words = [self.game]
        words += [
            word if on in ("true", "yes") else f"{word}-{on}" for word, on in self.options.items()
        ]
        return "-".join(words)


def report_balance(terminal: Terminal, arguments: BalanceArguments) -> int:
    """Count, write the report and say where it is."""
    game = get_game(arguments.game)
    get_bot(arguments.bot, 0)
    read_values(game, arguments.bot)
    seats = arguments.seats or [number for number in game.seats if number > 1]
    for number in seats:
        game.start(arguments.options, number, 0)  # says what is wrong with the options
    try:
        censuses = [_census(terminal, arguments, number) for number in seats]
    except CheckFailed as failed:
        report_failure(terminal, arguments.game, failed.failure, arguments.as_json)
        return FAULT
    command = BalanceArguments(**{**arguments.__dict__, "seats": seats}).command()
    files = write_report(arguments.folder, arguments.name(), command, arguments.bot, censuses)
    if arguments.as_json:
        terminal.json([to_data(census) for census in censuses])
        return 0
    for census in censuses:
        shares = [
            f"{group.share:.1%} ({interval(group)[0]:.1%} – {interval(group)[1]:.1%})"
            for (trait, _), group in sorted(census.groups.items())
            if trait == "seat"
        ]
        terminal.say(
            "arena-balance-seats",
            seats=census.seats,
            games=census.games,
            shares=", ".join(shares),
        )
    terminal.say("arena-balance-written", file=str(files[0]), plots=len(files) - 1)
    return 0


def _census(terminal: Terminal, arguments: BalanceArguments, seats: int) -> Census:
    sample = Sample(
        arguments.game,
        dict(arguments.options),
        seats,
        arguments.bot,
        arguments.seed,
        arguments.games,
        arguments.check,
    )
    if not sys.stderr.isatty():
        return take(sample, arguments.jobs, prepare_worker)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (
        TextColumn(f"{arguments.game} {seats}"),
        BarColumn(),
        MofNCompleteColumn(),
        Remaining(),
    )
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task(arguments.game, total=arguments.games)
        return take(
            sample,
            arguments.jobs,
            prepare_worker,
            lambda done: progress.update(task, completed=done),
        )
