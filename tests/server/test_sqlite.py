"""SQLite: many transactions share a commit, and none of them pays for another."""

import asyncio
import sqlite3

import pytest

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
