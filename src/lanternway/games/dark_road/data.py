"""The table as plain data with readable names: the paths that positions set and expect.

What follows from the rest is left out: supplies, face-down decks (all cards that lie nowhere else),
unused steeds, dice out of the game. `restore.py` is the way back.
"""

from typing import Any

from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import (
    BUILDINGS,
    DISTRICTS,
    FACES,
    GOODS,
    ROADS,
    STEEDS,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.lookup import COMMISSION_SLOTS, HERO_SLOTS, members, tile_word
from lanternway.games.dark_road.rules import concern
from lanternway.games.dark_road.state import DarkRoadState

STEPS = {
    f.F_PLAN: "plan",
    f.F_MOVE: "move",
    f.F_SHOE: "horseshoe",
    f.F_ACTIVATE: "activate",
    f.F_FINAL: "final",
}


def face(number: int) -> str | None:
    """A die's face; None where no die is."""
    return FACES[number] if number >= 0 else None


def named(ids: tuple[str, ...], number: int) -> str | None:
    """A card's name; None where no card is."""
    return ids[number] if number >= 0 else None


def to_data(s: DarkRoadState) -> dict[str, Any]:
    """Everything, hidden things too."""
    table = public(s)
    table["decks"] = _decks(s)
    table["agenda"] = agenda(s)
    table["seats"] = [seat_data(s, seat) for seat in range(s.seats)]
    if s.level >= 0:
        table["concern"] = concern.data(s)
    return table


def to_snapshot(s: DarkRoadState) -> dict[str, Any]:
    """The table, and which cards its companions are: copies of a kind are listed by their numbers, so a
    copy that comes later takes its place among the others by its own."""
    table = to_data(s)
    cards = [
        card for seat in range(s.seats) for card in members(s.t[seat * at.STRIDE + at.COMPANIONS])
    ]
    cards += [card for card in s.t[at.ROW : at.ROW + 3] if card >= 0]
    table["companion_cards"] = [*cards, *s.piles[at.OVER_COMPANIONS]]
    return table


def public(s: DarkRoadState) -> dict[str, Any]:
    """What lies open in the middle of the table."""
    t = s.t
    c = s.k.c
    return {
        "round": t[at.ROUND],
        "turn": _turn(s),
        "wheel": {
            "top": GOODS[s.k.from_top[t[at.WHEEL]][0]],
            "dice": {GOODS[good]: t[at.MARKET + good] for good in range(6)},
            "aside": t[at.ASIDE],
        },
        "ring": c.ring_ids[t[at.RING]],
        "ruins": c.ruins_ids[t[at.RUINS]],
        "fortune_taken": bool(t[at.FORTUNE_TAKEN]),
        "inn": [named(c.hero_ids, t[at.INN + i]) for i in range(4)],
        "shown": [c.hero_ids[t[at.SHOWN + i]] for i in range(6) if t[at.SHOWN + i] >= 0],
        "courtyard": [named(c.deed_ids, t[at.COURTYARD + i]) for i in range(2)],
        "companions": [_row_card(s, place) for place in range(3)],
        "commissions": {
            TOWNS[town]: named(c.commission_ids, t[at.TOPS + town]) for town in range(6)
        },
        "upgrades": [UPGRADES[i] for i in members(t[at.UPGRADES_LEFT])],
        "buildings": [BUILDINGS[t[at.BUILDINGS + i]] for i in range(4)],
        "draft": {STEEDS[i]: c.hero_ids[t[at.DRAFT + i]] for i in range(7) if t[at.DRAFT + i] >= 0},
        "events_seen": {
            ROADS[road]: [c.event_ids[card] for card in members(t[at.EVENTS_SEEN + road])]
            for road in range(2)
        },
        "caravan": _caravan(s),
    }


def _row_card(s: DarkRoadState, place: int) -> dict[str, Any] | None:
    card = s.t[at.ROW + place]
    if card < 0:
        return None
    die = bool(s.t[at.ROW_DICE] >> place & 1)
    return {"name": s.k.c.companion_ids[s.k.c.card_kind[card]], "die": die}


def _turn(s: DarkRoadState) -> dict[str, Any]:
    t = s.t
    step = "over"
    districts: int | None = None
    places: list[str] | None = None
    seat = t[at.TURN]
    if s.agenda:
        lowest = s.agenda[0]
        step = STEPS.get(lowest[0], "other")
        if lowest[0] == f.F_FINAL:
            seat = lowest[1]
        if lowest[0] == f.F_ACTIVATE:
            districts = lowest[2]
            places = [DISTRICTS[i] for i in range(5) if lowest[3] >> i & 1]
            places += [BUILDINGS[t[at.BUILDINGS + i]] for i in range(4) if lowest[3] >> 5 + i & 1]
    return {
        "seat": seat,
        "step": step,
        "districts": districts,
        "places": places,
        "free_shortcut": bool(t[at.FREE_SHORTCUT]),
        "companions_closed": bool(t[at.CLOSED]),
        "strays_used": [
            s.k.c.companion_ids[s.k.c.card_kind[card]] for card in members(t[at.STRAYS_USED])
        ],
    }


def _caravan(s: DarkRoadState) -> dict[str, Any] | None:
    t = s.t
    if t[at.TOWN] < 0:
        return {"extra_die": True} if t[at.EXTRA_DIE] else None
    return {
        "leader": t[at.LEADER],
        "road": ROADS[t[at.ROUTE]],
        "town": TOWNS[t[at.TOWN]],
        "travellers": members(t[at.TRAVELLERS]),
        "extra_die": bool(t[at.EXTRA_DIE]),
        "event": named(s.k.c.event_ids, t[at.EVENT]),
        "dice": _values(t, at.DICE),
        "taken": _values(t, at.TAKEN),
    }


def _values(t: list[int], first: int) -> list[int]:
    return [i + 1 for i in range(6) for _ in range(t[first + i])]


def _decks(s: DarkRoadState) -> dict[str, Any]:
    """Only what is known of their order: `top` is laid there by positions, `under` by play."""
    c = s.k.c
    piles = s.piles
    kinds = tuple(c.companion_ids[kind] for kind in c.card_kind)
    return {
        "heroes": _pile(c.hero_ids, piles[at.OVER_HEROES], piles[at.UNDER_HEROES]),
        "deeds": _pile(c.deed_ids, piles[at.OVER_DEEDS], piles[at.UNDER_DEEDS]),
        "companions": {"top": [kinds[card] for card in piles[at.OVER_COMPANIONS]]},
        "dark_road": {"top": [c.event_ids[card] for card in piles[at.OVER_EVENTS]]},
        "shortcut": {"top": [c.event_ids[card] for card in piles[at.OVER_EVENTS + 1]]},
        "commissions": {
            TOWNS[town]: _pile(
                c.commission_ids,
                piles[at.OVER_COMMISSIONS + town],
                piles[at.UNDER_COMMISSIONS + town],
            )
            for town in range(6)
        },
    }


def _pile(
    ids: tuple[str, ...], top: tuple[int, ...], under: tuple[int, ...]
) -> dict[str, list[str]]:
    return {"top": [ids[card] for card in top], "under": [ids[card] for card in under]}


def agenda(s: DarkRoadState) -> list[list[Any]]:
    """Unfinished business above the step of the turn, the next last: kind, seat, numbers."""
    skip = 1 if s.agenda and s.agenda[0][0] in STEPS else 0
    return [[f.WORDS[frame[0]], *frame[1:]] for frame in s.agenda[skip:]]


def seat_data(s: DarkRoadState, seat: int) -> dict[str, Any]:
    """Everything of a seat."""
    t = s.t
    c = s.k.c
    base = seat * at.STRIDE
    mine = {"coins": t[base + at.COINS], "deeds": _cards(c.deed_ids, t[base + at.DEEDS])}
    mine.update(seat_public(s, seat))
    if seat != s.concern:
        drawn = [
            c.deed_ids[t[base + at.DRAWN + i]] for i in range(2) if t[base + at.DRAWN + i] >= 0
        ]
        mine["drawn"] = drawn
        mine["put_under"] = named(c.deed_ids, t[base + at.PUT_UNDER])
    return mine


def _cards(ids: tuple[str, ...], mask: int) -> list[str]:
    return [ids[card] for card in members(mask)]


def seat_public(s: DarkRoadState, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat (DR-3.7)."""
    t = s.t
    c = s.k.c
    base = seat * at.STRIDE
    shown: dict[str, Any] = {
        "prestige": t[base + at.PRESTIGE],
        "space": t[base + at.SPACE],
        "heroes": [
            c.hero_ids[t[base + at.HEROES + i]]
            for i in range(HERO_SLOTS)
            if t[base + at.HEROES + i] >= 0
        ],
        "commissions": [
            c.commission_ids[t[base + at.COMMISSIONS + i]]
            for i in range(COMMISSION_SLOTS)
            if t[base + at.COMMISSIONS + i] >= 0
        ],
        "companions": [
            {
                "name": c.companion_ids[c.card_kind[card]],
                "gifts": [i + 1 for i in range(2) if t[at.GIFTS + card] >> i & 1],
            }
            for card in members(t[base + at.COMPANIONS])
        ],
        "log": {
            "heroes": _cards(c.hero_ids, t[base + at.LOG_HEROES]),
            "commissions": [_done(s, card) for card in members(t[base + at.LOG_COMMISSIONS])],
            "led": {ROADS[i]: t[base + at.LED + i] for i in range(2)},
        },
    }
    if seat == s.concern:
        return shown
    shown.update(
        {
            "goods": [
                tile_word(tile) for tile in range(12) for _ in range(t[base + at.GOODS + tile])
            ],
            "lanterns": t[base + at.LANTERNS],
            "quartz": t[base + at.QUARTZ],
            "horseshoes": t[base + at.SHOES],
            "locked": [face(t[base + at.LOCKED + i]) for i in range(3)],
            "reserve": [FACES[i] for i in range(6) for _ in range(t[base + at.RESERVE + i])],
            "spent": t[base + at.SPENT],
            "pool": {
                "night": face(t[base + at.POOL_NIGHT]),
                "lit": face(t[base + at.POOL_LIT]),
            },
            "lit": [FACES[t[base + at.LIT + i]] for i in range(2) if t[base + at.LIT + i] >= 0],
            "steeds": [STEEDS[i] for i in members(t[base + at.STEEDS])],
            "upgrades": [UPGRADES[i] for i in members(t[base + at.UPGRADES])],
            "began_with": {
                "steed": named(STEEDS, t[base + at.FIRST_STEED]),
                "hero": named(c.hero_ids, t[base + at.FIRST_HERO]),
            },
        }
    )
    return shown


def _done(s: DarkRoadState, card: int) -> dict[str, Any]:
    """A delivered commission with what was delivered on it."""
    code = s.t[at.LOADED + card]
    goods = [
        tile_word(good + (6 if code >> 2 * i & 2 else 0))
        for i, good in enumerate(s.k.c.commission_asks[card])
        if code >> 2 * i & 3
    ]
    return {"commission": s.k.c.commission_ids[card], "goods": goods}
