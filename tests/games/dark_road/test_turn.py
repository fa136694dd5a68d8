"""Plan, Move, Activate, Rest, as far as one example does not say it all (DR-4.1)."""

import pytest

from lanternway.core import Refusal
from lanternway.games.dark_road import GAME
from tests.games.dark_road.tables import act, options_of, position, start


@pytest.mark.clause("DR-4.3.2", "DR-4.3.5")
def test_a_slot_action_can_be_declined_and_a_bump_keeps_values() -> None:
    state = position(seats__0__reserve=["4", "3", "0", "0"], seats__0__horseshoes=0)
    act(state, "0 bump 4>1")
    assert options_of(state, 0)[:2] == ["choose craft-good", "decline"]
    act(state, "0 decline")
    assert state.to_data()["seats"][0]["locked"] == ["4", "2", "3"]
    assert state.to_data()["seats"][0]["space"] == 1
    assert state.to_data()["seats"][0]["goods"] == position().to_data()["seats"][0]["goods"]


@pytest.mark.clause("DR-4.3.1", "DR-1.4")
def test_equal_values_can_be_reset_even_with_different_faces() -> None:
    """1a and 1b have the same value."""
    state = position(seats__0__locked=["1a", "1b", "1a"])
    assert "reset" in options_of(state, 0)
    act(state, "0 reset")
    assert state.to_data()["seats"][0]["locked"] == ["1a", "2", "3"]
    assert "reset" not in options_of(state, 0)


@pytest.mark.clause("DR-4.3.4")
def test_without_a_reserve_any_locked_die_is_taken_and_slot_one_gives_any_good() -> None:
    state = position(
        round=11, seats__0__reserve=[], seats__0__horseshoes=0, seats__0__goods=[], seats__0__lit=[]
    )
    assert options_of(state, 0) == ["unlock 1", "unlock 2", "unlock 3"]
    act(state, "0 unlock 1", "0 choose craft-good")
    assert len(options_of(state, 0)) == 6
    act(state, "0 take book basic")
    assert state.to_data()["seats"][0]["goods"] == ["book"]


@pytest.mark.clause("DR-4.4.1", "DR-11.4")
def test_a_seat_is_told_where_each_die_and_the_steed_lead() -> None:
    state = position(seats__0__steeds=["sugarfoot"], seats__0__space=4, seats__0__horseshoes=0)
    act(state, "0 bump 2>1", "0 decline")
    ways = [move.removeprefix("move ") for move in options_of(state, 0)]
    assert "steed" in ways
    for way in ways:
        after = state.clone()
        act(after, f"0 move {way}")
        assert state.aids(0)["leads"][way] == after.to_data()["seats"][0]["space"]


@pytest.mark.clause("DR-4.5.2")
def test_both_dice_open_both_districts_and_the_building_in_any_order() -> None:
    state = position(
        turn__step="activate",
        seats__0__space=2,
        seats__0__reserve=["0", "0", "0"],
        seats__0__pool={"night": "2", "lit": "1a"},
        seats__0__lit=[],
    )
    building = state.to_data()["buildings"][1]
    wanted = {"activate commissions", "activate yurgs", f"activate {building}", "done"}
    assert set(options_of(state, 0)) == wanted


@pytest.mark.clause("DR-4.5.2")
def test_one_die_opens_one_district() -> None:
    """And no building."""
    state = position(
        turn__step="activate",
        seats__0__space=1,
        seats__0__reserve=["0", "0", "0"],
        seats__0__pool={"night": "2", "lit": None},
    )
    assert options_of(state, 0) == ["activate bazaar", "activate commissions", "done"]
    with pytest.raises(Refusal) as refused:
        act(state, "0 activate " + state.to_data()["buildings"][0])
    assert refused.value.clause == "DR-4.5.2"
    act(state, "0 activate commissions", "0 commission farglen")
    assert state.turn == 1


@pytest.mark.clause("DR-5.4.3")
def test_the_inn_is_closed_to_those_whom_no_hero_asks_for_anything() -> None:
    state = position(
        turn__step="activate",
        seats__0__space=0,
        seats__0__goods=[],
        seats__0__reserve=["0", "0", "0"],
        seats__0__pool={"night": "2", "lit": None},
    )
    with pytest.raises(Refusal) as refused:
        act(state, "0 activate inn")
    assert refused.value.clause == "DR-5.4.3"


@pytest.mark.clause("DR-4.6.5")
def test_the_spent_pile_is_rolled_when_the_reserve_is_empty() -> None:
    """After round 4 one die leaves, three are rolled."""
    state = position(
        round=4,
        seats__0__reserve=["0"],
        seats__0__spent=3,
        seats__0__horseshoes=0,
        seats__0__lit=[],
    )
    act(state, "0 bump 0>1", "0 decline", "0 done")
    seat = state.to_data()["seats"][0]
    assert len(seat["reserve"]) == 3
    assert seat["spent"] == 0
    assert state.dice[0].removed == 1


@pytest.mark.clause("DR-4.6.3")
def test_a_taken_companion_makes_the_row_slide_away_from_the_deck() -> None:
    """The new farthest card gets a travel die."""
    state = position(
        turn__step="activate",
        turn__places=["yurgs"],
        turn__districts=1,
        companions=["raven", "phoenix", "ice_mouse"],
        seats__0__reserve=["0", "0", "0"],
        seats__0__pool={"night": "2", "lit": None},
        seats__0__lanterns=0,
        seats__0__goods=[],
        seats__0__heroes=[],
    )
    act(state, "0 activate yurgs", "0 travel towns", "0 invite ice_mouse die")
    assert state.to_data()["companions"][2] is None
    act(state, "0 declare dark_road farglen", "1 stay")
    while state.turn == 0:
        act(state, "0 " + options_of(state, 0)[-1])
    row = state.to_data()["companions"]
    assert [card["name"] for card in row[1:]] == ["raven", "phoenix"]
    assert [card["die"] for card in row] == [False, False, True]


@pytest.mark.clause("DR-1.1")
def test_options_of_another_number_of_seats_are_refused() -> None:
    """Alone only against the Private Concern, which never is a fifth."""
    from lanternway.core import OptionError

    with pytest.raises(OptionError):
        start({}, 1, 1)
    with pytest.raises(OptionError):
        start({"private_concern": "merchant"}, 4, 1)
    assert start({"private_concern": "merchant"}, 1, 1).seats == 2
    assert GAME.seats == range(1, 5)
