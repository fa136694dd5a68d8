"""/api/tables/{id}/…: what is done at a table."""

from typing import TypeVar

import msgspec
from litestar import Response, Router, post
from litestar.params import FromPath, JSONBody

from lanternway.messages import client, server
from lanternway.server import prices, replies
from lanternway.server.errors import Stale, malformed
from lanternway.server.http.guard import Incoming, Me, Server, address_of, with_errors
from lanternway.server.http.looking import muted_by
from lanternway.server.services import Services
from lanternway.server.store import PersonRow

Reply = Response[server.Ack | server.Resync]
Plain = (
    client.ProposeEnd | client.ProposeBot | client.AllowHints | client.Answer | client.Talk
    | client.Autopilot
)  # fmt: skip
C = TypeVar("C", bound=client.TableCommand | client.Preview | client.Mute)


async def at_table(request: Incoming, table: str, data: C) -> C:
    """A command of the table in the path. What a program misspells is not passed over."""
    given = (await request.json()).keys()
    for name in sorted(given - {*data.__struct_fields__, "t"}):
        raise malformed(f"there is no field '{name}'", name)
    if data.table not in ("", table):
        raise malformed("the table is not that of the address", "table")
    return msgspec.structs.replace(data, table=table)


async def pay_for(
    request: Incoming, services: Services, person: PersonRow, command: client.TableCommand
) -> None:
    """A command that goes back a long way costs more than a request."""
    if isinstance(command, client.Undo | client.Answer):
        room = await services.hub.rooms.get(command.table)
        price = prices.of_going_back(room.table, command, person.id)
        if price:
            services.limits.take("any", address_of(request, services.settings), price)


async def done(
    request: Incoming,
    services: Services,
    person: PersonRow,
    table: str,
    data: Plain,
) -> server.Ack:
    """Do a command that nothing makes stale."""
    command = await at_table(request, table, data)
    await pay_for(request, services, person, command)
    return replies.ack(await services.hub.run(command, person), command.id)


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
    await pay_for(request, services, person, command)
    try:
        return Response(replies.ack(await hub.run(command, person), command.id), status_code=200)
    except Stale:
        room = await hub.rooms.get(table)
        address = address_of(request, services.settings)
        price = prices.of_update(room, command.seat, command.seq)
        services.limits.take("any", address, price)
        muted = await muted_by(services, person.id)
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


router = Router(
    "/tables/{table:str}",
    tags=["play"],
    route_handlers=with_errors(
        [act, preview, undo, propose_end, propose_bot, answer, say, mute, autopilot]
    ),
)
