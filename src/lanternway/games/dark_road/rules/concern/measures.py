"""What decides for the Private Concern: load, cargo, yield, and what it takes (DR-17.7)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road.content_words import PURSE, neighbor_of
from lanternway.games.dark_road.effect import GAIN_COINS, GAIN_PRESTIGE
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE, COMMISSION_SLOTS, HERO_SLOTS
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.rules.concern import board

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

CRATES_ON_A_COMMISSION: Final = 3
UPPER: Final = 0
LOWER: Final = 1
FROM_DECK: Final = 2
"""Where a deed can be taken."""


def heroes(table: "Table") -> tuple[int, ...]:
    """Its heroes in the order it gained them."""
    return table.heroes[table.setting.concern_seat]


def heroes_for(table: "Table", town: int) -> list[int]:
    """Those of them that go to a town."""
    return [hero for hero in heroes(table) if table.content.hero_town[hero] == town]


def commissions(table: "Table") -> tuple[int, ...]:
    """Its commissions in the order it gained them."""
    return table.commissions[table.setting.concern_seat]


def commissions_for(table: "Table", town: int) -> list[int]:
    """Those of them that go to a town."""
    towns = table.content.commission_town
    return [commission for commission in commissions(table) if towns[commission] == town]


def place_in_row(table: "Table", town: int) -> int:
    """Where the town's tile lies: the farther left, the earlier (DR-17.7.4)."""
    return board.of(table).row.index(town)


def load(table: "Table", town: int) -> int:
    """Commissions and heroes for a town, whether it can fill them or not (DR-17.7.2)."""
    return len(heroes_for(table, town)) + len(commissions_for(table, town))


def crates_for(table: "Table", town: int, needed: int) -> list[tuple[int, int]]:
    """The commissions for a town that it can fill, with the crates that each would take."""
    left = board.of(table).crates
    found: list[tuple[int, int]] = []
    for commission in commissions_for(table, town):
        if left >= needed:
            takes = min(CRATES_ON_A_COMMISSION, left)
            left -= takes
            found.append((commission, takes))
    return found


def cargo(table: "Table", town: int) -> int:
    """Heroes for the town and commissions that it can fill (DR-17.7.3)."""
    filled = crates_for(table, town, table.content.concern.needed)
    return len(heroes_for(table, town)) + len(filled)


def yield_of(table: "Table", town: int, needed: int) -> int:
    """The coins and prestige that a visit would bring now (DR-17.7.3)."""
    total = sum([COMMISSION_PRESTIGE[takes] for _, takes in crates_for(table, town, needed)])
    reward = table.content.lists[table.content.hero_reward[town]]
    each = sum([one.amount for one in reward if one.op in (GAIN_COINS, GAIN_PRESTIGE)])
    return total + each * len(heroes_for(table, town))


def is_ready(table: "Table", town: int) -> bool:
    """One cargo is enough for an eager tile, a patient one needs two (DR-17.7.4)."""
    return cargo(table, town) >= (1 if board.of(table).eager >> town & 1 else 2)


def would_join(table: "Table", town: int) -> bool:
    """Whether it joins a caravan: a town of the declared region is ready (DR-17.11.1)."""
    return is_ready(table, town) or is_ready(table, neighbor_of(town))


def destination(table: "Table") -> int:
    """The ready town with the highest yield, then by row order; NOTHING for none (DR-17.10.2)."""
    best = NOTHING
    best_yield = -1
    for town in board.of(table).row:
        if is_ready(table, town):
            brings = yield_of(table, town, table.content.concern.needed)
            if brings > best_yield:
                best, best_yield = town, brings
    return best


def crates_sold(table: "Table", hero: int) -> int:
    """How many crates a sale to this hero takes (DR-17.9.3)."""
    asks = len(table.content.hero_asks[hero])
    return min(table.content.concern.sold, board.of(table).crates, asks)


def sale(table: "Table", hero: int) -> int:
    """The coins for them: the highest present prices among what the hero asks (DR-17.7.5)."""
    price = table.content.price[table.wheel]
    prices = sorted([price[good] for good in table.content.hero_asks[hero]], reverse=True)
    return sum(prices[: crates_sold(table, hero)])


def hero_to_take(table: "Table", aim: int, with_sale: bool) -> int:
    """The place at the Inn of the hero it takes; NOTHING for none (DR-17.7.5)."""
    if len(heroes(table)) == HERO_SLOTS:
        return NOTHING
    best = NOTHING
    best_rank = (-1, -1)
    for place, hero in enumerate(table.inn):
        if hero < 0:
            continue
        pays = sale(table, hero) if with_sale else 0
        weight = load(table, table.content.hero_town[hero])
        rank = (pays, weight) if with_sale and aim == PURSE else (weight, pays)
        if rank > best_rank:
            best, best_rank = place, rank
    return best


def hero_to_give_up(table: "Table") -> int:
    """Lowest load, last in row order, gained last; NOTHING for none (DR-17.7.6)."""
    best = NOTHING
    best_rank = (-99, -99)
    for hero in heroes(table):
        town = table.content.hero_town[hero]
        rank = (-load(table, town), place_in_row(table, town))
        if rank >= best_rank:
            best, best_rank = hero, rank
    return best


def commission_to_take(table: "Table") -> int:
    """The town whose stack it takes from; NOTHING if it can take none (DR-17.7.7)."""
    if len(commissions(table)) == COMMISSION_SLOTS:
        return NOTHING
    best = NOTHING
    best_load = -1
    for town in board.of(table).row:
        if table.commission_tops[town] >= 0 and load(table, town) > best_load:
            best, best_load = town, load(table, town)
    return best


def deed_to_take(table: "Table") -> int:
    """The upper one, the lower one, the deck's top; NOTHING if none is left (DR-17.7.8)."""
    for place in (UPPER, LOWER):
        if table.courtyard[place] >= 0:
            return place
    return FROM_DECK if decks.deeds_left(table) else NOTHING
