"""What happens at tables by itself goes on at all of them, whatever one of them does."""

import asyncio
from typing import Any

import msgspec
import pytest
import structlog

from lanternway.messages.client import NewSeat, NewTable
from lanternway.server import driver
from lanternway.server.errors import Denied
from lanternway.server.log.changes import Started
from lanternway.server.rooms import Rooms
from lanternway.server.services import Services
from tests.server import inside
from tests.server.serving import run


async def waiting_tables(server: Services, number: int) -> list[str]:
    """Tables where bots have to decide and nobody lets them, the first one due first."""
    server.driver.stopping = True
    ada = msgspec.structs.replace(await inside.person(server, "Ada"), login="ada")
    seats = [NewSeat(kind="bot", level="random")] * 2
    tables = []
    for place in range(number):
        new = NewTable(game="lantern_fair", seats=seats, start=True)
        room = await server.lobby.create(ada, new)
        tables.append(room.table.id)
        due = ("UPDATE tables SET due = ? WHERE id = ?", (float(place), room.table.id))
        await server.store.database.execute([due])
    return tables


async def spoil(server: Services, table: str) -> None:
    """As if the table had been made with other content."""
    ((seq, start),) = [
        (row.seq, row.change.start)
        for row in await server.store.rows(table)
        if isinstance(row.change, Started)
    ]
    await server.store.database.execute(
        [
            (
                "UPDATE log SET data = replace(data, ?, ?) WHERE table_id = ? AND seq = ?",
                (start, "0123456789abcdef", table, seq),
            )
        ]
    )


async def until_over(server: Services, tables: list[str]) -> None:
    for table in tables:
        while (await server.store.rows(table))[-1].kind != "ended":
            await asyncio.sleep(0.05)


def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    load = Rooms._load

    async def counted(self: Rooms, id_: str) -> Any:
        opened.append(id_)
        return await load(self, id_)

    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            bad, *good = await waiting_tables(server, 4)
            await spoil(server, bad)
        monkeypatch.setattr(driver, "SWEEP_SECONDS", 0.01)
        monkeypatch.setattr(Rooms, "_load", counted)
        with structlog.testing.capture_logs() as logs:
            async with inside.services(sqlite_store) as server:
                await until_over(server, good)
                assert await server.store.due(server.now(), 10) == []
                later = server.now() + driver.UNOPENED_SECONDS + 1
                assert await server.store.due(later, 10) == [bad], "it is tried again some day"
        warnings = [entry for entry in logs if entry["event"] == "table-cannot-open"]
        assert [entry["table"] for entry in warnings] == [bad], "said once, with its name"
        assert "set-up differs" in warnings[0]["error"]
        assert opened.count(bad) == 1, "not tried again and again"

    run(main())


def test_a_store_that_stumbles_puts_a_table_off_for_a_moment_only(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Rooms._load
    stumbles = 1

    async def stumbling(self: Rooms, id_: str) -> Any:
        nonlocal stumbles
        if stumbles:
            stumbles -= 1
            raise OSError("the disk is busy")
        return await load(self, id_)

    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            tables = await waiting_tables(server, 2)
        monkeypatch.setattr(driver, "SWEEP_SECONDS", 0.01)
        monkeypatch.setattr(driver, "FAULT_SECONDS", 0.1)
        monkeypatch.setattr(Rooms, "_load", stumbling)
        async with inside.services(sqlite_store) as server:
            await until_over(server, tables)

    run(main())


@pytest.mark.parametrize(
    ("change", "args"),
    [
        ("DELETE FROM log WHERE table_id = ? AND seq = 2", ()),
        ("UPDATE log SET kind = ? WHERE table_id = ? AND seq = 2", ("strange",)),
        ("UPDATE log SET data = ? WHERE table_id = ? AND seq = 2", ("[1",)),
    ],
)
def test_a_table_with_a_broken_row_says_so(sqlite_store: str, change: str, args: Any) -> None:
    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            ada = await inside.person(server, "Ada")
            table = (await inside.table(server, [ada], bots=1)).table.id
            await server.store.database.execute([(change, (*args, table))])
        async with inside.services(sqlite_store) as server:
            with pytest.raises(Denied, match="cannot open the table: a row is broken"):
                await server.hub.rooms.get(table)

    run(main())
