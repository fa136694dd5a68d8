"""The position files of all games, each read once a run."""

from functools import cache
from pathlib import Path

from lanternway.core.position import Position, load

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/positions/**/*.yaml"))


@cache
def read(path: Path) -> Position:
    """The position of a file. Playing it leaves it as it is."""
    return load(path)
