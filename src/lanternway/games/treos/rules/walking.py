"""How a card lets one walk: its options from one's seat, what events and characters add (TR-3.4, TR-9)."""

from typing import TYPE_CHECKING

from lanternway.games.treos.board import BIT
from lanternway.games.treos.characters import LEONARDO, URS
from lanternway.games.treos.content import CARD_MOVES, CARD_OPTIONS, CONTENT
from lanternway.games.treos.happenings import NO_EVENT, NO_PATH, NOT_GRANTED, Happening
from lanternway.games.treos.movement import Walk
from lanternway.games.treos.regions import ARROW_OPTIONS, PATH_OPTIONS

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def options_of(table: "Table", seat: int, card: int) -> int:
    """The options of a card in absolute directions, from the owner's seat, with the event (TR-3.4)."""
    options = CARD_OPTIONS[table.setting.sides[seat]][card]
    if table.event >= 0:
        event = table.happening(seat)
        if event.opposite:
            arrows = options & ARROW_OPTIONS
            options |= (arrows << 4 | arrows >> 4) & ARROW_OPTIONS
        if event.from_kind != NO_PATH and options & PATH_OPTIONS[event.from_kind]:
            options |= PATH_OPTIONS[event.to_kind]
    return options


def more_moves(table: "Table", seat: int, event: Happening, symbol: bool) -> int:
    """Moves by the card beyond the printed ones: the event's, and Leonardo's with the symbol (TR-9.2)."""
    if symbol and table.setting.characters[seat] == LEONARDO:
        return event.card_moves + 1
    return event.card_moves


def may_wrap(table: "Table", seat: int, event: Happening) -> int:
    """Urs goes round the map; on a day of *Borderwalker* everybody else does too (TR-9.4, TR-9.5).
    1 or 0, see `Walk`."""
    character = table.setting.characters[seat]
    if character == URS:
        return 1
    return 1 if event.wrap_but != NOT_GRANTED and event.wrap_but != character else 0


def barred_from(table: "Table", start: int) -> int:
    """What may not be entered again in a turn that begins there: the space, all portals if it is one
    (TR-3.7, TR-3.9)."""
    return table.portals if table.portals & BIT[start] else BIT[start]


def walk_of(table: "Table", seat: int) -> Walk:
    """How the seat may walk on from where it stands in its present turn."""
    turn = table.turns[seat]
    here = table.spaces[seat]
    shut = table.guarded()
    portals = table.open_portals()
    passable = 0
    if table.event >= 0 and table.happening(seat).passable:
        passable, shut = shut, 0
    hops = 0
    if portals & BIT[here]:
        hops = portals & ~shut & ~BIT[here]
        if turn.moves:
            hops &= ~turn.barred
    return Walk(
        here, turn.options, turn.left, shut | turn.barred, portals, turn.wrap, turn.extra,
        turn.either, hops, passable,
    )  # fmt: skip


def walk_from(table: "Table", seat: int, card: int, origin: int, symbol: bool) -> Walk:
    """A turn that would begin on a space with a card; with the symbol, events and Leonardo give more."""
    event = CONTENT.events[table.event]
    if event.symbol and not symbol:
        event = NO_EVENT
    shut, passable = table.guarded(), 0
    if event.passable:
        shut, passable = 0, shut
    portals = table.open_portals()
    hops = portals & ~shut & ~BIT[origin] if portals & BIT[origin] else 0
    return Walk(
        origin,
        options_of(table, seat, card),
        CARD_MOVES[card] + more_moves(table, seat, event, symbol),
        shut | barred_from(table, origin),
        portals,
        may_wrap(table, seat, event),
        event.extra_option,
        False,
        hops,
        passable,
    )
