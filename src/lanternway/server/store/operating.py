"""What the store keeps for its operator: who is kept from what, and who is who."""

from typing import Final

import msgspec

from lanternway.messages.client import SanctionKind
from lanternway.server.store.database import Part, read_row

SANCTIONS: Final = (
    "SELECT sanctions.person, persons.name, kind, until, reason FROM sanctions"
    " JOIN persons ON persons.id = sanctions.person ORDER BY persons.name, kind"
)
SANCTION: Final = (
    "INSERT INTO sanctions (person, kind, until, reason) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until, reason = excluded.reason"
)
PARDON: Final = "DELETE FROM sanctions WHERE person = ? AND kind = ?"
FIND: Final = (
    "SELECT id, name, login, created FROM persons WHERE id = ? OR login = ? OR name = ?"
    " ORDER BY created DESC LIMIT ?"
)
GOING: Final = (
    "SELECT info FROM tables WHERE status IN ('open', 'playing') ORDER BY updated DESC LIMIT ?"
)


class SanctionRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    kind: SanctionKind
    until: float
    reason: str


class FoundRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    created: float


class OperatingPart(Part):
    async def sanctions(self) -> list[SanctionRow]:
        return [read_row(SanctionRow, row) for row in await self.database.fetch(SANCTIONS)]

    async def sanction(self, person: str, kind: SanctionKind, until: float, reason: str) -> None:
        await self.database.execute([(SANCTION, (person, kind, until, reason))])

    async def pardon(self, person: str, kind: SanctionKind) -> bool:
        return (await self.database.execute([(PARDON, (person, kind))]))[0] > 0

    async def find_people(self, who: str, limit: int) -> list[FoundRow]:
        """By id, login or name."""
        rows = await self.database.fetch(FIND, who, who.lower(), who, limit)
        return [FoundRow(*row) for row in rows]

    async def going(self, limit: int) -> list[str]:
        """TableInfo of tables that are not over, listed or not, as JSON."""
        return [row[0] for row in await self.database.fetch(GOING, limit)]
