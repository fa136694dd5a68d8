"""The browser client agrees with Python: texts, the article, chance, and the types of the wire."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web import vectors

ROOT = Path(__file__).resolve().parents[2]


def test_wire_types_are_what_the_schema_says_now() -> None:
    done = subprocess.run(
        [sys.executable, "tools/wire_types.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_client_says_and_draws_what_python_does(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the packages of the client are not there: make web")
    given = tmp_path / "vectors.json"
    given.write_text(vectors.text(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "tools/build_web.py", "test"],
        cwd=ROOT,
        env=os.environ | {"LANTERNWAY_VECTORS": str(given)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
