"""A connection: one socket per client, for any number of tables. Every message gets an answer."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog

from lanternway import __version__
from lanternway.core import LanternwayError, NotationError
from lanternway.messages import client, server
from lanternway.server import accounts, looking, metrics, prices, replies
from lanternway.server.connections import Connections
from lanternway.server.errors import Denied, Stale, Unsure, malformed, no_store, too_much
from lanternway.server.limits import Limits
from lanternway.server.outbox import Outbox, Socket
from lanternway.server.store import PersonRow, Unavailable

log = structlog.get_logger()

MESSAGE_LIMIT: Final = 16_384
BAD_LIMIT: Final = 50
CLOSE_SECONDS: Final = 5.0

SocketCommand = (
    client.Act
    | client.Undo
    | client.ProposeEnd
    | client.ProposeBot
    | client.AskHint
    | client.AllowHints
    | client.Answer
    | client.Talk
    | client.Autopilot
)
"""The commands that the socket takes."""
Seen = client.Act | client.AskHint | client.Undo
"""Those about what was seen."""

decode: Final = msgspec.json.Decoder(client.ClientMessage).decode


class Connection:
    def __init__(
        self,
        connections: Connections,
        known: accounts.Accounts,
        limits: Limits,
        socket: Socket,
        person: PersonRow | None,
        address: str = "",
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
        self._token: str | None = None
        self._address = address

    async def serve(self, token: str | None = None) -> None:
        """Until the client goes, or the token that it came with is dropped."""
        self.connections.add(self.outbox)
        metrics.SOCKETS.inc()
        try:
            await self._identify(self.person, token)
            await self._listen()
        finally:
            self._leave_session()
            self.connections.remove(self.outbox)
            metrics.SOCKETS.dec()

    async def _listen(self) -> None:
        sender = asyncio.create_task(self.outbox.run())
        try:
            while self.outbox.closing is None:
                text = await self.socket.receive_text()
                if text is None or self.outbox.closing is not None:
                    break
                await self._handle(text)
            if self.outbox.closing is not None:  # all is sent first, if the client reads it
                await asyncio.wait({sender}, timeout=CLOSE_SECONDS)
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            self.outbox.subscriptions.drop_all()

    def end(self) -> None:
        """The token of this client is no more: nothing is done or told for it from now on."""
        self._leave_session()
        self.person = None
        self.connections.identify(self.outbox, None)
        self.outbox.subscriptions.drop_all()
        self.outbox.close(1008, "logged out")

    def _leave_session(self) -> None:
        if self.person is not None:
            self.accounts.sessions.remove(self.person.id, self.end)

    async def _identify(self, person: PersonRow | None, token: str | None = None) -> None:
        self._leave_session()
        self.person, self._token = person, token
        if person is not None and token is not None:
            self.accounts.sessions.add(person.id, accounts.token_hash(token), self.end)
            if await self.accounts.by_token(token) is None:  # dropped since it was looked at
                self.end()
                return
        self.outbox.muted = await self.hub.store.mutes(person.id) if person is not None else []
        if self.outbox.closing is not None:
            return
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
        until = self.hub.downtimes.until(self.hub.now())
        if until:
            self.outbox.say(server.Pause(until=until))
        if person is not None:
            self.connections.badge_changed(person.id)

    # --- what clients say ---------------------------------------------------------------------

    async def _handle(self, text: str) -> None:
        id_ = ""
        try:
            too_fast = self._limits.wait("socket", "")
            if too_fast or self._shared_limits.wait("messages", self._address):
                self._bad += bool(too_fast)
                id_ = id_in(text)
                raise too_much(1.0)
            message = self._read(text)
            id_ = "" if isinstance(message, client.SayHello) else message.id
            await self._dispatch(message)
        except Unsure:
            # No answer is the answer: the client comes again and asks with the same id.
            self.outbox.close(1013, "ask again")
        except LanternwayError as error:
            if isinstance(error, NotationError):
                self._shared_limits.pay("messages", self._address, prices.MISSPELLED)
            self.outbox.say(replies.refused(id_, error))
        except Unavailable:
            self.outbox.say(replies.refused(id_, no_store()))
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
            case client.Why():
                self.outbox.say(await replies.reason(self.hub, self._known(), message))
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
        if isinstance(command, client.AskHint):
            self._shared_limits.take("hint", person.id)
            self._shared_limits.take("study", self._address)
        if isinstance(command, client.Undo | client.Answer):
            room = await self.hub.rooms.get(command.table)
            self._pay(prices.of_going_back(room.table, command, person.id))
        try:
            done = await self.hub.run(command, person)
        except Stale:
            assert isinstance(command, Seen)
            await self._resync(command, person)
            return
        self.outbox.say(replies.ack(done, command.id))

    async def _resync(self, command: Seen, person: PersonRow) -> None:
        room = await self.hub.rooms.get(command.table)
        subscription = self.outbox.subscriptions.find(command.table, command.seat)
        since = command.seq if subscription is None else min(command.seq, subscription.seq)
        self._pay(prices.of_update(room, command.seat, since))
        reply = await replies.resync(
            self.hub, room, command.id, person.id, command.seat, since, self.outbox.muted
        )
        self.outbox.say(reply)

    async def _mute(self, message: client.Mute, person: PersonRow) -> None:
        await replies.mute(self.hub, person, message)
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
        await self._identify(person, message.token or self._token)

    async def _subscribe(self, message: client.Subscribe) -> None:
        room = await self.hub.rooms.get(message.table)
        person = None if self.person is None else self.person.id
        eyes = looking.eyes_of(room.table, looking.Asker(person, message.seat, message.invite))
        self.outbox.subscriptions.check_room_for(message.table, eyes.seat)
        self._pay(1.0 + prices.of_update(room, eyes.seat, message.since))
        self._ack(message.id, room.table_for(eyes.seat).count(eyes.seat))
        self.outbox.subscriptions.follow(room, eyes, message.since, message.epoch)

    def _pay(self, price: float) -> None:
        """All sockets of an address, and its other requests, pay from one purse."""
        if price:
            self._shared_limits.take("any", self._address, price)


def id_in(text: str) -> str:
    """The id of a message that is not read any further."""
    try:
        found = msgspec.json.decode(text[:MESSAGE_LIMIT], type=dict[str, Any]).get("id", "")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""
