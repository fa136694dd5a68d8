"""What a level is worth is told where it was measured with the bots of now, and nowhere else."""

import json

import pytest

from lanternway.bots import LEVELS, strength
from lanternway.core import DataError, game_ids
from lanternway.core.registry import bot_levels, bot_worth


def contest(**changes: object) -> dict[str, object]:
    known: dict[str, object] = {
        "game": "skye",
        "level": 3,
        "bots": ["a", "b"],
        "seats": 2,
        "games": 200,
        "share": 0.6249,
        "low": 0.551,
        "high": 0.684,
        "commit": "0123abc",
    }
    return known | changes


def kept(monkeypatch: pytest.MonkeyPatch, *contests: dict[str, object]) -> None:
    monkeypatch.setattr(strength, "contests", lambda: list(contests))
    monkeypatch.setattr(strength, "bot_of_level", lambda _, level: {3: "a", 2: "b"}.get(level, "c"))


def test_a_measured_level_says_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch, contest())
    worth = bot_worth("skye", "level:3")
    assert worth is not None
    assert (worth.below, worth.percent, worth.low, worth.high, worth.games) == (
        *("level:2", 62, 55, 68, 200),
    )


def test_what_other_bots_played_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch, contest(bots=["a", "older"]), contest(game="treos"), contest(level=4))
    for level in bot_levels():
        assert bot_worth("skye", level) is None


def test_a_contest_of_a_few_games_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch, contest(games=strength.ENOUGH - 1))
    assert bot_worth("skye", "level:3") is None
    kept(monkeypatch, contest(games=strength.ENOUGH))
    assert bot_worth("skye", "level:3") is not None


@pytest.mark.parametrize(
    "wrong",
    [
        {"share": 0.9},
        {"high": 1.2},
        {"games": 0},
        {"bots": ["a"]},
        {"more": 1},
    ],
)
def test_a_wrong_contest_is_refused_by_its_number(wrong: dict[str, object]) -> None:
    text = json.dumps({"contests": [contest(), contest(**wrong)]})
    with pytest.raises(DataError, match="contest 1"):
        strength.read(text)
    with pytest.raises(DataError, match="not a list"):
        strength.read("[]")


def test_the_kept_contests_are_of_games_and_levels_that_are_there() -> None:
    for one in strength.contests():
        assert one["game"] in game_ids()
        assert 2 <= one["level"] <= LEVELS
        assert one["commit"]
