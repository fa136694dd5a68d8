"""The hub: commands become rows, rows are stored, then acknowledged, then told to everybody.

The order of `run` is the first promise of the server: nothing is applied or said before it is on disk.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
import structlog

from lanternway.core import LanternwayError
from lanternway.messages import server
from lanternway.messages.client import Act, AskHint, Talk, Undo
from lanternway.server import metrics
from lanternway.server.bus import Bus
from lanternway.server.bus.words import Present, Rewritten, TableChanged, TokensDropped, parse
from lanternway.server.commands import BotAct, Command, content_of
from lanternway.server.decide import Decision, decide, needs_past
from lanternway.server.errors import Denied, Stale, Unsure, impossible, no_store
from lanternway.server.log import snapshots
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import IN_LOOP, Row, pack
from lanternway.server.log.table import Table
from lanternway.server.looking import may_command
from lanternway.server.rooms import Room, Rooms
from lanternway.server.sanctions import Sanctions
from lanternway.server.store import Conflict, PersonRow, Store, Unavailable
from lanternway.server.summary import bots_to_move, summary

log = structlog.get_logger()

ATTEMPTS: Final = 20
"""How often a command is tried while other processes are quicker."""
STORE_SECONDS: Final = 15.0
"""How long somebody's command waits for a store that does not answer."""


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
        self.sanctions = Sanctions(store)
        self.rooms = Rooms(store, now, self.downtimes)
        self.on_rows: list[Callable[[Room, list[Row]], None]] = []
        """Called after rows are stored here or at another process: driver, lobby, notifications."""
        self.on_tokens: list[Callable[[str], Awaitable[None]]] = []
        """Called when tokens of a person were dropped at another process; empty: perhaps of anybody."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- doing --------------------------------------------------------------------------------

    async def run(self, command: Command, person: PersonRow | None = None) -> Done:
        """Do a command: at most once, durable when this returns. Raises Refusal, NotationError, Stale
        or Denied, and then nothing has changed; or Unsure. Who may not command learns nothing, not even that
        a command was done before: that is checked first."""
        began = time.perf_counter()
        answer = "fault"
        try:
            room = await self.rooms.get(command.table)
            async with room.lock:
                await self._check(room, command, person)
                await self._catch_up_with(room, command)
                done = await self._do(room, command, person)
            answer = "ack"
        except Unsure:
            answer = "unsure"
            raise
        except LanternwayError:
            answer = "refused"
            raise
        except Stale:
            answer = "resync"
            raise
        finally:
            metrics.COMMANDS.labels(answer=answer).inc()
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
        if isinstance(command, Talk) and person is not None:
            self.sanctions.check(person.id, "silence", self.now())

    async def _catch_up_with(self, room: Room, command: Command) -> None:
        """Who has seen more than this process knows has seen it at another."""
        if isinstance(command, Act | AskHint | Undo) and command.seq > room.table.count(
            command.seat
        ):
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
            done = await self._done_before(table, actor, command)
            if done is not None:
                return done
        past = await self.store.rows(table.id) if needs_past(table, command) else []
        try:
            asked = (table, command, person, self.now(), self.downtimes, past, self.gone(room))
            long = len(past) > IN_LOOP
            decision = await asyncio.to_thread(decide, *asked) if long else decide(*asked)
        except (LanternwayError, Stale):
            # A repeated command is no longer legal, because it was done.
            done = await self._done_before(table, actor, command)
            if done is None:
                raise
            return done
        if not decision.rows:
            raise RuntimeError("a command without a row")
        if not await self._append(room, decision, 0.0 if person is None else STORE_SECONDS):
            return await self._done_before(table, actor, command)
        if room.late is not None:
            room.coming.extend(decision.rows)
        self._after(room, decision.rows)
        await self.bus.publish(TableChanged(self.process, table.id).word())
        return Done(decision.rows[0], True)

    async def _done_before(self, table: Table, actor: str, command: Command) -> Done | None:
        """Done if the same command was; Denied if its id was another's."""
        key = command.key()
        row = None if key is None else await self.store.command(table.id, actor, key)
        if row is None:
            return None
        if row.content not in (None, content_of(command)):
            raise impossible("server-why-id-used", "this id was that of another command")
        return Done(row, False)

    # --- storing ------------------------------------------------------------------------------

    async def _append(self, room: Room, decision: Decision, patience: float) -> bool:
        """Store what was decided and let the table be so; False: another process was quicker."""
        table, (rows, after) = room.table, decision
        before = room.about or summary(table, self.downtimes)
        about = summary(after, self.downtimes)
        lease = self.process if self.bus.shared and bots_to_move(after) else ""

        async def write() -> None:
            await self.store.append(table.id, rows, about, before, lease)

        async def is_there() -> bool:
            return is_same((await self.store.rows(table.id, rows[0].seq - 1))[:1], rows[:1])

        if not await self._write(write, is_there, patience):
            return False
        room.table, room.about = after, about
        room.leased = time.monotonic() if lease else 0.0
        return True

    async def _write(
        self, write: Callable[[], Awaitable[None]], is_there: Callable[[], Awaitable[bool]],
        patience: float,
    ) -> bool:  # fmt: skip
        """Write until the store answers, as long as there is patience; False: something else is there. To
        write twice what is stored already is a Conflict, so that after a lost answer it can be seen."""
        end = time.monotonic() + patience
        unsure, pause = False, 0.05
        while True:
            try:
                began = time.perf_counter()
                await write()
                metrics.STORE_SECONDS.observe(time.perf_counter() - began)
                return True
            except Conflict:
                if not unsure:
                    return False
                try:
                    return await is_there()
                except Unavailable as error:
                    raise Unsure from error
            except Unavailable as error:
                unsure = unsure or not error.sure
                if time.monotonic() >= end:
                    raise (Unsure() if unsure else no_store()) from error
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def add_table(self, decision: Decision) -> Room:
        """A table that was just made: store it, open it, tell of it."""
        rows, table = decision
        about = summary(table, self.downtimes)

        async def write() -> None:
            await self.store.create(table.id, table.setting, rows, about)

        async def is_there() -> bool:
            return is_same(await self.store.rows(table.id), rows)

        if not await self._write(write, is_there, STORE_SECONDS):
            raise RuntimeError(f"there is a table {table.id} already")
        room = self.rooms.add(table, rows)
        room.about = about
        self._tell(room, rows)
        return room

    def _tell(self, room: Room, rows: list[Row]) -> None:
        """What goes wrong here harms nobody who acted: their rows are stored."""
        for listener in self.on_rows:
            try:
                listener(room, rows)
            except Exception as error:
                log.error("telling-failed", table=room.table.id, error=repr(error), exc_info=True)

    def _after(self, room: Room, rows: list[Row]) -> None:
        """Something new is in the table: tell everybody here."""
        room.touch()
        room.wake()
        self._tell(room, rows)
        self._save_snapshot(room)

    def _save_snapshot(self, room: Room) -> None:
        table = room.table
        try:
            if snapshots.is_due(table, room.saved):
                room.saved = table.seq
                self.spawn(self.store.save_snapshot(table.id, table.seq, snapshots.dump(table)))
        except Exception as error:  # a table can do without
            log.error("snapshot-failed", table=table.id, error=repr(error), exc_info=True)

    # --- who is there -------------------------------------------------------------------------

    def announce_presence(self, room: Room) -> None:
        """Who is at a table has changed, or who thinks: tell everybody, at other processes too."""
        self._online(room)
        room.wake_presence()
        if self.bus.shared:
            online, watching = room.here()
            present = Present(self.process, room.table.id, sorted(online), watching)
            self.spawn(self.bus.publish(present.word()))

    def presence_of(self, room: Room) -> server.Presence:
        """Who is at the table, here and at other processes."""
        online = self._online(room)
        watching = room.here()[1] + sum(more for _, more in room.elsewhere.values())
        return server.Presence(
            table=room.table.id,
            online=sorted(online),
            gone=[
                room.gone.get(place) if seat.kind == "person" else None
                for place, seat in enumerate(room.table.seats)
            ],
            watching=watching,
            thinking=sorted(room.thinking),
        )

    def gone(self, room: Room) -> dict[int, float]:
        """The seats whose persons are not connected, and for how many seconds."""
        self._online(room)
        now = self.now()
        return {seat: now - since for seat, since in room.gone.items()}

    def _online(self, room: Room) -> set[int]:
        """Who is connected, here and at other processes; it is noted since when the others are not."""
        online = room.here()[0].union(*(seats for seats, _ in room.elsewhere.values()))
        for seat in range(len(room.table.seats)):
            if seat in online:
                room.gone.pop(seat, None)
            else:
                room.gone.setdefault(seat, self.now())
        return online

    # --- other processes ----------------------------------------------------------------------

    def receive(self, word: str) -> None:
        """A word of another process; the empty one: some may have been lost."""
        if not word:
            for every in list(self.rooms.open.values()):
                self.spawn(self.refresh(every))
            self._tokens_dropped("")
            return
        said = parse(word)
        if isinstance(said, TokensDropped):
            if said.process != self.process:
                self._tokens_dropped(said.person)
            return
        room = self.rooms.open.get(said.table)
        if said.process == self.process or room is None:
            return
        match said:
            case TableChanged():
                self.spawn(self.refresh(room))
            case Rewritten():
                self.spawn(self._read_again(room))
            case Present(process=process, seats=seats, watching=watching):
                before = room.elsewhere.get(process)
                room.elsewhere[process] = (set(seats), watching)
                if before is None and room.followers:
                    self.announce_presence(room)  # somebody new at this table: say who is here
                elif before != room.elsewhere[process]:
                    room.wake_presence()

    def _tokens_dropped(self, person: str) -> None:
        for listener in self.on_tokens:
            self.spawn(listener(person))

    async def refresh(self, room: Room) -> None:
        """Take in what other processes wrote."""
        async with room.lock:
            await self._catch_up(room)

    async def reload(self, table: str) -> None:
        """Old rows were rewritten: whoever has the table open reads it anew."""
        room = self.rooms.open.get(table)
        if room is not None:
            await self._read_again(room)
        if self.bus.shared:
            await self.bus.publish(Rewritten(self.process, table).word())

    async def _read_again(self, room: Room) -> None:
        async with room.lock:
            await self.rooms.reload(room)
        room.wake()

    async def _catch_up(self, room: Room) -> None:
        seq = room.table.seq
        if await self.rooms.catch_up(room):
            self._after(room, [row for row in room.table.recent if row.seq > seq])

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something in the background; a failure is logged."""
        task = asyncio.create_task(logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def quiet(self) -> None:
        """Until nothing is done in the background any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task


def is_same(stored: Sequence[Row], rows: Sequence[Row]) -> bool:
    """Whether these rows were stored, and nobody else's in their place."""
    return [(row.at, row.actor, pack(row)) for row in stored] == [
        (row.at, row.actor, pack(row)) for row in rows
    ]


async def logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("background-failed", error=repr(error), exc_info=True)
