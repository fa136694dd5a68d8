"""On the road: the event, and good fortune afterward (DR-7.2, DR-7.4)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda, streams, tell_caravan
from lanternway.games.dark_road.content_words import (
    FORTUNE_A,
    FORTUNE_C,
    FORTUNE_D,
    LANTERN,
    SHORTCUT,
)
from lanternway.games.dark_road.frames import Clockwise, Counted, Raise
from lanternway.games.dark_road.limits import HIGHEST_DIE, LIT_LIMIT
from lanternway.games.dark_road.pieces import NO_CARAVAN
from lanternway.games.dark_road.rules import able, companions, decks, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

ONLY_DONE: Final = [actions.DO_FINISH]

# --- the event ------------------------------------------------------------------------------------


def reveal_event(table: "Table", leader: int) -> None:
    """Reveal the event and roll a die for every traveler, and the companion's (DR-7.1.4, DR-7.2.1)."""
    card = decks.draw_event(table, table.caravan.road)
    table.caravan = table.caravan.meeting(card)
    tell_caravan.event(table, card)
    roll(table, table.caravan.travelers.bit_count() + table.caravan.extra_die)
    table.agenda.append(Clockwise(agenda.EVENT, leader, 0))


def roll(table: "Table", count: int) -> None:
    rolled = [table.chance.draw(streams.TRAVEL, HIGHEST_DIE) + 1 for _ in range(count)]
    table.caravan = table.caravan.rolled(rolled)
    tell_caravan.travel_dice(table)


def go_on_event(table: "Table", frame: Clockwise) -> None:
    """The next traveler takes a die: the leader first, on a shortcut last (DR-7.2.2)."""
    leader = frame.seat
    table.agenda.pop()
    if frame.offset > table.seats:
        end_event(table, leader)
        return
    table.agenda.append(Clockwise(agenda.EVENT, leader, frame.offset + 1))
    if frame.offset == table.seats:
        if leader == table.turn and companions.can_copy(table, leader):
            table.agenda.append(agenda.COPY_LAST.of[leader])
        return
    later = 1 if table.caravan.road == SHORTCUT else 0
    seat = (leader + frame.offset + later) % table.seats
    if table.caravan.travels(seat):
        table.agenda.append(agenda.DIE.of[seat])


def legal_die(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """One of the dice, or a lantern to roll them all again (DR-7.2.3)."""
    found: list[Action] = []
    before = 0
    for value in table.caravan.dice:
        if value != before:
            found.append(actions.DIE.actions[value - 1])
            before = value
    if table.lanterns[seat]:
        found.append(actions.DO_REROLL)
    return found


def do_die(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action.family is actions.REROLL:
        gains.lose(table, seat, LANTERN, 1)
        roll(table, len(table.caravan.dice))
        return
    value = action.args[0] + 1
    take_die(table, seat, value)
    table.agenda[-1] = Raise(seat, value, table.content.raise_die[table.steeds[seat]])


def why_die(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.REROLL:
        return Refusal("DR-7.2.3", "dark_road-why-lanterns", {"need": 1})
    if action.family is actions.DIE:
        return Refusal("DR-7.2.2", "dark_road-why-no-such-die")
    return None


def take_die(table: "Table", seat: int, value: int) -> None:
    table.caravan = table.caravan.die_taken(value)
    tell_caravan.die_taken(table, seat, value)


def meet(table: "Table", seat: int, value: int) -> None:
    """What the event has for this value."""
    table.add_effects(seat, table.content.event_faces[table.caravan.event][value - 1])


def legal_raise(table: "Table", seat: int, frame: Raise) -> list[Action]:
    """A steed's addition (DR-7.2.4)."""
    return [*companions.raises(frame.value, frame.more), actions.DO_FINISH]


def do_raise(table: "Table", seat: int, frame: Raise, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
        meet(table, seat, frame.value)
    else:
        by = action.args[0] + 1
        tell_caravan.die_raised(table, seat, by, frame.value + by)
        table.agenda[-1] = Raise(seat, frame.value + by, 0)


def why_raise(table: "Table", seat: int, frame: Raise, action: Action) -> Refusal | None:
    if action.family is actions.RAISE:
        return Refusal("DR-7.2.4", "dark_road-why-no-raise")
    return None


def legal_copy_last(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return ONLY_DONE


def do_copy_last(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()


def end_event(table: "Table", leader: int) -> None:
    """Dice and card go back (DR-7.2.6); then the towns."""
    caravan = table.caravan
    which = decks.EVENTS[caravan.road]
    table.decks[which] = table.decks[which].with_discard(caravan.event)
    table.caravan = caravan.after_event()
    table.agenda.append(Clockwise(agenda.VISITS, leader, 0))


# --- good fortune ---------------------------------------------------------------------------------


def go_on_fortunes(table: "Table", frame: Counted) -> None:
    """So many good fortunes for the leader (DR-7.4); then the caravan is over."""
    leader = frame.seat
    table.agenda.pop()
    if not frame.count:
        table.caravan = NO_CARAVAN
        return
    table.agenda.append(Counted(agenda.FORTUNES, leader, frame.count - 1))
    table.agenda.append(agenda.FORTUNE.of[leader])


def legal_fortune(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return [
        action
        for action in actions.FORTUNE.actions
        if able.can_fortune(table, seat, action.args[0])
    ]


def do_fortune(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    tell_caravan.windfall(table, seat, "fortune")
    fortune = action.args[0]
    if fortune != FORTUNE_C or not first_coins(table, seat):
        table.add_effects(seat, table.content.fortune_list[fortune])


def why_fortune(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is not actions.FORTUNE:
        return None
    if action.args[0] == FORTUNE_A:
        return Refusal("DR-3.4", "dark_road-why-lit-limit", {"limit": LIT_LIMIT})
    if action.args[0] == FORTUNE_D:
        return Refusal("DR-7.4.1", "dark_road-why-upgrade-limit")
    return Refusal("DR-7.4.1", "dark_road-why-no-effect")


def first_coins(table: "Table", seat: int) -> bool:
    """C gives more to the first who takes it (DR-7.4.1); whether this seat is the first."""
    if table.fortune_taken:
        return False
    table.fortune_taken = True
    gains.gain_coins(table, seat, table.content.fortune_first_coins)
    return True
