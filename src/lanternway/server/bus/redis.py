"""Redis publish and subscribe."""

import asyncio
import contextlib

import redis.asyncio as aioredis
import structlog
from redis.exceptions import RedisError

from lanternway.server.bus.bus import CHANNEL, Receive

log = structlog.get_logger()


class RedisBus:
    shared = True

    def __init__(self, url: str) -> None:
        self._redis = aioredis.from_url(url)
        self._listener: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._words: asyncio.Queue[str] = asyncio.Queue()

    async def start(self, receive: Receive) -> None:
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(receive, listening))
        self._sender = asyncio.create_task(self._send())
        async with asyncio.timeout(10):
            await listening.wait()

    async def _listen(self, receive: Receive, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        receive("")  # something may have been said meanwhile
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            receive(message["data"].decode())
            except (OSError, RedisError) as error:
                log.warning("bus-lost", error=str(error))
            await asyncio.sleep(0.5)

    async def _send(self) -> None:
        while True:
            word = await self._words.get()
            while True:
                try:
                    await self._redis.publish(CHANNEL, word)
                    break
                except (OSError, RedisError) as error:
                    log.warning("bus-lost", error=str(error))
                    await asyncio.sleep(0.5)

    async def publish(self, word: str) -> None:
        self._words.put_nowait(word)

    async def close(self) -> None:
        for task in (self._listener, self._sender):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self._redis.aclose()
