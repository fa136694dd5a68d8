"""SQLite: one file, no set-up. One thread writes, and commits for all that wait at once: durable
(WAL, synchronous FULL) and still quick. Another thread reads, and a third one moves what is in the WAL
into the file meanwhile, so that no commit has to wait for that."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from lanternway.core import DataError
from lanternway.server.store.database import Conflict, Statement
from lanternway.server.store.migrations import STEPS

BATCH: Final = 256
"""Transactions that share a commit at most."""
BUSY_SECONDS: Final = 20
TIDY_SECONDS: Final = 0.5
"""How often the WAL is moved into the file while something is written."""
WAL_PAGES: Final = 20_000
"""A commit that finds so many pages in the WAL moves them itself: only if tidying cannot keep up."""


class Job:
    """A transaction that waits to be written."""

    __slots__ = ("counts", "error", "future", "loop", "statements")

    def __init__(
        self,
        statements: list[Statement],
        loop: asyncio.AbstractEventLoop,
        future: asyncio.Future[list[int]],
    ) -> None:
        self.statements = statements
        self.loop = loop
        self.future = future
        self.counts: list[int] = []
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell who waits; in its own loop."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.counts)


class SqliteDatabase:
    """A file; `:memory:` is not for this: two connections look at it."""

    def __init__(self, path: str) -> None:
        self.path = path
        Path(path).absolute().parent.mkdir(parents=True, exist_ok=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "sqlite-read")
        self._reading: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write, name="sqlite-write", daemon=True)
        self._tidier = threading.Thread(target=self._tidy, name="sqlite-tidy", daemon=True)
        self._written = threading.Event()
        self._closing = threading.Event()
        self._started = False

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={WAL_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def migrate(self) -> None:
        await asyncio.to_thread(self._migrate)
        self._started = True
        self._writer.start()
        self._tidier.start()

    def _migrate(self) -> None:
        connection = self.connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > len(STEPS):
                raise RuntimeError(
                    f"{self.path} has schema {version}; this version knows up to {len(STEPS)}"
                )
            for step in STEPS[version:]:
                for statement in step:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(STEPS)}")
            connection.execute("COMMIT")
        finally:
            connection.close()

    async def fetch(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._fetch, sql, args)

    def _fetch(self, sql: str, args: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self._reading is None:
            self._reading = self.connect()
        return self._reading.execute(sql, args).fetchall()

    async def execute(self, statements: list[Statement]) -> list[int]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[int]] = loop.create_future()
        self._jobs.put(Job(statements, loop, future))
        return await future

    def _write(self) -> None:
        connection = self.connect()
        try:
            while True:
                job = self._jobs.get()
                if job is None:
                    return
                batch = [job]
                stop = False
                while len(batch) < BATCH and not self._jobs.empty():
                    job = self._jobs.get()
                    if job is None:
                        stop = True
                        break
                    batch.append(job)
                self._commit(connection, batch)
                report(batch)
                self._written.set()
                if stop:
                    return
        finally:
            connection.close()

    def _tidy(self) -> None:
        """Checkpoints beside the writer, which goes on meanwhile (PASSIVE waits for nobody)."""
        connection = self.connect()
        try:
            while not self._closing.wait(TIDY_SECONDS):
                if self._written.is_set():
                    self._written.clear()
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        """All jobs in one transaction. Conflicts are rare: only if there is one, all are done again,
        each in a savepoint of its own."""
        cursor = connection.cursor()
        try:
            try:
                cursor.execute("BEGIN IMMEDIATE")
                for job in batch:
                    self._run(cursor, job)
            except sqlite3.IntegrityError:
                cursor.execute("ROLLBACK")
                cursor.execute("BEGIN IMMEDIATE")
                for job in batch:
                    self._run_apart(cursor, job)
            cursor.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                cursor.execute("ROLLBACK")
            for job in batch:
                job.error = error
        finally:
            cursor.close()

    def _run(self, cursor: sqlite3.Cursor, job: Job) -> None:
        job.counts = [cursor.execute(sql, args).rowcount for sql, args in job.statements]

    def _run_apart(self, cursor: sqlite3.Cursor, job: Job) -> None:
        cursor.execute("SAVEPOINT job")
        try:
            self._run(cursor, job)
        except sqlite3.IntegrityError as error:
            cursor.execute("ROLLBACK TO job")
            job.error = Conflict(str(error))
        cursor.execute("RELEASE job")

    def backup(self, target: str) -> None:
        """A consistent copy while the server runs. It has its name only when it is whole and sound."""
        path = Path(target)
        if not path.parent.is_dir():
            raise DataError(target, f"there is no folder {path.parent}")
        handle, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
        os.close(handle)
        part = Path(name)
        try:
            with closing(self.connect()) as source, closing(sqlite3.connect(part)) as copy:
                # In one step: between two, any write to the source would make SQLite start over.
                # Writers go on meanwhile: in WAL mode the copy only reads.
                source.backup(copy, pages=-1)
            with closing(sqlite3.connect(part)) as copy:
                found: str = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise DataError(target, f"the copy is not sound: {found}")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    async def close(self) -> None:
        if self._started:
            self._jobs.put(None)
            self._closing.set()
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._tidier.join)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()


def report(batch: list[Job]) -> None:
    """Tell all who wait, each in its own loop, every loop once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        waiting.setdefault(job.loop, []).append(job)
    for loop, jobs in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(settle, jobs)


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
