"""All sockets of this process, and what concerns them together: badges, the lobby, the end."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
import structlog

from lanternway.messages import server
from lanternway.server.hub import Hub
from lanternway.server.limits import SOCKETS
from lanternway.server.log.rows import encode
from lanternway.server.outbox import Outbox

log = structlog.get_logger()

LOBBY_SECONDS: Final = 1.0
BADGE_SECONDS: Final = 0.1
"""Badges of everybody are looked up together, and then not again for this long."""
BADGES: Final = 500
"""Persons in one look."""


class Connections:
    """All sockets of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._open: dict[Outbox, str | None] = {}
        """By connection: the person, if it is known."""
        self._by_person: dict[str, set[Outbox]] = {}
        self._addresses: Counter[str] = Counter()
        """Open sockets by address."""
        self.badge_seconds = BADGE_SECONDS
        self._badges: dict[str, None] = {}
        """Persons whose badge may have changed."""
        self._badge_task: asyncio.Task[None] | None = None
        self._in_lobby: set[Outbox] = set()
        self._lobby: tuple[float, bytes] | None = None
        self._lobby_timer: asyncio.TimerHandle | None = None

    def has_room(self, address: str, factor: float) -> bool:
        """Whether an address may have one more socket."""
        return not factor or self._addresses[address] < SOCKETS * factor

    @contextlib.contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """While a socket of an address is open."""
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def add(self, outbox: Outbox) -> None:
        self._open[outbox] = None

    def remove(self, outbox: Outbox) -> None:
        self.identify(outbox, None)
        del self._open[outbox]
        self._in_lobby.discard(outbox)

    def identify(self, outbox: Outbox, person: str | None) -> None:
        """From now on this is the person who is there."""
        before = self._open[outbox]
        if before is not None:
            self._by_person[before].discard(outbox)
            if not self._by_person[before]:
                del self._by_person[before]
        self._open[outbox] = person
        if person is not None:
            self._by_person.setdefault(person, set()).add(outbox)

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
                    text = encode(server.Badge(tables=tables))
                    for outbox in self._by_person.get(person, ()):
                        outbox.set_badge(text)
                await asyncio.sleep(self.badge_seconds)
        except Exception as error:
            log.error("badges-failed", error=repr(error), exc_info=True)
        finally:
            self._badge_task = None

    def watch_lobby(self, outbox: Outbox, on: bool) -> None:
        if on:
            self._in_lobby.add(outbox)
            outbox.begin_lobby()
        else:
            self._in_lobby.discard(outbox)

    def lobby_changed(self) -> None:
        """Who looks at the lobby hears of it, at most once in a while."""
        if self._lobby_timer is None and self._in_lobby:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_SECONDS, self._refresh_lobby)

    def _refresh_lobby(self) -> None:
        self._lobby_timer = None
        self._lobby = None
        for outbox in self._in_lobby:
            outbox.mark_lobby_dirty()

    async def lobby_text(self) -> bytes:
        if self._lobby is None or self.hub.now() - self._lobby[0] > LOBBY_SECONDS:
            rows = await self.hub.store.listed("", "", 100)
            tables = [msgspec.json.decode(row.info, type=server.TableInfo) for row in rows]
            self._lobby = (self.hub.now(), encode(server.Lobby(tables=tables)))
        return self._lobby[1]

    def pause(self, until: float) -> None:
        """Clocks stand still until then: tell everybody."""
        for outbox in list(self._open):
            outbox.say(server.Pause(until=until))

    async def close(self) -> None:
        """The server stops: tell everybody."""
        if self._lobby_timer is not None:
            self._lobby_timer.cancel()
        if self._badge_task is not None:
            self._badge_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._badge_task
        for outbox in list(self._open):
            outbox.say(server.Closing(after=1.0))
            outbox.close(1012, "restart")
        for _ in range(50):
            if not self._open:
                break
            await asyncio.sleep(0.02)
