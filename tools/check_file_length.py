"""No file of src/ is longer than 400 lines: one that grows past it holds more than one concept."""

from __future__ import annotations

import sys
from pathlib import Path

LIMIT = 400
SOURCE = Path(__file__).resolve().parent.parent / "src"
KINDS = {".ftl", ".md", ".py", ".pyi", ".sql", ".toml", ".yaml"}


def main() -> int:
    long = 0
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in KINDS:
            continue
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LIMIT:
            long += 1
            print(f"{path.relative_to(SOURCE.parent)}: {lines} lines, at most {LIMIT} are allowed")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
