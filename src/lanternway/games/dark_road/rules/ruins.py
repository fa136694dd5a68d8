"""Yurg's Excursions and the Ruins of Yin (DR-5.5, DR-6)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda
from lanternway.games.dark_road.content_words import LANTERN
from lanternway.games.dark_road.rules import effects, gains, sarcophagus

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def go_on_at_yurgs(table: "Table", frame: Frame) -> None:
    """What a steed brings at Yurg's comes first (DR-11.3)."""
    seat = frame.seat
    table.agenda[-1] = agenda.YURGS.of[seat]
    gains.by_steeds(table, seat, table.content.at_yurgs)


def legal_yurgs(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return actions.TRAVEL.actions


def do_yurgs(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action is actions.TO_RUINS:
        table.agenda[-1] = agenda.DELVE.of[seat]
        return
    table.agenda[-1] = agenda.INVITE.of[seat]
    gains.by_steeds(table, seat, table.content.at_caravan)


def legal_delve(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """One space, and up to one more for each hero aboard (DR-6.1)."""
    return actions.DELVES[1 + len(table.heroes[seat])]


def do_delve(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda[-1] = agenda.LIGHT.of[seat]
    effects.move_ruins(table, seat, action.args[0] + 1)


def why_delve(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.DELVE:
        return Refusal("DR-6.1", "dark_road-why-too-far")
    return None


def legal_light(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """A lantern for the ruins die (DR-6.3); free with U5, or a coin under the Lamp Below."""
    if table.content.ruins_free[table.upgrades[seat]]:
        return actions.FREE_LIGHT_OR_DECLINE
    found: list[Action] = []
    if table.lanterns[seat]:
        found.append(actions.LIGHT_LANTERN)
    if table.coins[seat] and sarcophagus.coin_lights(table):
        found.append(actions.LIGHT_COIN)
    found.append(actions.DO_DECLINE)
    return found


def do_light(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.DECLINE:
        return
    if action is actions.LIGHT_LANTERN:
        gains.lose(table, seat, LANTERN, 1)
    elif action is actions.LIGHT_COIN:
        gains.lose_coins(table, seat, 1)
    effects.roll_ruins_die(table, seat)


def why_light(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.LIGHT:
        return Refusal("DR-6.3", "dark_road-why-lanterns", {"need": 1})
    return None
