"""No hand-written source is longer than 400 lines: one that grows past it holds more than one concept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LIMIT: Final = 400
ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("src", "web/src", "web/tests", "tests", "tools", "bench")
KINDS: Final = {
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".md",
    ".py",
    ".pyi",
    ".sql",
    ".svelte",
    ".toml",
    ".ts",
    ".yaml",
}
BUILT: Final = ROOT / "src" / "lanternway" / "web"
"""Where the browser client is built to."""
GENERATED: Final = "/* Made by tools/"
"""How a file begins that one of our tools writes."""


def main() -> int:
    found = [line for folder in FOLDERS for line in too_long(ROOT / folder)]
    for line in found:
        print(line)
    return 1 if found else 0


def too_long(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.suffix not in KINDS or not path.is_file() or path.is_relative_to(BUILT):
            continue
        source = path.read_text(encoding="utf-8")
        lines = len(source.splitlines())
        if lines > LIMIT and not is_generated(source):
            shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
            yield f"{shown}: {lines} lines, at most {LIMIT} are allowed"


def is_generated(source: str) -> bool:
    return source.startswith(GENERATED)


if __name__ == "__main__":
    sys.exit(main())
