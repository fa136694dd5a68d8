"""SQLite: many transactions share a commit, and none of them pays for another; and backups of it."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lanternway.cli import store as store_commands
from lanternway.core import DataError
from lanternway.server.store.database import Conflict
from lanternway.server.store.sqlite import SqliteDatabase
from tests.server.serving import run

ADD = "INSERT INTO mutes (person, muted) VALUES (?, ?)"


def test_a_conflict_undoes_its_own_transaction_only(sqlite_store: str) -> None:
    async def main() -> None:
        path = sqlite_store.removeprefix("sqlite:///")
        database = SqliteDatabase(path)
        await database.migrate()
        await database.execute([(ADD, ("ada", "taken"))])
        jobs = [[(ADD, ("ada", f"m{n}")), (ADD, ("bo", f"m{n}"))] for n in range(40)]
        jobs[7].append((ADD, ("ada", "taken")))
        jobs[23].append((ADD, ("ada", "m22")))
        results = await asyncio.gather(
            *(database.execute(list(job)) for job in jobs), return_exceptions=True
        )
        for number, result in enumerate(results):
            if number in (7, 23):
                assert isinstance(result, Conflict)
            else:
                assert result == [1, 1]
        await database.close()
        with sqlite3.connect(path) as copy:
            found = copy.execute("SELECT person, muted FROM mutes").fetchall()
        kept = {("ada", "taken")}
        for number in set(range(40)) - {7, 23}:
            kept |= {("ada", f"m{number}"), ("bo", f"m{number}")}
        assert sorted(found) == sorted(kept)

    run(main())


def test_a_broken_statement_stores_nothing_and_the_writer_goes_on(sqlite_store: str) -> None:
    async def main() -> None:
        database = SqliteDatabase(sqlite_store.removeprefix("sqlite:///"))
        await database.migrate()
        with pytest.raises(sqlite3.OperationalError):
            await database.execute([(ADD, ("ada", "x")), ("INSERT INTO nowhere VALUES (1)", ())])
        assert await database.fetch("SELECT person FROM mutes") == []
        assert await database.execute([(ADD, ("ada", "x"))]) == [1]
        await database.close()

    run(main())


class Watched(sqlite3.Connection):
    """A connection whose backup is told of: `between` is called after every step of it."""

    between: Callable[[sqlite3.Connection], None]

    def backup(self, target: sqlite3.Connection, **more: Any) -> None:
        super().backup(target, **{**more, "progress": lambda *_: type(self).between(target)})


def watch_backups(
    monkeypatch: pytest.MonkeyPatch, between: Callable[[sqlite3.Connection], None]
) -> None:
    Watched.between = staticmethod(between)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))


def test_a_backup_ends_although_something_is_written_after_every_step_of_it(
    sqlite_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = sqlite_store.removeprefix("sqlite:///")
    run(fill(path, 3000))  # far more than a thousand pages
    before = rows_of(path)
    writer = sqlite3.connect(path)
    steps = 0

    def write(_: sqlite3.Connection) -> None:
        nonlocal steps
        steps += 1
        assert steps < 50, "it begins anew after every write"
        with writer:
            writer.execute(ADD, ("cy", f"{steps}"))

    with monkeypatch.context() as patch:
        watch_backups(patch, write)
        store_commands.copy_store(sqlite_store, tmp_path / "copy.db")
    writer.close()
    assert steps > 0, "nothing was written meanwhile"
    assert before <= rows_of(f"{tmp_path}/copy.db") <= rows_of(path)
    assert sorted(p.name for p in tmp_path.glob("copy*")) == ["copy.db"]


def test_a_backup_that_is_not_sound_is_said_and_not_kept(
    sqlite_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(fill(sqlite_store.removeprefix("sqlite:///"), 10))

    def ruin(copy: sqlite3.Connection) -> None:
        copy.execute("PRAGMA writable_schema = ON")
        copy.execute("DELETE FROM sqlite_master WHERE name = 'tables_due'")
        copy.commit()

    with monkeypatch.context() as patch:
        watch_backups(patch, ruin)
        with pytest.raises(DataError, match="not sound"):
            store_commands.copy_store(sqlite_store, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy*")) == []
    store_commands.copy_store(sqlite_store, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").is_file()


async def fill(path: str, rows: int) -> None:
    """A store with so many rows, each about two pages long."""
    database = SqliteDatabase(path)
    await database.migrate()
    await database.execute([(ADD, ("ada", f"{n} {'x' * 8000}")) for n in range(rows)])
    await database.close()


def rows_of(path: str) -> set[tuple[str, str]]:
    connection = sqlite3.connect(path)
    try:
        return set(connection.execute("SELECT person, muted FROM mutes"))
    finally:
        connection.close()


def test_a_backup_into_a_folder_that_is_not_there_says_so(
    sqlite_store: str, tmp_path: Path
) -> None:
    async def main() -> None:
        database = SqliteDatabase(sqlite_store.removeprefix("sqlite:///"))
        await database.migrate()
        await database.close()

    run(main())
    with pytest.raises(DataError, match="there is no folder"):
        store_commands.copy_store(sqlite_store, tmp_path / "nowhere" / "copy.db")
