"""Running the application: one process, or several behind one address; and nobody keeps a connection that
leads to nothing."""

import asyncio
import gc
import multiprocessing
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any, Final

import h11
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from lanternway.core.processes import end_with_parent
from lanternway.server import logs
from lanternway.server.app import create_app
from lanternway.server.limits import household
from lanternway.server.services import Services
from lanternway.server.settings import Settings

log = structlog.get_logger()

HEADER_SECONDS: Final = 10.0
"""Until the first line and the headers of a request must have come."""
BODY_SECONDS: Final = 30.0
"""Until the rest of it must have."""
CONNECTIONS: Final = 200
"""Of one address at once, unless it is a proxy's. Sockets are counted on their own."""
RESTART_SECONDS: Final = 1.0


class TellingServer(uvicorn.Server):
    """Tells everybody on a socket before it closes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.loaded_app
        services: Services | None = app.state.get("services")
        if services is not None:
            services.ready = False
            await services.connections.close()
        await super().shutdown(sockets)


class CarefulProtocol(H11Protocol):
    """HTTP with a limit for how long a request may take to come, and how many connections an address has."""

    proxies: frozenset[str] = frozenset()
    factor: float = 1.0
    _open: Final[Counter[str]] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._counted = ""
        self._awaited: object = None
        self._timer: asyncio.TimerHandle | None = None
        sender = self.client[0] if self.client else ""
        if self.factor and sender not in self.proxies:
            address = household(sender)
            if self._open[address] >= CONNECTIONS * self.factor:
                transport.abort()
                return
            self._open[address] += 1
            self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._wait()
        else:
            self._leave()  # it is a socket now

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        """As long as the request is not there; from when its part began to come."""
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._awaited = state
        if self._timer is not None:
            self._timer.cancel()
        seconds = {h11.IDLE: HEADER_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(state)
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self.transport.abort()

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._counted:
            self._open[self._counted] -= 1
            if not self._open[self._counted]:
                del self._open[self._counted]
            self._counted = ""


def protocol_for(settings: Settings) -> type[CarefulProtocol]:
    class Protocol(CarefulProtocol):
        proxies = frozenset(settings.proxies)
        factor = settings.rate

    return Protocol


def server_for(settings: Settings) -> TellingServer:
    return TellingServer(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            http=protocol_for(settings),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=65_536,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=settings.deflate,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
            backlog=2048,
            lifespan="on",
            proxy_headers=False,
        )
    )


def run_one(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve in this process until SIGINT or SIGTERM, then stop in order."""
    logs.configure(settings.log_json)
    server = server_for(settings)
    # The thread that writes asks for the interpreter a few times a commit: let it wait less for it.
    sys.setswitchinterval(0.0005)
    # What is loaded now stays: collecting garbage need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 20, 10)
    server.run(None if listening is None else [listening])
    if not server.started:
        sys.exit(3)


def run_several(settings: Settings, prepare: Callable[[], None]) -> None:
    """As many processes as the settings say, on one address; `prepare` runs first in each. One that ends is
    started anew, until SIGINT or SIGTERM, which all are sent."""
    logs.configure(settings.log_json)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.set_inheritable(True)
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)

    def start() -> BaseProcess:
        process = context.Process(target=_run_with_parent, args=(settings, listening, prepare))
        process.start()
        return process

    processes = [start() for _ in range(settings.workers)]
    while not stopping:
        time.sleep(0.2)
        for place, process in enumerate(processes):
            if not process.is_alive() and not stopping:
                log.error("process-ended", code=process.exitcode)
                time.sleep(RESTART_SECONDS)
                processes[place] = start()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _run_with_parent(
    settings: Settings, listening: socket.socket, prepare: Callable[[], None]
) -> None:
    end_with_parent()
    prepare()
    run_one(settings, listening)
