"""Bots think in processes of their own, never in the event loop. What they get is what their seat may
know: the view and the legal actions. Table owners take turns, so somebody with many tables slows down
only themselves."""

import asyncio
import random
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import structlog

from lanternway.core import Action, View
from lanternway.core.action import action_by_index
from lanternway.core.engine import compiled_meanwhile, use_compiled
from lanternway.core.processes import process_pool
from lanternway.core.registry import bot_levels, get_game, load_extra_games, make_bot
from lanternway.server import metrics
from lanternway.server.turns import Turns

log = structlog.get_logger()

FALLBACK: Final = "random"
START_SECONDS: Final = 300.0
"""Until a process that is to think must have come up, on the slowest machine."""
HURRIED: Final = "level:2"
"""Who decides for a bot that took too long or failed: sound, and quick."""


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
        self._seconds = seconds
        self._pools: list[ProcessPoolExecutor | None] = [None] * workers
        """One process each, so that one which is stuck can be ended without the others."""
        self._started: set[int] = set()
        """Places whose process has come up."""
        self._turns = Turns(workers)
        self._changed_over = False
        self._random = random.SystemRandom()

    def _executor(self, place: int) -> ProcessPoolExecutor:
        """The process of a place. When the compiled engine has become ready, new ones take over; the old
        ones end when they have said what they were asked."""
        if not self._changed_over and compiled_meanwhile():
            self._changed_over = True
            use_compiled()
            for old in filter(None, self._pools):
                old.shutdown(wait=False)
            self._pools = [None] * len(self._pools)
            self._started.clear()
            log.info("engine-compiled")
        pool = self._pools[place]
        if pool is None:
            pool = self._pools[place] = process_pool(1, load_extra_games)
        return pool

    async def choose(
        self, owner: str, game: str, level: str, seat: int, view: dict[str, Any],
        legal: list[Action],
    ) -> Action:  # fmt: skip
        """What the bot does. One that fails or thinks too long is played for by a quick one: a table
        never waits for ever. Waiting for a place does not count as thinking."""
        if len(legal) == 1:
            return legal[0]
        if level == FALLBACK:
            return self._random.choice(legal)
        work = (game, seat, view, [action.index for action in legal])
        try:
            index = await self._think(owner, level, *work)
        except Exception as error:
            log.error("bot-failed", game=game, level=level, error=repr(error))
            index = await self._hurry(*work)
        return next((action for action in legal if action.index == index), legal[0])

    async def _think(
        self, owner: str, level: str, game: str, seat: int, view: dict[str, Any], legal: list[int]
    ) -> int:
        with metrics.BOT_QUEUE.track_inprogress():
            place = await self._turns.enter(owner)
        began = time.monotonic()
        answer = "failed"
        try:
            pool = await self._come_up(place)
            began = time.monotonic()
            seed = self._random.getrandbits(63)
            future = asyncio.get_running_loop().run_in_executor(
                pool, choose_by_index, game, level, seat, view, legal, seed
            )
            async with asyncio.timeout(self._seconds):
                index = await future
            answer = "chosen"
            return index
        except Exception:
            self._end(place)  # it may be at it for ever, or be dead
            raise
        finally:
            metrics.BOT_SECONDS.labels(answer=answer).observe(time.monotonic() - began)
            self._turns.leave(place)

    async def _come_up(self, place: int) -> ProcessPoolExecutor:
        """The process of a place, once it can think: what it loads first does not count as thinking, else a
        slow machine would end it again and again."""
        pool = self._executor(place)
        if place not in self._started:
            async with asyncio.timeout(START_SECONDS):
                await asyncio.get_running_loop().run_in_executor(pool, bot_levels)
            self._started.add(place)
        return pool

    async def _hurry(self, game: str, seat: int, view: dict[str, Any], legal: list[int]) -> int:
        """The choice of a quick bot, in a thread of this process."""
        seed = self._random.getrandbits(63)
        try:
            return await asyncio.to_thread(choose_by_index, game, HURRIED, seat, view, legal, seed)
        except Exception as error:
            log.error("bot-failed", game=game, level=HURRIED, error=repr(error))
            return self._random.choice(legal)

    def _end(self, place: int) -> None:
        """End the process of a place, whatever it does; the next one who thinks there gets another."""
        pool, self._pools[place] = self._pools[place], None
        self._started.discard(place)
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for place in range(len(self._pools)):
            self._end(place)
