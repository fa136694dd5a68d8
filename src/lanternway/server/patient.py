"""A process for what may take its time: it yields to all that is played, so that no table waits for it."""

import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from lanternway.core import View
from lanternway.core.action import action_by_index
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game, hinter, load_extra_games

YIELD: Final = 15
"""How much less the process counts than those that play."""
SEED: Final = "0"


def be_patient() -> None:
    """In the worker: everything else goes first."""
    if hasattr(os, "nice"):
        os.nice(YIELD)
    load_extra_games()


def think(
    game: str, seat: int, view: dict[str, Any], legal: list[int], iterations: int
) -> dict[str, Any]:
    """In the worker: the hint for a seat that knows this, as data."""
    get_game(game)  # makes its catalogue
    actions = [action_by_index(game, index) for index in legal]
    return hinter()(View(game, seat, view), actions, iterations, SEED).to_data()


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
