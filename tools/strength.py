"""Hold the contests that docs/strength.md shows, and write their sections of that page.

    python tools/strength.py [--budget MINUTES] [--only WORD] [--jobs N]

What levels are worth (src/lanternway/bots/strength.json) is written too, from the contests of each level
against the one below: `--only level` holds these alone.

Every contest keeps a journal in build/strength, so it can be interrupted and goes on. A contest stands in
the page with as many games as were played; one that was not played does not stand there. The compiled
engine in build/fast is used if it is there. What is in the journals belongs to the engine that played it:
after a change of a game's rules or advice remove the game's journals.
"""

import argparse
import json
import os
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


@dataclass(frozen=True)
class Match:
    """A contest of two bots at two seats."""

    game: str
    bots: str
    games: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.bots}".replace(":", "").replace(",", "-")

    def words(self, games: int) -> list[str]:
        return ["arena", self.game, "--bots", self.bots, "--seats", "2", "--games", str(games)]


LEVELS: Final = [
    Match(game, f"level:{level},level:{level - 1}", 200) for level in range(2, 6) for game in GAMES
]
SECTIONS: Final[dict[str, list[Match]]] = {
    "Greedy beats random": [Match(game, "greedy,random", 100) for game in GAMES],
    "Search against greedy": [
        Match("dark_road", "search:100,greedy", 60),
        Match("skye", "search:100,greedy", 100),
        Match("skye", "search:400,greedy", 60),
        Match("treos", "search:100,greedy", 60),
    ],
    "The mirror: greedy against itself": [Match(game, "greedy,greedy", 100) for game in GAMES],
    "Search against search with a smaller budget": [
        Match("dark_road", "search:100,search:25", 40),
        Match("skye", "search:100,search:25", 60),
        Match("skye", "search:400,search:100", 40),
        Match("treos", "search:100,search:25", 40),
    ],
    "Each level against the one below": LEVELS,
    "By learned values": [
        Match("skye", "learned,greedy", 200),
        Match("skye", "learned-search:100,search:100", 200),
    ],
}


def journal(match: Match) -> Path:
    return FOLDER / f"{match.name}.jsonl"


def played(match: Match) -> int:
    """How many games the journal holds."""
    path = journal(match)
    if not path.exists():
        return 0
    return 2 * max(0, len(path.read_text(encoding="utf-8").splitlines()) - 1)


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
    matches = [match for section in SECTIONS.values() for match in section if only in match.name]
    while missing := [match for match in matches if played(match) < match.games]:
        if time.monotonic() > end:
            return
        match = min(missing, key=lambda match: played(match) / match.games)
        arena(match, min(match.games, played(match) + max(2, match.games // 10)), *more)
        print(f"{match.name}: {played(match)} of {match.games} games", flush=True)


def write_page() -> None:
    """Write the sections anew that have games: every contest's command and what it printed. The opening
    words and all other sections stay as they are."""
    opening, *old = PAGE.read_text(encoding="utf-8").rstrip().split("\n## ")
    parts = [text.partition("\n") for text in old]
    sections = {title: text.rstrip() for title, _, text in parts}
    for title, matches in SECTIONS.items():
        lines: list[str] = []
        for match in matches:
            games = min(match.games, played(match))
            if games:
                lines += ["", "```text", f"$ lanternway {' '.join(match.words(games))}"]
                lines += [*(line.rstrip() for line in arena(match, games).splitlines()), "```"]
        if lines:
            sections[title] = "\n".join(lines)
    order = [*(title for title in SECTIONS if title in sections), *sections]
    whole = [opening.rstrip(), *(f"{title}\n{sections[title]}" for title in dict.fromkeys(order))]
    PAGE.write_text("\n\n## ".join(whole) + "\n", encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


def write_worths() -> None:
    """The file of what levels are worth: contests that have games, and those kept of other engines."""
    kept = {(one["game"], one["level"]): one for one in json.loads(WORTHS.read_text())["contests"]}
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    for match in LEVELS:
        games = min(match.games, played(match))
        if not games:
            continue
        level = int(match.bots.split(",")[0].removeprefix("level:"))
        victories = json.loads(arena(match, games, "--json"))["standings"][0]["share"]
        kept[match.game, level] = {
            "game": match.game,
            "level": level,
            "bots": [bot_of_level(match.game, level), bot_of_level(match.game, level - 1)],
            "seats": 2,
            "games": games,
            "share": round(victories["mean"], 3),
            "low": round(victories["low"], 3),
            "high": round(victories["high"], 3),
            "commit": commit,
        }
    lines = [f"    {json.dumps(kept[key])}" for key in sorted(kept)]
    WORTHS.write_text('{\n  "contests": [\n' + ",\n".join(lines) + "\n  ]\n}\n", encoding="utf-8")
    print(f"wrote {WORTHS.relative_to(ROOT)}")


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
