"""The store: everything that must not be lost, in words of the domain."""

from lanternway.server.store.learning import LearningPart
from lanternway.server.store.operating import OperatingPart
from lanternway.server.store.people import PeoplePart
from lanternway.server.store.processes import ProcessPart
from lanternway.server.store.profiles import ProfilePart
from lanternway.server.store.pushes import PushPart
from lanternway.server.store.retention import RetentionPart
from lanternway.server.store.reviews import ReviewPart
from lanternway.server.store.tables import TablePart


class Store(
    PeoplePart,
    TablePart,
    ProcessPart,
    LearningPart,
    PushPart,
    ReviewPart,
    RetentionPart,
    ProfilePart,
    OperatingPart,
):
    """Statements are written once, in the dialect that all databases share."""

    async def close(self) -> None:
        await self.database.close()
