"""Content and tables of the small game refuse what cannot be, and name the place."""

from typing import Any

import pytest

from lanternway.core import DataError
from lanternway.core.position import set_path
from tests.smallgame import GAME
from tests.smallgame.content import read_copies

OPTIONS = GAME.options.read({})


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("seats.0.coins", -1, "seats.0.coins"),
        ("seats.1.oil", "much", "seats.1.oil"),
        ("seats.0.bid", 99, "seats.0.bid"),
        ("seats.0.hand", ["lamp"], "seats.0.hand.0"),
        ("seats.0.hand", ["beacon"] * 6, "seats"),
        ("lead", 2, "lead"),
        ("agenda", [{"ask": "sleep", "seat": 0}], "agenda.0.ask"),
        ("agenda", [{"ask": "keeping", "seat": 0, "cards": ["wind"]}], "agenda.0.cards"),
        ("seats", [], "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(path: str, value: Any, where: str) -> None:
    data = GAME.start({}, 2, 1).to_data()
    set_path(data, path, value)
    with pytest.raises(DataError) as caught:
        GAME.from_data(data, OPTIONS, 2)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[card]]\nid = "lamp"\ncopies = 1\n', "lamp"),
        ('[[card]]\nid = "candle"\ncopies = 0\n', r"card\[candle\] copies"),
        ('[[card]]\nid = "candle"\ncopies = 1\n' * 2, "twice"),
        ('[[card]]\nid = "candle"\ncopies = 1\n', "'match' is missing"),
    ],
)
def test_content_that_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        read_copies(text, "cards.toml")
