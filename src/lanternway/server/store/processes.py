"""What the store keeps of processes: which live, which look after a table, and when there was none."""

from typing import Final

from lanternway.server.store.database import Part

DUE: Final = "SELECT id FROM tables WHERE due <= ? AND lease_until < ? ORDER BY due LIMIT ?"
PUT_OFF: Final = "UPDATE tables SET due = ? WHERE id = ? AND due <= ?"
CLAIM: Final = (
    "UPDATE tables SET lease = ?, lease_until = ? WHERE id = ? AND (lease = ? OR lease_until < ?)"
)
BEAT: Final = (
    "INSERT INTO processes (id, beat) VALUES (?, ?)"
    " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
)
BEATS: Final = "SELECT id, beat FROM processes"
DROP_BEATS: Final = "DELETE FROM processes WHERE id IN (?, ?)"
STOPPED: Final = "INSERT INTO processes (id, beat) VALUES (?, ?)"
RELEASE: Final = "UPDATE tables SET lease_until = 0 WHERE lease = ?"
DROP_OLD_BEATS: Final = "DELETE FROM processes WHERE beat < ?"
ADD_DOWNTIME: Final = "INSERT INTO downtimes (start, stop) VALUES (?, ?) ON CONFLICT DO NOTHING"
DOWNTIMES: Final = "SELECT start, stop FROM downtimes ORDER BY start"


class ProcessPart(Part):
    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that nobody looks after and somebody should."""
        rows = await self.database.fetch(DUE, now, now, limit)
        return [row[0] for row in rows]

    async def put_off(self, table: str, now: float, until: float) -> None:
        """A table that is due is not before `until`, unless something happens at it."""
        await self.database.execute([(PUT_OFF, (until, table, now))])

    async def claim(self, table: str, process: str, now: float, until: float) -> bool:
        """Look after a table for a while, unless another process does."""
        counts = await self.database.execute([(CLAIM, (process, until, table, process, now))])
        return counts[0] > 0

    async def beat(self, process: str, now: float) -> None:
        await self.database.execute([(BEAT, (process, now))])

    async def beats(self) -> list[tuple[str, float]]:
        """When each process was last seen."""
        rows = await self.database.fetch(BEATS)
        return [(row[0], row[1]) for row in rows]

    async def stop_beating(self, process: str, stopped: str, now: float) -> None:
        """This process ends in order, now."""
        await self.database.execute(
            [(DROP_BEATS, (process, stopped)), (STOPPED, (stopped, now)), (RELEASE, (process,))]
        )

    async def add_downtime(self, start: float, stop: float) -> None:
        await self.database.execute(
            [(DROP_OLD_BEATS, (stop - 86_400,)), (ADD_DOWNTIME, (start, stop))]
        )

    async def downtimes(self) -> list[tuple[float, float]]:
        rows = await self.database.fetch(DOWNTIMES)
        return [(row[0], row[1]) for row in rows]
