"""Our games, plain and compiled, beside peers from PyPI, in one run with interleaved repeats.

`python -m bench.peers` installs the peers and does nothing else.
"""

import fcntl
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
WORKERS = Path(__file__).parent / "workers"
PEERS = ROOT / "build" / "peers"
FAST = ROOT / "build" / "fast"
PYTHON = PEERS / "bin" / "python"
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2", "chess==1.11.2")

STAMP = PEERS / ".ready"
"""Written last, and holds what was installed: an interrupted set-up is done again."""


def are_installed() -> bool:
    return STAMP.is_file() and STAMP.read_text().split() == list(PACKAGES)


def install() -> None:
    """The peers, in an environment of their own."""
    PEERS.parent.mkdir(exist_ok=True)
    with (PEERS.parent / "peers.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if are_installed():
            return
        print("Installing the peers into build/peers ...", file=sys.stderr, flush=True)
        uv = str(Path(sys.executable).parent / "uv")
        new = [uv, "venv", "-q", "--clear", "--python", sys.executable, str(PEERS)]
        subprocess.run(new, check=True)
        add = [uv, "pip", "install", "-q", "--python", str(PYTHON), *PACKAGES]
        subprocess.run(add, check=True)
        STAMP.write_text("\n".join(PACKAGES) + "\n")


@dataclass
class Worker:
    """A program that measures on request, kept alive between the repeats."""

    name: str
    command: list[str]
    what: list[str]
    path: str = ""
    rates: dict[str, list[float]] = field(default_factory=dict)
    process: "subprocess.Popen[str] | None" = None

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.path:
            environment["PYTHONPATH"] = self.path
        environment["PYTHONHASHSEED"] = "0"
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )

    def ask(self, what: str, seconds: float) -> float:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name} stopped while it measured {what}")
        return float(answer)

    def stop(self) -> None:
        if self.process is not None:
            self.process.communicate()  # the end of its input

    def rate(self, what: str) -> float:
        return median(self.rates[what])

    def spread(self, what: str) -> float:
        rates = self.rates[what]
        return (max(rates) - min(rates)) / median(rates)


OURS = [
    "playouts", "clones", "worlds", "advice", "greedy", "iterations", "learned", "learned-iterations",
]  # fmt: skip


def workers(games: list[str], seats: int) -> list[Worker]:
    """Everybody who is measured: our games by both engines, then the peers."""
    made: list[Worker] = []
    engines = {"plain": ROOT / "src"}
    if (FAST / "lanternway").exists():
        engines["compiled"] = FAST
    for game in games:
        command = [sys.executable, str(WORKERS / "ours.py"), game, str(seats)]
        for engine, path in engines.items():
            made.append(Worker(f"{game} {engine}", command, OURS, str(path)))
    install()
    python = str(PYTHON)
    rivals = ["playouts", "clones"]
    made.append(Worker("catanatron", [python, str(WORKERS / "catan.py")], rivals))
    for game in ("backgammon", "gin_rummy"):
        script = str(WORKERS / "spiel.py")
        made.append(Worker(f"open_spiel {game}", [python, script, game], rivals))
    made.append(Worker("python-chess", [python, str(WORKERS / "pychess.py")], rivals))
    return made


def measure(everybody: list[Worker], repeats: int, seconds: float) -> None:
    """All in turn, so that what else the machine does strikes all alike; one runs at a time."""
    try:
        for worker in everybody:
            worker.start()
            for what in worker.what:
                worker.ask(what, seconds / 10)  # warm
        for _ in range(repeats):
            for worker in everybody:
                for what in worker.what:
                    worker.rates.setdefault(what, []).append(worker.ask(what, seconds))
    finally:
        for worker in everybody:
            worker.stop()


def main() -> int:
    """Without them the tests of their workers skip and say so; under CI=true that is an error."""
    try:
        install()
    except subprocess.CalledProcessError:
        print("The peers cannot be installed; their tests skip.", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
