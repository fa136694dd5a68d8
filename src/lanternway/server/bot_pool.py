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
from lanternway.core.registry import Chooser, bot_levels, get_game, load_extra_games, make_bot
from lanternway.server import metrics
from lanternway.server.turns import Turns

log = structlog.get_logger()

FALLBACK: Final = "random"
START_SECONDS: Final = 300.0
"""Until a process that is to think must have come up, on the slowest machine."""
HURRIED: Final = "level:3"
"""Who decides for a bot that took too long or failed: sound, and quick."""


KEPT: Final = 8
"""So many bots a process remembers, those that decided last."""
_kept: Final[dict[tuple[str, int, str], Chooser]] = {}
"""In the worker: bots by table, seat and level."""


def choose_by_index(
    game: str, level: str, seat: int, view: dict[str, Any], legal: list[int], seed: int, table: str
) -> int:
    """In the worker: the index of the chosen action. The bot of a table's seat is kept for its next steps, so
    that it need not think again what it thought before; without a table it is a new one."""
    get_game(game)  # makes its catalogue
    actions = [action_by_index(game, index) for index in legal]
    key = (table, seat, level)
    bot = _kept.pop(key, None) or make_bot(level, seed)
    chosen = bot.choose(View(game, seat, view), actions).index
    if table:
        _kept[key] = bot
        if len(_kept) > KEPT:
            del _kept[next(iter(_kept))]
    return chosen


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
        legal: list[Action], table: str = "",
    ) -> Action:  # fmt: skip
        """What the bot does. One that fails or thinks too long is played for by a quick one: a table
        never waits for ever. Waiting for a place does not count as thinking."""
        if len(legal) == 1:
            return legal[0]
        if level == FALLBACK:
            return self._random.choice(legal)
        work = (game, seat, view, [action.index for action in legal])
        try:
            index = await self._think(owner, level, table, *work)
        except Exception as error:
            log.error("bot-failed", game=game, level=level, error=repr(error))
            index = await self._hurry(*work)
        return next((action for action in legal if action.index == index), legal[0])

    async def _think(
        self, owner: str, level: str, table: str, game: str, seat: int, view: dict[str, Any],
        legal: list[int],
    ) -> int:  # fmt: skip
        with metrics.BOT_QUEUE.track_inprogress():
            place = await self._turns.enter(owner)
        began = time.monotonic()
        answer = "failed"
        try:
            pool = await self._come_up(place)
            began = time.monotonic()
            seed = self._random.getrandbits(63)
            future = asyncio.get_running_loop().run_in_executor(
                pool, choose_by_index, game, level, seat, view, legal, seed, table
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
            return await asyncio.to_thread(
                choose_by_index, game, HURRIED, seat, view, legal, seed, ""
            )
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
