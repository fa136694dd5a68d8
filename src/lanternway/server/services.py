"""Services: everything that a running server is made of, put together and taken apart in one place."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from lanternway.server.accounts import Accounts
from lanternway.server.bot_pool import BotPool
from lanternway.server.bus import Bus, open_bus
from lanternway.server.bus.words import TokensDropped
from lanternway.server.classroom import Classroom
from lanternway.server.connection import Connection
from lanternway.server.connections import Connections
from lanternway.server.driver import Driver
from lanternway.server.heart import Heart
from lanternway.server.hints import Hints
from lanternway.server.hub import Hub
from lanternway.server.limits import Limits
from lanternway.server.lobby import Lobby
from lanternway.server.log.changes import Moved, Proposed, Started, Undone
from lanternway.server.log.rows import Row
from lanternway.server.mail import Mail
from lanternway.server.notify import Notifier
from lanternway.server.outbox import Socket
from lanternway.server.puzzling import PuzzleRoom
from lanternway.server.ratings import Ratings
from lanternway.server.replays import Replays
from lanternway.server.reviews import Reviews
from lanternway.server.rooms import Room
from lanternway.server.searches import Searches
from lanternway.server.settings import Settings
from lanternway.server.steady import SteadyClock
from lanternway.server.store import PersonRow, Store, new_epoch, open_store
from lanternway.server.summary import places

log = structlog.get_logger()

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
        self.mail = Mail(settings, store, now)
        self.accounts = Accounts(store, now, self.hub.sanctions, self.mail)
        self.lobby = Lobby(self.hub, settings.rate)
        self.classroom = Classroom(store)
        self.puzzles = PuzzleRoom(store, now)
        self.ratings = Ratings(self.hub)
        self.replays = Replays(self.hub)
        self.reviews = Reviews(self.replays, store)
        self.hints = Hints(self.hub)
        self.searches = Searches()
        self.limits = Limits(settings.rate)
        bots = BotPool(settings.thinkers, settings.think_seconds)
        self.heart = Heart(self.hub)
        self.driver = Driver(self.hub, bots, self.heart, settings.bots_pace)
        self.notifier = Notifier(settings, store, now)
        self.connections = Connections(self.hub)
        self.importing = asyncio.Lock()
        """One record is replayed at a time: it takes a while, and tables are played meanwhile."""
        self.ready = False
        self._turns: dict[str, tuple[tuple[int, str, int], ...]] = {}
        self.hub.on_rows.append(self._tell)
        self.hub.on_tokens.append(self.accounts.tokens_dropped)
        self.accounts.on_drop.append(self._tell_processes)
        self.heart.on_pause.append(self.connections.pause)

    @classmethod
    async def open(cls, settings: Settings, now: Callable[[], float] | None = None) -> "Services":
        """`now`: a clock of its own (tests)."""
        store = await open_store(settings.store)
        try:
            return await cls._open(settings, store, now)
        except BaseException:
            await store.close()  # nobody else will
            raise

    @classmethod
    async def _open(
        cls, settings: Settings, store: Store, now: Callable[[], float] | None
    ) -> "Services":
        store.serve_alone()
        bus = await open_bus(settings.bus_url())
        clock = SteadyClock(await store.time()) if now is None else now
        services = cls(settings, store, bus, clock)
        if isinstance(clock, SteadyClock):
            clock.on_gap = services.heart.gap
        try:
            await store.date_tokens(clock())
            await services.hub.sanctions.load()
            services.hub.rooms.epoch = await store.fact("epoch", new_epoch())
            await bus.start(services.hub.receive)
            await services.heart.start()
            await services.driver.start()
            services.hub.spawn(services.ratings.catch_up())
        except BaseException:
            await bus.close()
            raise
        services.ready = True
        log.info("serving", process=services.hub.process)
        return services

    async def can_write(self) -> bool:
        """Whether the store takes something now."""
        return not self.heart.outdated and await self.heart.beat()

    async def serve_socket(
        self,
        socket: Socket,
        person: PersonRow | None,
        token: str | None = None,
        address: str = "",
    ) -> None:
        """A client on a socket, until it goes or its token is dropped."""
        connection = Connection(
            self.connections, self.accounts, self.limits, socket, person, address
        )
        await connection.serve(token)

    async def _tell_processes(self, person: str) -> None:
        if self.bus.shared:
            await self.bus.publish(TokensDropped(self.hub.process, person).word())

    async def close(self) -> None:
        """In order: nothing new, clients told, bots and clocks stopped, all written."""
        self.ready = False
        await self.connections.close()
        await self.reviews.close()
        await self.hints.close()
        await self.searches.close()
        await self.driver.stop()
        await self.heart.stop()
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
