"""The outbox of a connection: answers in their order, then what is new, always up to the present."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from lanternway.messages import server
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub
from lanternway.server.log.rows import encode
from lanternway.server.subscriptions import Subscription, Subscriptions

log = structlog.get_logger()

OUTBOX: Final = 1000
OUTBOX_BYTES: Final = 4_000_000
"""A client that does not read its answers is sent away when there are so many, or so long ones; it comes back
and converges."""


class Gone(Exception):
    """The client is not there any more."""


class Socket(Protocol):
    """A web socket, however it is made. Sending raises Gone when nobody is there."""

    async def receive_text(self) -> str | None:
        """The next message; None when the client is gone."""

    async def send_text(self, text: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Outbox:
    def __init__(
        self, hub: Hub, socket: Socket, lobby_text: Callable[[], Awaitable[bytes]]
    ) -> None:
        self.hub = hub
        self.socket = socket
        self.something = asyncio.Event()
        self.subscriptions = Subscriptions(hub, self.something)
        self.muted: list[str] = []
        """Persons whose talk the reader does not want."""
        self.closing: tuple[int, str] | None = None
        self._lobby_text = lobby_text
        self._answers: deque[bytes] = deque()
        self._waiting = 0
        """Bytes of the answers that wait."""
        self._badge = b""
        """What to tell of the person's turns; empty: nothing new."""
        self._last_badge = b""
        self._lobby_dirty = False
        self._lobby_told = b""

    def say(self, message: server.ServerMessage) -> None:
        text = encode(message)
        self._answers.append(text)
        self._waiting += len(text)
        if len(self._answers) > OUTBOX or self._waiting > OUTBOX_BYTES:
            self._answers.clear()
            self._waiting = 0
            self.closing = (1008, "too slow")
        self.something.set()

    def set_badge(self, badge: bytes) -> None:
        """This is the person's badge now."""
        if badge != self._last_badge:
            self._badge = self._last_badge = badge
            self.something.set()

    def forget_badge(self) -> None:
        """Somebody else is there: whatever they were told does not count."""
        self._badge = self._last_badge = b""

    def begin_lobby(self) -> None:
        """The lobby is told anew, whatever was told before."""
        self._lobby_told = b""
        self.mark_lobby_dirty()

    def mark_lobby_dirty(self) -> None:
        self._lobby_dirty = True
        self.something.set()

    def close(self, code: int, reason: str) -> None:
        """When all is sent."""
        self.closing = (code, reason)
        self.something.set()

    async def run(self) -> None:
        """Send until the connection ends."""
        try:
            while True:
                await self.something.wait()
                self.something.clear()
                await self._send_all()
                if self.closing is not None:
                    await self.socket.close(*self.closing)
                    return
        except Gone:
            pass
        except Exception as error:
            log.error("socket-failed", error=repr(error), exc_info=True)
            with contextlib.suppress(Exception):
                await self.socket.close(1011, "error")

    async def _send_all(self) -> None:
        await self._send_answers()
        behind = self.subscriptions.behind
        if behind:
            # Pictures take longer to make than answers: first all sockets that wait for one get theirs.
            await asyncio.sleep(0)
            await self._send_answers()
        while behind:
            subscription = next(iter(behind))
            del behind[subscription]
            await self._send_update(subscription)
        await self._send_presence()
        if self._badge:
            badge, self._badge = self._badge, b""
            await self.socket.send_text(badge)
        if self._lobby_dirty:
            self._lobby_dirty = False
            text = await self._lobby_text()
            if (
                text != self._lobby_told
            ):  # that something happened which changes nothing is not told
                self._lobby_told = text
                await self.socket.send_text(text)

    async def _send_answers(self) -> None:
        while self._answers:
            text = self._answers.popleft()
            self._waiting -= len(text)
            await self.socket.send_text(text)

    async def _send_update(self, subscription: Subscription) -> None:
        if not self.subscriptions.holds(subscription) or subscription.is_up_to_date():
            return
        try:
            text = await subscription.update(self.hub, self.muted)
        except Denied:
            if self.subscriptions.holds(subscription):
                self.subscriptions.drop(subscription)
            return
        except Exception as error:  # this table only: all else on this socket goes on
            id_ = subscription.room.table.id
            log.error("update-failed", table=id_, error=repr(error), exc_info=True)
            return
        await self._send_answers()  # those that came meanwhile
        await self.socket.send_text(text)

    async def _send_presence(self) -> None:
        changed = self.subscriptions.presence_changed
        while changed:
            subscription = next(iter(changed))
            del changed[subscription]
            present = self.hub.presence_of(subscription.room)
            if present != subscription.presence:
                subscription.presence = present
                await self.socket.send_text(encode(present))
