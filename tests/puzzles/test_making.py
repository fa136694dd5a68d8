"""Making packs: the same whatever interrupts it, varied, and found again by the same numbers."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from lanternway.core.action import Action
from lanternway.core.errors import DataError
from lanternway.core.registry import get_game
from lanternway.core.view import View
from lanternway.puzzles import finding, making, pack
from lanternway.puzzles.making import Journal, Order
from lanternway.puzzles.puzzle import Puzzle
from lanternway.review.judging import Budget, Idea, Judgment
from tests.puzzles.packs import GAMES
from tests.review.records import record_of

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
ORDER = Order("skye", "0", count=4, games=10)


def found_by_number(order: Order, number: int) -> list[Puzzle]:
    """Every second game has puzzles: one or two."""
    puzzles = pack.puzzles_of(order.game)
    return [puzzles[(number + more) % len(puzzles)] for more in range(number % 4)][::2]


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
    assert len(chosen.puzzles) == 5
    other = msgspec.structs.replace(
        one, id="ffffffff", kind="other", stage="early", rating=1400, table="a:1:b:7:c:d"
    )
    chosen.take(other)
    chosen.take(other)
    assert len(chosen.puzzles) == 6


def test_no_more_than_half_of_a_pack_is_easy() -> None:
    chosen = making.Choice(4)
    one = pack.puzzles_of("skye")[0]
    for number, rating in enumerate([900, 1000, 1050, 1300]):
        tables = {"id": f"{number:08x}", "kind": f"k{number}", "table": f"a:1:b:{number}:c:d"}
        stage = ("early", "middle", "late")[number % 3]
        chosen.take(msgspec.structs.replace(one, rating=rating, stage=stage, **tables))
    assert [puzzle.rating for puzzle in chosen.puzzles] == [900, 1000, 1300]


def test_what_is_asked_seldom_is_not_left_out_because_it_comes_late() -> None:
    chosen = making.Choice(4)
    one = pack.puzzles_of("skye")[0]
    for number, kind in enumerate(["often", "often", "often", "seldom"]):
        tables = {"id": f"{number:08x}", "table": f"a:1:b:{number}:c:d"}
        chosen.take(msgspec.structs.replace(one, rating=900, kind=kind, stage="late", **tables))
    assert [puzzle.kind for puzzle in chosen.puzzles] == ["often", "seldom"]


def test_a_record_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("skye", 2)
    decisions = list(finding.record_decisions(record, "mine", "0"))
    assert 10 < len(decisions) <= finding.WINDOW
    assert decisions[0].source.startswith("record mine ")
    asked: list[str] = []

    def remember(game: object, decision: finding.Decision, seed: str) -> None:
        asked.append(decision.source)

    monkeypatch.setattr(finding, "puzzle_of", remember)
    assert finding.find_in_record(record, "mine", "0") == []
    assert set(asked) <= {one.source for one in decisions}
    assert len(asked) > 10


def test_a_puzzle_made_before_stays_if_longer_looks_still_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    old = pack.puzzles_of("skye")[0]
    order = Order("skye", "0", 4, 10, again=(old,))
    ideas = [
        Idea(one.action, one.chance, 0.01, one.line, reasons=one.reasons) for one in old.judged
    ]
    budgets: list[int] = []

    def says(ideas: list[Idea]) -> None:
        def look(
            view: View, open_: list[Action], rival: Action, line: int, budget: Budget, *more: object
        ) -> Judgment:
            assert rival in open_
            budgets.append(budget.iterations)
            return Judgment(line, view.seat, rival.text, ideas, 0.1, 0.01, len(ideas), "costly")

        monkeypatch.setattr(finding, "judge", look)

    second = old.judged[1].action  # nobody considers it any more: it is looked at all the same
    monkeypatch.setattr(
        get_game("skye").advice,
        "worth_a_look",
        lambda table, seat, legal: [a for a in legal if a.text != second],
    )
    says(ideas)
    (found,) = making.look(order, 0)
    assert budgets == [640, 2400]
    assert (found.id, found.source, found.rating) == (old.id, f"pack {old.id}", old.rating)
    assert found.margin <= old.margin
    says([ideas[1], ideas[0], *ideas[2:]])
    assert making.look(order, 0) == []


def test_the_puzzles_of_one_game_have_little_to_do_with_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = pack.puzzles_of("skye")[0]
    taken: list[finding.Decision] = []

    def always(game: object, decision: finding.Decision, seed: str) -> Puzzle:
        taken.append(decision)
        return one

    monkeypatch.setattr(finding, "puzzle_of", always)
    found = finding.find_in_record(record_of("skye", 2), "mine", "0")
    assert len(found) == len(taken) == finding.MOST
    for place, decision in enumerate(taken):
        for other in taken[:place]:
            apart = decision.place - other.place
            assert decision.kind != other.kind or apart >= finding.APART


@pytest.mark.skipif(not DEEP, reason="a puzzle takes some seconds to find: LANTERNWAY_DEEP=1")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_find_the_same_puzzle_again(game: str) -> None:
    found = pack.pack_of(game)
    assert found is not None
    puzzle = next(one for one in found.puzzles if one.source.startswith("bots "))
    number = int(puzzle.source.removeprefix("bots "))
    assert puzzle in finding.find(game, number, found.head.seed)
