"""Companions: when they are offered, what they cost, where they go (DR-4.2, DR-10.8)."""

from typing import Any

import pytest

from lanternway.core import Refusal
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.tables import act, options_of, position


def with_companions(*names: str, **facts: Any) -> Table:
    """Seat 0 at Plan with these companions and one quartz."""
    given: dict[str, Any] = {"seats__0__companions": list(names), "seats__0__quartz": 1}
    given["companions"] = [None, None, None]
    given.update(facts)
    return position(**given)


@pytest.mark.clause("DR-4.2")
def test_one_entry_opens_what_can_be_used_and_closes_again() -> None:
    """After closing it, the entry comes back with the next step."""
    state = with_companions("ice_mouse")
    assert options_of(state, 0)[-1] == "companion"
    act(state, "0 companion")
    assert options_of(state, 0) == ["use ice_mouse 1", "use ice_mouse 2", "back"]
    act(state, "0 back")
    assert "companion" not in options_of(state, 0)
    act(state, "0 " + options_of(state, 0)[0])
    assert "companion" in options_of(state, 0)


@pytest.mark.clause("DR-10.8")
def test_a_gift_stays_on_the_card_and_its_ability_is_used_up() -> None:
    state = with_companions("phoenix", seats__0__quartz=2, seats__0__lanterns=0)
    act(state, "0 companion", "0 use phoenix 1")
    seat = state.to_data()["seats"][0]
    assert seat["companions"] == [{"name": "phoenix", "gifts": [1]}]
    assert (seat["quartz"], seat["lanterns"]) == (1, 2)
    assert GAME.query(state, "supply.quartz") == 24 - 2
    act(state, "0 companion")
    assert options_of(state, 0) == ["use phoenix 2", "back"]


@pytest.mark.clause("DR-10.8")
def test_without_quartz_or_effect_there_is_no_entry() -> None:
    """No quartz, or an ability that could do nothing (here: two illuminated dice already)."""
    assert "companion" not in options_of(with_companions("raven", seats__0__quartz=0), 0)
    state = with_companions(
        seats__0__companions=[{"name": "raven", "gifts": [2]}], seats__0__lit=["0", "0"]
    )
    assert "companion" not in options_of(state, 0)
    with pytest.raises(Refusal) as refused:
        act(state, "0 companion")
    assert refused.value.clause == "DR-10.8"


@pytest.mark.clause("DR-4.2")
def test_only_on_ones_own_turn() -> None:
    state = with_companions("ice_mouse", turn__seat=1)
    with pytest.raises(Refusal):
        act(state, "0 companion")
    assert "companion" not in options_of(state, 1)


@pytest.mark.clause("DR-10.7")
def test_a_stray_goes_to_the_left_after_use() -> None:
    """Grace for a potion of either side."""
    state = with_companions("grace", seats__0__goods=["potion+"], seats__0__quartz=0)
    act(state, "0 companion", "0 use grace 1", "0 deed upper")
    table = state.to_data()
    assert table["seats"][0]["goods"] == []
    assert table["seats"][0]["companions"] == []
    assert table["seats"][1]["companions"] == [{"name": "grace", "gifts": []}]
    assert len(table["seats"][0]["deeds"]) == 2
    assert table["seats"][0]["prestige"] == 2


@pytest.mark.clause("DR-10.7")
def test_flicker_makes_this_turns_shortcut_free() -> None:
    state = with_companions(
        "flicker",
        turn__step="activate",
        turn__places=["yurgs"],
        turn__districts=1,
        seats__0__reserve=["0"] * 3,
        seats__0__pool={"night": "2", "lit": None},
        seats__0__lanterns=0,
    )
    act(state, "0 companion", "0 use flicker 1", "0 activate yurgs", "0 travel towns")
    if "declare dark_road farglen" not in options_of(state, 0):
        act(state, "0 invite-deck")
    act(state, "0 declare shortcut farglen")
    assert state.to_data()["caravan"]["road"] == "shortcut"


@pytest.mark.clause("DR-17.20.1")
def test_solo_a_stray_that_comes_back_waits_for_the_next_turn() -> None:
    state = with_companions(
        "lil_dumplin",
        seats=1,
        options={"private_concern": "apprentice"},
        seats__0__horseshoes=2,
        seats__0__quartz=0,
    )
    act(state, "0 companion", "0 use lil_dumplin 1")
    assert state.to_data()["turn"]["strays_used"] == ["lil_dumplin"]
    while state.round == 1:
        for action in state.legal(0):
            assert action.text != "companion"
        act(state, "0 " + options_of(state, 0)[-1])
    assert state.to_data()["turn"]["strays_used"] == []


def on_the_road(**facts: Any) -> Table:
    """Seat 0 leads a caravan on the dark road, and its die is to be chosen."""
    given: dict[str, Any] = {
        "turn__step": "activate",
        "turn__places": [],
        "turn__districts": 0,
        "seats__0__reserve": ["0"] * 3,
        "seats__0__pool": {"night": "2", "lit": None},
        "seats__0__lanterns": 0,
        "seats__0__coins": 5,
        "seats__0__horseshoes": 0,
        "caravan": {
            "leader": 0,
            "road": "dark_road",
            "town": "farglen",
            "travellers": [0],
            "extra_die": True,
            "event": "toll_of_snow",
            "dice": [3, 5],
            "taken": [],
        },
        "agenda": [["event", 0, 1], ["die", 0]],
    }
    given.update(facts)
    return with_companions("threy_cat", **given)


@pytest.mark.clause("DR-10.6", "DR-7.2.4")
def test_the_cat_raises_the_chosen_die() -> None:
    """Never above 6."""
    state = on_the_road(seats__0__prestige=4)
    act(state, "0 die 5", "0 companion", "0 use threy_cat 2")
    assert state.to_data()["seats"][0]["prestige"] == 4 + 1  # only +1 was possible; 6 gives one


@pytest.mark.clause("DR-10.6")
def test_the_cat_copies_any_rolled_die_besides() -> None:
    state = on_the_road(wheel__top="potion")
    act(state, "0 companion", "0 use threy_cat 1", "0 copy 3", "0 die 5")
    assert state.to_data()["seats"][0]["horseshoes"] == 1
    assert options_of(state, 0)[:2] == [
        "take weapon basic",
        "take instrument basic",
    ]  # 5: a good worth 1


@pytest.mark.clause("DR-11.5")
def test_whisper_adds_one_only_if_wanted() -> None:
    facts = {"seats__0__steeds": ["whisper"], "seats__1__steeds": ["velvet"], "seats__0__quartz": 0}
    state = on_the_road(**facts)
    act(state, "0 die 3")
    assert options_of(state, 0) == ["raise 1", "done"]
    act(state, "0 raise 1")
    seat = state.to_data()["seats"][0]
    assert (seat["horseshoes"], seat["lanterns"]) == (0, 1)  # 4 gives a lantern, 3 a horseshoe


@pytest.mark.clause("DR-12.1")
def test_no_companion_in_the_final_visit() -> None:
    state = with_companions(
        "ice_mouse", round=13, turn__step="final", seats__0__heroes=["agatha"], inn=[None] * 4
    )
    assert options_of(state, 0) == ["visit northbreak", "pass"]
    with pytest.raises(Refusal) as refused:
        act(state, "0 companion")
    assert refused.value.clause == "DR-12.1"


@pytest.mark.clause("DR-4.2", "DR-7.2.3")
def test_the_phoenix_can_light_a_reroll_even_of_the_last_die() -> None:
    """With one die left and no lantern the leader is still asked."""
    state = on_the_road(
        seats__0__companions=["phoenix"],
        caravan={
            "leader": 0,
            "road": "dark_road",
            "town": "farglen",
            "travellers": [0],
            "extra_die": False,
            "event": "wolves_at_the_treeline",
            "dice": [1],
            "taken": [],
        },
    )
    assert options_of(state, 0) == ["die 1", "companion"]
    act(state, "0 companion", "0 use phoenix 1")
    assert options_of(state, 0)[:2] == ["die 1", "reroll"]
