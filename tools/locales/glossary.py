"""The glossary: the terms of each game, and of the table itself, as printed in its rulebooks.

One file per area, `src/lanternway/locales/glossary/<area>.toml` (and more, `<area>-names.toml`, where
there is much to say), one entry per concept:

    [illuminated_die]
    en = { term = "illuminated die", stems = ["illuminated di"] }
    pl = { term = "kość blasku", stems = ["koś blasku"], not = ["rozświetlon"], source = "p. 4" }
    hu = { term = "világító kocka", stems = ["világító kock"], not = ["fénykock"], source = "p. 5" }
    names = ["dark_road-die-illuminated"]
    except = { dark_road-clause-9-5 = "the name of a building" }

`term` is the word of the book. `stems` are how its forms begin (the term itself, if none are given):
where English uses the term, the other languages use one of theirs. `not` are stems of words that a
player would not know from the box. `names` are the messages that are the thing's own name: they say the
term and nothing else. `except` names messages that the entry does not hold for, and why.
`in = ["web-"]` are the beginnings of the ids that an entry is for; without it, those of the file's area.

A stem is words, each the beginning of a word; `deed.` is a whole word, `*kocka` also ends a compound.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from lanternway.core.languages import LANGUAGES

SHARED: Final = "common"
"""The file of what belongs to no game: it is for the ids of all others."""
KEYS: Final = {*LANGUAGES, "names", "except", "in"}
TERM_KEYS: Final = {"term", "stems", "not", "source"}


class GlossaryError(ValueError):
    """An entry that cannot be meant: file, entry, and what is wrong."""


@dataclass(frozen=True)
class Term:
    """A concept's word in one language."""

    term: str
    stems: tuple[str, ...]
    not_: tuple[str, ...]
    source: str

    @cached_property
    def present(self) -> re.Pattern[str] | None:
        """Finds any form of the term; None where there is no word to look for."""
        stems = self.stems or ((self.term,) if self.term else ())
        return re.compile("|".join(map(pattern, stems))) if stems else None

    @cached_property
    def forbidden(self) -> re.Pattern[str] | None:
        return re.compile("|".join(map(pattern, self.not_))) if self.not_ else None


@dataclass(frozen=True)
class Concept:
    """One entry."""

    id: str
    area: str
    terms: dict[str, Term]
    names: tuple[str, ...]
    exceptions: dict[str, str]
    prefixes: tuple[str, ...]

    def holds_for(self, message: str) -> bool:
        return message.startswith(self.prefixes) and message not in self.exceptions


@dataclass(frozen=True)
class Glossary:
    """All entries."""

    concepts: tuple[Concept, ...]


def pattern(stem: str) -> str:
    """A stem as a regular expression."""
    return r"[\s\u2063-]+".join(map(_word_pattern, stem.lower().split()))


def _word_pattern(word: str) -> str:
    start = "" if word.startswith("*") else r"(?<![^\W_])"
    end = r"(?![^\W_])" if word.endswith(".") else r"[^\W_]*"
    return start + re.escape(word.strip("*.")).replace("’", "['’]") + end


def read_glossary(folder: Path, games: list[str]) -> Glossary:
    """All files of a folder."""
    concepts: list[Concept] = []
    for path in sorted(folder.glob("*.toml")):
        area = path.stem.split("-")[0]
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        own = _own(area) if area in games else ("",)
        for id_, entry in data.items():
            where = f"{path.name}: {id_}"
            concepts.append(_concept(where, id_, area, entry, own))
    return Glossary(tuple(concepts))


def _own(game: str) -> tuple[str, ...]:
    """How ids begin that speak of a game: its own, what teaches it, and what the page says of it."""
    taught = ("lesson", "rules", "first-game", "tip", "advice", "learn")
    return (
        f"{game}-",
        *(f"{kind}-{game}-" for kind in taught),
        *(f"web-{kind}-{game}" for kind in ("house", "line", "section")),
    )


def _concept(
    where: str, id_: str, area: str, entry: dict[str, Any], own: tuple[str, ...]
) -> Concept:
    if unknown := entry.keys() - KEYS:
        raise GlossaryError(f"{where}: unknown {', '.join(sorted(unknown))}")
    terms = {one: _term(f"{where}.{one}", entry[one]) for one in LANGUAGES if one in entry}
    for message, reason in entry.get("except", {}).items():
        if not str(reason).strip():
            raise GlossaryError(f"{where}: except {message} has no reason")
    return Concept(
        id_,
        area,
        terms,
        tuple(entry.get("names", ())),
        dict(entry.get("except", {})),
        tuple(entry.get("in", own)),
    )


def _term(where: str, given: str | dict[str, Any]) -> Term:
    if isinstance(given, str):
        return Term(given, (), (), "")
    if unknown := given.keys() - TERM_KEYS:
        raise GlossaryError(f"{where}: unknown {', '.join(sorted(unknown))}")
    return Term(
        given.get("term", ""),
        tuple(given.get("stems", ())),
        tuple(given.get("not", ())),
        given.get("source", ""),
    )
