"""Reading a content file field by field; what is wrong is named by file, entry and field."""

import tomllib
from pathlib import Path
from typing import Any

from lanternway.core.errors import DataError


def load(folder: Path, name: str) -> dict[str, Any]:
    """The TOML file `name` of a content folder."""
    path = folder / name
    if not path.is_file():
        raise DataError(name, "the file is missing")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(name, f"not TOML: {error}") from None


class Entry:
    """A table of a file with the name of its place."""

    def __init__(self, where: str, data: Any) -> None:
        if not isinstance(data, dict):
            raise DataError(where, "should be a table")
        self.where: str = where
        self.data: dict[str, Any] = data

    def place(self, field: str) -> str:
        return f"{self.where} {field}"

    def has(self, field: str) -> bool:
        return field in self.data

    def raw(self, field: str) -> Any:
        if field not in self.data:
            raise DataError(self.place(field), "is missing")
        return self.data[field]

    def only(self, allowed: tuple[str, ...]) -> None:
        """Refuse a field that nobody reads: most likely a slip of the pen."""
        for field in self.data:
            if field not in allowed:
                raise DataError(self.place(field), f"no such field; there are {', '.join(allowed)}")

    def text(self, field: str, allowed: tuple[str, ...] = ()) -> str:
        value = self.raw(field)
        if not isinstance(value, str):
            raise DataError(self.place(field), f"{value!r} should be a text")
        if allowed and value not in allowed:
            raise DataError(self.place(field), f"'{value}' is not one of {', '.join(allowed)}")
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        value = self.raw(field)
        if type(value) is not int or not low <= value <= high:
            raise DataError(
                self.place(field), f"{value!r} is not a whole number from {low} to {high}"
            )
        return value

    def flag(self, field: str) -> bool:
        value = self.raw(field)
        if not isinstance(value, bool):
            raise DataError(self.place(field), f"{value!r} should be true or false")
        return value

    def words(self, field: str, allowed: tuple[str, ...]) -> list[str]:
        value = self.raw(field)
        if not isinstance(value, list):
            raise DataError(self.place(field), "should be a list")
        for word in value:
            if word not in allowed:
                raise DataError(self.place(field), f"'{word}' is not one of {', '.join(allowed)}")
        return [str(word) for word in value]

    def point(self, field: str) -> tuple[float, float]:
        value = self.raw(field)
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(isinstance(n, (int, float)) for n in value)
        ):
            raise DataError(self.place(field), "should be two numbers")
        return float(value[0]), float(value[1])

    def entry(self, field: str) -> "Entry":
        return Entry(self.place(field), self.raw(field))

    def entries(self, field: str, key: str = "id") -> list["Entry"]:
        """The tables of a list, each named by its `key` or by its place."""
        value = self.raw(field)
        if not isinstance(value, list):
            raise DataError(self.place(field), "should be a list")
        found: list[Entry] = []
        for i, item in enumerate(value):
            name = item.get(key, i) if isinstance(item, dict) else i
            found.append(Entry(f"{self.where} {field}[{name}]", item))
        return found
