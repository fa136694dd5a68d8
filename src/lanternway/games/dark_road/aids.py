"""Sums that a page shows to people, using only what the viewer may know."""

from typing import TYPE_CHECKING, Any

from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content_words import (
    FACE_VALUE,
    GOODS,
    LIT_DIE,
    RING,
    RUINS,
    SPACES,
    tile,
)
from lanternway.games.dark_road.effect import BASIC, UPGRADED
from lanternway.games.dark_road.rules import able, gains, sarcophagus
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.storage import GOOD_BITS

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def aids(table: "Table", viewer: int) -> dict[str, Any]:
    """The supply; for a seat also what heroes would pay, where dice lead, and how its deeds stand."""
    found: dict[str, Any] = {
        "supply": {
            **{word: table.good_supply[good] for good, word in enumerate(GOODS)},
            "lit_dice": table.supply[LIT_DIE],
        },
        "prices": {word: table.price_of(good) for good, word in enumerate(GOODS)},
        "prices_turned": _prices_turned(table),
        "ring_leads": [RING[(table.ring + steps) % len(RING)] for steps in range(1, 5)],
        "ruins_leads": [_chamber(table, steps) for steps in range(1, 5)],
    }
    if 0 <= viewer < table.setting.humans:
        found["pays"] = _pays(table, viewer)
        found["leads"] = _leads(table, viewer)
        found["deeds"] = _deeds(table, viewer)
        found["score"] = scoring.parts(table, viewer)
        found["fits"] = _fits(table, viewer)
    if table.concern is not None:
        card = sarcophagus.in_force(table)
        found["sarcophagus"] = table.content.concern.sarcophagus_ids[card]
    if table.is_over():
        found["final"] = [_final(table, seat) for seat in range(table.seats)]
        found["final_deeds"] = [_deed_gains(table, seat) for seat in range(table.seats)]
    return found


def _prices_turned(table: "Table") -> dict[str, int]:
    """The prices after one turn of the wheel."""
    prices = table.content.price[(table.wheel + 1) % len(GOODS)]
    return {word: prices[good] for good, word in enumerate(GOODS)}


def _chamber(table: "Table", steps: int) -> str:
    """Where the ruins marker would stand; under the turned stair it goes the other way (DR-17.16.1)."""
    return RUINS[(table.ruins + sarcophagus.way_down(table, steps)) % len(RUINS)]


def _fits(table: "Table", seat: int) -> list[str]:
    """The goods of which one more would fit into the wagon (DR-3.1)."""
    content = table.content
    mode = gains.storage_mode(table, seat)
    counts = [table.goods[seat][tile(good, BASIC)] for good in range(len(GOODS))]
    for good in range(len(GOODS)):
        counts[good] += table.goods[seat][tile(good, UPGRADED)]
    key = sum(count << GOOD_BITS * good for good, count in enumerate(counts))
    return [
        word
        for good, word in enumerate(GOODS)
        if content.storage.fits(key + (1 << GOOD_BITS * good), mode)
    ]


def _pays(table: "Table", seat: int) -> dict[str, int]:
    """What each hero in sight would pay for all that the wagon has of its wishes (DR-5.4.1)."""
    goods = table.goods[seat]
    found = {}
    for hero in (*able.heroes_at_inn(table), *table.shown):
        total = 0
        for good in table.content.hero_asks[hero]:
            if goods[tile(good, UPGRADED)]:
                total += table.price_of(good) + 1
            elif goods[tile(good, BASIC)]:
                total += table.price_of(good)
        found[table.content.hero_ids[hero]] = total
    return found


def _leads(table: "Table", seat: int) -> dict[str, int]:
    """The space that each die of the action pool leads to (DR-4.4.1), and a steed that goes its own way."""
    dice = table.dice[seat]
    pool = {"night": dice.pool_night, "lit": dice.pool_lit}
    steps = {kind: FACE_VALUE[face] for kind, face in pool.items() if face >= 0}
    exactly = table.content.move_exactly[table.steeds[seat]]
    if exactly:
        steps["steed"] = exactly
    return {kind: (table.space[seat] + n) % len(SPACES) for kind, n in steps.items()}


def _deeds(table: "Table", seat: int) -> dict[str, list[int]]:
    """By deed: how much of what it counts there is, what one time needs, how often it may count."""
    found = {}
    for deed in members(table.deeds[seat]):
        counted = table.content.deeds[deed]
        have = scoring.counted_units(table, seat, deed)
        found[table.content.deed_ids[deed]] = [have, counted.need, counted.limit]
    return found


def _deed_gains(table: "Table", seat: int) -> dict[str, list[int]]:
    """By deed: the coins, prestige and victory points that it gave."""
    ids = table.content.deed_ids
    return {ids[deed]: list(gain) for deed, gain in scoring.deed_gains(table, seat).items()}


def _final(table: "Table", seat: int) -> dict[str, int]:
    """How a seat's score came about, of the Private Concern too."""
    both = {"coins": table.coins[seat], "prestige": table.prestige[seat]}
    return {**both, **scoring.parts(table, seat)}
