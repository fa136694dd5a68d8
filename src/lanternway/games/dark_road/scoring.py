"""Points, and who wins (DR-8, DR-12)."""

from lanternway.core.state import Outcome
from lanternway.games.dark_road import content as c
from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import concern, visit
from lanternway.games.dark_road.state import DarkRoadState

PARTS = ("base", "deeds", "upgrades", "lit_dice")
"""The parts of a score, which add up to it (DR-12.3)."""


def measure(s: DarkRoadState, seat: int, deed: int) -> int:
    """What a deed counts, as it stands now (DR-8.2)."""
    t = s.t
    base = seat * at.STRIDE
    what, _, _, _, _, parts = s.k.c.deeds[deed]
    if what == c.M_SETS:
        return min([_part(s, base, part) for part in parts])
    if what == c.M_DELIVERIES:
        return t[base + at.LOG_HEROES].bit_count() + t[base + at.LOG_COMMISSIONS].bit_count()
    if what == c.M_HERO_CLASSES:
        return _hero_towns(s, base).bit_count()
    if what == c.M_COMMISSION_TOWNS:
        return _commission_towns(t, base).bit_count()
    if what == c.M_LARGEST_TOWN:
        return max(
            [(t[base + at.LOG_COMMISSIONS] >> 5 * town & 31).bit_count() for town in range(6)]
        )
    if what == c.M_TOWNS_WITH_BOTH:
        return (_hero_towns(s, base) & _commission_towns(t, base)).bit_count()
    if what == c.M_UPGRADED:
        done = members(t[base + at.LOG_COMMISSIONS])
        return sum([visit.loaded(t[at.LOADED + card])[1] for card in done])
    if what == c.M_CARAVANS:
        return t[base + at.LED] + t[base + at.LED + 1]
    if what == c.M_LANTERNS:
        return t[base + at.LANTERNS]
    if what == c.M_GIFTS:
        return gifts(s, seat)
    if what == c.M_GOOD_TYPES:
        return good_types(t, base)
    if what == c.M_COINS_OVER_PRESTIGE:
        return max(0, t[base + at.COINS] - t[base + at.PRESTIGE])
    return int(t[base + at.HEROES] < 0 and t[base + at.COMMISSIONS] < 0)  # nothing left


def good_types(t: list[int], base: int) -> int:
    """Different types of goods aboard, sides alike."""
    first = base + at.GOODS
    return sum([1 for good in range(6) if t[first + good] or t[first + good + 6]])


def _part(s: DarkRoadState, base: int, part: tuple[int, int, int]) -> int:
    t = s.t
    kind, towns, goods = part
    if kind == c.HEROES:
        log = members(t[base + at.LOG_HEROES])
        return sum([1 for hero in log if towns >> s.k.c.hero_town[hero] & 1])
    log = members(t[base + at.LOG_COMMISSIONS])
    return sum(
        [
            1
            for card in log
            if towns >> card // 5 & 1 and visit.loaded(t[at.LOADED + card])[0] >= goods
        ]
    )


def _hero_towns(s: DarkRoadState, base: int) -> int:
    mask = 0
    for hero in members(s.t[base + at.LOG_HEROES]):
        mask |= 1 << s.k.c.hero_town[hero]
    return mask


def _commission_towns(t: list[int], base: int) -> int:
    mask = 0
    for town in range(6):
        if t[base + at.LOG_COMMISSIONS] >> 5 * town & 31:
            mask |= 1 << town
    return mask


def gifts(s: DarkRoadState, seat: int) -> int:
    """Quartz lying on own loyal companions (DR-10.8)."""
    held = members(s.t[seat * at.STRIDE + at.COMPANIONS])
    return sum([s.t[at.GIFTS + card].bit_count() for card in held])


def times(s: DarkRoadState, seat: int, deed: int) -> int:
    """How many times a deed gives its reward (DR-8.3)."""
    _, need, beyond, limit, _, _ = s.k.c.deeds[deed]
    return min(limit, max(0, measure(s, seat, deed) - beyond) // need)


def _rewards(s: DarkRoadState, number: int, n: int) -> list[tuple[int, int, int]]:
    """Everything that a reward list gained n times can come to: coins, prestige, victory points."""
    ways = [(0, 0, 0)]
    for effect in s.k.lists[number]:
        if effect[0] == op.CHOOSE:
            once: list[tuple[int, int, int]] = []
            for option in range(effect[2], effect[2] + effect[3]):
                once.extend(_rewards(s, option, 1))
            for _ in range(n):
                ways = sorted({_add(way, more, 1) for way in ways for more in once})
        else:
            gain = (
                effect[1] if effect[0] == op.GAIN_COINS else 0,
                effect[1] if effect[0] == op.GAIN_PRESTIGE else 0,
                effect[1] if effect[0] == op.GAIN_VP else 0,
            )
            ways = [_add(way, gain, n) for way in ways]
    return ways


def _add(one: tuple[int, int, int], more: tuple[int, int, int], n: int) -> tuple[int, int, int]:
    return one[0] + n * more[0], one[1] + n * more[1], one[2] + n * more[2]


def parts(s: DarkRoadState, seat: int) -> dict[str, int]:
    """The score of a seat if the game ended now: its parts, and before them what the base is made of.
    Where a deed lets its owner choose, the choice is the one that scores most, ties by the first
    tie-break."""
    if seat == s.concern:
        return concern.points(s)
    t = s.t
    base = seat * at.STRIDE
    ways = [(0, 0, 0)]
    for deed in members(t[base + at.DEEDS]):
        n = times(s, seat, deed)
        if n:
            more = _rewards(s, s.k.c.deeds[deed][4], n)
            ways = sorted({_add(way, gain, 1) for way in ways for gain in more})
    coins, prestige = t[base + at.COINS], t[base + at.PRESTIGE]
    best = max(
        ways,
        key=lambda way: (
            min(coins + way[0], prestige + way[1]) + way[2],
            coins + way[0] + prestige + way[1],
            way,
        ),
    )
    lit = (t[base + at.LIT] >= 0) + (t[base + at.LIT + 1] >= 0)
    return {
        "coins": coins,
        "deed_coins": best[0],
        "prestige": prestige,
        "deed_prestige": best[1],
        "base": min(coins + best[0], prestige + best[1]),
        "deeds": best[2],
        "upgrades": s.k.upgrade_vp[t[base + at.UPGRADES]],
        "lit_dice": lit,
    }


def total(score: dict[str, int]) -> int:
    """What the parts come to (DR-12.3)."""
    return sum([score.get(part, 0) for part in PARTS])


def tie_break(s: DarkRoadState, seat: int, score: dict[str, int]) -> tuple[int, int, int, int]:
    """What decides between equal totals, the higher the better (DR-12.4)."""
    base = seat * at.STRIDE
    coins = s.t[base + at.COINS] + score.get("deed_coins", 0)
    prestige = s.t[base + at.PRESTIGE] + score.get("deed_prestige", 0)
    first = coins + prestige if s.k.c.tie_by_total else max(coins, prestige)
    return (
        first,
        0 if seat == s.concern else gifts(s, seat),
        s.t[base + at.LOG_COMMISSIONS].bit_count(),
        s.t[base + at.LOG_HEROES].bit_count(),
    )


def outcome(s: DarkRoadState) -> Outcome:
    """Totals, and places by totals and tie-breaks; a full tie is shared."""
    scores = [parts(s, seat) for seat in range(s.seats)]
    keys = [(total(score), *tie_break(s, seat, score)) for seat, score in enumerate(scores)]
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    shown = [{part: score.get(part, 0) for part in PARTS} for score in scores]
    return Outcome([key[0] for key in keys], ranks, shown)
