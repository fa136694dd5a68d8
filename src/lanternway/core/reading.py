"""Reading what people wrote: plain data and content files, every value with its path, so that a fault is
named by the place where it stands."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from lanternway.core.errors import DataError

PROVENANCES: Final = ("rulebook", "reference", "house")
"""Where an item of content comes from."""
LONGEST_NUMBER: Final = 9
"""Digits of the longest number that somebody could mean."""


def number_in(word: str) -> int | None:
    """The number that somebody wrote; None if it is none, or one that nobody could mean."""
    return int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else None


class Node:
    """A value somewhere in plain data, and the path to it."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value: Any = value
        self.path: str = path

    def wrong(self, what: str) -> DataError:
        """The error that names this place."""
        return DataError(self.path or "data", what)

    # --- inside -------------------------------------------------------------------------------

    def fields(self) -> Mapping[str, Any]:
        """A mapping, as it is."""
        if not isinstance(self.value, (dict, Mapping)):  # a dict is seen at once
            raise self.wrong(f"{self.value!r} is not a mapping of fields")
        return self.value

    def get(self, name: str) -> "Node":
        """A field of a mapping."""
        fields = self.fields()
        path = f"{self.path}.{name}" if self.path else name
        if name not in fields:
            raise DataError(path, "is missing")
        return Node(fields[name], path)

    def find(self, name: str) -> "Node":
        """Likewise; nothing (None) where the field is missing."""
        path = f"{self.path}.{name}" if self.path else name
        return Node(self.fields().get(name), path)

    def has(self, name: str) -> bool:
        """Whether a mapping has this field."""
        return name in self.fields()

    def only(self, names: Sequence[str]) -> None:
        """Refuse fields that nobody reads: most likely a slip of the pen."""
        for name in self.fields():
            if name not in names:
                path = f"{self.path}.{name}" if self.path else str(name)
                raise DataError(path, f"no such path; there are {', '.join(names)}")

    def items(self, low: int = 0, high: int = -1) -> list["Node"]:
        """The elements of a list of `low` to `high`; -1 is no limit."""
        value = self.value
        if not isinstance(value, (list, tuple)):
            raise self.wrong(f"{value!r} is not a list")
        if len(value) < low or 0 <= high < len(value):
            count = str(low) if low == high else f"{low} to {high}"
            raise self.wrong(f"has {len(value)} entries, not {count}")
        return [Node(item, f"{self.path}.{n}") for n, item in enumerate(value)]

    # --- values -------------------------------------------------------------------------------

    def is_none(self) -> bool:
        return self.value is None

    def number(self, low: int, high: int) -> int:
        """A whole number within limits."""
        value = self.value
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(f"{value!r} is not a whole number from {low} to {high}")
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"{self.value!r} is not true or false")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The place of a word among those allowed; a word that looks like a number may be one."""
        value = self.value
        if isinstance(value, str) and value in words:
            return words.index(value)
        if type(value) is int and str(value) in words:
            return words.index(str(value))
        raise self.wrong(f"{value!r} is none of {', '.join(words)}")

    def word_or_none(self, words: Sequence[str]) -> int:
        """Likewise; -1 for nothing."""
        return -1 if self.value is None else self.word(words)

    def words(self, words: Sequence[str], repeat: bool = True, most: int = -1) -> list[int]:
        """The places of a list of words, perhaps of so many at most."""
        found = [item.word(words) for item in self.items(0, most)]
        if not repeat and len(set(found)) != len(found):
            raise self.wrong("names one thing twice")
        return found

    def mask(self, words: Sequence[str]) -> int:
        """The set of a list of words, as bits."""
        found = 0
        for item in self.items():
            found |= 1 << item.word(words)
        return found


class Entry:
    """A table of a content file. It is named by file, entry and field."""

    def __init__(self, where: str, data: Any) -> None:
        if not isinstance(data, dict):
            raise DataError(where, "is not a table")
        self.where: str = where
        self.data: dict[str, Any] = data

    def place(self, field: str) -> str:
        return f"{self.where} {field}"

    def wrong(self, field: str, what: str) -> DataError:
        """The error that names this field."""
        return DataError(self.place(field), what)

    def has(self, field: str) -> bool:
        return field in self.data

    def raw(self, field: str) -> Any:
        if field not in self.data:
            raise self.wrong(field, "is missing")
        return self.data[field]

    def only(self, allowed: Sequence[str]) -> None:
        """Refuse a field that nobody reads: most likely a slip of the pen."""
        for field in self.data:
            if field not in allowed:
                raise self.wrong(field, f"no such field; there are {', '.join(allowed)}")

    def text(self, field: str, allowed: Sequence[str] = ()) -> str:
        value = self.raw(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"{value!r} is not a text")
        if allowed and value not in allowed:
            raise self.wrong(field, f"'{value}' is none of {', '.join(allowed)}")
        return value

    def word(self, field: str, allowed: Sequence[str]) -> int:
        """The place of a word among those allowed."""
        return allowed.index(self.text(field, allowed))

    def provenance(self) -> str:
        return self.text("provenance", PROVENANCES)

    def number(self, field: str, low: int, high: int) -> int:
        value = self.raw(field)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def numbers(self, field: str, low: int, high: int, count: int = -1) -> list[int]:
        """A list of whole numbers, perhaps of exactly so many."""
        values = self.sequence(field)
        if count >= 0 and len(values) != count:
            raise self.wrong(field, f"has {len(values)} numbers, not {count}")
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(field, f"{value!r} is not a whole number from {low} to {high}")
        return values

    def flag(self, field: str) -> bool:
        value = self.raw(field)
        if not isinstance(value, bool):
            raise self.wrong(field, f"{value!r} is not true or false")
        return value

    def sequence(self, field: str) -> list[Any]:
        value = self.raw(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"{value!r} is not a list")
        return value

    def words(self, field: str, allowed: Sequence[str]) -> list[str]:
        values = self.sequence(field)
        for word in values:
            if word not in allowed:
                raise self.wrong(field, f"'{word}' is none of {', '.join(allowed)}")
        return [str(word) for word in values]

    def point(self, field: str) -> tuple[float, float]:
        values = self.sequence(field)
        if len(values) != 2 or not all(isinstance(n, (int, float)) for n in values):
            raise self.wrong(field, "is not two numbers")
        return float(values[0]), float(values[1])

    def entry(self, field: str) -> "Entry":
        return Entry(self.place(field), self.raw(field))

    def entries(self, field: str, key: str = "id") -> list["Entry"]:
        """The tables of a list, each named by its `key` or by its place."""
        found: list[Entry] = []
        for n, item in enumerate(self.sequence(field)):
            name = item.get(key, n) if isinstance(item, dict) else n
            found.append(Entry(f"{self.where} {field}[{name}]", item))
        return found


def seat_number(word: str, seats: int, path: str) -> int:
    """The seat that a word of a query names."""
    seat = number_in(word)
    if seat is None or seat >= seats:
        raise DataError(path, f"'{word}' is no seat")
    return seat


def parse_toml(text: str, where: str) -> Entry:
    """The whole of a content file that was read already."""
    try:
        return Entry(where, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError(where, f"is not TOML: {error}") from None


def read_toml(folder: Path, name: str) -> Entry:
    """A content file."""
    path = folder / name
    if not path.is_file():
        raise DataError(name, "the file is missing")
    try:
        return parse_toml(path.read_text(encoding="utf-8"), name)
    except UnicodeDecodeError as error:
        raise DataError(name, f"is not UTF-8: {error}") from None
