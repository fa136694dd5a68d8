"""Face-down decks: drawn when needed, so that their future order is nowhere (DR-1.5, DR-4.6.4)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import streams
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

HEROES: Final = 0
DEEDS: Final = 1
COMPANIONS: Final = 2
EVENTS: Final = (3, 4)
"""By road."""
COMMISSIONS: Final = (5, 6, 7, 8, 9, 10)
"""By town: below the visible one."""
NUMBER_OF_DECKS: Final = 11


def _draw(table: "Table", which: int, stream: int) -> int:
    """The next card of a deck: what a position laid on top, then the shuffled part, then what was
    put under it; NOTHING when it is empty."""
    deck = table.decks[which]
    if deck.top:
        card = deck.top[0]
        table.decks[which] = deck.without_top()
    elif deck.pool:
        found = members(deck.pool)
        card = found[table.chance.draw(stream, len(found))]
        table.decks[which] = deck.without(card)
    elif deck.under:
        card = deck.under[0]
        table.decks[which] = deck.without_lowest()
    else:
        return NOTHING
    table.reveals += 1
    return card


def draw_hero(table: "Table") -> int:
    return _draw(table, HEROES, streams.HEROES)


def draw_deed(table: "Table") -> int:
    return _draw(table, DEEDS, streams.DEEDS)


def draw_companion(table: "Table") -> int:
    return _draw(table, COMPANIONS, streams.COMPANIONS)


def draw_event(table: "Table", road: int) -> int:
    """The next event; an empty deck is its discard pile shuffled again (DR-7.2.6)."""
    deck = table.decks[EVENTS[road]]
    if deck.is_empty():
        table.decks[EVENTS[road]] = deck.reshuffled()
    return _draw(table, EVENTS[road], streams.EVENTS[road])


def heroes_left(table: "Table") -> bool:
    return not table.decks[HEROES].is_empty()


def deeds_left(table: "Table") -> bool:
    return not table.decks[DEEDS].is_empty()


def companions_left(table: "Table") -> bool:
    return not table.decks[COMPANIONS].is_empty()


def put_hero_under(table: "Table", hero: int) -> None:
    table.decks[HEROES] = table.decks[HEROES].with_under(hero)


def put_deed_under(table: "Table", deed: int) -> None:
    table.decks[DEEDS] = table.decks[DEEDS].with_under(deed)


def take_commission(table: "Table", town: int) -> int:
    """The visible commission of a town, whose stack then shows the next one; NOTHING from an empty one."""
    commission = table.commission_tops[town]
    if commission >= 0:
        show_commission(table, town)
    return commission


def show_commission(table: "Table", town: int) -> None:
    """Turn the stack's next commission up. What was put under it everybody has seen: that reveals
    nothing."""
    which = COMMISSIONS[town]
    deck = table.decks[which]
    if deck.pool or deck.top or not deck.under:
        table.commission_tops[town] = _draw(table, which, streams.COMMISSIONS)
    else:
        table.commission_tops[town] = deck.under[0]
        table.decks[which] = deck.without_lowest()


def put_commission_under(table: "Table", commission: int) -> None:
    """A commission goes under its town's stack; in an empty one it is the top again."""
    town = table.content.commission_town[commission]
    if table.commission_tops[town] < 0:
        table.commission_tops[town] = commission
    else:
        which = COMMISSIONS[town]
        table.decks[which] = table.decks[which].with_under(commission)


def open_towns(table: "Table") -> int:
    """The set of the towns whose stack has a commission."""
    found = 0
    for town, commission in enumerate(table.commission_tops):
        if commission >= 0:
            found |= 1 << town
    return found
