"""All sockets of this process, and what concerns them together: badges, the lobby, the end."""

import asyncio
import contextlib
from itertools import islice
from typing import Final

import msgspec
import structlog

from lanternway.server import metrics, wire
from lanternway.server.hub import Hub
from lanternway.server.limits import Limits
from lanternway.server.people import People
from lanternway.server.play import Play
from lanternway.server.rooms import encode
from lanternway.server.socket import Connection, Wire
from lanternway.server.store import PersonRow

log = structlog.get_logger()

LOBBY_SECONDS: Final = 1.0
BADGE_SECONDS: Final = 0.1
"""Badges of everybody are looked up together, and then not again for this long."""
BADGES: Final = 500
"""Persons in one look."""


class Connections:
    """All sockets of this process."""

    def __init__(self, hub: Hub, known: People, doing: Play, limits: Limits) -> None:
        self.hub = hub
        self.people = known
        self.play = doing
        self.limits = limits
        self._open: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
        self.badge_seconds = BADGE_SECONDS
        self._badges: dict[str, None] = {}
        """Persons whose badge may be another one."""
        self._badge_task: asyncio.Task[None] | None = None
        self._in_lobby: set[Connection] = set()
        self._lobby: tuple[float, bytes] | None = None
        self._lobby_timer: asyncio.TimerHandle | None = None

    async def serve(self, socket: Wire, person: PersonRow | None) -> None:
        connection = Connection(self, socket, person)
        self._open.add(connection)
        metrics.SOCKETS.inc()
        try:
            await connection.serve()
        finally:
            self._open.discard(connection)
            self._in_lobby.discard(connection)
            metrics.SOCKETS.dec()

    def remember(self, connection: Connection, person: PersonRow | None) -> None:
        self.forget(connection)
        connection.person = person
        if person is not None:
            self._by_person.setdefault(person.id, set()).add(connection)

    def forget(self, connection: Connection) -> None:
        if connection.person is not None:
            mine = self._by_person.get(connection.person.id, set())
            mine.discard(connection)
            if not mine:
                self._by_person.pop(connection.person.id, None)

    def is_here(self, person: str) -> bool:
        return person in self._by_person

    def badge_changed(self, person: str) -> None:
        """Look up where the person must act, and tell all of their sockets."""
        if person not in self._by_person:
            return
        self._badges[person] = None
        if self._badge_task is None:
            self._badge_task = asyncio.create_task(self._tell_badges())

    async def _tell_badges(self) -> None:
        try:
            while self._badges:
                persons = list(islice(self._badges, BADGES))
                for person in persons:
                    del self._badges[person]
                turns = await self.hub.store.turns(persons)
                for person, tables in turns.items():
                    text = encode(wire.Badge(tables=tables))
                    for connection in self._by_person.get(person, ()):
                        connection.wear(text)
                await asyncio.sleep(self.badge_seconds)
        except Exception as error:
            log.error("badges-failed", error=repr(error), exc_info=True)
        finally:
            self._badge_task = None

    def watch_lobby(self, connection: Connection, on: bool) -> None:
        if on:
            self._in_lobby.add(connection)
            connection.stir_lobby()
        else:
            self._in_lobby.discard(connection)

    def lobby_changed(self) -> None:
        """Who looks at the lobby hears of it, at most once in a while."""
        if self._lobby_timer is None and self._in_lobby:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_SECONDS, self._stir_lobby)

    def _stir_lobby(self) -> None:
        self._lobby_timer = None
        self._lobby = None
        for connection in self._in_lobby:
            connection.stir_lobby()

    async def lobby_text(self) -> bytes:
        if self._lobby is None or self.hub.now() - self._lobby[0] > LOBBY_SECONDS:
            rows = await self.hub.store.listed("", "", 100)
            tables = [msgspec.json.decode(row.info, type=wire.TableInfo) for row in rows]
            self._lobby = (self.hub.now(), encode(wire.Lobby(tables=tables)))
        return self._lobby[1]

    async def close(self) -> None:
        """The server stops: tell everybody."""
        if self._lobby_timer is not None:
            self._lobby_timer.cancel()
        if self._badge_task is not None:
            self._badge_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._badge_task
        for connection in list(self._open):
            connection.say(wire.Closing(after=1.0))
            connection.closing = (1012, "restart")
            connection.something.set()
        for _ in range(50):
            if not self._open:
                break
            await asyncio.sleep(0.02)
