"""Points, and who wins (DR-8, DR-12)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lanternway.core import Outcome
from lanternway.games.dark_road.content_cards import SETS, Deed, DeedPart
from lanternway.games.dark_road.content_words import TOWNS
from lanternway.games.dark_road.effect import CHOOSE, GAIN_COINS, GAIN_PRESTIGE, GAIN_VP
from lanternway.games.dark_road.rules import deliveries, gains
from lanternway.games.dark_road.rules.concern import door
from lanternway.games.dark_road.sets import mask_of, members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

PARTS: Final = ("base", "deeds", "upgrades", "lit_dice")
"""The parts of a score, which add up to it (DR-12.3)."""

# --- what deeds count (DR-8.2) --------------------------------------------------------------------


def measure(table: "Table", seat: int, deed: int) -> int:
    """What a deed counts, as it stands now."""
    counted = table.content.deeds[deed]
    return COUNTS[counted.measure](table, seat, counted)


def _sets(table: "Table", seat: int, deed: Deed) -> int:
    """The smallest count among its parts."""
    return min([_part(table, seat, part) for part in deed.parts])


def _part(table: "Table", seat: int, part: DeedPart) -> int:
    log = table.log[seat]
    found = 0
    if part.heroes:
        for hero in members(log.heroes):
            found += part.towns >> table.content.hero_town[hero] & 1
        return found
    for commission in members(log.commissions):
        if part.towns >> table.content.commission_town[commission] & 1:
            found += deliveries.loaded(table.loads[commission])[0] >= part.goods
    return found


def _deliveries(table: "Table", seat: int, deed: Deed) -> int:
    log = table.log[seat]
    return log.heroes.bit_count() + log.commissions.bit_count()


def _hero_classes(table: "Table", seat: int, deed: Deed) -> int:
    return _hero_towns(table, seat).bit_count()


def _commission_towns(table: "Table", seat: int, deed: Deed) -> int:
    return _towns_supplied(table, seat).bit_count()


def _largest_town(table: "Table", seat: int, deed: Deed) -> int:
    towns = [0] * len(TOWNS)
    for commission in members(table.log[seat].commissions):
        towns[table.content.commission_town[commission]] += 1
    return max(towns)


def _towns_with_both(table: "Table", seat: int, deed: Deed) -> int:
    return (_hero_towns(table, seat) & _towns_supplied(table, seat)).bit_count()


def _upgraded_delivered(table: "Table", seat: int, deed: Deed) -> int:
    done = members(table.log[seat].commissions)
    return sum([deliveries.loaded(table.loads[commission])[1] for commission in done])


def _caravans_led(table: "Table", seat: int, deed: Deed) -> int:
    return sum(table.log[seat].led)


def _lanterns(table: "Table", seat: int, deed: Deed) -> int:
    return table.lanterns[seat]


def _gifts(table: "Table", seat: int, deed: Deed) -> int:
    return gifts(table, seat)


def _good_types(table: "Table", seat: int, deed: Deed) -> int:
    """Sides alike."""
    return gains.owned(table, seat).bit_count()


def _coins_over_prestige(table: "Table", seat: int, deed: Deed) -> int:
    return max(0, table.coins[seat] - table.prestige[seat])


def _nothing_left(table: "Table", seat: int, deed: Deed) -> int:
    return int(not table.heroes[seat] and not table.commissions[seat])


def _hero_towns(table: "Table", seat: int) -> int:
    """The set of the towns of delivered heroes."""
    towns = table.content.hero_town
    return mask_of([towns[hero] for hero in members(table.log[seat].heroes)])


def _towns_supplied(table: "Table", seat: int) -> int:
    """The set of the towns of delivered commissions."""
    towns = table.content.commission_town
    return mask_of([towns[commission] for commission in members(table.log[seat].commissions)])


def gifts(table: "Table", seat: int) -> int:
    """Quartz lying on own loyal companions (DR-10.8)."""
    return sum([table.gifts[card].bit_count() for card in members(table.companions[seat])])


COUNTS: Final[dict[str, Callable[["Table", int, Deed], int]]] = {
    SETS: _sets,
    "deliveries": _deliveries,
    "hero_classes": _hero_classes,
    "commission_towns": _commission_towns,
    "largest_town": _largest_town,
    "towns_with_both": _towns_with_both,
    "upgraded_delivered": _upgraded_delivered,
    "caravans_led": _caravans_led,
    "lanterns": _lanterns,
    "gifts": _gifts,
    "good_types": _good_types,
    "coins_over_prestige": _coins_over_prestige,
    "nothing_left": _nothing_left,
}
"""By the words of `content_cards.MEASURES`."""

# --- points ---------------------------------------------------------------------------------------


def counted_units(table: "Table", seat: int, deed: int) -> int:
    """How much there is of what a deed rewards."""
    return max(0, measure(table, seat, deed) - table.content.deeds[deed].beyond)


def times(table: "Table", seat: int, deed: int) -> int:
    """How many times a deed gives its reward (DR-8.3)."""
    counted = table.content.deeds[deed]
    return min(counted.limit, counted_units(table, seat, deed) // counted.need)


Gain = tuple[int, int, int]
"""Coins, prestige, victory points."""
NO_GAIN: Final[Gain] = (0, 0, 0)


def _rewards(table: "Table", number: int, count: int) -> list[Gain]:
    """Everything that a reward list gained so many times can come to."""
    ways = [(0, 0, 0)]
    for one in table.content.lists[number]:
        if one.op is CHOOSE:
            once: list[Gain] = []
            for option in one.options:
                once.extend(_rewards(table, option, 1))
            for _ in range(count):
                ways = sorted({_add(way, more, 1) for way in ways for more in once})
        else:
            gain = (
                one.amount if one.op is GAIN_COINS else 0,
                one.amount if one.op is GAIN_PRESTIGE else 0,
                one.amount if one.op is GAIN_VP else 0,
            )
            ways = [_add(way, gain, count) for way in ways]
    return ways


def _add(way: Gain, more: Gain, count: int) -> Gain:
    return way[0] + count * more[0], way[1] + count * more[1], way[2] + count * more[2]


def deed_gains(table: "Table", seat: int) -> dict[int, Gain]:
    """What each held deed would give if the game ended now (DR-8.2). Where a deed lets its owner choose,
    the choice is the one that scores most, ties by the first tie-break."""
    if seat == table.setting.concern_seat:
        points = table.content.concern.deed_points[table.setting.level]  # unread, DR-17.17.2
        return dict.fromkeys(members(table.deeds[seat]), (0, 0, points))
    ways: dict[Gain, dict[int, Gain]] = {NO_GAIN: {}}
    for deed in members(table.deeds[seat]):
        count = times(table, seat, deed)
        more = _rewards(table, table.content.deeds[deed].reward, count) if count else [NO_GAIN]
        ways = {
            _add(way, gain, 1): {**given, deed: gain}
            for way, given in ways.items()
            for gain in more
        }
    coins, prestige = table.coins[seat], table.prestige[seat]
    best = max(
        ways,
        key=lambda way: (
            min(coins + way[0], prestige + way[1]) + way[2],
            coins + way[0] + prestige + way[1],
            way,
        ),
    )
    return ways[best]


def parts(table: "Table", seat: int) -> dict[str, int]:
    """The score of a seat if the game ended now: its parts, and before them what the base is made of."""
    if seat == table.setting.concern_seat:
        return door.points(table)
    best = NO_GAIN
    for gain in deed_gains(table, seat).values():
        best = _add(best, gain, 1)
    coins, prestige = table.coins[seat], table.prestige[seat]
    return {
        "coins": coins,
        "deed_coins": best[0],
        "prestige": prestige,
        "deed_prestige": best[1],
        "base": min(coins + best[0], prestige + best[1]),
        "deeds": best[2],
        "upgrades": table.content.upgrade_points[table.upgrades[seat]],
        "lit_dice": len(table.dice[seat].lit),
    }


def total(score: dict[str, int]) -> int:
    """What the parts come to (DR-12.3)."""
    return sum([score.get(part, 0) for part in PARTS])


# --- who wins -------------------------------------------------------------------------------------


def tie_break(table: "Table", seat: int, score: dict[str, int]) -> tuple[int, int, int, int]:
    """What decides between equal totals, the higher the better (DR-12.4)."""
    coins = table.coins[seat] + score.get("deed_coins", 0)
    prestige = table.prestige[seat] + score.get("deed_prestige", 0)
    return (
        coins + prestige if table.content.tie_by_total else max(coins, prestige),
        0 if seat == table.setting.concern_seat else gifts(table, seat),
        table.log[seat].commissions.bit_count(),
        table.log[seat].heroes.bit_count(),
    )


def standings(table: "Table") -> Outcome:
    """Totals, and places by totals and tie-breaks, if the game ended now; a full tie is shared."""
    scores = [parts(table, seat) for seat in range(table.seats)]
    keys = [(total(score), *tie_break(table, seat, score)) for seat, score in enumerate(scores)]
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    shown = [{part: score.get(part, 0) for part in PARTS} for score in scores]
    return Outcome([key[0] for key in keys], ranks, shown)


def outcome(table: "Table") -> Outcome | None:
    return None if table.agenda else standings(table)
