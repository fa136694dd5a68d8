"""Prices of a game's advice: `advice.toml` beside `advice.py`, so that a refit is a change of data.

[later]
value = 0.96
unit = "share a turn"
source = "judged, 2026-11-15"

A value may be a row of numbers, or a number for each of some words (`value.done = 0.35`). Modules read
what they need into constants, once, when they are loaded.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lanternway.core.reading import Entry, read_toml


class Prices:
    """The numbers of the file by name; each says its unit and where it comes from."""

    def __init__(self, folder: Path, name: str = "advice.toml") -> None:
        self._file: Entry = read_toml(folder, name)
        self._read: set[str] = set()

    def number(self, name: str) -> float:
        """A price."""
        entry = self._entry(name)
        return _float(entry, "value", entry.raw("value"))

    def whole(self, name: str) -> int:
        """A number of things: 0 or more of them."""
        entry = self._entry(name)
        value = entry.raw("value")
        if type(value) is not int or value < 0:
            raise entry.wrong("value", f"{value!r} is not a whole number from 0 on")
        return value

    def numbers(self, name: str, count: int = -1) -> list[float]:
        """A row of prices, perhaps of exactly so many."""
        entry = self._entry(name)
        values = entry.sequence("value")
        if count >= 0 and len(values) != count:
            raise entry.wrong("value", f"has {len(values)} numbers, not {count}")
        return [_float(entry, "value", value) for value in values]

    def by_word(self, name: str, words: Sequence[str]) -> dict[str, float]:
        """Prices of some of these words."""
        values = self._entry(name).entry("value")
        values.only(words)
        return {word: _float(values, word, value) for word, value in values.data.items()}

    def unread(self) -> list[str]:
        """The names that nobody has asked for."""
        return [name for name in self._file.data if name not in self._read]

    def _entry(self, name: str) -> Entry:
        entry = self._file.entry(name)
        entry.only(("value", "unit", "source"))
        entry.text("unit")
        entry.text("source")
        self._read.add(name)
        return entry


def _float(entry: Entry, field: str, value: Any) -> float:
    if type(value) not in (int, float):
        raise entry.wrong(field, f"{value!r} is not a number")
    return float(value)
