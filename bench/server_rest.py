"""Ten thousand tables with days a move, nobody connected: what a process costs that serves them.

    python -m bench.server_rest --store postgresql://…      an empty database

One table is played; the others are copies of its rows. Then a server is started: how long until it is ready,
and while nothing is done, how much it writes, computes and holds.
"""

import argparse
import asyncio
import json
import os
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from bench.server_load import RESULTS, about, family_seconds, free_port, start_server
from bench.server_tables import played
from lanternway.messages.client import NewClock
from lanternway.server.services import Services
from lanternway.server.settings import Settings

MOVES: Final = 20
CLOCK: Final = NewClock(kind="slow", days=3)
COPIED: Final = {"tables": "id", "log": "table_id", "places": "table_id", "snapshots": "table_id"}
"""What a table is made of, each with the column that names it."""


async def one_table(store: str) -> str:
    """A table somewhere in its game."""
    server = await Services.open(Settings(store=store, rate=0))
    try:
        return (await played(server, "treos", MOVES, 1, CLOCK)).table.id
    finally:
        await server.close()


async def copy(store: str, table: str, tables: int) -> None:
    """As many tables as that one."""
    connection = await asyncpg.connect(store)
    try:
        for name, key in COPIED.items():
            columns = await connection.fetch(
                "SELECT column_name FROM information_schema.columns WHERE table_name = $1"
                " AND table_schema = 'public'",
                name,
            )
            others = ", ".join(column[0] for column in columns if column[0] != key)
            await connection.execute(
                f"INSERT INTO {name} ({key}, {others}) SELECT 't' || n, {others}"
                f" FROM {name}, generate_series(2, {tables}) n WHERE {key} = '{table}'"
            )
        await connection.execute("ANALYZE")
    finally:
        await connection.close()


async def counts(store: str) -> tuple[int, int]:
    """Rows that were updated and transactions that were committed, up to now."""
    connection = await asyncpg.connect(store)
    try:
        updated = await connection.fetchval("SELECT sum(n_tup_upd) FROM pg_stat_user_tables")
        done = await connection.fetchval(
            "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        )
        return int(updated), int(done)
    finally:
        await connection.close()


def wait_ready(port: int) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=10) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.02)


def megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def measure(store: str, seconds: float) -> dict[str, Any]:
    port = free_port()
    began = time.perf_counter()
    server = start_server(store, port)
    try:
        wait_ready(port)
        found: dict[str, Any] = {
            "ready_seconds": round(time.perf_counter() - began, 2),
            "ready_cpu_seconds": round(family_seconds(server.pid), 2),
        }
        time.sleep(5)  # what is done once after the start
        (updated, done), used = asyncio.run(counts(store)), family_seconds(server.pid)
        time.sleep(seconds)
        after, used_after = asyncio.run(counts(store)), family_seconds(server.pid)
        return found | {
            "updates_per_second": round((after[0] - updated) / seconds, 2),
            "transactions_per_second": round((after[1] - done) / seconds, 2),
            "cores": round((used_after - used) / seconds, 4),
            "MB": megabytes(server.pid),
        }
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", required=True, help="an empty PostgreSQL database")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.set_defaults(workers=1, watchers=0)
    arguments = parser.parse_args()
    table = asyncio.run(one_table(arguments.store))
    asyncio.run(copy(arguments.store, table, arguments.tables))
    header = about(arguments)
    del header["sockets"]
    found = {"about": header, "found": measure(arguments.store, arguments.seconds)}
    print(json.dumps(found["found"]))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "server_rest.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
