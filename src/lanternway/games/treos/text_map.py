"""The map of Treos as a drawing: paths as dots, places as signs, what can be chosen as numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lanternway.games.treos.text_names import kind_of, space_name
from lanternway.text import Sight

SIZE: Final = 12
"""The map is so many units wide and high."""
SIGNS: Final = {
    "plain": "o", "town": "◎", "fort": "♜", "inn": "⌂", "secret": "?",
    "milepost": "M", "settlement": "S", "portal": "P",
}  # fmt: skip
HIGHWAYMAN: Final = "✖"
PAWNS: Final = "●■▲◆"
"""By seat."""
WATER: Final = "≈"
RHYTHM: Final = {"road": (1, 0), "trail": (1, 3), "water": (2, 2)}
"""By kind of path: so many dots, then so many left out."""
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""Braille: bits by row and column of a character."""
BRAILLE: Final = 0x2800

Point = tuple[float, float]


class Canvas:
    """A field of characters: dots first, then signs over them."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.dots = [[0] * wide for _ in range(high)]
        self.signs: dict[tuple[int, int], str] = {}

    def place(self, point: Sequence[float]) -> tuple[int, int]:
        """The character at a point of the map."""
        x, y = point
        return round(x / SIZE * (self.wide - 1)), round(y / SIZE * (self.high - 1))

    def line(self, start: Sequence[float], end: Sequence[float], kind: str) -> None:
        """A path in its rhythm of dots."""
        (x0, y0), (x1, y1) = self._dot(start), self._dot(end)
        count = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        drawn, left_out = RHYTHM[kind]
        for n in range(count + 1):
            if n % (drawn + left_out) < drawn:
                self._set(x0 + (x1 - x0) * n / count, y0 + (y1 - y0) * n / count)

    def _dot(self, point: Sequence[float]) -> Point:
        column, row = self.place(point)
        return column * 2 + 0.5, row * 4 + 1.5

    def _set(self, x: float, y: float) -> None:
        column, row = int(x) // 2, int(y) // 4
        if 0 <= column < self.wide and 0 <= row < self.high:
            self.dots[row][column] |= DOTS[int(y) % 4][int(x) % 2]

    def write(self, column: int, row: int, text: str) -> bool:
        """Signs from there on, if nothing stands there yet."""
        cells = [(column + n, row) for n in range(len(text))]
        inside = 0 <= row < self.high and column >= 0 and column + len(text) <= self.wide
        if not inside or any(cell in self.signs for cell in cells):
            return False
        self.signs.update(zip(cells, text, strict=True))
        return True

    def fill(self, point: Sequence[float], size: Sequence[float]) -> None:
        """A lake, where nothing else stands."""
        left, top = self.place((point[0] - size[0], point[1] - size[1]))
        right, bottom = self.place((point[0] + size[0], point[1] + size[1]))
        for row in range(max(0, top), min(self.high, bottom + 1)):
            y = (row / (self.high - 1) * SIZE - point[1]) / size[1]
            for column in range(max(0, left), min(self.wide, right + 1)):
                x = (column / (self.wide - 1) * SIZE - point[0]) / size[0]
                if x * x + y * y <= 1 and (column, row) not in self.signs:
                    self.signs[column, row] = WATER

    def lines(self) -> list[str]:
        return ["".join(self._char(x, y) for x in range(self.wide)) for y in range(self.high)]

    def _char(self, x: int, y: int) -> str:
        if (x, y) in self.signs:
            return self.signs[x, y]
        dots = self.dots[y][x]
        return chr(BRAILLE + dots) if dots else " "


def draw_map(sight: Sight, wide: int, high: int, marks: Mapping[str, str], full: bool) -> list[str]:
    """The map; `marks` are numbers of choices by space. `full`: each space also by letter and number."""
    board: dict[str, Any] = sight.data["board"]
    spaces = board["spaces"]
    canvas = Canvas(wide, high)
    for path in board["paths"]:
        canvas.line(spaces[path["a"]]["at"], spaces[path["b"]]["at"], path["kind"])
    for lake in board["lakes"]:
        for space, _ in lake["shores"]:
            canvas.line(spaces[space]["at"], lake["at"], "water")
    for space, number in marks.items():
        _write_near(canvas, spaces[space]["at"], number)
    for space, known in spaces.items():
        if space not in marks or full:
            sign = signs_at(sight, space)
            if full:
                sign = f"{space.upper()}{'' if sign == SIGNS['plain'] else sign}"
            _write_near(canvas, known["at"], sign)
    for space, known in spaces.items():
        if known["town"]:
            _write_name(canvas, known["at"], space_name(sight, space))
    for lake in board["lakes"]:
        canvas.fill(lake["at"], lake["size"])
    return [line.rstrip() for line in canvas.lines()]


def signs_at(sight: Sight, space: str) -> str:
    """Who stands on a space, else what it is."""
    pawns = "".join(
        PAWNS[seat] for seat, place in enumerate(sight.data["seats"]) if place["space"] == space
    )
    kind = kind_of(sight, space)
    place = SIGNS[kind] if kind in ("town", "fort") else ""
    if pawns:
        return place + pawns
    if space in sight.data["highwaymen"]:
        return HIGHWAYMAN
    return SIGNS[kind]


def _write_near(canvas: Canvas, point: Sequence[float], text: str) -> None:
    """On the point, or as near to it as there is room."""
    column, row = canvas.place(point)
    column = min(max(0, column - (len(text) - 1) // 2), canvas.wide - len(text))
    for down in (0, 1, -1):
        for aside in (0, 1, -1, 2, -2, 3, -3):
            if canvas.write(column + aside, row + down, text):
                return


def _write_name(canvas: Canvas, point: Sequence[float], name: str) -> None:
    """A town's name below it, above it or beside it, where there is room."""
    column, row = canvas.place(point)
    left = min(max(0, column - len(name) // 2), canvas.wide - len(name))
    places = [(left, row + 1), (left, row - 1), (column + 2, row), (column - len(name) - 1, row)]
    places += [
        (left + aside, row + down)
        for aside in (2, -2, 4, -4, 6, -6)
        for down in (1, -1)
        if abs(aside) <= len(name) // 2 + 1
    ]
    for x, y in places:
        if canvas.write(x, y, name):
            return


def legend(sight: Sight) -> str:
    """What the signs of the drawing mean."""
    paths = [f"{sight.name('path', kind)} {dots}" for kind, dots in PATH_SIGNS.items()]
    places = [
        f"{SIGNS[kind]} {sight.name('place', kind)}"
        for kind in ("fort", "inn", "secret", "milepost", "settlement", "portal")
    ]
    town = f"{SIGNS['town']} {sight.say('treos-text-town')}"
    pawns = [f"{PAWNS[seat]} {sight.player(seat)}" for seat in range(len(sight.data["seats"]))]
    robber = f"{HIGHWAYMAN} {sight.say('treos-text-highwayman')}"
    signs = [*paths, f"{WATER} {sight.say('treos-text-lakes')}", town, *places, robber, *pawns]
    return "  ".join(sign.replace(" ", "\u00a0") for sign in signs)


PATH_SIGNS: Final = {"road": "⠒⠒⠒", "trail": "⠂⠐ ⠂", "water": "⠒ ⠒"}
