"""Obligation 9: what comes back from a snapshot goes on exactly like the game itself, to the end."""

import json
import random

import pytest

from lanternway.core import State, to_text
from tests.conformance.tables import LONG, Case, choose_move, for_every_table, seeds

EVERY = 10
"""Actions between two snapshots."""
MOST = 6
"""So many restored games are played on beside the straight one. When there are more, every other is given
up, and snapshots are taken half as often."""
MOST_OF_LONG = 2
"""Likewise, once a game has become long."""
FRESH = 5
"""Actions after a snapshot that are each compared; later every third is: what went apart stays apart."""


def restored(case: Case, state: State) -> State:
    """The state from its snapshot, as a server takes it up again."""
    back = case.from_data(json.loads(to_text(state.to_snapshot())))
    back.chance = state.chance.clone()
    back.reveals = state.reveals
    return back


def seen(case: Case, state: State) -> list[object]:
    """All that must be equal. The state's hash is that of the first text."""
    legal = [[action.text for action in state.legal(seat)] for seat in range(case.seats)]
    chance = state.chance.counters
    return [to_text(state.to_data()), state.to_move(), legal, state.barrier(), chance]


def play_beside(case: Case, seed: int) -> None:
    """A random game, the same as `tables.playthrough` plays, and games restored from its states: each
    gets the same actions and the same chance."""
    choose = random.Random(f"play/{case}/{seed}")
    state = case.start(seed)
    others: list[tuple[int, State]] = []
    actions = 0
    every = EVERY
    while state.to_move():
        if actions % every == 0:
            others.append((actions, restored(case, state)))
        while len(others) > (MOST if actions < LONG else MOST_OF_LONG):
            others = others[::2]
            every *= 2
        seat, action = choose_move(state, choose)
        state.apply(seat, action)
        actions += 1
        for _, other in others:
            other.apply(seat, action)
        due = actions % 3 == 0 or not state.to_move()
        compared = [(since, other) for since, other in others if due or actions - since <= FRESH]
        wanted = seen(case, state) if compared else []
        for since, other in compared:
            where = (
                f"{case} seed {seed}: restored at {since}, after action {actions}: {seat} {action}"
            )
            assert seen(case, other) == wanted, where


@for_every_table
@seeds
def test_a_restored_game_goes_on_like_the_straight_one(case: Case, seed: int) -> None:
    play_beside(case, seed)


@pytest.mark.parametrize(
    ("case", "seed"),
    [
        pytest.param(
            Case("dark_road", 2, 8), 4, id="a second copy of a companion with gifts comes"
        ),
    ],
)
def test_a_restored_game_goes_on_where_like_pieces_are_told_apart(case: Case, seed: int) -> None:
    play_beside(case, seed)
