"""Drawing with characters: tables, bars, things side by side. Every character is one column wide."""

from collections.abc import Sequence
from itertools import zip_longest


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


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Rows under headings. Columns of numbers are set to the right; the last column is wrapped, and if
    that is not enough the widest one as well."""
    whole = [list(columns), *map(list, rows)] if any(columns) else [list(row) for row in rows]
    if not whole:
        return []
    count = max(len(row) for row in whole)
    cells = [row + [""] * (count - len(row)) for row in whole]
    body = cells[1:] if any(columns) else cells
    right = [
        any(row[n] for row in body) and all(is_number(row[n]) or not row[n] for row in body)
        for n in range(count)
    ]
    widths = [max(len(row[n]) for row in cells) for n in range(count)]
    for column in (count - 1, widths.index(max(widths))):
        over = sum(widths) + 2 * (count - 1) - width
        if over > 0:
            widths[column] = min(widths[column], max(12, widths[column] - over))
    lines: list[str] = []
    for row in cells:
        parts = [wrap(cell, size) for cell, size in zip(row, widths, strict=True)]
        for part in zip_longest(*parts, fillvalue=""):
            set_ = [
                word.rjust(size) if to_right else word.ljust(size)
                for word, size, to_right in zip(part, widths, right, strict=True)
            ]
            lines.append("  ".join(set_).rstrip())
    return lines
