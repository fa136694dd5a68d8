"""Learning values: games become positions, positions a net, and only what is stronger is kept."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lanternway.arena.runner import Alone
from lanternway.bots import get_bot
from lanternway.bots.values import values_of
from lanternway.cli.terminal import Terminal
from lanternway.cli.train import TrainArguments, train_values
from lanternway.core import OptionError, get_game
from lanternway.core.learned import read
from lanternway.training import loop
from lanternway.training.calibration import error, reliability
from lanternway.training.fit import SOON, curve, fit, pairs_of, returns
from lanternway.training.positions import Positions, gather, load
from lanternway.training.selfplay import Portion

GAME = "lantern_fair"
UNKNOWN = [0.0] * len(get_game(GAME).features.names)
"""No advice to begin with."""


def portion(seats: int = 2, seed: int = 1, games: int = 6) -> Portion:
    return Portion(GAME, {}, seats, "greedy:1", seed, games, 0.5)


def plan(**given: Any) -> loop.Plan:
    usual: dict[str, Any] = {
        "game": GAME, "options": {}, "seats": (2, 3), "games": 50, "rounds": 1, "units": 4,
        "gate": 12, "seed": 7,
    }  # fmt: skip
    return loop.Plan(**{**usual, **given})


def learning(folder: Path, **given: Any) -> tuple[loop.Learning, list[str]]:
    told: list[str] = []
    made = loop.Learning(plan(**given), folder, Alone(), 1, lambda message, _: told.append(message))
    return made, told


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other processes: what is tried here takes a second."""
    from concurrent.futures import ThreadPoolExecutor

    monkeypatch.setattr(loop, "process_pool", lambda count, prepare: ThreadPoolExecutor(1))


def made_up(rows: int, seed: int) -> Positions:
    """Two seats; the score is twice the first feature of Lantern Fair's, the others say nothing."""
    chance = np.random.default_rng(seed)
    width = len(get_game(GAME).features.names)
    features = chance.normal(0.0, 3.0, (rows, 2, width))
    scores = 2.0 * features[:, :, 0] + chance.normal(0.0, 1.0, (rows, 2))
    shares = (scores > scores[:, ::-1]).astype(np.float64)
    return Positions(features, scores, shares, np.full(rows, 0.5), np.arange(rows) % 120)


def test_the_same_portion_gives_the_same_positions() -> None:
    one, again = portion().play(), portion().play()
    assert len(one.left) > 20
    assert np.array_equal(one.features, again.features)
    assert set(one.games.tolist()) == set(range(1, 7))
    assert np.all(one.shares.sum(axis=1) == 1.0)


def test_some_moves_are_random() -> None:
    usual = portion().play()
    assert not np.array_equal(usual.features, replace(portion(), astray=0.5).play().features)


def test_positions_are_kept_in_files_and_gathered_by_seats(tmp_path: Path) -> None:
    two, three = portion(2).play(), portion(3, seed=100).play()
    two.save(tmp_path / "a.npz")
    three.save(tmp_path / "b.npz")
    assert [part.seats for part in gather([tmp_path / "b.npz", tmp_path / "a.npz"])] == [2, 3]
    assert np.allclose(load(tmp_path / "a.npz").features, two.features, atol=1e-4)


def test_a_fit_finds_what_the_score_hangs_on() -> None:
    found = fit([made_up(3000, 1)], UNKNOWN, 4, 0)
    assert found.skip[0] == pytest.approx(2.0, abs=0.25)
    assert max(abs(weight) for weight in found.skip[1:]) < 0.25
    assert found.explained > 0.9
    assert found.right > 0.85


def test_without_hidden_units_a_fit_is_the_ridge() -> None:
    found = fit([made_up(3000, 1)], UNKNOWN, 0, 0)
    assert not found.hidden
    assert not found.output
    assert found.skip[0] == pytest.approx(2.0, abs=0.25)
    assert found.explained == pytest.approx(found.explained_by_ridge)


def test_a_curve_says_what_more_games_bring() -> None:
    positions = made_up(3000, 1)
    points = curve([positions], UNKNOWN)
    assert [games for games, _ in points] == [12, 25, 50, 100]
    assert points[-1][1] == fit([positions], UNKNOWN, 0, 0).explained_by_ridge
    assert points[0][1] < points[-1][1]


def test_what_the_advice_explains_is_told_beside() -> None:
    honest = [1.0] + [0.0] * (len(UNKNOWN) - 1)
    assert fit([made_up(3000, 1)], honest, 0, 0).explained_by_advice > 0.9
    assert fit([made_up(3000, 1)], UNKNOWN, 0, 0).explained_by_advice == 0.0


def test_a_pair_of_each_two_seats_counts_as_one_position() -> None:
    pairs = pairs_of([portion(3).play()])
    assert pairs.weight.sum() == pytest.approx(len(pairs.left) / 3)


def test_what_comes_next_counts_until_the_end_does() -> None:
    """Two games of 50 rows: each row looks at the next of its own game, and at the end for the rest."""
    rows = 50
    last = np.arange(2 * rows) % rows == rows - 1
    end = np.where(np.arange(2 * rows) < rows, 10.0, -4.0)
    found = returns(np.zeros(2 * rows), end, last)
    assert found[rows - 1] == 10.0
    assert found[-1] == -4.0
    trust = 1.0 - 1.0 / (SOON * rows)
    assert found[rows - 3] == pytest.approx(10.0 * trust**2)
    assert found[rows] == pytest.approx(-4.0 * trust ** (rows - 1))
    assert np.array_equal(returns(end, end, last), end), (
        "whoever guesses the end learns nothing new"
    )
    alone = np.ones(2 * rows, dtype=bool)
    assert np.array_equal(returns(np.zeros(2 * rows), end, alone), end), "nothing comes next"


def test_games_held_back_are_whole_games() -> None:
    positions = portion(games=12).play()
    held = pairs_of([positions]).held
    assert set(positions.games[held] % 6) == {0}


def test_a_run_plays_fits_and_holds_a_contest(tmp_path: Path) -> None:
    made, told = learning(tmp_path)
    made.go_on()
    assert told[0] == "train-plays"
    step = made.steps[0]
    assert step["against"] == "greedy:1"
    contests = [
        "train-stronger" if one["stronger"] else "train-not-stronger" for one in step["contests"]
    ]
    assert told[told.index("train-fitted") + 1 :] == contests
    assert step["kept"] == (contests == ["train-stronger"] * 2)
    game = get_game(GAME)
    learned = read(tmp_path / step["file"], GAME, game.content_hash, game.features.names)
    assert learned.record["games"] == 50
    assert [games for games, _ in learned.record["curve"]][-1] < 50


def test_a_run_that_was_killed_goes_on_and_ends_alike(tmp_path: Path) -> None:
    whole, _ = learning(tmp_path / "whole")
    whole.go_on()
    cut, _ = learning(tmp_path / "cut")
    cut._play(0, "greedy")
    (tmp_path / "cut" / "games-0-0001.npz").unlink()
    (tmp_path / "cut" / "games-0-0001.part").write_bytes(b"half of a file")
    again, told = learning(tmp_path / "cut")
    again.go_on()
    assert told.count("train-played") == 1
    assert made_in(tmp_path / "whole") == made_in(tmp_path / "cut")
    finished, told = learning(tmp_path / "cut")
    finished.go_on()
    assert told == []


def made_in(folder: Path) -> dict[str, Any]:
    """What a run came to; the day it ended may be another one."""
    made: dict[str, Any] = json.loads((folder / "values-0.json").read_text(encoding="utf-8"))
    del made["record"]["day"], made["hash"]
    return made


def test_only_what_wins_its_contest_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = learning(tmp_path, gate=8)
    monkeypatch.setattr(loop, "fit", lambda *_: fit([made_up(200, 1)], UNKNOWN, 4, 0))
    monkeypatch.setattr(
        loop, "standings", lambda contest, blocks: pytest.fail("asked") if not blocks else _lost()
    )
    monkeypatch.setattr(loop, "is_stronger", lambda contest, blocks: _verdict("not-stronger"))
    assert made.go_on() is None
    assert made.reigning() == "greedy"


def test_what_is_stronger_at_two_seats_must_be_at_three_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, told = learning(tmp_path, gate=6)
    monkeypatch.setattr(
        loop,
        "is_stronger",
        lambda contest, blocks: _verdict("stronger" if contest.seats == 2 else "not-stronger"),
    )
    assert made.go_on() is None
    assert told[-2:] == ["train-stronger", "train-not-stronger"]
    assert [one["seats"] for one in made.steps[0]["contests"]] == [2, 3]


def _lost() -> Any:
    from lanternway.arena.statistics import Estimate, Standing

    low = Estimate(0.1, 0.0, 0.3)
    return [Standing("new", 8, low, low, low)]


def _verdict(answer: str) -> Any:
    from lanternway.arena.statistics import Verdict

    return Verdict(answer, 0.0, -3.0, 3.0)


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    usual = TrainArguments(GAME, tmp_path, {}, (2,), 10, 1, 4, 8, 1, 0.06, 0, 1, None, False)
    terminal = Terminal("en")
    (tmp_path / "plan.json").write_text('{"game": "skye"}', encoding="utf-8")
    with pytest.raises(OptionError, match="other settings"):
        train_values(terminal, usual)


def test_chances_come_true_as_often_as_they_say() -> None:
    """Of a fit to made-up positions, on others of the same kind."""
    from lanternway.core.learned import Learned
    from lanternway.core.net import Net

    found = fit([made_up(4000, 1)], UNKNOWN, 4, 0)
    net = Net(found.skip, found.hidden, found.starts, found.output)
    bins = reliability(Learned(net, [2], found.scales, {}), made_up(2000, 2))
    assert len(bins) == 10
    assert error(bins) < 0.05


def test_bots_play_by_the_values_of_a_file(tmp_path: Path) -> None:
    made, _ = learning(tmp_path)
    made.go_on()
    name = f"learned@{tmp_path / 'values-0.json'}:1"
    state = get_game(GAME).start({}, 2, 5)
    assert values_of(get_game(GAME), str(tmp_path / "values-0.json")).knows(state)
    legal = state.legal(0)
    assert get_bot(name, 1).choose(state.view(0), legal) in legal


def test_a_run_may_shake_prices_instead(tmp_path: Path) -> None:
    made, told = learning(tmp_path, shaken=30, games=25)
    made.go_on()
    assert told[told.index("train-moved") + 1].startswith(("train-stronger", "train-not-stronger"))
    game = get_game(GAME)
    found = read(tmp_path / "values-0.json", GAME, game.content_hash, game.features.names)
    assert found.record["deals"] == 30
    assert found.net.hidden == 0
    finished, told = learning(tmp_path, shaken=30, games=25)
    finished.go_on()
    assert told == []
