"""`lanternway puzzles` at the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.puzzles.packs import first, sealed, small_pack


def test_a_puzzle_is_solved_and_explained(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    puzzle = first("skye")
    wrong = puzzle.judged[-1].action
    lines = f"sing\nhint\n{wrong}\n{puzzle.best.action}\n"
    answer = cli("puzzles", "play", "skye", puzzle.id, typed=lines)
    assert answer.code == 0, answer.err
    assert f"difficulty {puzzle.rating})" in answer.out
    assert "There is a clearly better move" in answer.out
    assert "Good. Solved on try 2." in answer.out
    assert "% to win" in answer.out
    assert "your first try" in answer.out
    assert answer.out.count("Compared with the second best") == 2  # the hint, and the explanation
    found = cli("puzzles", "list", "skye", "--json").json()
    assert {one["id"] for one in found if one["solved"]} == {puzzle.id}
    assert not any("judged" in one for one in found)


def test_what_the_screen_offers_can_be_typed(cli: Cli) -> None:
    answer = cli("puzzles", "play", "skye", first("skye").id, typed="? 1\nlog\nshow\n")
    assert answer.code == 0, answer.err
    screen, _, rest = answer.out.partition("> ")
    assert "· hint · show · quit" in " ".join(screen.split())
    assert "SK-" in rest.partition("> ")[0], "an answer is explained with its rule"
    assert rest.count("is not an action") == 1, "there is no log of a puzzle"


def test_packs_are_checked(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    data = small_pack()
    good.write_text(sealed(data), encoding="utf-8")
    data["puzzles"][0]["seat"] = "one"
    bad.write_text(sealed(data), encoding="utf-8")
    answer = cli("puzzles", "check", good, bad)
    assert answer.code == 2
    assert "good.json: 1 puzzles, all good." in answer.out
    assert answer.err.startswith("bad.json: puzzle 1: seat: ")
    assert len(answer.err.splitlines()) == 1
    told = json.loads(cli("puzzles", "check", good, "--json").out)
    assert told[0]["puzzles"] == 1


def test_what_is_not_there_is_said_in_one_line(cli: Cli) -> None:
    for words in (("play", "skye", "nothing"), ("play", "chess"), ("make", "chess", "--into", "x")):
        answer = cli("puzzles", *words)
        assert answer.code == 2
        assert len(answer.err.splitlines()) == 1
