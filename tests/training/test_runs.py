"""The folder of a run: what is in it is whole, and what does not belong there costs one line."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import numpy as np
import pytest

from lanternway.arena.contest import Contest
from lanternway.arena.journal import Journal
from lanternway.arena.runner import Alone
from lanternway.cli.terminal import Terminal
from lanternway.cli.train import TrainArguments, train_values
from lanternway.core import DataError, OptionError
from lanternway.core.files import write_text, write_whole
from lanternway.training import loop
from lanternway.training.loop import Learning, Plan
from lanternway.training.positions import load
from lanternway.training.shaking import Leads

GAME = "lantern_fair"


def plan(**given: Any) -> Plan:
    usual: dict[str, Any] = {
        "game": GAME, "options": {}, "seats": (2,), "games": 6, "rounds": 1, "units": 0, "gate": 8,
        "seed": 7,
    }  # fmt: skip
    return Plan(**{**usual, **given})


def learning(folder: Path) -> Learning:
    return Learning(plan(), folder, Alone(), 1, lambda message, facts: None)


def test_a_kill_while_a_file_is_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    write_text(path, "old")

    def killed(file: IO[bytes]) -> None:
        file.write(b"ne")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(path, killed)
    assert path.read_text(encoding="utf-8") == "old"
    write_text(path, "new")
    assert path.read_text(encoding="utf-8") == "new"


def test_a_journal_that_a_kill_left_empty_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    path.touch()
    contest = Contest(GAME, {}, ("greedy", "random"), 1)
    assert Journal(path, contest).in_order() == []
    assert Journal(path, contest).in_order() == []
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1


@pytest.mark.parametrize("name", ["plan.json", "progress.json"])
def test_a_run_s_file_that_somebody_else_wrote(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("[{", encoding="utf-8")
    with pytest.raises(DataError, match=rf"{name}: can't be read"):
        learning(tmp_path)


@pytest.mark.parametrize("content", [b"", b"zz", b"PK\x03\x04 and no more"])
def test_games_that_somebody_else_wrote(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games-0-0000.npz"
    path.write_bytes(content)
    with pytest.raises(DataError, match="can't be read"):
        load(path)
    with pytest.raises(DataError, match="can't be read"):
        Leads.gather([path])


def test_games_of_which_a_disk_lost_some_bytes(tmp_path: Path) -> None:
    path = tmp_path / "shakes-0-0000.npz"
    Leads(np.ones((40, 5)), np.arange(40.0)).save(path)
    whole = path.read_bytes()
    lost = 0
    for seed in range(200):
        chance = random.Random(seed)
        bent = bytearray(whole)
        for _ in range(chance.choice((1, 3, 30))):
            bent[chance.randrange(len(bent))] = chance.randrange(256)
        path.write_bytes(bent)
        try:
            Leads.gather([path])
        except DataError:
            lost += 1
    assert lost > 150


def test_a_file_is_no_folder_for_a_run(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    arguments = TrainArguments(GAME, path, {}, (2,), 6, 1, 0, 8, 1, 0.06, 0, 1, None, False)
    with pytest.raises(DataError, match="File exists"):
        train_values(Terminal("en"), arguments)


def test_a_folder_keeps_its_plan_but_for_the_rounds(tmp_path: Path) -> None:
    learning(tmp_path)
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["games"] == 6
    Learning(plan(rounds=5), tmp_path, Alone(), 1, lambda message, facts: None)
    with pytest.raises(OptionError, match="other settings"):
        Learning(plan(units=3), tmp_path, Alone(), 1, lambda message, facts: None)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"games": 5}, "at least 6 games"),
        ({"seats": (2, 3), "games": 25}, "at least 26 games"),
        ({"seats": (9,)}, "2 to 4 seats, not 9"),
        ({"options": {"luck": "1"}}, "no option 'luck'"),
        (
            {"game": "dark_road", "options": {"private_concern": "merchant"}},
            "tables with these settings",
        ),
    ],
)
def test_what_cannot_be_learned_is_said_before_a_game_is_played(given: Any, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        plan(**given).check()


@pytest.mark.parametrize("content", ["[1]", '{"kept": 1}', '[{"kept": true}]', "3"])
def test_progress_that_no_run_made(content: str, tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text(content, encoding="utf-8")
    with pytest.raises(DataError, match=r"progress.json: is not what a run wrote"):
        learning(tmp_path)


@pytest.mark.parametrize(("what", "other"), [("rules", 0), ("content", "feed"), ("features", [])])
def test_games_by_another_version_are_not_mixed_in(what: str, other: Any, tmp_path: Path) -> None:
    learning(tmp_path)
    path = tmp_path / "plan.json"
    before = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**before, what: other}), encoding="utf-8")
    with pytest.raises(OptionError, match="of another version of the game"):
        learning(tmp_path)


def test_a_run_goes_on_in_a_folder_that_was_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of its contest: the blocks played so far count."""
    monkeypatch.setattr(loop, "process_pool", lambda count, prepare: ThreadPoolExecutor(1))
    first = learning(tmp_path / "first")
    first.go_on()
    journal = tmp_path / "first" / "contest-0-2.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    (tmp_path / "first" / "progress.json").unlink()
    (tmp_path / "first").rename(tmp_path / "second")
    second = learning(tmp_path / "second")
    second.go_on()
    assert second.steps[0]["contests"] == first.steps[0]["contests"]
    again = (tmp_path / "second" / "contest-0-2.jsonl").read_text(encoding="utf-8").splitlines()
    assert again[:3] == lines[:3]
    assert len(again) == len(lines)


def test_values_that_bots_cannot_read_hold_no_contest(tmp_path: Path) -> None:
    """The advice would play against itself, and half of such contests look like a gain."""
    run = learning(tmp_path)
    for path, portion in run._portions(0, "greedy"):
        portion.play().save(path)
    (tmp_path / "values-0.json").write_text("[{", encoding="utf-8")
    with pytest.raises(DataError, match=r"values-0.json: can't be read"):
        run.go_on()
    assert not list(tmp_path.glob("contest*"))


def test_values_that_reigned_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text('[{"kept": true, "file": "values-0.json"}]')
    run = learning(tmp_path)
    with pytest.raises(DataError, match=r"values-0.json: can't be read"):
        run.go_on()
