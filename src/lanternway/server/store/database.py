"""What the store needs of a database, small enough to be the same for all."""

import secrets
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

Read = TypeVar("Read", bound=msgspec.Struct)


def new_epoch() -> str:
    """The name of a store from now on: clients that counted by another one begin anew."""
    return secrets.token_hex(8)


Statement = tuple[str, Sequence[Any]]
"""SQL with `?` for arguments, and the arguments."""


class Conflict(Exception):
    """A key is there already: somebody else was quicker, or it is the same command again."""


class Unavailable(Exception):
    """The database does not answer now: locked, full, stopped, or not to be reached. Nothing was written if
    it is `sure`; else a commit may have been made whose answer was lost."""

    def __init__(self, text: str, sure: bool) -> None:
        super().__init__(text)
        self.sure: bool = sure


class BadValue(Exception):
    """A value that the database cannot hold."""


class NewerSchema(Exception):
    """The store was made, or brought up to date, by a newer version than this one."""

    def __init__(self, where: str, version: int, known: int) -> None:
        super().__init__(f"{where} has schema {version}; this version knows up to {known}")


class Database(Protocol):
    """Statements in a dialect that both databases speak."""

    clock: str
    """SQL for the database's own time, in seconds since 1970."""
    skip_locked: str
    """What is put behind a SELECT that takes rows which no other process is just taking."""

    async def fetch(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """The rows of a query. Raises `Unavailable`."""

    async def take(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """The rows that a statement with RETURNING changed, on disk when this returns. Raises
        `Unavailable`."""

    async def execute(self, statements: list[Statement]) -> list[int]:
        """All statements in one transaction, on disk when this returns; how many rows each touched.
        Raises `Conflict` and does nothing if a key is there already; raises `Unavailable`."""

    async def version(self) -> int:
        """The version of the schema as it is now: another process may have brought it up to date."""

    def serve_alone(self) -> None:
        """This process serves the store. Refused (DataError) where there may be only one and is."""

    async def migrate(self) -> None:
        """Bring the schema up to date."""

    async def close(self) -> None: ...


def read_row(kind: type[Read], row: tuple[Any, ...]) -> Read:
    """A row with a column for every field, checked: what is not of the fields' types is a fault here."""
    return msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind)


class Part:
    """A part of the store: statements on what belongs together."""

    def __init__(self, database: Database) -> None:
        self.database = database
