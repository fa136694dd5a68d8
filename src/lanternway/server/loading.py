"""Loading: a table from the store, by its newest snapshot or by all of its rows."""

import asyncio
from typing import Final

import structlog

from lanternway.core import LanternwayError
from lanternway.server.errors import Denied, unknown
from lanternway.server.log import snapshots
from lanternway.server.log.rows import IN_LOOP, Row
from lanternway.server.log.table import Table, fold, taken_back
from lanternway.server.store import Store

log = structlog.get_logger()

UNREADABLE: Final = (AssertionError, AttributeError, KeyError, TypeError, ValueError)
"""What becomes of rows and snapshots that somebody changed by hand, or that a disk has broken."""


async def load(store: Store, id_: str) -> tuple[Table, int]:
    """The table as it stands in the store, and the row of the snapshot that it was opened by (0: none). Says
    exactly why if this version cannot open it."""
    saved = await store.snapshot(id_)
    table = None if saved is None else await _from_snapshot(store, id_, saved)
    if saved is not None and table is not None:
        return table, saved[0]
    table = Table(id_)
    try:
        await folded(table, await store.rows(id_))
    except (LanternwayError, *UNREADABLE) as error:
        # an older version may have gone on from a snapshot that lacks something, to where no replay goes
        table = None if saved is None else await _from_snapshot(store, id_, saved, exact=False)
        if saved is not None and table is not None:
            table.harmed = True
            return table, saved[0]
        what = error.text if isinstance(error, LanternwayError) else f"a row is broken ({error!r})"
        raise Denied(
            409,
            "server-why-old-table",
            f"this version cannot open the table: {what}",
            {"what": what},
        ) from error
    if not table.seq:
        raise unknown("table")
    return table, 0


async def folded(table: Table, rows: list[Row]) -> None:
    """Take all rows in; many of them not in the event loop."""
    if len(rows) > IN_LOOP:
        await asyncio.to_thread(fold, table, rows)
    else:
        fold(table, rows)


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
        await folded(table, rows)
    except (LanternwayError, *UNREADABLE) as error:
        log.warning("snapshot-unusable", table=id_, error=str(error))
        return None
    return table
