"""Files that are there are whole: written beside, then renamed; a kill leaves the old one or the new."""

from collections.abc import Callable
from pathlib import Path
from typing import IO, Any


def write_whole(path: Path, write: Callable[[IO[bytes]], Any]) -> None:
    """Write a file by a function that fills it."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        write(file)
    part.replace(path)


def write_text(path: Path, text: str) -> None:
    """Write a text."""
    write_whole(path, lambda file: file.write(text.encode()))
