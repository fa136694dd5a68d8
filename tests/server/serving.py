"""Servers for tests: in this process on a real port, or as programs of their own; and databases."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from lanternway.client import Client
from lanternway.server.app import create_app
from lanternway.server.running import protocol_for
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from tools import system_programs

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600.0
"""Seconds after which something that is waited for is taken for hanging. Nothing is asserted by it, so it
is long enough for the busiest machine."""


def run(main: Coroutine[Any, Any, None], seconds: float = PATIENCE) -> None:
    """Run a test; one that hangs fails."""

    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await main

    asyncio.run(limited())


async def until(is_so: Callable[[], bool]) -> None:
    """Waits until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
        return True
    return False


@contextlib.asynccontextmanager
async def served(store: str, **more: Any) -> AsyncIterator[tuple[Services, str]]:
    """A server in this process, on a real port: its services and its address."""
    now = more.pop("now", None)
    settings = Settings(store=store, **{"rate": 0.0, "bots_pace": 0.0, **more})
    services = await Services.open(settings, now)
    config = uvicorn.Config(
        create_app(settings, services),
        http=protocol_for(settings),
        host="127.0.0.1",
        port=0,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield services, f"http://127.0.0.1:{port}"
    finally:
        if services.ready:
            await services.close()
        server.should_exit = True
        await task


class Program:
    """`lanternway serve` as a process of its own."""

    def __init__(self, store: str, port: int | None = None, **environment: str) -> None:
        self.store = store
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(tempfile.mkstemp(prefix="lanternway-", suffix=".log")[1])

    def start(self) -> "Program":
        environment = os.environ | {
            "LANTERNWAY_GAMES": "tests.smallgame",
            "LANTERNWAY_RATE": "0",
            "PYTHONPATH": str(ROOT),
            **self.environment,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "lanternway",
                    "serve",
                    "--port",
                    str(self.port),
                    "--store",
                    self.store,
                ],
                cwd=ROOT,
                env=environment,
                stdout=log,
                stderr=log,
            )
        return self

    def wait_ready(self) -> "Program":
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if listens(self.port):
                return self
            assert self.process is not None
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"the server does not come up:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """In order."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.log.unlink(missing_ok=True)

    def client(self, name: str = "Ada") -> Client:
        client = Client(self.url)
        client.guest(name)
        return client


def as_other_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, in a folder of its own; yields a URL of its server."""
    found = system_programs.POSTGRES.find()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="lanternway-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port, data = free_port(), folder / "data"
    subprocess.run(
        [
            *as_other_user(),
            str(found.parent / "initdb"),
            "-D",
            str(data),
            "-U",
            "lanternway",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
        ],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    server = subprocess.Popen(
        [
            *as_other_user(),
            str(found),
            "-D",
            str(data),
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-F",
            "-k",
            str(folder),
            "-c",
            "max_connections=100",
        ],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"postgresql://lanternway@127.0.0.1:{port}"
    try:
        asyncio.run(_until_postgres_answers(f"{url}/postgres"))
        yield url
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


async def _until_postgres_answers(url: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await (await asyncpg.connect(url)).close()
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)


async def new_database(url: str, name: str) -> str:
    import asyncpg

    connection = await asyncpg.connect(f"{url}/postgres")
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return f"{url}/{name}"


def redis() -> Iterator[str]:
    found = system_programs.REDIS.find()
    if found is None:
        pytest.skip("Redis is not installed")
    port = free_port()
    server = subprocess.Popen(
        [
            str(found),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not listens(port):
            assert time.monotonic() < end, "Redis does not answer"
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)
