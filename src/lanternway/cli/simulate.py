"""`lanternway simulate`: many bot games, with statistics; `--check` tests the rules along the way."""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Final

from lanternway.arena.checked import Failure
from lanternway.arena.simulation import Batch, Job, play_batch
from lanternway.arena.tallies import Tallies
from lanternway.bots import get_bot, read_values
from lanternway.cli.settings import usual_seats
from lanternway.cli.terminal import FAULT, Terminal
from lanternway.cli.workers import prepare_worker
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game

ALONE: Final = 20
"""So few games are played in this process: starting others would take longer."""


def simulate_games(terminal: Terminal, job: Job, jobs: int | None, as_json: bool) -> int:
    """Play all games of a job and print what came out; the exit code."""
    game = get_game(job.game)
    if not job.seats:
        job = job.with_seats(usual_seats(game))
    game.start(job.options, job.seats, job.seed)  # says what is wrong with the options
    for name in job.bots:
        get_bot(name, 0)
        read_values(game, name)
    if len(job.bots) > job.seats:
        terminal.fail("cli-too-many-bots", bots=len(job.bots), seats=job.seats)
    processes = min(jobs or os.cpu_count() or 1, job.games)
    if jobs is None and job.games <= ALONE:
        processes = 1
    tallies = Tallies(job.seats, job.lineup())
    started = time.perf_counter()
    failure = _play(terminal, job, processes, tallies)
    seconds = time.perf_counter() - started
    if failure is not None:
        report_failure(terminal, job.game, failure, as_json)
        return FAULT
    facts = tallies.facts(seconds, processes)
    facts = {"game": job.game, "seed": job.seed, "checked": job.check, **facts}
    if as_json:
        terminal.json(facts)
    else:
        _show(terminal, facts)
    return 0


def _play(terminal: Terminal, job: Job, processes: int, tallies: Tallies) -> Failure | None:
    batches = job.batches(processes)
    results = _alone(batches) if processes == 1 else _together(batches, processes)
    if not sys.stderr.isatty():
        return _collect(results, tallies, lambda: None)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn(job.game), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task(job.game, total=job.games)
        return _collect(results, tallies, lambda: progress.update(task, completed=tallies.games))


def _collect(results: Iterator[Batch], tallies: Tallies, tick: Any) -> Failure | None:
    for batch in results:
        if batch.failure is not None:
            return batch.failure
        tallies.add(batch)
        tick()
    return None


def _alone(jobs: list[Job]) -> Iterator[Batch]:
    for job in jobs:
        yield play_batch(job)


def _together(jobs: list[Job], processes: int) -> Iterator[Batch]:
    pool = process_pool(processes, prepare_worker)
    try:
        running: set[Future[Batch]] = {pool.submit(play_batch, job) for job in jobs}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def report_failure(terminal: Terminal, game: str, failure: Failure, as_json: bool) -> None:
    """Which game broke where, so that it can be played again."""
    if as_json:
        terminal.json({"game": game, "failure": failure.to_data()})
    terminal.complain(
        terminal.text(
            "cli-simulate-broken",
            game=game,
            seed=str(failure.seed),
            action=failure.action,
            last=failure.last or "–",
            what=failure.what,
        )
    )
    if failure.line:
        terminal.complain(failure.line)


def _show(terminal: Terminal, facts: dict[str, Any]) -> None:
    terminal.say(
        "cli-simulate-done",
        games=facts["games"],
        seconds=round(facts["seconds"], 1),
        processes=facts["processes"],
    )
    extra = terminal.text(f"{facts['game']}-seat-extra")
    rows = facts["by_seat"] + [{**row, "name": extra} for row in facts["by_extra"]]
    _show_shares(terminal, "cli-simulate-seat", rows)
    if len(facts["by_bot"]) > 1:
        _show_shares(terminal, "cli-simulate-bot", facts["by_bot"])
    for name in ("actions", "real", "forced"):
        told = facts[name]
        terminal.say(
            f"cli-simulate-{name}",
            mean=round(told["mean"], 1),
            low=told["min"],
            high=told["max"],
        )
    terminal.say("cli-simulate-speed", n=round(facts["real_per_second"]))
    if facts["checked"]:
        terminal.say("cli-simulate-checked")


def _show_shares(terminal: Terminal, title: str, rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(terminal.text(title))
    for heading in ("cli-simulate-wins", "cli-simulate-interval", "cli-simulate-score"):
        table.add_column(terminal.text(heading), justify="right")
    for row in rows:
        low, high = row["interval"]
        table.add_row(
            str(row["name"]),
            f"{row['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['score']:.1f}",
        )
    terminal.show(table)
