"""Tables of this game for tests: every variant at every number of seats it is for."""

import random
from collections.abc import Mapping
from typing import Any

from lanternway.core import Action
from lanternway.core.position import set_path
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.state import Table
from tests.conformance.tables import cases_of


def settings() -> list[tuple[dict[str, Any], int]]:
    """Options and seats that go together."""
    return [(case.options, case.seats) for case in cases_of(GAME)]


def start(options: Mapping[str, Any], seats: int, seed: int | str) -> Table:
    state = GAME.start(options, seats, seed)
    assert isinstance(state, Table)
    return state


def position(seats: int = 2, options: Mapping[str, Any] | None = None, **facts: Any) -> Table:
    """A fresh table with some facts set: `seats__0__coins=6` is the path `seats.0.coins`."""
    given = GAME.options.read(options or {})
    table = start(given, seats, 1).to_data()
    for path, value in facts.items():
        set_path(table, path.replace("__", "."), value)
    state = GAME.from_data(table, given, seats)
    assert isinstance(state, Table)
    return state


def act(state: Table, *moves: str) -> None:
    """Moves in notation, each with its seat: `0 buy armor`."""
    for move in moves:
        seat, notation = move.split(" ", 1)
        state.apply(int(seat), GAME.catalogue.parse(notation))


def options_of(state: Table, seat: int) -> list[str]:
    return [action.text for action in state.legal(seat)]


def choose(state: Table, chance: random.Random) -> tuple[int, Action]:
    seat = state.to_move()[0]
    return seat, chance.choice(state.legal(seat))
