"""Hold the contests that docs/strength.md shows, and write their sections of that page.

    python tools/strength.py [--budget MINUTES] [--only WORD] [--jobs N]

What levels are worth (src/lanternway/bots/strength.json) is written too, from the contests of each level
against the one below: `--only step` holds these alone. Levels play by their iterations, without the clock,
so that what else the machine does changes nothing.

Every contest keeps a journal in build/strength, so it can be interrupted and goes on. A contest stands in
the page with as many games as were played; one that was never played does not stand there. The compiled
engine in build/fast is used if it is there. What is in the journals belongs to the engine that played it:
after a change of a game's rules or advice remove the game's journals.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lanternway.bots import bot_of_level

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"
WORTHS: Final = ROOT / "src" / "lanternway" / "bots" / "strength.json"
GAMES: Final = ("dark_road", "skye", "treos")
HEAD: Final = (
    "| contest | seats | games | victories of the first (95 %) | points ahead |",
    "|---|---:|---:|---|---|",
)


@dataclass(frozen=True)
class Match:
    """A contest of two bots: the first has one seat, the second all others."""

    game: str
    bots: str
    games: int
    seats: int = 2
    step: int = 0
    """The level that plays the one below; 0: a contest of no level."""

    @property
    def name(self) -> str:
        bots = self.bots.replace(":", "").replace(",", "-")
        return f"{self.game}-{bots}-{self.seats}"

    def is_called(self, word: str) -> bool:
        return word in self.name or (self.step > 0 and word in f"step{self.step}")

    def words(self, games: int) -> list[str]:
        first, second = self.bots.split(",")
        bots = ",".join([first, *[second] * (self.seats - 1)])
        seats = str(self.seats)
        return ["arena", self.game, "--bots", bots, "--seats", seats, "--games", str(games)]


def by_iterations(game: str, level: int) -> str:
    """The bot of a level, without its clock."""
    return re.sub(r":[\d.]+s$", "", bot_of_level(game, level))


def step(game: str, level: int, games: int) -> Match:
    bots = f"{by_iterations(game, level)},{by_iterations(game, level - 1)}"
    return Match(game, bots, games, step=level)


STEPS: Final = [
    step(game, level, {2: 100, 3: 100, 4: 60, 5: 40}[level])
    for level in range(2, 6)
    for game in GAMES
]
SECTIONS: Final[dict[str, list[Match]]] = {
    "Each level against the one below": STEPS,
    "The strongest level against greedy": [
        Match(game, f"{by_iterations(game, 5)},greedy", 40) for game in GAMES
    ],
    "Search against search with a smaller budget": [
        *(Match(game, "search:100,search:25", 40) for game in GAMES),
        *(Match(game, "search:400,search:100", 40) for game in GAMES),
        *(Match(game, "search:1600,search:400", 40) for game in GAMES),
    ],
    "Search against greedy": [
        *(Match(game, "search:100,greedy", 60) for game in GAMES),
        *(Match(game, "search:400,greedy", 60) for game in GAMES),
        *(Match(game, "search:100,greedy", 24, seats=4) for game in GAMES),
    ],
    "Greedy beats random": [
        Match(game, "greedy,random", 20, seats) for seats in (2, 4) for game in GAMES
    ],
    "The mirror: greedy against itself": [Match(game, "greedy,greedy", 100) for game in GAMES],
    "By learned values": [
        Match("skye", "learned,greedy", 200),
        Match("dark_road", "learned,greedy", 120),
        *(Match(game, "learned-search:100,search:100", 200) for game in ("dark_road", "skye")),
        Match("dark_road", "learned-search:400,search:400", 60),
    ],
}


def journal(match: Match) -> Path:
    return FOLDER / f"{match.name}.jsonl"


def played(match: Match) -> int:
    """How many games the journal holds."""
    path = journal(match)
    if not path.exists():
        return 0
    return match.seats * max(0, len(path.read_text(encoding="utf-8").splitlines()) - 1)


def arena(match: Match, games: int, *more: str) -> str:
    """Run the command; what it printed."""
    environment = dict(os.environ)
    if (ROOT / "build" / "fast").exists():
        environment["PYTHONPATH"] = str(ROOT / "build" / "fast")
    environment["COLUMNS"] = "96"
    words = [*match.words(games), "--journal", str(journal(match)), *more]
    ran = subprocess.run(
        [sys.executable, "-m", "lanternway", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise SystemExit(ran.stderr)
    return ran.stdout.rstrip()


def hold(only: str, budget: float, jobs: int | None) -> None:
    """Play what is missing until the time is over, always of the contest that is furthest behind."""
    end = time.monotonic() + 60 * budget
    FOLDER.mkdir(parents=True, exist_ok=True)
    more = [] if jobs is None else ["--jobs", str(jobs)]
    every = [match for section in SECTIONS.values() for match in section]
    matches = [match for match in every if match.is_called(only)]
    while missing := [match for match in matches if played(match) < match.games]:
        if time.monotonic() > end:
            return
        match = min(missing, key=lambda match: played(match) / match.games)
        arena(match, min(match.games, played(match) + max(match.seats, match.games // 10)), *more)
        print(f"{match.name}: {played(match)} of {match.games} games", flush=True)


def first_cells(match: Match) -> str:
    """How the contest's line in its table begins."""
    bots = " against ".join(f"`{bot}`" for bot in match.bots.split(","))
    level = f", level {match.step}" if match.step else ""
    return f"| {match.game}{level}: {bots} | {match.seats} |"


def row(match: Match, games: int) -> str:
    """A contest as a line of its table: what the first of the two came to."""
    first = json.loads(arena(match, games, "--json"))["standings"][0]
    share, margin = first["share"], first["margin"]
    victories = f"{100 * share['mean']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
    spread = (margin["high"] - margin["low"]) / 2
    give = f" ± {spread:.1f}" if math.isfinite(spread) else ""  # one block says nothing of it
    ahead = f"{margin['mean']:+.1f}{give}".replace("-", "−")
    return f"{first_cells(match)} {games} | {victories} | {ahead} |"


def write_page() -> None:
    """Write the lines of contests that have games. Lines of contests played before, the opening words, what
    is said below a table and all other sections stay as they are."""
    opening, *old = PAGE.read_text(encoding="utf-8").rstrip().split("\n## ")
    parts = [text.partition("\n") for text in old]
    sections = {title: text.strip() for title, _, text in parts}
    for title, matches in SECTIONS.items():
        before = sections.get(title, "")
        below = f"{before}\n".rpartition("|\n")[2]
        rows: list[str] = []
        for match in matches:
            games = min(match.games, played(match))
            kept = [line for line in before.splitlines() if line.startswith(first_cells(match))]
            rows += [row(match, games)] if games else kept
        if rows:
            sections[title] = "\n".join([*HEAD, *rows, below]).rstrip()
    order = [*(title for title in SECTIONS if title in sections), *sections]
    whole = [opening.rstrip(), *(f"{title}\n\n{sections[title]}" for title in dict.fromkeys(order))]
    PAGE.write_text("\n\n## ".join(whole) + "\n", encoding="utf-8")
    print(f"wrote {PAGE.name}")


def write_worths() -> None:
    """The file of what levels are worth: contests that have games, and those kept of other engines. A contest
    that says the same as before keeps the commit that played it."""
    kept = {(one["game"], one["level"]): one for one in json.loads(WORTHS.read_text())["contests"]}
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    for match in STEPS:
        games = min(match.games, played(match))
        if not games:
            continue
        victories = json.loads(arena(match, games, "--json"))["standings"][0]["share"]
        level = match.step
        found = {
            "game": match.game,
            "level": level,
            "bots": [bot_of_level(match.game, level), bot_of_level(match.game, level - 1)],
            "seats": 2,
            "games": games,
            "share": round(victories["mean"], 3),
            "low": round(victories["low"], 3),
            "high": round(victories["high"], 3),
        }
        if kept.get((match.game, level), {}).items() >= found.items():
            continue
        kept[match.game, level] = {**found, "commit": commit}
    lines = [f"    {json.dumps(kept[key])}" for key in sorted(kept)]
    WORTHS.write_text('{\n  "contests": [\n' + ",\n".join(lines) + "\n  ]\n}\n", encoding="utf-8")
    print(f"wrote {WORTHS.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Hold the contests of docs/strength.md.")
    parser.add_argument("--budget", type=float, default=1e9, metavar="MINUTES")
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="processes; one per processor if left out"
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help="contests with this in their name"
    )
    arguments = parser.parse_args()
    hold(arguments.only, arguments.budget, arguments.jobs)
    write_page()
    write_worths()


if __name__ == "__main__":
    main()
