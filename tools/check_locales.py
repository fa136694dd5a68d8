"""Check the texts: every id in every language, none unused, none missing, arguments right.

    python tools/check_locales.py

What counts as used: ids that stand in the source (also as a beginning, `"@skye-tile-" + word`, or a
pattern, f"cli-simulate-{name}"), and what a game's own lists promise: its name, options, clauses,
families of actions, kinds of events, and names of its things.
"""

import argparse
import importlib
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from lanternway.core import Game, game_ids, get_game  # noqa: E402
from lanternway.core.languages import LANGUAGES  # noqa: E402
from tools.locales import promises, sources, texts  # noqa: E402


def check(
    folder: Path, games: dict[str, tuple[Game, sources.Usage]], shared: sources.Usage
) -> tuple[list[texts.Problem], int]:
    """All problems of a folder of texts, and how many texts there are in each language."""
    problems: list[texts.Problem] = []
    found = texts.read_texts(folder, problems)
    problems += texts.compare(found)
    problems += texts.check_functions(found)
    english = found["en"]
    known = {other for one in found.values() for text in one.values() for other in text.references}
    for game, _ in games.values():
        for id_, given in promises.needs(game).items():
            known.add(id_)
            problems += promises.check_need(id_, given, found, folder)
        problems += promises.check_choices(game, found, folder)
        known |= promises.option_choices(game).keys()
    usages = [shared, *(usage for _, usage in games.values())]
    for usage in usages:
        problems += sources.check_mentioned(usage, english, folder)
    for id_, text in english.items():
        area = id_.split("-", 1)[0]
        used = id_ in known or any(one.mentions(id_) for one in usages)
        if not used and area in games:
            used = promises.is_thing_used(games[area][0], id_, games[area][1])
        if not used:
            problems.append(texts.Problem(text.file, "en", id_, "is used nowhere"))
    return problems, len(english)


def main() -> int:
    """Check the package's texts and those of the small game in tests."""
    argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "").parse_args()
    package = ROOT / "src" / "lanternway"
    shared = sources.scan(ROOT / "web" / "src")
    for path in sorted(package.iterdir()):
        if path.is_dir() and path.name not in ("games", "__pycache__"):
            shared.add(sources.scan(path))
    games = {id_: (get_game(id_), sources.scan(package / "games" / id_)) for id_ in game_ids()}
    small = importlib.import_module("tests.smallgame").GAME
    model = {small.id: (small, sources.scan(ROOT / "tests" / "smallgame"))}
    problems, count = check(package / "locales", games, shared)
    more, small_count = check(ROOT / "tests" / "smallgame" / "locales", model, sources.Usage())
    for problem in problems + more:
        print(problem)
    if problems or more:
        print(f"{len(problems + more)} problems in the texts", file=sys.stderr)
        return 1
    print(f"texts: {count + small_count} in each of {', '.join(LANGUAGES)}, all used and complete")
    return 0


if __name__ == "__main__":
    sys.exit(main())
