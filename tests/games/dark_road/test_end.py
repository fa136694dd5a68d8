"""The end: everything hidden is shown, and the count says which deed gave what (DR-12.2)."""

import random
from collections import Counter
from typing import Any

import pytest

from lanternway.core import SPECTATOR, Event
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.tables import choose, settings, start

GIVES = {"deed_coins": "deed_coins", "deed_prestige": "deed_prestige", "deed_points": "deeds"}
"""Kinds of events to the parts of the score that they explain."""


def played(options: dict[str, Any], seats: int, seed: str) -> tuple[Table, list[Event]]:
    """A random game, and what was told with its last action."""
    state = start(options, seats, seed)
    chance = random.Random(seed)
    told: list[Event] = []
    while state.to_move():
        told = []
        seat, action = choose(state, chance)
        for other in range(-1, seats):
            shown = state.view(other).data["seats"]
            for one in range(seats):
                assert ("deeds" in shown[one]) == (one == other)
        state.apply(seat, action, told)
    return state, told


@pytest.mark.clause("DR-12.2")
@pytest.mark.parametrize(("options", "seats"), settings())
def test_at_the_end_everything_hidden_is_shown_and_counted(
    options: dict[str, Any], seats: int
) -> None:
    state, told = played(options, seats, "the end")
    whole = state.to_data()["seats"]
    for viewer in range(SPECTATOR, seats):
        shown = state.view(viewer).data["seats"]
        for seat in range(state.seats):
            assert shown[seat]["coins"] == whole[seat]["coins"]
            assert shown[seat]["deeds"] == whole[seat]["deeds"]
    given: Counter[tuple[int, str]] = Counter()
    named: dict[int, set[str]] = {seat: set() for seat in range(state.seats)}
    coins = {}
    for event in told:
        seat = event.facts.get("seat", -1)
        if event.kind in GIVES:
            given[seat, GIVES[event.kind]] += event.facts["n"]
        if event.kind in GIVES or event.kind == "deed_unpaid":
            named[seat].add(event.facts["deed"].removeprefix("@dark_road-deed-"))
        if event.kind == "coins_shown":
            coins[seat] = event.facts["n"]
    for seat in range(state.seats):
        parts = scoring.parts(state, seat)
        assert coins[seat] == whole[seat]["coins"]
        assert named[seat] == set(whole[seat]["deeds"])
        for part in GIVES.values():
            assert given[seat, part] == parts.get(part, 0)
        aid = state.aids(SPECTATOR)["final_deeds"][seat]
        assert sum(gain[2] for gain in aid.values()) == parts.get("deeds", 0)
