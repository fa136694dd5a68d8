"""The cards as frozen tables, read from `content/cards.toml` and checked."""

import hashlib
import tomllib
from pathlib import Path
from typing import Final

from lanternway.core import DataError

CANDLE: Final = 0
MATCH: Final = 1
WIND: Final = 2
BEACON: Final = 3
CARDS: Final = ["candle", "match", "wind", "beacon"]
KINDS: Final = 4

DECK: Final = 0
DIE: Final = 1
STREAMS: Final = ("deck", "die")
"""Where chance comes in; a stream's number is its place."""

NO_BID: Final = -1

_FILE: Final = Path(__file__).parent / "content" / "cards.toml"


def read_copies(text: str, where: str) -> list[int]:
    """How many of each card there are; every card of the rules once, none besides."""
    copies: dict[str, int] = {}
    for place, entry in enumerate(tomllib.loads(text).get("card", [])):
        name = entry.get("id")
        if name not in CARDS:
            raise DataError(f"{where}: card {place}: id", f"'{name}' is none of {', '.join(CARDS)}")
        if name in copies:
            raise DataError(f"{where}: card {place}: id", f"'{name}' is there twice")
        if type(entry.get("copies")) is not int or entry["copies"] < 1:
            raise DataError(f"{where}: {name}: copies", "is not a number above 0")
        copies[name] = entry["copies"]
    for name in CARDS:
        if name not in copies:
            raise DataError(where, f"the card '{name}' is missing")
    return [copies[name] for name in CARDS]


_TEXT: Final = _FILE.read_text(encoding="utf-8")
COPIES: Final = read_copies(_TEXT, _FILE.name)
CONTENT_HASH: Final = hashlib.blake2b(_TEXT.encode(), digest_size=8).hexdigest()
