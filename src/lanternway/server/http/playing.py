"""/api/tables/{id}/…: what is done at a table, the stream, and what was."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from lanternway.server import asking, looking, metrics, play, wire
from lanternway.server.answers import Fairness, History, Replay, ReplayFrame
from lanternway.server.errors import Denied, Stale
from lanternway.server.http.guard import Me, Server, Visitor, with_errors
from lanternway.server.hub import Done
from lanternway.server.rooms import Room, Rooms
from lanternway.server.services import Services
from lanternway.server.store import PersonRow

Seat = Annotated[int | None, QueryParameter(ge=-1, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Invite = Annotated[str, QueryParameter(max_length=64)]

KEEP_ALIVE = 15.0

Answer = Response[wire.Ack | wire.Resync]


def id_of(person: PersonRow | None) -> str | None:
    return None if person is None else person.id


async def muted_by(services: Services, person: PersonRow | None) -> list[str]:
    return [] if person is None else await services.store.mutes(person.id)


def acked(done: Done, command: str) -> Answer:
    return Response(play.ack(done, command), status_code=200)


async def stale(
    services: Services, person: PersonRow, table: str, ask: asking.Act | asking.Undo
) -> Answer:
    room = await services.hub.rooms.get(table)
    muted = await muted_by(services, person)
    again = await play.resync(services.hub, room, ask.id, person.id, ask.seat, ask.seq, muted)
    return Response(again, status_code=409)


@get("/frame")
async def frame(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    since: Since = 0,
    invite: Invite = "",
) -> History:
    """The present, and the moments after `since`."""
    room = await services.hub.rooms.get(table)
    eyes = looking.eyes_of(room.table, id_of(visitor), seat, invite)
    muted = await muted_by(services, visitor)
    update = await services.hub.rooms.make_update(room, eyes, since, muted)
    return History(moments=update.moments, frame=update.frame)


@post("/act", status_code=200)
async def act(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Act]
) -> Answer:
    """Do an action."""
    try:
        done = await services.play.act(table, person.id, data)
    except Stale:
        return await stale(services, person, table, data)
    return acked(done, data.id)


@post("/preview", status_code=200)
async def preview(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Preview]
) -> wire.Previewed:
    """What an action would do."""
    return await services.play.preview(table, person.id, data)


@post("/undo", status_code=200)
async def undo(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Undo]
) -> Answer:
    """Take back, or ask all to."""
    try:
        done = await services.play.undo(table, person.id, data)
    except Stale:
        return await stale(services, person, table, data)
    return acked(done, data.id)


@post("/end", status_code=200)
async def ask_end(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.AskEnd]
) -> wire.Ack:
    """Ask all to end the game here."""
    return play.ack(await services.play.ask_end(table, person.id, data), data.id)


@post("/answer", status_code=200)
async def answer(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Answer]
) -> wire.Ack:
    """Answer the question that is open."""
    return play.ack(await services.play.answer(table, person.id, data), data.id)


@post("/say", status_code=200)
async def say(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Talk]
) -> wire.Ack:
    """Table talk."""
    services.limits.take("talk", person.id)
    done = await services.play.say(table, person.id, person.name, data)
    return play.ack(done, data.id)


@post("/mute", status_code=200)
async def mute(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Mute]
) -> wire.Ack:
    """Not hear a person any more (at any table), or again."""
    await services.store.mute(person.id, data.person, data.on)
    return wire.Ack(id=data.id, seq=0, moved=True)


@post("/autopilot", status_code=200)
async def autopilot(
    services: Server, person: Me, table: FromPath[str], data: JSONBody[asking.Autopilot]
) -> wire.Ack:
    """Let a bot play for me, or take the seat back."""
    return play.ack(await services.play.autopilot(table, person.id, data), data.id)


class Listener:
    """A follower of a room on behalf of a stream."""

    def __init__(self, eyes: looking.Eyes) -> None:
        self.eyes = eyes
        self.seq = 0
        self.something = asyncio.Event()

    def wake(self) -> None:
        self.something.set()

    def wake_presence(self) -> None:
        pass


async def lines(
    rooms: Rooms, room: Room, listener: Listener, since: int, muted: list[str]
) -> AsyncIterator[bytes]:
    """Updates, one a line, until the client goes, may not follow any more, or the table is over."""
    eyes = listener.eyes
    viewer = eyes.seat
    room.followers.add(listener)
    metrics.STREAMS.inc()
    try:
        with suppress(Denied):
            seq, text = await rooms.update(room, eyes, since, muted)
            yield text + b"\n"
            while room.of(viewer).status in ("open", "playing"):
                listener.something.clear()
                if room.of(viewer).number(viewer) != seq:
                    seq, text = await rooms.update(room, eyes, seq, muted)
                    yield text + b"\n"
                    continue
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        await listener.something.wait()
                except TimeoutError:
                    yield b"\n"
            if room.of(viewer).number(viewer) != seq:
                yield (await rooms.update(room, eyes, seq, muted))[1] + b"\n"
    finally:
        room.followers.discard(listener)
        room.touch()
        metrics.STREAMS.dec()


@get("/stream")
async def stream(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    since: Since = 0,
    invite: Invite = "",
) -> Stream:
    """Updates as they come, one JSON object a line (application/x-ndjson)."""
    rooms = services.hub.rooms
    room = await rooms.get(table)
    listener = Listener(looking.eyes_of(room.table, id_of(visitor), seat, invite))
    muted = await muted_by(services, visitor)
    return Stream(lines(rooms, room, listener, since, muted), media_type="application/x-ndjson")


@get("/replay")
async def replay(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    seat: Seat = None,
    invite: Invite = "",
) -> Replay:
    """The moves that stand, as the viewer saw them."""
    return await services.past.replay(table, id_of(visitor), seat, invite)


@get("/replay/{ply:int}")
async def replay_at(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    ply: Ply,
    seat: Seat = None,
    invite: Invite = "",
) -> ReplayFrame:
    """The view after move `ply`."""
    return await services.past.at(table, id_of(visitor), seat, invite, ply)


@get("/fairness")
async def fairness(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> Fairness:
    """Commitment and seeds; when it is over, everything that proves them."""
    return await services.past.fairness(table, id_of(visitor), invite)


@get("/record", media_type="text/plain")
async def record(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> str:
    """The record, when the table is over: for `lanternway replay` and `lanternway verify`."""
    return await services.past.record(table, id_of(visitor), invite)


router = Router(
    "/tables/{table:str}",
    tags=["play"],
    route_handlers=with_errors([
        frame, act, preview, undo, ask_end, answer, say, mute, autopilot, stream, replay, replay_at,
        fairness, record,
    ]),
)  # fmt: skip
