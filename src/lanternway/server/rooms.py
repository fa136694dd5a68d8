"""Rooms: the tables that this process has open, and who follows them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import structlog

from lanternway.core import SPECTATOR, LanternwayError
from lanternway.messages import server
from lanternway.server import loading, projection
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import IN_LOOP, Row, encode
from lanternway.server.log.table import RECENT, Table, fold, taken_back
from lanternway.server.looking import Eyes, Sight
from lanternway.server.store import Store, Summary

log = structlog.get_logger()

FRESH_SECONDS: Final = 0.2
"""An update is sent as it is to others this long: its clocks are right enough."""
TOLD: Final = 8
"""Updates that are kept for that, at most."""
REST_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 120.0
"""A room that nobody needs is closed after this."""


class Follower(Protocol):
    """Somebody who wants to know what happens at a table: a socket, a stream."""

    eyes: Eyes
    seq: int
    """What this follower has been told."""

    def wake(self) -> None:
        """There may be something new."""

    def wake_presence(self) -> None:
        """Somebody came, left, or thinks."""


class Room:
    """A table in memory. `late` is the same table as watchers may see it, if they are kept behind."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.late: Table | None = None
        self.coming: deque[Row] = deque()
        """Rows that `late` has not reached."""
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.thinking: set[int] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}
        """Seats and watchers at other processes."""
        self.gone: dict[int, float] = {}
        """By seat that nobody follows from: since when."""
        self.driver: asyncio.Task[None] | None = None
        self.used: float = time.monotonic()
        self.saved: int = 0
        """The row of the last snapshot."""
        self.about: Summary | None = None
        """What the store has of the table beside its log, if it is known."""
        self.leased: float = 0.0
        """When this process said last that it looks after the table (monotonic); 0: it does not."""
        self.alarm: asyncio.TimerHandle | None = None
        """When the first clock runs out, if that is soon."""
        self.told: dict[tuple[int, int | None, tuple[str, ...], str], tuple[float, int, bytes]] = {}
        """Updates just made, by viewer, since and mutes: when, up to where, and their text."""

    def table_for(self, viewer: int) -> Table:
        """The table as this viewer may see it."""
        if viewer == SPECTATOR and self.late is not None:
            return self.late
        return self.table

    def look(self, eyes: Eyes) -> Sight:
        """The table as these eyes may see it now; Denied if they may not."""
        return eyes.look(self.table, self.table_for(eyes.seat))

    def here(self) -> tuple[set[int], int]:
        """The seats that follow at this process, and how many watch."""
        viewers = [follower.eyes.seat for follower in self.followers]
        return {viewer for viewer in viewers if viewer >= 0}, viewers.count(SPECTATOR)

    def wake_presence(self) -> None:
        for follower in list(self.followers):
            follower.wake_presence()

    def touch(self) -> None:
        self.used = time.monotonic()

    def is_idle(self) -> bool:
        return (
            not self.followers
            and self.driver is None
            and not self.lock.locked()
            and not self.coming
            and time.monotonic() - self.used > IDLE_SECONDS
        )

    def wake(self) -> None:
        self.told.clear()
        for follower in list(self.followers):
            follower.wake()


class Rooms:
    """Opens rooms, keeps them up to date with the store, closes them."""

    def __init__(self, store: Store, now: Callable[[], float], downtimes: Downtimes) -> None:
        self.store = store
        self.now = now
        self.downtimes = downtimes
        self.epoch = ""
        """Of the store: a restored one has another, and what clients counted before means nothing."""
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def get(self, id_: str) -> Room:
        """The room of a table; Denied if there is no such table."""
        room = self.open.get(id_)
        if room is None:
            task = self._opening.get(id_)
            if task is None:
                task = asyncio.create_task(self._load(id_))
                self._opening[id_] = task
                task.add_done_callback(lambda _: self._opening.pop(id_, None))
            room = await asyncio.shield(task)
        room.touch()
        return room

    async def _load(self, id_: str) -> Room:
        table, saved = await loading.load(self.store, id_)
        room = Room(table)
        room.saved = saved
        if room.table.setting.delay:
            await self._fall_behind(room)
        self.open[id_] = room  # not before: watchers would see the present
        return room

    def add(self, table: Table, rows: Sequence[Row] = ()) -> Room:
        """A room for a table that was just made, of these rows."""
        room = Room(table)
        if rows and table.setting.delay:
            room.late = Table(table.id)
            room.late.apply(rows[0])
            room.coming.extend(rows[1:])
        self.open[table.id] = room
        return room

    async def _fall_behind(self, room: Room) -> None:
        """Make the table of the watchers, as it stood `delay` seconds ago. Where the past does not replay
        (a table that was opened by its snapshot all the same) they see it as it was made."""
        rows = [row for row in await self.store.rows(room.table.id) if row.seq <= room.table.seq]
        until = self.now() - room.table.setting.delay
        first = [row for row in rows if row.at <= until or row.seq == 1]
        late, coming = Table(room.table.id), rows[len(first) :]
        try:
            await loading.folded(late, first)
        except LanternwayError as error:
            log.warning("watchers-see-no-past", table=room.table.id, error=error.text)
            late, coming = Table(room.table.id), []
            late.apply(rows[0])
        room.late, room.coming = late, deque(coming)

    async def catch_up_late(self, room: Room) -> None:
        """Let watchers see what is old enough by now."""
        async with room.lock:
            late = room.late
            until = self.now() - room.table.setting.delay
            if late is None or not room.coming or room.coming[0].at > until:
                return
            while room.coming and room.coming[0].at <= until:
                row = room.coming.popleft()
                if row.seq != late.seq + 1 or not late.can_follow(row):
                    await self._fall_behind(room)  # all went back past a barrier
                    break
                late.apply(row)
            room.wake()

    async def catch_up(self, room: Room) -> bool:
        """Take in what other processes wrote. Call with the room's lock. Whether there was anything."""
        rows = await self.store.rows(room.table.id, room.table.seq)
        if not rows:
            return False
        room.about = None
        undone = {move for row in rows for move in taken_back(row)}
        simple = all(move in {row.seq for row in rows} for move in undone)
        if len(rows) > IN_LOOP:
            room.table, room.saved = await loading.load(self.store, room.table.id)
        elif simple or all(room.table.can_follow(row) for row in rows):
            if simple:
                fold(room.table, rows)
            else:
                for row in rows:
                    room.table.apply(row)
        else:
            room.table, room.saved = await loading.load(self.store, room.table.id)
        if room.late is not None:
            room.coming.extend(rows)
        return True

    async def reload(self, room: Room) -> None:
        """Read a table anew, all of it. Call with the room's lock."""
        room.table, room.saved = await loading.load(self.store, room.table.id)
        room.about = None
        if room.late is not None:
            await self._fall_behind(room)

    def sweep(self) -> None:
        """Close rooms that nobody needs; those that nobody looks at take less."""
        for id_, room in list(self.open.items()):
            if room.is_idle():
                del self.open[id_]
                if room.alarm is not None:
                    room.alarm.cancel()
            elif not room.followers and time.monotonic() - room.used > REST_SECONDS:
                room.told.clear()
                room.table.release()

    # --- what followers are told --------------------------------------------------------------

    async def update(
        self, room: Room, eyes: Eyes, since: int | None, muted: list[str], epoch: str = ""
    ) -> tuple[int, bytes]:
        """The message that brings somebody from `since` to now, and where that is. None: no history."""
        viewer = eyes.seat
        key = (viewer, since, tuple(muted), epoch)
        room.look(eyes)
        told = room.told.get(key)
        if told is not None and self.now() - told[0] < FRESH_SECONDS:
            return told[1], told[2]
        message = await self.make_update(room, eyes, since, muted, epoch)
        text = encode(message)
        here = message.picture.seq
        if len(message.moments) <= RECENT and len(room.told) < TOLD:
            # only what those who follow the table are told now: others may ask for any `since`
            room.told[key] = (message.picture.now, here, text)
        return here, text

    async def make_update(
        self, room: Room, eyes: Eyes, since: int | None, muted: list[str], epoch: str = ""
    ) -> server.Update:
        """`epoch`: the one that `since` was counted in, if the client says it. Denied if these eyes may not
        look: checked first, and again after every wait, in which the seat may have become another's."""
        room.look(eyes)
        viewer = eyes.seat
        reset = False
        if since and epoch not in ("", self.epoch):
            since, reset = 0, True
        if since is not None and since > room.table_for(viewer).count(viewer):
            async with room.lock:
                if await self.catch_up(room):
                    room.wake()
            if since > room.table_for(viewer).count(viewer):
                since, reset = 0, True
        moments = [] if since is None else await self._moments(room, eyes, since, muted)
        sight = room.look(eyes)
        return server.Update(
            table=sight.table.id,
            seat=viewer,
            since=sight.count() if since is None else since,
            reset=reset,
            epoch=self.epoch,
            moments=moments,
            picture=projection.picture(sight, self.now(), self.downtimes, muted),
        )

    async def _moments(
        self, room: Room, eyes: Eyes, since: int, muted: list[str]
    ) -> list[server.Moment]:
        """All moments after `since`, up to the present. Many are told beside the event loop, and then those
        that came meanwhile."""
        viewer = eyes.seat
        told: list[server.Moment] = []
        while rows := await self.history(room, viewer, since):
            sight = room.look(eyes)
            seen = [row for row in rows if since < row.count(viewer) <= sight.count()]
            seen = [row for row in seen if row.is_seen(viewer)]
            if len(seen) <= IN_LOOP:
                return told + projection.moments(seen, sight, muted)
            told += await asyncio.to_thread(projection.moments, seen, sight, muted)
            since = seen[-1].count(viewer)
        return told

    async def history(self, room: Room, viewer: int, since: int) -> list[Row]:
        """The rows that hold everything the viewer was told after `since` (and perhaps more)."""
        table = room.table_for(viewer)
        recent = table.recent
        if since >= table.count(viewer):
            return []
        if recent and recent[0].count(viewer) - recent[0].is_seen(viewer) <= since:
            return list(recent)
        rows = await self.store.rows(table.id)
        while rows[-1].seq < room.table_for(viewer).seq:  # others have moved meanwhile
            newer = [row for row in room.table_for(viewer).recent if row.seq > rows[-1].seq]
            if not newer or newer[0].seq > rows[-1].seq + 1:
                newer = await self.store.rows(table.id, rows[-1].seq)
            rows += newer
        return rows
