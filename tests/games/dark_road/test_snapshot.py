"""A snapshot says which card a companion is: copies of a kind keep their order for ever."""

from typing import Any

import pytest

from lanternway.core import DataError
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.tables import act, position

OPTIONS = GAME.options.read({})


def snapshot() -> dict[str, Any]:
    """Seat 0 holds a raven with a gift, seat 1 a stray; another raven lies in the row."""
    state = position(
        turn__step="other",
        turn__seat=0,
        agenda=[["invite", 0]],
        companions=["raven", "phoenix", "snow_bee"],
        seats__0__companions=[{"name": "raven", "gifts": [2]}],
        seats__1__companions=["lil_dumplin"],
    )
    return state.to_snapshot()


def restored(data: dict[str, Any]) -> Table:
    state = GAME.from_data(data, OPTIONS, 2)
    assert isinstance(state, Table)
    return state


def ravens(state: Table) -> list[list[int]]:
    return [card["gifts"] for card in state.to_data()["seats"][0]["companions"]]


def test_a_copy_that_comes_later_takes_its_place_by_its_number() -> None:
    data = snapshot()
    held, _, shown, *_ = data["companion_cards"]
    assert held < shown
    state = restored(data)
    act(state, "0 invite raven plain")
    assert ravens(state) == [[2], []]
    data["companion_cards"][0], data["companion_cards"][2] = shown, held
    other = restored(data)
    assert other.to_snapshot() == data
    assert other.to_data() == restored(snapshot()).to_data(), "a hash can't tell them apart"
    act(other, "0 invite raven plain")
    assert ravens(other) == [[], [2]]


def test_without_the_numbers_the_lowest_free_cards_are_taken() -> None:
    data = snapshot()
    numbers = data.pop("companion_cards")
    assert restored(data).to_snapshot()["companion_cards"] == numbers


@pytest.mark.parametrize(
    "change",
    [
        lambda cards: cards[:-1],
        lambda cards: [*cards, 21],
        lambda cards: [cards[2], cards[1], cards[2], *cards[3:]],
        lambda cards: [cards[1], cards[0], *cards[2:]],
        lambda cards: [22, *cards[1:]],
        lambda cards: [str(cards[0]), *cards[1:]],
        lambda cards: None,
    ],
    ids=["too few", "too many", "one twice", "another kind", "no card", "no number", "no list"],
)
def test_numbers_that_cannot_be_are_refused(change: Any) -> None:
    data = snapshot()
    data["companion_cards"] = change(data["companion_cards"])
    with pytest.raises(DataError, match="companion_cards"):
        restored(data)
