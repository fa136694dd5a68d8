"""A table that is taken up again from its snapshot goes on exactly as it stood."""

import asyncio
import gzip
import json
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanternway.core import state_hash
from lanternway.server import loading
from lanternway.server.errors import Denied
from lanternway.server.log import snapshots
from lanternway.server.log.changes import Moved
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table, fold
from lanternway.server.record_import import import_record
from lanternway.server.services import Services
from lanternway.server.summary import summary
from tests.server import inside

RECORDS = Path(__file__).parents[1] / "vectors" / "records"
COMPANIONS = "dark_road-2-plain"
"""Here a second copy of a companion comes at action 253, and sorts before the one that has gifts."""
BEFORE, AFTER = 245, 260
"""Rows around that action; row 1 is the table's making and row 2 its start."""


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


async def stored(server: Services, rows: Sequence[Row], seq: int, snapshot: str) -> str:
    """A running table in the store with these rows, and a snapshot up to one of them."""
    table = folded(rows[:2])
    id_ = f"t{len(rows)}"
    await server.store.create(
        id_, table.setting.game, False, rows, summary(table, server.hub.downtimes)
    )
    await server.store.save_snapshot(id_, seq, snapshot)
    return id_


def state_of(table: Table) -> dict[str, Any]:
    assert table.match is not None
    return table.match.state.to_snapshot()


@pytest.mark.parametrize(
    "name", [COMPANIONS, "dark_road-3-concern-first", "skye-3-journeyman-same-layout"]
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
            rows = (await rows_of(server, COMPANIONS))[:BEFORE]
            straight = folded(rows)
            snapshot = snapshots.dump(straight)
            id_ = await stored(server, rows, BEFORE, older(snapshot))
            assert state_of(await loading.load(server.store, id_)) == state_of(straight)
            taken_up = snapshots.restore(id_, BEFORE, older(snapshot), exact=False)
            assert state_of(taken_up) != state_of(straight)  # else this would show nothing

    run(main())


def test_a_table_that_an_older_version_led_astray_still_opens() -> None:
    """It went on from such a snapshot, so its rows alone do not replay."""

    async def main() -> None:
        async with inside.services() as server:
            rows = (await rows_of(server, COMPANIONS))[:AFTER]
            snapshot = older(snapshots.dump(folded(rows[:BEFORE])))
            astray = snapshots.restore("t", BEFORE, snapshot, exact=False)
            assert astray.match is not None
            for number in range(BEFORE, AFTER):
                moved = rows[number].change
                assert isinstance(moved, Moved)
                astray.match.act(moved.line.seat, moved.line.notation)
                line = msgspec.structs.replace(moved.line, hash=state_hash(astray.match.state))
                change = msgspec.structs.replace(moved, line=line)
                rows[number] = msgspec.structs.replace(rows[number], change=change)
            alone = await stored(server, rows[:-1], 1, "{}")
            with pytest.raises(Denied, match="leads to"):
                await loading.load(server.store, alone)
            id_ = await stored(server, rows, BEFORE, snapshot)
            assert state_of(await loading.load(server.store, id_)) == state_of(astray)

    run(main())
