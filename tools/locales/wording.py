"""What a text says: each of the sentences that its plurals and choices make of it."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lanternway.core.languages import LANGUAGES
from tools.locales.texts import shown

CHOSEN: Final = "\u2063"
"""Stands (unseen) before and after what a plural or choice put in: its words fit their number."""
MOST: Final = 400
"""A text says no more sentences than this; further ones repeat the same words."""


@dataclass(frozen=True)
class Wording:
    """A message of one language, said in full."""

    file: str
    id: str
    language: str
    value: tuple[str, ...]
    """Every sentence that it can be. What is filled in is `{$n}`, `{THE($good)}`; a number inside of a
    plural of its own is `{#n}`."""
    forms: tuple[str, ...]
    """The same of its attributes: cases of a name."""
    plurals: tuple[dict[str, str], ...]
    """Each plural or choice: what it says by key."""

    @property
    def said(self) -> tuple[str, ...]:
        return self.value + self.forms


Wordings = dict[str, dict[str, Wording]]
"""By language and id; terms (`-brand`) are said inside of the messages that use them."""


def read_wordings(folder: Path) -> Wordings:
    """Everything that a folder of texts says."""
    return {language: _read_language(folder, language) for language in LANGUAGES}


def _read_language(folder: Path, language: str) -> dict[str, Wording]:
    entries: dict[str, tuple[str, Any]] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ftl.Message, ftl.Term)):
                sign = "-" if isinstance(entry, ftl.Term) else ""
                entries[sign + entry.id.name] = (shown(path), entry)
    speaker = _Speaker({id_: entry for id_, (_, entry) in entries.items()})
    found = {}
    for id_, (file, entry) in entries.items():
        if not id_.startswith("-"):
            speaker.plurals = []
            value = tuple(speaker.sentences(entry.value)) if entry.value else ()
            forms = tuple(said for one in entry.attributes for said in speaker.sentences(one.value))
            found[id_] = Wording(file, id_, language, value, forms, tuple(speaker.plurals))
    return found


class _Speaker:
    """Says patterns in full."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self.entries = entries
        self.plurals: list[dict[str, str]] = []
        self._counted: list[str] = []

    def sentences(self, pattern: Any) -> list[str]:
        pieces = [self._element(one) for one in pattern.elements]
        return ["".join(parts) for parts in itertools.islice(itertools.product(*pieces), MOST)]

    def _element(self, element: Any) -> list[str]:
        if isinstance(element, ftl.TextElement):
            return [element.value]
        return list(self._expression(element.expression))

    def _expression(self, node: Any) -> Iterator[str]:
        if isinstance(node, ftl.SelectExpression):
            yield from self._select(node)
        elif isinstance(node, ftl.StringLiteral):
            yield node.value
        elif isinstance(node, ftl.VariableReference):
            sign = "#" if node.id.name in self._counted else "$"
            yield "{" + sign + node.id.name + "}"
        elif isinstance(node, (ftl.MessageReference, ftl.TermReference)):
            sign = "-" if isinstance(node, ftl.TermReference) else ""
            entry = self.entries.get(sign + node.id.name)
            yield from self.sentences(entry.value) if entry and entry.value else [""]
        else:
            yield "{" + _call(node) + "}"

    def _select(self, node: Any) -> Iterator[str]:
        choices = {_key(one): self.sentences(one.value)[0] for one in node.variants}
        self.plurals.append(choices)
        name = _variable(node.selector)
        self._counted.append(name)
        for variant in node.variants:
            for said in self.sentences(variant.value):
                yield CHOSEN + said + CHOSEN
        self._counted.pop()


def _key(variant: Any) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def _variable(node: Any) -> str:
    if isinstance(node, ftl.VariableReference):
        return str(node.id.name)
    if isinstance(node, ftl.FunctionReference) and node.arguments.positional:
        return _variable(node.arguments.positional[0])
    return ""


def _call(node: Any) -> str:
    if not isinstance(node, ftl.FunctionReference):
        return "$" + _variable(node)
    inside = node.arguments.positional
    said = _call(inside[0]) if inside else ""
    return f"{node.id.name}({said})"
