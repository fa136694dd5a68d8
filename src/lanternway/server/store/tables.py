"""What the store keeps about tables: their logs, snapshots, and what can be known without folding them."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from lanternway.server.log.changes import Created
from lanternway.server.log.rows import IN_LOOP, Row, pack, unpack, unpacked
from lanternway.server.store.database import Part, Statement

ROW: Final = "SELECT seq, at, kind, seat, actor, command, content, data FROM log"
ADD_TABLE: Final = (
    "INSERT INTO tables (id, game, status, listed, created, updated, due, info, owner)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
LEASE: Final = "lease = ?, lease_until = CASE WHEN ? = '' THEN 0 ELSE {clock} + ? END"
CHANGE_TABLE: Final = (
    "UPDATE tables SET status = ?, updated = ?, due = ?, info = ?, listed = ?,"
    f" {LEASE} WHERE id = ?"
)
CHANGE_DUE: Final = f"UPDATE tables SET due = ?, {LEASE} WHERE id = ?"
LEASE_SECONDS: Final = 5.0
"""How long a process looks after a table before it must say so again."""
OWNED: Final = (
    "SELECT coalesce(sum(1), 0), coalesce(sum(listed * (CASE WHEN status = 'open' THEN 1 ELSE 0 END)), 0)"
    " FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
)
DROP_PLACES: Final = "DELETE FROM places WHERE table_id = ?"
CHANGE_TURNS: Final = "UPDATE places SET turn = (? >> seat) & 1 WHERE table_id = ?"
ROWS_AFTER: Final = f"{ROW} WHERE table_id = ? AND seq > ? ORDER BY seq"
HEADS: Final = "SELECT table_id, max(seq) FROM log WHERE table_id IN ({marks}) GROUP BY table_id"
ROW_OF_COMMAND: Final = f"{ROW} WHERE table_id = ? AND actor = ? AND command = ?"
SNAPSHOT: Final = "SELECT seq, data FROM snapshots WHERE table_id = ?"
SAVE_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq,"
    " data = excluded.data WHERE snapshots.seq < excluded.seq"
)
LISTED: Final = (
    "SELECT id, status, updated, info FROM tables WHERE listed = 1"
    " AND (game = ? OR ? = '') AND (status = ? OR (? = '' AND status IN"
    " ('open', 'playing'))) ORDER BY updated DESC LIMIT ?"
)
MINE: Final = (
    "SELECT id, status, updated, info FROM tables WHERE id IN"
    " (SELECT table_id FROM places WHERE person = ?) ORDER BY updated DESC LIMIT ?"
)
TURNS: Final = (
    "SELECT DISTINCT person, table_id FROM places"
    " WHERE turn = 1 AND person IN ({marks}) ORDER BY table_id"
)
ADD_ROW: Final = (
    "INSERT INTO log (table_id, seq, at, kind, seat, actor, command, content, data)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_PLACE: Final = "INSERT INTO places (table_id, seat, person, turn) VALUES (?, ?, ?, ?)"


class TableRow(msgspec.Struct, frozen=True):
    id: str
    status: str
    updated: float
    info: str


Places = tuple[tuple[int, str, int], ...]
"""Seat, person, whether the person must act."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lobby and sweepers want to know of a table without folding it."""

    status: str
    due: float | None
    """When a process must look at it: a bot decides, a clock runs out."""
    info: str
    """TableInfo for the lobby, as JSON."""
    listed: bool
    """It stands in the lobby."""
    places: Places


class TablePart(Part):
    async def create(
        self, table: str, setting: Created, rows: Sequence[Row], summary: Summary
    ) -> None:
        at = rows[0].at
        about = (table, setting.game, summary.status, int(summary.listed), at, at)
        statements: list[Statement] = [
            (ADD_TABLE, (*about, summary.due, summary.info, setting.owner))
        ]
        statements += [_new_row(table, row) for row in rows]
        statements += _new_places(table, summary)
        await self.database.execute(statements)

    async def append(
        self, table: str, rows: Sequence[Row], summary: Summary, before: Summary, lease: str = ""
    ) -> None:
        """Rows at the end of the log, durable when this returns. Conflict: another process has
        written there, or a command is there already. `before`: the summary so far; `lease`: the process
        that looks after the table from now on, if it must be one."""
        statements = [_new_row(table, row) for row in rows]
        leased = (lease, lease, LEASE_SECONDS, table)
        clock = self.database.clock
        if summary.info != before.info:
            listed = int(summary.listed)
            about = (summary.status, rows[-1].at, summary.due, summary.info, listed)
            statements.append((CHANGE_TABLE.format(clock=clock), (*about, *leased)))
        elif summary.due != before.due:  # nothing that others may see: not even the lobby's order
            statements.append((CHANGE_DUE.format(clock=clock), (summary.due, *leased)))
        places = summary.places
        if [place[:2] for place in places] != [place[:2] for place in before.places]:
            statements.append((DROP_PLACES, (table,)))
            statements += _new_places(table, summary)
        elif places != before.places:
            turns = sum(turn << seat for seat, _, turn in places)
            statements.append((CHANGE_TURNS, (turns, table)))
        await self.database.execute(statements)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self.database.fetch(ROWS_AFTER, table, after)
        if len(found) <= IN_LOOP:
            return unpacked(found)
        return await asyncio.to_thread(unpacked, found)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""
        if not tables:
            return {}
        marks = ", ".join("?" for _ in tables)
        found = await self.database.fetch(HEADS.format(marks=marks), *tables)
        return {row[0]: row[1] for row in found}

    async def command(self, table: str, actor: str, command: str) -> Row | None:
        """The row of a command, if it was done."""
        found = await self.database.fetch(ROW_OF_COMMAND, table, actor, command)
        return unpack(*found[0]) if found else None

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        found = await self.database.fetch(SNAPSHOT, table)
        return (found[0][0], found[0][1]) if found else None

    async def save_snapshot(self, table: str, seq: int, data: str) -> None:
        """Keep it if it is the newest."""
        await self.database.execute([(SAVE_SNAPSHOT, (table, seq, data))])

    async def listed(self, game: str, status: str, limit: int) -> list[TableRow]:
        rows = await self.database.fetch(LISTED, game, game, status, status, limit)
        return [TableRow(*row) for row in rows]

    async def mine(self, person: str, limit: int) -> list[TableRow]:
        rows = await self.database.fetch(MINE, person, limit)
        return [TableRow(*row) for row in rows]

    async def owned(self, person: str) -> tuple[int, int]:
        """How many tables of this person are not over, and how many of them wait in the lobby."""
        ((unfinished, listed),) = await self.database.fetch(OWNED, person)
        return int(unfinished), int(listed)

    async def turns(self, persons: Sequence[str]) -> dict[str, list[str]]:
        """The tables where each of these persons must act."""
        marks = ", ".join("?" for _ in persons)
        rows = await self.database.fetch(TURNS.format(marks=marks), *persons)
        found: dict[str, list[str]] = {person: [] for person in persons}
        for person, table in rows:
            found[person].append(table)
        return found


def _new_row(table: str, row: Row) -> Statement:
    return (
        ADD_ROW,
        (
            table,
            row.seq,
            row.at,
            row.kind,
            row.seat,
            row.actor,
            row.command,
            row.content,
            pack(row),
        ),
    )


def _new_places(table: str, summary: Summary) -> list[Statement]:
    return [(ADD_PLACE, (table, seat, person, turn)) for seat, person, turn in summary.places]
