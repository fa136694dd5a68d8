"""Check the texts: every id in every language, none unused, none missing, arguments right.

    python tools/check_locales.py [--area skye]

What counts as used: ids that stand in the source (also as a beginning, `"@skye-tile-" + word`, or a
pattern, f"cli-simulate-{name}"), and what a game's own lists promise: its name, options, clauses,
families of actions, kinds of events, and names of its things.

How the texts are worded is held to the glossary (`locales/glossary/<area>.toml`) and to each language's
grammar. `--area` lists what is wrong in one area.
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
from tools.locales import copied, glossary, grammar, promises, sources, terms, texts, wording  # noqa: E402

GLOSSARY: Final = ROOT / "src" / "lanternway" / "locales" / "glossary"


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
        for id_, given in (promises.needs(game) | promises.taught(game)).items():
            known.add(id_)
            problems += promises.check_need(id_, given, found, folder)
        problems += promises.check_choices(game, found, folder)
        known |= promises.option_choices(game).keys() | promises.signs(game)
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


def check_wording(
    folder: Path, known: glossary.Glossary, games: list[str]
) -> dict[str, list[texts.Problem]]:
    """What is wrong with how the texts of a folder are worded, by area: a game, or what is shared."""
    wordings = wording.read_wordings(folder)
    runs = copied.known_runs()
    found = [*terms.check_terms(known, wordings), *grammar.check_grammar(wordings)]
    for one in (one for language in wordings.values() for one in language.values()):
        for said in one.said:
            for run in copied.copied(said, runs):
                found.append(texts.Problem(one.file, one.language, one.id, f"copied: {run}"))
    excused = {id_ for one in known.concepts if one.id == "grammar" for id_ in one.exceptions}
    by_area: dict[str, list[texts.Problem]] = {}
    for problem in found:
        area = problem.id.split("-", 1)[0]
        if problem.id not in excused:
            by_area.setdefault(area if area in games else glossary.SHARED, []).append(problem)
    return by_area


def main() -> int:
    """Check the package's texts and those of the small game in tests."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--area", help="list what is wrong in the wording of one area")
    area = parser.parse_args().area
    package = ROOT / "src" / "lanternway"
    games = {id_: (get_game(id_), sources.scan(package / "games" / id_)) for id_ in game_ids()}
    small = importlib.import_module("tests.smallgame").GAME
    model = {small.id: (small, sources.scan(ROOT / "tests" / "smallgame"))}
    small_texts = ROOT / "tests" / "smallgame" / "locales"

    known = glossary.read_glossary(GLOSSARY, list(games))
    worded = check_wording(package / "locales", known, list(games))
    worded |= check_wording(small_texts, glossary.Glossary(()), [small.id])
    if area:
        print(*worded.get(area, []), sep="\n")
        return 1 if worded.get(area) else 0

    shared = sources.scan(ROOT / "web" / "src")
    for path in sorted(package.iterdir()):
        if path.is_dir() and path.name not in ("games", "web", "__pycache__"):
            shared.add(sources.scan(path))
    problems, count = check(package / "locales", games, shared)
    more, small_count = check(small_texts, model, sources.Usage())
    problems += more
    problems += [problem for found in worded.values() for problem in found]
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problems in the texts", file=sys.stderr)
        return 1
    print(f"texts: {count + small_count} in each of {', '.join(LANGUAGES)}, all used and complete")
    return 0


if __name__ == "__main__":
    sys.exit(main())
