"""/api/tables/{id}/…: what is shown of a table, now and as it goes on, and what was."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Annotated

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter, SkipValidation
from litestar.response import Stream

from lanternway.core.languages import Language
from lanternway.messages.http import Fairness, History, Replay, ReplayPicture, TableText
from lanternway.server import looking, metrics, words
from lanternway.server.accounts import token_hash
from lanternway.server.errors import Denied
from lanternway.server.http.guard import (
    Incoming,
    Server,
    Visitor,
    id_of,
    spoken,
    token_of,
    with_errors,
)
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
HISTORY = {"cost": 5.0, "log": True}
"""Of a route that may read the whole log of a table: what it costs, and that a long one costs more."""


def provide_asker(visitor: Visitor, seat: Seat = None, invite: Invite = "") -> looking.Asker:
    return looking.Asker(id_of(visitor), seat, invite)


Asking = NamedDependency[SkipValidation[looking.Asker]]


async def muted_by(services: Services, person: str | None) -> list[str]:
    return [] if person is None else await services.store.mutes(person)


@get("/picture", opt=HISTORY)
async def picture(
    services: Server,
    asker: Asking,
    table: FromPath[str],
    since: Since = 0,
    epoch: Epoch = "",
) -> History:
    """The present, and the moments after `since`."""
    room = await services.hub.rooms.get(table)
    eyes = looking.eyes_of(room.table, asker)
    muted = await muted_by(services, asker.person)
    update = await services.hub.rooms.make_update(room, eyes, since, muted, epoch)
    return History(
        reset=update.reset, epoch=update.epoch, moments=update.moments, picture=update.picture
    )


@get("/text", opt=HISTORY)
async def text(
    services: Server,
    visitor: Visitor,
    asker: Asking,
    table: FromPath[str],
    lang: Spoken = None,
) -> TableText:
    """The present in words."""
    rooms = services.hub.rooms
    room = await rooms.get(table)
    eyes = looking.eyes_of(room.table, asker)
    return await words.table_text(rooms, room, eyes, spoken(lang, visitor))


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


@get("/stream", opt=HISTORY)
async def stream(
    request: Incoming,
    services: Server,
    visitor: Visitor,
    asker: Asking,
    table: FromPath[str],
    since: Since = 0,
    epoch: Epoch = "",
) -> Stream:
    """Updates as they come, one JSON object a line (application/x-ndjson)."""
    rooms = services.hub.rooms
    room = await rooms.get(table)
    listener = Listener(looking.eyes_of(room.table, asker))
    muted = await muted_by(services, asker.person)
    told = lines(rooms, room, listener, since, muted, epoch)
    token, _ = token_of(request)
    if visitor is not None and token is not None:
        told = while_known(services, visitor, token, listener, told)
    return Stream(told, media_type="application/x-ndjson")


@get("/replay", opt=HISTORY)
async def replay(services: Server, asker: Asking, table: FromPath[str]) -> Replay:
    """The moves that stand, as the viewer saw them."""
    return await services.replays.replay(table, asker)


@get("/replay/{ply:int}", opt=HISTORY)
async def replay_at(
    services: Server, asker: Asking, table: FromPath[str], ply: Ply
) -> ReplayPicture:
    """The view after move `ply`."""
    return await services.replays.at(table, asker, ply)


@get("/replay/{ply:int}/text", opt=HISTORY)
async def replay_text(
    services: Server,
    visitor: Visitor,
    asker: Asking,
    table: FromPath[str],
    ply: Ply,
    lang: Spoken = None,
) -> TableText:
    """The table after move `ply` in words."""
    return await services.replays.text(table, asker, ply, spoken(lang, visitor))


@get("/fairness", opt=HISTORY)
async def fairness(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> Fairness:
    """Commitment and seeds; when it is over, everything that proves them."""
    return await services.replays.fairness(table, looking.Asker(id_of(visitor), invite=invite))


@get("/record", media_type="text/plain", opt=HISTORY)
async def record(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> str:
    """The record, when the table is over: for `lanternway replay` and `lanternway verify`."""
    return await services.replays.record(table, looking.Asker(id_of(visitor), invite=invite))


router = Router(
    "/tables/{table:str}",
    tags=["play"],
    route_handlers=with_errors(
        [picture, text, stream, replay, replay_at, replay_text, fairness, record]
    ),
)
