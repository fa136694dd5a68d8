"""The Hungarian definite article: `a` before a consonant, `az` before a vowel, by sound.

What counts is how the next word is said, not how it is written: "az 5" (öt), "a 4" (négy),
"az 1000" (ezer), "a 100" (száz), "az FBI" (ef-bé-i), "a NATO", "a II." (második).
"""

import re
from typing import Final

_VOWELS: Final = "aáeéiíoóöőuúüűàâäåæèêëìîïòôõøœùû"
_NAMED_WITH_VOWEL: Final = "flmnrsxy"
"""Consonants whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon."""
_NUMBER: Final = re.compile(r"\d+(?:[ \u00a0\u202f.]\d{3}(?!\d))*")
_ROMAN: Final = re.compile(
    r"(?=[MDCLXVI])(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})\."
)
_WORD: Final = re.compile(r"[^\W\d_]+")
_VALUES: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def article(text: str) -> str:
    """`a` or `az`, for what is said when `text` is read aloud."""
    start = 0
    while start < len(text) and not text[start].isalnum():
        if text[start] in "+-−":  # plusz, mínusz
            return "a"
        start += 1
    said = text[start:]
    number = _NUMBER.match(said)
    if number is not None:
        return _before_number(re.sub(r"\D", "", number.group()))
    roman = _ROMAN.match(said)
    if roman is not None:
        return _before_number(str(_roman_value(roman.group()[:-1])))
    word = _WORD.match(said)
    return "a" if word is None else _before_word(word.group())


def with_article(text: str) -> str:
    """The text with its article: `az alma`, `a körte`."""
    return f"{article(text)} {text}"


def _before_number(digits: str) -> str:
    """Only öt…, egy and ezer begin with a vowel. 1 stands for egy or ezer where it leads a group
    of three digits alone (1, 1 000, 1 000 000); else it is said tíz… or száz…."""
    digits = digits.lstrip("0") or "0"
    if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1):
        return "az"
    return "a"


def _before_word(word: str) -> str:
    first = word[0].lower()
    if first in _VOWELS:
        return "az"
    if first == "y" and len(word) > 1:
        return "a" if word[1].lower() in _VOWELS else "az"
    if first in _NAMED_WITH_VOWEL and _is_spelled(word):
        return "az"
    return "a"


def _is_spelled(word: str) -> bool:
    """Whether it is said letter by letter: a single letter, or capitals that cannot be a word."""
    if len(word) == 1:
        return True
    return word.isupper() and word[1].lower() not in _VOWELS


def _roman_value(numeral: str) -> int:
    values = [_VALUES[letter] for letter in numeral]
    following = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, following, strict=True))
