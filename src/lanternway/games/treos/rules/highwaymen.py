"""Highwaymen: moving one in one's symbol phase, and the pushes of *Attacks* (TR-4)."""

from lanternway.core import Action, Frame
from lanternway.games.treos.actions import DONE, DRIVE, HIGHWAYMAN, K_DONE, PUSH
from lanternway.games.treos.board import BIT, members
from lanternway.games.treos.content import CARD_MOVES
from lanternway.games.treos.movement import Walk, endings, spread
from lanternway.games.treos.rules import move, turn
from lanternway.games.treos.state import CHOOSING, DRIVEN, DRIVING, PUSHING, STRIDE, TreosState


def menu(state: TreosState, seat: int, count: int, driven: int) -> list[Action]:
    """The highwaymen that can move, each place once, or none of them."""
    found: list[Action] = []
    if count == 0:
        return found
    places = 0
    for number, space in enumerate(state.robbers):
        if driven >> number & 1 or places & BIT[space]:
            continue
        if drive_endings(state, seat, space):
            places |= BIT[space]
            found.append(HIGHWAYMAN[number])
    if found:
        found.append(DONE)
    return found


def drive_endings(state: TreosState, seat: int, origin: int) -> int:
    """Where a highwayman can end with the seat's present card (TR-4.1, TR-4.2)."""
    card = state.card(seat)
    return endings_by(
        state, seat, origin, CARD_MOVES[card], turn.options_of(state, seat, card),
        state.happening(seat).push,
    )  # fmt: skip


def endings_by(
    state: TreosState, seat: int, origin: int, moves: int, options: int, push: bool
) -> int:
    """Where a highwayman can end by so many moves with these options."""
    people = 0
    others = 0
    for who in range(state.seats):
        people |= BIT[state.pos[who]]
        if who != seat:
            others |= BIT[state.pos[who]]
    closed = state.board.robber_closed
    portals = state.open_portals()
    hops = 0
    if portals & BIT[origin]:
        hops = portals & ~BIT[origin]
    walk = Walk(origin, options, moves, closed | people, portals, hops=hops & ~closed & ~people)
    reached = endings(state.board, walk) | walk.hops
    if push and others & ~closed:  # TR-4.3: only as the last step
        walk.left = moves - 1
        before = BIT[origin] | walk.hops
        if walk.left:
            before |= endings(state.board, walk)
        last = spread(state.board.table(options, 0), before)
        if (before | last & ~closed & ~people) & portals:
            last |= portals
        reached |= last & others & ~closed
    return reached & ~BIT[origin]


def choose(state: TreosState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action.kind == K_DONE:
        state.agenda.pop()
        return
    number = action.args[0]
    state.agenda[-1] = (CHOOSING, seat, frame[2] - 1, frame[3] | 1 << number)
    state.agenda.append((DRIVING, seat, number))


def driving_menu(state: TreosState, seat: int, number: int) -> list[Action]:
    return [DRIVE[space] for space in members(drive_endings(state, seat, state.robbers[number]))]


def drive(state: TreosState, frame: Frame, space: int) -> None:
    """Move the chosen highwayman; under *Attacks* others' characters there are pushed away."""
    seat, number = frame[1], frame[2]
    state.agenda.pop()
    start = state.robbers[number]
    state.robbers[number] = space
    state.facts[seat * STRIDE + DRIVEN] |= 1 << number
    if state.sink is not None:
        state.emit("drove", {
            "seat": seat, "number": number + 1,
            "start": move.name(state, start), "space": move.name(state, space),
        })  # fmt: skip
    for victim in range(state.seats - 1, -1, -1):
        if victim != seat and state.pos[victim] == space:
            state.agenda.append((PUSHING, seat, victim))


def pushing_menu(state: TreosState, victim: int) -> list[Action]:
    """The spaces next to a pushed character: one path or lake crossing (TR-4.3)."""
    return [PUSH[space] for space in members(state.board.adjacent[state.pos[victim]])]


def push(state: TreosState, frame: Frame, space: int) -> None:
    state.agenda.pop()
    state.pos[frame[2]] = space
    if state.sink is not None:
        state.emit("pushed", {
            "seat": frame[1], "pushed_seat": frame[2], "space": move.name(state, space),
        })  # fmt: skip
