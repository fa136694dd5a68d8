"""Content files as they are read: every mistake is noted with file, entry and field, none is raised.

A folder of files is a `Source`; a pack's folder replaces single files of the game's own. Reading goes
on after a mistake, so that one check names all of them.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.core.packs import content_folder
from lanternway.games.dark_road.content_words import PROVENANCES

FILES: Final = (
    "goods",
    "board",
    "towns",
    "dice",
    "heroes",
    "commissions",
    "deeds",
    "events",
    "companions",
    "wagon",
    "buildings",
    "editions",
    "concern",
)
OWN: Final = Path(__file__).parent / "content"
MANIFEST: Final = "pack.toml"


def own_texts() -> dict[str, str]:
    """The game's own content files, or those of the packs that are played with, by file name."""
    folder = content_folder("dark_road", OWN)
    return {f"{name}.toml": (folder / f"{name}.toml").read_text("utf-8") for name in FILES}


def pack_texts(folder: Path) -> dict[str, str]:
    """The files of a pack, the game's own where the pack has none."""
    if not folder.is_dir():
        raise DataError(str(folder), "is no folder")
    found = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    found.pop(MANIFEST, None)
    if not found:
        raise DataError(str(folder), "holds no content file")
    return {**own_texts(), **found}


class Source:
    """The files of one set of content, and what is wrong with them."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.problems: list[DataError] = []
        self.files: dict[str, dict[str, Any]] = {}
        for name in texts:
            if name.removesuffix(".toml") not in FILES:
                known = ", ".join(f"{file}.toml" for file in FILES)
                self.note(name, "", "", f"is no content file of this game; there are {known}")
        for name in FILES:
            self.files[name] = self._parsed(f"{name}.toml", texts.get(f"{name}.toml", ""))
        whole = "\0".join(texts.get(f"{name}.toml", "") for name in FILES)
        self.hash: str = hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()

    def _parsed(self, file: str, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.note(file, "", "", f"is not TOML: {error}")
            return {}

    def note(self, file: str, entry: str, field: str, what: str) -> None:
        """Something is wrong there."""
        where = ": ".join(part for part in (file, entry, field) if part)
        self.problems.append(DataError(where, what))

    def table(self, file: str, name: str) -> "Entry":
        """A table that stands alone: `[wheel]`."""
        found = self.files[file].get(name)
        if not isinstance(found, dict):
            self.note(f"{file}.toml", name, "", "is missing")
            found = {}
        return Entry(self, f"{file}.toml", name, found)

    def entries(self, file: str, name: str, count: int) -> list["Entry"]:
        """The tables of one kind, `[hero.agatha]` and so on; there must be `count` of them."""
        found = self.files[file].get(name, {})
        if not isinstance(found, dict) or not all(isinstance(e, dict) for e in found.values()):
            self.note(f"{file}.toml", name, "", f"must be tables [{name}.<id>]")
            return []
        if len(found) != count:
            self.note(f"{file}.toml", name, "", f"has {len(found)} entries, {count} are needed")
        entries = [Entry(self, f"{file}.toml", key, value) for key, value in found.items()]
        for entry in entries:
            entry.check_provenance()
        return entries

    def named(self, file: str, name: str, words: tuple[str, ...]) -> list["Entry"]:
        """The tables of one kind whose ids are fixed, in the order of the words."""
        found = {entry.id: entry for entry in self.entries(file, name, len(words))}
        for key in found:
            if key not in words:
                self.note(f"{file}.toml", key, "", f"is no {name}; there are {', '.join(words)}")
        for word in words:
            if word not in found:
                self.note(f"{file}.toml", word, "", f"this {name} is missing")
        return [
            found[word] if word in found else Entry(self, f"{file}.toml", word, {}, missing=True)
            for word in words
        ]


class Entry:
    """One card, space or table of a content file. A wrong field is noted and read as its default."""

    def __init__(
        self, source: Source, file: str, id_: str, data: dict[str, Any], missing: bool = False
    ) -> None:
        self.source: Source = source
        self.file: str = file
        self.id: str = id_
        self.data: dict[str, Any] = data
        self.missing: bool = missing
        """The whole entry is missing: that was noted once, its fields are not noted again."""

    def wrong(self, field: str, what: str) -> None:
        if not self.missing:
            self.source.note(self.file, self.id, field, what)

    def check_provenance(self) -> None:
        if self.data.get("provenance") not in PROVENANCES:
            self.wrong("provenance", f"must be one of {', '.join(PROVENANCES)}")

    def check_fields(self, known: tuple[str, ...]) -> None:
        """No other fields than these, provenance, known and edition."""
        for field in self.data:
            if field not in known and field not in ("provenance", "known", "edition"):
                self.wrong(field, f"is no field here; there are {', '.join(known)}")

    def in_edition(self, edition: str) -> "Entry":
        """The entry with the fields that this edition prints otherwise."""
        other = self.data.get("edition", {})
        if not isinstance(other, dict) or not isinstance(other.get(edition, {}), dict):
            self.wrong("edition", "must be edition.<name>.<field>")
            return self
        if edition not in other:
            return self
        return Entry(self.source, self.file, self.id, {**self.data, **other[edition]})

    def has(self, field: str) -> bool:
        return field in self.data

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.data.get(field, default)
        if type(value) is not int or not low <= value <= high:
            self.wrong(field, f"must be a number from {low} to {high}, not {value!r}")
            return low
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.data.get(field, default)
        if not isinstance(value, bool):
            self.wrong(field, f"must be true or false, not {value!r}")
            return default
        return value

    def word(self, field: str, words: tuple[str, ...], default: str | None = None) -> int:
        """The number of the word that stands there."""
        value = self.data.get(field, default)
        if value not in words:
            self.wrong(field, f"must be one of {', '.join(words)}, not {value!r}")
            return 0
        return words.index(str(value))

    def different(self, field: str, words: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
        """The numbers of `low` to `high` different words."""
        value = self.data.get(field)
        span = str(low) if low == high else f"{low} to {high}"
        if not isinstance(value, list) or not low <= len(value) <= high:
            count = f" ({len(value)} given)" if isinstance(value, list) else ""
            self.wrong(field, f"must list {span} of {', '.join(words)}{count}")
            return ()
        for word in value:
            if word not in words:
                self.wrong(field, f"must be of {', '.join(words)}, not {word!r}")
                return ()
        if len(set(value)) != len(value):
            self.wrong(field, f"must be different words, not {', '.join(value)}")
            return ()
        return tuple(words.index(word) for word in value)

    def numbers(self, field: str, count: int, low: int, high: int) -> tuple[int, ...]:
        value = self.data.get(field)
        good = isinstance(value, list) and len(value) == count
        if not good or not all(type(n) is int and low <= n <= high for n in value or []):
            self.wrong(field, f"must be {count} numbers from {low} to {high}, not {value!r}")
            return (low,) * count
        return tuple(value or [])

    def shape(self, field: str, width: int, height: int) -> tuple[tuple[int, int], ...]:
        """The cells (row, column) of a drawn shape; it must be in one piece and fit the storage."""
        rows = self.data.get(field)
        if (
            not isinstance(rows, list)
            or not rows
            or not all(isinstance(row, str) and row and set(row) <= {"X", "."} for row in rows)
        ):
            self.wrong(field, "must be drawn as rows of X and .")
            return ((0, 0),)
        cells = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"}
        if not cells or not _in_one_piece(cells):
            self.wrong(field, "must be one connected piece")
            return ((0, 0),)
        tall = max(r for r, _ in cells) - min(r for r, _ in cells) + 1
        wide = max(c for _, c in cells) - min(c for _, c in cells) + 1
        if max(tall, wide) > max(width, height) or min(tall, wide) > min(width, height):
            self.wrong(field, f"fits nowhere: {tall} by {wide}, the storage is {height} by {width}")
            return ((0, 0),)
        return tuple(sorted(cells))


def _in_one_piece(cells: set[tuple[int, int]]) -> bool:
    start = min(cells)
    seen = {start}
    edge = [start]
    while edge:
        r, c = edge.pop()
        for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if cell in cells and cell not in seen:
                seen.add(cell)
                edge.append(cell)
    return len(seen) == len(cells)
