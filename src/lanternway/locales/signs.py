"""What the icons of the boards are called: by the same glossary as the texts."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from lanternway.core.languages import LANGUAGES

HERE: Final = Path(__file__).parent
FILE: Final = HERE / "signs.toml"
TABLE: Final = "table"
"""The icons of the table itself, the same in every game."""


@dataclass(frozen=True)
class Sign:
    """An icon, and what it is called: a term in each language, or a message."""

    icon: str
    terms: dict[str, str]
    message: str
    clause: str
    """The rule that tells of it; empty: none."""


@cache
def signs_of(game: str) -> tuple[Sign, ...]:
    """The icons of a game's board, then those of the table; what the game uses in its own way is its own."""
    listed: dict[str, dict[str, list[str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    own = listed.get(game, {})
    terms = _terms(game) | _terms("common")
    found = [_sign(icon, name, clause, terms) for icon, (name, clause) in own.items()]
    shared = [
        _sign(icon, name, clause, terms)
        for icon, (name, clause) in listed[TABLE].items()
        if icon not in own
    ]
    return (*found, *shared)


def _sign(icon: str, name: str, clause: str, terms: dict[str, dict[str, str]]) -> Sign:
    is_message = "-" in name
    return Sign(icon, {} if is_message else terms[name], name if is_message else "", clause)


def _terms(area: str) -> dict[str, dict[str, str]]:
    """The terms of an area's glossary, by concept and language."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((HERE / "glossary").glob(f"{area}*.toml")):
        data: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
        for concept, entry in data.items():
            told = {language: entry.get(language, "") for language in LANGUAGES}
            terms = {
                language: one if isinstance(one, str) else one.get("term", "")
                for language, one in told.items()
            }
            said = {language: term for language, term in terms.items() if term}
            if said:
                found[concept] = said
    return found
