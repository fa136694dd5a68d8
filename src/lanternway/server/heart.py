"""The heart of a process: it notes in the store that it is alive, and when no server could do anything. Such
time counts for no clock: no server was there, the machine slept, the process was stopped, the store did not
answer."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from lanternway.server import metrics
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub
from lanternway.server.store import Unavailable
from lanternway.server.store.migrations import STEPS

log = structlog.get_logger()

BEAT_SECONDS: Final = 2.0
ALIVE_SECONDS: Final = 5.0
"""A process whose last beat is older is gone."""
ILL_SECONDS: Final = 2.0
"""A store that takes longer for a beat could not take moves either."""
GRACE_SECONDS: Final = 20.0
"""So long the clocks stand still after an outage: people must come back first."""
STOPPED: Final = "stopped"


class Heart:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.on_pause: list[Callable[[float], None]] = []
        """Told until when clocks stand still."""
        self.outdated = False
        """Another process has brought the store to a newer version: this one must not write any more."""
        self._task: asyncio.Task[None] | None = None
        self._last = 0.0
        """The last beat that the store took."""
        self._beaten = 0.0
        """The same by the monotonic clock."""

    async def start(self) -> None:
        """Clocks stood still while no server was there: write that down before anything else."""
        store, now = self.hub.store, self.hub.now()
        beats = await store.beats()
        others = alive(beats, now)
        if others and not self.hub.bus.shared and self.hub.store.is_shared():
            raise Denied(
                409, "server-why-alone", "another process serves this store: they need a bus"
            )
        if beats and not others:
            last = min(now, max(beat for _, beat in beats))
            await store.add_downtime(last, now + GRACE_SECONDS)
        self.hub.downtimes.replace(await store.downtimes())
        await store.beat(self.hub.process, now)
        self._last, self._beaten = now, time.monotonic()
        self._task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """The time from now on does not count."""
        if self._task is not None:
            self._task.cancel()
        try:
            await self.hub.store.stop_beating(self.hub.process, STOPPED, self.hub.now())
        except Unavailable as error:
            log.error("stop-not-noted", error=str(error))

    def gap(self, start: float, stop: float) -> None:
        """Nothing could be done from `start` to `stop`. Counts here at once, elsewhere when it is stored."""
        log.warning("outage", seconds=round(stop - start, 1))
        until = stop + GRACE_SECONDS
        self.hub.downtimes.add(start, until)
        self.hub.spawn(self.hub.store.add_downtime(start, until))
        for listener in self.on_pause:
            listener(until)

    async def beat(self) -> bool:
        """Note that this process lives. Whether the store is well: no clock runs out while it is not."""
        now, began = self.hub.now(), time.monotonic()
        try:
            await self.hub.store.beat(self.hub.process, now)
        except Unavailable as error:
            log.warning("store-does-not-answer", error=str(error))
            return False
        silent = time.monotonic() - self._beaten
        took = time.monotonic() - began
        last, self._last, self._beaten = self._last, self.hub.now(), time.monotonic()
        if silent > ALIVE_SECONDS or took > ILL_SECONDS:
            self.gap(last, self._last)
        return True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self.beat():
                    continue
                now = self.hub.now()
                beats = await self.hub.store.beats()
                metrics.PROCESSES.set(len(alive(beats, now)))
                if self.hub.bus.shared:
                    self.hub.downtimes.replace(await self.hub.store.downtimes())
                    self._check_version(await self.hub.store.version())
            except Exception as error:
                log.error("beat-failed", error=repr(error))

    def _check_version(self, version: int) -> None:
        if version > len(STEPS) and not self.outdated:
            log.error("store-is-newer", schema=version, known=len(STEPS))
            self.outdated = True


def alive(beats: list[tuple[str, float]], now: float) -> list[str]:
    """The processes that were there a moment ago."""
    return [id_ for id_, beat in beats if id_ != STOPPED and now - beat < ALIVE_SECONDS]
