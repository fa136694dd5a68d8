"""Load: durable moves a second and how long they take, with many sockets on many tables.

    python -m bench.server_load                    the curve of docs/server.md
    python -m bench.server_load --rates 300 --game dark_road

Clients run in this process, the server in one of its own, both on this machine: figures are of both.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lanternway.client import Client
from lanternway.client.http import new_id

ROOT = Path(__file__).resolve().parents[1]


class Choice(msgspec.Struct):
    notation: str


class TableInfo(msgspec.Struct):
    to_move: list[int]
    status: str


class Frame(msgspec.Struct):
    seq: int
    table: TableInfo
    legal: list[Choice]


class Message(msgspec.Struct):
    """As much of a message as a load generator needs."""

    t: str
    id: str = ""
    seat: int = -1
    frame: Frame | None = None


decode = msgspec.json.Decoder(Message).decode


class Load:
    """All clients."""

    def __init__(self, url: str, game: str, server: int) -> None:
        self.server = server
        """The server's process."""
        self.url = url
        self.socket_url = url.replace("http", "ws") + "/api/ws"
        self.game = game
        self.ready: deque[tuple[ClientConnection, str, int]] = deque()
        self.newest: dict[tuple[str, int], Frame] = {}
        """What each seat must decide now; gone once it is sent."""
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        self.refused = 0
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.over = 0
        self.bytes = 0
        self.chance = random.Random(1)
        self.persons: list[Client] = []
        self.http = asyncio.Semaphore(8)

    async def open(self, tables: int, watchers: int) -> None:
        self.persons = [Client(self.url), Client(self.url)]
        for number, client in enumerate(self.persons):
            client.guest(f"P{number}")
        for number in range(tables):
            await self.new_table(watch=number < watchers)

    async def new_table(self, watch: bool = False) -> None:
        one, two = self.persons
        async with self.http:
            seats = [{"kind": "me"}, {"kind": "open"}]
            info = await asyncio.to_thread(one.create, self.game, seats, start=True)
            assert info.invite is not None
            await asyncio.to_thread(two.join, info.id, info.invite)
        for client in self.persons:
            await self.follow(info.id, client.token)
        if watch:
            await self.follow(info.id, None)

    async def follow(self, table: str, token: str | None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        socket = await connect(self.socket_url, additional_headers=headers, compression=None,
                               max_size=None, ping_interval=None)  # fmt: skip
        self.sockets.append(socket)
        self.tasks.append(asyncio.create_task(self.read(socket, table)))
        await socket.send(json.dumps({"t": "subscribe", "id": "s", "table": table, "since": None}))

    async def read(self, socket: ClientConnection, table: str) -> None:
        async for text in socket:
            self.bytes += len(text)
            message = decode(text)
            if message.t == "ack" and message.id in self.sent:
                self.took.append(time.perf_counter() - self.sent.pop(message.id))
            elif message.t in ("refused", "resync"):
                self.refused += 1
                self.sent.pop(message.id, None)
            elif message.t == "update" and message.frame is not None:
                frame = message.frame
                if frame.table.status == "over":
                    if message.seat == 0:
                        self.over += 1
                        self.tasks.append(asyncio.create_task(self.new_table()))
                    return
                if message.seat >= 0 and message.seat in frame.table.to_move and frame.legal:
                    if (table, message.seat) not in self.newest:
                        self.ready.append((socket, table, message.seat))
                    self.newest[(table, message.seat)] = frame

    async def drive(self, rate: float, seconds: float) -> dict[str, Any]:
        """Offer so many moves a second for a while."""
        self.took, self.refused, self.bytes = [], 0, 0
        began = time.perf_counter()
        cpu = cpu_seconds(self.server)
        offered = 0
        while (now := time.perf_counter() - began) < seconds:
            while self.ready and offered < now * rate:
                socket, table, seat = self.ready.popleft()
                frame = self.newest.pop((table, seat))
                command = new_id()
                self.sent[command] = time.perf_counter()
                choice = self.chance.choice(frame.legal)
                await socket.send(
                    json.dumps({"t": "act", "id": command, "table": table, "seat": seat,
                                "seq": frame.seq, "notation": choice.notation})
                )  # fmt: skip
                offered += 1
            await asyncio.sleep(0.001)
        for _ in range(200):
            if not self.sent:
                break
            await asyncio.sleep(0.01)
        took = sorted(self.took)
        span = time.perf_counter() - began
        return {
            "offered": rate,
            "moves_per_second": round(len(took) / min(span, seconds + 2), 1),
            "p50_ms": round(1000 * took[len(took) // 2], 1) if took else None,
            "p99_ms": round(1000 * took[int(len(took) * 0.99)], 1) if took else None,
            "max_ms": round(1000 * took[-1], 1) if took else None,
            "server_cpu_ms_per_move": round(
                1000 * (cpu_seconds(self.server) - cpu) / max(1, len(took)), 2
            ),
            "unanswered": len(self.sent),
            "refused": self.refused,
            "MB_per_second": round(self.bytes / span / 1e6, 2),
        }

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


def cpu_seconds(process: int) -> float:
    """User and system time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(store: str, port: int) -> "subprocess.Popen[bytes]":
    environment = os.environ | {
        "LANTERNWAY_RATE": "0",
        "LANTERNWAY_GAMES": "tests.smallgame",
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "lanternway", "serve", "--port", str(port), "--store", store]
    return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)


async def measure(url: str, server: int, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    load = Load(url, arguments.game, server)
    await load.open(arguments.tables, arguments.watchers)
    await asyncio.sleep(1)
    print(f"{len(load.sockets)} sockets on {arguments.tables} tables of {arguments.game}")
    results = []
    for rate in arguments.rates:
        results.append(await load.drive(rate, arguments.seconds))
        print(json.dumps(results[-1]), flush=True)
    await load.close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=100)
    parser.add_argument("--rates", type=float, nargs="*", default=[50, 100, 200, 300, 400, 600])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="lantern_fair")
    parser.add_argument("--store", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = arguments.store or f"sqlite:///{folder}/load.db"
        from tests.server.serving import free_port

        port = free_port()
        server = start_server(store, port)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            results = asyncio.run(measure(url, server.pid, arguments))
        finally:
            server.terminate()
            server.wait()
    out = ROOT / "bench" / "results"
    out.mkdir(exist_ok=True)
    (out / f"server_load_{arguments.game}.json").write_text(json.dumps(results, indent=1) + "\n")


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            Client(url).games()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not come up")


if __name__ == "__main__":
    main()
