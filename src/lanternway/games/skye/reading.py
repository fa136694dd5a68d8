"""Reading plain data: every value with its path, so that a fault can be named."""

from collections.abc import Mapping, Sequence
from typing import Any

from lanternway.core import DataError
from lanternway.games.skye.content import ALL_TILES, BASE_TILES, CASTLE


class Node:
    """A value somewhere in the data, and the path to it."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value: Any = value
        self.path: str = path

    def wrong(self, what: str) -> DataError:
        """The error that names this place."""
        return DataError(self.path or "data", what)

    def get(self, name: str) -> "Node":
        """A field of a mapping."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("is no mapping of fields")
        path = f"{self.path}.{name}" if self.path else name
        if name not in self.value:
            raise DataError(path, "is missing")
        return Node(self.value[name], path)

    def items(self, length: int = -1) -> list["Node"]:
        """The elements of a list, perhaps of exactly this length."""
        value = self.value
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self.wrong("is no list")
        if length >= 0 and len(value) != length:
            raise self.wrong(f"has {len(value)} entries, not {length}")
        return [Node(item, f"{self.path}.{n}") for n, item in enumerate(value)]

    def only(self, names: tuple[str, ...]) -> None:
        """Refuse fields that do not exist."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("is no mapping of fields")
        for name in self.value:
            if name not in names:
                raise self.wrong(f"has no field '{name}' (there are {', '.join(names)})")

    def number(self, low: int, high: int) -> int:
        """A whole number within limits."""
        value = self.value
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(f"'{value}' is not a number of {low} to {high}")
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"'{self.value}' is not true or false")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The place of a word among those allowed."""
        if self.value not in words:
            raise self.wrong(f"'{self.value}' is none of {', '.join(words)}")
        return words.index(self.value)

    def tile(self, journeyman: bool, castle: bool = False) -> int:
        """A tile of the game: a number, or the word castle where it may stand."""
        value = self.value
        if castle and value == "castle":
            return CASTLE
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        last = ALL_TILES if journeyman else BASE_TILES
        if type(value) is not int or not 1 <= value <= last:
            raise self.wrong(f"'{self.value}' is no tile of this game (1 to {last})")
        return value
