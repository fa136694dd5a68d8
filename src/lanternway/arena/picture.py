"""Pictures of results: victories with their intervals. SVG or PNG, by the file's name."""

from pathlib import Path

from lanternway.arena.statistics import Standing

INK = "#2b2118"
LAMP = "#c8862b"


def draw_standings(path: Path, title: str, standings: list[Standing], fair: float) -> None:
    """A bar an entrant: its share of victories, with the 95 % interval; a line at the fair share."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.5 * len(standings)), layout="constrained")
    axes = figure.add_subplot()
    names = [standing.name for standing in standings]
    shares = [100 * standing.share.mean for standing in standings]
    below = [100 * (standing.share.mean - standing.share.low) for standing in standings]
    above = [100 * (standing.share.high - standing.share.mean) for standing in standings]
    axes.barh(names, shares, xerr=[below, above], color=LAMP, ecolor=INK, capsize=4)
    axes.axvline(100 * fair, color=INK, linewidth=1, linestyle=":")
    axes.set_xlim(0, 100)
    axes.invert_yaxis()
    axes.set_xlabel("%")
    axes.set_title(title, loc="left", fontsize=10)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
