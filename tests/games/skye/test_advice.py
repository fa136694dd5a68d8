"""Advice is good enough that looking one step ahead beats chance, with and without Journeyman."""

import random
from typing import Any

import pytest

from lanternway.bots import get_bot
from lanternway.core import Action, State, position
from lanternway.games.skye import GAME
from lanternway.games.skye.actions import REVISE
from lanternway.games.skye.state import Table
from tests.games.positions import FILES, read


def best(table: Table, seat: int, legal: list[Action]) -> Action:
    values = []
    legal = GAME.advice.worth_a_look(table, seat, legal)
    for action in legal:
        world = table.clone()
        world.perform(seat, action)
        values.append(GAME.advice.value(world, seat))
    return legal[values.index(max(values))]


@pytest.mark.parametrize("journeyman", [False, True])
def test_one_step_ahead_beats_chance(journeyman: bool) -> None:
    choose = random.Random(1)
    lead = 0
    for seed in range(4):
        table = GAME.start({"journeyman": journeyman}, 3, seed)
        assert isinstance(table, Table)
        thinker = seed % 3
        while table.to_move():
            seat = table.to_move()[0]
            legal = table.legal(seat)
            thinks = seat == thinker and len(legal) > 1
            table.perform(seat, best(table, seat, legal) if thinks else choose.choice(legal))
        outcome = table.outcome()
        assert outcome is not None
        others = [points for seat, points in enumerate(outcome.scores) if seat != thinker]
        lead += outcome.scores[thinker] - max(others)
    assert lead > 40, f"only {lead} points ahead in four games"


def test_values_ask_without_touching() -> None:
    table = GAME.start({"journeyman": True}, 2, 5)
    assert isinstance(table, Table)
    choose = random.Random(2)
    while table.to_move():
        before = table.to_data()
        lands = table.lands[:]
        for seat in range(2):
            GAME.advice.value(table, seat)
        assert table.to_data() == before
        assert all(a is b for a, b in zip(table.lands, lands, strict=True))
        seat = table.to_move()[0]
        table.perform(seat, choose.choice(table.legal(seat)))


def moved_round(data: dict[str, Any], by: int) -> dict[str, Any]:
    """The same table with everybody sitting so many places further on."""
    seats = len(data["seats"])
    moved = dict(data)
    moved["seats"] = [data["seats"][(seat - by) % seats] for seat in range(seats)]
    for name in ("start", "turn"):
        if data[name] is not None:
            moved[name] = (data[name] + by) % seats
    for name in ("agenda", "unlocked"):
        rows = data.get(name, [])
        moved[name] = [{**row, "seat": (row["seat"] + by) % seats} for row in rows]
    if "unlocked" not in data:
        del moved["unlocked"]
    return moved


def looks(table: State, seat: int) -> dict[str, float]:
    """By action: how much it deserves a look."""
    legal = table.legal(seat)
    weights = GAME.advice.priors(table, seat, legal)
    return {action.text: weight for action, weight in zip(legal, weights, strict=True)}


@pytest.mark.parametrize("journeyman", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_seat_is_preferred(seats: int, journeyman: bool) -> None:
    """A position is worth the same to whoever is in it: seats, and with them colors, count for nothing."""
    choose = random.Random(seats)
    options = GAME.options.read({"journeyman": journeyman})
    table = GAME.start({"journeyman": journeyman}, seats, 11)
    compared = 0
    while table.to_move():
        seat = choose.choice(table.to_move())
        if choose.random() < 0.1:
            compared += 1
            for by in range(1, seats):
                other = GAME.from_data(moved_round(table.to_data(), by), options, seats)
                there = (seat + by) % seats
                for one in range(seats):
                    assert GAME.advice.value(other, (one + by) % seats) == pytest.approx(
                        GAME.advice.value(table, one)
                    )
                assert looks(other, there) == pytest.approx(looks(table, seat))
        table.perform(seat, choose.choice(table.legal(seat)))
    assert compared > 5


@pytest.mark.clause("SK-9.11")
def test_gold_comes_before_the_advance_that_it_pays_for() -> None:
    path = next(path for path in FILES if path.name == "9-11-order.yaml")
    table = position.table(read(path))
    assert isinstance(table, Table)
    assert str(best(table, 0, table.legal(0))) == "bonus gold"


@pytest.mark.clause("SK-9.9")
def test_a_sale_is_worth_its_step_only_outside_the_loop() -> None:
    """Two sellers alike but for the warrior, which in its loop no sale moves."""
    data = GAME.start({"journeyman": True}, 2, 4).to_data()
    data["stage"] = "buy"
    data["seats"][0]["gold"] = 0
    data["seats"][1]["prices"] = [2, None, None]

    def worth_of_offer(space: int) -> float:
        data["seats"][1]["tracks"]["warrior"] = space
        values = []
        for prices in ([2, None, None], [None, None, None]):
            data["seats"][1]["prices"] = prices
            table = GAME.from_data(data, GAME.options.read({"journeyman": True}), 2)
            values.append(GAME.advice.value(table, 1))
        return values[0] - values[1]

    assert worth_of_offer(13) > worth_of_offer(14) + 0.01


@pytest.mark.parametrize("name", ["mild", "greedy", "search:20", "level:1"])
def test_bots_do_not_take_back_what_they_have_just_priced(name: str) -> None:
    """SK-3.3 lets them; a bot that thinks the same again would only dither."""
    table = GAME.start({"journeyman": True}, 3, 5)
    bots = [get_bot(name, seat) for seat in range(3)]
    offered = 0
    while table.to_move() and table.to_data()["stage"] == "price":
        for seat in table.to_move():
            legal = table.legal(seat)
            offered += REVISE.actions[0] in legal
            chosen = bots[seat].choose(table.view(seat), legal)
            assert chosen.family is not REVISE
            table.apply(seat, chosen)
    assert offered >= 6


def test_taking_back_is_passed_over_only_where_something_else_can_be_done() -> None:
    table = GAME.start({}, 2, 5)
    for text in ("axe 1", "price 1", "price 1"):
        table.apply(0, GAME.catalogue.parse(text))
    legal = table.legal(0)
    assert [action.text for action in legal] == ["done", "revise"]
    assert GAME.advice.priors(table, 0, legal) == [1.0, 0.0]
    table.apply(0, legal[0])
    assert GAME.advice.priors(table, 0, table.legal(0)) == [1.0]
