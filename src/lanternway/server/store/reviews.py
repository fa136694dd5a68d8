"""What the store keeps of reviews: the last one of a table, with what it was made from."""

from typing import Final

from lanternway.server.store.database import Part

REVIEW: Final = "SELECT record, version, data FROM reviews WHERE table_id = ?"
KEEP: Final = (
    "INSERT INTO reviews (table_id, record, version, data) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET record = excluded.record, version = excluded.version,"
    " data = excluded.data"
)


class ReviewPart(Part):
    async def review(self, table: str, record: str, version: str) -> str | None:
        """The review of a table as JSON, if it was made of this record by this version."""
        rows = await self.database.fetch(REVIEW, table)
        return next((row[2] for row in rows if row[:2] == (record, version)), None)

    async def keep_review(self, table: str, record: str, version: str, data: str) -> None:
        await self.database.execute([(KEEP, (table, record, version, data))])
