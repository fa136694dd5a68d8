"""Tables at rest: how much memory an idle one takes, and how long a long one takes to open.

python -m bench.server_tables
"""

import asyncio
import gc
import json
import random
import tempfile
import time
import tracemalloc
from pathlib import Path
from statistics import median
from typing import Any

from lanternway.core import game_ids
from lanternway.messages.account import NewGuest
from lanternway.messages.client import Act, NewClock, NewSeat, NewTable
from lanternway.server import loading
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.settings import Settings

TABLES = 30
MOVES = 400


async def played(
    server: Services, game: str, moves: int, seed: int, clock: NewClock | None = None
) -> Room:
    """A table on which two persons have made so many moves."""
    chance = random.Random(seed)
    person, _ = await server.accounts.guest(NewGuest(name="P"))
    seats = [NewSeat(kind="me"), NewSeat(kind="me")]
    wish = NewTable(game=game, seats=seats, start=True, clock=clock or NewClock())
    room = await server.lobby.create(person, wish)
    for number in range(moves):
        match = room.table.match
        assert match is not None
        if match.state.is_over():
            break
        seat = match.state.to_move()[0]
        action = chance.choice(match.state.legal(seat))
        act = Act(
            table=room.table.id,
            id=f"c{number}",
            seat=seat,
            seq=room.table.count(seat),
            notation=action.text,
        )
        await server.hub.run(act, person)
    return room


async def memory(server: Services, game: str) -> float:
    """Bytes of an idle table, as it comes from the store."""
    ids = [(await played(server, game, 60, n)).table.id for n in range(TABLES)]
    server.hub.rooms.open.clear()
    await server.hub.rooms.get(ids[0])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for id_ in ids[1:]:
        (await server.hub.rooms.get(id_)).table.release()
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / (len(ids) - 1)


async def opening(server: Services, game: str) -> tuple[int, float, float]:
    """Rows of a long table; milliseconds to open it by its snapshot, and by all of its rows."""
    room = await played(server, game, MOVES, 1)
    await asyncio.sleep(0)  # the last snapshot goes its way,
    await server.store.beat(server.hub.process, server.now())  # and this is written behind it
    times: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        await loading.load(server.store, room.table.id)
        times.append(1000 * (time.perf_counter() - began))
    await server.store.database.execute([("DELETE FROM snapshots", ())])
    began = time.perf_counter()
    await loading.load(server.store, room.table.id)
    return room.table.seq, median(times), 1000 * (time.perf_counter() - began)


async def measure() -> list[dict[str, Any]]:
    results = []
    for game in game_ids():
        with tempfile.TemporaryDirectory() as folder:
            server = await Services.open(Settings(store=f"sqlite:///{folder}/t.db", rate=0))
            try:
                used = await memory(server, game)
                rows, fast, whole = await opening(server, game)
            finally:
                await server.close()
        results.append({
            "game": game, "idle_table_KB": round(used / 1024, 1), "rows": rows,
            "open_ms": round(fast, 1), "open_without_snapshot_ms": round(whole, 1),
        })  # fmt: skip
        print(json.dumps(results[-1]), flush=True)
    return results


if __name__ == "__main__":
    found = asyncio.run(measure())
    out = Path(__file__).parent / "results"
    out.mkdir(exist_ok=True)
    (out / "server_tables.json").write_text(json.dumps(found, indent=1) + "\n")
