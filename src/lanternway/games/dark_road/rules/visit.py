"""Visiting a town: deliveries (DR-7.3) and the final visit (DR-12.1)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda, tell
from lanternway.games.dark_road.content_words import TOWNS, neighbor_of, region_of, tile
from lanternway.games.dark_road.effect import BASIC, UPGRADED
from lanternway.games.dark_road.frames import Clockwise, Counted, Load, Visit
from lanternway.games.dark_road.rules import deliveries, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

# --- who visits which town ------------------------------------------------------------------------


def go_on_visits(table: "Table", frame: Clockwise) -> None:
    """The next traveler, from the leader clockwise, visits a town (DR-7.3.1, DR-7.3.4)."""
    leader = frame.seat
    caravan = table.caravan
    table.agenda.pop()
    if frame.offset == table.seats:
        table.agenda.append(Counted(agenda.FORTUNES, leader, 1 + caravan.road))
        return
    table.agenda.append(Clockwise(agenda.VISITS, leader, frame.offset + 1))
    seat = (leader + frame.offset) % table.seats
    if not caravan.travels(seat):
        return
    if seat == leader:
        table.agenda.append(Visit(seat, caravan.town))
    else:
        table.agenda.append(agenda.WHERE.of[seat])


def deliverable(table: "Table", seat: int) -> int:
    """The set of the towns where the seat has something to deliver."""
    content = table.content
    found = 0
    for hero in table.heroes[seat]:
        found |= 1 << content.hero_town[hero]
    if table.commissions[seat]:
        own = gains.owned(table, seat)
        for commission in table.commissions[seat]:
            if content.commission_mask[commission] & own:
                found |= 1 << content.commission_town[commission]
    return found


def legal_where(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """A town of the region with something to deliver there, or pass."""
    somewhere = deliverable(table, seat)
    town = table.caravan.town
    region = sorted([town, neighbor_of(town)])
    return [
        *[actions.VISIT.actions[town] for town in region if somewhere >> town & 1],
        actions.DO_PASS,
    ]


def do_where(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action.family is actions.PASS:
        table.agenda.pop()
    else:
        table.agenda[-1] = Visit(seat, action.args[0])


def why_where(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.VISIT and region_of(action.args[0]) != region_of(
        table.caravan.town
    ):
        return Refusal("DR-7.3.1", "dark_road-why-other-region")
    return why_final(table, seat, frame, action)


def legal_final(table: "Table", seat: int, frame: Frame) -> list[Action]:
    somewhere = deliverable(table, seat)
    found = [actions.VISIT.actions[town] for town in range(len(TOWNS)) if somewhere >> town & 1]
    found.append(actions.DO_PASS)
    return found


def do_final(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda[-1] = agenda.DELIVERED.of[seat]
    if action.family is not actions.PASS:
        table.agenda.append(Visit(seat, action.args[0]))


def why_final(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.VISIT:
        return Refusal("DR-7.3.1", "dark_road-why-nothing-to-deliver")
    return None


# --- in the town ----------------------------------------------------------------------------------


def legal_visit(table: "Table", seat: int, frame: Visit) -> list[Action]:
    content = table.content
    found: list[Action] = []
    for commission in table.commissions[seat]:
        if content.commission_town[commission] == frame.town and content.commission_mask[
            commission
        ] & gains.owned(table, seat):
            found.append(actions.DELIVER.actions[commission])
    for hero in table.heroes[seat]:
        if content.hero_town[hero] == frame.town:
            found.append(actions.ESCORT.actions[hero])
    found.append(actions.DO_FINISH)
    return found


def do_visit(table: "Table", seat: int, frame: Visit, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
    elif action.family is actions.DELIVER:
        table.agenda.append(Load(seat, action.args[0], 0))
    else:
        gains.hero_leaves(table, seat, action.args[0])
        deliveries.log_hero(table, seat, action.args[0])


def why_visit(table: "Table", seat: int, frame: Visit, action: Action) -> Refusal | None:
    if action.family is actions.ESCORT:
        return Refusal("DR-7.3.3", "dark_road-why-hero-not-here")
    if action.family is not actions.DELIVER:
        return None
    commission = action.args[0]
    if commission not in table.commissions[seat]:
        return Refusal("DR-7.3.2", "dark_road-why-not-held")
    if table.content.commission_town[commission] != frame.town:
        return Refusal("DR-7.3.2", "dark_road-why-other-town")
    return Refusal("DR-7.3.2", "dark_road-why-good-missing")


def legal_load(table: "Table", seat: int, frame: Load) -> list[Action]:
    """Goods for the requests that have none yet; at least one in all (DR-7.3.2)."""
    goods = table.goods[seat]
    found: list[Action] = []
    for request, good in enumerate(table.content.commission_asks[frame.commission]):
        if not deliveries.is_loaded(frame.load, request):
            for side in (BASIC, UPGRADED):
                if goods[tile(good, side)]:
                    found.append(actions.LOAD_TILE[tile(good, side)])
    if frame.load:
        found.append(actions.DO_FINISH)
    return found


def do_load(table: "Table", seat: int, frame: Load, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
        deliveries.log_commission(table, seat, frame.commission, frame.load)
        return
    good, side = action.args
    gains.return_good(table, seat, good, side)
    tell.good_delivered(table, seat, good, side)
    request = table.content.commission_asks[frame.commission].index(good)
    load = deliveries.with_good(frame.load, request, side)
    table.agenda[-1] = Load(seat, frame.commission, load)


def why_load(table: "Table", seat: int, frame: Load, action: Action) -> Refusal | None:
    if action.family is actions.DONE:
        return Refusal("DR-7.3.2", "dark_road-why-load-one")
    if action.family is not actions.LOAD:
        return None
    if action.args[0] in table.content.commission_asks[frame.commission]:
        return Refusal("DR-7.3.2", "dark_road-why-good-missing")
    return Refusal("DR-7.3.2", "dark_road-why-not-requested")
