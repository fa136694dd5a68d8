"""A fresh game (SK-1, SK-9.1)."""

from collections.abc import Mapping
from typing import Final

from lanternway.core import Chance, Value
from lanternway.games.skye import stages
from lanternway.games.skye.content import ALL_TILES, BASE_TILES, SCORING_IDS
from lanternway.games.skye.parts import NUMBER_OF_PARTS
from lanternway.games.skye.rules import flow
from lanternway.games.skye.setting import Setting
from lanternway.games.skye.state import Table
from lanternway.games.skye.streams import BONUS, SCORING, START
from lanternway.games.skye.territory import castle_territory

BASE_SCORING: Final = 16


def empty_table(setting: Setting, seats: int, chance: Chance) -> Table:
    """Castles on the table, tiles in the bag, nothing drawn."""
    extra = seats if setting.journeyman else 0
    return Table(
        seats,
        chance,
        [],
        0,
        setting,
        round_=1,
        start=0,
        stage=stages.INCOME,
        turn=0,
        waiting=0,
        spared=0,
        bank=0,
        bag=list(range(1, (ALL_TILES if setting.journeyman else BASE_TILES) + 1)),
        gold=[0] * seats,
        score=[0] * seats,
        earned=[0] * (seats * NUMBER_OF_PARTS),
        drawn=[0] * (3 * seats),
        price=[0] * (3 * seats),
        hands=[()] * seats,
        pick_tile=[0] * seats,
        pick_cell=[0] * seats,
        lands=[castle_territory() for _ in range(seats)],
        own=0,
        before=[],
        marks=[0] * (3 * extra),
        best=[0] * (3 * extra),
        layout=[()] * extra,
        perks=[0] * extra,
        tokens=[0] * extra,
        laid=[0] * extra,
        boost=[0] * extra,
        waypoints=[()] * extra,
        walker=[0] * extra,
        steps=[0] * extra,
        unlocked=[],
    )


def new_table(options: Mapping[str, Value], seats: int, chance: Chance) -> Table:
    """Start player, scoring tiles and bonus tiles by chance; then the first income and tiles."""
    start = chance.draw(START, seats)  # SK-1.3
    named = options["scoring_tiles"]
    if isinstance(named, list):
        scoring = tuple(SCORING_IDS.index(word) for word in named)
    else:
        pool = list(range(len(SCORING_IDS) if options["journeyman"] else BASE_SCORING))
        scoring = tuple(chance.take(SCORING, pool) for _ in range(4))
    table = empty_table(Setting(options, seats, scoring), seats, chance)
    table.start = start
    if table.setting.journeyman:
        first = bonus_layout(chance)
        table.layout[0] = first
        for seat in range(1, seats):
            table.layout[seat] = first if options["same_bonus_layout"] else bonus_layout(chance)
    flow.go_on(table)
    return table


def bonus_layout(chance: Chance) -> tuple[int, ...]:
    """One bonus tile of each numeral on each track: three shuffles of three (SK-9.1)."""
    layout: list[int] = []
    for numeral in range(3):
        pool = [numeral * 3, numeral * 3 + 1, numeral * 3 + 2]
        layout += [chance.take(BONUS, pool) for _ in range(3)]
    return tuple(layout)
