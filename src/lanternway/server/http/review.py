"""/api/tables/…/review: reviews of finished games."""

from litestar import Router, get, post
from litestar.params import FromPath

from lanternway.messages.review import ReviewAnswer
from lanternway.server.http.guard import (
    Incoming,
    Me,
    Server,
    Visitor,
    address_of,
    id_of,
    with_errors,
)
from lanternway.server.http.looking import HISTORY, Invite
from lanternway.server.looking import Asker


@get("/review", opt=HISTORY)
async def review(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> ReviewAnswer:
    """How far the review of a finished game is, and what it says so far."""
    return await services.reviews.get(table, Asker(id_of(visitor), invite=invite))


@post("/review", status_code=202)
async def begin(
    request: Incoming, services: Server, person: Me, table: FromPath[str], invite: Invite = ""
) -> ReviewAnswer:
    """Have a finished game reviewed, behind everything that is played."""
    address = address_of(request, services.settings)
    services.limits.take("review", address)
    services.limits.take("review", person.id)
    return await services.reviews.ask(table, Asker(person.id, invite=invite), address)


router = Router("/tables/{table:str}", tags=["review"], route_handlers=with_errors([review, begin]))
