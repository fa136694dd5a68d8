"""The tables that every game is tried at, and random play at them.

`LANTERNWAY_DEPTH=10 make test` plays ten times as many games; `LANTERNWAY_ONLY=skye,treos` tries
these games only. With LANTERNWAY_DEEP=1 every variant is tried at every number of seats; in the usual run
the usual game at every number, every other variant at one of its numbers, in turn.
"""

import os
import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pytest

from lanternway.core import (
    Action,
    Event,
    Game,
    LanternwayError,
    State,
    game_ids,
    get_game,
    state_hash,
)

DEPTH = max(1, int(os.environ.get("LANTERNWAY_DEPTH", "1")))
GAMES = [name for name in os.environ.get("LANTERNWAY_ONLY", "").split(",") if name] or game_ids()


@dataclass(frozen=True)
class Case:
    """A game at a number of seats with one of its variants (by number)."""

    game_id: str
    seats: int
    variant: int

    @property
    def game(self) -> Game:
        return get_game(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        return self.game.variants[self.variant]

    def start(self, seed: int | str) -> State:
        return self.game.start(self.options, self.seats, f"{self}/{seed}")

    def from_data(self, data: dict[str, Any]) -> State:
        return self.game.from_data(data, self.game.options.read(self.options), self.seats)

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-v{self.variant}"


def cases_of(game: Game) -> list[Case]:
    """Every variant of a game at every number of seats that it is for."""
    found: list[Case] = []
    for variant, options in enumerate(game.variants):
        for seats in game.seats:
            try:
                game.check_options(game.options.read(options), seats)
            except LanternwayError:
                continue  # this variant is not for so many
            found.append(Case(game.id, seats, variant))
    return found


CASES = [case for game_id in GAMES for case in cases_of(get_game(game_id))]


def sample_of(cases: list[Case]) -> list[Case]:
    """Of a game's tables some, so that every variant and every number of seats occurs."""
    found: list[Case] = []
    for variant in sorted({case.variant for case in cases}):
        same = [case for case in cases if case.variant == variant]
        found += same if variant == 0 else [same[variant % len(same)]]
    return found


TRIED = CASES
if not os.environ.get("LANTERNWAY_DEEP"):
    TRIED = [case for game_id in GAMES for case in sample_of(cases_of(get_game(game_id)))]

for_every_table = pytest.mark.parametrize("case", TRIED, ids=str, scope="module")
"""All tests of a file at one table, then at the next: they look at the same games."""
for_every_game = pytest.mark.parametrize("game", [get_game(name) for name in GAMES], ids=GAMES)
KEPT = 150
"""So many moments of a playthrough are looked at."""
LONG = 400 * DEPTH
"""Matches are not played further than this: writing every step down takes its time."""

seeds = pytest.mark.parametrize("seed", range(DEPTH))


@dataclass
class Moment:
    """A state of a playthrough and what was done in it."""

    number: int
    state: State
    hash: str
    seat: int
    action: Action
    last: str
    """What was done before, for failure messages."""
    events: list[Event] = field(default_factory=list)


@dataclass
class Playthrough:
    """A whole random game: its moments (of a long one some, evenly), in order, and how it ended."""

    case: Case
    seed: int
    moments: list[Moment]
    end: State

    def some(self, count: int) -> list[Moment]:
        """About so many moments, spread over the game; others in every playthrough."""
        choose = random.Random(f"{self.case}/{self.seed}/{count}")
        if len(self.moments) <= count:
            return self.moments
        return [self.moments[i] for i in sorted(choose.sample(range(len(self.moments)), count))]

    def where(self, moment: Moment) -> str:
        """For failure messages: enough to come back here."""
        return (
            f"{self.case} seed {self.seed}, action {moment.number}: {moment.seat} {moment.action}; "
            f"before: {moment.last or 'nothing'}"
        )


def choose_move(state: State, choose: random.Random) -> tuple[int, Action]:
    """A random seat that may act and a random action of it."""
    seat = choose.choice(state.to_move())
    return seat, choose.choice(state.legal(seat))


def play_out(state: State, choose: random.Random, limit: int) -> int:
    """Random play to the end; how many actions it took. Fails beyond the limit."""
    actions = 0
    while state.to_move():
        assert actions < limit, f"still going on after {limit} actions"
        seat, action = choose_move(state, choose)
        state.perform(seat, action)
        actions += 1
    return actions


@lru_cache(maxsize=2)
def playthrough(case: Case, seed: int) -> Playthrough:
    """A random game in which nobody takes a commitment back."""
    choose = random.Random(f"play/{case}/{seed}")
    state = case.start(seed)
    moments: list[Moment] = []
    actions = 0
    stride = 1
    last = ""
    while state.to_move():
        assert actions < case.game.bound, f"{case}: more than {case.game.bound} actions"
        seat, action = choose_move(state, choose)
        if actions % stride:
            state.perform(seat, action)
        else:
            moment = Moment(actions, state.clone(), state_hash(state), seat, action, last)
            state.apply(seat, action, moment.events)
            moments.append(moment)
        actions += 1
        last = f"{seat} {action}"
        if len(moments) > KEPT:
            moments = moments[::2]  # long games are looked at less closely
            stride *= 2
    return Playthrough(case, seed, moments, state)
