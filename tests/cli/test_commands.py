"""games, simulate, check, replay, verify, pack check: what they print, for people and as JSON."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lanternway import __version__
from lanternway.core import get_game, record
from tests.cli.conftest import ROOT, Cli

POSITIONS = ROOT / "tests" / "games" / "lantern_fair" / "positions"


def shell(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lanternway", *words],
        cwd=ROOT,
        env={**os.environ, "LANTERNWAY_GAMES": "tests.smallgame", "LANG": "C", **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_the_real_command() -> None:
    assert shell("--version").stdout.startswith(f"lanternway {__version__}")
    assert shell("--lang", "pl", "--version").stdout == shell("--version").stdout
    assert "Lantern Fair" in shell("games").stdout
    assert "Lámpásvásár" in shell("games", LANG="hu_HU.UTF-8").stdout
    refused = shell("play")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "lanternway play GAME" in refused.stderr


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Commands"), ("pl", "Polecenia"), ("hu", "Parancsok")]
)
def test_help_in_every_language(cli: Cli, language: str, title: str) -> None:
    answer = cli("--help", "--lang", language)
    assert answer.code == 0
    assert title in answer.out
    for command in ("games", "play", "simulate", "check", "replay", "verify", "pack"):
        assert command in answer.out
        inner = cli(command, "--help", "--lang", language)
        assert inner.code == 0
        assert "cli-help" not in inner.out, "a help text is missing"


def test_no_words_at_all_show_help(cli: Cli) -> None:
    assert "simulate" in cli().out


# --- games -----------------------------------------------------------------------------------------


def test_games_lists_seats_and_options(cli: Cli) -> None:
    answer = cli("games")
    assert answer.code == 0
    for part in ("Lantern Fair", "lantern_fair", "2–4 players", "rounds=4", "die | pair"):
        assert part in answer.out


def test_games_as_json(cli: Cli) -> None:
    told = cli("games", "--json").json()
    fair = next(game for game in told if game["id"] == "lantern_fair")
    assert fair["seats"] == [2, 4]
    rolls = next(option for option in fair["options"] if option["name"] == "rolls")
    assert rolls["choices"] == ["die", "pair"]
    assert rolls["choice_titles"]["pair"] == "The better of two dice"


# --- simulate --------------------------------------------------------------------------------------


def test_simulate_counts_what_happened(cli: Cli) -> None:
    told = cli("simulate", "lantern_fair", "-n", "40", "-j", "1", "--seats", "3", "--json").json()
    assert told["games"] == 40
    assert len(told["by_seat"]) == 3
    assert sum(row["wins"] for row in told["by_seat"]) == pytest.approx(40)
    assert told["actions"]["mean"] == pytest.approx(told["real"]["mean"] + told["forced"]["mean"])
    for row in told["by_seat"]:
        low, high = row["interval"]
        assert low <= row["share"] <= high


def test_simulate_is_the_same_however_many_processes() -> None:
    def facts(*words: str) -> dict[str, object]:
        import json

        done = shell("simulate", "lantern_fair", "-n", "60", "--seed", "5", "--json", *words)
        assert done.returncode == 0, done.stderr
        told: dict[str, object] = json.loads(done.stdout)
        for name in ("seconds", "processes", "real_per_second", "actions_per_second", "checked"):
            del told[name]
        return told

    alone = facts("-j", "1")
    assert alone == facts("-j", "2")
    assert alone == facts("-j", "1", "--check")


def test_simulate_moves_bots_from_seat_to_seat(cli: Cli) -> None:
    words = ("simulate", "lantern_fair", "-n", "30", "-j", "1", "--bots", "greedy,random", "--json")
    told = cli(*words).json()
    by_bot = {row["name"]: row for row in told["by_bot"]}
    assert by_bot["greedy"]["games"] == by_bot["random"]["games"] == 30
    assert by_bot["greedy"]["share"] > by_bot["random"]["share"]


def test_simulate_for_people(cli: Cli) -> None:
    answer = cli("simulate", "lantern_fair", "-n", "20", "--check")
    assert answer.code == 0
    assert answer.err == "", "no progress bar without a terminal"
    for part in ("20 games in", "95 % interval", "Real decisions", "Every check passed."):
        assert part in answer.out


def test_a_checked_simulation_finds_a_broken_rule(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.smallgame.state import Table

    def clone(self: Table) -> Table:
        return self  # shares everything

    monkeypatch.setattr(Table, "clone", clone)
    answer = cli("simulate", "lantern_fair", "-n", "5", "--seed", "8", "--check", "-j", "1")
    assert answer.code == 1
    assert "lantern_fair, seed 8: a check failed" in answer.err
    assert "a clone changed" in answer.err


def test_a_game_may_check_itself(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(table: object) -> None:
        raise AssertionError("too much oil")

    monkeypatch.setattr(get_game("lantern_fair"), "check", check)
    answer = cli("simulate", "lantern_fair", "-n", "2", "--check", "-j", "1", "--json")
    assert answer.code == 1
    assert answer.json()["failure"]["action"] == 1
    assert "too much oil" in answer.err
    assert cli("simulate", "lantern_fair", "-n", "2", "-j", "1").code == 0


# --- check -----------------------------------------------------------------------------------------


def test_check_runs_a_folder_of_positions(cli: Cli) -> None:
    answer = cli("check", POSITIONS)
    files = len(list(POSITIONS.rglob("*.yaml")))
    assert answer.code == 0
    assert f"{files} of {files} positions as expected." in answer.out


def test_a_position_that_differs_shows_expected_and_found(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_text(
        "game: lantern_fair\nclause: LF-1.1\nseats: 2\nscript:\n"
        "  - expect: {seats.0.coins: 5, seats.1.coins: 4}\n"
        '  - refuse: "0 bid 2"\n    clause: LF-2.1\n'
    )
    answer = cli("check", path)
    assert answer.code == 1
    for part in ("step 1: seats.0.coins", "expected: 5", "found: 4", "LF-1.1", "expected: refused"):
        assert part in answer.out
    assert "seats.1.coins" not in answer.out
    told = cli("check", path, "--json").json()
    assert told[0]["ok"] is False
    assert told[0]["differences"][0]["expected"] == "5"


# --- replay, verify --------------------------------------------------------------------------------


def test_replay_tells_the_whole_game(cli: Cli, saved: Path) -> None:
    answer = cli("replay", saved)
    assert answer.code == 0
    assert "Ann: Bid 0 [bid 0]" in answer.out
    told = cli("replay", saved, "--json").json()
    assert len(told["actions"]) == len(record.parse(saved.read_text()).lines)
    assert told["players"][0] == "Ann"


def test_replay_to_what_a_seat_saw(cli: Cli, saved: Path) -> None:
    told = cli("replay", saved, "--seat", "1", "--to", "1", "--json").json()
    assert len(told["actions"]) == 1
    assert "hand" in told["view"]["seats"][1]
    assert "hand" not in told["view"]["seats"][0]
    assert all("secret" not in event for event in told["actions"][0]["events"])
    shown = cli("replay", saved, "--seat", "1", "--to", "1").out
    assert "bid 0" not in shown


@pytest.mark.parametrize("game", ["dark_road-2-plain", "skye-3-journeyman-same-layout"])
def test_a_record_of_other_rules_is_shown_as_it_was_written(
    cli: Cli, game: str, tmp_path: Path
) -> None:
    kept = ROOT / "tests" / "vectors" / "older" / f"{game}.record.gz"
    file = tmp_path / "older.record"
    file.write_bytes(gzip.decompress(kept.read_bytes()))
    read = record.parse(file.read_text(encoding="utf-8"))
    answer = cli("replay", file)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "was played here by rules 1, with Lanternway 0.1.0" in answer.err
    assert f"[{read.lines[-1].notation}]" in answer.out
    assert read.outcome is not None
    for score in read.outcome["scores"]:
        assert str(score) in answer.out
    assert cli("verify", file).code == 2
    for language, said in (("pl", "według zasad nr 1"), ("hu", "1. szabályváltozattal")):
        told = cli("replay", file, "--lang", language).err
        assert said in told
        assert "was played" not in told, "in the reader's language"


def test_replay_step_by_step(cli: Cli, saved: Path) -> None:
    answer = cli("replay", saved, "--step", typed="\nq\n")
    assert answer.code == 0
    assert answer.out.count("Enter: next action") == 2


def test_replay_knows_its_limits(cli: Cli, saved: Path) -> None:
    assert "There is no seat 7" in cli("replay", saved, "--seat", "7").err
    assert "There is no action 9999" in cli("replay", saved, "--to", "9999").err


def test_verify_proves_fairness(cli: Cli, saved: Path, tmp_path: Path) -> None:
    answer = cli("verify", saved)
    assert answer.code == 0
    assert "drawn from the key committed to beforehand" in answer.out
    closed = tmp_path / "closed"
    closed.write_text(record.dump(record.load(saved.read_text()), reveal=False))
    assert "not revealed yet" in cli("verify", closed).out
    told = cli("verify", saved, closed, "--json").json()
    assert [(one["ok"], one["fair"]) for one in told] == [(True, True), (True, False)]


def test_verify_finds_the_one_that_does_not_hold(cli: Cli, saved: Path, tmp_path: Path) -> None:
    """A record with other dice replays by its own outcomes, but they were not drawn from the key."""
    read = record.parse(saved.read_text())
    read.secret = bytes(32).hex()
    false = tmp_path / "false"
    false.write_text(record.to_record_text(read))
    answer = cli("verify", saved, false)
    assert answer.code == 2
    assert str(saved) in answer.out
    assert answer.err.startswith(f"{false}: ")
    assert "commitment" in answer.err


# --- packs -----------------------------------------------------------------------------------------


def test_a_pack_that_fits(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "lantern_fair"\n')
    own = (ROOT / "tests" / "smallgame" / "content" / "cards.toml").read_text()
    (tmp_path / "cards.toml").write_text(own.replace("copies = 8", "copies = 9"))
    answer = cli("pack", "check", tmp_path)
    assert answer.code == 0
    assert "1 file fits the game lantern_fair." in answer.out
    assert cli("pack", "check", tmp_path, "--json").json()["ok"] is True


def test_the_game_itself_looks_at_a_pack(cli: Cli, tmp_path: Path) -> None:
    """What no comparison of shapes can see: a number that cannot be."""
    (tmp_path / "pack.toml").write_text('game = "lantern_fair"\n')
    own = (ROOT / "tests" / "smallgame" / "content" / "cards.toml").read_text()
    (tmp_path / "cards.toml").write_text(own.replace("copies = 8", "copies = 0"))
    answer = cli("pack", "check", tmp_path)
    assert answer.code == 2
    assert "cards.toml card[candle] copies: 0 is not a whole number from 1 to 99" in answer.err
