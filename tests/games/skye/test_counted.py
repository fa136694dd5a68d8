"""What a page lights up when a round is scored: the tiles that count, and no others."""

import pytest

from lanternway.bots import get_bot
from lanternway.core import Match
from lanternway.core.registry import get_game
from lanternway.games.skye import scoring
from lanternway.games.skye.content import COUNTS
from lanternway.games.skye.counted import last_scored, tiles_of
from lanternway.games.skye.state import Table

BESIDE = ("gold", "bridges")
"""What is counted beside the territory."""
ONE_EACH = ("whisky_tiles", "tiles_joined")
"""A tile is one of these."""


@pytest.mark.parametrize("seed", range(4))
def test_tiles_light_up_if_and_only_if_something_counts(seed: int) -> None:
    match = Match.deal(get_game("skye"), {"journeyman": seed % 2 == 1}, 3, f"counted/{seed}")
    bots = [get_bot("mild", f"{seed}/{seat}") for seat in range(3)]
    while match.state.to_move():
        seat = match.state.to_move()[0]
        match.act(seat, bots[seat].choose(match.state.view(seat), match.state.legal(seat)))
    table = match.state
    assert isinstance(table, Table)
    for seat in range(3):
        size = len(table.lands[seat].tiles)
        for what, word in enumerate(COUNTS):
            lit = tiles_of(table, seat, word)
            assert lit == sorted(set(lit))
            assert all(0 <= number < size for number in lit)
            if word in BESIDE:
                assert lit == []
            elif word == "brochs_of_mountains":
                assert bool(lit) == any(table.lands[seat].totals[11:14])
            else:
                assert bool(lit) == (scoring.count(table, seat, what) > 0), word
            if word in ONE_EACH:
                assert len(lit) == scoring.count(table, seat, what)
    shown = last_scored(table, over=True)
    assert [len(by_seat) for by_seat in shown.values()] == [3] * len(shown)
    assert len(shown) == 3, "three scoring tiles count in the last round"
