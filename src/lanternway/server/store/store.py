"""The store: everything that must not be lost, in words of the domain."""

from lanternway.server.store.people import PeoplePart
from lanternway.server.store.processes import ProcessPart
from lanternway.server.store.tables import TablePart


class Store(PeoplePart, TablePart, ProcessPart):
    """Statements are written once, in the dialect that all databases share."""

    async def close(self) -> None:
        await self.database.close()
