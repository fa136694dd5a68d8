"""/api/positions: tables given as text, to look at and to play on from."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from lanternway.messages import server
from lanternway.messages.positions import PlayOn, PositionLine
from lanternway.server import positions
from lanternway.server.http.guard import Me, Server, Visitor, address_of, with_errors
from lanternway.server.http.play import HISTORY, Incoming, Invite, Ply, Seat, id_of
from lanternway.server.http.tables import seen_by


@get("/tables/{table:str}/replay/{ply:int}/line", opt={"cost": HISTORY})
async def line(
    services: Server,
    visitor: Visitor,
    table: FromPath[str],
    ply: Ply,
    seat: Seat = None,
    invite: Invite = "",
) -> PositionLine:
    """The whole table after move `ply`, when the game is over: for /api/positions."""
    return await services.replays.line(table, id_of(visitor), seat, invite, ply)


@post("/positions/play", status_code=201)
async def play_on(
    request: Incoming, services: Server, person: Me, data: JSONBody[PlayOn]
) -> server.TableInfo:
    """A table that begins with a position, with bots in the other seats."""
    services.limits.take("table", person.id)
    services.limits.take("place", address_of(request, services.settings))
    match = await positions.opened(data.text)
    return seen_by(await services.lobby.play_on(person, match, data), person)


router = Router("/", tags=["positions"], route_handlers=with_errors([line, play_on]))
