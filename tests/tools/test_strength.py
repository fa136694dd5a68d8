"""The page of contests: what was played anew is written, what was played before stays."""

import json
from pathlib import Path

import pytest

from lanternway.bots import bot_of_level
from tools import strength

OLD = """# How strong

Words.

## Levels

| contest | seats | games | victories of the first (95 %) | points ahead |
|---|---:|---:|---|---|
| skye, level 2: `a` against `b` | 2 | 4 | 50.0 % (10.0–90.0) | +0.0 ± 9.0 |
| treos, level 2: `a` against `b` | 2 | 6 | 66.7 % (20.0–90.0) | +1.0 ± 5.0 |

Said below.

## Mirror

| contest | seats | games | victories of the first (95 %) | points ahead |
|---|---:|---:|---|---|
| skye: `a` against `a` | 4 | 4 | 25.0 % (10.0–60.0) | +0.0 ± 9.0 |

## By hand

Stays.
"""
STANDING = {
    "share": {"mean": 0.75, "low": 0.5, "high": 0.875},
    "margin": {"mean": -1.25, "low": -2.25, "high": -0.25},
}


def test_new_contests_take_the_place_of_old_ones_and_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "strength.md"
    page.write_text(OLD, encoding="utf-8")
    matches = [strength.Match(game, "a,b", 40, step=2) for game in ("skye", "treos")]
    mirror = [strength.Match("skye", "a,a", 40, seats=4)]
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "SECTIONS", {"Levels": matches, "Mirror": mirror})
    monkeypatch.setattr(strength, "played", lambda match: 8 * (match == matches[0]))
    said = json.dumps({"standings": [STANDING]})
    monkeypatch.setattr(strength, "arena", lambda *_: said)
    strength.write_page()
    new = "| skye, level 2: `a` against `b` | 2 | 8 | 75.0 % (50.0–87.5) | −1.2 ± 1.0 |"
    old = "| skye, level 2: `a` against `b` | 2 | 4 | 50.0 % (10.0–90.0) | +0.0 ± 9.0 |"
    assert page.read_text(encoding="utf-8") == OLD.replace(old, new)


def test_at_more_seats_one_plays_against_many() -> None:
    words = strength.Match("skye", "a,b", 40, seats=4).words(8)
    assert words[words.index("--bots") + 1] == "a,b,b,b"


def test_levels_play_without_the_clock() -> None:
    for match in strength.STEPS:
        assert not [bot for bot in match.bots.split(",") if bot.endswith("s")]
        assert match.is_called(f"step{match.step}")
        assert match.is_called(match.game)


def test_a_contest_keeps_the_commit_that_played_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worths = tmp_path / "strength.json"
    match = strength.step("skye", 2, 40)
    bots = [bot_of_level("skye", level) for level in (2, 1)]
    old = {"game": "skye", "level": 2, "bots": bots, "seats": 2, "games": 8}
    old |= {"share": 0.75, "low": 0.5, "high": 0.875, "commit": "0ld"}
    worths.write_text(json.dumps({"contests": [old]}), encoding="utf-8")
    monkeypatch.setattr(strength, "STEPS", [match])
    monkeypatch.setattr(strength, "arena", lambda *_: json.dumps({"standings": [STANDING]}))
    monkeypatch.setattr(strength, "WORTHS", worths)
    for games, is_kept in ((8, True), (10, False)):
        monkeypatch.setattr(strength, "played", lambda _, games=games: games)
        strength.write_worths()
        (told,) = json.loads(worths.read_text(encoding="utf-8"))["contests"]
        assert told["games"] == games
        assert (told["commit"] == "0ld") is is_kept
