"""`lanternway backup`, `export` and `import`: the store of a server, from outside of it."""

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Annotated

import typer

from lanternway.cli.serve import StoreUrl, settings_of
from lanternway.cli.terminal import terminal
from lanternway.core.errors import DataError


def backup(
    context: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-target")],
    store: StoreUrl = None,
) -> None:
    copy_store(settings_of({"store": store}).store, target)
    typer.echo(terminal(context).text("server-backed-up", file=str(target)))


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
    subprocess.run(
        ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={store}"], check=True
    )


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
        setting = table.setting
        about = summary(table, Downtimes())
        await store.create(table.id, setting.game, setting.listed, rows, about)
    except Conflict as error:
        raise DataError(table.id, "is there already") from error
    finally:
        await store.close()
    return table.id
