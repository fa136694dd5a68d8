"""How long a review of a whole game takes: until the first graph stands, and until all is judged.

    python -m bench.review [GAME…] [--seats 4] [--seed 1] [--jobs 2] [--markdown]

Bots of the lowest level play each game first: their mistakes are looked at longer. With build/fast first on
PYTHONPATH the compiled engine does it all.
"""

import argparse
import os
import resource
import time
from dataclasses import dataclass
from typing import Final

from bench.measure import machine
from bench.report import show
from bench.server_load import busy_seconds, family_seconds
from lanternway.bots import bot_of_level, get_bot
from lanternway.core import record as records
from lanternway.core.engine import version_line
from lanternway.core.match import Match
from lanternway.core.processes import process_pool
from lanternway.core.registry import game_ids, get_game
from lanternway.review.judging import STANDARD
from lanternway.review.reviewing import review

LEVEL: Final = 1
MEGABYTE: Final = 1024
"""In the system's units of memory."""


@dataclass(frozen=True)
class Taken:
    """What it took up to a point: seconds by the clock, and of the processors, for it and for all else."""

    clock: float
    own: float
    others: float

    @classmethod
    def now(cls) -> "Taken":
        own = family_seconds(os.getpid())
        return cls(time.perf_counter(), own, busy_seconds() - own)

    def since(self, start: "Taken") -> "Taken":
        return Taken(self.clock - start.clock, self.own - start.own, self.others - start.others)

    def cells(self) -> list[str]:
        busy = max(0.0, self.others / self.clock)
        return [f"{self.clock:.1f} s", f"{self.own:.1f} s", f"{busy:.1f}"]


def played(game_id: str, seats: int, seed: int) -> str:
    """The record of a game."""
    match = Match.deal(get_game(game_id), {}, seats, seed)
    name = bot_of_level(game_id, LEVEL)
    bots = [get_bot(name, f"{seed}:{seat}") for seat in range(seats)]
    while movers := match.state.to_move():
        seat = movers[0]
        legal = match.state.legal(seat)
        view = match.state.view(seat)
        match.act(seat, bots[seat].choose(view, legal) if len(legal) > 1 else legal[0])
    return records.dump(match)


def reviewed(text: str, jobs: int) -> list[str]:
    """Review all seats, in processes that are started for it; the cells of a row."""
    start = Taken.now()
    first: Taken | None = None
    decisions = 0
    with process_pool(jobs) as pool:
        seats = list(range(records.parse(text).seats))
        for made in review(text, seats, STANDARD.iterations, "0", pool):
            first = first or Taken.now()
            decisions = made.total
        whole = Taken.now()
    assert first is not None
    # none of the processes held more than the one that held most
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    memory = f"{(own + jobs * most) / MEGABYTE:.0f} MB"
    return [str(decisions), *first.since(start).cells(), *whole.since(start).cells(), memory]


def main() -> None:
    parser = argparse.ArgumentParser(description="Time reviews of whole games.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    columns = ["by the clock", "processor", "others' cores"]
    heads = [f"{what}, {column}" for what in ("first graph", "whole") for column in columns]
    rows = [["game", "decisions", *heads, "memory"]]
    for game_id in given.games or game_ids():
        rows.append([game_id, *reviewed(played(game_id, given.seats, given.seed), given.jobs)])
    title = f"{given.seats} seats, {given.jobs} processes, {version_line()}, {machine()}"
    show(title, rows, given.markdown)


if __name__ == "__main__":
    main()
