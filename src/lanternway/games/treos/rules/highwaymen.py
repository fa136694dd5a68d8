"""Highwaymen: moving one in one's symbol phase, and the pushes of *Attacks* (TR-4)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DONE, DRIVE, HIGHWAYMAN, PUSH
from lanternway.games.treos.agenda import Choosing, Driving, Pushing
from lanternway.games.treos.board import BIT, members
from lanternway.games.treos.content import CARD_MOVES
from lanternway.games.treos.movement import Walk, endings, spread
from lanternway.games.treos.rules.move import space_of
from lanternway.games.treos.rules.walking import options_of

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


# --- which one ---------------------------------------------------------------------------------------


def legal_choose(table: "Table", seat: int, frame: Choosing) -> list[Action]:
    """The highwaymen that can move, each place once, or none of them."""
    found: list[Action] = []
    if frame.count == 0:
        return found
    places = 0
    for highwayman, space in enumerate(table.highwaymen):
        if frame.driven >> highwayman & 1 or places & BIT[space]:
            continue
        if drive_endings(table, seat, space):
            places |= BIT[space]
            found.append(HIGHWAYMAN.actions[highwayman])
    if found:
        found += DONE.actions
    return found


def do_choose(table: "Table", seat: int, frame: Choosing, action: Action) -> None:
    if action.family is DONE:
        table.agenda.pop()
        return
    highwayman = action.args[0]
    table.agenda[-1] = Choosing(seat, frame.count - 1, frame.driven | 1 << highwayman)
    table.agenda.append(Driving(seat, highwayman))


def why_choose(table: "Table", seat: int, frame: Choosing, action: Action) -> Refusal | None:
    if action.family is HIGHWAYMAN:
        return Refusal(
            "TR-4.1",
            "treos-why-highwayman-stuck",
            {"highwayman": tell.highwayman_name(action.args[0])},
        )
    return None


# --- where to ----------------------------------------------------------------------------------------


def drive_endings(table: "Table", seat: int, origin: int) -> int:
    """Where a highwayman can end with the seat's present card (TR-4.1, TR-4.2)."""
    card = table.card(seat)
    push = table.happening(seat).push
    return endings_by(table, seat, origin, CARD_MOVES[card], options_of(table, seat, card), push)


def endings_by(table: "Table", seat: int, origin: int, moves: int, options: int, push: bool) -> int:
    """Where a highwayman can end by so many moves with these options."""
    people = 0
    others = 0
    for who, space in enumerate(table.spaces):
        people |= BIT[space]
        if who != seat:
            others |= BIT[space]
    closed = table.board.closed_to_highwaymen
    portals = table.open_portals()
    hops = 0
    if portals & BIT[origin]:
        hops = portals & ~BIT[origin]
    walk = Walk(origin, options, moves, closed | people, portals, hops=hops & ~closed & ~people)
    reached = endings(table.board, walk) | walk.hops
    if push and others & ~closed:  # TR-4.3: only as the last step
        walk.left = moves - 1
        before = BIT[origin] | walk.hops
        if walk.left:
            before |= endings(table.board, walk)
        last = spread(table.board.one_move(options, 0), before)
        if (before | last & ~closed & ~people) & portals:
            last |= portals
        reached |= last & others & ~closed
    return reached & ~BIT[origin]


def legal_drive(table: "Table", seat: int, frame: Driving) -> list[Action]:
    ends = drive_endings(table, seat, table.highwaymen[frame.highwayman])
    return [DRIVE.actions[space] for space in members(ends)] + DONE.actions


def do_drive(table: "Table", seat: int, frame: Driving, action: Action) -> None:
    """Move the chosen highwayman, or let it go and choose again; under *Attacks* others' characters
    there are pushed away."""
    highwayman = frame.highwayman
    table.agenda.pop()
    if action.family is DONE:
        let_go(table, highwayman)
        return
    space = action.args[0]
    start = table.highwaymen[highwayman]
    table.highwaymen[highwayman] = space
    table.turn_to_change(seat).driven |= 1 << highwayman
    tell.drove(table, seat, highwayman, start, space)
    for victim in range(table.seats - 1, -1, -1):
        if victim != seat and table.spaces[victim] == space:
            table.agenda.append(Pushing(seat, victim))


def why_drive(table: "Table", seat: int, frame: Driving, action: Action) -> Refusal | None:
    if action.family is not DRIVE:
        return None
    space = action.args[0]
    if not table.board.spaces & BIT[space]:
        return Refusal("TR-3.1", "treos-why-no-space", space_of(table, action.args[0]))
    if table.board.closed_to_highwaymen & BIT[space]:
        return Refusal("TR-4.2", "treos-why-robber-closed", space_of(table, action.args[0]))
    if space in table.spaces:
        return Refusal("TR-4.2", "treos-why-robber-character", space_of(table, action.args[0]))
    return Refusal("TR-4.1", "treos-why-out-of-reach", space_of(table, action.args[0]))


def let_go(table: "Table", highwayman: int) -> None:
    """The chosen highwayman stays; the question which one to move is asked again."""
    before = table.agenda[-1]
    if isinstance(before, Choosing):
        driven = before.driven & ~(1 << highwayman)
        table.agenda[-1] = Choosing(before.seat, before.count + 1, driven)


# --- *Attacks* ---------------------------------------------------------------------------------------


def legal_push(table: "Table", seat: int, frame: Pushing) -> list[Action]:
    """The spaces next to a pushed character: one path or lake crossing (TR-4.3)."""
    near = table.board.adjacent[table.spaces[frame.victim]]
    return [PUSH.actions[space] for space in members(near)]


def do_push(table: "Table", seat: int, frame: Pushing, action: Action) -> None:
    table.agenda.pop()
    table.spaces[frame.victim] = action.args[0]
    tell.pushed(table, seat, frame.victim, action.args[0])


def why_push(table: "Table", seat: int, frame: Pushing, action: Action) -> Refusal | None:
    if action.family is PUSH:
        return Refusal("TR-4.3", "treos-why-not-adjacent", space_of(table, action.args[0]))
    return None
