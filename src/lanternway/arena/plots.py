"""Plots of contests and balance reports, as SVG that is the same for the same numbers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from lanternway.arena.census import Census
from lanternway.arena.statistics import Standing

INK: Final = "#2b2118"
LAMP: Final = "#c8862b"
SHADES: Final = (
    "#c8862b",
    "#5b7f95",
    "#8a5a83",
    "#6f8f4e",
    "#b5523b",
    "#d9b45f",
    "#4a6670",
    "#9c8068",
)


class Bar(NamedTuple):
    """A share of victories with its interval, all from 0 to 1."""

    name: str
    share: float
    low: float
    high: float


class Reliability(NamedTuple):
    """What was said and what came, with its interval; all from 0 to 1."""

    title: str
    bins: list[tuple[float, float, float, float]]
    """Said, came, low, high."""


def draw_standings(path: Path, title: str, standings: list[Standing], fair: float) -> None:
    """A bar an entrant: its share of victories, with the 95 % interval; a line at the fair share."""
    bars = [
        Bar(standing.name, standing.share.mean, standing.share.low, standing.share.high)
        for standing in standings
    ]
    figure, panels = _figure([1.2 + 0.5 * len(bars)], 1)
    _draw_bars(panels[0], title, bars, fair)
    panels[0].set_xlim(0, 100)
    _save(figure, path)


def draw_shares(path: Path, panels: Sequence[tuple[str, list[Bar], float]], columns: int) -> None:
    """Victories, a panel each: its title, its bars, and the fair share (a dotted line)."""
    rows = [panels[start : start + columns] for start in range(0, len(panels), columns)]
    heights = [1.0 + 0.24 * max(len(bars) for _, bars, _ in row) for row in rows]
    figure, axes = _figure(heights, columns)
    for place, (title, bars, fair) in enumerate(panels):
        _draw_bars(axes[place], title, bars, fair)
    for unused in axes[len(panels) :]:
        unused.set_axis_off()
    _save(figure, path)


def draw_points(path: Path, title: str, censuses: list[Census]) -> None:
    """Where points come from: for each number of seats, what a seat and what a winner has."""
    parts = list(dict.fromkeys(part for census in censuses for part in census.parts))
    names = [
        f"{census.seats} seats: {who}" for census in censuses for who in ("a seat", "a winner")
    ]
    figure, panels = _figure([1.4 + 0.3 * len(names)], 1)
    left = [0.0] * len(names)
    for place, part in enumerate(parts):
        widths = [mean for census in censuses for mean in census.mean_part(part)]
        panels[0].barh(names, widths, left=left, color=SHADES[place % len(SHADES)], label=part)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    panels[0].invert_yaxis()
    panels[0].set_xlabel("points")
    panels[0].set_title(title, loc="left", fontsize=10)
    panels[0].legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False, fontsize=8)
    _save(figure, path)


def draw_reliability(path: Path, panels: Sequence[Reliability], columns: int) -> None:
    """What was said against what came, a panel each; on the dotted line both are the same."""
    figure, axes = _figure([3.0] * -(-len(panels) // columns), columns)
    for place, panel in enumerate(panels):
        said = [100 * one[0] for one in panel.bins]
        came = [100 * one[1] for one in panel.bins]
        below = [max(0.0, 100 * (one[1] - one[2])) for one in panel.bins]
        above = [max(0.0, 100 * (one[3] - one[1])) for one in panel.bins]
        axes[place].plot([0, 100], [0, 100], color=INK, linewidth=1, linestyle=":")
        axes[place].errorbar(
            said, came, yerr=[below, above], color=LAMP, ecolor=INK, elinewidth=0.8, capsize=2, marker="o"
        )  # fmt: skip
        axes[place].set_xlabel("% said")
        axes[place].set_ylabel("% won")
        axes[place].set_title(panel.title, loc="left", fontsize=10)
    for unused in axes[len(panels) :]:
        unused.set_axis_off()
    _save(figure, path)


def _draw_bars(axes: Any, title: str, bars: list[Bar], fair: float) -> None:
    names = [bar.name for bar in bars]
    shares = [100 * bar.share for bar in bars]
    below = [max(0.0, 100 * (bar.share - bar.low)) for bar in bars]
    above = [max(0.0, 100 * (bar.high - bar.share)) for bar in bars]
    axes.barh(names, shares, xerr=[below, above], color=LAMP, ecolor=INK, capsize=2)
    axes.axvline(100 * fair, color=INK, linewidth=1, linestyle=":")
    axes.set_xlim(0, min(100, max([*shares, 100 * fair]) * 1.5 + 5))
    axes.invert_yaxis()
    axes.set_xlabel("% of victories")
    axes.set_title(title, loc="left", fontsize=10)


def _figure(heights: list[float], columns: int) -> tuple[Any, list[Any]]:
    """Rows of these heights, and their panels from left to right and from top to bottom."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "lanternway"  # else every file differs
    rcParams["svg.fonttype"] = "none"  # letters as text: a tenth of the size of drawn ones
    width = 7 if columns == 1 else 4.2 * columns
    figure = Figure(figsize=(width, sum(heights)), layout="constrained")
    made = figure.subplots(len(heights), columns, squeeze=False, height_ratios=heights)
    panels = [axes for row in made for axes in row]
    for axes in panels:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    return figure, panels


def _save(figure: Any, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
