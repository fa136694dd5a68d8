"""Activate: which districts and which building (DR-4.5)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.dark_road import actions, agenda, tell
from lanternway.games.dark_road.content_words import (
    AT_BAZAAR,
    AT_COMMISSIONS,
    AT_DARK_MARKET,
    AT_INN,
    AT_YURGS,
)
from lanternway.games.dark_road.frames import Activate, Bazaar, Inn
from lanternway.games.dark_road.rules import inn, rest
from lanternway.games.dark_road.rules.reach import ALL_DISTRICTS, BUILDINGS_FROM, places

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def legal_activate(table: "Table", seat: int, frame: Activate) -> list[Action]:
    found: list[Action] = []
    if frame.districts:
        for district in range(BUILDINGS_FROM):
            if frame.places >> district & 1 and (district != AT_INN or inn.usable(table, seat)):
                found.append(actions.ACTIVATE.actions[district])
    built = frame.places >> BUILDINGS_FROM
    if built:
        for place, building in enumerate(table.setting.buildings):
            if built >> place & 1:
                found.append(actions.ACTIVATE.actions[BUILDINGS_FROM + building])
    found.append(actions.DO_FINISH)
    return found


def do_activate(table: "Table", seat: int, frame: Activate, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
        rest.rest(table)
        return
    place = action.args[0]
    tell.activated(table, seat, place)
    if place >= BUILDINGS_FROM:
        building = place - BUILDINGS_FROM
        table.agenda[-1] = Activate(seat, frame.districts, frame.places & ALL_DISTRICTS)
        table.add_effects(seat, table.content.building_list[building])
        return
    table.agenda[-1] = Activate(seat, frame.districts - 1, frame.places & ~(1 << place))
    if place == AT_BAZAAR:
        table.agenda.append(Bazaar(seat, 0, 0, 0, 0))
    elif place == AT_COMMISSIONS:
        table.agenda.append(agenda.GAIN_COMMISSION.of[seat])
    elif place == AT_YURGS:
        table.agenda.append(agenda.AT_YURGS.of[seat])
    elif place == AT_DARK_MARKET:
        table.agenda.append(agenda.RING.of[seat])
    else:
        table.agenda.append(Inn(seat, more_shown=False))


def why_activate(table: "Table", seat: int, frame: Activate, action: Action) -> Refusal | None:
    if action.family is not actions.ACTIVATE:
        return None
    place = action.args[0]
    offered = frame.places >> place & 1 and frame.districts
    if place == AT_INN and offered and not inn.usable(table, seat):
        return Refusal("DR-5.4.3", "dark_road-why-nothing-asked")
    if place < BUILDINGS_FROM:
        if not places(table, seat) >> place & 1:
            return Refusal("DR-4.5.1", "dark_road-why-not-beside")
        return Refusal("DR-4.5.2", "dark_road-why-used")
    if table.dice[seat].pool_lit < 0:
        return Refusal("DR-4.5.2", "dark_road-why-needs-lit-die")
    return Refusal("DR-4.5.2", "dark_road-why-not-connected")
