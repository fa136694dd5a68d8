"""A table that is taken up again from its snapshot goes on exactly as it stood."""

import asyncio
import gzip
import json
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from lanternway.core import state_hash
from lanternway.server import loading, projection
from lanternway.server.errors import Denied
from lanternway.server.log import snapshots
from lanternway.server.log.changes import Moved
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table, fold
from lanternway.server.looking import from_outside
from lanternway.server.record_import import import_record
from lanternway.server.services import Services
from lanternway.server.summary import summary
from tests.server import inside

RECORDS = Path(__file__).parents[1] / "vectors" / "records"
EVERY = 40
"""So far apart are the snapshots from which an older version is let go astray."""


def run(task: Coroutine[Any, Any, None]) -> None:
    asyncio.run(task)


async def rows_of(server: Services, name: str) -> list[Row]:
    """The log of a table at which a kept record was played, without its end."""
    text = gzip.decompress((RECORDS / f"{name}.record.gz").read_bytes()).decode()
    room = await import_record(server.hub, await inside.person(server, "Ada"), text)
    return [row for row in await server.store.rows(room.table.id) if row.kind != "ended"]


def folded(rows: Sequence[Row]) -> Table:
    table = Table("t")
    fold(table, rows)
    return table


def older(text: str) -> str:
    """A snapshot as the version wrote it that did not tell copies of a companion apart."""
    data = json.loads(text)
    del data["state"]["companion_cards"]
    return json.dumps(data)


class Stray(NamedTuple):
    """Where an older version went astray from a snapshot: a second copy of a companion came after it,
    and sorted before the one that has gifts."""

    rows: list[Row]
    """The rows up to the last one that still fits, and the one that does not, as it was recorded."""
    before: int
    """The row of the snapshot."""
    hash: str
    """The position that the older version recorded instead."""


async def strayed(server: Services) -> Stray:
    """Looked for in the kept records, whatever games they are by now."""
    for path in sorted(RECORDS.glob("dark_road-*.record.gz")):
        rows = await rows_of(server, path.name.removesuffix(".record.gz"))
        table = folded(rows[:2])
        for row in rows[2:]:
            table.apply(row)
            if row.seq % EVERY == 0:
                taken_up = snapshots.restore(
                    "t", row.seq, older(snapshots.dump(table)), exact=False
                )
                for later in rows[row.seq :]:
                    hash_ = position_after(taken_up, later)
                    if not recorded(later, hash_):
                        return Stray(rows[: later.seq], row.seq, hash_)
    raise AssertionError("no kept record shows it any more: keep another one")


def position_after(table: Table, row: Row) -> str:
    """Play the move of a row."""
    assert isinstance(row.change, Moved)
    assert table.match is not None
    table.match.act(row.change.line.seat, row.change.line.notation)
    return state_hash(table.match.state)


def recorded(row: Row, hash_: str) -> bool:
    return isinstance(row.change, Moved) and row.change.line.hash == hash_


async def stored(server: Services, id_: str, rows: Sequence[Row], seq: int, snapshot: str) -> None:
    """A running table in the store with these rows, and a snapshot up to one of them."""
    table = folded(rows[:2])
    await server.store.create(id_, table.setting, rows, summary(table, server.hub.downtimes))
    await server.store.save_snapshot(id_, seq, snapshot)


def state_of(table: Table) -> dict[str, Any]:
    assert table.match is not None
    return table.match.state.to_snapshot()


@pytest.mark.parametrize(
    "name",
    ["dark_road-2-plain", "dark_road-3-concern-first", "skye-3-journeyman-same-layout"],
)
def test_a_table_goes_on_from_every_snapshot_as_it_was_recorded(name: str) -> None:
    async def main() -> None:
        async with inside.services() as server:
            table = Table("t")
            last = taken = 0
            for row in await rows_of(server, name):
                table.apply(row)
                if snapshots.is_due(table, last):
                    table = snapshots.restore("t", row.seq, snapshots.dump(table))
                    last = row.seq
                    taken += 1
            assert taken > 3
            assert table.match is not None
            assert table.match.state.is_over()

    run(main())


def test_a_snapshot_of_an_older_version_is_left_aside_for_the_rows() -> None:
    async def main() -> None:
        async with inside.services() as server:
            stray = await strayed(server)
            rows = stray.rows[: stray.before]
            straight = folded(rows)
            snapshot = older(snapshots.dump(straight))
            await stored(server, "t", rows, stray.before, snapshot)
            assert state_of((await loading.load(server.store, "t"))[0]) == state_of(straight)
            taken_up = snapshots.restore("t", stray.before, snapshot, exact=False)
            assert state_of(taken_up) != state_of(straight)  # else this would show nothing

    run(main())


def test_a_table_that_an_older_version_led_astray_still_opens() -> None:
    """It went on from such a snapshot, so its rows alone do not replay."""

    async def main() -> None:
        async with inside.services() as server:
            rows, before, hash_ = await strayed(server)
            snapshot = older(snapshots.dump(folded(rows[:before])))
            astray = snapshots.restore("t", before, snapshot, exact=False)
            assert [position_after(astray, row) for row in rows[before:]][-1] == hash_
            moved = rows[-1].change
            assert isinstance(moved, Moved)
            line = msgspec.structs.replace(moved.line, hash=hash_)
            change = msgspec.structs.replace(moved, line=line)
            rows[-1] = msgspec.structs.replace(rows[-1], change=change)
            await stored(server, "alone", rows, 1, "{}")
            with pytest.raises(Denied, match="leads to"):
                await loading.load(server.store, "alone")
            await stored(server, "t", rows, before, snapshot)
            opened, _ = await loading.load(server.store, "t")
            assert state_of(opened) == state_of(astray)
            assert projection.info(from_outside(opened)).harmed, "everybody is told"
            assert snapshots.restore("t", opened.seq, snapshots.dump(opened)).harmed, (
                "and later too"
            )

    run(main())
