"""Obligation 7: undo restores the exact state and never crosses a barrier."""

import random
from dataclasses import dataclass

from lanternway.core import Match, State, state_hash
from tests.conformance.tables import LONG, Case, choose_move, for_every_table, seeds


@dataclass
class Past:
    """A state before an action of a seat, as it was."""

    seat: int
    hash: str
    barrier: tuple[int, int]
    counters: list[int]


def remember(state: State, seat: int) -> Past:
    return Past(seat, state_hash(state), state.barrier(), list(state.chance.counters))


@for_every_table
@seeds
def test_undo_restores_the_exact_state_and_never_crosses_a_barrier(case: Case, seed: int) -> None:
    choose = random.Random(f"undo/{seed}")
    match = Match.deal(case.game, case.options, case.seats, f"undo/{case}/{seed}")
    past: list[Past] = []
    undone = 0
    while match.state.to_move() and len(match.entries) < LONG and undone < LONG:
        seat, action = choose_move(match.state, choose)
        past.append(remember(match.state, seat))
        match.act(seat, action)
        able = [match.can_undo(other) for other in range(case.seats)]
        assert sum(n > 0 for n in able) <= 1, "two seats could take back at once"
        steps = able[seat]
        assert all(n == 0 for other, n in enumerate(able) if other != seat)
        back = past[len(past) - steps :]
        for moment in back:
            assert moment.seat == seat, "another seat's act would be taken back"
            assert moment.barrier == match.state.barrier(), (
                f"{seat} {action}: undo would go behind something drawn or revealed"
            )
        if steps and choose.random() < 0.3:
            take = choose.randint(1, steps)
            assert match.undo(seat, take) == take
            wanted = past[-take]
            del past[-take:]
            undone += take
            assert state_hash(match.state) == wanted.hash
            assert match.state.chance.counters == wanted.counters
            assert match.state.barrier() == wanted.barrier
            assert len(match.entries) == len(past)


@for_every_table
def test_undo_takes_back_no_more_than_it_can(case: Case) -> None:
    match = Match.deal(case.game, case.options, case.seats, 5)
    before = state_hash(match.state)
    for seat in range(-1, case.seats + 1):
        assert match.can_undo(seat) == 0
        assert match.undo(seat, 9) == 0
    assert state_hash(match.state) == before
