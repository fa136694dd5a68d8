"""Whether the texts use the words of the glossary."""

import re
from collections.abc import Iterator
from typing import Final

from tools.locales.glossary import Concept, Glossary
from tools.locales.texts import Problem
from tools.locales.wording import CHOSEN, Wording, Wordings

FILLED: Final = re.compile(r"\{[^{}]*\}")
"""What is filled in: that a variable is called `$hero` does not say hero."""


def check_terms(glossary: Glossary, wordings: Wordings) -> Iterator[Problem]:
    """No other word for a thing, each language its own where English has one, names as in the book."""
    for concept in glossary.concepts:
        for language, term in concept.terms.items():
            found = wordings[language]
            for wording in found.values():
                if not concept.holds_for(wording.id):
                    continue
                if term.forbidden is not None:
                    yield from _forbidden(concept, wording)
                if language != "en" and term.term:
                    yield from _missing(concept, wordings["en"].get(wording.id), wording)
        yield from _names(concept, wordings)
        yield from _stale(concept, wordings)


def _forbidden(concept: Concept, wording: Wording) -> Iterator[Problem]:
    term = concept.terms[wording.language]
    assert term.forbidden is not None
    for said in wording.said:
        if found := term.forbidden.search(said.lower()):
            instead = f"; the word is '{term.term}'" if term.term else ""
            yield _problem(wording, f"says '{found[0].strip(CHOSEN)}'{instead} ({concept.id})")
            return


def _missing(concept: Concept, english: Wording | None, wording: Wording) -> Iterator[Problem]:
    ours, theirs = concept.terms[wording.language].present, None
    if "en" in concept.terms:
        theirs = concept.terms["en"].present
    if english is None or ours is None or theirs is None:
        return
    if any(theirs.search(FILLED.sub("{}", said.lower())) for said in english.value) and not any(
        ours.search(said.lower()) for said in wording.value
    ):
        term = concept.terms[wording.language].term
        yield _problem(wording, f"lacks '{term}', as English says '{concept.terms['en'].term}'")


def _names(concept: Concept, wordings: Wordings) -> Iterator[Problem]:
    for id_ in concept.names:
        for language, term in concept.terms.items():
            wording = wordings[language].get(id_)
            if wording is None:
                yield Problem(f"glossary/{concept.area}.toml", language, id_, "is no message")
            elif term.term and not all(_is_name(term.term, said) for said in wording.value):
                yield _problem(wording, f"is the name of '{term.term}', and says otherwise")


def _is_name(term: str, said: str) -> bool:
    """Names may begin with a capital, as on a card."""
    said = said.strip().replace(CHOSEN, "")
    return said == term or said[:1].lower() + said[1:] == term[:1].lower() + term[1:]


def _stale(concept: Concept, wordings: Wordings) -> Iterator[Problem]:
    for id_ in concept.exceptions:
        if id_ not in wordings["en"]:
            file = f"glossary/{concept.area}.toml"
            yield Problem(file, "en", id_, f"is an exception of {concept.id}, but no message")


def _problem(wording: Wording, what: str) -> Problem:
    return Problem(wording.file, wording.language, wording.id, what)
