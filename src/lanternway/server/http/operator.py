"""/api/operator: what the operator of a server can do about tables and people. Who asks says the word of
LANTERNWAY_OPERATOR; no cookie counts, so that no other page can ask in the operator's name."""

import secrets
from typing import Annotated, Final

import msgspec
from litestar import Router, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from lanternway.messages import client, server
from lanternway.messages.people import FoundPerson, Overview, SanctionInfo
from lanternway.server.commands import HostClose
from lanternway.server.errors import Denied, unknown
from lanternway.server.http.guard import (
    Connection,
    Server,
    address_of,
    services_of,
    token_of,
    with_errors,
)

DAY: Final = 86_400.0
SHOWN: Final = 200
FOUND: Final = 20
Who = Annotated[str, QueryParameter(min_length=1, max_length=64)]


async def check_operator(request: Connection, _: BaseRouteHandler) -> None:
    """Wrong words are counted by where they come from; where there is no right one, there is no such page."""
    services = services_of(request)
    word = services.settings.operator
    if not word:
        raise unknown("page")
    address = address_of(request, services.settings)
    services.limits.take("logins", f"operator {address}")
    given, by_cookie = token_of(request)
    if given is None or by_cookie or not secrets.compare_digest(given.encode(), word.encode()):
        raise Denied(401, "server-why-operator", "this is not the operator's word")
    services.limits.give_back("logins", f"operator {address}")


@get("/overview")
async def overview(services: Server) -> Overview:
    """Tables that are not over, and who is kept from what."""
    return Overview(
        tables=[
            msgspec.json.decode(info, type=server.TableInfo)
            for info in await services.store.going(SHOWN)
        ],
        sanctions=[
            SanctionInfo(
                person=row.person, name=row.name, kind=row.kind, until=row.until, reason=row.reason
            )
            for row in services.hub.sanctions.all(services.now())
        ],
    )  # fmt: skip


@get("/people")
async def people(services: Server, who: Who) -> list[FoundPerson]:
    """People by id, login or name."""
    return [
        FoundPerson(id=row.id, name=row.name, login=row.login, created=row.created)
        for row in await services.store.find_people(who, FOUND)
    ]


@post("/tables/{table:str}/close", status_code=204)
async def close(services: Server, table: FromPath[str]) -> None:
    """Close a table, whatever is played there: it ends without a result."""
    await services.hub.run(HostClose(table=table))


@post("/sanctions", status_code=204)
async def sanction(services: Server, data: JSONBody[client.Sanction]) -> None:
    """Keep somebody from talking or from everything for some days; with 0 no longer."""
    if await services.store.person(data.person) is None:
        raise unknown("person")
    if data.days:
        until = services.now() + data.days * DAY
        await services.store.sanction(data.person, data.kind, until, data.reason)
    else:
        await services.store.pardon(data.person, data.kind)
    await services.accounts.sanctioned(data.person)


router = Router(
    "/operator",
    tags=["operator"],
    guards=[check_operator],
    route_handlers=with_errors([overview, people, close, sanction]),
)
