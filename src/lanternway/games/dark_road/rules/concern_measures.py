"""What decides for the Private Concern: load, cargo, yield, and what it takes (DR-17.7)."""

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import COMMISSION_PRESTIGE, COMMISSION_SLOTS, HERO_SLOTS
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.state import DarkRoadState

PURSE = 0
CRATES_ON_A_COMMISSION = 3


def heroes(s: DarkRoadState) -> list[int]:
    """Its heroes in the order it gained them."""
    first = s.concern * at.STRIDE + at.HEROES
    return [hero for hero in s.t[first : first + HERO_SLOTS] if hero >= 0]


def commissions(s: DarkRoadState) -> list[int]:
    """Its commissions in the order it gained them."""
    first = s.concern * at.STRIDE + at.COMMISSIONS
    return [card for card in s.t[first : first + COMMISSION_SLOTS] if card >= 0]


def place_in_row(s: DarkRoadState, town: int) -> int:
    """Where the town's tile lies: the farther left, the earlier (DR-17.7.4)."""
    return s.pc.index(town, table.ROW, table.ROW + 6) - table.ROW


def load(s: DarkRoadState, town: int) -> int:
    """Commissions and heroes for a town, whether it can fill them or not (DR-17.7.2)."""
    own = [hero for hero in heroes(s) if s.k.c.hero_town[hero] == town]
    return len(own) + len([card for card in commissions(s) if card // 5 == town])


def crates_for(s: DarkRoadState, town: int, needed: int) -> list[tuple[int, int]]:
    """The commissions for a town that it can fill, with the crates that each would take."""
    left = s.pc[table.CRATES]
    found: list[tuple[int, int]] = []
    for card in commissions(s):
        if card // 5 == town and left >= needed:
            takes = min(CRATES_ON_A_COMMISSION, left)
            left -= takes
            found.append((card, takes))
    return found


def cargo(s: DarkRoadState, town: int) -> int:
    """Heroes for the town and commissions that it can fill (DR-17.7.3)."""
    own = [hero for hero in heroes(s) if s.k.c.hero_town[hero] == town]
    return len(own) + len(crates_for(s, town, s.k.c.concern.needed))


def yield_of(s: DarkRoadState, town: int, needed: int) -> int:
    """The coins and prestige that a visit would bring now (DR-17.7.3)."""
    total = sum([COMMISSION_PRESTIGE[takes] for _, takes in crates_for(s, town, needed)])
    for hero in heroes(s):
        if s.k.c.hero_town[hero] == town:
            for effect in s.k.lists[s.k.c.hero_reward[town]]:
                if effect[0] in (op.GAIN_COINS, op.GAIN_PRESTIGE):
                    total += effect[1]
    return total


def is_ready(s: DarkRoadState, town: int) -> bool:
    """One cargo is enough for an eager tile, a patient one needs two (DR-17.7.4)."""
    return cargo(s, town) >= (1 if s.pc[table.EAGER] >> town & 1 else 2)


def would_join(s: DarkRoadState, town: int) -> bool:
    """Whether it joins a caravan: a town of the declared region is ready (DR-17.11.1)."""
    return is_ready(s, town) or is_ready(s, town ^ 1)


def destination(s: DarkRoadState) -> int:
    """The ready town with the highest yield, then by row order; -1 for none (DR-17.10.2)."""
    best = -1
    best_yield = -1
    for town in s.pc[table.ROW : table.ROW + 6]:
        if is_ready(s, town):
            brings = yield_of(s, town, s.k.c.concern.needed)
            if brings > best_yield:
                best, best_yield = town, brings
    return best


def crates_sold(s: DarkRoadState, hero: int) -> int:
    """How many crates a sale to this hero takes (DR-17.9.3)."""
    return min(s.k.c.concern.sold, s.pc[table.CRATES], len(s.k.c.hero_asks[hero]))


def sale(s: DarkRoadState, hero: int) -> int:
    """The coins for them: the highest present prices among what the hero asks (DR-17.7.5)."""
    price = s.k.price[s.t[at.WHEEL]]
    prices = sorted([price[good] for good in s.k.c.hero_asks[hero]], reverse=True)
    return sum(prices[: crates_sold(s, hero)])


def hero_to_take(s: DarkRoadState, aim: int, with_sale: bool) -> int:
    """The place at the Inn of the hero it takes; -1 for none (DR-17.7.5)."""
    if len(heroes(s)) == HERO_SLOTS:
        return -1
    best = -1
    best_rank = (-1, -1)
    for place in range(4):
        hero = s.t[at.INN + place]
        if hero < 0:
            continue
        pays = sale(s, hero) if with_sale else 0
        weight = load(s, s.k.c.hero_town[hero])
        rank = (pays, weight) if with_sale and aim == PURSE else (weight, pays)
        if rank > best_rank:
            best, best_rank = place, rank
    return best


def hero_to_give_up(s: DarkRoadState) -> int:
    """Lowest load, last in row order, gained last; -1 for none (DR-17.7.6)."""
    best = -1
    best_rank = (-99, -99)
    for hero in heroes(s):
        town = s.k.c.hero_town[hero]
        rank = (-load(s, town), place_in_row(s, town))
        if rank >= best_rank:
            best, best_rank = hero, rank
    return best


def commission_to_take(s: DarkRoadState) -> int:
    """The town whose stack it takes from; -1 if it can take none (DR-17.7.7)."""
    if len(commissions(s)) == COMMISSION_SLOTS:
        return -1
    best = -1
    best_load = -1
    for town in s.pc[table.ROW : table.ROW + 6]:
        if s.t[at.TOPS + town] >= 0 and load(s, town) > best_load:
            best, best_load = town, load(s, town)
    return best


def deed_to_take(s: DarkRoadState) -> int:
    """0 the upper one, 1 the lower one, 2 the deck's top, -1 if none is left (DR-17.7.8)."""
    if s.t[at.COURTYARD] >= 0:
        return 0
    if s.t[at.COURTYARD + 1] >= 0:
        return 1
    return 2 if decks.deeds_left(s) else -1
