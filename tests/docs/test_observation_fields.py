"""The page of observations has every number of every game, and none that is not there."""

import re
from pathlib import Path

import pytest

from lanternway.core import get_game

PAGE = Path(__file__).parents[2] / "docs" / "research" / "observation_fields.md"
TITLES = {"dark_road": "Dark Road", "skye": "Skye", "treos": "Treos"}
ROW = re.compile(r"^\| `([^`]+)` \| (\d+) \|", re.MULTILINE)


def pattern(field: str) -> re.Pattern[str]:
    text = re.escape(field).replace(r"\*", ".+").replace(r"\#", r"\d+")
    return re.compile(text.replace("SEAT", "me"))


@pytest.mark.parametrize("game", TITLES)
def test_every_number_is_described_once(game: str) -> None:
    _, _, after = PAGE.read_text(encoding="utf-8").partition(f"\n## {TITLES[game]}\n")
    section = after.partition("\n## ")[0]
    rows = [(pattern(field), int(numbers)) for field, numbers in ROW.findall(section)]
    left = [name for name in get_game(game).observed if not name.startswith("next")]
    for field, numbers in rows:
        found = [name for name in left if field.fullmatch(name)]
        assert len(found) == numbers, field.pattern
        left = [name for name in left if name not in found]
    assert left == []
