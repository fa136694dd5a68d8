"""What is wrong in a language whatever the words: beginnings, articles, endings, plurals."""

import re
from collections.abc import Iterator
from typing import Final

from lanternway.locales.hungarian import article
from tools.locales.texts import Problem
from tools.locales.wording import CHOSEN, Wording, Wordings

SENTENCES: Final = ("about", "act", "clause", "event", "prompt", "tell", "why")
"""Kinds of messages that are sentences, or begin like one."""
NAMES: Final = re.compile(
    r"\{[$#](\w*seat|name|names|player|players|who|user|host|file|path|folder|game|bot|given|winners)\}"
)
"""What is filled in with a capital, or is no word of ours."""
NUMBERS: Final = (
    "n", "bots", "by", "coins", "count", "day", "gold", "number", "passed", "points", "price", "round",
    "seats", "slot",
)  # fmt: skip
COACHED: Final = re.compile(r"n\d")
"""A number that a coach says: `n1`, `n2`."""
BEGINNING: Final = re.compile(r"[^\w{(\[]*")
POLISH: Final = "a-ząćęłńóśźż"
COUNTED: Final = re.compile(
    rf"\{{\$(n|count|coins|gold|points|price|cost|total|left|seats|games|cards|days|rounds|\w+_n)\}} "
    rf"([{POLISH}]{{3,}})"
)
MASSES: Final = ("złota", "prestiżu")
"""Polish words that are the same after 2 and after 5."""
UNCOUNTED: Final = {
    "lub", "albo", "oraz", "nie", "razy", "jest", "ale", "dla", "przeciw", "przez", "przy", "nad", "pod",
    "bez", "już", "się", "gdy", "jako", "więc", "zamiast", "naraz", "dalej", "więcej", "mniej", "min",
    *MASSES,
}  # fmt: skip
"""Polish words that do not change after a number."""
ARTICLE: Final = re.compile(r"(?<![\w{])az? \{[$#]\w+\}|a\(z\)", re.IGNORECASE)
ENDING: Final = re.compile(r"\{[^{}]*\}(-?[a-záéíóöőúüű]+)")
BEFORE_VOWEL: Final = re.compile(r"(?<!\w)a ([^\W\d_]+)", re.IGNORECASE)


def check_grammar(wordings: Wordings) -> Iterator[Problem]:
    """Everything that a pattern can find. A language's own rules are named by its code."""
    for language, found in wordings.items():
        for wording in found.values():
            for said in wording.value:
                plain = said.replace(CHOSEN, "")
                faults = [_beginning(wording, plain)]
                if language == "hu":
                    faults += [_article(plain), _ending(plain)]
                if language == "pl":
                    faults += [_counted(said)]
                if fault := next((one for one in faults if one), ""):
                    yield Problem(wording.file, language, wording.id, fault)
                    break
            if language == "pl" and (fault := _forms(wording)):
                yield Problem(wording.file, language, wording.id, fault)


def _beginning(wording: Wording, said: str) -> str:
    parts = wording.id.split("-")
    is_sentence = len(parts) > 2 and parts[1] in SENTENCES
    if not is_sentence and not (said.rstrip().endswith((".", "!", "?")) and " " in said.strip()):
        return ""
    text = BEGINNING.sub("", said, count=1)
    if NAMES.match(text) or text.startswith(("{UP(", "{NUMBER(", "{DATETIME(")):
        return ""
    if text.startswith("{$"):
        name = text[2 : text.index("}")]
        return "" if _is_number(name) else f"begins with {{ ${name} }}; UP(…) begins a sentence"
    if text.startswith("{") and not text.startswith(("{$", "{#")):
        return "begins with a name of a thing; UP(…) begins a sentence"
    return "begins in lower case" if text[:1].islower() else ""


def _is_number(name: str) -> bool:
    return name in NUMBERS or COACHED.fullmatch(name) is not None


def _article(said: str) -> str:
    if found := ARTICLE.search(said):
        return f"'{found[0]}': THE(…) chooses the article"
    for found in BEFORE_VOWEL.finditer(said):
        if article(found[1]) == "az" and len(found[1]) > 1:
            return f"'{found[0]}': the article is az"
    return ""


def _ending(said: str) -> str:
    if found := ENDING.search(said):
        return f"'{found[0]}': an ending after what is filled in; NAME(…) has forms"
    return ""


def _counted(said: str) -> str:
    for found in COUNTED.finditer(said):
        if found[2] not in UNCOUNTED:
            return f"'{found[0]}': a noun after a number has the forms one, few, many"
    return ""


def _forms(wording: Wording) -> str:
    for choices in wording.plurals:
        if "one" in choices and "few" not in choices and not choices["other"].endswith(MASSES):
            return "a plural without few: 2, 3, 4 and 22 have a form of their own"
    return ""
