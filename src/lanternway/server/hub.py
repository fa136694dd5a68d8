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

from lanternway.core import LanternwayError
from lanternway.messages import server
from lanternway.messages.client import Act, Undo
from lanternway.server import metrics
from lanternway.server.bus import Bus
from lanternway.server.bus.words import Present, TableChanged, parse
from lanternway.server.commands import BotAct, Command
from lanternway.server.decide import Decision, decide, needs_past
from lanternway.server.errors import Denied, Stale
from lanternway.server.log import snapshots
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.looking import may_command
from lanternway.server.rooms import Room, Rooms
from lanternway.server.store import Conflict, PersonRow, Store
from lanternway.server.summary import places, summary

log = structlog.get_logger()

ATTEMPTS: Final = 20
"""How often a command is tried while other processes are quicker."""


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
        self.downtimes = Downtimes()
        self.rooms = Rooms(store, now, self.downtimes)
        self.on_rows: list[Callable[[Room, list[Row]], None]] = []
        """Called after rows are stored here or at another process: driver, lobby, notifications."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- doing --------------------------------------------------------------------------------

    async def run(self, command: Command, person: PersonRow | None = None) -> Done:
        """Do a command: at most once, durable when this returns. Raises Refusal, NotationError, Stale
        or Denied, and then nothing has changed. Who may not command learns nothing, not even that a
        command was done before: that is checked first."""
        began = time.perf_counter()
        room = await self.rooms.get(command.table)
        try:
            async with room.lock:
                await self._check(room, command, person)
                await self._catch_up_with(room, command)
                done = await self._do(room, command, person)
        finally:
            if isinstance(command, Act):
                metrics.SECONDS.observe(time.perf_counter() - began)
        if done.new and isinstance(command, Act | BotAct):
            metrics.MOVES.labels(game=room.table.setting.game).inc()
        return done

    async def _check(self, room: Room, command: Command, person: PersonRow | None) -> None:
        """Who sat down at another process a moment ago is not turned away."""
        try:
            may_command(room.table, command, person)
        except LanternwayError:
            if not await self.rooms.catch_up(room):
                raise
            self._after(room, [])
            may_command(room.table, command, person)

    async def _catch_up_with(self, room: Room, command: Command) -> None:
        """Who has seen more than this process knows has seen it at another."""
        if isinstance(command, Act | Undo) and command.seq > room.table.count(command.seat):
            await self._catch_up(room)

    async def _do(self, room: Room, command: Command, person: PersonRow | None) -> Done:
        for _ in range(ATTEMPTS):
            done = await self._try(room, command, person)
            if done is not None:
                return done
            metrics.CONFLICTS.inc()
            if await self.rooms.catch_up(room):
                self._after(room, [])
        raise Denied(503, "server-why-busy", "the table is too busy, try again", retry=1.0)

    async def _try(self, room: Room, command: Command, person: PersonRow | None) -> Done | None:
        """None: another process was quicker."""
        table = room.table
        actor, key = "" if person is None else person.id, command.key()
        if (actor, key) in table.commands:
            done = await self._done_before(table, actor, key)
            if done is not None:
                return done
        past = await self.store.rows(table.id) if needs_past(table, command) else []
        try:
            decision = decide(table, command, person, self.now(), self.downtimes, past)
        except (LanternwayError, Stale):
            # A repeated command is no longer legal, because it was done.
            done = await self._done_before(table, actor, key)
            if done is None:
                raise
            return done
        rows, after = decision
        if not rows:
            raise RuntimeError("a command without a row")
        about = summary(after, self.downtimes)
        try:
            await self.store.append(table.id, rows, about, places(table))
        except Conflict:
            return await self._done_before(table, actor, key)
        room.table = after
        if room.late is not None:
            room.coming.extend(rows)
        self._after(room, rows)
        await self.bus.publish(TableChanged(self.process, table.id).word())
        return Done(rows[0], True)

    async def _done_before(self, table: Table, actor: str, key: str | None) -> Done | None:
        row = None if key is None else await self.store.command(table.id, actor, key)
        return None if row is None else Done(row, False)

    async def add_table(self, decision: Decision) -> Room:
        """A table that was just made: store it, open it, tell of it."""
        rows, table = decision
        setting = table.setting
        about = summary(table, self.downtimes)
        await self.store.create(table.id, setting.game, setting.listed, rows, about)
        room = self.rooms.add(table, rows)
        for listener in self.on_rows:
            listener(room, rows)
        return room

    def _after(self, room: Room, rows: list[Row]) -> None:
        """Something new is in the table: tell everybody here."""
        room.touch()
        room.wake()
        for listener in self.on_rows:
            listener(room, rows)
        if snapshots.is_due(room.table, room.saved):
            room.saved = room.table.seq
            text = snapshots.dump(room.table)
            self.spawn(self.store.save_snapshot(room.table.id, room.table.seq, text))

    # --- who is there -------------------------------------------------------------------------

    def announce_presence(self, room: Room) -> None:
        """Who is at a table has changed, or who thinks: tell everybody, at other processes too."""
        room.wake_presence()
        if self.bus.shared:
            online, watching = room.here()
            present = Present(self.process, room.table.id, sorted(online), watching)
            self.spawn(self.bus.publish(present.word()))

    def presence_of(self, room: Room) -> server.Presence:
        """Who is at the table, here and at other processes."""
        online, watching = room.here()
        for others, more in room.elsewhere.values():
            online |= others
            watching += more
        return server.Presence(
            table=room.table.id,
            online=sorted(online),
            watching=watching,
            thinking=sorted(room.thinking),
        )

    # --- other processes ----------------------------------------------------------------------

    def receive(self, word: str) -> None:
        """A word of another process; the empty one: some may have been lost."""
        if not word:
            for every in list(self.rooms.open.values()):
                self.spawn(self.refresh(every))
            return
        said = parse(word)
        room = self.rooms.open.get(said.table)
        if said.process == self.process or room is None:
            return
        match said:
            case TableChanged():
                self.spawn(self.refresh(room))
            case Present(process=process, seats=seats, watching=watching):
                before = room.elsewhere.get(process)
                room.elsewhere[process] = (set(seats), watching)
                if before is None and room.followers:
                    self.announce_presence(room)  # somebody new at this table: say who is here
                elif before != room.elsewhere[process]:
                    room.wake_presence()

    async def refresh(self, room: Room) -> None:
        """Take in what other processes wrote."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        seq = room.table.seq
        if await self.rooms.catch_up(room):
            self._after(room, [row for row in room.table.recent if row.seq > seq])

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something in the background; a failure is logged."""
        task = asyncio.create_task(logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("background-failed", error=repr(error), exc_info=True)
