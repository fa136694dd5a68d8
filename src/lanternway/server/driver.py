"""The driver: what happens at tables by itself. Bots decide, clocks run out, watchers catch up,
rooms close. Several processes share the work by leases; the log arbitrates if they ever disagree."""

import asyncio
import contextlib
from typing import Final

import structlog

from lanternway.core import LanternwayError
from lanternway.server import metrics
from lanternway.server.bot_pool import FALLBACK, BotPool
from lanternway.server.commands import BotAct, RunOut
from lanternway.server.decide.seats import clock_end
from lanternway.server.errors import Stale
from lanternway.server.hub import Hub
from lanternway.server.log.rows import Row
from lanternway.server.rooms import Room

log = structlog.get_logger()

LEASE_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 2.0
ALIVE_SECONDS: Final = 5.0
"""A process whose last beat is older is gone."""
STOPPED: Final = "stopped"
RETRY_SECONDS: Final = 1.0
UNOPENED_SECONDS: Final = 300.0
"""A table that this version cannot open is tried again after this."""
FAULT_SECONDS: Final = 10.0
"""The same for one that could not be opened for another reason: the store may be well again soon."""


class Driver:
    def __init__(self, hub: Hub, bots: BotPool) -> None:
        self.hub = hub
        self.bots = bots
        self.stopping = False
        self._loops: list[asyncio.Task[None]] = []
        hub.on_rows.append(self._on_rows)

    # --- being there --------------------------------------------------------------------------

    async def start(self) -> None:
        """Clocks stood still while no server was there: write that down before anything else."""
        store, now = self.hub.store, self.hub.now()
        beats = await store.beats()
        alive = any(id_ != STOPPED and now - beat < ALIVE_SECONDS for id_, beat in beats)
        if beats and not alive:
            await store.add_downtime(max(beat for _, beat in beats), now)
        self.hub.downtimes.spans = await store.downtimes()
        await store.beat(self.hub.process, now)
        self._loops = [asyncio.create_task(self._beat()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        """No further decision; the time from now on does not count."""
        self.stopping = True
        tasks = self._loops + [r.driver for r in self.hub.rooms.open.values() if r.driver]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.hub.store.stop_beating(self.hub.process, STOPPED, self.hub.now())
        self.bots.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(Exception):
                await self.hub.store.beat(self.hub.process, self.hub.now())

    async def _sweep(self) -> None:
        while True:
            await self._take_up()
            for room in list(self.hub.rooms.open.values()):
                if room.coming:
                    self.hub.spawn(self.hub.rooms.catch_up_late(room))
            self.hub.rooms.sweep()
            if self.hub.bus.shared:
                await self._check_other_processes()
            metrics.ROOMS.set(len(self.hub.rooms.open))
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_up(self) -> None:
        """Tables that wait for a bot or a clock get their driver. One that cannot be opened keeps no
        other waiting, and is put off."""
        try:
            due = await self.hub.store.due(self.hub.now(), 1000)
        except Exception as error:
            log.error("sweep-failed", error=repr(error))
            return
        for id_ in due:
            room = self.hub.rooms.open.get(id_)
            if room is not None and room.driver is not None:
                continue
            try:
                self._on_rows(await self.hub.rooms.get(id_), [])
            except LanternwayError as error:
                log.warning("table-cannot-open", table=id_, error=error.text)
                await self._put_off(id_, UNOPENED_SECONDS)
            except Exception as error:
                log.error("table-cannot-open", table=id_, error=repr(error))
                await self._put_off(id_, FAULT_SECONDS)

    async def _put_off(self, id_: str, seconds: float) -> None:
        now = self.hub.now()
        try:
            await self.hub.store.put_off(id_, now, now + seconds)
        except Exception as error:
            log.error("put-off-failed", table=id_, error=repr(error))

    async def _check_other_processes(self) -> None:
        """A process may die between storing a row and telling of it: look what others wrote."""
        try:
            followed = [id_ for id_, room in self.hub.rooms.open.items() if room.followers]
            for start in range(0, len(followed), 500):
                heads = await self.hub.store.heads(followed[start : start + 500])
                for id_, seq in heads.items():
                    room = self.hub.rooms.open.get(id_)
                    if room is not None and room.table.seq < seq:
                        self.hub.spawn(self.hub.refresh(room))
        except Exception as error:
            log.error("check-other-processes-failed", error=repr(error))

    # --- one table ----------------------------------------------------------------------------

    def _on_rows(self, room: Room, rows: list[Row]) -> None:
        if self.stopping or room.driver is not None or not needs_driver(room):
            return
        room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        try:
            while needs_driver(room) and not self.stopping:
                room.changed.clear()
                if not await self._claim(room):
                    await self._wait(room, LEASE_SECONDS / 2)
                elif moving := bots_to_move(room):
                    await self._let_think(room, moving)
                else:
                    await self._watch_clock(room)
        except Exception as error:
            log.error("driver-failed", table=room.table.id, error=repr(error), exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            room.driver = None
            if room.thinking:
                self._think(room, set())
        if needs_driver(room):
            self._on_rows(room, [])

    async def _claim(self, room: Room) -> bool:
        if not self.hub.bus.shared:
            return True
        now = self.hub.now()
        return await self.hub.store.claim(room.table.id, self.hub.process, now, now + LEASE_SECONDS)

    async def _keep_lease(self, room: Room) -> None:
        """While bots think, no other process should."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with contextlib.suppress(Exception):
                await self._claim(room)

    async def _wait(self, room: Room, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await room.changed.wait()

    def _think(self, room: Room, seats: set[int]) -> None:
        room.thinking = seats
        self.hub.announce_presence(room)

    async def _let_think(self, room: Room, moving: list[int]) -> None:
        """All bots that must decide think at once; each decides as soon as it knows."""
        self._think(room, set(moving))
        metrics.THINKING.inc(len(moving))
        keeper = asyncio.create_task(self._keep_lease(room))
        try:
            await asyncio.gather(*(self._decide(room, seat) for seat in moving))
        finally:
            keeper.cancel()
            metrics.THINKING.dec(len(moving))
            if not bots_to_move(room):
                self._think(room, set())

    async def _decide(self, room: Room, seat: int) -> None:
        table = room.table
        match, level = table.match, table.seats[seat].level
        assert match is not None
        prompted = table.prompted[seat]
        action = await self.bots.choose(
            table.setting.game,
            level or FALLBACK,
            seat,
            match.state.view(seat).data,
            match.state.legal(seat),
        )

        command = BotAct(table=table.id, seat=seat, prompted=prompted, notation=action.text)
        try:
            await self.hub.run(command)
        except Stale:
            pass
        except LanternwayError as error:
            log.warning("bot-refused", table=table.id, action=action.text, error=error.text)

    async def _watch_clock(self, room: Room) -> None:
        """Wait until the first clock has run out; then a bot plays for that person."""
        end = clock_end(room.table, self.hub.downtimes)
        if end is None:
            return
        at, seat = end
        wait = at - self.hub.now()
        if wait > 0:
            await self._wait(room, min(wait, LEASE_SECONDS / 2))
            return

        with contextlib.suppress(Stale):
            await self.hub.run(RunOut(table=room.table.id, seat=seat))


def bots_to_move(room: Room) -> list[int]:
    return [seat for seat in room.table.to_move() if room.table.seats[seat].is_bot()]


def needs_driver(room: Room) -> bool:
    return bool(bots_to_move(room)) or bool(room.table.clocks and room.table.running())
