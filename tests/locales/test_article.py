"""The Hungarian article goes by sound: of words, numbers, abbreviations and letters."""

import pytest

from lanternway.locales.hungarian import article

AZ = [
    *("alma", "Éva", "ördög", "Őrs", "ügy", "„asztal”", "(öt)"),
    *("1", "5", "51", "500", "5000", "50 000", "1000", "1 000", "1.000", "1985", "1 000 000"),
    *("5.", "1.", "05", "1,5", "1500"),
    *("FBI", "MTA", "NBA", "SMS", "XML", "R2", "s", "L", "USA", "ENSZ", "Y", "Yggdrasil"),
    *("I.", "V.", "L. osztály", "M."),
]
A = [
    *("körte", "Zsófi", "gyár", "szekér", "Ty", "„híd”"),
    *("0", "2", "3", "4", "6", "7", "8", "9", "10", "11", "15", "100", "150", "10 000", "100 000"),
    *("2000", "4.", "12", "13 500", "-5", "+1", "−1"),
    *("NATO", "MÁV", "LEGO", "B", "k", "DVD", "PDF", "TV", "York", "Yucatán"),
    *("II.", "X.", "IX.", "VI.", "C.", ""),
]


@pytest.mark.parametrize("text", AZ)
def test_az_before_a_vowel(text: str) -> None:
    assert article(text) == "az"


@pytest.mark.parametrize("text", A)
def test_a_before_a_consonant(text: str) -> None:
    assert article(text) == "a"
