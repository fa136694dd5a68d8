"""Packs for tests: those of the package, and texts of packs with something changed in them."""

import json
from typing import Any

from lanternway.core.encoding import text_hash, to_text
from lanternway.core.registry import get_game
from lanternway.puzzles import pack
from lanternway.puzzles.puzzle import Puzzle

GAMES = ("dark_road", "skye", "treos")


def first(game: str) -> Puzzle:
    """The easiest puzzle of a game."""
    return pack.puzzles_of(game)[0]


def small_pack(game: str = "skye") -> dict[str, Any]:
    """A pack of one puzzle, as data."""
    data: dict[str, Any] = json.loads(pack.write(get_game(game), [first(game)], "0", 1, None))
    return data


def sealed(data: dict[str, Any]) -> str:
    """The text of a pack whose hash fits what is in it."""
    return json.dumps({**data, "hash": text_hash("\n".join(map(to_text, data["puzzles"])))})
