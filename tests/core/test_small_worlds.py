"""Determinizing the small game: every consistent world comes, and none besides, equally often."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from lanternway.core import State, to_text
from tests.smallgame import GAME

OPTIONS = GAME.options.read({})


def table_with_few_cards_left() -> State:
    """All but five cards lie open; two are in seat 1's hand and two before it, to keep one."""
    data: dict[str, Any] = GAME.start({}, 2, 1).to_data()
    data["seats"][0]["hand"] = ["candle"]
    data["seats"][1]["hand"] = ["candle", "match"]
    data["agenda"] = [
        {"ask": "turn", "seat": 1, "lit": True},
        {"ask": "keeping", "seat": 1, "cards": ["match", "wind"]},
    ]
    data["discards"] = ["candle"] * 6 + ["match"] * 5 + ["wind"] * 5 + ["beacon"] * 4
    return GAME.from_data(data, OPTIONS, 2)


def world(state: State) -> str:
    data = state.to_data()
    return to_text([data["seats"][1]["hand"], data["agenda"][-1]["cards"]])


def test_every_consistent_world_comes_as_often_as_it_should() -> None:
    """Hands are secret; so are the two cards one of which is kept."""
    state = table_with_few_cards_left()
    unseen = ["candle", "match", "match", "wind", "beacon"]
    order = ["candle", "match", "wind", "beacon"]
    expected: Counter[str] = Counter()
    for hand in combinations(range(5), 2):
        for drawn in combinations([i for i in range(5) if i not in hand], 2):
            words = [sorted((unseen[i] for i in part), key=order.index) for part in (hand, drawn)]
            expected[to_text(words)] += 1
    maker = GAME.worlds(state.view(0))
    samples = 9000
    found = Counter(world(maker.sample(seed)) for seed in range(samples))
    assert set(found) == set(expected)
    total = sum(expected.values())
    for name, weight in expected.items():
        mean = samples * weight / total
        assert abs(found[name] - mean) < 5 * mean**0.5, name


def test_the_owner_of_the_cards_knows_its_own() -> None:
    state = table_with_few_cards_left()
    maker = GAME.worlds(state.view(1))
    hands = {to_text(maker.sample(seed).to_data()["seats"][0]["hand"]) for seed in range(200)}
    assert {world(maker.sample(seed)) for seed in range(20)} == {world(state)}
    assert hands == {'["candle"]', '["beacon"]'}


@pytest.mark.clause("LF-2.1")
def test_a_secret_bid_can_be_any_that_the_seat_can_pay() -> None:
    state = GAME.start({}, 2, 1)
    state.apply(1, GAME.catalogue.parse("bid 2"))
    maker = GAME.worlds(state.view(0))
    bids = {maker.sample(seed).to_data()["seats"][1]["bid"] for seed in range(200)}
    assert bids == {0, 1, 2, 3, 4}
    assert GAME.worlds(state.view(1)).sample(1).to_data()["seats"][1]["bid"] == 2
