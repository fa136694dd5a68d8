"""/api/tables/…/review: reviews of finished games."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, QueryParameter

from lanternway.messages.review import ReviewAnswer
from lanternway.server.http.guard import Incoming, Me, Server, Visitor, address_of, with_errors
from lanternway.server.http.looking import HISTORY

Invite = Annotated[str, QueryParameter(max_length=64)]


@get("/review", opt=HISTORY)
async def review(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> ReviewAnswer:
    """How far the review of a finished game is, and what it says so far."""
    person = None if visitor is None else visitor.id
    return await services.reviews.get(table, person, invite)


@post("/review", status_code=202)
async def begin(
    request: Incoming, services: Server, person: Me, table: FromPath[str], invite: Invite = ""
) -> ReviewAnswer:
    """Have a finished game reviewed, behind everything that is played."""
    address = address_of(request, services.settings)
    services.limits.take("review", address)
    services.limits.take("review", person.id)
    return await services.reviews.ask(table, person.id, invite, address)


router = Router("/tables/{table:str}", tags=["review"], route_handlers=with_errors([review, begin]))
