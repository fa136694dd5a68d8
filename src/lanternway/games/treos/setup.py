"""A fresh game (TR-1)."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import Chance
from lanternway.games.treos.agenda import NOBODY
from lanternway.games.treos.board import members
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import (
    ALL_TILES,
    COMMON_CARDS,
    CONTENT,
    EVENTS,
    HIDDEN,
    NO_EVENT_TODAY,
    NO_TILE,
    PERSONAL_DECKS,
    TASKS,
)
from lanternway.games.treos.facts import Day, Turn
from lanternway.games.treos.layouts import FRONT, REVERSE, Layout, board_of
from lanternway.games.treos.plan import NO_PHASE, NO_PLAN, SUNRISE
from lanternway.games.treos.quests import NO_QUEST, quests_of, towns_of
from lanternway.games.treos.regions import MOST_SPACES, REGIONS
from lanternway.games.treos.rules.sunrise import sunrise
from lanternway.games.treos.rules.towns import turn_up
from lanternway.games.treos.setting import DEFAULT_SIDES, SIDES, Setting
from lanternway.games.treos.state import Table
from lanternway.games.treos.streams import CHARACTER, LAYOUT, TOWNS


def new_table(options: Mapping[str, Any], seats: int, chance: Chance) -> Table:
    """Everything placed at random, day 1 begun: all seats are asked for their plans."""
    layout = draw_layout(chance, bool(options["variable_setup"]))
    characters = draw_characters(chance, options["characters"], seats)
    setting = Setting(options, seats, characters, sides_of(options["seats"], seats), layout)
    board = board_of(layout, CONTENT.regions)
    fifth = board.centre[
        0
    ]  # beside Treos and Virrat (TR-1.6); on the reverse side any shore (TR-8.2)
    if layout.side != FRONT:
        shores = members(board.centre_shore & ~board.closed_to_highwaymen)
        fifth = shores[chance.draw(LAYOUT, len(shores))]
    secrets = [HIDDEN] * len(board.secrets)
    if setting.secrets_a_region == 1:
        for region in range(len(REGIONS)):
            secrets[2 * region + chance.draw(LAYOUT, 2)] = NO_TILE
    table = Table(
        seats, chance, [], 0, setting, board,
        day=0, phase=SUNRISE, event=NO_EVENT_TODAY, ready=0, winner=NOBODY,
        common_deck=len(COMMON_CARDS), personal=(1 << seats) - 1, portals=0, visited_inns=0,
        order=(), spaces=[board.towns[CONTENT.characters[who].home] for who in characters],
        highwaymen=[*board.inns, fifth],
        gold=[0] * seats, weapons=[0] * seats, secrets=secrets, unseen_tiles=list(ALL_TILES),
        fresh=[0] * seats, plans=[NO_PLAN] * seats, leftovers=[()] * seats,
        symbols=[NO_PHASE] * seats,
        today=[Day() for _ in range(seats)], turns=[Turn() for _ in range(seats)],
        hands=[()] * seats, tops=[()] * seats,
        rests=[PERSONAL_DECKS[who] for who in characters],
        discards=[()] * seats, quests=[()] * seats, side_quests=[()] * seats,
        unseen_commons=list(COMMON_CARDS), upturned=[NO_QUEST] * len(REGIONS),
        quest_pools=[tuple(quests_of(pile)) for pile in range(len(REGIONS))],
        quest_bottoms=[()] * len(REGIONS),
        side_pool=list(range(TASKS)), side_bottom=[],
        event_pool=list(range(EVENTS)), event_bottom=[],
    )  # fmt: skip
    for pile in range(len(REGIONS)):
        turn_up(table, pile)
    sunrise(table)
    return table


def draw_layout(chance: Chance, variable: bool) -> Layout:
    """A random quadrant and a random quarter-turn for each region; on the reverse side a random
    pile for each region and its towns on open spaces (TR-1.2, TR-8.2)."""
    free = [0, 1, 2, 3]
    quadrants = tuple([chance.take(LAYOUT, free) for _ in range(4)])
    turns = tuple([chance.draw(LAYOUT, 4) for _ in range(4)])
    if not variable:
        return Layout(quadrants, turns)
    left = [0, 1, 2, 3]
    piles = tuple([chance.take(TOWNS, left) for _ in range(4)])
    towns = [0] * 8
    for region in range(4):
        spaces = CONTENT.regions[region].sides[REVERSE].local("open")
        for town in towns_of(piles[region]):
            towns[town] = region * MOST_SPACES + chance.take(TOWNS, spaces)
    return Layout(quadrants, turns, REVERSE, piles, tuple(towns))


def draw_characters(chance: Chance, chosen: Any, seats: int) -> tuple[int, ...]:
    if isinstance(chosen, list):
        return tuple([CHARACTERS.index(word) for word in chosen])
    left = list(range(len(CHARACTERS)))
    return tuple([chance.take(CHARACTER, left) for _ in range(seats)])


def sides_of(chosen: Any, seats: int) -> tuple[int, ...]:
    """The side of the map for each seat (TR-1.1)."""
    if isinstance(chosen, list):
        return tuple([SIDES.index(word) for word in chosen])
    return DEFAULT_SIDES[seats]
