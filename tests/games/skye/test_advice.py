"""Advice is good enough that looking one step ahead beats chance, with and without Journeyman."""

import random

import pytest

from lanternway.core import Action
from lanternway.games.skye import GAME
from lanternway.games.skye.state import Table


def best(table: Table, seat: int, legal: list[Action]) -> Action:
    values = []
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
