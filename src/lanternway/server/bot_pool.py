"""Bots think in processes of their own, never in the event loop. What they get is what their seat may
know: the view and the legal actions."""

import asyncio
import random
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from lanternway.core import Action, View
from lanternway.core.action import action_by_index
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game, load_extra_games, make_bot

log = structlog.get_logger()

FALLBACK: Final = "random"


def choose_by_index(
    game: str, level: str, seat: int, view: dict[str, Any], legal: list[int], seed: int
) -> int:
    """In the worker: the index of the chosen action."""
    get_game(game)  # makes its catalogue
    actions = [action_by_index(game, index) for index in legal]
    return make_bot(level, seed).choose(View(game, seat, view), actions).index


class BotPool:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: Executor | None = None
        self._random = random.SystemRandom()

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = process_pool(self._workers, load_extra_games)
        return self._pool

    async def choose(
        self, game: str, level: str, seat: int, view: dict[str, Any], legal: list[Action]
    ) -> Action:
        """What the bot does. A bot that fails or takes too long is played for by chance: a table
        never waits for ever."""
        if len(legal) == 1:
            return legal[0]
        if level == FALLBACK:
            return self._random.choice(legal)
        indices = [action.index for action in legal]
        try:
            future = asyncio.get_running_loop().run_in_executor(
                self._executor(), choose_by_index, game, level, seat, view, indices,
                self._random.getrandbits(63),
            )  # fmt: skip
            async with asyncio.timeout(self._seconds):
                index = await future
            return next(action for action in legal if action.index == index)
        except BrokenProcessPool:
            log.error("bot-worker-died", game=game, level=level)
            self._pool = None
        except Exception as error:
            log.error("bot-failed", game=game, level=level, error=repr(error))
        return self._random.choice(legal)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
