"""A caravan to the outlying towns: who comes along, and where to (DR-7.1)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda, tell, tell_caravan
from lanternway.games.dark_road.content_words import LANTERN, SHORTCUT
from lanternway.games.dark_road.frames import Clockwise
from lanternway.games.dark_road.limits import SHORTCUT_LANTERNS
from lanternway.games.dark_road.pieces import NOTHING, Caravan
from lanternway.games.dark_road.rules import decks, event, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

ONLY_PASS: Final = [actions.DO_PASS]

# --- a companion ----------------------------------------------------------------------------------


def legal_invite(table: "Table", seat: int, frame: Frame) -> list[Action]:
    found: list[Action] = []
    for card, die in table.companion_row:
        if card >= 0:
            action = actions.INVITE.actions[2 * table.content.card_kind[card] + die]
            if action not in found:
                found.append(action)
    if decks.companions_left(table):
        found.append(actions.FROM_COMPANION_DECK)
    return found if found else ONLY_PASS


def do_invite(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda[-1] = agenda.DECLARE.of[seat]
    if action.family is actions.PASS:
        return
    if action.family is not actions.INVITE:
        _befriend(table, seat, decks.draw_companion(table))
        return
    kind, wanted = action.args
    for place, (card, die) in enumerate(table.companion_row):
        if card >= 0 and table.content.card_kind[card] == kind and die == bool(wanted):
            take_companion(table, seat, place)
            return


def take_companion(table: "Table", seat: int, place: int) -> None:
    """A face-up companion joins the seat; a travel die on it joins the pool (DR-7.1.1)."""
    card, die = table.companion_row[place]
    row = list(table.companion_row)
    row[place] = NOTHING, False
    table.companion_row = tuple(row)
    if die:
        table.caravan = Caravan(extra_die=True)
    _befriend(table, seat, card)


def _befriend(table: "Table", seat: int, card: int) -> None:
    table.companions[seat] |= 1 << card
    tell.companion_joined(table, seat, table.content.card_kind[card])


# --- the destination ------------------------------------------------------------------------------


def legal_declare(table: "Table", seat: int, frame: Frame) -> list[Action]:
    if table.lanterns[seat] >= SHORTCUT_LANTERNS or table.free_shortcut:
        return actions.DECLARE.actions
    return actions.BY_DARK_ROAD


def do_declare(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    road, town = action.args
    table.agenda.pop()
    if road == SHORTCUT and not table.free_shortcut:
        gains.lose(table, seat, LANTERN, SHORTCUT_LANTERNS)
    lead(table, seat, road, town)


def why_declare(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.DECLARE:
        return Refusal("DR-7.1.2", "dark_road-why-lanterns", {"need": SHORTCUT_LANTERNS})
    return None


def lead(table: "Table", seat: int, road: int, town: int) -> None:
    """The seat leads a caravan to a town; the others are asked to join."""
    extra_die = table.caravan.extra_die
    table.caravan = Caravan(seat, road, town, 1 << seat, extra_die)
    table.log[seat] = table.log[seat].with_caravan(road)
    tell_caravan.caravan_led(table, seat, road, town)
    table.agenda.append(Clockwise(agenda.JOINING, seat, 1))


# --- who joins ------------------------------------------------------------------------------------


def go_on_joining(table: "Table", frame: Clockwise) -> None:
    """Ask the next seat to the left (DR-7.1.3); after the last the event comes."""
    table.agenda.pop()
    if frame.offset == table.seats:
        event.reveal_event(table, frame.seat)
    else:
        seat = (frame.seat + frame.offset) % table.seats
        table.agenda.append(Clockwise(agenda.JOIN, seat, frame.offset))


def legal_join(table: "Table", seat: int, frame: Clockwise) -> list[Action]:
    return actions.JOIN_OR_STAY


def do_join(table: "Table", seat: int, frame: Clockwise, action: Action) -> None:
    ask_next(table, frame)
    if action.family is actions.JOIN:
        join(table, seat)
    else:
        tell_caravan.stayed(table, seat)


def ask_next(table: "Table", frame: Clockwise) -> None:
    """After one seat's answer the next one is asked."""
    table.agenda[-1] = Clockwise(agenda.JOINING, table.caravan.leader, frame.offset + 1)


def join(table: "Table", seat: int) -> None:
    table.caravan = table.caravan.joined_by(seat)
    tell_caravan.joined(table, seat)
