"""/api/guest, /api/me, /api/login, /api/recover, /api/account, /api/tokens."""

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from lanternway.messages import account, server
from lanternway.messages.http import Kept, Notified, PushKey, Session, TokenInfo
from lanternway.server import accounts, notify
from lanternway.server.http.guard import (
    COOKIE,
    Incoming,
    Me,
    Server,
    address_of,
    token_of,
    with_errors,
)
from lanternway.server.push import check_push, public_key
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow, PushRow
from lanternway.server.webhooks import check_webhook

YEAR = 365 * 86_400


def signed_in(person: PersonRow, token: str, settings: Settings) -> Response[Session]:
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure
    )
    return Response(Session(person=accounts.to_message(person), token=token), cookies=[cookie])


def own_token(request: Incoming) -> str:
    """The token of a person who was found by it."""
    token, _ = token_of(request)
    assert token is not None
    return token


@contextmanager
def guessing(request: Incoming, services: Services, whom: str) -> Iterator[None]:
    """Wrong tries are counted by whom they are for and where they come from; a right one costs nothing."""
    address = address_of(request, services.settings)
    tries = [
        ("login", f"{unicodedata.normalize('NFKC', whom).lower()} {address}"),
        ("logins", address),
    ]
    for what, who in tries:
        services.limits.take(what, who)
    yield
    for what, who in tries:
        services.limits.give_back(what, who)


@post("/guest", status_code=200)
async def guest(
    request: Incoming, services: Server, data: JSONBody[account.NewGuest]
) -> Response[Session]:
    """Play at once: a person with a name."""
    services.limits.take("guest", address_of(request, services.settings))
    token, _ = token_of(request)
    if token is not None and len(token) < 200:
        await services.accounts.check_ban(token)
    person, token = await services.accounts.guest(data)
    return signed_in(person, token, services.settings)


@get("/me")
async def me(person: Me) -> server.Person:
    """Who I am."""
    return accounts.to_message(person)


@patch("/me")
async def change_me(
    services: Server, person: Me, data: JSONBody[account.ChangeMe]
) -> server.Person:
    """Another name or language, or how I want things shown."""
    return accounts.to_message(await services.accounts.change(person, data))


@post("/account", status_code=200)
async def keep(services: Server, person: Me, data: JSONBody[account.NewAccount]) -> Kept:
    """Keep this person under a login and a password. The recovery code is shown this once."""
    services.limits.take("account", person.id)
    kept, recovery = await services.accounts.keep(person, data)
    return Kept(person=accounts.to_message(kept), recovery=recovery)


@post("/account/password", status_code=204)
async def change_password(
    request: Incoming,
    services: Server,
    person: Me,
    data: JSONBody[account.NewPassword],
) -> None:
    """Another password; all other devices are logged out."""
    with guessing(request, services, person.id):
        await services.accounts.change_password(person, own_token(request), data)


@post("/account/recovery", status_code=200)
async def new_recovery(
    request: Incoming,
    services: Server,
    person: Me,
    data: JSONBody[account.NewRecovery],
) -> Kept:
    """Another recovery code; the old one is void. It is shown this once."""
    with guessing(request, services, person.id):
        recovery = await services.accounts.new_recovery(person, data)
    return Kept(person=accounts.to_message(person), recovery=recovery)


@post("/recover", status_code=200)
async def recover(
    request: Incoming, services: Server, data: JSONBody[account.Recover]
) -> Response[Session]:
    """Set a forgotten password with the recovery code, which is used up; all devices are logged out."""
    with guessing(request, services, data.login):
        person, token = await services.accounts.recover(data)
    return signed_in(person, token, services.settings)


@post("/forgot", status_code=204)
async def forgot(services: Server, data: JSONBody[account.Forgot]) -> None:
    """Mail a code with which the password can be set (`/recover`), if the person has confirmed an address.
    The answer is the same for everybody."""
    services.limits.take("mail", unicodedata.normalize("NFKC", data.login).lower())
    services.hub.spawn(services.accounts.forgot(data.login))


@post("/login", status_code=200)
async def log_in(
    request: Incoming, services: Server, data: JSONBody[account.LogIn]
) -> Response[Session]:
    """The same person on another device."""
    with guessing(request, services, data.login):
        person, token = await services.accounts.log_in(data)
    return signed_in(person, token, services.settings)


@post("/logout", status_code=204)
async def log_out(request: Incoming, services: Server) -> Response[None]:
    """Forget this token."""
    token, _ = token_of(request)
    if token is not None and len(token) < 200:
        await services.accounts.log_out(token)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0)])


async def notified(services: Services, id_: str) -> Notified:
    person = await services.store.person(id_)
    assert person is not None
    return Notified(
        key=await services.notifier.key_of(person),
        webhook=person.webhook,
        email=person.email,
        unconfirmed=person.unconfirmed,
        mail=services.mail.is_on(),
    )


@get("/me/notify")
async def get_notify(services: Server, person: Me) -> Notified:
    """Where I am told that it is my turn."""
    return await notified(services, person.id)


@post("/me/notify/confirm", status_code=200)
async def confirm(
    request: Incoming, services: Server, person: Me, data: JSONBody[account.Confirm]
) -> Notified:
    """Show by the code of a mail that the address is mine."""
    with guessing(request, services, person.id):
        await services.accounts.confirm(person, data.code)
    return await notified(services, person.id)


@put("/me/notify", status_code=200)
async def set_notify(services: Server, person: Me, data: JSONBody[account.Notify]) -> Notified:
    """Where to tell me that it is my turn. An e-mail address is used once it is confirmed."""
    if data.webhook:
        check_webhook(data.webhook)
    if data.email:
        notify.check_email(data.email)
        services.limits.take("mail", person.id)
    await services.accounts.set_notify(person, data)
    return await notified(services, person.id)


@get("/push-key")
async def push_key(services: Server) -> PushKey:
    """What a browser needs to subscribe to messages of this server."""
    return PushKey(key=public_key(await services.notifier.push_key()))


@put("/me/push", status_code=204)
async def subscribe(
    request: Incoming, services: Server, person: Me, data: JSONBody[account.NewPush]
) -> None:
    """Tell this browser that it is my turn while no page of mine is open. It ends with the session."""
    push = PushRow(data.endpoint, data.p256dh, data.auth)
    check_push(push)
    await services.store.keep_push(accounts.token_hash(own_token(request)), push)


@delete("/me/push")
async def unsubscribe(request: Incoming, services: Server, person: Me) -> None:
    """Tell this browser nothing more."""
    await services.store.drop_push(accounts.token_hash(own_token(request)))


@get("/tokens")
async def tokens(request: Incoming, services: Server, person: Me) -> list[TokenInfo]:
    """My tokens, without their secrets: where I am logged in."""
    return await services.accounts.tokens(person, own_token(request))


@delete("/tokens")
async def drop_others(request: Incoming, services: Server, person: Me) -> None:
    """Log out everywhere but here: all other tokens are void."""
    await services.accounts.drop_others(person, own_token(request))


@post("/tokens", status_code=200)
async def new_token(services: Server, person: Me, data: JSONBody[account.NewToken]) -> TokenInfo:
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
        guest, me, change_me, keep, change_password, new_recovery, recover, log_in, log_out,
        forgot, get_notify, set_notify, confirm, push_key, subscribe, unsubscribe, tokens, new_token,
        drop_token, drop_others,
    ]),
)  # fmt: skip
