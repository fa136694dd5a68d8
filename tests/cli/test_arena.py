"""`lanternway arena`, `balance` and `bots`."""

from pathlib import Path

import pytest

from lanternway.core.registry import get_game
from tests.cli.conftest import Cli


def test_an_arena_shows_its_table_and_goes_on_from_its_journal(cli: Cli, tmp_path: Path) -> None:
    words = ["arena", "lantern_fair", "--bots", "greedy:1,random", "-j", "1", "--mirror"]
    journal = tmp_path / "journal.jsonl"
    short = cli(*words, "-n", "8", "--journal", journal)
    assert short.code == 0, short.err
    whole = cli(*words, "-n", "20")
    resumed = cli(*words, "-n", "20", "--journal", journal)
    assert resumed.out == whole.out
    assert "greedy:1 (2)" in whole.out


def test_an_arena_as_json_with_a_test_and_a_picture(cli: Cli, tmp_path: Path) -> None:
    picture = tmp_path / "result.png"
    answer = cli(
        *("arena", "lantern_fair", "--bots", "greedy:1,random", "-n", "40", "-j", "1"),
        *("--sequential", "--picture", picture, "--json"),
    )
    facts = answer.json()
    assert facts["games"] <= 40
    assert facts["test"]["answer"] in ("stronger", "not-stronger", "open")
    assert {rating["name"] for rating in facts["ratings"]} == {"greedy:1", "random"}
    assert picture.stat().st_size > 1000


def test_arena_says_what_is_wrong(cli: Cli) -> None:
    for words in (
        ["--bots", "gredy,random"],
        ["--bots", "random,random,random", "--seats", "2"],
        ["--bots", "random", "--seats", "9"],
    ):
        answer = cli("arena", "lantern_fair", *words)
        assert answer.code == 2
        assert len(answer.err.splitlines()) == 1


def test_a_checked_report_is_the_same_and_finds_a_broken_rule(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["balance", "lantern_fair", "--bot", "greedy:1", "-n", "4", "-j", "1", "--seats", "2"]
    page = tmp_path / "lantern_fair.md"
    assert cli(*words, "--into", tmp_path).code == 0
    unchecked = page.read_text(encoding="utf-8")
    assert cli(*words, "--into", tmp_path, "--check").code == 0
    checked = page.read_text(encoding="utf-8")
    assert "--check" in checked
    assert checked.replace(" --check", "") == unchecked
    page.unlink()

    def check(table: object) -> None:
        raise AssertionError("too much oil")

    monkeypatch.setattr(get_game("lantern_fair"), "check", check)
    answer = cli(*words, "--seed", "8", "--into", tmp_path, "--check")
    assert answer.code == 1
    assert "lantern_fair, seed 8: a check failed" in answer.err
    assert "too much oil" in answer.err
    assert not page.exists()
    assert cli(*words, "--into", tmp_path).code == 0


def test_balance_writes_its_report(cli: Cli, tmp_path: Path) -> None:
    words = ["balance", "lantern_fair", "--bot", "random", "-n", "10", "-j", "1", "--seats", "2,3"]
    answer = cli(*words, "--into", tmp_path)
    assert answer.code == 0, answer.err
    assert "# Balance of lantern_fair" in (tmp_path / "lantern_fair.md").read_text(encoding="utf-8")
    assert cli("balance", "lantern_fair", "--seats", "two").code == 2


def test_bots_are_listed(cli: Cli) -> None:
    facts = cli("bots", "lantern_fair", "--json").json()
    assert [level["bot"] for level in facts["levels"]] == [f"level:{n}" for n in range(1, 6)]
    assert "Lantern keeper" in cli("bots").out
    assert "Lámpásőr" in cli("bots", "--lang", "hu").out


def test_a_level_that_nobody_measured_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    lines = cli("bots", "lantern_fair").out.splitlines()
    told = [line.rstrip().endswith("Not measured yet against Guild master.") for line in lines]
    assert told.index(True) == 4
    assert "Not measured" not in lines[0]
