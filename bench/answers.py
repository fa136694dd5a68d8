"""`python -m bench.answers`: how long the levels take to answer, over whole games.

Greedy bots play; at every `--every`th decision each level is asked too, as if it had just sat down: without
a tree of the decision before, which is the longest case. Times are of the processor, the bots' own clocks
included, so a figure is that of a core of its own however crowded the machine is.
"""

import argparse
import time
from statistics import median, quantiles

from bench.measure import machine
from bench.report import Rows, show
from lanternway.arena.play import by_bots, play
from lanternway.bots import LEVELS, get_bot
from lanternway.core import Action, State, game_ids, get_game
from lanternway.core.engine import version_line


class Asking:
    """Watches a game and puts some of its decisions to every level."""

    def __init__(self, levels: list[int], every: int) -> None:
        self.every = every
        self.decisions = 0
        self.seconds: dict[int, list[float]] = {level: [] for level in levels}
        """By level: how long each answer took."""

    def watch(self, state: State, seat: int) -> None:
        legal = state.legal(seat)
        if len(legal) == 1:
            return
        self.decisions += 1
        if self.decisions % self.every:
            return
        view = state.view(seat)
        for level, seconds in self.seconds.items():
            bot = get_bot(f"level:{level}", self.decisions)
            start = time.process_time()
            bot.choose(view, legal)
            seconds.append(time.process_time() - start)


def ask(game: str, seats: int, levels: list[int], every: int, deals: int) -> Asking:
    """Whole games, from the first deal on."""
    asking = Asking(levels, every)

    def watch(seat: int, _: Action) -> None:
        asking.watch(state, seat)

    for deal in range(deals):
        state = get_game(game).start({}, seats, f"answers:{deal}")
        bots = [get_bot("greedy:1", f"{deal}:{seat}") for seat in range(seats)]
        play(state, by_bots(state, bots), watch)
    return asking


def cells(seconds: list[float]) -> list[str]:
    """How many answers, and how long they took: usually, nearly always, at most."""
    nearly = quantiles(seconds, n=20, method="inclusive")[-1] if len(seconds) > 1 else seconds[0]
    times = [f"{one:.3f}" for one in (median(seconds), nearly, max(seconds))]
    return [str(len(seconds)), *times]


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    every_level = ",".join(str(level) for level in range(1, LEVELS + 1))
    parser = argparse.ArgumentParser(prog="bench.answers", description="How long levels think.")
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--seats", type=numbers, default="2,4")
    parser.add_argument("--levels", type=numbers, default=every_level)
    parser.add_argument("--every", type=int, default=10, help="of so many decisions one is asked")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    rows: Rows = [["seconds of an answer", "answers", "median", "95 %", "longest"]]
    clock = time.perf_counter
    time.perf_counter = time.process_time
    try:
        for game in given.games.split(","):
            for seats in given.seats:
                asking = ask(game, seats, given.levels, given.every, given.deals)
                for level, seconds in asking.seconds.items():
                    rows.append([f"{game}, {seats} seats, level {level}", *cells(seconds)])
    finally:
        time.perf_counter = clock
    show(f"{version_line()}, {machine()}", rows, given.markdown)


if __name__ == "__main__":
    main()
