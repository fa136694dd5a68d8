"""Hold the contests that docs/strength.md shows, and write that page.

    python tools/strength.py [--budget MINUTES] [--only WORD]

Every contest keeps a journal in build/strength, so it can be interrupted and goes on; a contest that is
not finished stands in the page with as many games as it has. The compiled engine in build/fast is used
if it is there. What is in the journals belongs to the engine that played it: after a change of a game's
rules or advice remove the game's journals.
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"
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


SECTIONS: Final[dict[str, list[Match]]] = {
    "Greedy beats random": [Match(game, "greedy,random", 400) for game in GAMES],
    "Search with 400 iterations beats greedy": [
        Match(game, "search:400,greedy", 200) for game in GAMES
    ],
    "The mirror: greedy against itself": [Match(game, "greedy,greedy", 400) for game in GAMES],
    "Search grows with its budget": [
        Match("skye", "search:400,search:100", 100),
        Match("skye", "search:1600,search:400", 60),
        Match("dark_road", "search:400,search:100", 100),
        Match("dark_road", "search:1600,search:400", 30),
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


def arena(match: Match, games: int, picture: Path | None = None) -> str:
    """Run the command; what it printed."""
    environment = dict(os.environ)
    if (ROOT / "build" / "fast").exists():
        environment["PYTHONPATH"] = str(ROOT / "build" / "fast")
    environment["COLUMNS"] = "96"
    words = [*match.words(games), "--journal", str(journal(match))]
    if picture is not None:
        words += ["--picture", str(picture)]
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


def hold(only: str, budget: float) -> None:
    """Play what is missing, a portion of every contest in turn, until the time is over."""
    end = time.monotonic() + 60 * budget
    FOLDER.mkdir(parents=True, exist_ok=True)
    for matches in SECTIONS.values():
        for match in matches:
            while only in match.name and played(match) < match.games:
                if time.monotonic() > end:
                    return
                arena(match, min(match.games, played(match) + 20))
                print(f"{match.name}: {played(match)} of {match.games} games", flush=True)


def write_page() -> None:
    """The page: every contest that has games, its command and what it printed."""
    lines = [
        "# How strong the bots are",
        "",
        "Contests at two seats in blocks: every deal is played from both seats, and intervals (95 %) are",
        "computed from blocks. Written by `python tools/strength.py`, which goes on where it stopped.",
    ]
    for title, matches in SECTIONS.items():
        lines += ["", f"## {title}"]
        for match in matches:
            games = min(match.games, played(match))
            if not games:
                lines += ["", f"`lanternway {' '.join(match.words(match.games))}`: not played yet."]
                continue
            lines += ["", "```text", f"$ lanternway {' '.join(match.words(games))}"]
            lines += [*(line.rstrip() for line in arena(match, games).splitlines()), "```"]
            if games < match.games:
                lines += ["", f"({games} of {match.games} games so far.)"]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Hold the contests of docs/strength.md.")
    parser.add_argument("--budget", type=float, default=1e9, metavar="MINUTES")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="contests with this in their name"
    )
    arguments = parser.parse_args()
    hold(arguments.only, arguments.budget)
    write_page()


if __name__ == "__main__":
    main()
