"""A connection: one socket a client, for any number of tables. Every message gets an answer."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog

from lanternway import __version__
from lanternway.core import LanternwayError
from lanternway.messages import client, server
from lanternway.server import accounts, looking, metrics, replies
from lanternway.server.connections import Connections
from lanternway.server.errors import Denied, Stale, malformed
from lanternway.server.limits import Limits
from lanternway.server.outbox import Outbox, Socket
from lanternway.server.store import PersonRow

log = structlog.get_logger()

MESSAGE_LIMIT: Final = 16_384
BAD_LIMIT: Final = 50

SocketCommand = (
    client.Act | client.Undo | client.ProposeEnd | client.Answer | client.Talk | client.Autopilot
)
"""The commands that the socket takes."""

decode: Final = msgspec.json.Decoder(client.ClientMessage).decode


class Connection:
    def __init__(
        self,
        connections: Connections,
        known: accounts.Accounts,
        limits: Limits,
        socket: Socket,
        person: PersonRow | None,
    ) -> None:
        self.connections = connections
        self.accounts = known
        self.hub = connections.hub
        self.socket = socket
        self.person = person
        self.outbox = Outbox(connections.hub, socket, connections.lobby_text)
        self._shared_limits = limits
        self._limits = Limits(limits.factor)
        self._bad = 0

    async def serve(self) -> None:
        """Until the client goes."""
        self.connections.add(self.outbox)
        metrics.SOCKETS.inc()
        try:
            await self._identify(self.person)
            await self._listen()
        finally:
            self.connections.remove(self.outbox)
            metrics.SOCKETS.dec()

    async def _listen(self) -> None:
        sender = asyncio.create_task(self.outbox.run())
        try:
            while self.outbox.closing is None:
                text = await self.socket.receive_text()
                if text is None:
                    break
                await self._handle(text)
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            self.outbox.subscriptions.drop_all()

    async def _identify(self, person: PersonRow | None) -> None:
        self.person = person
        self.outbox.muted = await self.hub.store.mutes(person.id) if person is not None else []
        self.connections.identify(self.outbox, None if person is None else person.id)
        self.outbox.forget_badge()
        self.outbox.say(
            server.Hello(
                protocol=server.PROTOCOL,
                version=__version__,
                now=self.hub.now(),
                person=None if person is None else accounts.to_message(person),
            )
        )
        if person is not None:
            self.connections.badge_changed(person.id)

    # --- what clients say ---------------------------------------------------------------------

    async def _handle(self, text: str) -> None:
        id_ = ""
        try:
            if self._limits.wait("socket", ""):
                self._bad += 1
                id_ = id_in(text)
                raise Denied(429, "server-why-rate", "too many messages", {"seconds": 1})
            message = self._read(text)
            id_ = "" if isinstance(message, client.SayHello) else message.id
            await self._dispatch(message)
        except LanternwayError as error:
            metrics.COMMANDS.labels(answer="refused").inc()
            self.outbox.say(replies.refused(id_, error))
        except Exception as error:
            log.error("socket-command-failed", error=repr(error), exc_info=True)
            fault = Denied(500, "server-why-fault", "a fault of the server")
            self.outbox.say(replies.refused(id_, fault))
        if self._bad > BAD_LIMIT:
            self.outbox.close(1008, "too many bad messages")

    def _read(self, text: str) -> client.ClientMessage:
        if len(text) > MESSAGE_LIMIT:
            self._bad += 1
            raise Denied(413, "server-why-large", "the message is too large")
        try:
            read: client.ClientMessage = decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._bad += 1
            raise malformed(f"malformed message: {error}", str(error)) from None
        if not isinstance(read, client.SayHello | client.WatchLobby | client.Ping):
            self._check_table(read.table)
        return read

    def _check_table(self, table: str) -> None:
        """Only HTTP has the table elsewhere."""
        if not table:
            self._bad += 1
            raise malformed("malformed message: it names no table", "table")

    async def _dispatch(self, message: client.ClientMessage) -> None:
        match message:
            case client.SayHello():
                await self._hello(message)
            case client.Ping():
                self.outbox.say(server.Pong(id=message.id, now=self.hub.now()))
            case client.Subscribe():
                await self._subscribe(message)
            case client.Unsubscribe():
                subscription = self.outbox.subscriptions.find(message.table, message.seat)
                if subscription is not None:
                    self.outbox.subscriptions.drop(subscription)
                self._ack(message.id, 0)
            case client.WatchLobby():
                self._ack(message.id, 0)
                self.connections.watch_lobby(self.outbox, message.on)
            case client.Preview():
                self.outbox.say(await replies.previewed(self.hub, self._known(), message))
            case client.Mute():
                await self._mute(message, self._known())
            case _:
                await self._command(message, self._known())

    def _known(self) -> PersonRow:
        if self.person is None:
            raise Denied(401, "server-why-who", "say who you are first")
        return self.person

    def _ack(self, id_: str, seq: int) -> None:
        self.outbox.say(server.Ack(id=id_, seq=seq, moved=True))

    async def _command(self, command: SocketCommand, person: PersonRow) -> None:
        if isinstance(command, client.Talk):
            self._shared_limits.take("talk", person.id)
        try:
            done = await self.hub.run(command, person)
        except Stale:
            assert isinstance(command, client.Act | client.Undo)
            await self._resync(command, person)
            return
        metrics.COMMANDS.labels(answer="ack").inc()
        self.outbox.say(replies.ack(done, command.id))

    async def _resync(self, command: client.Act | client.Undo, person: PersonRow) -> None:
        room = await self.hub.rooms.get(command.table)
        subscription = self.outbox.subscriptions.find(command.table, command.seat)
        since = command.seq if subscription is None else min(command.seq, subscription.seq)
        reply = await replies.resync(
            self.hub, room, command.id, person.id, command.seat, since, self.outbox.muted
        )
        metrics.COMMANDS.labels(answer="resync").inc()
        self.outbox.say(reply)

    async def _mute(self, message: client.Mute, person: PersonRow) -> None:
        await self.hub.store.mute(person.id, message.person, message.on)
        self.outbox.muted = await self.hub.store.mutes(person.id)
        self._ack(message.id, 0)

    async def _hello(self, message: client.SayHello) -> None:
        person = self.person
        if message.token is not None:
            person = await self.accounts.by_token(message.token)
            if person is None:
                self._bad += 10
                raise Denied(401, "server-why-who", "this token is not known")
        self.outbox.subscriptions.drop_all()
        await self._identify(person)

    async def _subscribe(self, message: client.Subscribe) -> None:
        room = await self.hub.rooms.get(message.table)
        person = None if self.person is None else self.person.id
        eyes = looking.eyes_of(room.table, person, message.seat, message.invite)
        self.outbox.subscriptions.check_room_for(message.table, eyes.seat)
        self._ack(message.id, room.table_for(eyes.seat).count(eyes.seat))
        self.outbox.subscriptions.follow(room, eyes, message.since)


def id_in(text: str) -> str:
    """The id of a message that is not read any further."""
    try:
        found = msgspec.json.decode(text[:MESSAGE_LIMIT], type=dict[str, Any]).get("id", "")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""
