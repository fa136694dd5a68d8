"""The command line, run in this process with what is typed into it, and its answer."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lanternway.cli.run import run

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code in (0, 1, 2), self.err
        return json.loads(self.out)


Cli = Callable[..., Answer]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """`cli("play", "lantern_fair", typed="1\\n")`."""
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.smallgame")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LANTERNWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call


@pytest.fixture
def saved(cli: Cli, tmp_path: Path) -> Path:
    """The record of a finished game between a person and a bot."""
    path = tmp_path / "game.record"
    typed = f"save {tmp_path / 'half.record'}\n" + "1\n" * 3 + f"save {path}\n" + "1\n" * 60
    answer = cli(
        *("play", "lantern_fair", "--seed", "7", "--bots", "random", "--players", "Ann"),
        typed=typed,
    )
    assert answer.code == 0, answer.err
    assert path.exists()
    return path
