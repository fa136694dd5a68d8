"""The ASGI application: routes, guards and headers around the services."""

import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Router, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lanternway import __version__
from lanternway.server import metrics
from lanternway.server.http import (
    accounts,
    content,
    guard,
    hints,
    learn,
    looking,
    operations,
    operator,
    page,
    people,
    play,
    positions,
    puzzles,
    review,
    tables,
)
from lanternway.server.outbox import Gone
from lanternway.server.services import Services
from lanternway.server.settings import Settings

REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9_.-]{1,64}")
BODY_LIMIT = 65_536
"""Bytes of a request; a route that takes more says so itself."""


class LiveSocket:
    """A Litestar socket as `outbox.Socket`."""

    def __init__(self, inner: WebSocket[Any, Any, Any]) -> None:
        self._inner = inner
        self._closed = False

    async def receive_text(self) -> str | None:
        message: Any = await self._inner.receive()
        if message["type"] != "websocket.receive":
            self._closed = True
            return None
        text: str | None = message.get("text")
        return text if text is not None else "binary"

    async def send_text(self, text: bytes) -> None:
        if self._closed:
            raise Gone
        try:
            await self._inner.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
        except (OSError, WebSocketDisconnect) as error:
            self._closed = True
            raise Gone from error

    async def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            await self._inner.close(code=code, reason=reason)


@websocket("/ws")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    services = guard.services_of(socket)
    address = guard.address_of(socket, services.settings)
    token, by_cookie = guard.token_of(socket)
    connections, settings = services.connections, services.settings
    if (
        not services.ready
        or not guard.origin_allowed(socket, settings)
        or not guard.host_allowed(socket, settings)
        or services.limits.wait("connect", address)
        or not connections.has_room(address, settings.rate)
    ):
        await socket.close(code=1008)  # before it is accepted: HTTP 403
        return
    person = await services.accounts.by_token(token) if token and len(token) < 200 else None
    if person is None and token and not by_cookie:
        await socket.close(code=1008)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect), connections.counted(address):
        await services.serve_socket(LiveSocket(socket), person, token, address)


def with_headers(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    """Security headers on every answer; nothing of the API is cached; answers are counted."""
    fixed = [(name.lower().encode(), value.encode()) for name, value in page.HEADERS.items()]
    if settings.secure:
        fixed.append((b"strict-transport-security", b"max-age=31536000"))
    uncached = (b"cache-control", b"no-store")

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) != "http":
                await app(scope, receive, send)
                return

            asked = dict(scope["headers"]).get(b"x-request-id", b"")
            # The client's own name for its request, if it is one; the log of a fault says it too.
            id_ = asked if REQUEST_ID.fullmatch(asked) else secrets.token_hex(8).encode()
            scope.setdefault("state", {})["request_id"] = id_.decode()

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = [*message["headers"], *fixed, (b"x-request-id", id_)]
                    if not any(name == b"cache-control" for name, _ in headers):
                        headers.append(uncached)
                    message["headers"] = headers
                    metrics.REQUESTS.labels(status=str(message["status"])).inc()
                await send(message)

            await app(scope, receive, sending)

        return wrapped

    return wrap


def create_app(settings: Settings, services: Services | None = None) -> Litestar:
    """`services`: already open (tests); else they live as long as the application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = services if services is not None else await Services.open(settings)
        app.state.services = opened
        try:
            yield
        finally:
            if services is None:
                await opened.close()

    api = Router(
        "/api",
        route_handlers=[
            accounts.router,
            people.router,
            operator.router,
            tables.router,
            looking.router,
            play.router,
            content.router,
            learn.router,
            puzzles.router,
            review.router,
            positions.router,
            hints.router,
            live,
        ],
        before_request=guard.before_request,
        dependencies={
            "services": Provide(guard.provide_services, sync_to_thread=False),
            "person": Provide(guard.provide_person),
            "visitor": Provide(guard.provide_visitor),
            "asker": Provide(looking.provide_asker, sync_to_thread=False),
        },
    )
    return Litestar(
        route_handlers=[api, operations.router, page.router],
        lifespan=[lifespan],
        state=State({"page": page.Page(page.find_folder(settings.web))}),
        exception_handlers={Exception: guard.on_error},
        middleware=[with_headers(settings)],
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            gzip_compress_level=5,
            exclude_opt_key="packed",  # the page's files are packed once, when they are read
        ),
        openapi_config=OpenAPIConfig(
            title="Lanternway",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        debug=False,
        logging_config=None,
    )
