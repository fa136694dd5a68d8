"""What need not be kept forever: closed tables, old finished ones, guests who never came back."""

from collections.abc import Sequence
from typing import Final

from lanternway.server.log.rows import Row, pack
from lanternway.server.store.database import Part, Statement

OLD_TABLES: Final = (
    "SELECT id FROM tables WHERE updated < ? AND (status = 'closed' OR status = 'over'"
    " OR (status = 'open' AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = id AND kind = 'started')))"
)
OF_TABLE: Final = ("log", "places", "reviews", "snapshots")
OLD_GUESTS: Final = (
    "SELECT id FROM persons WHERE login IS NULL AND created < ?"
    " AND NOT EXISTS (SELECT 1 FROM places WHERE person = persons.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = persons.id)"
    " AND NOT EXISTS (SELECT 1 FROM log WHERE actor = persons.id)"
)
OF_PERSON: Final = ("tokens", "mutes", "progress", "places", "ratings", "blocks", "sanctions")
"""What belongs to one person alone."""
ABOUT_PERSON: Final = (
    "DELETE FROM mutes WHERE muted = ?",
    "DELETE FROM blocks WHERE blocked = ?",
    "UPDATE results SET person = '' WHERE person = ?",
    "UPDATE tables SET owner = '' WHERE owner = ?",
    "DELETE FROM persons WHERE id = ?",
)
"""How the rest forgets who it was."""
TABLES_OF: Final = (
    "SELECT table_id FROM places WHERE person = ? UNION SELECT id FROM tables WHERE owner = ?"
    " UNION SELECT table_id FROM log WHERE actor = ? AND kind IN ('joined', 'said')"
)
REWRITE: Final = "UPDATE log SET data = ? WHERE table_id = ? AND seq = ?"
SET_SNAPSHOT: Final = "UPDATE snapshots SET data = ? WHERE table_id = ?"
RENAME_RESULTS: Final = "UPDATE results SET name = ? WHERE table_id = ? AND person = ?"
INFO: Final = "SELECT info FROM tables WHERE id = ?"
SET_INFO: Final = "UPDATE tables SET info = ? WHERE id = ?"
AT_ONCE: Final = 100
"""Things of one transaction: nobody who plays waits long for it."""


class RetentionPart(Part):
    async def old_tables(self, before: float) -> list[str]:
        """Tables that are not played, and were last touched before this."""
        return [row[0] for row in await self.database.fetch(OLD_TABLES, before)]

    async def drop_tables(self, tables: list[str]) -> None:
        """With their logs: nothing of them is left."""
        for start in range(0, len(tables), AT_ONCE):
            statements: list[Statement] = []
            for table in tables[start : start + AT_ONCE]:
                statements += [
                    (f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_TABLE
                ]
                statements.append(("DELETE FROM tables WHERE id = ?", (table,)))
            await self.database.execute(statements)

    async def old_guests(self, before: float) -> list[str]:
        """Guests who were made before this and are at no table that is left."""
        return [row[0] for row in await self.database.fetch(OLD_GUESTS, before)]

    async def tables_of(self, person: str) -> list[str]:
        """All tables whose log knows the person: they sat there, made it, or said something."""
        return [row[0] for row in await self.database.fetch(TABLES_OF, person, person, person)]

    async def info(self, table: str) -> str:
        """TableInfo for the lobby, as JSON."""
        ((found,),) = await self.database.fetch(INFO, table)
        return str(found)

    async def rewrite(
        self, table: str, rows: Sequence[Row], info: str, snapshot: str, person: str, name: str
    ) -> None:
        """Rows of a log, and what is made of them, as if the person had been called `name`."""
        await self.database.execute(
            [
                *((REWRITE, (pack(row), table, row.seq)) for row in rows),
                (SET_SNAPSHOT, (snapshot, table)),
                (RENAME_RESULTS, (name, table, person)),
                (SET_INFO, (info, table)),
            ]
        )

    async def drop_persons(self, persons: list[str]) -> None:
        for start in range(0, len(persons), AT_ONCE):
            statements: list[Statement] = []
            for person in persons[start : start + AT_ONCE]:
                statements += [
                    (f"DELETE FROM {name} WHERE person = ?", (person,)) for name in OF_PERSON
                ]
                statements += [(sql, (person,)) for sql in ABOUT_PERSON]
            await self.database.execute(statements)
