"""Making packs: the same whatever interrupts it, varied, and found again by the same numbers."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from lanternway.core.errors import DataError
from lanternway.puzzles import finding, making, pack
from lanternway.puzzles.making import Journal, Order
from lanternway.puzzles.puzzle import Puzzle
from tests.puzzles.packs import GAMES
from tests.review.records import record_of

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
ORDER = Order("skye", "0", count=4, games=10)


def found_by_number(order: Order, number: int) -> Puzzle | None:
    """Every second game has a puzzle."""
    puzzles = pack.puzzles_of(order.game)
    return puzzles[number % len(puzzles)] if number % 2 else None


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "look", found_by_number)


def made(order: Order, path: Path) -> str:
    with ThreadPoolExecutor(2) as pool:
        return making.make(order, Journal(path, order), pool, 3, lambda games, found: None)


def test_a_maker_that_was_interrupted_makes_the_same_pack(tmp_path: Path) -> None:
    whole = made(ORDER, tmp_path / "whole.journal")
    path = tmp_path / "cut.journal"
    made(Order("skye", "0", count=4, games=3), path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text + text.splitlines()[-1][:40], encoding="utf-8")  # stopped while writing
    assert made(ORDER, path) == whole
    assert 1 < len(pack.parse(whole, "whole.json").puzzles) <= 4


def test_a_journal_of_something_else_is_not_gone_on_with(tmp_path: Path) -> None:
    made(ORDER, tmp_path / "one.journal")
    with pytest.raises(DataError, match="something else"):
        Journal(tmp_path / "one.journal", Order("skye", "1", 4, 10))


def test_no_pack_is_all_of_one_kind() -> None:
    chosen = making.Choice(10)
    one = pack.puzzles_of("skye")[0]
    for number in range(20):
        chosen.take(msgspec.structs.replace(one, id=f"{number:08x}"))
    assert len(chosen.puzzles) == 4
    other = msgspec.structs.replace(
        one, id="ffffffff", kind="other", stage="early", table="a:1:b:7:c:d"
    )
    chosen.take(other)
    chosen.take(other)
    assert len(chosen.puzzles) == 5


def test_a_record_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("skye", 2)
    decisions = list(finding.record_decisions(record, "mine", "0"))
    assert 10 < len(decisions) <= finding.WINDOW
    assert decisions[0].source.startswith("record mine ")
    asked: list[str] = []

    def remember(game: object, decision: finding.Decision, seed: str) -> None:
        asked.append(decision.source)

    monkeypatch.setattr(finding, "puzzle_of", remember)
    assert finding.find_in_record(record, "mine", "0") is None
    assert asked == [one.source for one in decisions]


@pytest.mark.skipif(not DEEP, reason="a puzzle takes some seconds to find: LANTERNWAY_DEEP=1")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_find_the_same_puzzle_again(game: str) -> None:
    found = pack.pack_of(game)
    assert found is not None
    puzzle = found.puzzles[0]
    assert finding.find(game, int(puzzle.source.removeprefix("bots ")), found.head.seed) == puzzle
