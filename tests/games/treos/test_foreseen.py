"""What is certain of a choice is told before it is made, though the next player's card is hidden."""

from collections import Counter

from lanternway.bots import get_bot
from lanternway.core import Match, get_game
from lanternway.core.event import foreseen

CERTAIN = {"go", "drive", "hop", "take", "deliver", "fulfil"}
"""Choices that do something for certain, whatever comes then: the first event tells it."""


def test_what_is_certain_of_a_choice_is_foreseen() -> None:
    tried: Counter[str] = Counter()
    for seed in range(4):
        match = Match.deal(get_game("treos"), {}, 3, f"foreseen/{seed}")
        bots = [get_bot("mild", f"{seed}/{seat}") for seat in range(3)]
        while match.state.to_move() and tried.keys() != CERTAIN:
            seat = match.state.to_move()[0]
            action = bots[seat].choose(match.state.view(seat), match.state.legal(seat))
            barrier = match.state.barrier()
            events = match.act(seat, action)
            if action.family.verb in CERTAIN:
                tried[action.family.verb] += 1
                assert foreseen(events, barrier)[:1] == events[:1], action
    assert tried.keys() == CERTAIN
