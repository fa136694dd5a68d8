"""The table as plain data with readable names: the paths that positions set and expect.

What follows from the rest is left out: supplies, face-down decks (all cards that lie nowhere else),
unused steeds, dice out of the game. `restore.py` is the way back.
"""

from typing import TYPE_CHECKING, Any

from lanternway.games.dark_road import agenda
from lanternway.games.dark_road.agenda import Task
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    DISTRICTS,
    FACES,
    GOODS,
    RING,
    ROADS,
    RUINS,
    STEEDS,
    TILES,
    TOWNS,
    UPGRADES,
    tile,
)
from lanternway.games.dark_road.frames import Activate
from lanternway.games.dark_road.pieces import Deck
from lanternway.games.dark_road.rules import decks, deliveries
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def named(ids: tuple[str, ...], number: int) -> str | None:
    """The name of a card or face; None where there is none."""
    return ids[number] if number >= 0 else None


def names(ids: tuple[str, ...], mask: int) -> list[str]:
    """The names of a set."""
    return [ids[number] for number in members(mask)]


def to_data(table: "Table") -> dict[str, Any]:
    """Everything, hidden things too."""
    found = public_data(table)
    found["decks"] = _decks(table)
    found["agenda"] = agenda_data(table)
    found["seats"] = [seat_data(table, seat) for seat in range(table.seats)]
    if table.concern is not None:
        found["concern"] = concern_data(table)
    return found


def to_snapshot(table: "Table") -> dict[str, Any]:
    """The table, and which cards its companions are: copies of a kind are listed by their numbers, so a
    copy that comes later takes its place among the others by its own."""
    found = to_data(table)
    cards = [card for held in table.companions for card in members(held)]
    cards += [card for card, _ in table.companion_row if card >= 0]
    found["companion_cards"] = [*cards, *table.decks[decks.COMPANIONS].top]
    return found


# --- the middle of the table ----------------------------------------------------------------------


def public_data(table: "Table") -> dict[str, Any]:
    """What lies open in the middle of the table."""
    content = table.content
    return {
        "round": table.round,
        "turn": _turn(table),
        "wheel": {
            "top": GOODS[content.from_top[table.wheel][0]],
            "dice": {word: table.market[good] for good, word in enumerate(GOODS)},
            "aside": table.dice_aside,
        },
        "ring": RING[table.ring],
        "ruins": RUINS[table.ruins],
        "fortune_taken": table.fortune_taken,
        "inn": [named(content.hero_ids, hero) for hero in table.inn],
        "shown": [content.hero_ids[hero] for hero in table.shown],
        "courtyard": [named(content.deed_ids, deed) for deed in table.courtyard],
        "companions": [
            {"name": companion_name(table, card), "die": die} if card >= 0 else None
            for card, die in table.companion_row
        ],
        "commissions": {
            word: named(content.commission_ids, table.commission_tops[town])
            for town, word in enumerate(TOWNS)
        },
        "upgrades": names(UPGRADES, table.upgrades_left),
        "buildings": [BUILDINGS[building] for building in table.setting.buildings],
        "draft": {
            STEEDS[steed]: content.hero_ids[hero]
            for steed, hero in enumerate(table.opening.draft)
            if hero >= 0
        },
        "events_seen": {
            word: names(content.event_ids, table.decks[decks.EVENTS[road]].discards)
            for road, word in enumerate(ROADS)
        },
        "caravan": _caravan(table),
    }


def companion_name(table: "Table", card: int) -> str:
    return COMPANIONS[table.content.card_kind[card]]


def _turn(table: "Table") -> dict[str, Any]:
    step = "over"
    districts: int | None = None
    places: list[str] | None = None
    seat = table.turn
    if table.agenda:
        lowest = table.agenda[0]
        step = lowest.kind.word if lowest.kind in agenda.STEPS else "other"
        if lowest.kind is agenda.FINAL:
            seat = lowest.seat
        if isinstance(lowest, Activate):
            districts = lowest.districts
            built = [BUILDINGS[building] for building in table.setting.buildings]
            places = [
                word
                for place, word in enumerate([*DISTRICTS, *built])
                if lowest.places >> place & 1
            ]
    return {
        "seat": seat,
        "step": step,
        "districts": districts,
        "places": places,
        "free_shortcut": table.free_shortcut,
        "companions_closed": table.companions_closed,
        "strays_used": [companion_name(table, card) for card in members(table.strays_used)],
    }


def _caravan(table: "Table") -> dict[str, Any] | None:
    caravan = table.caravan
    if not caravan.is_under_way():
        return {"extra_die": True} if caravan.extra_die else None
    return {
        "leader": caravan.leader,
        "road": ROADS[caravan.road],
        "town": TOWNS[caravan.town],
        "travellers": members(caravan.travelers),
        "extra_die": caravan.extra_die,
        "event": named(table.content.event_ids, caravan.event),
        "dice": list(caravan.dice),
        "taken": list(caravan.taken),
    }


def _decks(table: "Table") -> dict[str, Any]:
    """Only what is known of their order: `top` is laid there by positions, `under` by play."""
    content = table.content
    kinds = tuple([COMPANIONS[kind] for kind in content.card_kind])
    return {
        "heroes": _deck(content.hero_ids, table.decks[decks.HEROES]),
        "deeds": _deck(content.deed_ids, table.decks[decks.DEEDS]),
        "companions": _deck_top(kinds, table.decks[decks.COMPANIONS]),
        "dark_road": _deck_top(content.event_ids, table.decks[decks.EVENTS[0]]),
        "shortcut": _deck_top(content.event_ids, table.decks[decks.EVENTS[1]]),
        "commissions": {
            word: _deck(content.commission_ids, table.decks[decks.COMMISSIONS[town]])
            for town, word in enumerate(TOWNS)
        },
    }


def _deck_top(ids: tuple[str, ...], deck: Deck) -> dict[str, list[str]]:
    return {"top": [ids[card] for card in deck.top]}


def _deck(ids: tuple[str, ...], deck: Deck) -> dict[str, list[str]]:
    return {**_deck_top(ids, deck), "under": [ids[card] for card in deck.under]}


def agenda_data(table: "Table") -> list[list[Any]]:
    """Unfinished business above the step of the turn, the next last: kind, seat, numbers."""
    skip = 1 if table.agenda and table.agenda[0].kind in agenda.STEPS else 0
    found: list[list[Any]] = []
    for frame in table.agenda[skip:]:
        assert isinstance(frame, Task)
        found.append([frame.kind.word, frame.seat, *frame.numbers()])
    return found


# --- a seat ---------------------------------------------------------------------------------------


def seat_data(table: "Table", seat: int) -> dict[str, Any]:
    """Everything of a seat."""
    deed_ids = table.content.deed_ids
    found = {"coins": table.coins[seat], "deeds": names(deed_ids, table.deeds[seat])}
    found.update(seat_public(table, seat))
    if seat != table.setting.concern_seat:
        found["drawn"] = [deed_ids[deed] for deed in table.opening.drawn[seat]]
        found["put_under"] = named(deed_ids, table.opening.put_under[seat])
    return found


def seat_public(table: "Table", seat: int) -> dict[str, Any]:
    """What everybody sees of a seat (DR-3.7)."""
    content = table.content
    log = table.log[seat]
    shown: dict[str, Any] = {
        "prestige": table.prestige[seat],
        "space": table.space[seat],
        "heroes": [content.hero_ids[hero] for hero in table.heroes[seat]],
        "commissions": [content.commission_ids[card] for card in table.commissions[seat]],
        "companions": [
            {
                "name": companion_name(table, card),
                "gifts": [ability + 1 for ability in members(table.gifts[card])],
            }
            for card in members(table.companions[seat])
        ],
        "log": {
            "heroes": names(content.hero_ids, log.heroes),
            "commissions": [_delivered(table, card) for card in members(log.commissions)],
            "led": {word: log.led[road] for road, word in enumerate(ROADS)},
        },
    }
    if seat != table.setting.concern_seat:
        shown.update(_wagon(table, seat))
    return shown


def _wagon(table: "Table", seat: int) -> dict[str, Any]:
    """What only a human has."""
    dice = table.dice[seat]
    opening = table.opening
    return {
        "goods": [
            TILES[number] for number, count in enumerate(table.goods[seat]) for _ in range(count)
        ],
        "lanterns": table.lanterns[seat],
        "quartz": table.quartz[seat],
        "horseshoes": table.horseshoes[seat],
        "locked": [named(FACES, face) for face in dice.locked],
        "reserve": [FACES[face] for face in dice.reserve],
        "spent": dice.spent,
        "pool": {"night": named(FACES, dice.pool_night), "lit": named(FACES, dice.pool_lit)},
        "lit": [FACES[face] for face in dice.lit],
        "steeds": names(STEEDS, table.steeds[seat]),
        "upgrades": names(UPGRADES, table.upgrades[seat]),
        "began_with": {
            "steed": named(STEEDS, opening.first_steed[seat]),
            "hero": named(table.content.hero_ids, opening.first_hero[seat]),
        },
    }


def _delivered(table: "Table", commission: int) -> dict[str, Any]:
    """A delivered commission with what was delivered on it."""
    load = table.loads[commission]
    goods = [
        TILES[tile(good, deliveries.side_loaded(load, request))]
        for request, good in enumerate(table.content.commission_asks[commission])
        if deliveries.is_loaded(load, request)
    ]
    return {"commission": table.content.commission_ids[commission], "goods": goods}


# --- the Private Concern --------------------------------------------------------------------------


def concern_data(table: "Table") -> dict[str, Any]:
    """What only the Private Concern has."""
    cards = table.content.concern
    board = table.concern
    assert board is not None
    return {
        "crates": board.crates,
        "card": named(cards.action_ids, board.card),
        "used": names(cards.action_ids, board.used),
        "row": [TOWNS[town] for town in board.row],
        "eager": [TOWNS[town] for town in board.row if board.eager >> town & 1],
        "notices": [cards.notice_ids[card] for card in board.notices],
        "sarcophagi": [cards.sarcophagus_ids[card] for card in board.sarcophagi],
        "seen_deeds": names(table.content.deed_ids, board.seen_deeds),
    }
