"""What the store keeps about processes: which are alive, which look after a table, and when there was
none."""

from typing import Final

from lanternway.server.store.database import Part

DUE: Final = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
TAKE_DUE: Final = (
    "UPDATE tables SET lease = ?, lease_until = {clock} + ? WHERE id IN (SELECT id FROM tables"
    " WHERE due <= ? AND lease_until < {clock} ORDER BY due LIMIT ? {skip_locked}) RETURNING id"
)
PUT_OFF: Final = "UPDATE tables SET due = ?, lease_until = 0 WHERE id = ? AND due <= ?"
CLAIM: Final = (
    "UPDATE tables SET lease = ?, lease_until = {clock} + ?"
    " WHERE id = ? AND (lease = ? OR lease_until < {clock})"
)
TIME: Final = "SELECT {clock}"
FACT: Final = "SELECT value FROM facts WHERE name = ?"
ADD_FACT: Final = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
SET_FACT: Final = (
    "INSERT INTO facts (name, value) VALUES (?, ?)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
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
ADD_DOWNTIME: Final = (
    "INSERT INTO downtimes (start, stop) VALUES (?, ?)"
    " ON CONFLICT (start) DO UPDATE SET stop = excluded.stop WHERE downtimes.stop < excluded.stop"
)
DROP_OLD_DOWNTIMES: Final = "DELETE FROM downtimes WHERE stop < ?"
DOWNTIME_DAYS: Final = 90
"""A slow clock gives 60 days at most."""
DOWNTIMES: Final = "SELECT start, stop FROM downtimes ORDER BY start"


class ProcessPart(Part):
    def _sql(self, sql: str) -> str:
        return sql.format(clock=self.database.clock, skip_locked=self.database.skip_locked)

    async def time(self) -> float:
        """The database's own time: the same for all processes."""
        ((found,),) = await self.database.fetch(self._sql(TIME))
        return float(found)

    async def take_due(self, process: str, now: float, seconds: float, limit: int) -> list[str]:
        """Tables that somebody must look after by now and nobody does: from now on this process does, for
        so many seconds. No other process takes the same ones."""
        rows = await self.database.take(self._sql(TAKE_DUE), process, seconds, now, limit)
        return [row[0] for row in rows]

    async def put_off(self, table: str, now: float, until: float | None) -> None:
        """A table that is due is not before `until`, unless something happens at it; None: never."""
        await self.database.execute([(PUT_OFF, (until, table, now))])

    async def claim(self, table: str, process: str, seconds: float) -> bool:
        """Look after a table for a while, unless another process does."""
        args = (process, seconds, table, process)
        counts = await self.database.execute([(self._sql(CLAIM), args)])
        return counts[0] > 0

    async def fact(self, name: str, first: str) -> str:
        """Something about the store itself, remembered from the `first` time it is asked for."""
        await self.database.execute([(ADD_FACT, (name, first))])
        ((found,),) = await self.database.fetch(FACT, name)
        return str(found)

    async def set_fact(self, name: str, value: str) -> None:
        await self.database.execute([(SET_FACT, (name, value))])

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
        """Older ones than any clock can remember are forgotten."""
        await self.database.execute(
            [
                (DROP_OLD_BEATS, (stop - 86_400,)),
                (DROP_OLD_DOWNTIMES, (stop - DOWNTIME_DAYS * 86_400,)),
                (ADD_DOWNTIME, (start, stop)),
            ]
        )

    async def version(self) -> int:
        """The version of the schema as it is now."""
        return await self.database.version()

    def is_shared(self) -> bool:
        """Whether several processes may use it."""
        return bool(self.database.skip_locked)

    def serve_alone(self) -> None:
        self.database.serve_alone()

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody must look after by now, for a process that shares the store with no other."""
        rows = await self.database.fetch(DUE, now, limit)
        return [row[0] for row in rows]

    async def downtimes(self) -> list[tuple[float, float]]:
        rows = await self.database.fetch(DOWNTIMES)
        return [(row[0], row[1]) for row in rows]
