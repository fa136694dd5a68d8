"""Prices of a game's advice: what a file may say, and by what place a slip of the pen is named."""

from pathlib import Path

import pytest

from lanternway.core import DataError
from lanternway.core.prices import Prices


def prices(folder: Path, value: str, rest: str = 'unit = "points"\nsource = "judged"') -> Prices:
    (folder / "advice.toml").write_text(f"[tea]\n{rest}\n{value}\n", encoding="utf-8")
    return Prices(folder)


def test_a_price_is_a_number_a_row_or_a_number_a_word(tmp_path: Path) -> None:
    assert prices(tmp_path, "value = 2").number("tea") == 2.0
    assert prices(tmp_path, "value = 2").whole("tea") == 2
    assert prices(tmp_path, "value = [1, 0.5]").numbers("tea", 2) == [1.0, 0.5]
    found = prices(tmp_path, "value.green = 0.5\nvalue.black = 1").by_word(
        "tea", ("black", "green")
    )
    assert found == {"green": 0.5, "black": 1.0}


def test_a_price_that_nobody_asks_for_is_found(tmp_path: Path) -> None:
    found = prices(tmp_path, "value = 2")
    assert found.unread() == ["tea"]
    found.number("tea")
    assert found.unread() == []


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("value = true", "tea value"),
        ("value = [1, 2]", "tea value"),
        ('value.green = "dear"', "tea value"),
        ("value = 1\nprice = 1", "tea price"),
    ],
)
def test_a_wrong_price_is_named(tmp_path: Path, value: str, place: str) -> None:
    with pytest.raises(DataError, match=place):
        prices(tmp_path, value).number("tea")


def test_a_row_has_its_length_and_words_are_known(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="has 2 numbers, not 3"):
        prices(tmp_path, "value = [1, 2]").numbers("tea", 3)
    with pytest.raises(DataError, match="tea value red"):
        prices(tmp_path, "value.red = 1").by_word("tea", ("black", "green"))
    with pytest.raises(DataError, match="tea value green"):
        prices(tmp_path, 'value.green = "dear"').by_word("tea", ("black", "green"))
    with pytest.raises(DataError, match="not a whole number"):
        prices(tmp_path, "value = 1.5").whole("tea")


@pytest.mark.parametrize("rest", ['unit = "points"', 'source = "judged"'])
def test_a_price_says_its_unit_and_its_source(tmp_path: Path, rest: str) -> None:
    with pytest.raises(DataError, match="is missing"):
        prices(tmp_path, "value = 1", rest).number("tea")
