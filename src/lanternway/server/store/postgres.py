"""PostgreSQL: for several processes. The primary key (table, seq) arbitrates between them."""

import functools
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from lanternway.server.store.database import BadValue, Conflict, NewerSchema, Statement, Unavailable
from lanternway.server.store.migrations import STEPS

MIGRATION_LOCK = 0x6C616E74
"""Any number: whoever holds the advisory lock migrates."""


@functools.cache
def numbered(sql: str) -> str:
    """`?` as `$1`, `$2` ..."""
    parts = sql.split("?")
    return "".join(part + (f"${i}" if i < len(parts) else "") for i, part in enumerate(parts, 1))


GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalClientError,
)
"""What asyncpg raises when the server cannot be asked now, or went away while it was."""


BAD: Final = (asyncpg.DataError, asyncpg.exceptions.CharacterNotInRepertoireError)


class PostgresDatabase:
    clock = "extract(epoch FROM clock_timestamp())::double precision"
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, pool: Any) -> None:
        self.pool = pool

    @classmethod
    async def connect(cls, url: str) -> "PostgresDatabase":
        pool = await asyncpg.create_pool(url, min_size=1, max_size=10, command_timeout=30)
        return cls(pool)

    async def migrate(self) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
            )
            version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            if version > len(STEPS):
                raise NewerSchema("the database", version, len(STEPS))
            for step in STEPS[version:]:
                for statement in step:
                    await connection.execute(statement)
            if version < len(STEPS):
                await connection.execute("INSERT INTO schema_version VALUES ($1)", len(STEPS))

    async def fetch(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self.pool.fetch(numbered(sql), *args)]
        except BAD as error:
            raise BadValue(repr(error)) from error
        except GONE as error:
            raise Unavailable(repr(error), sure=True) from error

    async def take(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        return await self.fetch(sql, *args)

    async def execute(self, statements: list[Statement]) -> list[int]:
        counts: list[int] = []
        written = False
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                for sql, args in statements:
                    status = await connection.execute(numbered(sql), *args)
                    last = status.rsplit(" ", 1)[-1]
                    counts.append(int(last) if last.isdigit() else 0)
                written = True  # from here on only the commit is missing, or only its answer
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except BAD as error:
            raise BadValue(repr(error)) from error
        except GONE as error:
            raise Unavailable(repr(error), sure=not written) from error
        return counts

    async def version(self) -> int:
        ((found,),) = await self.fetch("SELECT max(version) FROM schema_version")
        return int(found)

    def serve_alone(self) -> None:
        """Several may."""

    async def close(self) -> None:
        await self.pool.close()
