"""Companions: one entry that opens what they can do now (DR-4.2, DR-10)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda, tell, tell_caravan
from lanternway.games.dark_road.effect import Op
from lanternway.games.dark_road.frames import Counted, Raise
from lanternway.games.dark_road.limits import HIGHEST_DIE
from lanternway.games.dark_road.rules import able
from lanternway.games.dark_road.sets import members, replaced

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

ABILITIES: Final = 2


def on_turn(table: "Table", seat: int) -> bool:
    """Whether it is the seat's turn; no longer when a notice is judged after the last Rest (DR-17.15.1)."""
    return table.turn == seat and table.agenda[0].kind is not agenda.ROUND_END


def usable(table: "Table", seat: int, only: tuple[Op, ...]) -> list[Action]:
    """The abilities that can be used now, copies of a kind once; perhaps `only` those that do this."""
    content = table.content
    found: list[Action] = []
    for card in members(table.companions[seat] & ~table.strays_used):
        kind = content.card_kind[card]
        if content.companion_loyal[kind]:
            if not table.quartz[seat]:
                continue
            used = table.gifts[card]
        else:
            if not able.payable(table, seat, content.companion_gift[kind]):
                continue
            used = 0
        for ability, number in enumerate(content.companion_abilities[kind]):
            if used >> ability & 1:
                continue
            if only and content.lists[number][0].op not in only:
                continue
            if able.can_list(table, seat, number):
                action = actions.USE.actions[ABILITIES * kind + ability]
                if action not in found:
                    found.append(action)
    return found


def can_copy(table: "Table", seat: int) -> bool:
    """Whether a die of the event can still be copied (DR-10.6)."""
    return len(usable(table, seat, agenda.IN_EVENT)) > 0


def why_no_companion(table: "Table", seat: int) -> Refusal:
    if table.turn < 0:
        return Refusal("DR-12.1", "dark_road-why-no-companion-now")
    if not on_turn(table, seat):
        return Refusal("DR-4.2", "dark_road-why-own-turn")
    if not table.companions[seat]:
        return Refusal("DR-3.6", "dark_road-why-no-companion")
    return Refusal("DR-10.8", "dark_road-why-no-companion-now")


def legal_companion(table: "Table", seat: int, frame: Frame) -> list[Action]:
    found = usable(table, seat, ())
    found.append(actions.CLOSE_COMPANIONS)
    return found


def do_companion(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.BACK:
        table.companions_closed = True
        return
    content = table.content
    kind, ability = action.args
    tell.companion_used(table, seat, kind, ability)
    table.add_effects(seat, content.companion_abilities[kind][ability])
    if content.companion_loyal[kind]:
        _give_quartz(table, seat, kind, ability)
    else:
        _pass_on(table, seat, content.card_kind.index(kind))
        table.add_effects(seat, content.companion_gift[kind])


def _give_quartz(table: "Table", seat: int, kind: int, ability: int) -> None:
    """The gift stays on the card (DR-10.8)."""
    table.quartz[seat] -= 1
    for card in members(table.companions[seat]):
        if table.content.card_kind[card] == kind and not table.gifts[card] >> ability & 1:
            table.gifts = replaced(table.gifts, card, table.gifts[card] | 1 << ability)
            return


def _pass_on(table: "Table", seat: int, card: int) -> None:
    """A stray goes to the left neighbor, past the Private Concern (DR-10.7, DR-17.20.1)."""
    left = (seat + 1) % table.setting.humans
    table.companions[seat] &= ~(1 << card)
    table.companions[left] |= 1 << card
    if left == seat:
        table.strays_used |= 1 << card
    else:
        tell.stray_passed(table, seat, left, table.content.card_kind[card])


# --- abilities for events -------------------------------------------------------------------------


def legal_copy(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return [actions.COPY.actions[value - 1] for value in able.rolled_rewards(table)]


def do_copy(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    table.add_effects(seat, table.content.event_faces[table.caravan.event][action.args[0]])


def legal_raise_by(table: "Table", seat: int, frame: Counted) -> list[Action]:
    taken = table.agenda[-2]
    assert isinstance(taken, Raise)
    return raises(taken.value, frame.count)


def do_raise_by(table: "Table", seat: int, frame: Counted, action: Action) -> None:
    table.agenda.pop()
    taken = table.agenda[-1]
    assert isinstance(taken, Raise)
    by = action.args[0] + 1
    tell_caravan.die_raised(table, seat, by, taken.value + by)
    table.agenda[-1] = Raise(taken.seat, taken.value + by, taken.more)


def raises(value: int, most: int) -> list[Action]:
    """By up to so much, never above 6 (DR-7.2.4)."""
    return actions.RAISE.actions[: max(0, min(most, HIGHEST_DIE - value))]
