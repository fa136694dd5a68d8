"""While one guest does the worst they may, how long do the others wait?

    python -m bench.server_attack --seconds 15

One server with its usual limits. Two persons play a table all the time, a third plays against the strongest
bot. The attacker, from another address of this machine: twenty tables with the strongest bots, sockets that
subscribe to a table from anywhere, a flood of requests for whole histories, half requests by the hundred.
They attack from a process of their own, so that the others' times hold nothing of what attacking takes.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import tempfile
import time
from multiprocessing.queues import Queue
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server_load import ROOT, free_port, start_server, wait_for
from lanternway.client import Client

ATTACKER = "127.0.0.9"
GAME = "skye"


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


async def play(url: str, level: str, times: list[float], waits: list[float], end: float) -> None:
    """Moves of one person at tables of their own; `waits`: how long bots let them wait."""
    client = Client(url)
    await asyncio.to_thread(client.guest, "Ada")
    chance = random.Random(3)
    other = {"kind": "bot", "level": level} if level else {"kind": "me"}
    async with httpx.AsyncClient(
        base_url=url, headers={"Authorization": f"Bearer {client.token}"}, timeout=60
    ) as web:
        table, waiting, seq = "", 0.0, 0
        while time.monotonic() < end:
            if not table:
                made = await asyncio.to_thread(
                    client.create, GAME, [{"kind": "me"}, other], start=True
                )
                table, seq = made.id, 0
            since = {"since": seq}
            told = (await web.get(f"/api/tables/{table}/picture", params=since)).json()
            picture = told.get("picture")
            if picture is None:  # asked too often: wait as everybody
                await asyncio.sleep(0.5)
                continue
            seq = picture["seq"] if picture["seat"] == 0 else 0
            if picture["table"]["status"] == "over":
                table = ""
                continue
            seats = picture["table"]["to_move"] if not level else [0]
            if 0 not in picture["table"]["to_move"] and level:
                waiting = waiting or time.monotonic()
                await asyncio.sleep(0.1)
                continue
            if waiting:
                waits.append(time.monotonic() - waiting)
                waiting = 0.0
            seat = seats[0]
            if seat != picture["seat"]:
                more = {"seat": seat, "since": 0}
                told = (await web.get(f"/api/tables/{table}/picture", params=more)).json()
                picture = told.get("picture") or picture
            if not picture["legal"]:
                await asyncio.sleep(0.1)
                continue
            act: dict[str, Any] = {
                "id": f"c{time.monotonic_ns()}",
                "seat": seat,
                "seq": picture["seq"],
            }
            act["notation"] = chance.choice(picture["legal"])["notation"]
            began = time.monotonic()
            await web.post(f"/api/tables/{table}/act", json=act)
            times.append(time.monotonic() - began)
            await asyncio.sleep(0.15)


async def attack(port: int, end: float, counts: dict[str, int]) -> None:
    """All four ways at once, from another address."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as web:
        token = (await web.post("/api/guest", json={"name": "Mallory"})).json()["token"]
        web.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "level:5"}] * 3]
        tables: list[str] = []
        for _ in range(25):
            new = {"game": GAME, "seats": seats, "start": True}
            made = await web.post("/api/tables", json=new)
            counts[f"tables {made.status_code}"] = counts.get(f"tables {made.status_code}", 0) + 1
            if made.status_code == 201:
                tables.append(made.json()["id"])
                pilot = {"id": "p", "seat": 0, "level": "level:5"}
                await web.post(f"/api/tables/{tables[-1]}/autopilot", json=pilot)

        async def flood() -> None:
            while time.monotonic() < end:
                path = f"/api/tables/{random.choice(tables)}/picture"
                try:
                    status = str((await web.get(path, params={"since": 0})).status_code)
                except httpx.TransportError:
                    status = "cut off"  # half requests took all of the attacker's connections
                counts[f"histories {status}"] = counts.get(f"histories {status}", 0) + 1
                if status != "200":
                    await asyncio.sleep(0.02)

        async def subscribe() -> None:
            while time.monotonic() < end:
                with contextlib.suppress(WebSocketException, OSError):
                    async with connect(
                        f"ws://127.0.0.1:{port}/api/ws", local_addr=(ATTACKER, 0), max_size=None,
                        additional_headers={"Authorization": f"Bearer {token}"},
                    ) as socket:  # fmt: skip
                        while time.monotonic() < end:
                            since = random.randrange(200)
                            ask = {
                                "t": "subscribe",
                                "id": f"s{since}",
                                "table": tables[0],
                                "since": since,
                            }
                            await socket.send(json.dumps(ask))
                            await socket.recv()
                await asyncio.sleep(0.2)

        async def half() -> None:
            held: list[asyncio.StreamWriter] = []
            while time.monotonic() < end:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=(ATTACKER, 0)
                    )
                    writer.write(b"GET / HTTP/1.1\r\nHost: loc")
                    held.append(writer)
                    counts["half requests"] = counts.get("half requests", 0) + 1
                await asyncio.sleep(0.005)
            for writer in held:
                writer.close()

        await asyncio.gather(*(flood() for _ in range(8)), *(subscribe() for _ in range(4)), half())


def attack_alone(port: int, seconds: float, counted: "Queue[dict[str, int]]") -> None:
    """In a process of its own."""
    counts: dict[str, int] = {}
    asyncio.run(attack(port, time.monotonic() + seconds, counts))
    counted.put(counts)


async def measure(port: int, seconds: float, attacked: bool) -> None:
    times: list[float] = []
    bot_times: list[float] = []
    waits: list[float] = []
    counts: dict[str, int] = {}
    end = time.monotonic() + seconds
    url = f"http://127.0.0.1:{port}"
    context = multiprocessing.get_context("spawn")
    counted: Queue[dict[str, int]] = context.Queue()
    attacker = context.Process(target=attack_alone, args=(port, seconds, counted))
    if attacked:
        attacker.start()
    await asyncio.gather(play(url, "", times, [], end), play(url, "level:5", bot_times, waits, end))
    if attacked:
        counts = counted.get()
        attacker.join()
    moves = times + bot_times
    print(
        f"{'attacked' if attacked else 'alone'}: {len(moves)} moves,"
        f" p50 {percentile(moves, 0.5) * 1000:.0f} ms, p99 {percentile(moves, 0.99) * 1000:.0f} ms;"
        f" strongest bot {len(waits)} times,"
        f" p50 {percentile(waits, 0.5):.1f} s, longest {max(waits, default=0):.1f} s {counts or ''}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        port = free_port()
        server = start_server(f"sqlite:///{folder}/tables.db", port, rate="1")
        try:
            wait_for(f"http://127.0.0.1:{port}")
            for attacked in (False, True):
                asyncio.run(measure(port, given.seconds, attacked))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
