"""A table in one line: printed while playing and from a record, opened again by `show`."""

from pathlib import Path

import pytest

from lanternway.core import record
from tests.cli.conftest import ROOT, Cli

FAIR = ROOT / "docs" / "examples" / "fair.record"


def test_a_line_of_a_record_opens_as_the_table_was(cli: Cli) -> None:
    line = cli("replay", FAIR, "--to", "3", "--line").out
    assert line.startswith("lanternway:1:lantern_fair:2:")
    assert line.count("\n") == 1
    shown = cli("show", line, "--json").json()
    match = record.start(record.parse(FAIR.read_text(encoding="utf-8")))
    for number, step in enumerate(record.parse(FAIR.read_text(encoding="utf-8")).lines[:3], 1):
        record.step(match, step, number + 1, match.game.content_hash)
    assert shown["table"] == match.state.to_data()
    assert shown["to_move"] == match.state.to_move()
    seat = match.state.to_move()[0]
    assert shown["legal"][str(seat)] == [action.text for action in match.state.legal(seat)]


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_a_line_asked_for_while_playing_shows_the_same_table(cli: Cli, game: str) -> None:
    typed = "1\nline\nquit\n"
    played = cli("play", game, "--bots", "random", "--seed", "7", typed=typed).out
    (line,) = [line for line in played.split("\n") if line.startswith(f"lanternway:1:{game}:")]
    answer = cli("show", line, "--seat", "0")
    assert answer.code == 0, answer.err
    assert answer.out


def test_the_line_of_a_finished_game_shows_its_result(cli: Cli) -> None:
    line = cli("replay", FAIR, "--line").out
    shown = cli("show", line).out
    assert "3" in shown
    assert cli("show", line, "--json").json()["to_move"] == []


def test_a_line_that_is_no_line_is_refused(cli: Cli, tmp_path: Path) -> None:
    line = cli("replay", FAIR, "--line").out.strip()
    for bad in ("rubbish", line[:-30], line.replace("lantern_fair", "chess"), line + "A" * 9):
        answer = cli("show", bad)
        assert answer.code == 2, bad
        assert answer.err.count("\n") == 1
    assert "“rubbish” is neither the line of a table" in cli("show", "rubbish").err
    assert cli("show", "x" * 5000).err.count("\n") == 1
    assert cli("show", tmp_path).err == f"{tmp_path}: this is a folder, not a file.\n"
    too_far = cli("replay", FAIR, "--to", "999", "--line")
    assert too_far.code == 2


def test_a_position_file_is_shown_and_searched(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "here.yaml"
    file.write_text("game: lantern_fair\nseats: 2\nset: {seats.0.coins: 5}\nscript: []\n")
    shown = cli("show", file, "--search", "16", "--json").json()
    assert shown["table"]["seats"][0]["coins"] == 5
    assert list(shown["search"]) == [str(seat) for seat in shown["to_move"]]
    first = shown["search"][str(shown["to_move"][0])]["ideas"][0]
    assert first["action"] in shown["legal"][str(shown["to_move"][0])]
    assert 0 <= first["chance"] <= 1
    seat = str(shown["to_move"][0])
    told = cli("show", file, "--seat", seat, "--search", "16").out
    assert f"{round(first['chance'] * 100)} %" in told
