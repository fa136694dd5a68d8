"""A fresh game (TR-1)."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import Chance
from lanternway.games.treos.content import CHARACTERS, COMMON, CONTENT, EVENTS, TASKS, TILE_COUNTS
from lanternway.games.treos.layouts import FRONT, REVERSE, Layout, board_of
from lanternway.games.treos.regions import MOST_SPACES
from lanternway.games.treos.rules.sunrise import sunrise
from lanternway.games.treos.rules.towns import turn_up
from lanternway.games.treos.state import (
    HIDDEN,
    NO_TILE,
    NOBODY,
    PLAN,
    STRIDE,
    Setting,
    TreosState,
)

STREAM_LAYOUT: Final = 0
STREAM_TOWNS: Final = 2
STREAM_CHARACTERS: Final = 3
SIDES: Final = ("S", "W", "N", "E")
DEFAULT_SIDES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
PERSONAL_DECKS: Final = [
    tuple(card.bid for card in CONTENT.cards if card.owner == owner) for owner in range(4)
]
COMMON_CARDS: Final = [card.bid for card in CONTENT.cards if card.owner == COMMON]


def new_game(options: Mapping[str, Any], seats: int, chance: Chance) -> TreosState:
    """Everything placed at random, day 1 begun: all seats are asked for their plans."""
    layout = draw_layout(chance, bool(options["variable_setup"]))
    setting = Setting(
        dict(options), seats, draw_characters(chance, options["characters"], seats),
        sides_of(options["seats"], seats), layout,
    )  # fmt: skip
    board = board_of(layout, CONTENT.regions)
    centre = 0 if layout.side == FRONT else chance.draw(STREAM_LAYOUT, 4)
    secrets = [HIDDEN] * 8
    if setting.secrets_a_region == 1:
        for region in range(4):
            secrets[2 * region + chance.draw(STREAM_LAYOUT, 2)] = NO_TILE
    homes = [board.towns[CONTENT.characters[who].home] for who in setting.characters]
    state = TreosState(
        seats, chance, [], 0, setting, board,
        day=0, phase=0, event=-1, ready=0, winner=NOBODY, deck=len(COMMON_CARDS),
        personal=(1 << seats) - 1, portals=0, inns=0, order=(),
        pos=homes, robbers=[*board.inns, board.centre[centre]],
        gold=[0] * seats, weapons=[0] * seats, secrets=secrets, tiles=all_tiles(),
        fresh=[0] * seats, plan=[0] * (PLAN * seats), facts=[0] * (STRIDE * seats),
        hands=[()] * seats, tops=[()] * seats,
        bodies=[PERSONAL_DECKS[who] for who in setting.characters],
        discards=[()] * seats, quests=[()] * seats, side=[()] * seats,
        commons=list(COMMON_CARDS), upturned=[-1] * 4,
        piles=[tuple(range(12 * pile, 12 * pile + 12)) for pile in range(4)] + [()] * 4,
        side_pool=list(range(TASKS)), side_bottom=[],
        event_pool=list(range(EVENTS)), event_bottom=[],
    )  # fmt: skip
    for pile in range(4):
        turn_up(state, pile)
    sunrise(state)
    return state


def all_tiles() -> list[int]:
    """The types of the nine secret tiles (TR-1.4)."""
    tiles: list[int] = []
    for kind, count in enumerate(TILE_COUNTS):
        tiles += [kind] * count
    return tiles


def draw_layout(chance: Chance, variable: bool) -> Layout:
    """A random quadrant and a random quarter-turn for each region; on the reverse side a random
    pile for each region and its towns on open spaces (TR-1.2, TR-8.2)."""
    free = [0, 1, 2, 3]
    quadrants = tuple([chance.take(STREAM_LAYOUT, free) for _ in range(4)])
    turns = tuple([chance.draw(STREAM_LAYOUT, 4) for _ in range(4)])
    if not variable:
        return Layout(quadrants, turns)
    left = [0, 1, 2, 3]
    piles = tuple([chance.take(STREAM_TOWNS, left) for _ in range(4)])
    towns = [0] * 8
    for region in range(4):
        spaces = CONTENT.regions[region].sides[REVERSE].local("open")
        for town in (2 * piles[region], 2 * piles[region] + 1):
            towns[town] = region * MOST_SPACES + chance.take(STREAM_TOWNS, spaces)
    return Layout(quadrants, turns, REVERSE, piles, tuple(towns))


def draw_characters(chance: Chance, chosen: Any, seats: int) -> tuple[int, ...]:
    if isinstance(chosen, list):
        return tuple(CHARACTERS.index(word) for word in chosen)
    left = [0, 1, 2, 3]
    return tuple([chance.take(STREAM_CHARACTERS, left) for _ in range(seats)])


def sides_of(chosen: Any, seats: int) -> tuple[int, ...]:
    """The side of the map for each seat, as seat turns (TR-1.1)."""
    if isinstance(chosen, list):
        return tuple(SIDES.index(word) for word in chosen)
    return DEFAULT_SIDES[seats]
