"""Nothing that a game does changes unnoticed. After a change that is meant:
`python -m tests.golden.regenerate`, and the diff goes through review."""

import difflib
import json

import pytest

from tests.conformance.tables import Case
from tests.golden.playthroughs import (
    NODES_FILE,
    golden_cases,
    nodes_text,
    path_of,
    playthrough_text,
)

HINT = "if this is meant: python -m tests.golden.regenerate"


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_playthrough_is_as_it_was(case: Case) -> None:
    path = path_of(case)
    assert path.exists(), f"{path.name} is missing; {HINT}"
    before = path.read_text(encoding="utf-8")
    now = playthrough_text(case)
    if now != before:
        diff = difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", n=3)
        pytest.fail("\n".join([*list(diff)[:30], HINT]))


def test_node_counts_are_as_they_were() -> None:
    before = json.loads(NODES_FILE.read_text(encoding="utf-8"))
    now = json.loads(nodes_text())
    assert now == before, HINT
