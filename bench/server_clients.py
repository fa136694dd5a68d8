"""Clients for `bench.server_load`: real web sockets (RFC 6455) with as little of their own as possible,
because they share the machine with the server that is measured."""

import asyncio
import base64
import os
import random
import time
from collections import deque
from typing import Final, cast

import msgspec

from lanternway.client import Client

MASK: Final = b"\x5a\xa5\x3c\xc3"
"""Clients must mask what they send; a fixed mask is as valid as any."""


class Choice(msgspec.Struct):
    notation: str


class TableInfo(msgspec.Struct):
    to_move: list[int]
    status: str


class Picture(msgspec.Struct):
    seq: int
    table: TableInfo
    legal: list[Choice]


class Message(msgspec.Struct):
    """As much of a message as a load generator needs; the rest is read over."""

    t: str
    id: str = ""
    seat: int = -1
    picture: Picture | None = None


class Act(msgspec.Struct):
    t: str
    id: str
    table: str
    seat: int
    seq: int
    notation: str


class Subscribe(msgspec.Struct):
    t: str
    id: str
    table: str
    since: int | None


decode: Final = msgspec.json.Decoder(Message).decode
encode: Final = msgspec.json.Encoder().encode


def masked(payload: bytes) -> bytes:
    """A text frame from a client."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    mask = (MASK * (size // 4 + 1))[:size]
    mixed = int.from_bytes(payload, "little") ^ int.from_bytes(mask, "little")
    return head + MASK + mixed.to_bytes(size, "little")


class Socket(asyncio.Protocol):
    """One web socket that follows one table."""

    def __init__(self, crowd: "Crowd", table: str, token: str | None) -> None:
        self.crowd = crowd
        self.table = table
        self.token = token
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.newest: Picture | None = None
        """What must be decided here now; None once it is sent."""
        self.seat = -1
        self.updates = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/ws HTTP/1.1",
            f"Host: {self.crowd.host}:{self.crowd.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if self.token is not None:
            lines.append(f"Authorization: Bearer {self.token}")
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:200]).decode()))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
            ask = Subscribe("subscribe", "s", self.table, None)
            self.transport.write(masked(encode(ask)))
        at = 0
        have = len(buffer)
        while have - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if have < start + size:
                break
            kind = buffer[at]
            payload = bytes(buffer[start : start + size])
            at = start + size
            if kind == 0x81:
                self.crowd.bytes += size
                self.crowd.messages += 1
                self._heard(decode(payload))
            elif kind == 0x89:
                mixed = bytes(b ^ MASK[i % 4] for i, b in enumerate(payload))
                self.transport.write(bytes([0x8A, 0x80 | size]) + MASK + mixed)
            elif kind == 0x88:
                self.transport.close()
        if at:
            del buffer[:at]

    def connection_lost(self, error: Exception | None) -> None:
        self.crowd.lost += 1
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def _heard(self, message: Message) -> None:
        crowd = self.crowd
        if message.t == "ack":
            sent = crowd.sent.pop(message.id, None)
            if sent is not None:
                crowd.took.append(time.perf_counter() - sent)
        elif message.t == "update" and message.picture is not None:
            picture = message.picture
            self.updates += 1
            self.seat = message.seat
            if picture.table.status == "over":
                crowd.is_over(self)
            elif message.seat >= 0 and message.seat in picture.table.to_move and picture.legal:
                if self.newest is None:
                    crowd.ready.append(self)
                self.newest = picture
        elif message.t in ("refused", "resync"):
            crowd.refused += 1
            crowd.sent.pop(message.id, None)

    def move(self, command: str) -> None:
        picture = self.newest
        assert picture is not None
        self.newest = None
        notation = self.crowd.chance.choice(picture.legal).notation
        act = encode(Act("act", command, self.table, self.seat, picture.seq, notation))
        self.crowd.sent[command] = time.perf_counter()
        self.transport.write(masked(act))


class Crowd:
    """All clients: two persons a table, and watchers."""

    def __init__(self, host: str, port: int, games: list[str], seed: int) -> None:
        self.host, self.port = host, port
        self.url = f"http://{host}:{port}"
        self.games = games
        self.chance = random.Random(seed)
        self.sockets: dict[str, list[Socket]] = {}
        self.ready: deque[Socket] = deque()
        self.sent: dict[str, float] = {}
        """When each command that is not answered yet was sent."""
        self.took: list[float] = []
        self.refused = self.lost = self.bytes = self.messages = self.over = 0
        self.made = self.commands = 0
        self._http = asyncio.Semaphore(4)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, tables: int, watchers: int) -> None:
        await asyncio.gather(*(self.new_table(int(n < watchers)) for n in range(tables)))

    async def new_table(self, watchers: int) -> None:
        """A table of two persons of its own, everybody connected."""
        number = self.made
        self.made += 1
        async with self._http:
            table, tokens = await asyncio.to_thread(self._new_table, number)
        mine = self.sockets[table] = []
        for token in [*tokens, *[None] * watchers]:
            mine.append(await self._follow(table, token))

    def _new_table(self, number: int) -> tuple[str, list[str]]:
        one, two = Client(self.url), Client(self.url)
        one.guest(f"Ada {number}")
        two.guest(f"Bela {number}")
        seats = [{"kind": "me"}, {"kind": "open"}]
        info = one.create(self.games[number % len(self.games)], seats, start=True)
        assert info.invite is not None
        assert one.token is not None
        assert two.token is not None
        two.join(info.id, info.invite)
        return info.id, [one.token, two.token]

    async def _follow(self, table: str, token: str | None) -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(self, table, token), self.host, self.port
        )
        await socket.opened
        return socket

    def is_over(self, socket: Socket) -> None:
        """A game has ended: its people begin another one."""
        mine = self.sockets.pop(socket.table, None)
        if mine is None:
            return
        self.over += 1
        watchers = sum(other.token is None for other in mine)
        for other in mine:
            asyncio.get_running_loop().call_later(1.0, other.transport.close)
        task = asyncio.create_task(self.new_table(watchers))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self) -> None:
        """Count from here."""
        self.took = []
        self.refused = self.bytes = self.messages = self.over = 0

    def followers(self) -> int:
        return sum(len(mine) for mine in self.sockets.values())

    async def offer(self, rate: float, seconds: float) -> int:
        """Send so many moves a second, evenly, as long as there is something to decide; how many."""
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate and self.ready:
                self.commands += 1
                self.ready.popleft().move(f"c{self.commands}")
                sent += 1
            await asyncio.sleep(max(0.001, sent / rate - (time.perf_counter() - began)))
        return sent

    async def until_quiet(self, seconds: float) -> None:
        """Until everything is answered, or long enough."""
        end = time.perf_counter() + seconds
        while self.sent and time.perf_counter() < end:
            await asyncio.sleep(0.005)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for mine in self.sockets.values():
            for socket in mine:
                socket.transport.abort()
