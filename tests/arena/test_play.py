"""The loop that plays a game to its end."""

from lanternway.arena.play import by_bots, play
from lanternway.bots import Candidate
from lanternway.core import Action, View, get_game


def test_only_real_decisions_are_asked_and_all_actions_are_told() -> None:
    state = get_game("lantern_fair").start({}, 2, "loop")
    asked: list[int] = []
    told: list[Action] = []

    def choose(seat: int, legal: list[Action]) -> Action:
        assert len(legal) > 1
        asked.append(seat)
        return legal[-1]

    real, forced = play(state, choose, lambda _, action: told.append(action))
    assert state.outcome() is not None
    assert real == len(asked)
    assert real + forced == len(told)


class Witness:
    """Remembers whether it was shown something, and takes the first action."""

    def __init__(self, blind: bool) -> None:
        self.blind: bool = blind
        self.thoughts: list[Candidate] = []
        self.seats: set[int] = set()

    def choose(self, view: View, legal: list[Action]) -> Action:
        if view.data:
            self.seats.add(view.seat)
        return legal[0]


def test_a_bot_that_does_not_look_is_given_no_view() -> None:
    state = get_game("lantern_fair").start({}, 2, "views")
    blind, seeing = Witness(blind=True), Witness(blind=False)
    play(state, by_bots(state, [blind, seeing]))
    assert blind.seats == set()
    assert seeing.seats == {1}
