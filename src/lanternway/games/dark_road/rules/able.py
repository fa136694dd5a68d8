"""What a seat is able to do or to pay: which options of a card are offered (DR-16, DR-9.11)."""

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.effect import Effect
from lanternway.games.dark_road.lookup import HERO_SLOTS
from lanternway.games.dark_road.rules import decks, gains
from lanternway.games.dark_road.state import DarkRoadState


def supply_types(t: list[int]) -> int:
    """Mask of the goods of which a tile is left."""
    mask = 0
    for good in range(6):
        if t[at.GOOD_SUPPLY + good]:
            mask |= 1 << good
    return mask


def good_types(s: DarkRoadState, effect: Effect) -> int:
    """Mask of the types that a gained good can be of."""
    t = s.t
    mask = effect[3] & s.k.worth[t[at.WHEEL]][effect[4]] & supply_types(t)
    if effect[5]:
        for good in range(6):
            if t[at.MARKET + good]:
                mask &= ~(1 << good)
    return mask


def tiles_to_lose(s: DarkRoadState, seat: int, effect: Effect) -> list[int]:
    """The kinds of tiles of which a loss can take one."""
    t = s.t
    first = seat * at.STRIDE + at.GOODS
    types = effect[3] & s.k.worth[t[at.WHEEL]][effect[4]]
    found: list[int] = []
    for tile in range(12):
        if t[first + tile] and types >> tile % 6 & 1 and effect[2] >> tile // 6 & 1:
            found.append(tile)
    if effect[5] and found:
        price = s.k.price[t[at.WHEEL]]
        highest = max([price[tile % 6] for tile in found])
        found = [tile for tile in found if price[tile % 6] == highest]
    return found


def goods_to_lose(s: DarkRoadState, seat: int, effect: Effect) -> int:
    """How many goods a loss could take at most."""
    first = seat * at.STRIDE + at.GOODS
    return sum([s.t[first + tile] for tile in tiles_to_lose(s, seat, effect)])


def flippable(t: list[int], seat: int, side: int) -> int:
    """Mask of the types of which a good can be turned to this side."""
    first = seat * at.STRIDE + at.GOODS + (0 if side else 6)
    mask = 0
    for good in range(6):
        if t[first + good]:
            mask |= 1 << good
    return mask


def upgrade_allowed(s: DarkRoadState, seat: int) -> bool:
    """At most one wagon upgrade, with Velvet any number (DR-3.6)."""
    t = s.t
    base = seat * at.STRIDE
    if not t[at.UPGRADES_LEFT]:
        return False
    return not t[base + at.UPGRADES] or s.k.unlimited[t[base + at.STEEDS]] > 0


def hero_waits(s: DarkRoadState, deck: int) -> bool:
    """Whether a face-up hero (or one of the deck) can be had."""
    t = s.t
    for place in range(at.INN, at.INN + 4):
        if t[place] >= 0:
            return True
    return deck > 0 and decks.heroes_left(s)


def deed_waits(s: DarkRoadState) -> bool:
    return s.t[at.COURTYARD] >= 0 or s.t[at.COURTYARD + 1] >= 0 or decks.deeds_left(s)


def escorts(s: DarkRoadState, seat: int, row: int) -> list[int]:
    """The heroes that can be delivered at once (DR-10.1)."""
    first, count = (at.INN, 4) if row else (seat * at.STRIDE + at.HEROES, HERO_SLOTS)
    return [hero for hero in s.t[first : first + count] if hero >= 0]


def rolled_rewards(s: DarkRoadState) -> list[int]:
    """The values of rolled travel dice whose face is a reward (DR-10.6)."""
    t = s.t
    if t[at.EVENT] < 0:
        return []
    rewards = s.k.rewards[t[at.EVENT]]
    return [i for i in range(6) if rewards[i] and (t[at.DICE + i] or t[at.TAKEN + i])]


def can_fortune(s: DarkRoadState, seat: int, fortune: int) -> bool:
    """Whether a good fortune would give anything (DR-7.4.1)."""
    return can_list(s, seat, s.k.c.fortune_list[fortune])


def can_list(s: DarkRoadState, seat: int, number: int) -> bool:
    """Whether a list of effects would do anything at all."""
    for effect in s.k.lists[number]:  # noqa: SIM110 - a generator would cost half of the time
        if can(s, seat, effect):
            return True
    return False


def can(s: DarkRoadState, seat: int, effect: Effect) -> bool:
    """Whether an effect would do anything: a gain with supply and room, a loss of something there."""
    t = s.t
    base = seat * at.STRIDE
    what = effect[0]
    if what in (op.GAIN_COINS, op.GAIN_PRESTIGE, op.GAIN_VP, op.ROTATE):
        return True
    if what == op.GAIN_LANTERN:
        room = s.k.lantern_limit[t[base + at.UPGRADES]] - t[base + at.LANTERNS]
        return room > 0 and t[at.LANTERN_SUPPLY] > 0
    if what == op.GAIN_HORSESHOE:
        return t[at.SHOE_SUPPLY] > 0
    if what == op.GAIN_QUARTZ:
        return t[at.QUARTZ_SUPPLY] > 0
    if what == op.GAIN_LIT_DIE:
        return gains.can_gain_lit(s, seat)
    if what == op.GAIN_GOOD:
        return good_types(s, effect) > 0
    if what == op.GAIN_HERO:
        return hero_waits(s, effect[2])
    if what == op.GAIN_COMMISSION:
        if effect[2]:
            return t[at.TOPS + effect[2] - 1] >= 0
        return decks.open_towns(t) > 0
    if what == op.GAIN_DEED:
        return decks.deeds_left(s) if effect[2] else deed_waits(s)
    if what == op.GAIN_UPGRADE:
        return upgrade_allowed(s, seat)
    if what == op.GAIN_STEED:
        return t[at.STEEDS_LEFT] > 0
    if what in (op.CHOOSE, op.PAY):
        return _can_some(s, seat, effect)
    if op.LOSE_COINS <= what <= op.LOSE_HERO:
        return _have(s, seat, effect) > 0
    if what == op.FLIP_GOOD:
        return flippable(t, seat, effect[2]) > 0
    if what == op.CRAFT:
        face = t[base + at.LOCKED]
        if face < 0:
            return supply_types(t) > 0
        return t[at.GOOD_SUPPLY + s.k.c.craft[face]] > 0
    if what == op.READY:
        return t[base + at.LIT] >= 0 and t[base + at.POOL_LIT] < 0
    if what == op.DELIVER_HERO:
        return len(escorts(s, seat, effect[2])) > 0
    if what == op.MAY:
        return can_list(s, seat, effect[2])
    if what == op.COPY_TRAVEL_DIE:
        return len(rolled_rewards(s)) > 0
    if what == op.RAISE_TRAVEL_DIE:
        return can_raise(s, seat)
    if what == op.FREE_SHORTCUT:
        return t[at.FREE_SHORTCUT] == 0 and t[at.TOWN] < 0
    return True  # moving a marker, acting in the ruins, rolling a die, good fortune, swapping


def _can_some(s: DarkRoadState, seat: int, effect: Effect) -> bool:
    if effect[0] == op.PAY:
        return len(payments(s, seat, effect)) > 0
    return len(options(s, seat, effect)) > 0


def can_raise(s: DarkRoadState, seat: int) -> bool:
    """Whether the seat has just chosen a travel die that can still grow (DR-10.6)."""
    for frame in reversed(s.agenda):
        if frame[0] == f.F_RAISE:
            return frame[1] == seat and frame[2] < 6
        if frame[0] != f.F_COMPANION:
            return False
    return False


def _have(s: DarkRoadState, seat: int, effect: Effect) -> int:
    """How much there is of what an effect takes."""
    t = s.t
    base = seat * at.STRIDE
    what = effect[0]
    if what == op.LOSE_COINS:
        return t[base + at.COINS]
    if what == op.LOSE_PRESTIGE:
        return t[base + at.PRESTIGE]
    if what == op.LOSE_LANTERN:
        return t[base + at.LANTERNS]
    if what == op.LOSE_HORSESHOE:
        return t[base + at.SHOES]
    if what == op.LOSE_QUARTZ:
        return t[base + at.QUARTZ]
    if what == op.LOSE_GOOD:
        return goods_to_lose(s, seat, effect)
    return gains.held(t, base, at.HEROES, HERO_SLOTS)


def payable(s: DarkRoadState, seat: int, number: int) -> bool:
    """Whether a list of losses can be met in full."""
    for effect in s.k.lists[number]:
        if op.LOSE_COINS <= effect[0] <= op.LOSE_HERO and _have(s, seat, effect) < effect[1]:
            return False
    return True


def options(s: DarkRoadState, seat: int, effect: Effect) -> list[int]:
    """The lists of a choice that are offered; between losses those met in full come first."""
    found = [
        number for number in range(effect[2], effect[2] + effect[3]) if can_list(s, seat, number)
    ]
    if len(found) > 1:
        full = [number for number in found if payable(s, seat, number)]
        if full:
            return full
    return found


def payments(s: DarkRoadState, seat: int, effect: Effect) -> list[int]:
    """The payments that can be met in full; none when nothing would follow (DR-9.11)."""
    if not can_list(s, seat, effect[4]):
        return []
    return [n for n in range(effect[2], effect[2] + effect[3]) if payable(s, seat, n)]
