"""Work is taken by one process at a time; and what a process leaves behind for the next."""

import asyncio
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from lanternway.cli import store as store_commands
from lanternway.server.store import open_store
from lanternway.server.store.database import Statement
from tests.server import inside
from tests.server.serving import run, served


def test_no_table_is_taken_by_two_processes(postgres_store: str) -> None:
    async def main() -> None:
        async with inside.services(postgres_store, bus="local") as server:
            server.driver.stopping = True
            ada = await inside.person(server, "Ada")
            tables = {(await inside.table(server, [ada], bots=1)).table.id for _ in range(12)}
            due: list[Statement] = [("UPDATE tables SET due = 1, lease_until = 0", ())]
            await server.store.database.execute(due)
            other = await open_store(postgres_store)
            try:
                taken = await asyncio.gather(
                    *(
                        store.take_due(name, 2.0, 60.0, 3)
                        for _ in range(3)
                        for name, store in (("one", server.store), ("two", other))
                    )
                )
            finally:
                await other.close()
            names = [table for some in taken for table in some]
            assert len(names) == len(set(names)), "nobody takes what another has"
            assert set(names) <= tables
            while more := await server.store.take_due("three", 2.0, 60.0, 3):
                names += more
            assert sorted(names) == sorted(tables)

    run(main())


def test_a_table_that_is_played_a_little_at_a_time_gets_its_snapshot(store: str) -> None:
    """Ten moves, then everybody goes and the room is closed: it opens as quickly as any other."""

    async def main() -> None:
        async with inside.services(store) as server:
            pair = [await inside.person(server, name) for name in ("Ada", "Bo")]
            id_ = (await inside.table(server, pair, "dark_road")).table.id
            chance = random.Random(3)
            for _ in range(12):
                room = await server.hub.rooms.get(id_)
                for _ in range(10):
                    assert room.table.match is not None
                    state = room.table.match.state
                    if state.is_over():
                        break
                    seat = state.to_move()[0]
                    await inside.act(server, room, seat, chance.choice(state.legal(seat)).text)
                await server.hub.quiet()
                del server.hub.rooms.open[id_]
            rows = await server.store.rows(id_)
            assert len(rows) > 80
            saved = await server.store.snapshot(id_)
            assert saved is not None
            assert saved[0] > 30

    run(main())


def test_a_password_is_never_on_a_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[tuple[list[str], dict[str, str]]] = []

    def pretend(command: list[str], **more: Any) -> None:
        ran.append((command, more["env"]))

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", pretend)
    url = "postgresql://keeper:gehe%20im@db.example:5433/tables"
    store_commands.copy_store(url, tmp_path / "copy")
    ((command, environment),) = ran
    assert not any("gehe" in word for word in command)
    assert environment["PGPASSWORD"] == "gehe im"
    assert (environment["PGHOST"], environment["PGPORT"]) == ("db.example", "5433")


def test_every_answer_says_which_request_it_is_of(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), httpx.AsyncClient(base_url=url) as client:
            mine = await client.get("/api/games", headers={"X-Request-Id": "my-own.1"})
            assert mine.headers["x-request-id"] == "my-own.1"
            first, second = [
                (
                    await client.get("/api/nowhere", headers={"X-Request-Id": "no/such\x01"[:7]})
                ).headers["x-request-id"]
                for _ in range(2)
            ]
            assert first != second
            assert "/" not in first

    run(main())
