"""Drawing with characters: tables, bars, things side by side. Every character is one column wide."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

GAP: Final = 2
"""Blanks between the columns of a table."""
NARROW: Final = (12, 6)
"""So narrow the columns of a table may be that is too wide: first these, then, if it must be, those."""


def wrap(text: str, width: int, hang: int = 0) -> list[str]:
    """A sentence as lines of at most `width`; those after the first are indented by `hang`."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        room = width - (hang if lines else 0)
        if line and len(line) + 1 + len(word) > room:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
        while len(line) > width - (hang if lines else 0):
            room = width - (hang if lines else 0)
            lines.append(line[:room])
            line = line[room:]
    lines.append(line)
    return [lines[0], *(" " * hang + rest for rest in lines[1:])]


def rule(title: str, width: int) -> str:
    """A title on a line across."""
    return f"── {title} ".ljust(width, "─")[:width]


def bar(value: int, most: int, width: int) -> str:
    """A value as a bar of blocks."""
    full = 0 if most <= 0 else min(width, round(width * max(0, value) / most))
    return "█" * full + "░" * (width - full)


def beside(blocks: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Blocks of lines next to each other, tops aligned."""
    widths = [max((len(line) for line in block), default=0) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [
        (" " * gap)
        .join(line.ljust(width) for line, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]


def box(lines: Sequence[str], title: str = "", width: int = 0) -> list[str]:
    """Lines in a frame, as wide as they need or as is said."""
    inner = max([width - 4, len(title) + 3, *(len(line) for line in lines)])
    top = f"─ {title} " if title else ""
    return [
        f"╭{top.ljust(inner + 2, '─')}╮",
        *(f"│ {line.ljust(inner)} │" for line in lines),
        f"╰{'─' * (inner + 2)}╯",
    ]


def is_number(cell: str) -> bool:
    """Whether a cell is set to the right: a number, with or without a sign."""
    return cell in ("–", "?") or cell.lstrip("+-−").isdecimal()


def grid(
    columns: Sequence[str], rows: Sequence[Sequence[str]], width: int, fold: bool = True
) -> list[str]:
    """Rows under headings. Columns of numbers are set to the right. What is too wide is wrapped: the last
    column, then the widest, then the others, and words stay whole. If that is not enough, the columns that
    have no room follow below, after the rows' names again; without `fold`, words are broken."""
    whole = [list(columns), *map(list, rows)] if any(columns) else [list(row) for row in rows]
    if not whole:
        return []
    count = max(len(row) for row in whole)
    cells = [row + [""] * (count - len(row)) for row in whole]
    widths = _widths(cells, width)
    over = sum(widths) + GAP * (count - 1) - width
    if over > 0 and fold and count > 2:
        at = max(2, sum(sum(widths[: n + 1]) + GAP * n <= width for n in range(count)))
        heads, body = cells[: any(columns)], cells[any(columns) :]
        lines: list[str] = []
        for part in (range(at), (0, *range(at, count))):
            titles = [row[n] for row in heads for n in part]
            lines += grid(titles, [[row[n] for n in part] for row in body], width)
        return lines
    while over > 0 and max(widths) > 1:
        widest = widths.index(max(widths))
        widths[widest] -= min(over, widths[widest] - 1)
        over = sum(widths) + GAP * (count - 1) - width
    return _set(cells, cells[any(columns) :], widths)


def _widths(cells: Sequence[Sequence[str]], width: int) -> list[int]:
    """As wide as each column is, or narrower, if the table is too wide, but never than its longest word."""
    count = len(cells[0])
    widths = [max(len(row[n]) for row in cells) for n in range(count)]
    words = [max(len(word) for row in cells for word in row[n].split(" ")) for n in range(count)]
    widest_first = sorted(range(count), key=lambda n: -widths[n])
    for least in NARROW:
        for column in (count - 1, *widest_first):
            over = sum(widths) + GAP * (count - 1) - width
            if over > 0:
                narrow = max(least, words[column], widths[column] - over)
                widths[column] = min(widths[column], narrow)
    return widths


def _set(
    cells: Sequence[Sequence[str]], body: Sequence[Sequence[str]], widths: Sequence[int]
) -> list[str]:
    """Rows as lines, wrapped where they are wider than their columns."""
    right = [
        any(row[n] for row in body) and all(is_number(row[n]) or not row[n] for row in body)
        for n in range(len(widths))
    ]
    lines: list[str] = []
    for row in cells:
        parts = [wrap(cell, size) for cell, size in zip(row, widths, strict=True)]
        for part in zip_longest(*parts, fillvalue=""):
            set_ = [
                word.rjust(size) if to_right else word.ljust(size)
                for word, size, to_right in zip(part, widths, right, strict=True)
            ]
            lines.append((" " * GAP).join(set_).rstrip())
    return lines
