"""Numbers written as words: what a text counts, so that it can be compared with the table as digits are.

Numbers from two to twelve: "one" is mostly an article, or stands for a thing ("this one"). Words that mean
something else as well are left out (hu hat, six, also says "acts").
"""

import re
from typing import Final

_WORDS: Final[dict[str, dict[int, str]]] = {
    "en": {
        2: "two|twice", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
        8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve",
    },
    "pl": {
        2: "dwa|dwie|dwaj|dwóch|dwu|dwom|dwóm|dwoma|dwiema",
        3: "trzy|trzej|trzech|trzem|trzema",
        4: "cztery|czterej|czterech|czterem|czterema",
        5: "pięć|pięciu|pięcioma",
        6: "sześć|sześciu|sześcioma",
        7: "siedem|siedmiu|siedmioma",
        8: "osiem|ośmiu|ośmioma",
        9: "dziewięć|dziewięciu|dziewięcioma",
        10: "dziesięć|dziesięciu|dziesięcioma",
        11: "jedenaście|jedenastu|jedenastoma",
        12: "dwanaście|dwunastu|dwunastoma",
    },
    "hu": {
        2: "két|kétszer|kettő|kettőt|kettőből|kettővel|kettőnek|kettőre|kétféle|kétféleképpen",
        3: "három|hármat|mindhárom|mindhármat|háromból|hárommal|háromra|háromszor|háromféleképpen",
        4: "négy|négyet|négyből|néggyel|négynek|négyre|négyszer|négyféle|négyféleképpen",
        5: "öt|ötöt|ötből|öttel|ötnek|ötre|ötször|ötféle",
        6: "hatot|hatból|hattal|hatra|hatszor|hatféle",
        7: "hét|hetet|hétből|héttel|hétnek|hétre|hétszer|hétféle",
        8: "nyolc|nyolcat|nyolcból|nyolccal|nyolcnak|nyolcra|nyolcszor|nyolcféle",
        9: "kilenc|kilencet|kilencből|kilenccel|kilencnek|kilencre|kilencszer|kilencféle",
        10: "tíz|tízet|tízből|tízzel|tíznek|tízre|tízszer|tízféle",
        11: "tizenegy|tizenegyet|tizenegyből|tizeneggyel",
        12: "tizenkét|tizenkettő|tizenkettőt|tizenkettőből|tizenkettővel",
    },
}  # fmt: skip
_FORMS: Final = {
    language: [(n, re.compile(rf"\b(?:{forms})\b", re.IGNORECASE)) for n, forms in words.items()]
    for language, words in _WORDS.items()
}


def counts(language: str, text: str) -> list[int]:
    """The numbers from two to twelve that a text says in words, each once, the least first."""
    return [n for n, form in _FORMS[language] if form.search(text)]
