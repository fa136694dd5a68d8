"""Balance reports: a census of a game at each number of seats, as one Markdown page with a few plots."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from lanternway.arena.census import Census, Group
from lanternway.arena.plots import Bar, draw_points, draw_shares
from lanternway.arena.statistics import wilson

TOGETHER: Final = 3
"""So many traits that begin alike are one table."""
SELDOM: Final = 0.05
"""What is done less often than this a seat and game is not listed."""
MANY_WORDS: Final = 12
"""A verb with more different arguments than this (cells, prices, cards) is listed without them."""
MANY_BARS: Final = 14
"""A trait with more words than this is a table, but no plot."""

Tables = dict[str, list[tuple[str, Group]]]
"""By trait: its words, each with the seats that have it."""


def write_report(
    folder: Path, name: str, command: str, bot: str, censuses: list[Census]
) -> list[Path]:
    """Write `<name>.md` and its plots into the folder; the files written, the report first. The name is
    the game's, with its options if they are not the usual ones."""
    folder.mkdir(parents=True, exist_ok=True)
    games = ", ".join(f"{census.games} with {census.seats}" for census in censuses)
    lines = [
        f"# Balance of {name}",
        "",
        f"By the bot `{bot}` at every seat. Games: {games} seats. Written by",
        "",
        "```sh",
        command,
        "```",
        "",
        "Columns are numbers of seats. Shares of victories have 95 % intervals; a shared victory counts",
        "in parts.",
        "",
    ]
    made = [tables(census) for census in censuses]
    plots = _draw(folder, name, censuses, made)
    traits = list(dict.fromkeys(trait for one in made for trait in one))
    for trait in traits:
        lines += [f"## By {trait.replace('_', ' ')}", "", *_shares(trait, censuses, made), ""]
        if trait == "seat":
            lines += [f"![Victories by seat]({plots['seats'].name})", ""]
    if "traits" in plots:
        most = max(census.seats for census in censuses)
        lines += [f"![Victories by trait, {most} seats]({plots['traits'].name})", ""]
    lines += ["## Points", "", "What a seat has on average, then what a winner has.", ""]
    lines += [*_points(censuses), "", f"![Points by source]({plots['points'].name})", ""]
    lines += ["## Measures of a game", "", "The median, then the middle half.", ""]
    lines += [*_measures(censuses), ""]
    lines += ["## What was done", "", "How often a seat does it in a game, then a winner.", ""]
    lines += _uses(censuses)
    report = folder / f"{name}.md"
    report.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    return [report, *plots.values()]


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
        "points": {part: census.mean_part(part)[0] for part in census.parts},
    }


def interval(group: Group) -> tuple[float, float]:
    return wilson(group.share, group.seats)


def tables(census: Census) -> Tables:
    """What seats are compared by, each with its words. Traits that many things have in common
    (`companion_guard`, `companion_cook`) are one table, with a row per thing."""
    families = Counter(trait.partition("_")[0] for trait in census.traits() if "_" in trait)
    made: Tables = {}
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


def _draw(folder: Path, name: str, censuses: list[Census], made: list[Tables]) -> dict[str, Path]:
    """The plots: victories by seat, victories by other traits with the most seats, sources of points."""
    plots = {"seats": folder / f"{name}-seats.svg"}
    seats = [
        (f"{census.seats} seats", _bars(one["seat"]), 1 / census.seats)
        for census, one in zip(censuses, made, strict=True)
    ]
    draw_shares(plots["seats"], seats, columns=2)
    census, one = max(zip(censuses, made, strict=True), key=lambda pair: pair[0].seats)
    traits = [
        (trait.replace("_", " "), _bars(rows), 1 / census.seats)
        for trait, rows in one.items()
        if trait != "seat" and len(rows) <= MANY_BARS
    ]
    if traits:
        plots["traits"] = folder / f"{name}-traits.svg"
        draw_shares(plots["traits"], traits, columns=2)
    plots["points"] = folder / f"{name}-points.svg"
    draw_points(plots["points"], f"{name}: where points come from", censuses)
    return plots


def _bars(rows: list[tuple[str, Group]]) -> list[Bar]:
    return [Bar(word, group.share, *interval(group)) for word, group in rows]


def _table(title: str, censuses: list[Census], rows: list[tuple[str, list[str]]]) -> list[str]:
    """One row per word, one column per number of seats."""
    heads = " | ".join(str(census.seats) for census in censuses)
    lines = [f"| {title} | {heads} |", "|---|" + "---:|" * len(censuses)]
    return [*lines, *(f"| {word} | {' | '.join(cells)} |" for word, cells in rows)]


def _shares(trait: str, censuses: list[Census], made: list[Tables]) -> list[str]:
    groups = [dict(one.get(trait, [])) for one in made]
    words = list(dict.fromkeys(word for one in reversed(groups) for word in one))
    if trait == "seat":
        words.sort(key=int)
    rows = [(word, [_share(one.get(word)) for one in groups]) for word in words]
    return _table(trait.replace("_", " "), censuses, rows)


def _share(group: Group | None) -> str:
    if group is None:
        return "–"
    low, high = interval(group)
    return f"{group.share:.1%} ({100 * low:.1f} – {100 * high:.1f})"


def _measures(censuses: list[Census]) -> list[str]:
    names = list(dict.fromkeys(name for census in censuses for name in census.measures))
    rows = [
        (name, [_middle(census.measures.get(name, [])) for census in censuses]) for name in names
    ]
    if any(census.scores for census in censuses):
        rows.insert(0, ("points of a seat", [_middle(census.scores) for census in censuses]))
    return _table("measure", censuses, rows)


def _middle(numbers: Sequence[float]) -> str:
    if not numbers:
        return "–"
    low, middle, high = (
        quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [*numbers] * 3
    )
    return f"{middle:g} ({low:g} – {high:g})"


def _points(censuses: list[Census]) -> list[str]:
    parts = list(dict.fromkeys(part for census in censuses for part in census.parts))
    rows = []
    for part in parts:
        means = [census.mean_part(part) for census in censuses]
        rows.append((part, [f"{seat:.1f}, {winner:.1f}" for seat, winner in means]))
    return _table("source", censuses, rows)


def _uses(censuses: list[Census]) -> list[str]:
    used = sorted({key for census in censuses for key in census.used})
    words = Counter(verb for verb, word in used if word)
    rows = []
    for verb, word in used:
        means = [census.mean_used(verb, word) for census in censuses]
        if max(seat for seat, _ in means) >= SELDOM and not (word and words[verb] > MANY_WORDS):
            cells = [f"{seat:.2f}, {winner:.2f}" for seat, winner in means]
            rows.append((f"{verb} {word}".rstrip(), cells))
    return _table("action", censuses, rows)
