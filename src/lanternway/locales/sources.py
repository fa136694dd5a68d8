"""Where texts come from: folders of Fluent files, read when first needed, entry by entry.

A file is cut into its entries by a quick scan; the (slow) Fluent parser sees only entries that are
asked for. So a program that says ten sentences pays for ten.
"""

import re
from pathlib import Path
from typing import Final

VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
_WORD: Final = re.compile(r"-?[A-Za-z][\w-]*")
_ATTRIBUTE: Final = re.compile(r"^[ ]+\.[A-Za-z][\w-]*[ ]*=", re.MULTILINE)
_folders: Final[list[Path]] = [Path(__file__).parent]


def add_folder(folder: Path) -> None:
    """Texts of a game that lives elsewhere: `folder` holds `en/`, `pl/`, `hu/` with .ftl files."""
    if folder not in _folders:
        _folders.append(folder)


def folders() -> list[Path]:
    """All folders with texts, the package's own first."""
    return _folders[:]


def files(language: str) -> list[Path]:
    """The .ftl files of a language, in a fixed order."""
    return [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]


def entries(text: str) -> dict[str, str]:
    """The source of every message and term (`-term`) of a file, by id."""
    starts = [(match.group(1), match.start()) for match in _ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}


def read(language: str) -> dict[str, str]:
    """The source of every entry of a language, by id."""
    found: dict[str, str] = {}
    for path in files(language):
        found.update(entries(path.read_text(encoding="utf-8")))
    return found


def mentioned(source: str) -> list[str]:
    """Every word of an entry that could be the id of another one."""
    return _WORD.findall(source)


def simple_text(source: str) -> str | None:
    """The text of an entry whose placeables are plain variables (`{ $n }`) and that has no attribute,
    found without the Fluent parser; None for any other. Loading Fluent takes longer than many a
    command runs."""
    if "{" in VARIABLE.sub("", source) or _ATTRIBUTE.search(source):
        return None
    first, *rest = (line.rstrip() for line in source.split("=", 1)[1].split("\n"))
    rest = [line for line in rest if not line.startswith("#")]
    while rest and not rest[-1]:
        rest.pop()
    indent = min((len(line) - len(line.lstrip()) for line in rest if line), default=0)
    lines = [first.strip()] if first.strip() else []
    return "\n".join([*lines, *(line[indent:] for line in rest)])
