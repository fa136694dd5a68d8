"""Nothing is lost and nothing comes from nowhere, whatever is played (DR-1.2, DR-3.3, DR-4.1)."""

import random
from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lanternway.core import DataError, to_text
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.content_words import LIT_DIE, QUARTZ
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.state import Table
from tests.conformance.tables import DEPTH
from tests.games.dark_road.tables import choose, start
from tests.games.dark_road.tables import settings as tables


class Laws(RuleBasedStateMachine):
    """A game played by whoever wants to break it."""

    state: Table

    @initialize(setting=st.sampled_from(tables()), seed=st.integers(0, 10_000))
    def open_a_table(self, setting: tuple[dict[str, Any], int], seed: int) -> None:
        options, self.seats = setting
        self.options = GAME.options.read(options)
        self.state = start(options, self.seats, seed)
        self.round = 1

    @precondition(lambda self: bool(self.state.agenda))
    @rule(picks=st.lists(st.integers(0, 1000), min_size=1, max_size=40))
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.state.agenda:
                return
            seat = self.state.to_move()[0]
            legal = self.state.legal(seat)
            self.state.apply(seat, legal[pick % len(legal)], [])
            GAME.check(self.state)

    @precondition(lambda self: bool(self.state.agenda))
    @rule(verb=st.sampled_from(["companion", "activate", "use", "travel", "take", "sell", "buy"]))
    def insist(self, verb: str) -> None:
        """What random play seldom does."""
        seat = self.state.to_move()[0]
        for action in self.state.legal(seat):
            if action.family.verb == verb:
                self.state.apply(seat, action)
                return

    @rule()
    def go_on_from_the_text_form(self) -> None:
        before = to_text(self.state.to_data())
        state = GAME.from_data(self.state.to_data(), self.options, self.seats)
        assert isinstance(state, Table)
        assert to_text(state.to_data()) == before
        self.state = state

    @rule()
    def go_on_from_a_clone(self) -> None:
        self.state = self.state.clone()

    @invariant()
    def the_laws_hold(self) -> None:
        if hasattr(self, "options"):
            GAME.check(self.state)

    @invariant()
    def time_goes_forward(self) -> None:
        if hasattr(self, "options"):
            assert self.round <= self.state.round <= 13
            self.round = self.state.round


TestLaws = Laws.TestCase
TestLaws.settings = settings(
    max_examples=12 * DEPTH,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.clause("DR-4.1")
@pytest.mark.parametrize(("options", "seats"), tables())
def test_a_game_is_thirteen_rounds_of_one_turn_each(options: dict[str, Any], seats: int) -> None:
    """Counted by the turns that begin, which events tell."""
    for seed in range(3 * DEPTH):
        chance = random.Random(seed)
        state = start(options, seats, f"rounds/{seed}")
        turns: list[tuple[int, int]] = []
        if state.turn == 0:
            turns.append((1, 0))  # the first turn began with the setup
        while state.agenda:
            seat, action = choose(state, chance)
            events: list[Any] = []
            state.apply(seat, action, events)
            GAME.check(state)
            for event in events:
                if event.kind == "turn":
                    turns.append((event.facts["round"], event.facts["seat"]))
        order = sorted(range(state.seats), key=state.setting.turn_order)
        assert turns == [(r, s) for r in range(1, 14) for s in order]


def lose_good(table: Table) -> None:
    table.good_supply[0] -= 1


def lose_lit_die(table: Table) -> None:
    table.supply[LIT_DIE] -= 1


def lose_quartz(table: Table) -> None:
    table.supply[QUARTZ] -= 1


def lose_deed(table: Table) -> None:
    deck = table.decks[decks.DEEDS]
    table.decks[decks.DEEDS] = deck.without(members(deck.pool)[0])


@pytest.mark.parametrize("lose", [lose_good, lose_lit_die, lose_quartz, lose_deed])
def test_a_broken_table_is_noticed(lose: Callable[[Table], None]) -> None:
    state = start({}, 3, 5)
    lose(state)
    with pytest.raises(DataError):
        GAME.check(state)


def test_a_lost_night_die_is_noticed() -> None:
    state = start({}, 2, 5)
    state.dice[0] = state.dice[0].rolled_anew(list(state.dice[0].reserve))
    with pytest.raises(DataError, match="night dice"):
        GAME.check(state)
