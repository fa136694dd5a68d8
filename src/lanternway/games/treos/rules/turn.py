"""A turn: reveal, move, use the space, move a highwayman, side quests; and whose turn is next (TR-2.6)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Frame
from lanternway.games.treos import tell
from lanternway.games.treos.agenda import (
    ARRIVING,
    CAMPING,
    FULFILLING,
    MOVING,
    NEXT_TURN,
    Choosing,
    Next,
)
from lanternway.games.treos.content import CARD_MOVES, HIDDEN
from lanternway.games.treos.facts import Turn
from lanternway.games.treos.plan import EVENING, MORNING
from lanternway.games.treos.regions import REGION_OF
from lanternway.games.treos.rules import sunrise, walking

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

_FIRST_PARTS: Final = [
    [Frame(CAMPING, seat), Frame(ARRIVING, seat), Frame(MOVING, seat)] for seat in range(4)
]
_LAST_PART: Final = [Frame(FULFILLING, seat) for seat in range(4)]
"""The parts of a seat's turn, made once: what comes first lies on top, the highwayman between the two."""


def go_on_next(table: "Table", frame: Next) -> None:
    """The next turn of the phase, its late highwaymen, the next phase, or sundown."""
    seats = table.seats
    phase, place = frame.phase, frame.place
    table.reveal()  # that the one before completes no (more) side quest
    if place == 0:
        table.phase = phase
        for seat in range(seats):
            table.fresh[seat] = 0
    if place < seats:
        table.agenda.append(NEXT_TURN[phase][place + 1])
        begin(table, table.order[place])
    elif table.setting.at_phase_end and place < 2 * seats:
        table.agenda.append(NEXT_TURN[phase][place + 1])
        seat = table.order[place - seats]
        if table.has_symbol(seat):
            table.agenda.append(_LAST_PART[seat])
            table.agenda.append(Choosing(seat, table.happening(seat).highwaymen))
    elif phase < EVENING:
        table.agenda.append(NEXT_TURN[phase + 1][0])
    else:
        sunrise.sundown(table)
        sunrise.sunrise(table)


def begin(table: "Table", seat: int) -> None:
    """Reveal the card and whether it carries the symbol; then the parts of the turn wait in order."""
    here = table.spaces[seat]
    card = table.card(seat)
    symbol = table.has_symbol(seat)
    event = table.happening(seat)
    table.reveal()
    today = table.today_to_change(seat)
    if table.phase == MORNING:
        today.dawn = here
    today.phase = table.phase
    if (
        table.phase == MORNING or here == table.turns[seat].end
    ):  # not where one was pushed (TR-11.1)
        today.regions |= 1 << REGION_OF[here]
    table.begin_turn(
        seat,
        Turn(
            start=here,
            barred=walking.barred_from(table, here),
            left=CARD_MOVES[card] + walking.more_moves(table, seat, event, symbol),
            extra=event.extra_option,
            options=walking.options_of(table, seat, card),
            wrap=walking.may_wrap(table, seat, event),
            owned=table.weapons[seat],
            seen=seen_secrets(table),
        ),
    )
    tell.turn_began(table, seat, card, symbol)
    agenda = table.agenda
    agenda.append(_LAST_PART[seat])
    if symbol and not table.setting.at_phase_end:
        agenda.append(Choosing(seat, event.highwaymen))
    agenda += _FIRST_PARTS[seat]


def seen_secrets(table: "Table") -> int:
    """The revealed secret places (bits by slot)."""
    seen = 0
    for slot, tile in enumerate(table.secrets):
        if tile > HIDDEN:
            seen |= 1 << slot
    return seen
