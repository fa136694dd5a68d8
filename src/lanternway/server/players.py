"""Bots think in processes of their own, never in the event loop. What they get is what their seat may
know: the view and the legal actions."""

import asyncio
import importlib
import multiprocessing
import os
import random
import sys
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from lanternway.core import Action, View, register
from lanternway.core.action import action_by_index
from lanternway.core.registry import get_game

log = structlog.get_logger()

FALLBACK: Final = "random"


def load_extra_games() -> None:
    """Games outside of the package: the modules that LANTERNWAY_GAMES names."""
    for name in filter(None, os.environ.get("LANTERNWAY_GAMES", "").split(",")):
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        register(importlib.import_module(name.strip()).GAME)


def begin_work() -> None:
    """In the worker, first of all. A worker ends with its server, even if that was killed."""
    load_extra_games()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def levels() -> list[str]:
    """The bots that can be given a seat, weakest first: as `lanternway.bots` names them."""
    bots = importlib.import_module("lanternway.bots")  # by name: the server imports no bot
    return [FALLBACK] + [f"level:{n}" for n in range(1, bots.LEVELS + 1)]


AWAY: Final = "level:2"
"""Who plays for somebody who is away: sound, and quick."""


def decide(
    game: str, level: str, seat: int, view: dict[str, Any], legal: list[int], seed: int
) -> int:
    """In the worker: the index of the chosen action."""
    get_game(game)  # makes its catalogue
    bots = importlib.import_module("lanternway.bots")
    bot = bots.get_bot(level, seed)
    actions = [action_by_index(game, index) for index in legal]
    chosen: Action = bot.choose(View(game, seat, view), actions)
    return chosen.index


class Players:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: Executor | None = None
        self._random = random.SystemRandom()

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_work,
            )
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
                self._executor(), decide, game, level, seat, view, indices,
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
