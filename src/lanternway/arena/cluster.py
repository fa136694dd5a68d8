"""A contest on several machines: the same blocks, played by a Ray cluster (extra `cluster`)."""

import importlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from lanternway.arena.contest import Block, Contest, play_block
from lanternway.bots import file_of
from lanternway.core.errors import OptionError


class Cluster:
    """Workers on a Ray cluster. `address` as Ray takes it: "auto", or host:port of its head. `prepare`
    names a module that every node imports first (it may register further games)."""

    def __init__(self, address: str, prepare: str = "") -> None:
        self.prepare: str = prepare
        self.ray: Any = _ray()
        ray = self.ray
        if not ray.is_initialized():
            ray.init(address=address, logging_level="warning", log_to_driver=False)
        self.nodes: int = sum(bool(node["Alive"]) for node in ray.nodes())
        self.seen: set[str] = set()
        """The nodes that have played so far."""
        self.cores: int = int(ray.cluster_resources().get("CPU", 1))

    def play(self, contest: Contest, numbers: list[int]) -> Iterator[Block]:
        """Keeps every core busy; hands blocks back as they are finished."""
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=3, scheduling_strategy="SPREAD")(_play)
        files = files_of(contest)
        left = iter(numbers)
        running: list[Any] = []
        while True:
            for number in left:
                running.append(task.remote(contest, number, self.prepare, files))
                if len(running) >= 2 * self.cores:
                    break
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for block, node in ray.get(done):
                self.seen.add(node)
                yield block


def _ray() -> Any:
    try:
        return importlib.import_module("ray")  # by name: it is large and optional
    except ImportError:
        raise OptionError(
            "a cluster needs the extra: pip install 'lanternway[cluster]'", "arena-no-cluster"
        ) from None


def files_of(contest: Contest) -> dict[str, bytes]:
    """What nodes need that have no such files: the learned values of the bots, by path."""
    paths = {file_of(bot) for bot in contest.bots}
    return {
        path: Path(path).read_bytes() for path in sorted(paths) if path and Path(path).is_file()
    }


def with_files(contest: Contest, files: dict[str, bytes]) -> Contest:
    """The same contest with these files, whatever lies under their paths on this machine."""
    there: dict[str, str] = {}
    for path, content in files.items():
        name = f"lanternway-{blake2b(content, digest_size=16).hexdigest()}-{os.getpid()}.json"
        own = Path(tempfile.gettempdir(), name)
        own.write_bytes(content)
        there[path] = str(own)
    bots = []
    for bot in contest.bots:
        path = file_of(bot)
        bots.append(bot.replace(f"@{path}", f"@{there[path]}", 1) if path in files else bot)
    return replace(contest, bots=tuple(bots))


def _play(
    contest: Contest, number: int, prepare: str, files: dict[str, bytes]
) -> tuple[Block, str]:
    """Runs on a node of the cluster."""
    if prepare:
        importlib.import_module(prepare)
    block = play_block(with_files(contest, files), number)
    return block, str(_ray().get_runtime_context().get_node_id())
