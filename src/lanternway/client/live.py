"""One socket for any number of tables. It reconnects by itself, asks for what it missed, and resends
whatever was not answered, with the same ids, so that nothing is done twice."""

import asyncio
import contextlib
from typing import Any, Final, Self

import msgspec
import websockets.asyncio.client as sockets
from websockets.exceptions import WebSocketException

from lanternway.client.http import new_id
from lanternway.client.ledger import Ledger
from lanternway.messages import client, server

_decode: Final = msgspec.json.Decoder(server.ServerMessage).decode
_encode: Final = msgspec.json.Encoder().encode

Answer = (
    server.Ack | server.Refused | server.Resync | server.Previewed | server.Reason | server.Pong
)


class Refused(Exception):
    """The server said no; nothing changed."""

    def __init__(self, refused: server.Refused) -> None:
        super().__init__(refused.text)
        self.refused = refused


class OtherProtocol(Exception):
    """The server speaks another protocol than this client, so that they would misread each other."""

    def __init__(self, protocol: int) -> None:
        super().__init__(
            f"the server speaks protocol {protocol}, this client protocol {server.PROTOCOL}"
        )
        self.protocol = protocol


class Live:
    """`async with Live(url, token) as live: table = await live.follow(id)`."""

    def __init__(self, url: str, token: str | None = None, patience: float = 30.0) -> None:
        self.url = url.rstrip("/").replace("http", "ws", 1) + "/api/ws"
        self.token = token
        self.patience = patience
        """Seconds to try to come back before giving up."""
        self.ledgers: dict[tuple[str, int | None], Ledger] = {}
        self.badge: list[str] = []
        self.hello: server.Hello | None = None
        self.closing: server.Closing | None = None
        """The server has said that it stops."""
        self.pause = 0.0
        """Until when clocks stand still after an outage, by the server's time."""
        self.connects = 0
        self._pending: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._invites: dict[str, str] = {}
        self._socket: Any = None
        self._changed = asyncio.Condition()
        self._runner: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._failure: BaseException | None = None

    async def __aenter__(self) -> Self:
        self._runner = asyncio.create_task(self._run())
        async with asyncio.timeout(self.patience):
            await self._ready.wait()
        if self._failure is not None:
            raise self._failure
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._runner is not None:
            self._runner.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._runner

    # --- doing --------------------------------------------------------------------------------

    async def follow(self, table: str, seat: int | None = None, invite: str = "") -> Ledger:
        """Follow a table; returns when its present is known."""
        ledger = Ledger(table)
        self.ledgers[(table, seat)] = ledger
        self._invites[table] = invite
        try:
            await self.ask(self._subscription(table, seat, 0, ""))
        except Refused:
            del self.ledgers[(table, seat)]
            raise
        await self.until(lambda: ledger.picture is not None)
        return ledger

    def _subscription(
        self, table: str, seat: int | None, since: int, epoch: str
    ) -> client.Subscribe:
        invite = self._invites[table]
        return client.Subscribe(
            id=new_id(), table=table, seat=seat, since=since, invite=invite, epoch=epoch
        )

    async def act(self, ledger: Ledger, notation: str, command: str = "") -> Answer:
        """Do an action: Ack, or Resync if the prompt has changed. Refused is raised."""
        picture = ledger.picture
        assert picture is not None
        return await self.ask(
            client.Act(
                id=command or new_id(),
                table=ledger.table,
                seat=picture.seat,
                seq=picture.seq,
                notation=notation,
            )
        )

    async def ask(self, message: Any) -> Answer:
        """Send any message of `messages.client` that has an id; its answer."""
        if self._failure is not None:
            raise self._failure
        text = _encode(message)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pending[message.id] = (text, future)
        await self._send(text)
        answer = await future
        if isinstance(answer, server.Refused):
            raise Refused(answer)
        return answer

    async def until(self, condition: Any, timeout: float | None = None) -> None:
        """Wait until something is so; looked at whenever a message has come."""

        def met() -> bool:
            if self._failure is not None:
                raise self._failure
            return bool(condition())

        async with asyncio.timeout(timeout), self._changed:
            await self._changed.wait_for(met)

    # --- inside -------------------------------------------------------------------------------

    async def _send(self, text: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(text.decode())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        lost = loop.time()
        pause = 0.05
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
                async with sockets.connect(
                    self.url, additional_headers=headers, max_size=None, compression=None
                ) as socket:
                    try:
                        await self._serve(socket)
                    finally:  # it was there, however it ended
                        lost, pause = loop.time(), 0.05
            except OtherProtocol as error:
                await self._fail(error)
                return
            except (WebSocketException, OSError) as error:
                if loop.time() - lost > self.patience:
                    await self._fail(error)
                    return
            self._socket = None
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def _fail(self, error: BaseException) -> None:
        self._failure = error
        self._ready.set()
        for _, future in self._pending.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._changed.notify_all()

    async def _serve(self, socket: Any) -> None:
        """One connection, from its beginning to its end."""
        self._socket = socket
        self.connects += 1
        for (table, seat), ledger in list(self.ledgers.items()):
            await self._resubscribe(table, seat, ledger)
        for text, _ in list(self._pending.values()):
            await self._send(text)
        async for text in socket:
            await self._take(_decode(text))

    async def _resubscribe(self, table: str, seat: int | None, ledger: Ledger) -> None:
        await self._send(_encode(self._subscription(table, seat, ledger.seq, ledger.epoch)))

    async def _take(self, message: server.ServerMessage) -> None:
        if isinstance(message, server.Update):
            await self._update(message)
        elif isinstance(message, server.Hello):
            self._greeted(message)
        elif isinstance(message, server.Badge):
            self.badge = message.tables
        elif isinstance(message, server.Closing):
            self.closing = message
        elif isinstance(message, server.Pause):
            self.pause = message.until
        elif not isinstance(message, server.Presence | server.Lobby):
            if isinstance(message, server.Resync):
                await self._update(message.update)
            _, future = self._pending.pop(message.id, (b"", None))
            if future is not None and not future.done():
                future.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    def _greeted(self, hello: server.Hello) -> None:
        if hello.protocol != server.PROTOCOL:
            raise OtherProtocol(hello.protocol)
        self.hello = hello
        self._ready.set()

    async def _update(self, update: server.Update) -> None:
        for (table, seat), ledger in list(self.ledgers.items()):
            mine = update.table == table and (
                update.seat == seat or (seat is None and ledger.seat in (None, update.seat))
            )
            if mine and not ledger.take(update):
                await self._resubscribe(table, seat, ledger)
