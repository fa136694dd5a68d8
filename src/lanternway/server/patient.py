"""A process for what may take its time: it yields to all that is played, so that no table waits for it."""

import os
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from lanternway.core.processes import process_pool
from lanternway.core.registry import load_extra_games

YIELD: Final = 15
"""How much less the process counts than those that play."""


def be_patient() -> None:
    """In the worker: everything else goes first."""
    if hasattr(os, "nice"):
        os.nice(YIELD)
    load_extra_games()


class Patient:
    """The process, once somebody needs it; one that failed is followed by another."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = process_pool(1, be_patient)
        return self._pool

    def end(self) -> None:
        """Whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
