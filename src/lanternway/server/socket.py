"""The socket: one connection a client, for any number of tables. Every message gets an answer."""

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
import structlog

from lanternway import __version__
from lanternway.core import LanternwayError
from lanternway.server import asking, looking, metrics, people, play, wire
from lanternway.server.errors import Denied, Stale
from lanternway.server.hub import Done, Hub
from lanternway.server.limits import Limits
from lanternway.server.rooms import Room, encode
from lanternway.server.store import PersonRow

if TYPE_CHECKING:
    from lanternway.server.connections import Connections

log = structlog.get_logger()

MESSAGE_LIMIT: Final = 16_384
SUBSCRIPTIONS: Final = 64
OUTBOX: Final = 1000
"""A client that does not read its answers is sent away; it comes back and converges."""
BAD_LIMIT: Final = 50

decode: Final = msgspec.json.Decoder(asking.ClientMessage).decode


class Gone(Exception):
    """The client is not there any more."""


class Wire(Protocol):
    """A web socket, however it is made. Sending raises Gone when nobody is there."""

    async def receive_text(self) -> str | None:
        """The next message; None when the client is gone."""

    async def send_text(self, text: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Subscription:
    """A follower of a room on behalf of a connection."""

    def __init__(
        self, owner: "Connection", room: Room, eyes: looking.Eyes, seq: int | None
    ) -> None:
        self.owner = owner
        self.room = room
        self.eyes = eyes
        self.since: int | None = seq
        self.seq = seq or 0
        self.fresh = True
        """Has been told nothing yet."""
        self.presence: wire.Presence | None = None

    def wake(self) -> None:
        self.owner.dirty[self] = None
        self.owner.something.set()

    def wake_presence(self) -> None:
        self.owner.stirred[self] = None
        self.owner.something.set()


class Connection:
    def __init__(self, connections: "Connections", socket: Wire, person: PersonRow | None) -> None:
        self.all = connections
        self.hub: Hub = connections.hub
        self.socket = socket
        self.person = person
        self.muted: list[str] = []
        self.subscriptions: dict[tuple[str, int], Subscription] = {}
        self.outbox: deque[bytes] = deque()
        self.dirty: dict[Subscription, None] = {}
        self.stirred: dict[Subscription, None] = {}
        self.badge = b""
        """What to tell of the person's turns; empty: nothing new."""
        self.worn = b""
        self.lobby_stirred = False
        self.something = asyncio.Event()
        self.limits = Limits(connections.limits.factor)
        self.bad = 0
        self.closing: tuple[int, str] | None = None

    # --- the two loops ------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the client goes."""
        await self._is(self.person)
        sender = asyncio.create_task(self._send())
        try:
            while self.closing is None:
                text = await self.socket.receive_text()
                if text is None:
                    break
                await self._handle(text)
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            for subscription in list(self.subscriptions.values()):
                self._drop(subscription)
            self.all.forget(self)

    async def _is(self, person: PersonRow | None) -> None:
        self.muted = await self.hub.store.mutes(person.id) if person is not None else []
        self.all.remember(self, person)
        self.badge = self.worn = b""
        self.say(
            wire.Hello(
                protocol=wire.PROTOCOL,
                version=__version__,
                now=self.hub.now(),
                person=None if person is None else people.to_wire(person),
            )
        )
        if person is not None:
            self.all.badge_changed(person.id)

    def wear(self, badge: bytes) -> None:
        """This is the person's badge now."""
        if badge != self.worn:
            self.badge = self.worn = badge
            self.something.set()

    def stir_lobby(self) -> None:
        self.lobby_stirred = True
        self.something.set()

    def say(self, message: wire.ServerMessage) -> None:
        self.outbox.append(encode(message))
        if len(self.outbox) > OUTBOX:
            self.closing = (1008, "too slow")
        self.something.set()

    async def _send(self) -> None:
        """Answers first, in order; then what is new, always up to the present."""
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
        if self.dirty:
            # Frames take longer to make than answers: first all sockets that wait for one get theirs.
            await asyncio.sleep(0)
            await self._send_answers()
        while self.dirty:
            subscription = next(iter(self.dirty))
            del self.dirty[subscription]
            await self._bring_up(subscription)
        while self.stirred:
            subscription = next(iter(self.stirred))
            del self.stirred[subscription]
            seen = self.hub.seen(subscription.room)
            if seen != subscription.presence:
                subscription.presence = seen
                await self.socket.send_text(encode(seen))
        if self.badge:
            badge, self.badge = self.badge, b""
            await self.socket.send_text(badge)
        if self.lobby_stirred:
            self.lobby_stirred = False
            await self.socket.send_text(await self.all.lobby_text())

    async def _send_answers(self) -> None:
        while self.outbox:
            await self.socket.send_text(self.outbox.popleft())

    async def _bring_up(self, subscription: Subscription) -> None:
        room, eyes = subscription.room, subscription.eyes
        viewer = eyes.seat
        if self.subscriptions.get((room.table.id, viewer)) is not subscription:
            return
        if not subscription.fresh and room.of(viewer).number(viewer) == subscription.seq:
            return
        since = subscription.since if subscription.fresh else subscription.seq
        try:
            seq, text = await self.hub.rooms.update(room, eyes, since, self.muted)
        except Denied:
            if self.subscriptions.get((room.table.id, viewer)) is subscription:
                self._drop(subscription)
            return
        subscription.seq, subscription.fresh = seq, False
        await self._send_answers()  # those that came meanwhile
        await self.socket.send_text(text)

    # --- what clients say ---------------------------------------------------------------------

    async def _handle(self, text: str) -> None:
        command = ""
        try:
            if self.limits.wait("socket", ""):
                self.bad += 1
                command = id_in(text)
                raise Denied(429, "server-why-rate", "too many messages", {"seconds": 1})
            message = self._read(text)
            command = getattr(message, "id", "")
            await self._do(message)
        except LanternwayError as error:
            metrics.COMMANDS.labels(answer="refused").inc()
            self.say(play.refused(command, error))
        except Exception as error:
            log.error("socket-command-failed", error=repr(error), exc_info=True)
            self.say(
                play.refused(command, Denied(500, "server-why-fault", "a fault of the server"))
            )
        if self.bad > BAD_LIMIT:
            self.closing = (1008, "too many bad messages")
            self.something.set()

    def _read(self, text: str) -> asking.ClientMessage:
        if len(text) > MESSAGE_LIMIT:
            self.bad += 1
            raise Denied(413, "server-why-large", "the message is too large")
        try:
            read: asking.ClientMessage = decode(text)
            return read
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.bad += 1
            raise Denied(
                400, "server-why-malformed", f"malformed message: {error}", {"what": str(error)}
            ) from None

    async def _do(self, message: asking.ClientMessage) -> None:
        match message:
            case asking.SayHello():
                await self._hello(message)
            case asking.Ping():
                self.say(wire.Pong(id=message.id, now=self.hub.now()))
            case asking.Subscribe():
                await self._subscribe(message)
            case asking.Unsubscribe():
                subscription = self.subscriptions.get((message.table, message.seat))
                if subscription is not None:
                    self._drop(subscription)
                self._ack(message.id, 0)
            case asking.WatchLobby():
                self._ack(message.id, 0)
                self.all.watch_lobby(self, message.on)
            case asking.DoPreview():
                person = self._person()
                body = asking.Preview(id=message.id, seat=message.seat, notation=message.notation)
                self.say(await self.all.play.preview(message.table, person.id, body))
            case asking.DoMute():
                person = self._person()
                await self.hub.store.mute(person.id, message.person, message.on)
                self.muted = await self.hub.store.mutes(person.id)
                self._ack(message.id, 0)
            case _:
                try:
                    done = await self._command(message)
                except Stale:
                    await self._resync(message)
                    return
                metrics.COMMANDS.labels(answer="ack").inc()
                self.say(play.ack(done, message.id))

    async def _command(self, message: Any) -> Done:
        """The commands that are stored."""
        person, doing = self._person(), self.all.play
        body = msgspec.structs.asdict(message)
        table: str = body.pop("table")
        match message:
            case asking.DoAct():
                return await doing.act(table, person.id, asking.Act(**body))
            case asking.DoUndo():
                return await doing.undo(table, person.id, asking.Undo(**body))
            case asking.DoAskEnd():
                return await doing.ask_end(table, person.id, asking.AskEnd(**body))
            case asking.DoAnswer():
                return await doing.answer(table, person.id, asking.Answer(**body))
            case asking.DoTalk():
                self.all.limits.take("talk", person.id)
                return await doing.say(table, person.id, person.name, asking.Talk(**body))
            case asking.DoAutopilot():
                return await doing.autopilot(table, person.id, asking.Autopilot(**body))
        raise Denied(400, "server-why-malformed", "unknown message", {"what": "t"})

    def _person(self) -> PersonRow:
        if self.person is None:
            raise Denied(401, "server-why-who", "say who you are first")
        return self.person

    def _ack(self, command: str, seq: int) -> None:
        self.say(wire.Ack(id=command, seq=seq, moved=True))

    async def _hello(self, message: asking.SayHello) -> None:
        person = self.person
        if message.token is not None:
            person = await self.all.people.by_token(message.token)
            if person is None:
                self.bad += 10
                raise Denied(401, "server-why-who", "this token is not known")
        for subscription in list(self.subscriptions.values()):
            self._drop(subscription)
        await self._is(person)

    async def _subscribe(self, message: asking.Subscribe) -> None:
        room = await self.hub.rooms.get(message.table)
        person = None if self.person is None else self.person.id
        eyes = looking.eyes_of(room.table, person, message.seat, message.invite)
        key = (message.table, eyes.seat)
        if key not in self.subscriptions and len(self.subscriptions) >= SUBSCRIPTIONS:
            raise Denied(429, "server-why-many", "too many tables at once")
        if key in self.subscriptions:
            self._drop(self.subscriptions[key], quietly=True)
        subscription = Subscription(self, room, eyes, message.since)
        self.subscriptions[key] = subscription
        room.followers.add(subscription)
        self._ack(message.id, room.of(eyes.seat).number(eyes.seat))
        subscription.wake()
        subscription.wake_presence()
        self.hub.presence(room)

    def _drop(self, subscription: Subscription, quietly: bool = False) -> None:
        room = subscription.room
        self.subscriptions.pop((room.table.id, subscription.eyes.seat), None)
        self.dirty.pop(subscription, None)
        self.stirred.pop(subscription, None)
        room.followers.discard(subscription)
        room.touch()
        if not quietly:
            self.hub.presence(room)

    async def _resync(self, message: Any) -> None:
        room = await self.hub.rooms.get(message.table)
        seat, person = message.seat, self._person().id
        subscription = self.subscriptions.get((message.table, seat))
        since = message.seq if subscription is None else min(message.seq, subscription.seq)
        again = await play.resync(self.hub, room, message.id, person, seat, since, self.muted)
        metrics.COMMANDS.labels(answer="resync").inc()
        self.say(again)


def id_in(text: str) -> str:
    """The id of a message that is not read any further."""
    try:
        found = msgspec.json.decode(text[:MESSAGE_LIMIT], type=dict[str, Any]).get("id", "")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""
