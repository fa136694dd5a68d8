"""What arrives goes into the log and is rewarded (DR-7.3.2, DR-7.3.3)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import tell
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.sets import replaced

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

# A load is a number of two bits a request of the commission, in its order: 0 nothing, 1 a basic good, 2 an
# upgraded one.


def is_loaded(load: int, request: int) -> bool:
    return load >> 2 * request & 3 != 0


def with_good(load: int, request: int, side: int) -> int:
    """The load with a good for one more request."""
    return load | 1 + side << 2 * request


def side_loaded(load: int, request: int) -> int:
    """The side of the good for a request that has one."""
    return load >> 2 * request + 1 & 1


def loaded(load: int) -> tuple[int, int]:
    """How many goods a load has, and how many of them are upgraded."""
    goods = upgraded = 0
    while load:
        if load & 3:
            goods += 1
            upgraded += load >> 1 & 1
        load >>= 2
    return goods, upgraded


def log_hero(table: "Table", seat: int, hero: int) -> None:
    """A hero arrives, and the region's reward follows (DR-7.3.3)."""
    enter_hero(table, seat, hero)
    table.add_effects(seat, table.content.hero_reward[table.content.hero_town[hero]])


def enter_hero(table: "Table", seat: int, hero: int) -> None:
    """A hero who arrived goes into the log."""
    table.log[seat] = table.log[seat].with_hero(hero)
    tell.hero_delivered(table, seat, hero)


def log_commission(table: "Table", seat: int, commission: int, load: int) -> None:
    """A commission is done: 1, 3 or 6 prestige, and 1 for each upgraded good; Woolsworth's quartz."""
    gains.commission_leaves(table, seat, commission)
    table.log[seat] = table.log[seat].with_commission(commission)
    table.loads = replaced(table.loads, commission, load)
    goods, upgraded = loaded(load)
    tell.commission_delivered(table, seat, commission, goods)
    gains.gain_prestige(table, seat, COMMISSION_PRESTIGE[goods] + upgraded)
    if upgraded:
        gains.by_steeds(table, seat, table.content.on_delivery, upgraded)
