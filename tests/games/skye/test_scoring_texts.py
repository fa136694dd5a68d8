"""What a scoring tile is said to pay for is what it pays for (SK-7), in every language."""

from collections.abc import Callable

import pytest

from lanternway.games.skye import GAME, scoring
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.state import Table
from lanternway.locales import LANGUAGES, Translator
from tests.games.skye.grow import grow, plain_of
from tests.games.skye.plain import Plain

SAID = {
    ("S13", "en"): "each water area with a ship and a lighthouse",
    ("S13", "pl"): "każdy obszar wodny z łodzią i latarnią",
    ("S13", "hu"): "minden vízterületért, ahol hajó és világítótorony is van",
    ("S14", "en"): "each unbroken column of",
    ("S14", "pl"): "każdą nieprzerwaną kolumnę z",
    ("S14", "hu"): "minden legalább háromlapkás, megszakítatlan oszlopért",
}
"""What the tile pays 3 points for: the thing that is counted."""
OR_MORE = {"en": ("or more", "at least"), "pl": ("lub więcej", "co najmniej"), "hu": ("legalább",)}


def harbours(plain: Plain) -> tuple[int, int]:
    """Waters with ship and lighthouse; and the ships in them."""
    waters = [area for area in plain.areas() if area.terrain == "water"]
    good = [
        area for area in waters if plain.marks(area, "lighthouse") and plain.marks(area, "ship")
    ]
    return len(good), sum(plain.marks(area, "ship") for area in good)


def columns(plain: Plain) -> tuple[int, int]:
    """Unbroken columns of three or more tiles; and those of exactly three."""
    lengths = []
    for x, y in plain.at:
        if (x, y - 1) not in plain.at:
            length = 1
            while (x, y + length) in plain.at:
                length += 1
            lengths.append(length)
    return sum(length >= 3 for length in lengths), lengths.count(3)


@pytest.mark.parametrize(("name", "counted"), [("S13", harbours), ("S14", columns)])
def test_the_text_names_what_is_counted(
    name: str, counted: Callable[[Plain], tuple[int, int]]
) -> None:
    table = GAME.start({}, 2, 0)
    assert isinstance(table, Table)
    told_apart = 0
    for seed in range(60):
        table.lands[0] = grow(seed)
        things, others = counted(plain_of(table.lands[0]))
        assert scoring.points_of(table, SCORING_IDS.index(name))[0] == 3 * things, f"seed {seed}"
        told_apart += things != others
    assert told_apart > 5, "nothing shows which of the two is paid for"
    for language in LANGUAGES:
        for message in (f"skye-board-scoring-{name}", f"skye-scoring-{name}-text"):
            assert SAID[name, language] in Translator(language).text(message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_or_more_is_said_where_more_count_too(language: str) -> None:
    speak = Translator(language)
    for message in (
        "skye-board-scoring-S14",
        "skye-scoring-S14-text",
        "skye-scoring-S14",
        "skye-option-scoring_tiles-S14",
        "skye-board-scoring-S9",
        "skye-scoring-S9-text",
    ):
        assert any(word in speak.text(message) for word in OR_MORE[language]), message
    clause = speak.clause("skye", "SK-7")
    found = sum(clause.count(word) for word in OR_MORE[language])
    assert found == 3, f"brochs (S2), completed areas (S9), columns (S14): {clause}"
