"""Loading: a table from the store, by its newest snapshot or by all of its rows."""

from collections.abc import Iterable

import structlog

from lanternway.core import DataError, LanternwayError, Match
from lanternway.server import snapshots
from lanternway.server.errors import Denied, unknown
from lanternway.server.rows import Row
from lanternway.server.store import Store
from lanternway.server.table import Table

log = structlog.get_logger()


async def load(store: Store, id_: str) -> Table:
    """The table as it stands in the store. Says exactly why if this version cannot open it."""
    saved = await store.snapshot(id_)
    table = None if saved is None else await _from_snapshot(store, id_, saved)
    if table is not None:
        return table
    rows = await store.rows(id_)
    if not rows:
        raise unknown("table")
    table = Table(id_)
    try:
        fold(table, rows)
    except LanternwayError as error:
        # an older version may have gone on from a snapshot that lacks something, to where no replay goes
        table = None if saved is None else await _from_snapshot(store, id_, saved, exact=False)
        if table is not None:
            return table
        raise Denied(
            409,
            "server-why-old-table",
            f"this version cannot open the table: {error.text}",
            {"what": error.text},
        ) from error
    return table


async def _from_snapshot(
    store: Store, id_: str, saved: tuple[int, str], exact: bool = True
) -> Table | None:
    """The table from a snapshot and the rows after it; None if that does not give it."""
    seq, text = saved
    rows = await store.rows(id_, seq)
    if any(move <= seq for row in rows for move in taken_back(row)):
        return None
    try:
        table = snapshots.restore(id_, seq, text, exact)
        fold(table, rows)
    except (LanternwayError, KeyError, ValueError, TypeError) as error:
        log.warning("snapshot-unusable", table=id_, error=str(error))
        return None
    return table


def fold(table: Table, rows: Iterable[Row]) -> None:
    """Take all rows in. Moves that were taken back are not played."""
    rows = list(rows)
    undone = {move for row in rows for move in taken_back(row)}
    for row in rows:
        if row.kind == "undone" or row.seq in undone:
            table.apply(row, table.match)
        else:
            table.apply(row)


def taken_back(row: Row) -> list[int]:
    return row.data["moves"] if row.kind == "undone" else []


async def without(store: Store, id_: str, moves: list[int]) -> Match:
    """The match of a table without its last moves."""
    rows = await store.rows(id_)
    past = Table(id_)
    undone = {move for row in rows for move in taken_back(row)} | set(moves)
    try:
        for row in rows:
            if row.kind == "undone" or row.seq in undone:
                past.apply(row, past.match)
            else:
                past.apply(row)
    except DataError as error:
        raise Denied(409, "server-why-old-table", error.text, {"what": error.text}) from error
    assert past.match is not None
    return past.match
