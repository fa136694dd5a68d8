"""`lanternway backup`, `restore`, `prune`, `export` and `import`: the store of a server, from outside."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import typer

from lanternway.cli.serve import StoreUrl, settings_of
from lanternway.cli.terminal import terminal
from lanternway.core.errors import DataError

DAY: Final = 86_400


def backup(
    context: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-target")],
    store: StoreUrl = None,
) -> None:
    copy_store(settings_of({"store": store}).store, target)
    typer.echo(terminal(context).text("server-backed-up", file=str(target)))


def restore(
    context: typer.Context,
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-copy")],
    store: StoreUrl = None,
) -> None:
    restore_store(copy, settings_of({"store": store}).store)
    typer.echo(terminal(context).text("server-restored", file=str(copy)))


def prune(
    context: typer.Context,
    tables: Annotated[
        int | None, typer.Option("--tables", min=1, metavar="DAYS", help="server-help-prune-tables")
    ] = None,
    guests: Annotated[
        int | None, typer.Option("--guests", min=1, metavar="DAYS", help="server-help-prune-guests")
    ] = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="server-help-dry-run")] = False,
    store: StoreUrl = None,
) -> None:
    found = prune_store(settings_of({"store": store}).store, tables, guests, dry)
    message = "server-would-prune" if dry else "server-pruned"
    typer.echo(terminal(context).text(message, tables=found[0], guests=found[1]))


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="server-help-table")],
    store: StoreUrl = None,
) -> None:
    typer.echo(exported(settings_of({"store": store}).store, table), nl=False)


def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-import-file")],
    store: StoreUrl = None,
) -> None:
    table = import_table(settings_of({"store": store}).store, file)
    typer.echo(terminal(context).text("server-brought", table=table))


def copy_store(store: str, target: Path) -> None:
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
    target.touch(mode=0o600, exist_ok=False)
    run_client(["pg_dump", "--format=custom", f"--file={target}"], store)


def run_client(command: list[str], store: str) -> None:
    """A program of PostgreSQL's. What it needs to know to come in is in its environment: a command line can
    be read by everybody on the machine."""
    parts = urlsplit(store)
    known = {
        "PGHOST": parts.hostname,
        "PGPORT": str(parts.port) if parts.port else None,
        "PGUSER": unquote(parts.username) if parts.username else None,
        "PGPASSWORD": unquote(parts.password) if parts.password else None,
        "PGDATABASE": parts.path.lstrip("/") or None,
        **{f"PG{name.upper()}": value for name, value in parse_qsl(parts.query)},
    }
    given = {name: value for name, value in known.items() if value is not None}
    try:
        subprocess.run(command, check=True, env=os.environ | given)
    except subprocess.CalledProcessError as error:
        raise DataError(command[0], f"ended with {error.returncode}") from None


def restore_store(copy: Path, store: str) -> None:
    """Put a backup in place. What was there is kept beside it (SQLite), or must have been removed
    (PostgreSQL). The store has a new epoch: every client begins anew."""
    if not copy.is_file():
        raise DataError(str(copy), "there is no such file")
    if store.startswith("sqlite:///"):
        restore_file(copy, Path(store.removeprefix("sqlite:///")))
    else:
        if shutil.which("pg_restore") is None:
            raise DataError("pg_restore", "is not installed; it comes with PostgreSQL's client")
        database = "--dbname=" + (urlsplit(store).path.lstrip("/") or "postgres")
        run_client(["pg_restore", "--exit-on-error", "--no-owner", database, str(copy)], store)
    asyncio.run(_begin_epoch(store))


def restore_file(copy: Path, path: Path) -> None:
    from lanternway.server.store.sqlite import SqliteDatabase, check_sound

    check_sound(copy)
    database = SqliteDatabase(str(path))
    database.serve_alone()  # refused while a server uses it
    try:
        for ending in ("", "-wal", "-shm"):
            old = Path(f"{path}{ending}")
            if old.exists():
                old.replace(f"{path}.replaced{ending}")
        part = Path(f"{path}.part")
        shutil.copyfile(copy, part)
        part.chmod(0o600)
        part.replace(path)
    finally:
        database.stop_serving()


async def _begin_epoch(url: str) -> None:
    from lanternway.server.store import new_epoch, open_store

    store = await open_store(url)
    try:
        await store.set_fact("epoch", new_epoch())
    finally:
        await store.close()


def prune_store(store: str, tables: int | None, guests: int | None, dry: bool) -> tuple[int, int]:
    """Delete tables and guests that nobody has touched for so many days; how many there were."""
    return asyncio.run(_prune(store, tables, guests, dry))


async def _prune(url: str, tables: int | None, guests: int | None, dry: bool) -> tuple[int, int]:
    from lanternway.server.store import open_store

    store = await open_store(url)
    try:
        now = await store.time()
        old = [] if tables is None else await store.old_tables(now - tables * DAY)
        if not dry:
            await store.drop_tables(old)
        gone = [] if guests is None else await store.old_guests(now - guests * DAY)
        if not dry:
            await store.drop_persons(gone)
    finally:
        await store.close()
    return len(old), len(gone)


def exported(store: str, table: str) -> str:
    """All rows of a table, one JSON object a line: for moving it to another server."""
    return asyncio.run(_export(store, table))


async def _export(url: str, table: str) -> str:
    from lanternway.server.log.rows import to_line
    from lanternway.server.store import open_store

    store = await open_store(url)
    try:
        rows = await store.rows(table)
    finally:
        await store.close()
    if not rows:
        raise DataError(table, "there is no such table")
    return "".join(to_line(row) + "\n" for row in rows)


def import_table(store: str, file: Path) -> str:
    """A table from its exported rows; its id. Persons that this server does not know stay names."""
    return asyncio.run(_import_table(store, file))


async def _import_table(url: str, file: Path) -> str:
    from lanternway.server.accounts import random_letters
    from lanternway.server.log.clocks import Downtimes
    from lanternway.server.log.rows import from_line
    from lanternway.server.log.table import Table, fold
    from lanternway.server.store import Conflict, open_store
    from lanternway.server.summary import summary

    lines = file.read_text(encoding="utf-8").splitlines()
    try:
        rows = [from_line(line) for line in lines]
        table = Table(random_letters(12))
        fold(table, rows)
    except (ValueError, KeyError, AttributeError) as error:
        raise DataError(str(file), f"is no exported table ({error})") from error
    store = await open_store(url)
    try:
        await store.create(table.id, table.setting, rows, summary(table, Downtimes()))
    except Conflict as error:
        raise DataError(table.id, "is there already") from error
    finally:
        await store.close()
    return table.id
