"""/api/positions: tables given as text, to look at, change, search and play on from."""

import asyncio

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from lanternway.core import Match, oneline
from lanternway.messages import server
from lanternway.messages.http import TableText
from lanternway.messages.positions import (
    ActInPosition,
    ChangePosition,
    LookAtPosition,
    PlayOn,
    PositionInWords,
    PositionLine,
    PositionPicture,
    PositionSearch,
    PreviewInPosition,
    SearchPosition,
)
from lanternway.server import positions
from lanternway.server.http.guard import (
    TEXT,
    Incoming,
    Me,
    Server,
    Visitor,
    address_of,
    spoken,
    with_errors,
)
from lanternway.server.http.looking import HISTORY, Asking, Ply
from lanternway.server.http.tables import seen_by
from lanternway.server.services import Services

COST = 2.0
"""What it costs to read a table from a line."""
LETTERS = 300.0
"""So many letters of anything else cost as much as a request: YAML is read slowly."""


async def opened(request: Incoming, services: Services, text: str) -> Match:
    """The table of a text, which is paid for."""
    if not oneline.is_line(text):
        address = address_of(request, services.settings)
        services.limits.take("any", address, len(text) / LETTERS)
    return await positions.opened(text)


@get("/tables/{table:str}/replay/{ply:int}/line", opt=HISTORY)
async def line(
    services: Server,
    asker: Asking,
    table: FromPath[str],
    ply: Ply,
) -> PositionLine:
    """The whole table after move `ply`, when the game is over: for /api/positions."""
    return await services.replays.line(table, asker, ply)


@post("/positions/look", status_code=200, opt={"cost": COST})
async def look(
    request: Incoming, services: Server, data: JSONBody[LookAtPosition]
) -> PositionPicture:
    """A position, as a seat sees it."""
    match = await opened(request, services, data.text)
    return await asyncio.to_thread(positions.look, match, data.viewer)


@post("/positions/act", status_code=200, opt={"cost": COST})
async def act(
    request: Incoming, services: Server, data: JSONBody[ActInPosition]
) -> PositionPicture:
    """The position after a move."""
    match = await opened(request, services, data.text)
    return await asyncio.to_thread(positions.act, match, data.seat, data.notation, data.viewer)


@post("/positions/change", status_code=200, opt={"cost": COST})
async def change(
    request: Incoming, services: Server, data: JSONBody[ChangePosition]
) -> PositionPicture:
    """The position with other facts; refused with the path where it cannot be."""
    match = await opened(request, services, data.text)
    return await asyncio.to_thread(positions.change, match, data.facts, data.viewer)


@post("/positions/preview", status_code=200, opt={"cost": COST})
async def preview(
    request: Incoming, services: Server, data: JSONBody[PreviewInPosition]
) -> server.Previewed:
    """What a move would do."""
    match = await opened(request, services, data.text)
    return await asyncio.to_thread(positions.preview, match, data.seat, data.notation)


@post("/positions/text", status_code=200, opt={"cost": TEXT})
async def text(
    request: Incoming, services: Server, visitor: Visitor, data: JSONBody[PositionInWords]
) -> TableText:
    """The position in words."""
    match = await opened(request, services, data.text)
    language = spoken(data.lang, visitor)
    return await asyncio.to_thread(positions.in_words, match, data.seat, language)


@post("/positions/search", status_code=202, opt={"cost": COST})
async def search(
    request: Incoming, services: Server, person: Me, data: JSONBody[SearchPosition]
) -> PositionSearch:
    """Have a position searched, behind everything that is played; what I had searched before is given up."""
    address = address_of(request, services.settings)
    services.limits.take("search", person.id)
    services.limits.take("study", address)
    match = await opened(request, services, data.text)
    return await services.searches.begin(person.id, address, match, data.seat, data.iterations)


@get("/positions/search")
async def found(services: Server, person: Me) -> PositionSearch:
    """How far my search is."""
    return services.searches.get(person.id)


@delete("/positions/search", status_code=200)
async def stop(services: Server, person: Me) -> PositionSearch:
    """It is enough."""
    return await services.searches.stop(person.id)


@post("/positions/play", status_code=201, opt={"cost": COST})
async def play_on(
    request: Incoming, services: Server, person: Me, data: JSONBody[PlayOn]
) -> server.TableInfo:
    """A table that begins with a position, with bots in the other seats."""
    services.limits.take("table", person.id)
    services.limits.take("place", address_of(request, services.settings))
    match = await opened(request, services, data.text)
    return seen_by(await services.lobby.play_on(person, match, data), person)


router = Router(
    "/",
    tags=["positions"],
    route_handlers=with_errors(
        [line, look, act, change, preview, text, search, found, stop, play_on]
    ),
)
