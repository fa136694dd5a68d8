"""Load: durable moves a second and how long they take, with many sockets on many tables.

    python -m bench.server_load                       the curves of docs/server.md, written there
    python -m bench.server_load --games skye --rates 300 --seconds 5 --no-docs
    python -m bench.server_load --store postgresql://… --workers 2 --no-docs

Clients run in this process, the server in one of its own, both on this machine: figures are of both. A
move's time is from just before it is sent to its acknowledgment, which the server gives once the move
is on disk; meanwhile everybody at the table gets the new picture. Every person has a socket of their own.
"""

import argparse
import asyncio
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path
from typing import Any, Final

from uvicorn.loops.auto import auto_loop_factory

from bench.server_clients import Crowd
from lanternway.client import Client
from lanternway.core import game_ids

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs" / "server.md"
RESULTS: Final = ROOT / "bench" / "results"
BEGIN: Final = "<!-- load: written by python -m bench.server_load -->"
END: Final = "<!-- load: end -->"
SEED: Final = 1
MIX: Final = "mix"


def cpu_seconds(process: int) -> float:
    """User and system time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(process: int) -> float:
    """The same of a process and of all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return cpu_seconds(process) + sum(family_seconds(int(child)) for child in children)


def busy_seconds() -> float:
    """Processor time that the whole machine has used."""
    fields = [int(n) for n in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    user, nice, system, _idle, _wait, irq, softirq = fields[:7]
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


class Meter:
    """Processor time of the server, of the clients and of everything else on the machine."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.began = time.perf_counter()
        self.before = self._read()

    def _read(self) -> tuple[float, float, float]:
        return family_seconds(self.server), cpu_seconds(os.getpid()), busy_seconds()

    def read(self) -> tuple[float, float, float]:
        """Seconds of the server, of the clients, and cores that others kept busy."""
        now = self._read()
        server, clients, all_ = (a - b for a, b in zip(now, self.before, strict=True))
        others = (all_ - server - clients) / (time.perf_counter() - self.began)
        return server, clients, max(0.0, others)


async def drive(crowd: Crowd, server: int, rate: float, seconds: float) -> dict[str, Any]:
    """Offer so many moves a second for a while: what became of it."""
    crowd.forget()
    meter = Meter(server)
    began = time.perf_counter()
    sent = await crowd.offer(rate, seconds)
    await crowd.until_quiet(10.0)
    span = time.perf_counter() - began
    server_cpu, client_cpu, others = meter.read()
    took = sorted(crowd.took)
    done = max(1, len(took))

    def at(share: float) -> float:
        return round(1000 * took[min(len(took) - 1, int(len(took) * share))], 1) if took else 0.0

    return {
        "offered": rate,
        "sent_per_second": round(sent / seconds, 1),
        "acked_per_second": round(len(took) / span, 1),
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "max_ms": at(1.0),
        "server_ms_per_move": round(1000 * server_cpu / done, 2),
        "clients_ms_per_move": round(1000 * client_cpu / done, 2),
        "others_busy_cores": round(others, 2),
        "unanswered": len(crowd.sent),
        "refused": crowd.refused,
        "messages_per_move": round(crowd.messages / done, 1),
        "KB_per_move": round(crowd.bytes / 1024 / done, 1),
        "games_ended": crowd.over,
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_server(
    store: str, port: int, rate: str = "0", workers: int = 1
) -> "subprocess.Popen[bytes]":
    environment = os.environ | {"LANTERNWAY_RATE": rate, "LANTERNWAY_WORKERS": str(workers)}
    command = [sys.executable, "-m", "lanternway", "serve", "--port", str(port), "--store", store]
    return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            Client(url).games()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not come up")


async def curve(
    port: int, server: int, games: list[str], arguments: argparse.Namespace
) -> list[dict[str, Any]]:
    crowd = Crowd("127.0.0.1", port, games, SEED)
    await crowd.open(arguments.tables, arguments.watchers)
    await crowd.offer(arguments.warm_up_rate, arguments.warm_up)
    await crowd.until_quiet(10.0)
    print(f"{crowd.followers()} sockets on {len(crowd.sockets)} tables: {', '.join(games)}")
    results = []
    for rate in arguments.rates:
        results.append(await drive(crowd, server, rate, arguments.seconds))
        print(json.dumps(results[-1]), flush=True)
        await asyncio.sleep(1)
    crowd.close()
    return results


def one_curve(games: list[str], arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """A fresh server and store, and its curve."""
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        store = arguments.store or f"sqlite:///{folder}/load.db"
        port = free_port()
        server = start_server(store, port, workers=arguments.workers)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            if arguments.on_start:
                subprocess.Popen([*arguments.on_start.split(), str(server.pid)])
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                return runner.run(curve(port, server.pid, games, arguments))
        finally:
            server.terminate()
            server.wait()


def about(arguments: argparse.Namespace) -> dict[str, Any]:
    """Where and how it was measured."""
    import lanternway.core.state as engine

    model = [
        line.split(":", 1)[1].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return {
        "machine": f"{os.cpu_count()} cores, {model[0] if model else platform.machine()}",
        "python": platform.python_version(),
        "engine": "compiled" if str(engine.__file__).endswith(".so") else "plain Python",
        "workers": arguments.workers,
        "store": "PostgreSQL" if arguments.store.startswith("postgres") else "SQLite",
        "tables": arguments.tables,
        "sockets": 2 * arguments.tables + arguments.watchers,
        "seconds_a_rate": arguments.seconds,
        "seed": SEED,
        "load_average_before": round(os.getloadavg()[0], 2),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def markdown(about_: dict[str, Any], curves: dict[str, list[dict[str, Any]]]) -> str:
    about_text = (
        f"{about_['sockets']} sockets on {about_['tables']} tables, "
        f"{about_['workers']} {'process' if about_['workers'] == 1 else 'processes'}, {about_['store']}, "
        f"clients on the same machine ({about_['machine']}; Python {about_['python']}, engine "
        f"{about_['engine']}; seed {about_['seed']}, {about_['seconds_a_rate']:g} s a rate, "
        f"{about_['date']}). *Others* is how many cores other work on the machine kept busy meanwhile."
    )
    lines = [
        textwrap.fill(about_text, 120, break_on_hyphens=False),
        "",
        "| game | offered/s | durable/s | p50 | p95 | p99 | server CPU a move | clients' | others |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, results in curves.items():
        for r in results:
            lines.append(
                f"| {name} | {r['offered']:g} | {r['acked_per_second']:g} | {r['p50_ms']:g} ms "
                f"| {r['p95_ms']:g} ms | {r['p99_ms']:g} ms | {r['server_ms_per_move']:g} ms "
                f"| {r['clients_ms_per_move']:g} ms | {r['others_busy_cores']:g} |"
            )
    return "\n".join(lines) + "\n"


def write_docs(text: str) -> None:
    """Put the table between its marks."""
    old = DOCS.read_text(encoding="utf-8")
    head, _, rest = old.partition(BEGIN)
    _, found, tail = rest.partition(END)
    if not found:
        raise SystemExit(f"{DOCS} has no marks for the table")
    DOCS.write_text(f"{head}{BEGIN}\n{text}{END}{tail}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=100)
    parser.add_argument("--rates", type=float, nargs="*", default=[100, 200, 300, 400, 500])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=3, metavar="SECONDS")
    parser.add_argument("--warm-up-rate", type=float, default=100)
    parser.add_argument("--games", nargs="*", default=[*game_ids(), MIX], help=f"ids, or {MIX}")
    parser.add_argument("--store", default="", help="another store than a fresh SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--folder", help="where the fresh file is made (a real disk)")
    parser.add_argument("--on-start", help="a command that is given the server's process id")
    parser.add_argument("--no-docs", action="store_true", help="print, and change no file")
    arguments = parser.parse_args()
    header = about(arguments)
    curves = {
        name: one_curve(game_ids() if name == MIX else [name], arguments)
        for name in arguments.games
    }
    text = markdown(header, curves)
    print(text)
    if not arguments.no_docs:
        RESULTS.mkdir(exist_ok=True)
        found = {"about": header, "curves": curves}
        (RESULTS / "server_load.json").write_text(json.dumps(found, indent=1) + "\n")
        write_docs(text)


if __name__ == "__main__":
    main()
