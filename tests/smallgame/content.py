"""The cards as frozen tables, read from `content/cards.toml` and checked."""

import hashlib
from pathlib import Path
from typing import Final

from lanternway.core import DataError
from lanternway.core.reading import parse_toml, read_toml

CANDLE: Final = 0
MATCH: Final = 1
WIND: Final = 2
BEACON: Final = 3
CARDS: Final = ["candle", "match", "wind", "beacon"]
KINDS: Final = 4
MOST_COPIES: Final = 99

_FILE: Final = Path(__file__).parent / "content" / "cards.toml"


def read_copies(text: str, where: str) -> list[int]:
    """How many of each card there are; every card of the rules once, none besides."""
    copies: dict[str, int] = {}
    for entry in parse_toml(text, where).entries("card"):
        name = entry.text("id", CARDS)
        if name in copies:
            raise entry.wrong("id", f"'{name}' is there twice")
        copies[name] = entry.number("copies", 1, MOST_COPIES)
    for name in CARDS:
        if name not in copies:
            raise DataError(where, f"the card '{name}' is missing")
    return [copies[name] for name in CARDS]


def check_pack(folder: str) -> list[str]:
    """What is wrong with a folder of content files."""
    try:
        read_toml(Path(folder), _FILE.name)
        read_copies((Path(folder) / _FILE.name).read_text(encoding="utf-8"), _FILE.name)
    except DataError as error:
        return [error.text]
    return []


_TEXT: Final = _FILE.read_text(encoding="utf-8")
COPIES: Final = read_copies(_TEXT, _FILE.name)
CONTENT_HASH: Final = hashlib.blake2b(_TEXT.encode(), digest_size=8).hexdigest()
