"""The hub: commands become rows, rows are stored, then acknowledged, then told to everybody.

The order of `run` is the first promise of the server: nothing is applied or said before it is on disk.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from lanternway.core import SPECTATOR, LanternwayError
from lanternway.server import clocks, framing, metrics, snapshots, wire
from lanternway.server.bus import Bus
from lanternway.server.deciding import Draft
from lanternway.server.errors import Denied, Stale
from lanternway.server.rooms import Room, Rooms, encode
from lanternway.server.rows import Row
from lanternway.server.store import Conflict, Places, Store, Summary
from lanternway.server.table import Table

log = structlog.get_logger()

ATTEMPTS: Final = 20
"""How often a command is tried while other processes are quicker."""

Check = Callable[[Table], None]
"""Raises the reason why who asks may not, before anything else is looked at."""
Build = Callable[[Draft], Awaitable[None]]
"""Fills a draft, or raises the reason why not."""


def by_itself(table: Table) -> None:
    """The check of what the server does by itself: nobody asks."""


class Done(msgspec.Struct, frozen=True):
    """A command that is on disk; `row` is its first row."""

    row: Row
    new: bool


class Hub:
    """What all channels share."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.process = secrets.token_hex(6)
        self.away = clocks.Downtimes()
        self.rooms = Rooms(store, now, self.away)
        self.on_rows: list[Callable[[Room, list[Row]], None]] = []
        """Called after rows are stored here or heard of: driver, lobby, notifications."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- doing --------------------------------------------------------------------------------

    async def run(
        self, id_: str, actor: str, command: str | None, check: Check, build: Build
    ) -> Done:
        """Do a command: at most once, durable when this returns. Raises Refusal, NotationError, Stale
        or Denied, and then nothing has changed. Who may not ask learns nothing, not even that a command
        was done before: `check` comes first."""
        room = await self.rooms.get(id_)
        async with room.lock:
            await self._check(room, check)
            for _ in range(ATTEMPTS):
                done = await self._try(room, actor, command, build)
                if done is not None:
                    return done
                metrics.CONFLICTS.inc()
                if await self.rooms.catch_up(room):
                    self._after(room, [])
        raise Denied(503, "server-why-busy", "the table is too busy, try again", retry=1.0)

    async def _check(self, room: Room, check: Check) -> None:
        """Who sat down at another process a moment ago is not turned away."""
        try:
            check(room.table)
        except LanternwayError:
            if not await self.rooms.catch_up(room):
                raise
            self._after(room, [])
            check(room.table)

    async def _try(self, room: Room, actor: str, command: str | None, build: Build) -> Done | None:
        """None: another process was quicker."""
        table = room.table
        if command is not None and (actor, command) in table.commands:
            row = await self.store.command(table.id, actor, command)
            if row is not None:
                return Done(row, False)
        draft = Draft(table, self.now(), self.away, actor, command)
        try:
            await build(draft)
        except (LanternwayError, Stale):
            # A repeated command is no longer legal, because it was done.
            row = None
            if command is not None:
                row = await self.store.command(table.id, actor, command)
            if row is None:
                raise
            return Done(row, False)
        if not draft.rows:
            raise RuntimeError("a command without a row")
        before = places(table)
        after = After(draft)
        try:
            await self.store.append(table.id, draft.rows, after.summary(self.away), before)
        except Conflict:
            row = None
            if command is not None:
                row = await self.store.command(table.id, actor, command)
            return None if row is None else Done(row, False)
        room.table = after.table
        if room.late is not None:
            room.coming.extend(draft.rows)
        self._after(room, draft.rows)
        await self.bus.publish(f"t {self.process} {table.id}")
        return Done(draft.rows[0], True)

    def _after(self, room: Room, rows: list[Row]) -> None:
        """Something new is in the table: tell everybody here."""
        room.touch()
        room.wake()
        for listener in self.on_rows:
            listener(room, rows)
        if snapshots.is_time(room.table, room.saved):
            room.saved = room.table.seq
            text = snapshots.dump(room.table)
            self.spawn(self.store.save_snapshot(room.table.id, room.table.seq, text))

    # --- who is there -------------------------------------------------------------------------

    def presence(self, room: Room) -> None:
        """Who is at a table has changed, or who thinks: tell everybody, at other processes too."""
        room.wake_presence()
        if self.bus.shared:
            online, watching = room.here()
            seats = ",".join(map(str, sorted(online)))
            self.spawn(
                self.bus.publish(f"p {self.process} {room.table.id} {seats or '-'} {watching}")
            )

    def seen(self, room: Room) -> wire.Presence:
        """Who is at the table, here and at other processes."""
        online, watching = room.here()
        for others, more in room.elsewhere.values():
            online |= others
            watching += more
        return wire.Presence(
            table=room.table.id,
            online=sorted(online),
            watching=watching,
            thinking=sorted(room.thinking),
        )

    # --- other processes ----------------------------------------------------------------------

    def hear(self, word: str) -> None:
        """A word of another process."""
        if not word:
            for every in list(self.rooms.open.values()):
                self.spawn(self.refresh(every))
            return
        kind, process, id_, *rest = word.split(" ")
        room = self.rooms.open.get(id_)
        if process == self.process or room is None:
            return
        if kind == "t":
            self.spawn(self.refresh(room))
        elif kind == "p":
            seats = set() if rest[0] == "-" else {int(seat) for seat in rest[0].split(",")}
            before = room.elsewhere.get(process)
            room.elsewhere[process] = (seats, int(rest[1]))
            if before is None and room.followers:
                self.presence(room)  # somebody new at this table: say who is here
            elif before != room.elsewhere[process]:
                room.wake_presence()

    async def refresh(self, room: Room) -> None:
        """Take in what other processes wrote."""
        async with room.lock:
            seq = room.table.seq
            if await self.rooms.catch_up(room):
                self._after(room, [row for row in room.table.recent if row.seq > seq])

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something beside; a failure is logged."""

        async def watched() -> None:
            try:
                await work
            except Exception as error:
                log.error("background-failed", error=repr(error), exc_info=True)

        task = asyncio.create_task(watched())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task


class After:
    """A draft, taken in: the table after it."""

    def __init__(self, draft: Draft) -> None:
        self.table: Table = draft.table.fork()
        for row in draft.rows:
            self.table.apply(row, draft.match if row.kind in ("moved", "undone") else None)

    def summary(self, away: clocks.Downtimes) -> Summary:
        return summary(self.table, away)


def places(table: Table) -> Places:
    """Seat, person, and whether the person must act: at the game, or answer a question."""
    acting = set(table.to_move()) | set(table.waiting())
    return tuple(
        (i, seat.person, int(i in acting and not seat.away))
        for i, seat in enumerate(table.seats)
        if seat.person is not None
    )


def summary(table: Table, away: clocks.Downtimes) -> Summary:
    return Summary(
        status=table.status,
        due=due(table, away),
        info=encode(lobby_info(table)).decode(),
        places=places(table),
    )


def due(table: Table, away: clocks.Downtimes) -> float | None:
    """When somebody must look after the table by itself."""
    if any(table.seats[seat].is_bot() for seat in table.to_move()):
        return table.at
    end = clocks.deadline(table.left, table.running(), table.at, away) if table.left else None
    return None if end is None else end[0]


def lobby_info(table: Table) -> wire.TableInfo:
    """What everybody may know of a table now: nothing of the game if watchers are kept behind."""
    info = framing.info(table, SPECTATOR)
    if table.setting.delay:
        info = msgspec.structs.replace(info, to_move=[], moves=0, result=None)
    return info
