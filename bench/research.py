"""The doors for researchers: steps of many tables at once, with and without observations, and of PettingZoo,
by random actions, taking back included. A figure is for one process, unless it says that two were at once."""

import functools
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from bench.measure import Measure, per_second
from lanternway.core.processes import process_pool
from lanternway.research.pettingzoo_env import TableEnv
from lanternway.research.vector import Tables

GAMES = ("dark_road", "skye", "treos")
COUNT = 64
SEATS = 4


def vectorised(game: str, observed: bool, seconds: float) -> float:
    """Real decisions at 64 tables."""
    tables = Tables(game, COUNT, SEATS, observed=observed, take_back=True)
    tables.reset(1)
    draw = random.Random(1).random

    def work() -> int:
        legal = [table.legal for table in tables.tables]
        tables.step(np.array([some[int(draw() * len(some))].index for some in legal]))
        return COUNT

    return per_second(work, seconds)


@functools.cache
def pair() -> ProcessPoolExecutor:
    """Two processes, for all measurements."""
    return process_pool(2)


def by_two(game: str, observed: bool, seconds: float) -> float:
    """The same in two processes at once: what both do together in a second of the processor each."""
    work = partial(vectorised, game, observed)
    return sum(pair().map(work, [seconds, seconds]))


def pettingzoo(game: str, seconds: float) -> float:
    """Steps of one environment, each with its observation and mask."""
    env = TableEnv(game, SEATS, take_back=True)
    draw = random.Random(1).random
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed)
        steps = 0
        for _ in env.agent_iter(10**6):
            seen, _, ended, _, _ = env.last()
            if ended:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
        return steps

    return per_second(work, seconds)


def measures() -> list[Measure]:
    made: list[Measure] = []
    for game in GAMES:
        made += [
            Measure(f"{game}: steps of {COUNT} tables", partial(vectorised, game, True)),
            Measure(f"{game}: the same, not observed", partial(vectorised, game, False)),
            Measure(f"{game}: observed, two processes", partial(by_two, game, True)),
            Measure(f"{game}: not observed, two processes", partial(by_two, game, False)),
            Measure(f"{game}: steps of PettingZoo", partial(pettingzoo, game)),
        ]
    return made
