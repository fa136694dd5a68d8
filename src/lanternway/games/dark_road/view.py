"""What a seat may know (DR-3.7)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lanternway.core import View
from lanternway.games.dark_road import data
from lanternway.games.dark_road.content_words import LEVELS, PLACES, ROADS, TILES, TOWNS
from lanternway.games.dark_road.rules import decks, gains
from lanternway.games.dark_road.rules.concern import door
from lanternway.games.dark_road.storage import Storage
from lanternway.games.dark_road.storage_layout import lay_out

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def view(table: "Table", seat: int) -> View:
    """The open table, one's own coins and deeds, and how many cards the others hold and decks have."""
    setting = table.setting
    shown = data.public_data(table)
    place = PLACES[setting.turn_order(setting.concern_seat)] if setting.first else "last"
    shown["setting"] = {
        "edition": table.content.edition,
        "humans": setting.humans,
        "private_concern": LEVELS[setting.level] if setting.level >= 0 else "off",
        "concern_place": place,
        "open_coins": setting.open_coins,
    }
    shown["agenda"] = data.agenda_data(table)
    shown["decks"] = _deck_sizes(table)
    shown["seats"] = [_seat(table, other, other == seat) for other in range(table.seats)]
    shown["asked"] = table.agenda[-1].seat if table.agenda else -1
    if table.concern is not None:
        # all of it is public but the deeds that it drew face down (DR-17.20.3)
        shown["concern"] = {**data.concern_data(table), "intent": door.intent(table)}
    return View("dark_road", seat, shown)


def _deck_sizes(table: "Table") -> dict[str, Any]:
    """How many cards decks have; of those put under openly also which, but not in which order."""
    content = table.content
    heroes, deeds = table.decks[decks.HEROES], table.decks[decks.DEEDS]
    sizes: dict[str, Any] = {
        "heroes": heroes.size(),
        "deeds": deeds.size(),
        "heroes_under": [content.hero_ids[card] for card in sorted(heroes.under)],
        "deeds_under": len(deeds.under),
        "companions": table.decks[decks.COMPANIONS].size(),
    }
    for road, word in enumerate(ROADS):
        sizes[word] = table.decks[decks.EVENTS[road]].size()
    stacks = [table.decks[which] for which in decks.COMMISSIONS]
    sizes["commissions"] = {word: stacks[town].size() for town, word in enumerate(TOWNS)}
    sizes["commissions_under"] = [
        content.commission_ids[card] for stack in stacks for card in sorted(stack.under)
    ]
    return sizes


def _layout(table: "Table", seat: int) -> list[dict[str, Any]]:
    """Where each good lies; what does not fit is loose."""
    mode = gains.storage_mode(table, seat)
    return _arranged(table.content.storage, table.goods[seat], mode)


@lru_cache(maxsize=4096)
def _arranged(storage: Storage, goods: tuple[int, ...], mode: int) -> list[dict[str, Any]]:
    tiles = [number for number in range(len(TILES)) for _ in range(goods[number])]
    return [piece.to_data() for piece in lay_out(storage, tiles, mode)]


def _seat(table: "Table", seat: int, own: bool) -> dict[str, Any]:
    concern = seat == table.setting.concern_seat
    opening = table.opening
    shown: dict[str, Any] = {}
    over = not table.agenda  # everything hidden is shown, DR-12.2
    if own or over or table.setting.open_coins or concern:
        shown["coins"] = table.coins[seat]
    shown["deed_count"] = table.deeds[seat].bit_count()
    shown.update(data.seat_public(table, seat))
    if not concern:
        shown["layout"] = _layout(table, seat)
        shown["drawn_count"] = len(opening.drawn[seat])
    if over:
        shown["deeds"] = data.names(table.content.deed_ids, table.deeds[seat])
    if own:
        everything = data.seat_data(table, seat)
        for key in ("deeds", "drawn", "put_under"):
            if key in everything:
                shown[key] = everything[key]
        under = table.decks[decks.DEEDS].under
        if opening.put_under[seat] in under:
            shown["put_under_place"] = under.index(opening.put_under[seat])
    return shown
