"""Where everything is kept: SQLite in one file, or PostgreSQL, by one URL."""

from lanternway.server.store.database import (
    BadValue,
    Conflict,
    Database,
    NewerSchema,
    Unavailable,
    new_epoch,
)
from lanternway.server.store.learning import Progress
from lanternway.server.store.operating import FoundRow, SanctionRow
from lanternway.server.store.people import PersonRow, TokenRow
from lanternway.server.store.pushes import PushRow
from lanternway.server.store.store import Store
from lanternway.server.store.tables import LEASE_SECONDS, Places, Summary, TableRow

__all__ = [
    "LEASE_SECONDS",
    "BadValue",
    "Conflict",
    "Database",
    "FoundRow",
    "NewerSchema",
    "PersonRow",
    "Places",
    "Progress",
    "PushRow",
    "SanctionRow",
    "Store",
    "Summary",
    "TableRow",
    "TokenRow",
    "Unavailable",
    "new_epoch",
    "open_store",
]


async def open_store(url: str) -> Store:
    """`sqlite:///path/to/file.db` or `postgresql://…`; the schema is brought up to date."""
    database: Database
    if url.startswith("sqlite:///"):
        from lanternway.server.store.sqlite import SqliteDatabase

        database = SqliteDatabase(url.removeprefix("sqlite:///"))
    elif url.startswith(("postgres://", "postgresql://")):
        from lanternway.server.store.postgres import PostgresDatabase

        database = await PostgresDatabase.connect(url)
    else:
        kind = url.partition(":")[0]  # the rest may hold a password
        raise ValueError(
            f"'{kind}:…' is not the address of a store: sqlite:///FILE or postgresql://…"
        )
    await database.migrate()
    return Store(database)
