"""Running a contest: blocks go to processes (or to a cluster), results come back in any order."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Protocol

from lanternway.arena.contest import Block, Contest, play_block
from lanternway.arena.journal import Journal
from lanternway.core.processes import process_pool

Stop = Callable[[list[Block]], bool]
"""Whether these blocks, from the first on, are enough."""


class Workers(Protocol):
    """Something that plays blocks and hands them back as they are finished."""

    def play(self, contest: Contest, numbers: list[int]) -> Iterator[Block]: ...


class Alone:
    """This process."""

    def play(self, contest: Contest, numbers: list[int]) -> Iterator[Block]:
        for number in numbers:
            yield play_block(contest, number)


class Processes:
    """Processes of this machine. `prepare` runs first in each (it may load further games)."""

    def __init__(self, count: int | None = None, prepare: Callable[[], Any] | None = None) -> None:
        self.count: int = count or os.cpu_count() or 1
        self.prepare: Callable[[], Any] | None = prepare

    def play(self, contest: Contest, numbers: list[int]) -> Iterator[Block]:
        pool = process_pool(self.count, self.prepare)
        left = iter(numbers)
        running: set[Future[Block]] = set()
        try:
            while True:
                for number in left:
                    running.add(pool.submit(play_block, contest, number))
                    if len(running) >= 2 * self.count:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def run(
    contest: Contest,
    blocks: int,
    journal: Journal,
    workers: Workers,
    stop: Stop | None = None,
    tick: Callable[[int], None] | None = None,
) -> list[Block]:
    """Play what is missing of so many blocks; all of them, in order. With `stop`, no further than the
    first block at which it says so: the answer does not depend on who finished first."""
    told = _enough(journal, blocks, stop, 0)
    if told[1]:
        return journal.in_order()[: told[0]]
    missing = [number for number in range(blocks) if number not in journal.blocks]
    seen = told[0]
    for block in workers.play(contest, missing):
        journal.add(block)
        if tick is not None:
            tick(len(journal.blocks))
        seen, finished = _enough(journal, blocks, stop, seen)
        if finished:
            break
    return journal.in_order()[:seen]


def _enough(journal: Journal, blocks: int, stop: Stop | None, seen: int) -> tuple[int, bool]:
    """How many blocks from the first on were looked at, and whether that is all that is needed."""
    ready = journal.in_order()[:blocks]
    if stop is None:
        return len(ready), len(ready) == blocks
    while seen < len(ready):
        seen += 1
        if stop(ready[:seen]):
            return seen, True
    return seen, seen == blocks
