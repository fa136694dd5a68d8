"""LISTEN and NOTIFY: no further program is needed where PostgreSQL is."""

import asyncio
import contextlib
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import structlog

from lanternway.server.bus.bus import CHANNEL, Receive

log = structlog.get_logger()

ALIVE_SECONDS: Final = 5.0


class PostgresBus:
    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None
        self._receive: Receive | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._words: asyncio.Queue[str] = asyncio.Queue()

    async def start(self, receive: Receive) -> None:
        self._receive = receive
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._url)
        await self._connection.add_listener(CHANNEL, self._on_notify)

    def _on_notify(self, connection: Any, pid: int, channel: str, word: str) -> None:
        if self._receive is not None:
            self._receive(word)

    async def _keep(self) -> None:
        """Send what is to be sent; connect again when the connection is lost."""
        while True:
            words: list[str] = []
            with contextlib.suppress(TimeoutError):  # now and then see whether anybody is there
                async with asyncio.timeout(ALIVE_SECONDS):
                    words.append(await self._words.get())
            while not self._words.empty() and len(words) < 100:
                words.append(self._words.get_nowait())
            while True:
                try:
                    if words:
                        told = [(CHANNEL, word) for word in dict.fromkeys(words)]
                        await self._connection.executemany("SELECT pg_notify($1, $2)", told)
                    else:
                        await self._connection.execute("SELECT 1")
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    log.warning("bus-lost", error=str(error))
                    await asyncio.sleep(0.5)
                    with contextlib.suppress(OSError, asyncpg.PostgresError):
                        await self._connect()
                        if self._receive is not None:
                            self._receive("")

    async def publish(self, word: str) -> None:
        self._words.put_nowait(word)

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        if self._connection is not None:
            await self._connection.close()
