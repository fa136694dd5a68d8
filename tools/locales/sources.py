"""What the sources mention: ids of texts, whole or in part, and the arguments they are said with."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from lanternway.locales.translator import SENTENCES
from tools.check_file_length import is_generated
from tools.locales.texts import Problem, Text, listed, shown

SAYING: Final = ("say", "text", "fail", "Prompt", "Refusal", "OptionError")
"""Calls whose message id and arguments stand side by side."""
ID: Final = re.compile(r"@?([a-z][a-z0-9_]*(?:-[A-Za-z0-9_]+)+)")
WEB_STRING: Final = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
WILD: Final = "\0"


@dataclass
class Usage:
    """What a tree of sources mentions."""

    words: set[str] = field(default_factory=set)
    """Every whole string."""
    patterns: set[str] = field(default_factory=set)
    """Strings with something left open, marked by WILD."""
    calls: list[tuple[str, str, set[str]]] = field(default_factory=list)
    """Where a message is said with literal arguments: file, id, argument names."""

    def add(self, other: "Usage") -> None:
        self.words |= other.words
        self.patterns |= other.patterns
        self.calls += other.calls

    def is_beginning(self, word: str) -> bool:
        """Whether a string is only the beginning of ids that are put together."""
        return any(pattern.split(WILD)[0] == word for pattern in self.patterns)

    def mentions(self, message: str) -> bool:
        if message in self.words or f"@{message}" in self.words:
            return True
        return any(fits(pattern, message) for pattern in self.patterns)


def fits(pattern: str, message: str) -> bool:
    compiled = _compiled(pattern)
    return compiled is not None and compiled.fullmatch(message) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str] | None:
    """None for a pattern that begins with anything: it would fit everything."""
    literal = pattern.removeprefix("@").split(WILD)
    if not literal[0]:
        return None
    return re.compile(".+".join(re.escape(part) for part in literal))


def scan(folder: Path) -> Usage:
    """What the sources of a folder mention."""
    usage = Usage()
    for path in sorted(folder.rglob("*")):
        if {"node_modules", "glossary"} & set(path.parts) or not path.is_file():
            continue
        if path.suffix == ".py":
            usage.add(scan_python(path.read_text(encoding="utf-8"), shown(path)))
        elif path.suffix == ".toml":
            usage.words |= _data_words(tomllib.loads(path.read_text(encoding="utf-8")))
        elif path.suffix in (".ts", ".js", ".svelte", ".html"):
            source = path.read_text(encoding="utf-8")
            if not is_generated(source):  # types name families of texts, but say none
                _scan_strings(source, usage)
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
            pieces = [
                str(one.value) if isinstance(one, ast.Constant) else WILD for one in node.values
            ]
            usage.patterns.add("".join(pieces))
        elif isinstance(node, ast.Call):
            _scan_call(node, file, usage)
    return usage


def _scan_call(node: ast.Call, file: str, usage: Usage) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
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


def _keys(node: ast.expr) -> set[str] | None:
    """The keys of a mapping that is written out; None if it is not."""
    if isinstance(node, ast.Constant) and node.value is None:
        return set()
    if not isinstance(node, ast.Dict):
        return None
    keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
    return {str(key) for key in keys} if len(keys) == len(node.keys) else None


def check_mentioned(usage: Usage, english: dict[str, Text], folder: Path) -> Iterator[Problem]:
    """Ids in the source that look like ours exist, and get the arguments they use."""
    areas = {id_.split("-", 1)[0] for id_ in english}
    for word in sorted(usage.words):
        found = ID.fullmatch(word)
        if found is None or found[1] in english:
            continue
        area, kind, *rest = found[1].split("-")
        is_sentence = kind in SENTENCES and bool(rest)
        is_ours = word[0] == "@" or is_sentence or area in ("cli", "core", "error")
        if area in areas and is_ours and not usage.is_beginning(found[1]):
            yield Problem(shown(folder), "en", found[1], "stands in the source but is missing")
    for file, id_, given in usage.calls:
        if id_.split("-", 1)[0] not in areas:
            continue
        if id_ not in english:
            yield Problem(file, "en", id_, "is missing")
        elif not english[id_].variables <= given:
            extra = listed(english[id_].variables - given)
            yield Problem(file, "en", id_, f"is not given {extra}")
