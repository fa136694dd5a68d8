"""`python -m bench.compare FOLDER`: our games of this tree beside those of another, in one run.

Each tree is measured by its own workers, compiled as well where both have a `build/fast`. The two take turns
in short slices, and each slice is compared with its neighbor: a machine that is slower for a while is so for
both.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

from bench import peers
from bench.measure import machine
from bench.report import Rows, show


def workers(tree: Path, games: list[str], seats: int, compiled: bool) -> dict[str, peers.Worker]:
    """By game and engine: the worker of one tree."""
    engines = {"plain": tree / "src"}
    if compiled:
        engines["compiled"] = tree / "build" / "fast"
    script = str(tree / "bench" / "workers" / "ours.py")
    return {
        f"{game} {engine}": peers.Worker(
            f"{tree}: {game} {engine}",
            [sys.executable, script, game, str(seats)],
            peers.OURS,
            str(path),
        )
        for game in games
        for engine, path in engines.items()
    }


def ratios(
    before: peers.Worker, after: peers.Worker, what: str, slices: int, seconds: float
) -> list[float]:
    """How many times as fast, slice by slice; who comes first takes turns too."""
    for worker in (before, after):
        worker.ask(what, seconds)  # warm
    found: list[float] = []
    for number in range(slices):
        if number % 2:
            new, old = after.ask(what, seconds), before.ask(what, seconds)
        else:
            old, new = before.ask(what, seconds), after.ask(what, seconds)
        found.append(new / old)
    return sorted(found)


def cell(found: list[float]) -> str:
    """The median, and the interval that holds it in 95 of 100 such runs (by signs: no shape is assumed)."""
    away = int(0.98 * len(found) ** 0.5) + 1
    low = max(0, len(found) // 2 - away)
    high = min(len(found) - 1, (len(found) - 1) // 2 + away)
    return f"{median(found):.2f} ({found[low]:.2f}–{found[high]:.2f})"


def rows(given: argparse.Namespace) -> Rows:
    games = given.games.split(",")
    trees = (given.before.resolve(), peers.ROOT)
    compiled = all((tree / "build" / "fast" / "lanternway").exists() for tree in trees)
    before, after = [workers(tree, games, given.seats, compiled) for tree in trees]
    found = [["times as fast as before", *peers.OURS]]
    for name, old in before.items():
        new = after[name]
        try:
            old.start()
            new.start()
            cells = [
                cell(ratios(old, new, what, given.slices, given.seconds)) for what in peers.OURS
            ]
        finally:
            old.stop()
            new.stop()
        found.append([name, *cells])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.compare", description="This tree and another.")
    parser.add_argument("before", type=Path, metavar="FOLDER", help="the other tree")
    parser.add_argument("--slices", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.05, help="for one slice")
    parser.add_argument("--games", default="dark_road,skye,treos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    title = f"{given.seats} seats, {given.slices} pairs of {given.seconds} s, {machine()}"
    show(title, rows(given), given.markdown)


if __name__ == "__main__":
    main()
