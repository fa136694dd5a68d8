"""Bots that play by the values of a file, and runs that make such files, on the command line."""

from pathlib import Path

import pytest

from lanternway.cli.run import run
from tests.cli.conftest import Cli
from tests.cli.test_commands import shell


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "lantern_fair", "--bots", "BOT,greedy:1", "-n", "8"),
        ("simulate", "lantern_fair", "--bots", "BOT", "-n", "8"),
        ("balance", "lantern_fair", "--bot", "BOT", "-n", "8", "--seats", "2", "--json"),
    ],
    ids=lambda words: words[0],
)
def test_a_bad_file_costs_one_line_however_many_processes_play(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    """Unheard from a helper, it would be told by every process, or by none."""
    (tmp_path / "cut.json").write_text('{"format": 1, "game', encoding="utf-8")
    bot = f"learned@{tmp_path / 'cut.json'}:1"
    into = ("--into", str(tmp_path)) if words[0] == "balance" else ()
    answer = shell(*(word.replace("BOT", bot) for word in words), "-j", "2", *into)
    assert answer.returncode == 0, answer.stderr
    assert answer.stderr.splitlines() == [
        "lantern_fair: cut.json: can't be read (JSONDecodeError); bots go on with the hand-made advice"
    ]


def test_the_numbers_of_an_arena_are_whole_in_a_pipe(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    bots = f"learned@{tmp_path / 'there_is_no_such_file.json'}:1,random"
    out = cli("arena", "lantern_fair", "--bots", bots, "-n", "4", "-j", "1").out
    assert "…" not in out
    assert "there_is_no_such_file.json:1" in out
    assert out.count("%)") == 2 + 3, "two shares and the headings of three columns"


def test_a_run_may_take_all_processors(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """The help says that it does so unless told otherwise."""
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    seen: list[int] = []

    class Stop(Exception):
        pass

    def learning(*given: object) -> None:
        seen.append(int(str(given[3])))
        raise Stop

    monkeypatch.setattr("lanternway.training.loop.Learning", learning)
    for words in ([], ["-j", "3"]):
        with pytest.raises(Stop):
            run(["train", "lantern_fair", "--into", "nowhere", *words])
    assert seen == [7, 3]
