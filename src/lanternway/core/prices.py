"""Prices of a game's advice: `advice.toml` beside `advice.py`, so that a refit is a change of data.

[later]
value = 0.96
unit = "share a turn"
source = "judged, 2026-11-15"
"""

from pathlib import Path

from lanternway.core.reading import Entry, read_toml


class Prices:
    """The numbers of the file by name; each says its unit and where it comes from."""

    def __init__(self, folder: Path, name: str = "advice.toml") -> None:
        self._file: Entry = read_toml(folder, name)

    def number(self, name: str) -> float:
        """A price."""
        entry = self._entry(name)
        value = entry.raw("value")
        if type(value) not in (int, float):
            raise entry.wrong("value", f"{value!r} is not a number")
        return float(value)

    def numbers(self, name: str) -> list[float]:
        """A row of prices."""
        entry = self._entry(name)
        for value in entry.sequence("value"):
            if type(value) not in (int, float):
                raise entry.wrong("value", f"{value!r} is not a number")
        return [float(value) for value in entry.sequence("value")]

    def _entry(self, name: str) -> Entry:
        entry = self._file.entry(name)
        entry.only(("value", "unit", "source"))
        entry.text("unit")
        entry.text("source")
        return entry
