"""All sockets of this process, and what concerns them together: badges, the lobby, the end."""

import asyncio
from typing import Final

import msgspec

from lanternway.server import metrics, wire
from lanternway.server.hub import Hub
from lanternway.server.limits import Limits
from lanternway.server.people import People
from lanternway.server.play import Play
from lanternway.server.rooms import encode
from lanternway.server.socket import Connection, Wire
from lanternway.server.store import PersonRow

LOBBY_SECONDS: Final = 1.0


class Connections:
    """All sockets of this process."""

    def __init__(self, hub: Hub, known: People, doing: Play, limits: Limits) -> None:
        self.hub = hub
        self.people = known
        self.play = doing
        self.limits = limits
        self._open: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
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
        for connection in self._by_person.get(person, ()):
            connection.badge = True
            connection.something.set()

    def lobby_changed(self) -> None:
        """Who looks at the lobby hears of it, at most once in a while."""
        if self._lobby_timer is None and any(c.lobby for c in self._open):
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_SECONDS, self._stir_lobby)

    def _stir_lobby(self) -> None:
        self._lobby_timer = None
        self._lobby = None
        for connection in self._open:
            if connection.lobby:
                connection.lobby_stirred = True
                connection.something.set()

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
        for connection in list(self._open):
            connection.say(wire.Closing(after=1.0))
            connection.closing = (1012, "restart")
            connection.something.set()
        for _ in range(50):
            if not self._open:
                break
            await asyncio.sleep(0.02)
