"""/api/tables/…/hint: what a good player would do."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from lanternway.messages import client, server
from lanternway.messages.review import HintAnswer
from lanternway.server.http.guard import Incoming, Me, Server, address_of, with_errors
from lanternway.server.http.looking import Seat
from lanternway.server.http.play import Reply, answered, done


@get("/hint")
async def hint(
    request: Incoming, services: Server, person: Me, table: FromPath[str], seat: Seat = None
) -> HintAnswer:
    """How far the hint is that I asked for at the present question of my seat."""
    address = address_of(request, services.settings)
    return await services.hints.get(table, person.id, address, seat)


@post("/hint", status_code=200)
async def ask(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.AskHint],
) -> Reply:
    """Ask what a good player would do, where people do not play for a result."""
    services.limits.take("hint", person.id)
    services.limits.take("study", address_of(request, services.settings))
    return await answered(request, services, person, table, data)


@post("/hints", status_code=200)
async def allow(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.AllowHints],
) -> server.Ack:
    """Ask everybody to allow hints, or take that back."""
    return await done(request, services, person, table, data)


router = Router(
    "/tables/{table:str}", tags=["hints"], route_handlers=with_errors([hint, ask, allow])
)
