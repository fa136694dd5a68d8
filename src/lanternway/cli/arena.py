"""`lanternway arena`: bots against bots, until it is clear who is stronger."""

import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanternway.arena.contest import Block, Contest
from lanternway.arena.journal import Journal
from lanternway.arena.runner import Alone, Processes, Stop, Workers, run
from lanternway.arena.statistics import Estimate, Verdict, is_stronger, standings
from lanternway.cli.settings import usual_seats
from lanternway.cli.terminal import Terminal
from lanternway.cli.workers import prepare_worker
from lanternway.core.errors import OptionError
from lanternway.core.registry import get_game

if TYPE_CHECKING:
    from rich.table import Table


@dataclass(frozen=True)
class ArenaArguments:
    """What the command line asks for."""

    game: str
    bots: list[str]
    seats: int | None
    games: int
    options: dict[str, str]
    seed: int
    jobs: int | None
    journal: Path | None
    sequential: bool
    mirror: bool
    cluster: str | None
    picture: Path | None
    as_json: bool

    def contest(self) -> Contest:
        """Too few bots sit down again until every seat is taken."""
        seats = self.seats or max(len(self.bots), usual_seats(get_game(self.game)))
        if len(self.bots) > seats:
            raise OptionError(
                f"{len(self.bots)} bots for {seats} seats",
                "cli-too-many-bots",
                {"bots": len(self.bots), "seats": seats},
            )
        bots = [self.bots[seat % len(self.bots)] for seat in range(seats)]
        return Contest(self.game, dict(self.options), tuple(bots), self.seed)


def hold_arena(terminal: Terminal, arguments: ArenaArguments) -> int:
    """Hold a contest (and its mirror) and show what came out; the exit code."""
    contest = arguments.contest()
    contest.check()
    blocks = -(-arguments.games // contest.seats)
    workers = _workers(arguments)
    results = [_hold(terminal, contest, blocks, workers, arguments.journal, arguments.sequential)]
    contests = [contest]
    if arguments.mirror:
        mirror = replace(contest, bots=contest.bots[:1] * contest.seats)
        path = arguments.journal and arguments.journal.with_stem(arguments.journal.stem + "-mirror")
        contests.append(mirror)
        results.append(_hold(terminal, mirror, len(results[0]), workers, path, False))
    facts = [_facts(c, b, arguments.sequential) for c, b in zip(contests, results, strict=True)]
    if arguments.picture is not None:
        _draw(arguments.picture, contest, results[0])
    if arguments.as_json:
        terminal.json(facts[0] if len(facts) == 1 else {"contest": facts[0], "mirror": facts[1]})
    else:
        for place, (c, b) in enumerate(zip(contests, results, strict=True)):
            if place:
                terminal.line()
                terminal.say("arena-mirror")
            _show(terminal, c, b, arguments.sequential and not place)
    return 0


def _workers(arguments: ArenaArguments) -> Workers:
    if arguments.cluster is not None:
        from lanternway.arena.cluster import Cluster

        return Cluster(arguments.cluster)
    return Alone() if arguments.jobs == 1 else Processes(arguments.jobs, prepare_worker)


def _hold(
    terminal: Terminal,
    contest: Contest,
    blocks: int,
    workers: Workers,
    path: Path | None,
    sequential: bool,
) -> list[Block]:
    journal = Journal(path, contest)
    stop: Stop | None = None
    if sequential:

        def stop(done: list[Block]) -> bool:
            return is_stronger(contest, done).answer != "open"

    if not sys.stderr.isatty():
        return run(contest, blocks, journal, workers, stop)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn(contest.game), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task(contest.game, total=blocks, completed=len(journal.blocks))
        return run(
            contest,
            blocks,
            journal,
            workers,
            stop,
            lambda done: progress.update(task, completed=done),
        )


def _facts(contest: Contest, blocks: list[Block], sequential: bool) -> dict[str, Any]:
    from lanternway.arena.ratings import ratings

    games = [game for block in blocks for game in block.games]
    time = [
        {
            "name": name,
            "milliseconds": round(
                1000
                * sum(game.seconds[entrant] for game in games)
                / max(1, sum(game.decisions[entrant] for game in games)),
                3,
            ),
        }
        for entrant, name in enumerate(contest.entrants())
    ]
    return {
        **contest.to_data(),
        "blocks": len(blocks),
        "games": len(games),
        "standings": [standing.to_data() for standing in standings(contest, blocks)],
        "ratings": [rating.to_data() for rating in ratings(contest, blocks)],
        "test": is_stronger(contest, blocks).to_data() if sequential else None,
        "time": time,
    }


def _show(terminal: Terminal, contest: Contest, blocks: list[Block], sequential: bool) -> None:
    games = sum(len(block.games) for block in blocks)
    terminal.say("arena-held", game=contest.game, blocks=len(blocks), games=games)
    if not blocks:
        return
    terminal.table(_table(terminal, contest, blocks))
    if sequential:
        _say_verdict(terminal, contest, is_stronger(contest, blocks))


def _table(terminal: Terminal, contest: Contest, blocks: list[Block]) -> "Table":
    from rich.table import Table

    from lanternway.arena.ratings import ratings

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(terminal.text("arena-bot"), overflow="fold")
    for message in ("arena-share", "arena-rank", "arena-margin", "arena-rating"):
        heading = terminal.text(message).replace(" (", "\n(")  # numbers have to fit, not headings
        table.add_column(heading, justify="right", no_wrap=True)
    rated = {rating.name: rating for rating in ratings(contest, blocks)}
    for bot, standing in zip(contest.bots, standings(contest, blocks), strict=True):
        table.add_row(
            standing.name,
            _percent(standing.share),
            _plain(standing.rank, 2),
            _plain(standing.margin, 1),
            f"{rated[bot].mu:.1f} ± {2 * rated[bot].sigma:.1f}",
        )
    return table


def _percent(found: Estimate) -> str:
    return f"{found.mean:.1%} ({found.low:.1%} – {found.high:.1%})"


def _plain(found: Estimate, digits: int) -> str:
    return f"{found.mean:.{digits}f} ± {found.high - found.mean:.{digits}f}"


def _say_verdict(terminal: Terminal, contest: Contest, verdict: Verdict) -> None:
    terminal.say(
        f"arena-verdict-{verdict.answer}",
        bot=contest.bots[0],
        evidence=f"{verdict.evidence:.2f}",
        low=f"{verdict.low:.2f}",
        high=f"{verdict.high:.2f}",
    )


def _draw(path: Path, contest: Contest, blocks: list[Block]) -> None:
    from lanternway.arena.plots import draw_standings

    games = sum(len(block.games) for block in blocks)
    title = f"{contest.game}: {games}"
    draw_standings(path, title, standings(contest, blocks), 1 / contest.seats)
