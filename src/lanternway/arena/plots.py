"""Plots of balance reports, as SVG that is the same for the same numbers."""

from pathlib import Path
from typing import Any

from lanternway.arena.census import Group
from lanternway.arena.picture import INK, LAMP
from lanternway.arena.statistics import wilson


def draw_shares(path: Path, title: str, rows: list[tuple[str, Group]], seats: int) -> None:
    """Victories by word, with intervals; a dotted line at the fair share."""
    figure, axes = _figure(1.0 + 0.28 * len(rows), title)
    shares = [100 * group.share for _, group in rows]
    bounds = [wilson(group.share, group.seats) for _, group in rows]
    below = [max(0.0, share - 100 * low) for share, (low, _) in zip(shares, bounds, strict=True)]
    above = [max(0.0, 100 * high - share) for share, (_, high) in zip(shares, bounds, strict=True)]
    axes.barh([word for word, _ in rows], shares, xerr=[below, above], color=LAMP, ecolor=INK)
    axes.axvline(100 / seats, color=INK, linewidth=1, linestyle=":")
    axes.set_xlim(0, min(100, max([*shares, 100 / seats]) * 1.5 + 5))
    axes.invert_yaxis()
    axes.set_xlabel("% of victories")
    _save(figure, path)


def draw_histogram(path: Path, title: str, numbers: list[int]) -> None:
    """How often each number came."""
    figure, axes = _figure(2.6, title)
    low, high = min(numbers), max(numbers)
    axes.hist(numbers, bins=min(60, high - low + 1), range=(low - 0.5, high + 0.5), color=LAMP)
    axes.set_ylabel("seats")
    axes.set_xlabel("points")
    _save(figure, path)


def _figure(height: float, title: str) -> tuple[Any, Any]:
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "lanternway"  # else every file differs
    figure = Figure(figsize=(7, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize=10)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})
