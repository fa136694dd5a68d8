"""What the store needs of a database, small enough to be the same for all."""

from collections.abc import Sequence
from typing import Any, Protocol

Statement = tuple[str, Sequence[Any]]
"""SQL with `?` for arguments, and the arguments."""


class Conflict(Exception):
    """A key is there already: somebody else was quicker, or it is the same command again."""


class Database(Protocol):
    """Statements in a dialect that both databases speak."""

    async def fetch(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """The rows of a query."""

    async def execute(self, statements: list[Statement]) -> list[int]:
        """All statements in one transaction, on disk when this returns; how many rows each touched.
        Raises `Conflict` and does nothing if a key is there already."""

    async def migrate(self) -> None:
        """Bring the schema up to date."""

    async def close(self) -> None: ...


class Part:
    """A part of the store: statements on what belongs together."""

    def __init__(self, database: Database) -> None:
        self.database = database
