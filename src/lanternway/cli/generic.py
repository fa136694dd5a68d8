"""Draws a view, whatever the game: nested plain data as readable tables.

GENERIC: only for games that have no room `text.py` yet; goes with `cli/table.py`'s lines so marked.
"""

from typing import TYPE_CHECKING, Any, Final

from lanternway.locales import Translator

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

HIDDEN: Final = ("options", "agenda", "to_move", "legal", "prompt", "game", "seat")
"""Top-level facts that are shown elsewhere or help only programs."""
SEATS: Final = ("lead", "leader", "seat", "first_player", "start_player", "active")
"""Facts that are the number of a seat, besides those whose names end in `_seat`."""
SHORT: Final = 60
"""A nested value that fits into so many characters stands on one line."""

LONG: Final = 150
"""A part of the table with more values than this is shown only when asked for."""


def _size(value: Any) -> int:
    """How many single values there are inside."""
    if isinstance(value, dict):
        return sum(_size(item) for item in value.values())
    if isinstance(value, list):
        return sum(_size(item) for item in value)
    return 1


class Drawer:
    """Draws the views of one game for people who speak one language."""

    def __init__(self, game: str, translator: Translator, players: list[str]) -> None:
        self.game: str = game
        self.translator: Translator = translator
        self.players: list[str] = players

    def draw(self, data: dict[str, Any]) -> "RenderableType":
        """The whole view: single facts first, then what has an inside."""
        from rich.console import Group

        shown = {key: value for key, value in data.items() if key not in HIDDEN}
        parts: list[RenderableType] = []
        facts = {key: value for key, value in shown.items() if self._is_short(value)}
        if facts:
            parts.append(self._grid(facts))
        for key, value in shown.items():
            if key not in facts:
                parts.append(self._titled(key, value))
        return Group(*parts)

    def sketch(self, data: dict[str, Any]) -> tuple["RenderableType", list[str]]:
        """The view without its longest parts (a map that never changes), and the names of these."""
        left_out = [key for key, value in data.items() if _size(value) > LONG and key not in HIDDEN]
        shown = {key: value for key, value in data.items() if key not in left_out}
        return self.draw(shown), left_out

    def label(self, key: Any) -> str:
        """What a fact is called: its own message if there is one, else its name in the data."""
        message = f"{self.game}-field-{key}"
        if self.translator.has(message):
            return self.translator.text(message)
        if self.translator.has(f"core-field-{key}"):
            return self.translator.text(f"core-field-{key}")
        return str(key).replace("_", " ")

    def word(self, value: Any) -> str:
        """A value as a person would write it."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, str):
            return self.translator.thing(self.game, value)
        if isinstance(value, list):
            return ", ".join(self.word(item) for item in value) or "–"
        if isinstance(value, dict):
            told = {k: v for k, v in value.items() if v or type(v) is not int}  # what there is
            return ", ".join(f"{self.key(k)} {self.word(v)}" for k, v in told.items()) or "–"
        return str(value)

    def fact(self, key: Any, value: Any) -> str:
        """The value of a fact; a seat is the name of who sits there."""
        is_seat = key in SEATS or str(key).endswith("_seat")
        if is_seat and type(value) is int and 0 <= value < len(self.players):
            return self.players[value]
        return self.word(value)

    def key(self, key: Any) -> str:
        """A key of a mapping: the name of a fact, or of a thing."""
        label = self.label(key)
        plain = label == str(key).replace("_", " ")
        name = self.translator.thing(self.game, str(key)) if plain else str(key)
        return name if name != str(key) else label

    # --- shapes ---------------------------------------------------------------------------------

    def _is_short(self, value: Any) -> bool:
        if isinstance(value, dict):
            return all(self._is_scalar(v) for v in value.values()) and self._fits(value)
        if isinstance(value, list):
            return all(self._is_scalar(v) for v in value) and self._fits(value)
        return True

    @staticmethod
    def _is_scalar(value: Any) -> bool:
        return not isinstance(value, (dict, list))

    def _fits(self, value: Any) -> bool:
        return len(self.word(value)) <= SHORT

    def _titled(self, key: str, value: Any) -> "RenderableType":
        from rich.console import Group
        from rich.padding import Padding
        from rich.text import Text

        return Group(
            Text(self.label(key), style="bold"), Padding(self._inside(key, value), (0, 0, 0, 2))
        )

    def _inside(self, key: str, value: Any) -> "RenderableType":
        from rich.text import Text

        rows = self._rows(key, value)
        if rows is not None:
            return self._table(rows)
        if isinstance(value, dict):
            return self.draw(value)
        if isinstance(value, list) and any(not self._is_scalar(item) for item in value):
            return self.draw({str(n): item for n, item in enumerate(value)})
        return Text(self.word(value))

    def _rows(self, key: str, value: Any) -> list[tuple[str, dict[str, Any]]] | None:
        """Things with the same kind of facts make a table: a row for each, named in front."""
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            is_seats = key in ("seats", "players") and len(value) == len(self.players)
            names = self.players if is_seats else [str(n) for n in range(len(value))]
            return list(zip(names, value, strict=True))
        if isinstance(value, dict) and value and all(isinstance(v, dict) for v in value.values()):
            return [(self.key(name), facts) for name, facts in value.items()]
        return None

    def _grid(self, facts: dict[str, Any]) -> "Table":
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2))
        for key, value in facts.items():
            grid.add_row(Text(self.key(key), style="dim"), Text(self.fact(key, value)))
        return grid

    def _table(self, rows: list[tuple[str, dict[str, Any]]]) -> "RenderableType":
        """Things side by side as columns, facts as rows: seats are few, their facts are many."""
        from rich.table import Table
        from rich.text import Text

        columns: list[str] = []
        for _, facts in rows:
            columns += [key for key in facts if key not in columns]
        across = len(rows) <= 5 < len(columns)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        if across:
            for name, _ in rows:
                table.add_column(Text(name))
            for column in columns:
                cells = [Text(self.fact(column, facts.get(column))) for _, facts in rows]
                table.add_row(Text(self.label(column), style="dim"), *cells)
            return table
        for column in columns:
            table.add_column(Text(self.label(column)))
        for name, facts in rows:
            cells = [Text(self.fact(column, facts.get(column))) for column in columns]
            table.add_row(Text(name, style="dim"), *cells)
        return table
