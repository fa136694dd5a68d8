"""Print anew the turns that the pages of the games show: `python tools/shown_turns.py`. Tests hold the
pages to what is printed; after a change of wording this writes them."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DARK_ROAD: Final = ROOT / "docs" / "games" / "dark_road.md"
TREOS: Final = ROOT / "docs" / "games" / "treos.md"


def _play(arguments: list[str], answers: list[str]) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "lanternway", "play", *arguments],
        input="\n".join(answers) + "\n",
        env=os.environ | {"LANTERNWAY_LANG": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def dark_road(page: str) -> str:
    """The block from the first screen to the last answer."""
    before, shown, after = re.split(r"```text\n(.*?)\n```", page, maxsplit=1, flags=re.DOTALL)
    answers = re.findall(r"^> (.+)$", shown, re.MULTILINE)
    words = ["dark_road", "--seats", "2", "--bots", "random", "--players", "Ann", "--seed", "3"]
    printed = _play(words, [*answers, "quit"]).split("\n> quit")[0]
    kept = printed[: printed.rindex(f"\n> {answers[-1]}\n")] + f"\n> {answers[-1]}"
    return f"{before}```text\n{kept}\n```{after}"


def treos(page: str) -> str:
    """The part of the block between its first and its last answer."""
    command = re.search(r"^\$ printf '(.*?)' \| lanternway play (.*)$", page, re.MULTILINE)
    assert command is not None
    answers = command[1].split("\\n")
    printed = _play(command[2].split(), [one for one in answers if one])
    first, last = "\n> go a14\n", "\n> 2\n"
    kept = printed[printed.index(first) : printed.rindex(last)]
    return page[: page.index(first)] + kept + page[page.index(last) :]


def main() -> None:
    for path, write in ((DARK_ROAD, dark_road), (TREOS, treos)):
        path.write_text(write(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
