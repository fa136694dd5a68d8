"""The same contest on a Ray cluster of two nodes. Needs the extra `cluster`; skipped without it."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="the extra `cluster` (Ray) is not installed"
)

SCRIPT = """
import sys
from ray.cluster_utils import Cluster as LocalNodes
from lanternway.arena.cluster import Cluster
from lanternway.arena.contest import Contest
from lanternway.arena.journal import Journal
from lanternway.arena.runner import Alone, run
from lanternway.core import register
from tests.smallgame import GAME

register(GAME)
nodes = LocalNodes(initialize_head=True, head_node_args={"num_cpus": 1})
nodes.add_node(num_cpus=1)
nodes.wait_for_nodes()
workers = Cluster(nodes.address, prepare="tests.conftest")
contest = Contest("lantern_fair", {"rounds": 2}, ("greedy", "random"), 3)
there = run(contest, 40, Journal(None, contest), workers)
here = run(contest, 40, Journal(None, contest), Alone())
print("nodes", workers.nodes, "played on", len(workers.seen), "equal", there == here)
nodes.shutdown()
"""


def test_two_nodes_play_the_contest_and_find_the_same() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0"}
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "nodes 2 played on 2 equal True" in ran.stdout, ran.stdout + ran.stderr
