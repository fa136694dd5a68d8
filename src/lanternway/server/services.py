"""Services: everything that a running server is made of, put together and taken apart in one place."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from lanternway.server.accounts import Accounts
from lanternway.server.bot_pool import BotPool
from lanternway.server.bus import Bus, open_bus
from lanternway.server.connection import Connection
from lanternway.server.connections import Connections
from lanternway.server.driver import Driver
from lanternway.server.hub import Hub
from lanternway.server.limits import Limits
from lanternway.server.lobby import Lobby
from lanternway.server.log.changes import Moved, Proposed, Started, Undone
from lanternway.server.log.rows import Row
from lanternway.server.notify import Notifier
from lanternway.server.outbox import Socket
from lanternway.server.replays import Replays
from lanternway.server.rooms import Room
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow, Store, open_store
from lanternway.server.summary import places

TURNS: Final = 10_000
"""Tables whose turns are remembered, to know who has become the one to act."""


class Services:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.now = now
        self.hub = Hub(store, bus, now)
        self.accounts = Accounts(store, now)
        self.lobby = Lobby(self.hub)
        self.replays = Replays(self.hub)
        self.limits = Limits(settings.rate)
        self.driver = Driver(self.hub, BotPool(settings.workers, settings.think_seconds))
        self.notifier = Notifier(settings, store)
        self.connections = Connections(self.hub)
        self.importing = asyncio.Lock()
        """One record is replayed at a time: it takes a while, and tables are played meanwhile."""
        self.ready = False
        self._turns: dict[str, tuple[tuple[int, str, int], ...]] = {}
        self.hub.on_rows.append(self._tell)

    @classmethod
    async def open(cls, settings: Settings, now: Callable[[], float] = time.time) -> "Services":
        store = await open_store(settings.store)
        bus = await open_bus(settings.bus_url())
        services = cls(settings, store, bus, now)
        await bus.start(services.hub.receive)
        await services.driver.start()
        services.ready = True
        return services

    async def serve_socket(self, socket: Socket, person: PersonRow | None) -> None:
        """A client on a socket, until it goes."""
        connection = Connection(self.connections, self.accounts, self.limits, socket, person)
        await connection.serve()

    async def close(self) -> None:
        """In order: nothing new, clients told, bots and clocks stopped, all written."""
        self.ready = False
        await self.connections.close()
        await self.driver.stop()
        await self.hub.close()
        await self.notifier.close()
        await self.bus.close()
        await self.store.close()

    def _tell(self, room: Room, rows: list[Row]) -> None:
        """Badges, lobby and notifications, when who must act has changed."""
        id_ = room.table.id
        now = places(room.table)
        before = self._turns.get(id_, ())
        if len(self._turns) > TURNS:
            self._turns.clear()
        self._turns[id_] = now
        self.connections.lobby_changed()
        if before == now:
            return
        waiting = {person for _, person, turn in before if turn}
        turn = {person for _, person, turn in now if turn}
        for person in waiting ^ turn:
            self.connections.badge_changed(person)
        if any(isinstance(row.change, Started | Moved | Undone | Proposed) for row in rows):
            for person in turn - waiting:
                if not self.connections.is_here(person):
                    self.notifier.your_turn(person, room.table)
