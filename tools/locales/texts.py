"""Reading the texts: what each language has, and whether the languages agree."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lanternway.core.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
FUNCTIONS: Final = {"NAME": ["form"], "THE": [], "UP": [], "NUMBER": None, "DATETIME": None}
"""The functions a text may use, with the named arguments they take (None: those of Fluent)."""


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
class Call:
    """A function that a text calls, and the names of the variables it is given."""

    function: str
    variables: list[str]
    positional: int
    named: set[str]


@dataclass
class Text:
    """A message or term as one language has it."""

    file: str
    variables: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    references: set[str] = field(default_factory=set)


Texts = dict[str, dict[str, Text]]
"""By language and id."""


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
        given = node.arguments.positional
        variables = [one.id.name for one in given if isinstance(one, ftl.VariableReference)]
        named = {one.name.name for one in node.arguments.named}
        self.text.calls.append(Call(node.id.name, variables, len(given), named))
        self.generic_visit(node)


def read_texts(folder: Path, problems: list[Problem]) -> Texts:
    """All entries; syntax errors and doubles are problems."""
    texts: Texts = {language: {} for language in LANGUAGES}
    for language, found in texts.items():
        for path in sorted((folder / language).glob("*.ftl")):
            source = path.read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ftl.Junk):
                    problems.append(_syntax_problem(entry, path, language, source))
                elif isinstance(entry, (ftl.Message, ftl.Term)):
                    id_ = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                    text = Text(shown(path))
                    if id_ in found:
                        where = f"is also in {found[id_].file}"
                        problems.append(Problem(text.file, language, id_, where))
                    _Reader(text).visit(entry)
                    found[id_] = text
    return texts


def _syntax_problem(junk: Any, path: Path, language: str, source: str) -> Problem:
    line = source.count("\n", 0, junk.span.start) + 1
    what = "; ".join(note.message for note in junk.annotations)
    first = junk.content.strip().split("\n")[0][:60]
    return Problem(f"{shown(path)}:{line}", language, first, f"syntax: {what}")


def compare(texts: Texts) -> Iterator[Problem]:
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
                both = f"{listed(other[id_].variables)}; English uses {listed(text.variables)}"
                yield Problem(other[id_].file, language, id_, f"uses {both}")
        for id_, text in other.items():
            if id_ not in english and not id_.startswith("-"):
                yield Problem(text.file, language, id_, "is not in English")


def check_functions(texts: Texts) -> Iterator[Problem]:
    """Only known functions, called as they are meant; references to what exists."""
    for language, found in texts.items():
        for id_, text in found.items():
            for call in text.calls:
                if call.function not in FUNCTIONS:
                    yield Problem(text.file, language, id_, f"unknown function {call.function}")
                    continue
                takes = FUNCTIONS[call.function]
                if takes is not None and (call.positional != 1 or call.named - set(takes)):
                    yield Problem(text.file, language, id_, f"wrong arguments of {call.function}")
            for reference in text.references - set(found):
                yield Problem(text.file, language, id_, f"refers to {reference}, which is missing")


def listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
