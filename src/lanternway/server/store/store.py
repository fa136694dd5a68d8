"""The store: everything that must not be lost, in words of the domain."""

from collections.abc import Sequence
from typing import Any

import msgspec

from lanternway.server.log.rows import Row, pack, unpack
from lanternway.server.store.database import Database, Statement


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    webhook: str
    email: str
    created: float


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    label: str
    created: float


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
    places: Places


PERSON = "SELECT id, name, language, login, password, webhook, email, created FROM persons"
ROW = "SELECT seq, at, kind, seat, actor, command, data FROM log"


class Store:
    """Statements are written once, in the dialect that all databases share."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def close(self) -> None:
        await self.database.close()

    # --- people -------------------------------------------------------------------------------

    async def add_person(self, person: PersonRow, token: str, token_id: str, label: str) -> None:
        await self.database.execute(
            [
                (
                    "INSERT INTO persons (id, name, language, created) VALUES (?, ?, ?, ?)",
                    (person.id, person.name, person.language, person.created),
                ),
                _new_token(token, token_id, person.id, label, person.created),
            ]
        )

    async def person(self, id_: str) -> PersonRow | None:
        return _person(await self.database.fetch(f"{PERSON} WHERE id = ?", id_))

    async def person_by_login(self, login: str) -> PersonRow | None:
        return _person(await self.database.fetch(f"{PERSON} WHERE login = ?", login))

    async def person_by_token(self, token: str) -> PersonRow | None:
        """By the token's hash."""
        return _person(
            await self.database.fetch(
                f"{PERSON} WHERE id = (SELECT person FROM tokens WHERE hash = ?)", token
            )
        )

    async def change_person(self, id_: str, name: str, language: str) -> None:
        await self.database.execute(
            [("UPDATE persons SET name = ?, language = ? WHERE id = ?", (name, language, id_))]
        )

    async def set_login(self, id_: str, login: str, password: str) -> None:
        """Raises Conflict if the login is taken."""
        await self.database.execute(
            [("UPDATE persons SET login = ?, password = ? WHERE id = ?", (login, password, id_))]
        )

    async def set_notify(self, id_: str, webhook: str, email: str) -> None:
        await self.database.execute(
            [("UPDATE persons SET webhook = ?, email = ? WHERE id = ?", (webhook, email, id_))]
        )

    async def add_token(
        self, token: str, token_id: str, person: str, label: str, now: float
    ) -> None:
        await self.database.execute([_new_token(token, token_id, person, label, now)])

    async def tokens(self, person: str) -> list[TokenRow]:
        rows = await self.database.fetch(
            "SELECT id, label, created FROM tokens WHERE person = ? ORDER BY created", person
        )
        return [TokenRow(*row) for row in rows]

    async def drop_token(self, person: str, token_id: str) -> bool:
        counts = await self.database.execute(
            [("DELETE FROM tokens WHERE person = ? AND id = ?", (person, token_id))]
        )
        return counts[0] > 0

    async def drop_token_hash(self, token: str) -> None:
        await self.database.execute([("DELETE FROM tokens WHERE hash = ?", (token,))])

    async def mutes(self, person: str) -> list[str]:
        rows = await self.database.fetch(
            "SELECT muted FROM mutes WHERE person = ? ORDER BY muted", person
        )
        return [row[0] for row in rows]

    async def mute(self, person: str, muted: str, on: bool) -> None:
        sql = (
            "INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if on
            else "DELETE FROM mutes WHERE person = ? AND muted = ?"
        )
        await self.database.execute([(sql, (person, muted))])

    # --- tables -------------------------------------------------------------------------------

    async def create(
        self, table: str, game: str, listed: bool, rows: Sequence[Row], summary: Summary
    ) -> None:
        at = rows[0].at
        statements: list[Statement] = [
            (
                "INSERT INTO tables (id, game, status, listed, created, updated, due, info)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    game,
                    summary.status,
                    int(listed),
                    at,
                    at,
                    summary.due,
                    summary.info,
                ),
            )
        ]
        statements += [_new_row(table, row) for row in rows]
        statements += _new_places(table, summary)
        await self.database.execute(statements)

    async def append(
        self, table: str, rows: Sequence[Row], summary: Summary, before: Places
    ) -> None:
        """Rows at the end of the log, durable when this returns. Conflict: another process has
        written there, or a command is there already. `before`: the places so far."""
        statements = [_new_row(table, row) for row in rows]
        statements.append(
            (
                "UPDATE tables SET status = ?, updated = ?, due = ?, info = ? WHERE id = ?",
                (summary.status, rows[-1].at, summary.due, summary.info, table),
            )
        )
        places = summary.places
        if [place[:2] for place in places] != [place[:2] for place in before]:
            statements.append(("DELETE FROM places WHERE table_id = ?", (table,)))
            statements += _new_places(table, summary)
        elif places != before:
            turns = sum(turn << seat for seat, _, turn in places)
            statements.append(
                ("UPDATE places SET turn = (? >> seat) & 1 WHERE table_id = ?", (turns, table))
            )
        await self.database.execute(statements)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self.database.fetch(
            f"{ROW} WHERE table_id = ? AND seq > ? ORDER BY seq", table, after
        )
        return [unpack(*row) for row in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""
        if not tables:
            return {}
        marks = ", ".join("?" for _ in tables)
        found = await self.database.fetch(
            f"SELECT table_id, max(seq) FROM log WHERE table_id IN ({marks}) GROUP BY table_id",
            *tables,
        )
        return {row[0]: row[1] for row in found}

    async def command(self, table: str, actor: str, command: str) -> Row | None:
        """The row of a command, if it was done."""
        found = await self.database.fetch(
            f"{ROW} WHERE table_id = ? AND actor = ? AND command = ?", table, actor, command
        )
        return unpack(*found[0]) if found else None

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        found = await self.database.fetch(
            "SELECT seq, data FROM snapshots WHERE table_id = ?", table
        )
        return (found[0][0], found[0][1]) if found else None

    async def save_snapshot(self, table: str, seq: int, data: str) -> None:
        """Keep it if it is the newest."""
        await self.database.execute(
            [
                (
                    "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
                    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq,"
                    " data = excluded.data WHERE snapshots.seq < excluded.seq",
                    (table, seq, data),
                )
            ]
        )

    async def listed(self, game: str, status: str, limit: int) -> list[TableRow]:
        rows = await self.database.fetch(
            "SELECT id, status, updated, info FROM tables WHERE listed = 1"
            " AND (game = ? OR ? = '') AND (status = ? OR (? = '' AND status IN"
            " ('open', 'playing'))) ORDER BY updated DESC LIMIT ?",
            game, game, status, status, limit,
        )  # fmt: skip
        return [TableRow(*row) for row in rows]

    async def mine(self, person: str, limit: int) -> list[TableRow]:
        rows = await self.database.fetch(
            "SELECT id, status, updated, info FROM tables WHERE id IN"
            " (SELECT table_id FROM places WHERE person = ?) ORDER BY updated DESC LIMIT ?",
            person, limit,
        )  # fmt: skip
        return [TableRow(*row) for row in rows]

    async def turns(self, persons: Sequence[str]) -> dict[str, list[str]]:
        """The tables where each of these persons must act."""
        marks = ", ".join("?" for _ in persons)
        rows = await self.database.fetch(
            "SELECT DISTINCT person, table_id FROM places"
            f" WHERE turn = 1 AND person IN ({marks}) ORDER BY table_id",
            *persons,
        )
        found: dict[str, list[str]] = {person: [] for person in persons}
        for person, table in rows:
            found[person].append(table)
        return found

    # --- processes ----------------------------------------------------------------------------

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that nobody looks after and somebody should."""
        rows = await self.database.fetch(
            "SELECT id FROM tables WHERE due <= ? AND lease_until < ? ORDER BY due LIMIT ?",
            now, now, limit,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def put_off(self, table: str, now: float, until: float) -> None:
        """A table that is due is not before `until`, unless something happens at it."""
        await self.database.execute(
            [("UPDATE tables SET due = ? WHERE id = ? AND due <= ?", (until, table, now))]
        )

    async def claim(self, table: str, process: str, now: float, until: float) -> bool:
        """Look after a table for a while, unless another process does."""
        counts = await self.database.execute(
            [
                (
                    "UPDATE tables SET lease = ?, lease_until = ?"
                    " WHERE id = ? AND (lease = ? OR lease_until < ?)",
                    (process, until, table, process, now),
                )
            ]
        )
        return counts[0] > 0

    async def beat(self, process: str, now: float) -> None:
        await self.database.execute(
            [
                (
                    "INSERT INTO processes (id, beat) VALUES (?, ?)"
                    " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
                    (process, now),
                )
            ]
        )

    async def beats(self) -> list[tuple[str, float]]:
        """When each process was last seen."""
        rows = await self.database.fetch("SELECT id, beat FROM processes")
        return [(row[0], row[1]) for row in rows]

    async def stop_beating(self, process: str, stopped: str, now: float) -> None:
        """This process ends in order, now."""
        await self.database.execute(
            [
                ("DELETE FROM processes WHERE id IN (?, ?)", (process, stopped)),
                ("INSERT INTO processes (id, beat) VALUES (?, ?)", (stopped, now)),
                ("UPDATE tables SET lease_until = 0 WHERE lease = ?", (process,)),
            ]
        )

    async def add_downtime(self, start: float, stop: float) -> None:
        await self.database.execute(
            [
                ("DELETE FROM processes WHERE beat < ?", (stop - 86_400,)),
                (
                    "INSERT INTO downtimes (start, stop) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (start, stop),
                ),
            ]
        )

    async def downtimes(self) -> list[tuple[float, float]]:
        rows = await self.database.fetch("SELECT start, stop FROM downtimes ORDER BY start")
        return [(row[0], row[1]) for row in rows]


def _person(rows: list[tuple[Any, ...]]) -> PersonRow | None:
    return PersonRow(*rows[0]) if rows else None


def _new_token(token: str, token_id: str, person: str, label: str, now: float) -> Statement:
    return (
        "INSERT INTO tokens (hash, id, person, label, created) VALUES (?, ?, ?, ?, ?)",
        (token, token_id, person, label, now),
    )


def _new_row(table: str, row: Row) -> Statement:
    return (
        "INSERT INTO log (table_id, seq, at, kind, seat, actor, command, data)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, row.seq, row.at, row.kind, row.seat, row.actor, row.command, pack(row)),
    )


def _new_places(table: str, summary: Summary) -> list[Statement]:
    return [
        (
            "INSERT INTO places (table_id, seat, person, turn) VALUES (?, ?, ?, ?)",
            (table, seat, person, turn),
        )
        for seat, person, turn in summary.places
    ]
