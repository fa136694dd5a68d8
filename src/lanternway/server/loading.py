"""Loading: a table from the store, by its newest snapshot or by all of its rows."""

from typing import Final

import structlog

from lanternway.core import LanternwayError
from lanternway.server.errors import Denied, unknown
from lanternway.server.log import snapshots
from lanternway.server.log.table import Table, fold, taken_back
from lanternway.server.store import Store

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
