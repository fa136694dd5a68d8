"""SQLite: one file, no setup. One thread writes, and commits for all that wait at once: durable
(WAL, synchronous FULL) and still quick. Another thread reads, and a third one moves what is in the WAL
into the file meanwhile, so that no commit has to wait for that."""

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import IO, Any, Final

import structlog

from lanternway.core import DataError
from lanternway.server.store.database import (
    Conflict,
    NewerSchema,
    Statement,
    Unavailable,
    new_epoch,
)
from lanternway.server.store.migrations import STEPS

log = structlog.get_logger()

BATCH: Final = 256
"""Transactions that share a commit at most."""
BUSY_SECONDS: Final = 5
"""How long a transaction waits for another program that has locked the file."""
REOPEN_SECONDS: Final = 0.5
"""After a fault the writer opens the file again, and waits this long if that fails too."""
TIDY_SECONDS: Final = 0.5
"""How often the WAL is moved into the file while something is written."""
WAL_PAGES: Final = 20_000
"""A commit that finds so many pages in the WAL moves them itself: only if tidying cannot keep up."""


class Job:
    """A transaction that waits to be written."""

    __slots__ = ("counts", "error", "future", "loop", "rows", "statements")

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
        self.rows: list[tuple[Any, ...]] = []
        """What the last statement returned, if it returns something."""
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

    clock = "((julianday('now') - 2440587.5) * 86400.0)"
    skip_locked = ""

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
        self._serving: IO[bytes] | None = None

    def serve_alone(self) -> None:
        """Another process would not hear of what this one writes: held as long as this one lives."""
        path = Path(f"{self.path}.serving")
        serving = path.open("ab")
        path.chmod(0o600)
        try:
            fcntl.lockf(serving, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            serving.close()
            raise DataError(
                self.path, "another process serves this file; for several use PostgreSQL"
            ) from error
        self._serving = serving

    def stop_serving(self) -> None:
        if self._serving is not None:
            self._serving.close()
            self._serving = None

    def connect(self) -> sqlite3.Connection:
        with contextlib.suppress(FileExistsError):  # nobody else may read what is private
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
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
                raise NewerSchema(self.path, version, len(STEPS))
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
        try:
            if self._reading is None:
                self._reading = self.connect()
            return self._reading.execute(sql, args).fetchall()
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error), sure=True) from error

    async def version(self) -> int:
        ((found,),) = await self.fetch("PRAGMA user_version")
        return int(found)

    async def execute(self, statements: list[Statement]) -> list[int]:
        return (await self._done(statements)).counts

    async def take(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        return (await self._done([(sql, args)])).rows

    async def _done(self, statements: list[Statement]) -> Job:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[int]] = loop.create_future()
        job = Job(statements, loop, future)
        self._jobs.put(job)
        await future
        return job

    def _write(self) -> None:
        """For as long as the store is open, whatever goes wrong: each job gets its answer."""
        connection: sqlite3.Connection | None = None
        stop = False
        while not stop:
            job = self._jobs.get()
            if job is None:
                break
            batch = [job]
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stop = True
                    break
                batch.append(job)
            try:
                connection = connection or self.connect()
                self._commit(connection, batch)
            except Exception as error:  # the connection is of no use any more
                log.error("store-connection-lost", error=repr(error))
                for one in batch:
                    one.error = Unavailable(repr(error), sure=False)
                discard(connection)
                connection = None
                self._closing.wait(REOPEN_SECONDS)
            report(batch)
            self._written.set()
        discard(connection)

    def _tidy(self) -> None:
        """Checkpoints beside the writer, which goes on meanwhile (PASSIVE waits for nobody). What cannot be
        done now, because the disk is full, say, is tried again."""
        connection: sqlite3.Connection | None = None
        while not self._closing.wait(TIDY_SECONDS):
            if self._written.is_set():
                self._written.clear()
                try:
                    connection = connection or self.connect()
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                except sqlite3.Error as error:
                    log.warning("checkpoint-failed", error=str(error))
                    self._written.set()
                    discard(connection)
                    connection = None
        discard(connection)

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        """All jobs in one transaction. One that cannot be done is rare: only if there is one, all are done
        again, each in a savepoint of its own."""
        cursor = connection.cursor()
        committing = False
        try:
            try:
                cursor.execute("BEGIN IMMEDIATE")
                for job in batch:
                    self._run(cursor, job)
            except Exception as error:
                if is_elsewhere(error):
                    raise
                cursor.execute("ROLLBACK")
                cursor.execute("BEGIN IMMEDIATE")
                for job in batch:
                    self._run_apart(cursor, job)
            committing = True
            cursor.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                cursor.execute("ROLLBACK")
                committing = False
            unavailable = Unavailable(str(error), sure=not committing)
            for job in batch:
                job.error = unavailable if is_elsewhere(error) else error
        finally:
            cursor.close()

    def _run(self, cursor: sqlite3.Cursor, job: Job) -> None:
        job.counts = [cursor.execute(sql, args).rowcount for sql, args in job.statements]
        job.rows = cursor.fetchall()

    def _run_apart(self, cursor: sqlite3.Cursor, job: Job) -> None:
        cursor.execute("SAVEPOINT job")
        try:
            self._run(cursor, job)
        except Exception as error:
            if is_elsewhere(error):
                raise
            cursor.execute("ROLLBACK TO job")
            refused = isinstance(error, sqlite3.IntegrityError)
            job.error = Conflict(str(error)) if refused else error
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
            check_sound(part, target)
            # Wherever the copy is put in place, what clients counted after it means nothing there.
            with closing(sqlite3.connect(part)) as copy, copy:
                if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'facts'").fetchone():
                    copy.execute("UPDATE facts SET value = ? WHERE name = 'epoch'", (new_epoch(),))
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    async def close(self) -> None:
        if self._started:
            self._jobs.put(None)
            self._closing.set()
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._tidier.join)
        self.stop_serving()
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()


def check_sound(path: Path, name: str = "") -> None:
    """DataError if a file is not a sound database."""
    try:
        with closing(sqlite3.connect(path)) as copy:
            found: str = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise DataError(name or str(path), f"the copy is not sound: {found}")


def is_elsewhere(error: Exception) -> bool:
    """Whether no statement is to blame, but the state that the file or the disk is in."""
    return (
        isinstance(error, sqlite3.OperationalError)
        and error.sqlite_errorcode != sqlite3.SQLITE_ERROR
    )


def discard(connection: sqlite3.Connection | None) -> None:
    """Close a connection, if there is one, however broken it is."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


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
