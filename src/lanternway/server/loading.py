"""Loading: a table from the store, by its newest snapshot or by all of its rows."""

from collections.abc import Iterable
from typing import Final

import structlog

from lanternway.core import DataError, LanternwayError, Match
from lanternway.server import snapshots
from lanternway.server.errors import Denied, unknown
from lanternway.server.rows import Row
from lanternway.server.store import Store
from lanternway.server.table import Table

log = structlog.get_logger()

UNREADABLE: Final = (AssertionError, AttributeError, KeyError, TypeError, ValueError)
"""What becomes of rows and snapshots that somebody changed by hand, or that a disk has broken."""


async def load(store: Store, id_: str) -> Table:
    """The table as it stands in the store. Says exactly why if this version cannot open it."""
    saved = await store.snapshot(id_)
    table = None if saved is None else await _from_snapshot(store, id_, saved)
    if table is not None:
        return table
    table = Table(id_)
    try:
        fold(table, await store.rows(id_))
    except (LanternwayError, *UNREADABLE) as error:
        # an older version may have gone on from a snapshot that lacks something, to where no replay goes
        table = None if saved is None else await _from_snapshot(store, id_, saved, exact=False)
        if table is not None:
            return table
        what = error.text if isinstance(error, LanternwayError) else f"a row is broken ({error!r})"
        raise Denied(
            409,
            "server-why-old-table",
            f"this version cannot open the table: {what}",
            {"what": what},
        ) from error
    if not table.seq:
        raise unknown("table")
    return table


async def _from_snapshot(
    store: Store, id_: str, saved: tuple[int, str], exact: bool = True
) -> Table | None:
    """The table from a snapshot and the rows after it; None if that does not give it."""
    seq, text = saved
    try:
        rows = await store.rows(id_, seq)
        if any(move <= seq for row in rows for move in taken_back(row)):
            return None
        table = snapshots.restore(id_, seq, text, exact)
        fold(table, rows)
    except (LanternwayError, *UNREADABLE) as error:
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
