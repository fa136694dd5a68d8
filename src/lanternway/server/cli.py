"""`lanternway serve` and `lanternway backup`. The command line loads this only when they run."""

import asyncio
import gc
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import typer

from lanternway.core import DataError
from lanternway.server.settings import Settings


def from_environment() -> dict[str, Any]:
    """Settings by LANTERNWAY_PORT, LANTERNWAY_STORE, …; lists are separated by commas."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(f"LANTERNWAY_{field.name.upper()}")
        if text is None:
            continue
        if field.type == tuple[str, ...]:
            found[field.name] = tuple(filter(None, (part.strip() for part in text.split(","))))
        elif field.type is bool:
            found[field.name] = text.lower() in ("1", "true", "yes", "on")
        else:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
    return found


def settings_of(given: dict[str, Any]) -> Settings:
    """Flags before the environment before the defaults."""
    values = from_environment()
    values.update({name: value for name, value in given.items() if value is not None})
    return Settings(**values)


def serve(settings: Settings, announce: str = "") -> None:
    """Serve until SIGINT or SIGTERM, then stop in order."""
    import uvicorn

    from lanternway.server import logs
    from lanternway.server.app import create_app
    from lanternway.server.players import load_extra_games

    logs.configure(settings.log_json)
    load_extra_games()
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
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
    server = uvicorn.Server(config)
    # The thread that writes asks for the interpreter a few times a commit: let it wait less for it.
    sys.setswitchinterval(0.0005)
    # What is loaded now stays: collecting garbage need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 20, 10)
    if announce:
        typer.echo(announce)
    server.run()
    if not server.started:
        sys.exit(3)


def backup(store: str, target: Path) -> None:
    """A consistent copy of the store while the server runs: SQLite's file, or PostgreSQL's dump."""
    if store.startswith("sqlite:///"):
        from lanternway.server.store.sqlite import SqliteDatabase

        path = store.removeprefix("sqlite:///")
        if not Path(path).is_file():
            raise DataError(path, "there is no such store")
        if target.exists():
            raise DataError(str(target), "is there already")
        SqliteDatabase(path).backup(str(target))
        return
    if shutil.which("pg_dump") is None:
        raise DataError("pg_dump", "is not installed; it comes with PostgreSQL's client")
    subprocess.run(
        ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={store}"], check=True
    )


def export(store: str, table: str) -> str:
    """All rows of a table, one JSON object a line: for moving it to another server."""
    return asyncio.run(_export(store, table))


async def _export(url: str, table: str) -> str:
    from lanternway.server.store import open_store

    store = await open_store(url)
    try:
        rows = await store.rows(table)
    finally:
        await store.close()
    if not rows:
        raise DataError(table, "there is no such table")
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def bring(store: str, file: Path) -> str:
    """A table from its exported rows; its id. Persons that this server does not know stay names."""
    return asyncio.run(_bring(store, file))


async def _bring(url: str, file: Path) -> str:
    from lanternway.server.clocks import Downtimes
    from lanternway.server.hub import summary
    from lanternway.server.loading import fold
    from lanternway.server.people import letters
    from lanternway.server.rows import Row
    from lanternway.server.store import Conflict, open_store
    from lanternway.server.table import Table

    lines = file.read_text(encoding="utf-8").splitlines()
    try:
        rows = [msgspec.json.decode(line, type=Row) for line in lines]
        table = Table(letters(12))
        fold(table, rows)
    except (msgspec.MsgspecError, ValueError, KeyError, AttributeError) as error:
        raise DataError(str(file), f"is no exported table ({error})") from error
    store = await open_store(url)
    try:
        setting = table.setting
        about = summary(table, Downtimes())
        await store.create(table.id, setting.game, setting.listed, rows, about)
    except Conflict as error:
        raise DataError(table.id, "is there already") from error
    finally:
        await store.close()
    return table.id
