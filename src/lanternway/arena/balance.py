"""Balance reports: a census of a game at each number of seats, as Markdown with plots."""

from collections import Counter
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from lanternway.arena.census import Census, Group
from lanternway.arena.plots import draw_histogram, draw_shares
from lanternway.arena.statistics import wilson

TOGETHER: Final = 3
"""So many traits that begin alike are one table."""
SELDOM: Final = 0.002
"""What is done less often than this a seat and game is not listed."""
TOO_MANY: Final = 30
"""A verb with more different arguments than this (cells, prices) is listed without them."""


def write_report(
    folder: Path, name: str, command: str, bot: str, censuses: list[Census]
) -> list[Path]:
    """Write `<name>.md` and its plots into the folder; the files written, the report first. The name is
    the game's, with its options if they are not the usual ones."""
    folder.mkdir(parents=True, exist_ok=True)
    plots: list[Path] = []
    lines = [
        f"# Balance of {name}",
        "",
        f"By the bot `{bot}` at every seat. Written by `{command}`; do not edit.",
        "Shares of victories with 95 % intervals; a shared victory counts in parts.",
        "",
    ]
    for census in censuses:
        lines += [f"## {census.seats} seats, {census.games} games", ""]
        lines += _measures(census)
        for trait, rows in tables(census).items():
            plot = f"{name}-{census.seats}-{trait.replace(' ', '-')}.svg"
            draw_shares(folder / plot, f"{name}, {census.seats} seats: {trait}", rows, census.seats)
            plots.append(folder / plot)
            lines += [*_trait(trait, rows), "", f"![Victories by {trait}]({plot})", ""]
        plot = f"{name}-{census.seats}-scores.svg"
        draw_histogram(folder / plot, f"{name}, {census.seats} seats: points", census.scores)
        plots.append(folder / plot)
        lines += ["### Points", "", *_points(census), "", f"![Points of all seats]({plot})", ""]
        lines += ["### What was done", "", *_uses(census), ""]
    report = folder / f"{name}.md"
    report.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    return [report, *plots]


def to_data(census: Census) -> dict[str, Any]:
    """The same as data."""
    return {
        "seats": census.seats,
        "games": census.games,
        "measures": {name: fmean(numbers) for name, numbers in census.measures.items()},
        "traits": {
            trait: {
                word: {
                    "seats": group.seats,
                    "share": group.share,
                    "interval": list(interval(group)),
                }
                for word, group in rows
            }
            for trait, rows in tables(census).items()
        },
        "points": {
            part: points / (census.games * census.seats) for part, points in census.parts.items()
        },
    }


def interval(group: Group) -> tuple[float, float]:
    return wilson(group.share, group.seats)


def tables(census: Census) -> dict[str, list[tuple[str, Group]]]:
    """What seats are compared by, each with its words. Traits that many things have in common
    (`companion_guard`, `companion_cook`) are one table, a row a thing."""
    families = Counter(trait.partition("_")[0] for trait in census.traits() if "_" in trait)
    made: dict[str, list[tuple[str, Group]]] = {}
    for (trait, word), group in census.groups.items():
        family, _, thing = trait.partition("_")
        if thing and families[family] >= TOGETHER:
            made.setdefault(family, []).append((f"{thing} {word}", group))
        else:
            made.setdefault(trait, []).append((word, group))
    for trait, rows in made.items():
        rows.sort(key=lambda row: row[0])
        if trait != "seat":
            rows.sort(key=lambda row: -row[1].share)
    return made


def _measures(census: Census) -> list[str]:
    lines = ["| | median | middle half | from – to |", "|---|---|---|---|"]
    for name, numbers in census.measures.items():
        low, middle, high = quantiles(numbers, n=4) if len(numbers) > 1 else numbers * 3
        lines.append(
            f"| {name} | {middle:g} | {low:g} – {high:g} | {min(numbers):g} – {max(numbers):g} |"
        )
    return [*lines, ""]


def _trait(trait: str, rows: list[tuple[str, Group]]) -> list[str]:
    lines = [f"### By {trait}", "", f"| {trait} | victories | 95 % | points | seats |"]
    lines.append("|---|---|---|---|---|")
    for word, group in rows:
        low, high = interval(group)
        lines.append(
            f"| {word} | {group.share:.1%} | {low:.1%} – {high:.1%} "
            f"| {group.points / group.seats:.1f} | {group.seats} |"
        )
    return lines


def _points(census: Census) -> list[str]:
    lines = ["| source | a seat | a winner |", "|---|---|---|"]
    everyone = census.games * census.seats
    for part, points in census.parts.items():
        lines.append(
            f"| {part} | {points / everyone:.2f} | {census.winners_parts[part] / census.winners:.2f} |"
        )
    return lines


def _uses(census: Census) -> list[str]:
    lines = ["| action | a seat and game | by winners |", "|---|---|---|"]
    everyone = census.games * census.seats
    words = Counter(verb for verb, word in census.used if word)
    for (verb, word), used in sorted(census.used.items()):
        if used / everyone >= SELDOM and not (word and words[verb] > TOO_MANY):
            by_winners = census.winners_used[verb, word] / census.winners
            lines.append(f"| {verb} {word} | {used / everyone:.3f} | {by_winners:.3f} |")
    return lines
