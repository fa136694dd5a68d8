"""/api/guest, /api/me, /api/login, /api/account, /api/tokens."""

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from lanternway.messages import client, server
from lanternway.messages.http import Session, TokenInfo
from lanternway.server import accounts, notify
from lanternway.server.http.guard import COOKIE, Me, Server, address_of, token_of, with_errors
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow

YEAR = 365 * 86_400


def signed_in(person: PersonRow, token: str, settings: Settings) -> Response[Session]:
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure
    )
    return Response(Session(person=accounts.to_message(person), token=token), cookies=[cookie])


@post("/guest", status_code=200)
async def guest(
    request: Request[Any, Any, Any], services: Server, data: JSONBody[client.NewGuest]
) -> Response[Session]:
    """Play at once: a person with a name."""
    services.limits.take("guest", address_of(request, services.settings))
    person, token = await services.accounts.guest(data)
    return signed_in(person, token, services.settings)


@get("/me")
async def me(person: Me) -> server.Person:
    """Who I am."""
    return accounts.to_message(person)


@patch("/me")
async def change_me(services: Server, person: Me, data: JSONBody[client.ChangeMe]) -> server.Person:
    """Another name or language."""
    return accounts.to_message(await services.accounts.change(person, data))


@post("/account", status_code=200)
async def keep(services: Server, person: Me, data: JSONBody[client.NewAccount]) -> server.Person:
    """Keep this person under a login and a password."""
    services.limits.take("account", person.id)
    return accounts.to_message(await services.accounts.keep(person, data))


@post("/login", status_code=200)
async def log_in(
    request: Request[Any, Any, Any], services: Server, data: JSONBody[client.LogIn]
) -> Response[Session]:
    """The same person on another device."""
    services.limits.take("login", address_of(request, services.settings))
    services.limits.take("login", "login " + data.login.lower())
    person, token = await services.accounts.log_in(data)
    return signed_in(person, token, services.settings)


@post("/logout", status_code=204)
async def log_out(request: Request[Any, Any, Any], services: Server) -> Response[None]:
    """Forget this token."""
    token, _ = token_of(request)
    if token is not None and len(token) < 200:
        await services.accounts.log_out(token)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0)])


@put("/me/notify", status_code=204)
async def set_notify(services: Server, person: Me, data: JSONBody[client.Notify]) -> None:
    """Where to tell me that it is my turn."""
    if data.webhook:
        notify.check_webhook(data.webhook)
    if data.email:
        notify.check_email(data.email)
    await services.store.set_notify(person.id, data.webhook, data.email)


@get("/tokens")
async def tokens(services: Server, person: Me) -> list[TokenInfo]:
    """My tokens, without their secrets."""
    return [
        TokenInfo(id=row.id, label=row.label, created=row.created, token=None)
        for row in await services.store.tokens(person.id)
    ]


@post("/tokens", status_code=200)
async def new_token(services: Server, person: Me, data: JSONBody[client.NewToken]) -> TokenInfo:
    """A further token, for a bot or another program. It is shown this once."""
    services.limits.take("account", person.id)
    return await services.accounts.new_token(person, accounts.clean(data.label))


@delete("/tokens/{token_id:str}")
async def drop_token(services: Server, person: Me, token_id: FromPath[str]) -> None:
    """Make a token void."""
    await services.accounts.drop_token(person, token_id)


router = Router(
    "/",
    tags=["people"],
    route_handlers=with_errors([
        guest, me, change_me, keep, log_in, log_out, set_notify, tokens, new_token, drop_token,
    ]),
)  # fmt: skip
