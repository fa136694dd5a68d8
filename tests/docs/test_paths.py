"""Every file, folder and module that a page of the documentation names is there."""

import functools
import importlib
import importlib.util
import re
import subprocess
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    page
    for top in (ROOT, ROOT / "docs", ROOT / "src", ROOT / "tests", ROOT / "web" / "src")
    for page in (top.glob("*.md") if top == ROOT else top.rglob("*.md"))
    if page.name != "CHANGELOG.md"  # it tells of what was
)
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w*][\w./*-]*\.(?:py|toml|ts|svelte|ftl|css|yaml|md)|\w+\.py")
FOLDER = re.compile(r"(?:src|tests|docs|web|bench|tools|deploy|rules|content|positions)/[\w./*-]*")
MODULE = re.compile(r"(?:lanternway|tests|bench|tools)(?:\.\w+)+")
READERS = {"lanternway.db", "pack.toml"}
"""Files of the reader's own."""


def named(page: Path) -> list[str]:
    """The words of a page that are set as code, outside its examples."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    return CODE.findall(text)


def is_there(page: Path, path: str) -> bool:
    """From the page's own folder, from the root, or from where everybody says it: `core/state.py`."""
    places = [page.parent, ROOT, ROOT / "src" / "lanternway", ROOT / "web" / "src"]
    return any(next(place.glob(path), None) is not None for place in places if path.strip("/"))


@functools.cache
def project() -> set[PurePosixPath]:
    """Every file and folder that is not built."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [PurePosixPath(line) for line in listed.splitlines()]
    return {*files, *(folder for file in files for folder in file.parents)}


@functools.cache
def is_somewhere(path: str) -> bool:
    return any(one.match(path) for one in project())


def ignored(path: str) -> bool:
    """What `make` builds, and the reader's own files."""
    check = ["git", "check-ignore", "-q", path]
    return path in READERS or subprocess.run(check, cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    missing = []
    for word in named(page):
        if FILE.fullmatch(word) or FOLDER.fullmatch(word):
            path = word.rstrip("/")
            if not is_there(page, path) and not is_somewhere(path) and not ignored(path):
                missing.append(word)
        elif MODULE.fullmatch(word) and word not in READERS and not is_module(word):
            missing.append(word)
    assert not missing


def is_module(word: str) -> bool:
    """A module, or what a module has."""
    name, _, last = word.rpartition(".")
    try:
        if importlib.util.find_spec(word) is not None:
            return True
    except ModuleNotFoundError:
        pass
    try:
        return hasattr(importlib.import_module(name), last)
    except ModuleNotFoundError:
        return False
