"""/api/people and what belongs to a person: profiles, blocks, all their data as a file, deletion."""

from typing import Annotated, Final, Literal

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from lanternway.messages import account
from lanternway.messages.people import NamedPerson, OwnData, Played, Profile
from lanternway.server import own_data, profiles
from lanternway.server.errors import impossible, unknown
from lanternway.server.http.accounts import guessing, own_token
from lanternway.server.http.guard import (
    COOKIE,
    Incoming,
    Me,
    Server,
    Visitor,
    address_of,
    with_errors,
)
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from lanternway.server.store.profiles import NEVER

BLOCKS: Final = 200
"""So many people one can block."""
COST: Final = 5.0
"""Of what adds up all games of a person."""
Filter = Annotated[str, QueryParameter(max_length=64)]


async def known(services: Services, id_: str) -> PersonRow:
    person = await services.store.person(id_)
    if person is None:
        raise unknown("person")
    return person


@get("/people/{id_:str}", opt={"cost": COST})
async def profile(services: Server, visitor: Visitor, id_: FromPath[str]) -> Profile:
    """How somebody plays: ratings, results, and for their own eyes whom they played with."""
    asks = None if visitor is None else visitor.id
    return await profiles.profile(services.store, await known(services, id_), asks, services.now())


@get("/people/{id_:str}/games", opt={"cost": COST})
async def games(
    services: Server,
    visitor: Visitor,
    id_: FromPath[str],
    game: Filter = "",
    kind: Annotated[Literal["", "people", "bots"], QueryParameter()] = "",
    before: Annotated[float, QueryParameter()] = NEVER,
) -> Played:
    """Games that somebody finished, newest first, twenty at a time."""
    await known(services, id_)
    asks = None if visitor is None else visitor.id
    return await profiles.played(services.store, id_, asks, services.now(), game, kind, before)


@get("/people/named/{login:str}")
async def named(services: Server, person: Me, login: FromPath[str]) -> NamedPerson:
    """Who has this login, to invite them. Whoever blocks me is not found."""
    services.limits.take("find", person.id)
    found = await services.accounts.by_login(login)
    if found is None or await services.store.is_blocked(found.id, person.id):
        raise unknown("person")
    return NamedPerson(id=found.id, name=found.name)


@get("/me/blocks")
async def blocks(services: Server, person: Me) -> list[NamedPerson]:
    """Whom I block."""
    return [NamedPerson(id=id_, name=name) for id_, name in await services.store.blocks(person.id)]


@post("/me/blocks", status_code=204)
async def block(services: Server, person: Me, data: JSONBody[account.Block]) -> None:
    """Block somebody: they cannot sit down at my tables or invite me. Or no longer."""
    if data.on:
        await known(services, data.person)
        if len(await services.store.blocks(person.id)) >= BLOCKS:
            raise impossible("server-why-blocks", f"at most {BLOCKS}", {"most": BLOCKS})
    await services.store.block(person.id, data.person, data.on)


@get("/me/export", opt={"cost": COST})
async def export(request: Incoming, services: Server, person: Me) -> Response[OwnData]:
    """Everything that this server keeps of me, as a file."""
    services.limits.take("export", person.id)
    services.limits.take("export", address_of(request, services.settings))
    found = await own_data.exported(services.hub, services.accounts, person, own_token(request))
    name = 'attachment; filename="lanternway.json"'
    return Response(found, headers={"Content-Disposition": name})


@post("/me/delete", status_code=204)
async def delete_me(
    request: Incoming,
    services: Server,
    person: Me,
    data: JSONBody[account.DeleteMe],
) -> Response[None]:
    """Delete me. Others keep the games that we shared, without my name and without what I said."""
    with guessing(request, services, person.id):
        await services.accounts.may_delete(person, data.confirm)
    services.limits.take("export", address_of(request, services.settings))
    await own_data.delete(services.hub, services.accounts, person)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0)])


router = Router(
    "/",
    tags=["people"],
    route_handlers=with_errors([profile, games, named, blocks, block, export, delete_me]),
)
