"""Playing with a content pack, in a process of its own: content is read when a game is loaded."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest


def lanternway(packs: Path | None, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "200"}
    environment.pop("LANTERNWAY_PACKS", None)
    if packs is not None:
        environment["LANTERNWAY_PACKS"] = str(packs)
    return subprocess.run(
        [sys.executable, "-m", "lanternway", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Skye with a first scoring tile that pays double."""
    folder = tmp_path / "double"
    folder.mkdir()
    (folder / "pack.toml").write_text('game = "skye"\n', encoding="utf-8")
    own = (files("lanternway.games.skye") / "content" / "scoring.toml").read_text("utf-8")
    at = own.index("points = ")
    end = own.index("\n", at)
    points = int(own[at:end].split("=")[1].split("#")[0])
    changed = f"{own[:at]}points = {2 * points}{own[end:]}"
    (folder / "scoring.toml").write_text(changed, encoding="utf-8")
    return folder


def content(packs: Path | None) -> str:
    told = lanternway(packs, "games", "--json")
    assert told.returncode == 0, told.stderr
    return str(next(game for game in json.loads(told.stdout) if game["id"] == "skye")["content"])


def test_a_game_is_played_with_the_pack_that_is_named(pack: Path) -> None:
    assert content(pack) != content(None)
    played = lanternway(
        pack, "simulate", "skye", "--seats", "2", "--bots", "random", "--games", "3", "--check"
    )
    assert played.returncode == 0, played.stderr


def test_a_record_says_with_which_content_it_was_played(pack: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    for packs, told in ((pack, 0), (None, 2)):
        if packs is not None:
            wish = ("play", "skye", "--seats", "2", "--bots", "random,random", "--seed", "1")
            assert lanternway(packs, *wish, "--save", str(record)).returncode == 0
        assert lanternway(packs, "replay", str(record)).returncode == told


def test_a_bad_pack_is_named_precisely(pack: Path) -> None:
    (pack / "scorings.toml").write_text("", encoding="utf-8")
    told = lanternway(pack, "simulate", "skye", "--games", "1")
    assert told.returncode == 2
    assert "scorings.toml" in told.stderr
    assert "no such file" in told.stderr
    (pack / "scorings.toml").unlink()
    (pack / "pack.toml").write_text("game = 3", encoding="utf-8")
    told = lanternway(pack, "simulate", "skye", "--games", "1")
    assert told.returncode == 2
    assert "pack.toml" in told.stderr
