"""Tables of this game for tests: every variant at every number of seats it is for."""

import os
import random
from collections.abc import Mapping
from typing import Any

from lanternway.core import Action, OptionError
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.state import Table

DEPTH = max(1, int(os.environ.get("LANTERNWAY_DEPTH", "1")))


def settings() -> list[tuple[dict[str, Any], int]]:
    """Options and seats that go together."""
    found: list[tuple[dict[str, Any], int]] = []
    for options in GAME.variants:
        for seats in GAME.seats:
            try:
                GAME.check_options(GAME.options.read(options), seats)
            except OptionError:
                continue
            found.append((options, seats))
    return found


def start(options: Mapping[str, Any], seats: int, seed: int | str) -> Table:
    state = GAME.start(options, seats, seed)
    assert isinstance(state, Table)
    return state


def position(seats: int = 2, options: Mapping[str, Any] | None = None, **facts: Any) -> Table:
    """A fresh table with some facts set: `seats__0__coins=6` is the path `seats.0.coins`."""
    given = GAME.options.read(options or {})
    table = start(given, seats, 1).to_data()
    for path, value in facts.items():
        *way, last = path.split("__")
        place: Any = table
        for key in way:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value
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
