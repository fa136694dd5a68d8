"""No run of eight words of a rulebook stands in a text. Only hashes of such runs are kept here.

python -m tools.locales.copied FOLDER    make the hashes anew from the rulebooks in a folder
"""

import argparse
import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

RUNS: Final = Path(__file__).with_name("rulebook_runs.bin")
LENGTH: Final = 8
SIZE: Final = 5
"""Bytes of a hash: enough that chance finds nothing in texts of this size."""
WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")


def words(text: str) -> list[str]:
    return [word.replace("’", "'") for word in WORD.findall(text.lower())]


def run_hash(run: list[str]) -> bytes:
    return hashlib.blake2b(" ".join(run).encode(), digest_size=SIZE).digest()


def known_runs() -> frozenset[bytes]:
    """The hashes of all runs of the rulebooks."""
    data = RUNS.read_bytes()
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def copied(text: str, runs: frozenset[bytes]) -> Iterator[str]:
    """The runs of a text that stand in a rulebook, as long as they are."""
    said = words(text)
    end = 0
    for at in range(len(said) - LENGTH + 1):
        if at >= end and run_hash(said[at : at + LENGTH]) in runs:
            end = at + LENGTH
            while end < len(said) and run_hash(said[end - LENGTH + 1 : end + 1]) in runs:
                end += 1
            yield " ".join(said[at:end])


def runs_of(text: str) -> set[bytes]:
    """The hashes of a book; words that a line's end broke count both ways."""
    found = set()
    plain = re.sub(r"<\|[^|]*\|>", " ", text)
    for version in (plain, re.sub(r"(\w)- *\n\s*(\w)", r"\1\2", plain)):
        said = words(version)
        found |= {run_hash(said[at : at + LENGTH]) for at in range(len(said) - LENGTH + 1)}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Hash the runs of words of the rulebooks in a folder"
    )
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    found: set[bytes] = set()
    for path in sorted(folder.iterdir()):
        found |= runs_of(path.read_text(encoding="utf-8"))
    RUNS.write_bytes(b"".join(sorted(found)))
    print(f"{len(found)} runs of {LENGTH} words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
