"""A contest on several machines: the same blocks, played by a Ray cluster (extra `cluster`)."""

import importlib
from collections.abc import Iterator
from typing import Any

from lanternway.arena.contest import Block, Contest, play_block
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
        left = iter(numbers)
        running: list[Any] = []
        while True:
            for number in left:
                running.append(task.remote(contest, number, self.prepare))
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


def _play(contest: Contest, number: int, prepare: str) -> tuple[Block, str]:
    """Runs on a node of the cluster."""
    if prepare:
        importlib.import_module(prepare)
    return play_block(contest, number), str(_ray().get_runtime_context().get_node_id())
