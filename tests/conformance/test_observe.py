"""Observations: one length, small numbers, nothing that the seat may not know, and what is legal."""

import math
from typing import Any

import pytest

from lanternway.core import View, to_text
from lanternway.core.observation import LIMIT, legal_mask
from tests.conformance.tables import Case, Playthrough, for_every_game, for_every_table, playthrough


def states(game: Playthrough, count: int) -> list[tuple[Any, str]]:
    """Some moments of a game, and its end."""
    found = [(moment.state, game.where(moment)) for moment in game.some(count)]
    return [*found, (game.end, f"{game.case}: the end")]


@for_every_game
def test_every_number_has_a_name_of_its_own(game: Any) -> None:
    assert len(set(game.observed)) == len(game.observed)


@for_every_table
def test_an_observation_is_of_one_length_and_near_one(case: Case) -> None:
    for state, where in states(playthrough(case, 0), 6):
        for seat in range(case.seats):
            found = case.game.observe(state, seat)
            assert len(found) == len(case.game.observed), where
            for name, number in zip(case.game.observed, found, strict=True):
                assert type(number) is float, f"{name} is {number!r}: {where}"
                assert math.isfinite(number), f"{name} is {number}: {where}"
                assert -LIMIT <= number <= LIMIT, f"{name} is {number}: {where}"


@for_every_table
def test_an_observation_is_unchanged_when_the_hidden_part_is_dealt_anew(case: Case) -> None:
    for state, where in states(playthrough(case, 0), 6):
        for seat in range(case.seats):
            before = case.game.observe(state, seat)
            maker = case.game.worlds(state.view(seat))
            for number in range(2):
                there = case.game.observe(maker.sample(number), seat)
                told = [
                    name
                    for name, here, other in zip(case.game.observed, before, there, strict=True)
                    if here != other
                ]
                assert not told, f"seat {seat} is told {told[:5]}: {where}"


@for_every_table
def test_seats_that_nobody_has_are_all_nothing(case: Case) -> None:
    """Also the Private Concern's seat counts: it is one of the state's seats."""
    for state, where in states(playthrough(case, 0), 4):
        found = dict(zip(case.game.observed, case.game.observe(state, 0), strict=True))
        for name, number in found.items():
            block = name.partition(".")[0]
            if block.startswith("next") and int(block[4:]) >= state.seats:
                assert number == 0.0, f"{name} is {number}: {where}"


@for_every_table
def test_the_mask_has_what_is_legal_and_nothing_else(case: Case) -> None:
    catalogue = case.game.catalogue
    for state, where in states(playthrough(case, 0), 6):
        for seat in range(case.seats):
            mask = legal_mask(state, seat, catalogue)
            assert len(mask) == len(catalogue.actions), where
            allowed = {catalogue.actions[at].text for at, may in enumerate(mask) if may}
            assert allowed == {action.text for action in state.legal(seat)}, where


@for_every_game
def test_an_observation_tells_positions_apart(game: Any) -> None:
    """Most of what a seat can see differently is observed differently: it is not a picture of nothing.
    Who takes a decision back sees the same again, and may observe the same."""
    case = Case(game.id, max(2, game.seats.start), 0)
    moments = playthrough(case, 0).moments
    views = {to_text(moment.state.view(moment.seat).data) for moment in moments}
    rows = {tuple(game.observe(moment.state, moment.seat)) for moment in moments}
    assert len(views) > 0.5 * len(moments)
    assert len(rows) > 0.9 * len(views)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_only_a_view_observes_one_of_its_worlds(seat: int) -> None:
    case = Case("lantern_fair", 2, 0)
    state = case.start(3)
    view = state.view(seat)
    assert isinstance(view, View)
    assert case.game.observe(case.game.worlds(view).sample(1), seat) == case.game.observe(
        state, seat
    )
