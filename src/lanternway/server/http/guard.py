"""Who asks, from where, and how errors are answered: the same for every route."""

import ipaddress
import math
import socket
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from lanternway.core import LanternwayError, NotationError, Refusal
from lanternway.messages.http import Problem
from lanternway.server import prices
from lanternway.server.errors import (
    Denied,
    Unsure,
    args_in_short,
    in_short,
    malformed,
    no_store,
)
from lanternway.server.limits import household
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from lanternway.server.store import BadValue, PersonRow, Unavailable

log = structlog.get_logger()

COOKIE = "lanternway"

TEXT = 5.0
"""What a route costs that tells a table in words."""

Connection = ASGIConnection[Any, Any, Any, Any]
Incoming = Request[Any, Any, Any]

ERRORS: Final = {
    status: ResponseSpec(Problem, description=what, generate_examples=False)
    for status, what in (
        (400, "Malformed"),
        (401, "Who are you?"),
        (403, "Not yours"),
        (404, "Not there, or not for you"),
        (409, "Refused by the rules or by how the table stands"),
        (413, "Too large"),
        (429, "Too much at once"),
        (503, "Not now"),
    )
}
"""What every route may answer instead."""


def with_errors(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Routes whose description says so."""
    for handler in handlers:
        handler.responses = ERRORS
    return handlers


Server = NamedDependency[SkipValidation[Services]]
Me = NamedDependency[SkipValidation[PersonRow]]
Visitor = NamedDependency[SkipValidation[PersonRow | None]]


def id_of(person: PersonRow | None) -> str | None:
    return None if person is None else person.id


def spoken(lang: str | None, visitor: PersonRow | None) -> str:
    """The language that is asked for, or the visitor's own."""
    return lang or ("" if visitor is None else visitor.language)


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def provide_services(request: Incoming) -> Services:
    services = services_of(request)
    if not services.ready:
        raise Denied(503, "server-why-stopping", "the server is stopping", retry=1.0)
    return services


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """The token of a request, and whether it came by cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip(), False
    return connection.cookies.get(COOKIE), True


async def person_of(connection: Connection) -> PersonRow | None:
    """Who asks. A token that is sent and not known is an error for programs, nobody for browsers."""
    token, by_cookie = token_of(connection)
    if token is None:
        return None
    known = services_of(connection).accounts
    person = await known.by_token(token) if len(token) < 200 else None
    if person is None and len(token) < 200:
        await known.check_ban(token)
    if person is None and not by_cookie:
        raise Denied(401, "server-why-who", "this token is not known")
    return person


async def provide_visitor(request: Incoming) -> PersonRow | None:
    return await person_of(request)


async def provide_person(request: Incoming) -> PersonRow:
    person = await person_of(request)
    if person is None:
        raise Denied(401, "server-why-who", "say who you are first")
    return person


def address_of(connection: Connection, settings: Settings) -> str:
    """Where a request comes from, for all that is counted by it."""
    return household(sender_of(connection, settings))


def sender_of(connection: Connection, settings: Settings) -> str:
    """The very address; a trusted proxy is asked for whom."""
    client = connection.client.host if connection.client is not None else "?"
    if client in settings.proxies:
        forwarded = connection.headers.get("x-forwarded-for", "")
        return forwarded.rsplit(",", 1)[-1].strip() or client
    return client


def origin_allowed(connection: Connection, settings: Settings) -> bool:
    """A browser says where a request comes from; other sites may not use our cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    schemes = ("https",) if settings.secure else ("http", "https")
    return origin in settings.origins or origin in [f"{scheme}://{host}" for scheme in schemes]


def host_allowed(connection: Connection, settings: Settings) -> bool:
    """A name that somebody else made point here is not ours: their page would then be one of our own. An
    address says nothing false, and our own names are known."""
    host = connection.headers.get("host", "")
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").rstrip(".").lower()
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    own = socket.gethostname().lower()
    known = {"", "localhost", "testserver", own, f"{own}.local", settings.host.lower()}
    for url in (settings.public_url, *settings.origins):
        known.add((urlsplit(url).hostname or "").lower())
    return name in known or name in settings.hosts


async def before_request(request: Incoming) -> None:
    """Rate and Origin, before anything is read."""
    services = services_of(request)
    if not host_allowed(request, services.settings):
        raise Denied(421, "server-why-host", "this server does not go by that name")
    services.limits.take("any", address_of(request, services.settings), price(request, services))
    if request.method not in ("GET", "HEAD", "OPTIONS") and not origin_allowed(
        request, services.settings
    ):
        raise Denied(403, "server-why-origin", "requests from other sites are not taken")


def price(request: Incoming, services: Services) -> float:
    """What a request costs: that of its route, and more where a long log is read."""
    opt = request.route_handler.opt
    room = services.hub.rooms.open.get(request.path_params["table"]) if opt.get("log") else None
    return float(opt.get("cost", 1.0)) + (0.0 if room is None else prices.of_log(room.table))


def problem(
    status: int, message: str, text: str, args: dict[str, Any] | None = None,
    clause: str = "", legal: list[str] | None = None, retry: float = 0.0,
) -> Response[Problem]:  # fmt: skip
    headers = {"Retry-After": str(max(1, math.ceil(retry)))} if status in (429, 503) else {}
    return Response(
        Problem(
            message=message,
            args=args_in_short(args or {}),
            text=in_short(text),
            clause=clause,
            legal=legal or [],
        ),
        status_code=status,
        media_type=MediaType.JSON,
        headers=headers,
    )


def on_error(request: Incoming, error: Exception) -> Response[Problem]:
    """Every error as a Problem; a fault is logged, and the client learns no more than that."""
    if isinstance(error, Denied):
        return problem(error.status, error.message, error.text, error.arguments, retry=error.retry)
    if isinstance(error, Unsure):
        return problem(503, error.message, error.text, retry=2.0)
    if isinstance(error, Refusal):
        return problem(409, error.message, error.text, error.arguments, error.clause, error.legal)
    if isinstance(error, NotationError):
        services = services_of(request)
        address = address_of(request, services.settings)
        services.limits.pay("any", address, prices.MISSPELLED)
        return problem(400, error.message, error.text, error.arguments, legal=error.near)
    if isinstance(error, LanternwayError):
        return problem(400, error.message, error.text, error.arguments)
    if isinstance(error, HTTPException) and error.status_code < 500:
        what = error.detail if error.status_code == 400 else str(error.status_code)
        text = f"{error.detail} {error.extra or ''}".strip()
        names = {404: "server-why-unknown", 405: "server-why-method", 413: "server-why-large"}
        message = names.get(error.status_code, "server-why-malformed")
        answer = problem(error.status_code, message, text, {"what": what})
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error, UnicodeError | RecursionError | BadValue):
        return on_error(request, malformed("this cannot be read", type(error).__name__))
    cause = error.__cause__
    if isinstance(error, InternalServerException) and isinstance(cause, msgspec.ValidationError):
        # Litestar takes a field of a body for the dependency of the same name, and blames us for it.
        return on_error(request, malformed(f"malformed: {cause}", str(cause)))
    if isinstance(error, Unavailable):
        return on_error(request, no_store())
    id_ = request.scope.get("state", {}).get("request_id", "")
    log.error("fault", request=id_, path=request.url.path, error=repr(error), exc_info=error)
    return problem(500, "server-why-fault", "a fault of the server")
