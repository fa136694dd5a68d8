"""Too much for the wagon (DR-3.2, DR-3.4, DR-3.5, DR-11.6)."""

from typing import Any

import pytest

from lanternway.core import Refusal
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.tables import act, options_of, position


def activating(place: str, **facts: Any) -> Table:
    """Seat 0 may activate one place."""
    given: dict[str, Any] = {
        "turn__step": "activate",
        "turn__places": [place],
        "turn__districts": 1,
        "seats__0__reserve": ["0", "0", "0"],
        "seats__0__pool": {"night": "2", "lit": None},
        "seats__0__lit": [],
    }
    given.update(facts)
    return position(**given)


FULL = ["staff"] * 7
"""Seven staffs leave two cells of the thirty."""


@pytest.mark.clause("DR-3.2")
def test_a_good_that_does_not_fit_or_another_goes_back() -> None:
    """North of the ring lie armor and weapon."""
    state = activating(
        "dark_market", ring="west", seats__0__goods=FULL, seats__0__coins=1, seats__0__heroes=[]
    )
    act(state, "0 activate dark_market")
    goods = state.to_data()["seats"][0]["goods"]
    assert goods.count("staff") == 7
    assert {"armor", "weapon"} <= set(goods)
    assert options_of(state, 0) == [
        "discard armor basic",
        "discard weapon basic",
        "discard staff basic",
    ]
    act(state, "0 discard staff basic")
    assert "discard staff basic" in options_of(state, 0)
    act(state, "0 discard staff basic")
    assert state.turn == 1
    assert sorted(state.to_data()["seats"][0]["goods"]) == ["armor", *["staff"] * 5, "weapon"]


@pytest.mark.clause("DR-3.2", "DR-5.1.2")
def test_goods_bought_together_are_all_gained_before_any_goes() -> None:
    dice = {"armor": 2, "weapon": 0, "potion": 1, "staff": 1, "book": 1, "instrument": 0}
    state = activating(
        "bazaar", seats__0__goods=FULL, seats__0__coins=20, wheel__dice=dice, seats__0__heroes=[]
    )
    act(state, "0 activate bazaar", "0 buy armor", "0 buy armor", "0 buy potion")
    assert options_of(state, 0)[-1] == "done"
    act(state, "0 done")
    assert "discard armor basic" in options_of(state, 0)


@pytest.mark.clause("DR-3.4")
def test_a_fourth_token_is_exchanged_or_given_back() -> None:
    state = activating(
        "blazing_quartz_mine", buildings=MINE, seats__0__quartz=1, seats__0__horseshoes=2
    )
    act(state, "0 activate blazing_quartz_mine")
    assert options_of(state, 0) == ["return quartz", "return horseshoe"]
    act(state, "0 return horseshoe")
    seat = state.to_data()["seats"][0]
    assert (seat["quartz"], seat["horseshoes"]) == (2, 1)


MINE = ["blazing_quartz_mine", "oracle_of_lumi", "othos_lanternworks", "yedls_workshop"]


@pytest.mark.clause("DR-3.4")
def test_a_fifth_lantern_is_lost() -> None:
    state = activating(
        "othos_lanternworks", buildings=MINE, seats__0__lanterns=4, seats__0__goods=[]
    )
    act(state, "0 activate othos_lanternworks")
    while state.turn == 0:
        act(state, "0 " + options_of(state, 0)[0])
    assert state.to_data()["seats"][0]["lanterns"] == 4


@pytest.mark.clause("DR-3.4", "DR-5.2.1")
def test_a_fourth_commission_or_one_held_goes_under_its_stack() -> None:
    held = ["northbreak_1", "scorchborn_1", "windglass_1"]
    tops = {
        "northbreak": "northbreak_2",
        "scorchborn": "scorchborn_2",
        "windglass": "windglass_2",
        "farglen": "farglen_1",
        "cursecairn": "cursecairn_1",
        "nightpoem": "nightpoem_1",
    }
    state = activating("commissions", seats__0__commissions=held, commissions=tops)
    act(state, "0 activate commissions", "0 commission farglen")
    assert options_of(state, 0) == ["drop farglen_1", *[f"drop {card}" for card in held]]
    act(state, "0 drop scorchborn_1")
    table = state.to_data()
    assert table["seats"][0]["commissions"] == ["northbreak_1", "windglass_1", "farglen_1"]
    assert table["decks"]["commissions"]["scorchborn"]["under"] == ["scorchborn_1"]


def heroes_with(bonus: int, count: int) -> list[str]:
    found = [
        name
        for hero, name in enumerate(position().content.hero_ids)
        if position().content.hero_bonus[hero] == bonus and hero < 42
    ]
    return found[:count]


@pytest.mark.clause("DR-3.5")
def test_a_hero_dismissed_on_arrival_gives_no_bonus() -> None:
    aboard = heroes_with(2, 3)
    new = heroes_with(0, 1)[0]
    state = activating(
        "candle_and_quartz",
        buildings=CANDLE,
        seats__0__heroes=aboard,
        inn=[new, None, None, None],
        seats__0__coins=2,
        seats__0__goods=[],
        seats__0__lanterns=0,
    )
    act(state, "0 activate candle_and_quartz", "0 pay lose-coins", "0 choose gain-hero")
    assert options_of(state, 0) == [f"dismiss {name}" for name in [new, *aboard]]
    act(state, f"0 dismiss {new}")
    table = state.to_data()
    assert table["seats"][0]["lanterns"] == 0
    assert table["decks"]["heroes"]["under"] == [new]


CANDLE = ["blazing_quartz_mine", "candle_and_quartz", "othos_lanternworks", "yedls_workshop"]


@pytest.mark.clause("DR-3.5")
def test_when_a_storage_hero_leaves_goods_must_fit_again() -> None:
    """Eight staffs lie on a wagon only with such a hero."""
    storer = heroes_with(2, 1)[0]
    new = heroes_with(1, 3)
    state = activating(
        "candle_and_quartz",
        buildings=CANDLE,
        seats__0__heroes=[storer, *new[:2]],
        inn=[new[2], None, None, None],
        seats__0__coins=2,
        seats__0__goods=["staff"] * 8,
        seats__0__horseshoes=0,
    )
    act(
        state,
        "0 activate candle_and_quartz",
        "0 pay lose-coins",
        "0 choose gain-hero",
        f"0 dismiss {storer}",
    )
    assert state.to_data()["seats"][0]["goods"] == ["staff"] * 7


def fortune(**facts: Any) -> Table:
    """Seat 0 has a good fortune to choose."""
    return position(
        turn__step="activate",
        turn__places=[],
        turn__districts=0,
        agenda=[["fortune", 0]],
        seats__0__reserve=["0", "0", "0"],
        seats__0__pool={"night": "2", "lit": None},
        **facts,
    )


@pytest.mark.clause("DR-11.6")
def test_a_storage_piece_takes_room_for_good() -> None:
    """U4 lies beside seven staffs, but not beside seven staffs and a potion."""
    state = fortune(
        seats__0__goods=[*FULL, "potion"],
        seats__0__heroes=[],
        seats__0__steeds=["velvet"],
        seats__1__steeds=["whisper"],
    )
    act(state, "0 fortune D", "0 upgrade U4")
    assert "discard potion basic" in options_of(state, 0)
    assert state.to_data()["seats"][0]["prestige"] == 2  # Velvet, DR-11.5


@pytest.mark.clause("DR-11.6")
def test_a_lantern_piece_pushes_out_the_fourth_lantern() -> None:
    state = fortune(seats__0__lanterns=4)
    act(state, "0 fortune D", "0 upgrade U5")
    assert state.to_data()["seats"][0]["lanterns"] == 3


@pytest.mark.clause("DR-11.6")
def test_an_inventory_piece_takes_a_slot_and_brings_a_steed() -> None:
    state = fortune(
        seats__0__quartz=1,
        seats__0__horseshoes=2,
        seats__0__steeds=["whisper"],
        seats__1__steeds=["velvet"],
    )
    act(state, "0 fortune D", "0 upgrade U6")
    while "steed sugarfoot" not in options_of(state, 0):
        act(state, "0 return quartz")
    act(state, "0 steed sugarfoot")
    while "return quartz" in options_of(state, 0):
        act(state, "0 return quartz")
    seat = state.to_data()["seats"][0]
    assert seat["steeds"] == ["sugarfoot", "whisper"]
    assert (seat["quartz"], seat["horseshoes"]) == (0, 2)


@pytest.mark.clause("DR-3.4", "DR-7.4.1")
def test_a_third_illuminated_die_is_refused() -> None:
    state = fortune(seats__0__lit=["0", "2"])
    with pytest.raises(Refusal) as refused:
        act(state, "0 fortune A")
    assert refused.value.clause == "DR-3.4"
