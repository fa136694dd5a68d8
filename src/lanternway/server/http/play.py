"""/api/tables/{id}/…: what is done at a table, the stream, and what was."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from lanternway.core.languages import Language
from lanternway.messages import client, server
from lanternway.messages.http import Fairness, History, Replay, ReplayPicture, TableText
from lanternway.server import looking, metrics, replies, words
from lanternway.server.accounts import token_hash
from lanternway.server.errors import Denied, Stale, malformed
from lanternway.server.http.guard import Me, Server, Visitor, spoken, token_of, with_errors
from lanternway.server.rooms import Room, Rooms
from lanternway.server.services import Services
from lanternway.server.store import PersonRow

Seat = Annotated[int | None, QueryParameter(ge=-1, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Invite = Annotated[str, QueryParameter(max_length=64)]
Epoch = Annotated[str, QueryParameter(max_length=64)]
Spoken = Annotated[Language | None, QueryParameter()]

KEEP_ALIVE = 15.0
HISTORY = 5.0
"""What a route costs that may read the whole log of a table."""

Incoming = Request[Any, Any, Any]
Reply = Response[server.Ack | server.Resync]
Plain = (
    client.ProposeEnd | client.ProposeBot | client.AllowHints | client.Answer | client.Talk
    | client.Autopilot
)  # fmt: skip
C = TypeVar("C", bound=client.TableCommand | client.Preview | client.Mute)


def id_of(person: PersonRow | None) -> str | None:
    return None if person is None else person.id


async def muted_by(services: Services, person: PersonRow | None) -> list[str]:
    return [] if person is None else await services.store.mutes(person.id)


async def at_table(request: Incoming, table: str, data: C) -> C:
    """A command of the table in the path. What a program misspells is not passed over."""
    given = (await request.json()).keys()
    for name in sorted(given - {*data.__struct_fields__, "t"}):
        raise malformed(f"there is no field '{name}'", name)
    if data.table not in ("", table):
        raise malformed("the table is not that of the address", "table")
    return msgspec.structs.replace(data, table=table)


async def done(
    request: Incoming,
    services: Services,
    person: PersonRow,
    table: str,
    data: Plain,
) -> server.Ack:
    """Do a command that nothing makes stale."""
    command = await at_table(request, table, data)
    return replies.ack(await services.hub.run(command, person), command.id)


@get("/picture", opt={"cost": HISTORY})
async def picture(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    since: Since = 0,
    invite: Invite = "",
    epoch: Epoch = "",
) -> History:
    """The present, and the moments after `since`."""
    room = await services.hub.rooms.get(table)
    eyes = looking.eyes_of(room.table, id_of(visitor), seat, invite)
    muted = await muted_by(services, visitor)
    update = await services.hub.rooms.make_update(room, eyes, since, muted, epoch)
    return History(
        reset=update.reset, epoch=update.epoch, moments=update.moments, picture=update.picture
    )


@get("/text", opt={"cost": HISTORY})
async def text(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    lang: Spoken = None,
    invite: Invite = "",
) -> TableText:
    """The present in words."""
    rooms = services.hub.rooms
    room = await rooms.get(table)
    eyes = looking.eyes_of(room.table, id_of(visitor), seat, invite)
    return await words.table_text(rooms, room, eyes, spoken(lang, visitor))


async def answered(
    request: Incoming,
    services: Services,
    person: PersonRow,
    table: str,
    data: client.Act | client.AskHint | client.Undo,
) -> Reply:
    """Do a command on what was seen; what has changed since is told instead."""
    command = await at_table(request, table, data)
    hub = services.hub
    try:
        return Response(replies.ack(await hub.run(command, person), command.id), status_code=200)
    except Stale:
        room = await hub.rooms.get(table)
        muted = await muted_by(services, person)
        present = await replies.resync(
            hub, room, command.id, person.id, command.seat, command.seq, muted
        )
        return Response(present, status_code=409)


@post("/act", status_code=200)
async def act(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Act],
) -> Reply:
    """Do an action."""
    return await answered(request, services, person, table, data)


@post("/preview", status_code=200)
async def preview(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Preview],
) -> server.Previewed:
    """What an action would do."""
    return await replies.previewed(services.hub, person, await at_table(request, table, data))


@post("/undo", status_code=200)
async def undo(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Undo],
) -> Reply:
    """Take back, or ask all to."""
    return await answered(request, services, person, table, data)


@post("/end", status_code=200)
async def propose_end(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.ProposeEnd],
) -> server.Ack:
    """Ask all to end the game here."""
    return await done(request, services, person, table, data)


@post("/stand-in", status_code=200)
async def propose_bot(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.ProposeBot],
) -> server.Ack:
    """Let a bot play for somebody who is gone: at once if that may be, else all are asked."""
    return await done(request, services, person, table, data)


@post("/answer", status_code=200)
async def answer(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Answer],
) -> server.Ack:
    """Give or refuse the consent that everybody is asked for."""
    return await done(request, services, person, table, data)


@post("/say", status_code=200)
async def say(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Talk],
) -> server.Ack:
    """Table talk."""
    services.limits.take("talk", person.id)
    return await done(request, services, person, table, data)


@post("/mute", status_code=200)
async def mute(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Mute],
) -> server.Ack:
    """Mute a person at every table, or no longer."""
    await at_table(request, table, data)
    await replies.mute(services.hub, person, data)
    return server.Ack(id=data.id, seq=0, moved=True)


@post("/autopilot", status_code=200)
async def autopilot(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Autopilot],
) -> server.Ack:
    """Let a bot play for me, or take the seat back."""
    return await done(request, services, person, table, data)


class Listener:
    """A follower of a room on behalf of a stream."""

    def __init__(self, eyes: looking.Eyes) -> None:
        self.eyes = eyes
        self.seq = 0
        self.something = asyncio.Event()
        self.ended = False

    def end(self) -> None:
        """The token that it was asked with is no more."""
        self.ended = True
        self.something.set()

    def wake(self) -> None:
        self.something.set()

    def wake_presence(self) -> None:
        pass


async def lines(
    rooms: Rooms, room: Room, listener: Listener, since: int, muted: list[str], epoch: str = ""
) -> AsyncGenerator[bytes]:
    """Updates, one a line, until the client goes, may not follow any more, or the table is over."""
    eyes = listener.eyes
    viewer = eyes.seat
    room.followers.add(listener)
    metrics.STREAMS.inc()
    try:
        with suppress(Denied):
            seq, text = await rooms.update(room, eyes, since, muted, epoch)
            yield text + b"\n"
            while not listener.ended and room.table_for(viewer).status in ("open", "playing"):
                listener.something.clear()
                if room.table_for(viewer).count(viewer) != seq:
                    seq, text = await rooms.update(room, eyes, seq, muted)
                    yield text + b"\n"
                    continue
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        await listener.something.wait()
                except TimeoutError:
                    yield b"\n"
            if not listener.ended and room.table_for(viewer).count(viewer) != seq:
                yield (await rooms.update(room, eyes, seq, muted))[1] + b"\n"
    finally:
        room.followers.discard(listener)
        room.touch()
        metrics.STREAMS.dec()


async def while_known(
    services: Services, person: PersonRow, token: str, listener: Listener,
    told: AsyncGenerator[bytes],
) -> AsyncGenerator[bytes]:  # fmt: skip
    """What is told ends when the token is dropped."""
    sessions = services.accounts.sessions
    sessions.add(person.id, token_hash(token), listener.end)
    try:
        if await services.accounts.by_token(token) is not None:
            async with aclosing(told):
                async for line in told:
                    yield line
    finally:
        sessions.remove(person.id, listener.end)


@get("/stream", opt={"cost": HISTORY})
async def stream(
    request: Incoming,
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    since: Since = 0,
    invite: Invite = "",
    epoch: Epoch = "",
) -> Stream:
    """Updates as they come, one JSON object a line (application/x-ndjson)."""
    rooms = services.hub.rooms
    room = await rooms.get(table)
    listener = Listener(looking.eyes_of(room.table, id_of(visitor), seat, invite))
    muted = await muted_by(services, visitor)
    told = lines(rooms, room, listener, since, muted, epoch)
    token, _ = token_of(request)
    if visitor is not None and token is not None:
        told = while_known(services, visitor, token, listener, told)
    return Stream(told, media_type="application/x-ndjson")


@get("/replay", opt={"cost": HISTORY})
async def replay(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    invite: Invite = "",
) -> Replay:
    """The moves that stand, as the viewer saw them."""
    return await services.replays.replay(table, id_of(visitor), seat, invite)


@get("/replay/{ply:int}", opt={"cost": HISTORY})
async def replay_at(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    ply: Ply,
    seat: Seat = None,
    invite: Invite = "",
) -> ReplayPicture:
    """The view after move `ply`."""
    return await services.replays.at(table, id_of(visitor), seat, invite, ply)


@get("/replay/{ply:int}/text", opt={"cost": HISTORY})
async def replay_text(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    ply: Ply,
    seat: Seat = None,
    lang: Spoken = None,
    invite: Invite = "",
) -> TableText:
    """The table after move `ply` in words."""
    language = spoken(lang, visitor)
    return await services.replays.text(table, id_of(visitor), seat, invite, ply, language)


@get("/fairness", opt={"cost": HISTORY})
async def fairness(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> Fairness:
    """Commitment and seeds; when it is over, everything that proves them."""
    return await services.replays.fairness(table, id_of(visitor), invite)


@get("/record", media_type="text/plain", opt={"cost": HISTORY})
async def record(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> str:
    """The record, when the table is over: for `lanternway replay` and `lanternway verify`."""
    return await services.replays.record(table, id_of(visitor), invite)


router = Router(
    "/tables/{table:str}",
    tags=["play"],
    route_handlers=with_errors([
        picture, text, act, preview, undo, propose_end, propose_bot, answer, say, mute, autopilot,
        stream, replay, replay_at, replay_text, fairness, record,
    ]),
)  # fmt: skip
