"""Every example in the documentation runs and says what the documentation says."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from lanternway.core import position

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "docs" / "README.md",
    ROOT / "docs" / "formats.md",
    ROOT / "docs" / "texts.md",
    ROOT / "docs" / "games" / "treos.md",
    ROOT / "docs" / "research" / "environments.md",
    ROOT / "docs" / "research" / "observations.md",
]
FENCE = re.compile(r"^( *)```(\w*) ?([\w.]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A fenced block of a page."""

    page: Path
    kind: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.kind}:{self.text.strip().splitlines()[0][:40]}"


def examples(*kinds: str) -> list[Example]:
    found: list[Example] = []
    for page in PAGES:
        for indent, kind, name, text in FENCE.findall(page.read_text(encoding="utf-8")):
            if kind in kinds:
                lines = [line.removeprefix(indent) for line in text.split("\n")]
                found.append(Example(page, kind, name, "\n".join(lines)))
    return found


def commands(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines it must print."""
    found: list[tuple[str, list[str]]] = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def matches(expected: list[str], printed: list[str]) -> bool:
    """Line by line; `...` stands for any lines, or for the rest of a line."""
    pattern = ""
    for line in expected:
        if line.strip() == "...":
            pattern += r"(?:[^\n]*\n)*?"
        elif line.endswith(" ..."):
            pattern += re.escape(line[:-3]) + r"[^\n]*\n"
        else:
            pattern += re.escape(line.rstrip()) + r"\n"
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in printed)) is not None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a reader would stand: the project's folders, and the files that the pages show."""
    for name in ("docs", "tests", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    failing = next(example for example in examples("yaml") if example.name == "fails")
    (tmp_path / "failing.yaml").write_text(failing.text, encoding="utf-8")
    (tmp_path / "pack").mkdir()
    for example in examples("toml"):
        if not example.name:
            continue  # a piece of a file that is elsewhere
        (tmp_path / "pack" / example.name).write_text(example.text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("example", examples("console"), ids=str)
def test_console_examples(example: Example, folder: Path) -> None:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "LANTERNWAY_GAMES": "tests.smallgame",
        "LANTERNWAY_LANG": "en",
        "COLUMNS": "100",
    }
    for command, expected in commands(example.text):
        if command.startswith("export "):
            continue
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        printed = done.stdout.rstrip("\n").split("\n") if done.stdout else []
        assert matches(expected, printed), f"$ {command}\n{done.stdout}"


@pytest.mark.parametrize("example", examples("python"), ids=str)
def test_python_examples(example: Example, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    exec(compile(example.text, example.page.name, "exec"), {})


@pytest.mark.parametrize("example", examples("yaml"), ids=str)
def test_position_examples(example: Example) -> None:
    differences = position.run(position.parse(example.text, example.page.name))
    assert bool(differences) == (example.name == "fails"), differences


def test_the_files_of_the_examples_are_the_examples() -> None:
    formats = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "examples" / "candle.yaml").read_text(encoding="utf-8") in formats
    record = (ROOT / "docs" / "examples" / "fair.record").read_text(encoding="utf-8")
    shown = next(example.text for example in examples("record"))
    for line in shown.strip().split("\n"):
        start, _, end = line.partition("…")
        assert any(
            one.startswith(start) and one.endswith(end) for one in record.strip().split("\n")
        ), line


def test_wildcards_match_no_more_than_they_should() -> None:
    assert matches(["a", "...", "c"], ["a", "b", "b", "c"])
    assert matches(["20 games in ..."], ["20 games in 0.1 s, 1 process"])
    assert not matches(["a"], ["a", "b"])
    assert not matches(["a", "...", "c"], ["a", "b"])
