"""Where everything is kept: SQLite in one file, or PostgreSQL, by one URL."""

from lanternway.server.store.database import Conflict, Database
from lanternway.server.store.people import PersonRow, TokenRow
from lanternway.server.store.store import Store
from lanternway.server.store.tables import Places, Summary, TableRow

__all__ = [
    "Conflict",
    "Database",
    "PersonRow",
    "Places",
    "Store",
    "Summary",
    "TableRow",
    "TokenRow",
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
        raise ValueError(f"'{url}' is not the address of a store: sqlite:///FILE or postgresql://…")
    await database.migrate()
    return Store(database)
