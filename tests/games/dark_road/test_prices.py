"""House cards are worth playing: by a simple price list every event and die keeps its band (DR-16)."""

import tomllib
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from lanternway.games.dark_road.content_source import OWN

LIST = tomllib.loads((Path(__file__).parent / "prices.toml").read_text("utf-8"))
PRICE: dict[str, float] = LIST["price"]
HAVE: dict[str, float] = LIST["have"]
BAND: dict[str, list[float]] = LIST["band"]
EVENTS = tomllib.loads((OWN / "events.toml").read_text("utf-8"))["event"]
DICE = tomllib.loads((OWN / "dice.toml").read_text("utf-8"))
FACES = ("1", "2", "3", "4", "5", "6")
PRINTED = "bards_grave"
"""A printed card: harsher than ours, it sets the low end of the bands."""


def worth(effects: list[dict[str, Any]]) -> float:
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: dict[str, Any]) -> float:
    n = effect.get("n", 1)
    if "gain" in effect:
        return gain(effect, n)
    if "lose" in effect:
        return loss(effect, n)
    if "flip" in effect:
        if effect["to"] == "upgraded":
            return PRICE["flip_up"] * HAVE["good"]
        have = HAVE["upgraded_good"]
        return -have * PRICE["flip_up"] + (1 - have) * worth(effect.get("otherwise", []))
    if "craft" in effect:
        return PRICE["good_upgraded_narrow" if effect.get("side") else "good_basic_narrow"]
    if "move" in effect:
        return PRICE[f"move_{effect['move']}"]
    if "act" in effect:
        return PRICE["act_ruins"]
    if "rotate" in effect:
        return PRICE["rotate_wheel"]
    if "roll" in effect:
        return die(effect["roll"])
    if "deliver" in effect:
        have = HAVE["hero"]
        return have * PRICE["deliver_hero"] + (1 - have) * worth(effect.get("otherwise", []))
    if "choose" in effect:
        return max(worth(option) for option in effect["choose"])
    raise AssertionError(effect)


def gain(effect: dict[str, Any], n: int) -> float:
    noun = effect["gain"]
    if noun == "good":
        return n * good(effect)
    if noun == "deed":
        return PRICE["deed_deck" if effect.get("from") == "deck" else "deed_available"]
    return n * PRICE[noun]


def good(effect: dict[str, Any]) -> float:
    narrow = "type" in effect or "worth" in effect
    if effect.get("side") == "upgraded":
        if effect.get("worth") == 5:
            return PRICE["good_upgraded_worth_5"]
        return PRICE["good_upgraded_narrow" if narrow else "good_upgraded"]
    if effect.get("off_wheel"):
        return PRICE["good_basic_off_wheel"]
    return PRICE["good_basic_narrow" if narrow else "good_basic"]


def loss(effect: dict[str, Any], n: int) -> float:
    """What it costs, by how likely a traveler has it; the second of two weighs a little less."""
    noun = effect["lose"]
    if noun == "good":
        price = PRICE["good_basic"] * (n * 0.9 if n > 1 else 1)
        if effect.get("pick") == "most_valuable":
            price = PRICE["most_valuable_good"]
    else:
        price = n * PRICE[noun] * (0.85 if n > 1 and noun == "lantern" else 1)
    have = HAVE[noun]
    return -have * price + (1 - have) * worth(effect.get("otherwise", []))


def die(name: str) -> float:
    faces = [face["effects"] for face in DICE[name].values()]
    plain = [worth(face) for face in faces if "again" not in face[0]]
    again = [(sum(plain) + worth(face[0]["same"])) / 6 for face in faces if "again" in face[0]]
    return mean(plain + again)


def best_of(values: list[float], dice: int) -> float:
    """What the first to choose from so many dice expects."""
    return mean(max(rolled) for rolled in product(values, repeat=dice))


def inside(value: float, band: str) -> bool:
    return BAND[band][0] - 1e-9 <= value <= BAND[band][1] + 1e-9


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", [c for c in EVENTS if EVENTS[c]["road"] == "dark_road"])
def test_the_dark_road_is_mild(card: str) -> None:
    """A small penalty on the low faces, a small reward on the others, whatever the range."""
    values = [worth(EVENTS[card][face]) for face in FACES]
    penalties = [value for value in values if value < 0]
    assert penalties == values[: len(penalties)], values
    assert all(inside(value, "small_penalty") for value in penalties), values
    assert all(inside(value, "small_reward") for value in values[len(penalties) :]), values
    assert inside(mean(values), "dark_road_mean"), mean(values)
    assert inside(best_of(values, 2), "dark_road_best_of_2"), best_of(values, 2)


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize("card", [c for c in EVENTS if EVENTS[c]["road"] == "shortcut"])
def test_shortcuts_are_a_gamble(card: str) -> None:
    """1 to 4 a penalty, 5 and 6 a large reward."""
    values = [worth(EVENTS[card][face]) for face in FACES]
    assert all(inside(value, "shortcut_penalty") for value in values[:4]), values
    assert card == PRINTED or all(inside(value, "large_reward") for value in values[4:]), values
    assert inside(mean(values), "shortcut_mean"), mean(values)
    assert inside(best_of(values, 3), "shortcut_best_of_3")


@pytest.mark.clause("DR-16")
def test_oracle_and_ruins_die_are_worth_about_the_same() -> None:
    """The one costs a quartz with the Raven, the other a lantern in the ruins."""
    assert abs(die("oracle") - die("ruins")) < 0.3


@pytest.mark.clause("DR-15")
def test_the_polish_decks_are_worth_what_the_full_ones_are() -> None:
    for road in ("dark_road", "shortcut"):
        cards = [card for card in EVENTS if EVENTS[card]["road"] == road]
        value = {card: mean(worth(EVENTS[card][face]) for face in FACES) for card in cards}
        polish = [value[card] for card in cards if "not_in" not in EVENTS[card]]
        assert len(polish) == 10
        assert abs(mean(polish) - mean(value.values())) < 0.1
