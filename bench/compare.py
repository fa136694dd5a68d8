"""`python -m bench.compare FOLDER`: our games of this tree beside those of another, in one run with
interleaved repeats. Each is measured by its own workers; compiled as well where both have a `build/fast`."""

import argparse
import sys
from pathlib import Path

from bench import peers
from bench.measure import machine
from bench.report import Rows, show


def workers(
    tree: Path, name: str, games: list[str], seats: int, compiled: bool
) -> dict[str, peers.Worker]:
    """By game and engine: the worker of one tree."""
    engines = {"plain": tree / "src"}
    if compiled:
        engines["compiled"] = tree / "build" / "fast"
    script = str(tree / "bench" / "workers" / "ours.py")
    return {
        f"{game} {engine}": peers.Worker(
            f"{name} {game} {engine}",
            [sys.executable, script, game, str(seats)],
            peers.OURS,
            str(path),
        )
        for game in games
        for engine, path in engines.items()
    }


def rows(before: dict[str, peers.Worker], after: dict[str, peers.Worker]) -> Rows:
    """How many times as fast as before; a star where the repeats of the two do not even touch."""
    found = [["times as fast as before (spreads)", *peers.OURS]]
    for name, old in before.items():
        new = after[name]
        cells = []
        for what in peers.OURS:
            apart = min(new.rates[what]) > max(old.rates[what]) or max(new.rates[what]) < min(
                old.rates[what]
            )
            ratio = new.rate(what) / old.rate(what)
            spreads = f"{old.spread(what):.0%}, {new.spread(what):.0%}"
            cells.append(f"{ratio:.2f}{'*' if apart else ''} ({spreads})")
        found.append([name, *cells])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.compare", description=__doc__)
    parser.add_argument("before", type=Path, metavar="FOLDER", help="the other tree")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measurement")
    parser.add_argument("--games", default="dark_road,skye,treos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    games = given.games.split(",")
    compiled = all(
        (tree / "build" / "fast" / "lanternway").exists() for tree in (given.before, peers.ROOT)
    )
    before = workers(given.before.resolve(), "before:", games, given.seats, compiled)
    after = workers(peers.ROOT, "after:", games, given.seats, compiled)
    pairs = [worker for name in before for worker in (before[name], after[name])]
    peers.measure(pairs, given.repeats, given.seconds)
    show(
        f"{given.seats} seats, median of {given.repeats}, {machine()}",
        rows(before, after),
        given.markdown,
    )


if __name__ == "__main__":
    main()
