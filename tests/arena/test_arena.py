"""An arena whose numbers can be trusted: blocks, journals, intervals, the sequential test."""

import json
import math
import random
from pathlib import Path

import pytest

from lanternway.arena.balance import tables, to_data, write_report
from lanternway.arena.census import Census, Group, Sample, take
from lanternway.arena.cluster import files_of, with_files
from lanternway.arena.contest import Block, Contest, ContestGame, play_block
from lanternway.arena.journal import Journal
from lanternway.arena.plots import draw_standings
from lanternway.arena.ratings import ratings
from lanternway.arena.runner import Alone, Processes, run
from lanternway.arena.statistics import (
    is_stronger,
    mean_of_blocks,
    share_of_blocks,
    standings,
    student,
    wilson,
)
from lanternway.bots import file_of
from lanternway.core import DataError, OptionError
from lanternway.core.registry import register

CONTEST = Contest("lantern_fair", {"rounds": 2}, ("greedy", "random", "random"), 7)


def load_small_game() -> None:
    """What worker processes need: the small game of the tests."""
    from tests.smallgame import GAME

    register(GAME)


def test_a_block_is_one_deal_from_every_seat() -> None:
    block = play_block(CONTEST, 0)
    assert [game.seats for game in block.games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert block == play_block(CONTEST, 0)
    assert block != play_block(CONTEST, 1)
    assert Block.from_data(json.loads(json.dumps(block.to_data()))) == block


def test_entrants_of_the_same_bot_have_names_of_their_own() -> None:
    assert CONTEST.entrants() == ["greedy", "random", "random (2)"]


def test_a_contest_that_cannot_be_is_refused() -> None:
    for bots in (("greedy",), ("greedy", "nobody"), ("random",) * 5):
        with pytest.raises(OptionError):
            Contest("lantern_fair", {}, bots, 1).check()


def test_processes_and_one_process_find_the_same() -> None:
    alone = run(CONTEST, 6, Journal(None, CONTEST), Alone())
    together = run(CONTEST, 6, Journal(None, CONTEST), Processes(2, load_small_game))
    assert together == alone


def test_an_interrupted_contest_goes_on_and_gives_the_same_table(tmp_path: Path) -> None:
    whole = run(CONTEST, 8, Journal(None, CONTEST), Alone())
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, CONTEST)
    for number in (0, 3, 1):  # as processes finish: in any order
        journal.add(play_block(CONTEST, number))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"block": 2, "games": [{"sea')  # cut off while writing
    played: list[int] = []
    resumed = run(CONTEST, 8, Journal(path, CONTEST), Alone(), tick=played.append)
    assert played == [4, 5, 6, 7, 8]
    assert resumed == whole
    assert standings(CONTEST, resumed) == standings(CONTEST, whole)
    again = run(CONTEST, 8, Journal(path, CONTEST), Alone(), tick=played.append)
    assert again == whole
    assert len(played) == 5


def test_the_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(path, CONTEST)
    with pytest.raises(DataError, match="another contest"):
        Journal(path, Contest("lantern_fair", {}, ("greedy", "random"), 7))
    path.write_text(path.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    with pytest.raises(DataError, match="line 2"):
        Journal(path, CONTEST)


def test_known_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(1.0, 400)[0] == pytest.approx(400 / (400 + 1.959964**2))
    assert student(9) == pytest.approx(2.262, abs=0.01)
    assert student(100) == pytest.approx(1.984, abs=0.002)
    found = mean_of_blocks([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert found.high - found.mean == pytest.approx(4.303 / math.sqrt(3))


def test_intervals_of_shares_hold_the_truth_as_often_as_they_say() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        values = []
        for _ in range(60):
            luck = chance.random()  # games of a block go together
            values.append(((chance.random() < 0.3 + 0.4 * luck) + (luck < 0.5)) / 2)
        found = share_of_blocks(values, 120)
        held += found.low <= 0.5 <= found.high
    assert 0.91 <= held / 400 <= 0.99


def block_with(number: int, first_wins: float, chance: random.Random) -> Block:
    games = []
    for seat in range(2):
        won = chance.random() < first_wins
        ranks = [1, 2] if won else [2, 1]
        games.append(
            ContestGame([seat, 1 - seat], [3 - r for r in ranks], ranks, [1, 1], [0.0, 0.0])
        )
    return Block(number, games)


@pytest.mark.parametrize(("truth", "answer"), [(0.60, "stronger"), (0.47, "not-stronger")])
def test_the_sequential_test_stops_and_is_seldom_wrong(truth: float, answer: str) -> None:
    contest = Contest("lantern_fair", {}, ("greedy", "random"), 1)
    right = 0
    for seed in range(40):
        chance = random.Random(f"{truth}/{seed}")
        blocks: list[Block] = []
        verdict = is_stronger(contest, blocks)
        while verdict.answer == "open" and len(blocks) < 2000:
            blocks.append(block_with(len(blocks), truth, chance))
            verdict = is_stronger(contest, blocks)
        right += verdict.answer == answer
    assert right >= 36


def test_a_stopped_contest_uses_the_blocks_before_the_answer_only() -> None:
    done: list[int] = []

    def stop(blocks: list[Block]) -> bool:
        done.append(len(blocks))
        return len(blocks) == 3

    blocks = run(CONTEST, 10, Journal(None, CONTEST), Processes(2, load_small_game), stop)
    assert [block.number for block in blocks] == [0, 1, 2]
    assert done == [1, 2, 3]


def test_ratings_put_the_stronger_first_and_a_mirror_says_nothing() -> None:
    chance = random.Random(3)
    contest = Contest("lantern_fair", {}, ("greedy", "random"), 1)
    blocks = [block_with(number, 0.9, chance) for number in range(40)]
    strong, weak = ratings(contest, blocks)
    assert strong.mu - 2 * strong.sigma > weak.mu + 2 * weak.sigma
    mirror = Contest("lantern_fair", {}, ("greedy", "greedy"), 1)
    assert [rating.name for rating in ratings(mirror, blocks)] == ["greedy"]
    found = standings(contest, blocks)
    assert found[0].share.low > 0.75
    assert found[0].margin.mean == -found[1].margin.mean


def test_the_result_is_drawn(tmp_path: Path) -> None:
    blocks = [block_with(number, 0.7, random.Random(number)) for number in range(5)]
    contest = Contest("lantern_fair", {}, ("greedy", "random"), 1)
    path = tmp_path / "pictures" / "result.svg"
    draw_standings(path, "a contest", standings(contest, blocks), 0.5)
    assert "<svg" in path.read_text(encoding="utf-8")


def test_a_census_is_the_same_in_one_process_and_in_two() -> None:
    sample = Sample("lantern_fair", {"rounds": 2}, 3, "greedy:1", 5, 12)
    alone = take(sample, 1)
    together = take(sample, 2, load_small_game)
    assert alone == together
    assert alone.games == 12
    assert sum(group.wins for (trait, _), group in alone.groups.items() if trait == "seat") == 12
    assert alone.used["bid", ""] == 12 * 3 * 2
    assert sum(alone.parts.values()) == sum(alone.scores)


def test_a_balance_report_is_written_with_its_plots(tmp_path: Path) -> None:
    censuses = [take(Sample("lantern_fair", {}, seats, "random", 0, 20), 1) for seats in (2, 3)]
    files = write_report(tmp_path, "lantern_fair", "the command", "random", censuses)
    report = files[0].read_text(encoding="utf-8")
    assert "Games: 20 with 2, 20 with 3 seats." in report
    assert "| seat | 2 | 3 |" in report
    assert len(files) <= 4, "one page and a few plots"
    for plot in files[1:]:
        assert plot.name in report
        assert "<svg" in plot.read_text(encoding="utf-8")
    first = [path.read_bytes() for path in files]
    again = write_report(tmp_path, "lantern_fair", "the command", "random", censuses)
    assert [path.read_bytes() for path in again] == first


def test_things_of_a_kind_are_one_table() -> None:
    census = Census(2, games=1)
    for trait, word, wins in (
        ("seat", "1", 1),
        ("seat", "0", 0),
        ("guest_cook", "yes", 0),
        ("guest_guard", "yes", 1),
        ("guest_bard", "yes", 0),
        ("first_hero", "odo", 1),
    ):
        census.groups[trait, word] = Group(1, wins, 5)
    made = tables(census)
    assert list(made) == ["seat", "guest", "first_hero"]
    assert [word for word, _ in made["seat"]] == ["0", "1"]
    assert [word for word, _ in made["guest"]] == ["guard yes", "bard yes", "cook yes"]
    assert set(to_data(census)["traits"]) == set(made)


def test_a_cluster_plays_by_the_files_of_who_asks_it(tmp_path: Path) -> None:
    """Other machines have none under these paths, or others."""
    one, other = tmp_path / "one.json", tmp_path / "one.json.json"
    one.write_bytes(b"first")
    other.write_bytes(b"second")
    bots = (f"learned@{other}:1", "greedy", f"learned-search@{one}:9:2s", "learned", "learned@none")
    contest = Contest("lantern_fair", {}, bots, 7)
    files = files_of(contest)
    assert files == {str(one): b"first", str(other): b"second"}
    one.unlink()
    other.write_bytes(b"of somebody else")
    there = with_files(contest, files).bots
    assert [Path(file_of(there[place])).read_bytes() for place in (0, 2)] == [b"second", b"first"]
    assert there[1:2] + there[3:] == bots[1:2] + bots[3:]
    assert there[0].endswith(":1")
    assert there[2].startswith("learned-search@")
    assert there[2].endswith(":9:2s")
    for place in (0, 2):
        Path(file_of(there[place])).unlink()
