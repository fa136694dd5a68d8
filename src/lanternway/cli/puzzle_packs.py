"""`lanternway puzzles make` and `lanternway puzzles check`."""

import os
import random
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanternway.cli.extra_games import load_extra_games
from lanternway.cli.settings import read_text
from lanternway.cli.terminal import BAD_INPUT, FAULT, Terminal
from lanternway.core.errors import LanternwayError
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game
from lanternway.puzzles import making, pack
from lanternway.puzzles.pack import Confirmed, Pack
from lanternway.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class MakeArguments:
    game: str
    into: Path
    count: int
    games: int
    records: list[Path]
    packs: list[Path]
    seed: str
    jobs: int | None


def make_pack(terminal: Terminal, given: MakeArguments) -> int:
    """Look for puzzles and write the pack; the exit code."""
    get_game(given.game)  # says which games there are
    texts = tuple(read_text(file) for file in given.records)
    again = tuple(puzzle for file in given.packs for puzzle in pack.load(file).puzzles)
    order = making.Order(given.game, given.seed, given.count, given.games, texts, again)
    journal = making.Journal(given.into.with_name(given.into.name + ".journal"), order)
    jobs = given.jobs or os.cpu_count() or 1
    with process_pool(jobs, load_extra_games) as pool, terminal.err.status("") as status:

        def tick(games: int, found: int) -> None:
            status.update(
                terminal.text("puzzles-progress", games=games, found=found, count=given.count)
            )

        text = making.make(order, journal, pool, making.AHEAD * jobs, tick)
    given.into.write_text(text, encoding="utf-8")
    made = pack.parse(text, given.into.name)
    terminal.say(
        "puzzles-made",
        found=len(made.puzzles),
        count=given.count,
        games=made.head.games,
        file=str(given.into),
    )
    return 0 if len(made.puzzles) >= given.count else FAULT


@dataclass(frozen=True)
class CheckArguments:
    files: list[Path]
    confirm: int
    into: Path | None
    seed: str
    jobs: int | None
    as_json: bool


def check_packs(terminal: Terminal, given: CheckArguments) -> int:
    """Check packs (none: the package's own), and look longer at some of their puzzles; the exit code."""
    results: list[dict[str, Any]] = []
    code = 0
    with process_pool(given.jobs or os.cpu_count() or 1, load_extra_games) as pool:
        for file in given.files or sorted(pack.FOLDER.glob("*.json")):
            try:
                found = pack.load(file)
            except LanternwayError as error:
                code = BAD_INPUT
                results.append({"file": str(file), "ok": False, "error": error.text})
                terminal.complain(terminal.translator.error(error))
                continue
            results.append(_checked(terminal, file, found, given, pool))
    if given.as_json:
        terminal.json(results)
    return code


def _checked(
    terminal: Terminal, file: Path, found: Pack, given: CheckArguments, pool: Executor
) -> dict[str, Any]:
    for line in found.left_out:
        terminal.complain(line)
    told: Confirmed | None = None
    doubted: list[str] = []
    if given.confirm:
        told, doubted = _confirmed(found, given, pool)
        if given.into is not None:
            kept = [one for one in found.puzzles if one.id not in doubted]
            given.into.mkdir(parents=True, exist_ok=True)
            text = pack.write(found.game, kept, found.head.seed, found.head.games, told)
            (given.into / file.name).write_text(text, encoding="utf-8")
    if not given.as_json:
        terminal.say("puzzles-good", file=file.name, n=len(found.puzzles))
        if told is not None:
            terminal.say(
                "puzzles-confirmed", n=told.confirmed, of=told.looked, iterations=told.iterations
            )
            for id_ in doubted:
                terminal.line(f"  {id_}")
    return {
        "file": str(file),
        "ok": True,
        "puzzles": len(found.puzzles),
        "left_out": found.left_out,
        "confirmed": None if told is None else told.confirmed,
        "looked": None if told is None else told.looked,
        "doubted": doubted,
    }


def _confirmed(found: Pack, given: CheckArguments, pool: Executor) -> tuple[Confirmed, list[str]]:
    """A sample of the pack, drawn by the seed, looked at ten times as long."""
    drawn = random.Random(f"confirm:{given.seed}:{found.head.hash}")
    sample: list[Puzzle] = drawn.sample(found.puzzles, min(given.confirm, len(found.puzzles)))
    answers = list(pool.map(making.confirms, sample, [given.seed] * len(sample)))
    doubted = [one.id for one, good in zip(sample, answers, strict=True) if not good]
    told = Confirmed(making.confirming().iterations, len(sample), len(sample) - len(doubted))
    return told, doubted
