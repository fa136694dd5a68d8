"""Services: everything that a running server is made of, put together and taken apart in one place."""

import asyncio
import time
from collections.abc import Callable

from lanternway.server.bus import Bus, open_bus
from lanternway.server.connections import Connections
from lanternway.server.driver import Driver
from lanternway.server.hub import Hub, places
from lanternway.server.limits import Limits
from lanternway.server.lobby import Lobby
from lanternway.server.notify import Notifier
from lanternway.server.past import Past
from lanternway.server.people import People
from lanternway.server.play import Play
from lanternway.server.players import Players
from lanternway.server.rooms import Room
from lanternway.server.rows import Row
from lanternway.server.settings import Settings
from lanternway.server.store import Store, open_store


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
        self.people = People(store, now)
        self.lobby = Lobby(self.hub)
        self.play = Play(self.hub)
        self.past = Past(self.hub)
        self.limits = Limits(settings.rate)
        self.driver = Driver(self.hub, Players(settings.workers, settings.think_seconds))
        self.notifier = Notifier(settings, store)
        self.connections = Connections(self.hub, self.people, self.play, self.limits)
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
        await bus.start(services.hub.hear)
        await services.driver.start()
        services.ready = True
        return services

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
        if len(self._turns) > 10_000:
            self._turns.clear()
        self._turns[id_] = now
        self.connections.lobby_changed()
        if before == now:
            return
        waiting = {person for _, person, turn in before if turn}
        turn = {person for _, person, turn in now if turn}
        for person in waiting ^ turn:
            self.connections.badge_changed(person)
        if rows and any(row.kind in ("started", "moved", "undone", "asked") for row in rows):
            for person in turn - waiting:
                if not self.connections.is_here(person):
                    self.notifier.your_turn(person, room.table)

    async def wait_idle(self) -> None:
        """For tests: until no bot thinks."""
        while any(room.driver is not None for room in self.hub.rooms.open.values()):
            await asyncio.sleep(0.01)
