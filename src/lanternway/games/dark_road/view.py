"""What a seat may know (DR-3.7)."""

from functools import lru_cache
from typing import Any

from lanternway.core.view import View
from lanternway.games.dark_road import data
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import LEVELS, PLACES, ROADS, TOWNS
from lanternway.games.dark_road.rules import concern, gains
from lanternway.games.dark_road.state import DarkRoadState
from lanternway.games.dark_road.storage import Storage
from lanternway.games.dark_road.storage_layout import arrange


def view(s: DarkRoadState, seat: int) -> View:
    """The open table, one's own coins and deeds, and how many cards the others hold and decks have."""
    shown = data.public(s)
    shown["setting"] = {
        "edition": s.k.c.edition,
        "humans": s.humans,
        "private_concern": LEVELS[s.level] if s.level >= 0 else "off",
        "concern_place": PLACES[s.place(s.concern)] if s.first else "last",
        "open_coins": s.open_coins,
    }
    shown["agenda"] = data.agenda(s)
    shown["decks"] = _deck_sizes(s)
    shown["seats"] = [_seat(s, other, other == seat) for other in range(s.seats)]
    shown["asked"] = s.agenda[-1][1] if s.agenda else -1
    if s.level >= 0:
        shown["concern"] = concern.view(s)
    return View("dark_road", seat, shown)


def _deck_sizes(s: DarkRoadState) -> dict[str, Any]:
    """How many cards decks have; of those put under openly also which, but not in which order."""
    t = s.t
    size = [len(pile) for pile in s.piles]
    sizes: dict[str, Any] = {
        "heroes": t[at.HERO_POOL].bit_count() + size[at.OVER_HEROES] + size[at.UNDER_HEROES],
        "deeds": t[at.DEED_POOL].bit_count() + size[at.OVER_DEEDS] + size[at.UNDER_DEEDS],
        "heroes_under": [s.k.c.hero_ids[card] for card in sorted(s.piles[at.UNDER_HEROES])],
        "deeds_under": size[at.UNDER_DEEDS],
        "companions": t[at.COMPANION_POOL].bit_count() + size[at.OVER_COMPANIONS],
    }
    for road, word in enumerate(ROADS):
        sizes[word] = t[at.EVENT_POOL + road].bit_count() + size[at.OVER_EVENTS + road]
    pool = t[at.COMMISSION_POOL]
    sizes["commissions"] = {
        word: (pool >> 5 * town & 31).bit_count()
        + size[at.OVER_COMMISSIONS + town]
        + size[at.UNDER_COMMISSIONS + town]
        for town, word in enumerate(TOWNS)
    }
    sizes["commissions_under"] = [
        s.k.c.commission_ids[card]
        for town in range(6)
        for card in sorted(s.piles[at.UNDER_COMMISSIONS + town])
    ]
    return sizes


def _layout(s: DarkRoadState, base: int) -> list[dict[str, Any]] | None:
    """Where each good lies; None while there are more than fit."""
    goods = tuple(s.t[base + at.GOODS : base + at.GOODS + 12])
    return _arranged(s.k.storage, goods, gains.storage_mode(s, base))


@lru_cache(maxsize=4096)
def _arranged(storage: Storage, goods: tuple[int, ...], mode: int) -> list[dict[str, Any]] | None:
    tiles = [tile for tile in range(12) for _ in range(goods[tile])]
    pieces = arrange(storage, tiles, mode)
    return None if pieces is None else [piece.to_data() for piece in pieces]


def _seat(s: DarkRoadState, seat: int, own: bool) -> dict[str, Any]:
    t = s.t
    base = seat * at.STRIDE
    shown: dict[str, Any] = {}
    if own or s.open_coins or seat == s.concern:
        shown["coins"] = t[base + at.COINS]
    shown["deed_count"] = t[base + at.DEEDS].bit_count()
    shown.update(data.seat_public(s, seat))
    if seat != s.concern:
        shown["layout"] = _layout(s, base)
        shown["drawn_count"] = sum([1 for i in range(2) if t[base + at.DRAWN + i] >= 0])
    if own:
        everything = data.seat_data(s, seat)
        for key in ("deeds", "drawn", "put_under"):
            if key in everything:
                shown[key] = everything[key]
        if t[base + at.PUT_UNDER] in s.piles[at.UNDER_DEEDS]:
            shown["put_under_place"] = s.piles[at.UNDER_DEEDS].index(t[base + at.PUT_UNDER])
    return shown
