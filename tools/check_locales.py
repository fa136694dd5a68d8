"""Check the texts: every id in every language, none unused, none missing, arguments right.

    python tools/check_locales.py

What counts as used: ids that stand in the source (also as a beginning, `"@skye-tile-" + word`, or a
pattern, f"cli-simulate-{name}"), and what a game's own lists promise: its name, options, clauses,
families of actions, events it emits, and names of its things.
"""

import argparse
import ast
import importlib
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lanternway.core.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FUNCTIONS: Final = {"NAME": ["form"], "THE": [], "NUMBER": None, "DATETIME": None}
"""The functions a text may use, with the named arguments they take (None: those of Fluent)."""
SENTENCES: Final = ("act", "event", "prompt", "why", "option", "score", "clause", "field")
SAYING: Final = ("say", "text", "fail", "Prompt", "Refusal", "OptionError")
"""Calls whose message id and arguments stand side by side."""
ID: Final = re.compile(r"@?([a-z][a-z0-9_]*(?:-[A-Za-z0-9_]+)+)")
WEB_STRING: Final = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
WILD: Final = "\0"


@dataclass(frozen=True)
class Problem:
    """Something wrong, and where."""

    file: str
    language: str
    id: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id} ({self.language}): {self.what}"


@dataclass
class Text:
    """A message or term as one language has it."""

    file: str
    variables: set[str] = field(default_factory=set)
    calls: list[tuple[str, int, list[str]]] = field(default_factory=list)
    references: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: Any) -> None:
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.text.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.text.references.add("-" + node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        names = [one.name.name for one in node.arguments.named]
        self.text.calls.append((node.id.name, len(node.arguments.positional), names))
        self.generic_visit(node)


@dataclass
class Usage:
    """What a tree of sources mentions."""

    words: set[str] = field(default_factory=set)
    """Every whole string."""
    patterns: set[str] = field(default_factory=set)
    """Strings with something left open, marked by WILD."""
    events: dict[str, list[tuple[set[str] | None, set[str] | None]]] = field(default_factory=dict)
    """By kind: the facts and the secret facts of each place that emits it; None if not literal."""
    calls: list[tuple[str, str, set[str]]] = field(default_factory=list)
    """Where a message is said with literal arguments: file, id, argument names."""

    def add(self, other: "Usage") -> None:
        self.words |= other.words
        self.patterns |= other.patterns
        self.calls += other.calls
        for kind, places in other.events.items():
            self.events.setdefault(kind, []).extend(places)

    def is_beginning(self, word: str) -> bool:
        """Whether a string is only the beginning of ids that are put together."""
        return any(pattern.split(WILD)[0] == word for pattern in self.patterns)

    def mentions(self, message: str) -> bool:
        if message in self.words or f"@{message}" in self.words:
            return True
        return any(_fits(pattern, message) for pattern in self.patterns)


def _fits(pattern: str, message: str) -> bool:
    compiled = _compiled(pattern)
    return compiled is not None and compiled.fullmatch(message) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str] | None:
    """None for a pattern that begins with anything: it would fit everything."""
    literal = pattern.removeprefix("@").split(WILD)
    if not literal[0]:
        return None
    return re.compile(".+".join(re.escape(part) for part in literal))


# --- texts ------------------------------------------------------------------------------------------


def read_texts(folder: Path, problems: list[Problem]) -> dict[str, dict[str, Text]]:
    """All entries by language and id; syntax errors and doubles are problems."""
    texts: dict[str, dict[str, Text]] = {language: {} for language in LANGUAGES}
    for language in LANGUAGES:
        for path in sorted((folder / language).glob("*.ftl")):
            source = path.read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                _read_entry(entry, path, language, source, texts[language], problems)
    return texts


def _read_entry(
    entry: Any,
    path: Path,
    language: str,
    source: str,
    found: dict[str, Text],
    problems: list[Problem],
) -> None:
    name = _shown(path)
    if type(entry) is ftl.Junk:
        junk: Any = entry
        line = source.count("\n", 0, junk.span.start) + 1
        what = "; ".join(note.message for note in junk.annotations)
        first = junk.content.strip().split("\n")[0][:60]
        problems.append(Problem(f"{name}:{line}", language, first, f"syntax: {what}"))
        return
    if not isinstance(entry, (ftl.Message, ftl.Term)):
        return
    id_ = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
    if id_ in found:
        problems.append(Problem(name, language, id_, f"is also in {found[id_].file}"))
    text = Text(name)
    _Reader(text).visit(entry)
    found[id_] = text


def compare(texts: dict[str, dict[str, Text]]) -> Iterator[Problem]:
    """English is the measure: the same ids, in the files of the same name, with the same variables."""
    english = texts["en"]
    for language in LANGUAGES[1:]:
        other = texts[language]
        for id_, text in english.items():
            if id_.startswith("-"):
                continue
            if id_ not in other:
                yield Problem(text.file, language, id_, "is missing")
            elif Path(other[id_].file).name != Path(text.file).name:
                yield Problem(other[id_].file, language, id_, f"stands in {text.file} in English")
            elif other[id_].variables != text.variables:
                yield Problem(
                    other[id_].file,
                    language,
                    id_,
                    f"uses {_listed(other[id_].variables)}; English uses {_listed(text.variables)}",
                )
        for id_, text in other.items():
            if id_ not in english and not id_.startswith("-"):
                yield Problem(text.file, language, id_, "is not in English")


def check_functions(texts: dict[str, dict[str, Text]]) -> Iterator[Problem]:
    """Only known functions, called as they are meant; references to what exists."""
    for language, found in texts.items():
        for id_, text in found.items():
            for name, positional, named in text.calls:
                if name not in FUNCTIONS:
                    yield Problem(text.file, language, id_, f"unknown function {name}")
                    continue
                takes = FUNCTIONS[name]
                if takes is not None and (positional != 1 or set(named) - set(takes)):
                    yield Problem(text.file, language, id_, f"wrong arguments of {name}")
            for reference in text.references - set(found):
                yield Problem(text.file, language, id_, f"refers to {reference}, which is missing")


# --- sources ----------------------------------------------------------------------------------------


def scan(folder: Path) -> Usage:
    """What the sources of a folder mention."""
    usage = Usage()
    for path in sorted(folder.rglob("*")):
        if "node_modules" in path.parts or not path.is_file():
            continue
        if path.suffix == ".py":
            usage.add(scan_python(path.read_text(encoding="utf-8"), _shown(path)))
        elif path.suffix == ".toml":
            usage.words |= _data_words(tomllib.loads(path.read_text(encoding="utf-8")))
        elif path.suffix in (".ts", ".js", ".svelte", ".html"):
            _scan_strings(path.read_text(encoding="utf-8"), usage)
    return usage


def _data_words(data: Any) -> set[str]:
    """Every key and every text of content data: the words that its things may have."""
    if isinstance(data, dict):
        return set(data).union(*(_data_words(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(_data_words(value) for value in data))
    return {data} if isinstance(data, str) else set()


def _scan_strings(source: str, usage: Usage) -> None:
    for groups in WEB_STRING.findall(source):
        string = re.sub(r"\$\{[^}]*\}", WILD, "".join(groups))
        if WILD in string:
            usage.patterns.add(string)
        elif string.endswith("-"):
            usage.patterns.add(string + WILD)
        else:
            usage.words.add(string)


def scan_python(source: str, file: str) -> Usage:
    """What a Python file mentions."""
    usage = Usage()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            usage.words.add(node.value)
            if node.value.endswith("-") and len(node.value) > 1:
                usage.patterns.add(node.value + WILD)
        elif isinstance(node, ast.JoinedStr):
            usage.patterns.add("".join(_piece(value) for value in node.values))
        elif isinstance(node, ast.Call):
            _scan_call(node, file, usage)
    return usage


def _piece(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return WILD


def _scan_call(node: ast.Call, file: str, usage: Usage) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "emit" and node.args:
        facts = _keys(node.args[1]) if len(node.args) > 1 else set()
        secret = _keys(node.args[2]) if len(node.args) > 2 else set()
        for kind in _strings(node.args[0]):
            usage.events.setdefault(kind, []).append((facts, secret))
        return
    if name not in SAYING:
        return
    for place, arg in enumerate(node.args):
        if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
            continue
        if ID.fullmatch(arg.value) is None:
            continue
        names: set[str] | None = {word.arg for word in node.keywords if word.arg}
        if any(word.arg is None for word in node.keywords):
            names = None
        following = node.args[place + 1 :] if name != "fail" else []
        if following:
            names = _keys(following[0])
        if names is not None:
            usage.calls.append((f"{file}:{node.lineno}", arg.value, names))
        return


def _strings(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    return []


def _keys(node: ast.expr) -> set[str] | None:
    """The keys of a mapping that is written out; None if it is not."""
    if isinstance(node, ast.Constant) and node.value is None:
        return set()
    if not isinstance(node, ast.Dict):
        return None
    keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
    return {str(key) for key in keys} if len(keys) == len(node.keys) else None


# --- games ------------------------------------------------------------------------------------------


def game_needs(game: Any, usage: Usage) -> dict[str, set[str] | None]:
    """The ids that a game must have, with the arguments each gets (None: not known here)."""
    prefix = game.id
    needs: dict[str, set[str] | None] = {f"{prefix}-name": set()}
    for family in game.catalogue.families:
        needs[f"{prefix}-act-{family.verb}"] = set(family.names)
    for option in game.options.options:
        needs[f"{prefix}-option-{option.name}"] = set()
        needs[f"{prefix}-option-{option.name}-help"] = set()
    for clause in game.clauses:
        needs[f"{prefix}-clause-{clause.split('-', 1)[-1].replace('.', '-')}"] = set()
    for kind, places in usage.events.items():
        needs[f"{prefix}-event-{kind}"] = _common([facts for facts, _ in places])
    return needs


def event_forms(game: Any, usage: Usage) -> dict[str, set[str] | None]:
    """The ids of texts that an event may have for when it tells a secret, or a fact that it does not
    tell everywhere; with the arguments each gets."""
    forms: dict[str, set[str] | None] = {}
    for kind, places in usage.events.items():
        message = f"{game.id}-event-{kind}"
        told = [
            None if facts is None or secret is None else facts | secret
            for facts, secret in places
            if secret is None or secret
        ]
        if told:
            forms[f"{message}-secret"] = _common(told)
        known = [facts for facts, _ in places if facts is not None]
        for fact in set().union(*known) - (_common([facts for facts, _ in places]) or set()):
            forms[f"{message}-{fact}"] = _common([facts for facts in known if fact in facts])
    return forms


def check_choices(game: Any, english: dict[str, Text], folder: Path) -> Iterator[Problem]:
    """A choice of an option has its own text, or is the name of a thing of the game."""
    things = {
        id_.split("-", 2)[2]
        for id_ in english
        if id_.startswith(f"{game.id}-")
        and id_.count("-") > 1
        and id_.split("-")[1] not in SENTENCES
    }
    for option in game.options.options:
        for choice in option.choices:
            id_ = f"{game.id}-option-{option.name}-{choice}"
            if id_ not in english and choice not in things and not choice.isdecimal():
                yield Problem(_shown(folder), "en", id_, "is missing")


def option_choices(game: Any) -> set[str]:
    """The ids that choices of options may have."""
    return {
        f"{game.id}-option-{option.name}-{choice}"
        for option in game.options.options
        for choice in option.choices
    }


def _common(sets: list[set[str] | None]) -> set[str] | None:
    """What is given at every place."""
    known = [one for one in sets if one is not None]
    return set.intersection(*known) if known and len(known) == len(sets) else None


def is_thing_used(game: Any, message: str, usage: Usage) -> bool:
    """Whether a name of a thing, a score part, a prompt … of a game is used by its sources."""
    kind, _, word = message.removeprefix(f"{game.id}-").partition("-")
    if not word:
        return kind in ("name", "about")
    if kind in ("act", "clause", "option"):
        return False
    if kind == "event":
        return word in usage.words
    if kind in ("prompt", "why"):
        own = {
            WILD + pattern.split(WILD, 1)[1] for pattern in usage.patterns if pattern[:1] == WILD
        }
        return any(_fits(game.id + pattern[1:], message) for pattern in own)
    plain = re.sub(r"-\d+$", "", word)  # the second of several texts of one thing: raven-2
    return plain in usage.words or _is_word(game, plain)


def _is_word(game: Any, word: str) -> bool:
    return any(word in domain for family in game.catalogue.families for domain in family.domains)


# --- everything -------------------------------------------------------------------------------------


def check(
    folder: Path, games: dict[str, tuple[Any, Usage]], shared: Usage
) -> tuple[list[Problem], int]:
    """All problems of a folder of texts, and how many texts there are in each language."""
    problems: list[Problem] = []
    texts = read_texts(folder, problems)
    problems += compare(texts)
    problems += check_functions(texts)
    english = texts["en"]
    referred = {
        other for found in texts.values() for text in found.values() for other in text.references
    }
    promised: set[str] = set()
    for game, usage in games.values():
        for id_, given in game_needs(game, usage).items():
            promised.add(id_)
            problems += _check_need(id_, given, english, folder)
        for id_, given in event_forms(game, usage).items():
            if id_ in english:
                promised.add(id_)
                problems += _check_need(id_, given, english, folder)
        problems += check_choices(game, english, folder)
        promised |= option_choices(game)
    usages = [shared, *(usage for _, usage in games.values())]
    for usage in usages:
        problems += _check_calls(usage, english, folder)
    for id_, text in english.items():
        area = id_.split("-", 1)[0]
        used = id_ in promised or id_ in referred or any(one.mentions(id_) for one in usages)
        if not used and area in games:
            used = is_thing_used(games[area][0], id_, games[area][1])
        if not used:
            problems.append(Problem(text.file, "en", id_, "is used nowhere"))
    return problems, len(english)


def _check_need(
    id_: str, given: set[str] | None, english: dict[str, Text], folder: Path
) -> Iterator[Problem]:
    if id_ not in english:
        yield Problem(_shown(folder), "en", id_, "is missing")
    elif given is not None and not english[id_].variables <= given:
        extra = _listed(english[id_].variables - given)
        yield Problem(english[id_].file, "en", id_, f"uses {extra}; it gets {_listed(given)}")


def _check_calls(usage: Usage, english: dict[str, Text], folder: Path) -> Iterator[Problem]:
    """Ids in the source that look like ours exist, and get the arguments they use."""
    areas = {id_.split("-", 1)[0] for id_ in english}
    for word in sorted(usage.words):
        found = ID.fullmatch(word)
        if found is None or found[1] in english:
            continue
        area, kind = found[1].split("-")[:2]
        is_ours = word[0] == "@" or kind in SENTENCES or area in ("cli", "core", "error")
        if area in areas and is_ours and not usage.is_beginning(found[1]):
            yield Problem(_shown(folder), "en", found[1], "stands in the source but is missing")
    for file, id_, given in usage.calls:
        if id_.split("-", 1)[0] not in areas:
            continue
        if id_ not in english:
            yield Problem(file, "en", id_, "is missing")
        elif not english[id_].variables <= given:
            extra = _listed(english[id_].variables - given)
            yield Problem(file, "en", id_, f"is not given {extra}")


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def main() -> int:
    """Check the package's texts and those of the small game in tests."""
    argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "").parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    package = ROOT / "src" / "lanternway"
    shared = Usage()
    for path in sorted(package.iterdir()):
        if path.is_dir() and path.name not in ("games", "locales", "__pycache__"):
            shared.add(scan(path))
    shared.add(scan(package / "locales"))
    if (ROOT / "web" / "src").is_dir():
        shared.add(scan(ROOT / "web" / "src"))
    registry = importlib.import_module("lanternway.core.registry")
    games = {
        id_: (registry.get_game(id_), scan(package / "games" / id_)) for id_ in registry.game_ids()
    }
    small = importlib.import_module("tests.smallgame").GAME
    model = {small.id: (small, scan(ROOT / "tests" / "smallgame"))}
    problems, count = check(package / "locales", games, shared)
    more, small_count = check(ROOT / "tests" / "smallgame" / "locales", model, Usage())
    for problem in problems + more:
        print(problem)
    if problems or more:
        print(f"{len(problems + more)} problems in the texts", file=sys.stderr)
        return 1
    print(f"texts: {count + small_count} in each of {', '.join(LANGUAGES)}, all used and complete")
    return 0


if __name__ == "__main__":
    sys.exit(main())
