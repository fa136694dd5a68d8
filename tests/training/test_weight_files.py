"""Weight files that somebody bent: one line says why, and the hand-made advice goes on, every time."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanternway.bots import values
from lanternway.bots.values import values_of
from lanternway.core import get_game
from lanternway.core.learned import FIELDS, LARGEST, digest, files_in

GAME = get_game("skye")
GOOD: dict[str, Any] = json.loads(files_in(GAME.features.folder)[0].read_text(encoding="utf-8"))


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Put a value, the last, where the others say."""
    *way, last, value = path

    def change(data: dict[str, Any]) -> None:
        there: Any = data
        for step in way:
            there = there[step]
        there[last] = value

    return change


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "no number": (put("skip", 0, float("nan")), "wrong shape"),
    "endless": (put("hidden", 0, 0, float("inf")), "wrong shape"),
    "too large to add up": (put("skip", 0, 1e308), "wrong shape"),
    "a whole number": (put("skip", 0, 1), "wrong shape"),
    "yes": (put("skip", 0, True), "wrong shape"),
    "a short row": (put("hidden", 0, [1.0]), "wrong shape"),
    "no row": (put("hidden", 0, None), "wrong shape"),
    "rows by name": (put("hidden", {}), "wrong shape"),
    "more outputs": (lambda data: data["output"].append(1.0), "wrong shape"),
    "fewer starts": (lambda data: data["starts"].pop(), "wrong shape"),
    "a scale below 0": (put("scales", 0, -1.0), "wrong shape"),
    "a scale of hardly anything": (put("scales", 0, 5e-324), "wrong shape"),
    "one scale": (put("scales", [1.0]), "wrong shape"),
    "no scales": (put("scales", None), "wrong shape"),
    "a record that is a list": (put("record", []), "wrong shape"),
    "seats that are a word": (put("seats", "2"), "for how many seats"),
    "seats below 1": (put("seats", [-2]), "for how many seats"),
    "format yes": (put("format", True), "of format True"),
    "a long format": (put("format", [1] * 5000), "of format [1, 1,"),
    "a game of two lines": (put("game", "one\ntwo"), "learned for 'one"),
    "half a letter": (put("record", "by", "\ud800"), "can't be read"),
}
TEXTS: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "can't be read"),
    "no text": (b"\xff\xfe\x00" * 50, "can't be read"),
    "a word": (b'"values"', "must have the fields"),
    "a list": (b"[]", "must have the fields"),
    "brackets without end": (b"[" * 100_000, "can't be read"),
    "a number without end": (b'{"format": ' + b"9" * 10_000 + b"}", "can't be read"),
    "too much": (b" " * (LARGEST + 1), "larger than"),
}


def is_refused(path: Path, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = values_of(GAME, str(path))
    del values._KNOWN[(GAME.id, str(path))]
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert reason in lines[0]
    assert lines[0].endswith("; bots go on with the hand-made advice")
    assert len(lines[0]) < 250
    state = GAME.start({}, 2, 1)
    assert found.of(state, 0) == GAME.advice.value(state, 0)


@pytest.mark.parametrize("what", CHANGES)
def test_a_file_with_something_else_in_it(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change, reason = CHANGES[what]
    data = json.loads(json.dumps(GOOD))
    change(data)
    data["hash"] = GOOD["hash"] if what == "half a letter" else digest(data)
    path = tmp_path / "values-2.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    is_refused(path, reason, capsys)


@pytest.mark.parametrize("what", TEXTS)
def test_a_file_that_is_something_else(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, reason = TEXTS[what]
    path = tmp_path / "values-2.json"
    path.write_bytes(text)
    is_refused(path, reason, capsys)


@pytest.mark.parametrize("field", FIELDS)
def test_a_file_without_one_of_its_fields(
    field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {name: value for name, value in GOOD.items() if name != field}
    path = tmp_path / "values-2.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    is_refused(path, "must have the fields", capsys)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is nothing without end here")
def test_what_never_ends_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    is_refused(Path("/dev/zero"), "larger than", capsys)


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    is_refused(tmp_path, "can't be read", capsys)
