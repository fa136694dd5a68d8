"""The driver: what happens at tables by itself. Bots decide, clocks run out, watchers catch up,
rooms close. Several processes share the work: who takes a table that is due has a lease, by the clock of the
database, and keeps it only while bots think. The log arbitrates if they ever disagree."""

import asyncio
import contextlib
import time
from typing import Final

import structlog

from lanternway.core import LanternwayError
from lanternway.server import metrics
from lanternway.server.bot_pool import FALLBACK, BotPool
from lanternway.server.commands import BotAct, RunOut
from lanternway.server.decide.seats import clock_end
from lanternway.server.errors import Stale
from lanternway.server.heart import Heart
from lanternway.server.hub import Hub
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.rooms import Room
from lanternway.server.store import LEASE_SECONDS
from lanternway.server.summary import bots_to_move

log = structlog.get_logger()

SWEEP_SECONDS: Final = 1.0
ALARM_SECONDS: Final = 60.0
"""A clock that runs out within this is waited for exactly; others are found by the sweep."""
TAKEN: Final = 100
"""Tables that one process takes at once."""
RETRY_SECONDS: Final = 1.0
UNOPENED_SECONDS: Final = 300.0
"""A table that this version cannot open is tried again after this."""
FAULT_SECONDS: Final = 10.0
"""The same for one that could not be opened for another reason: the store may be well again soon."""


class Driver:
    def __init__(self, hub: Hub, bots: BotPool, heart: Heart, pace: float = 0.0) -> None:
        self.hub = hub
        self.bots = bots
        self.heart = heart
        self.pace = pace
        """Seconds between two moves where no person plays: nobody waits for them."""
        self.stopping = False
        self._loop: asyncio.Task[None] | None = None
        self._soon = asyncio.Event()
        """Something is due before the next sweep."""
        hub.on_rows.append(self._on_rows)

    async def start(self) -> None:
        self._loop = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """No further decision."""
        self.stopping = True
        tasks = [self._loop] if self._loop is not None else []
        tasks += [room.driver for room in self.hub.rooms.open.values() if room.driver]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.bots.close()

    async def _sweep(self) -> None:
        while True:
            try:
                await self._look_around()
            except Exception as error:
                log.error("sweep-failed", error=repr(error), exc_info=True)
            self._soon.clear()
            began = time.monotonic()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._soon.wait()
            metrics.LAG_SECONDS.observe(max(0.0, time.monotonic() - began - SWEEP_SECONDS))

    async def _look_around(self) -> None:
        if not self.heart.outdated:
            await self._take_up()
        for room in list(self.hub.rooms.open.values()):
            if room.coming:
                self.hub.spawn(self.hub.rooms.catch_up_late(room))
        self.hub.rooms.sweep()
        if self.hub.bus.shared:
            await self._check_other_processes()
        metrics.ROOMS.set(len(self.hub.rooms.open))

    async def _take_up(self) -> None:
        """Tables that wait for a bot or a clock are looked after. One that cannot be opened keeps no
        other waiting, and is put off."""
        for id_ in await self._due():
            room = self.hub.rooms.open.get(id_)
            if room is not None and room.driver is not None:
                continue
            try:
                room = await self.hub.rooms.get(id_)
            except LanternwayError as error:
                log.warning("table-cannot-open", table=id_, error=error.text)
                await self._put_off(id_, UNOPENED_SECONDS)
            except Exception as error:
                log.error("table-cannot-open", table=id_, error=repr(error))
                await self._put_off(id_, FAULT_SECONDS)
            else:
                room.leased = time.monotonic() if self.hub.bus.shared else 0.0
                await self._look_after(room)

    async def _due(self) -> list[str]:
        hub = self.hub
        try:
            if hub.bus.shared:
                return await hub.store.take_due(hub.process, hub.now(), LEASE_SECONDS, TAKEN)
            return await hub.store.due(hub.now(), 1000)
        except Exception as error:
            log.error("sweep-failed", error=repr(error))
            return []

    async def _look_after(self, room: Room) -> None:
        """A table that is due by what the store has of it; it stays due if that fails."""
        try:
            if not self.stopping:
                await self._do_what_is_due(room)
        except Exception as error:
            log.error("look-after-failed", table=room.table.id, error=repr(error))

    async def _do_what_is_due(self, room: Room) -> None:
        if bots_to_move(room.table):
            self._on_rows(room, [])
            return
        async with room.lock:
            await self.hub.rooms.catch_up(room)
        end = clock_end(room.table, self.hub.downtimes)
        now = self.hub.now()
        if end is None or end[0] > now:  # time without a server has been given back since
            until = None if end is None else end[0]
            await self.hub.store.put_off(room.table.id, now, until)
        elif await self.heart.beat():
            with contextlib.suppress(Stale):
                await self.hub.run(RunOut(table=room.table.id, seat=end[1]))

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
        if self.stopping:
            return
        self._set_alarm(room)
        if room.driver is None and bots_to_move(room.table) and self._looks_after(room):
            room.driver = asyncio.create_task(self._drive(room))

    def _looks_after(self, room: Room) -> bool:
        """Whether this process has said so lately; it need not where it is alone."""
        if not self.hub.bus.shared:
            return True
        return room.leased > 0 and time.monotonic() - room.leased < LEASE_SECONDS

    def _set_alarm(self, room: Room) -> None:
        """Wake up when the first clock runs out, if that is soon."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        end = clock_end(room.table, self.hub.downtimes)
        if end is not None and end[0] - self.hub.now() < ALARM_SECONDS:
            wait = max(0.0, end[0] - self.hub.now()) + 0.01
            room.alarm = asyncio.get_running_loop().call_later(wait, self._soon.set)

    async def _drive(self, room: Room) -> None:
        """Bots decide, as long as it is theirs to."""
        try:
            while (moving := bots_to_move(room.table)) and not self.stopping:
                if self.heart.outdated or not await self._claim(room):
                    return  # another process does
                if self.pace and not has_player(room.table):
                    await asyncio.sleep(self.pace)
                await self._let_think(room, moving)
        except Exception as error:
            log.error("driver-failed", table=room.table.id, error=repr(error), exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            room.driver = None
            if room.thinking:
                self._think(room, set())

    async def _claim(self, room: Room) -> bool:
        """Say again that this process looks after the table, if it was a while ago."""
        if not self.hub.bus.shared or time.monotonic() - room.leased < LEASE_SECONDS / 3:
            return True
        now = time.monotonic()
        if not await self.hub.store.claim(room.table.id, self.hub.process, LEASE_SECONDS):
            room.leased = 0.0
            return False
        room.leased = now
        return True

    async def _keep_lease(self, room: Room) -> None:
        """While bots think, no other process should."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with contextlib.suppress(Exception):
                await self._claim(room)

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
            if not bots_to_move(room.table):
                self._think(room, set())

    async def _decide(self, room: Room, seat: int) -> None:
        table = room.table
        match, level = table.match, table.seats[seat].level
        assert match is not None
        prompted = table.prompted[seat]
        action = await self.bots.choose(
            table.setting.owner,
            table.setting.game,
            level or FALLBACK,
            seat,
            match.state.view(seat).data,
            match.state.legal(seat),
            table.id,
        )
        command = BotAct(table=table.id, seat=seat, prompted=prompted, notation=action.text)
        try:
            await self.hub.run(command)
        except Stale:
            pass
        except LanternwayError as error:
            log.warning("bot-refused", table=table.id, action=action.text, error=error.text)
            await asyncio.sleep(RETRY_SECONDS)


def has_player(table: Table) -> bool:
    """Whether a person plays here, and not only bots."""
    return any(seat.kind == "person" and not seat.away for seat in table.seats)
