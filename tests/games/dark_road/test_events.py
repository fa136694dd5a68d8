"""Events of the dark road are choices: their faces differ in kind, and one pip more is no income (DR-16)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from statistics import mean
from typing import Any

import pytest

from tests.games.dark_road.test_prices import BAND, EVENTS, FACES, inside, worth

DARK_ROAD = [card for card in EVENTS if EVENTS[card]["road"] == "dark_road"]
POLISH = [card for card in DARK_ROAD if "not_in" not in EVENTS[card]]
PRINTED = {
    "only_one_survived": {
        "1": [{"lose": "good", "otherwise": [{"lose": "coins", "n": 2}]}],
        "2": [{"lose": "good"}],
        "6": [{"gain": "hero"}],
    },
    "bards_grave": {
        "1": [{"lose": "coins", "n": 3}],
        "3": [{"lose": "good"}],
        "4": [{"lose": "good"}],
        "5": [{"gain": "good", "side": "upgraded", "type": "instrument"}],
        "6": [{"gain": "quartz"}],
    },
}


def rewards(card: str) -> list[list[dict[str, Any]]]:
    """The faces that give more than they take."""
    return [EVENTS[card][face] for face in FACES if worth(EVENTS[card][face]) > 0]


def kind(effect: dict[str, Any]) -> str:
    """What an effect gives: its thing, or its verb where the thing is one's own."""
    verb = next(iter(effect))
    return str(effect[verb]) if verb in ("gain", "lose", "roll", "move") else verb


def kinds(effects: list[dict[str, Any]]) -> Iterator[str]:
    """The kinds that a face gives, by whatever choice."""
    for effect in effects:
        if "choose" in effect:
            for option in effect["choose"]:
                yield from kinds(option)
        elif "lose" not in effect:
            yield kind(effect)


def finds_something(effects: list[dict[str, Any]]) -> bool:
    """Whether a penalty ends in coins, which everybody has, if nothing before was there."""
    return any(
        effect.get("lose") == "coins"
        or finds_something(effect.get("otherwise", []))
        or any(finds_something(option) for option in effect.get("choose", []))
        for effect in effects
    )


def amounts(face: list[dict[str, Any]]) -> Counter[str]:
    """How much of what a face of plain gains gives; nothing for any other face."""
    found: Counter[str] = Counter()
    for effect in face:
        if "gain" not in effect:
            return Counter()
        thing = {key: word for key, word in effect.items() if key != "n"}
        found[str(thing)] += effect.get("n", 1)
    return found


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", PRINTED)
def test_printed_faces_stay(card: str) -> None:
    for face, effects in PRINTED[card].items():
        assert EVENTS[card][face] == effects
        assert face in EVENTS[card]["known"]


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", DARK_ROAD)
def test_at_least_three_different_rewards_on_3_to_6(card: str) -> None:
    given = [EVENTS[card][face] for face in FACES[2:] if worth(EVENTS[card][face]) > 0]
    assert len({str(face) for face in given}) >= 3
    assert len({str(sorted(kinds(face))) for face in given}) >= 3


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", DARK_ROAD)
def test_no_reward_of_a_card_is_simply_more_of_another(card: str) -> None:
    """Two coins beside one would be better, not different."""
    counted = [found for found in map(amounts, rewards(card)) if found]
    for one, other in combinations(counted, 2):
        assert not one <= other, (one, other)
        assert not other <= one, (one, other)


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", DARK_ROAD)
def test_rewards_are_about_equal_and_do_not_rise(card: str) -> None:
    values = [worth(face) for face in rewards(card)]
    assert inside(max(values) - min(values), "rewards_apart"), values
    assert any(low > high for low, high in pairwise(values)), values


@pytest.mark.clause("DR-16", "DR-11.5")
@pytest.mark.parametrize("cards", [DARK_ROAD, POLISH], ids=["all", "polish"])
def test_one_pip_more_is_another_choice_and_no_income(cards: list[str]) -> None:
    steps = [
        high - low
        for card in cards
        for low, high in pairwise([worth(face) for face in rewards(card)])
    ]
    assert inside(mean(steps), "one_pip_more"), mean(steps)


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("cards", [DARK_ROAD, POLISH], ids=["all", "polish"])
def test_ranges_vary_by_card(cards: list[str]) -> None:
    """Most have a penalty on 1 and 2, some on 1 only, some on 1 to 3."""
    ranges = Counter(len(FACES) - len(rewards(card)) for card in cards)
    assert set(ranges) == {1, 2, 3}
    assert ranges[2] >= len(cards) / 2
    assert min(ranges[1], ranges[3]) >= 2


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", DARK_ROAD)
def test_no_penalty_is_empty(card: str) -> None:
    """Whoever lacks what a house face takes pays coins instead; what is printed stays as it is."""
    for face in FACES:
        if worth(EVENTS[card][face]) < 0 and face not in EVENTS[card].get("known", []):
            assert finds_something(EVENTS[card][face]), face


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("cards", [DARK_ROAD, POLISH], ids=["all", "polish"])
def test_every_kind_of_reward_occurs(cards: list[str]) -> None:
    found = {one for card in cards for face in rewards(card) for one in kinds(face)}
    assert found >= {"coins", "prestige", "lantern", "horseshoe", "quartz", "good"}
    assert found >= {"hero", "commission", "flip", "craft", "deliver"}
    assert found >= {"oracle", "ruins", "dark_market"}
    assert "quartz" in {one for face in rewards("quartz_mining") for one in kinds(face)}


@pytest.mark.clause("DR-16")
def test_the_bands_are_those_that_were_set_before_the_cards() -> None:
    assert BAND["dark_road_mean"] == [0.25, 0.85]
    assert BAND["dark_road_best_of_2"] == [1.2, 1.8]
    assert BAND["small_penalty"] == [-2.5, -0.8]
    assert BAND["small_reward"] == [1.0, 2.5]
    assert BAND["rewards_apart"] == [0.0, 1.0]
    assert BAND["one_pip_more"] == [-0.1, 0.1]
