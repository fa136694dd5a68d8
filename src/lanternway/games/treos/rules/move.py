"""Moving one's character: straight to an ending, or step by step (TR-3)."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Frame, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DISCARD, GO, HOP, LAND, STEP, STOP
from lanternway.games.treos.agenda import Landing
from lanternway.games.treos.board import BIT, NO_LAKE, Exit, members
from lanternway.games.treos.movement import BY_PORTAL, Walk, endings, way_to
from lanternway.games.treos.regions import REGION_OF, ROAD
from lanternway.games.treos.rules.rewards import discard_side_quest
from lanternway.games.treos.rules.walking import walk_of

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


# --- the questions -----------------------------------------------------------------------------------


def legal_move(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """Every ending to go to, every step, stopping, and discarding side quests before one sets out."""
    turn = table.turns[seat]
    walk = walk_of(table, seat)
    ends = endings(table.board, walk) if walk.left or walk.extra else 0
    unmoved = turn.moves == 0
    found: list[Action] = []
    must_move = unmoved and table.setting.meaner and ends != 0  # TR-8.3
    if not must_move and may_stop(table, seat, walk):
        found.append(STOP.actions[0])
    if walk.hops and not must_move:
        ends |= walk.hops & ~walk.passable
    ends &= ~BIT[walk.origin]
    go = GO.actions
    while ends:
        low = ends & -ends
        found.append(go[low.bit_length() - 1])
        ends ^= low
    add_steps(table, walk, found)
    if walk.hops:
        for space in members(walk.hops):
            if can_go_on(table, walk, space, must_move):
                found.append(HOP.actions[space])
    if unmoved and not turn.hopped:
        for task in table.side_quests[seat]:
            found.append(DISCARD.actions[task])
    return found


def do_move(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    family = action.family
    if family is GO:
        go(table, seat, action.args[0])
    elif family is STEP:
        enter(table, seat, action.args[0])
    elif family is HOP:
        hop(table, seat, action.args[0])
        table.turn_to_change(seat).hopped = True
        tell.hopped(table, seat, action.args[0])
    elif family is DISCARD:
        discard_side_quest(table, seat, action.args[0])
    else:
        table.agenda.pop()
        if not table.turns[seat].moves:
            tell.stayed(table, seat, table.spaces[seat])


def why_move(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    family = action.family
    if family is STOP:
        if table.turns[seat].moves == 0:
            return Refusal("TR-8.3", "treos-why-must-move")
        return Refusal("TR-3.8", "treos-why-passing")
    if family is LAND:
        return Refusal("TR-3.5", "treos-why-no-lake")
    if family is STEP:
        return why_no_step(table, seat, action.args[0])
    if family is GO or family is HOP:
        return why_no_way(table, seat, action)
    if family is DISCARD and action.args[0] in table.side_quests[seat]:
        return Refusal("TR-7.2", "treos-why-discard-moving")
    return None


def legal_land(table: "Table", seat: int, frame: Landing) -> list[Action]:
    """The shores of the lake one has entered."""
    walk = walk_of(table, seat)
    targets = step_targets(table, walk, table.board.exits[walk.origin][frame.exit])
    return [LAND.actions[space] for space in members(targets)]


def do_land(table: "Table", seat: int, frame: Landing, action: Action) -> None:
    """The shore that ends a step into a lake."""
    table.agenda.pop()
    step(table, seat, frame.exit, action.args[0])


# --- what one can do ---------------------------------------------------------------------------------


def may_stop(table: "Table", seat: int, walk: Walk) -> bool:
    """One may end anywhere but on a highwayman's space that one is passing."""
    if not walk.passable & BIT[walk.origin]:
        return True
    turn = table.turns[seat]
    return turn.moves == 0 and walk.origin == turn.start


def add_steps(table: "Table", walk: Walk, found: list[Action]) -> None:
    """The exits one can step through. With one move left a step is the same as going to its ending, so
    it is listed only where two exits lead to one space and may count differently, and into a portal
    from which one can hop on."""
    last = walk.left + (1 if walk.extra else 0) == 1
    usable: list[tuple[Exit, int]] = []
    once = twice = 0
    for out in table.board.exits[walk.origin]:
        targets = step_targets(table, walk, out)
        if targets:
            usable.append((out, targets))
            twice |= once & targets
            once |= targets
    gates = walk.portals & ~walk.shut
    if gates & (gates - 1):
        twice |= gates
    if not last or twice:
        for out, targets in usable:
            if not last or targets & twice:
                found.append(STEP.actions[out.direction])


def step_targets(table: "Table", walk: Walk, out: Exit) -> int:
    """Where a step through this exit can lead now."""
    by_card = out.options & walk.options and (walk.left > 0 or walk.either)
    if not by_card and not out.options & walk.extra:
        return 0
    targets = (out.wrapped if walk.wrap else out.targets) & ~walk.shut
    if targets & walk.passable:  # only on the way to somewhere else
        onward = _after_step(walk, out)
        for space in members(targets & walk.passable):
            onward.origin = space
            onward.hops = walk.portals & ~walk.shut if walk.portals & BIT[space] else 0
            if not (endings(table.board, onward) | onward.hops & ~walk.passable):
                targets &= ~BIT[space]
    return targets


def _after_step(walk: Walk, out: Exit) -> Walk:
    """The walk after a step through an exit, wherever it leads."""
    left, extra, either = spend(walk.left, walk.extra, walk.either, out.options, walk.options)
    return Walk(
        walk.origin, walk.options, left, walk.shut, walk.portals, walk.wrap, extra, either, 0,
        walk.passable,
    )  # fmt: skip


def spend(
    left: int, extra: int, either: bool, exit_options: int, options: int
) -> tuple[int, int, bool]:
    """Moves left after a step. The card pays first; a step that the extra move could have paid lets
    the extra move be one by the card later (TR-9.6: at any point of the movement)."""
    if left and exit_options & options:
        return left - 1, extra, extra != 0 and (either or exit_options & extra != 0)
    return left, 0, False


def can_go_on(table: "Table", walk: Walk, portal: int, must_move: bool) -> bool:
    """Whether a hop to this portal leaves a legal way to end the turn."""
    if not must_move and not walk.passable & BIT[portal]:
        return True
    hops = walk.hops & ~BIT[portal]
    if walk.passable or not table.guarded() & BIT[walk.origin]:
        hops |= BIT[walk.origin]  # one may hop back
    if not must_move and hops & ~walk.passable:
        return True
    onward = Walk(
        portal, walk.options, walk.left, walk.shut, walk.portals, walk.wrap, walk.extra, walk.either,
        hops, walk.passable,
    )  # fmt: skip
    return endings(table.board, onward) != 0


# --- doing it ----------------------------------------------------------------------------------------


def go(table: "Table", seat: int, goal: int) -> None:
    """Walk the shortest way to an ending and stop there."""
    way = [table.spaces[seat]]
    moves = 0
    for space, exit_ in way_to(table.board, walk_of(table, seat), goal):
        way.append(space)
        if exit_ == BY_PORTAL:
            hop(table, seat, space)
        else:
            walk_through(table, seat, table.board.exits[table.spaces[seat]][exit_], space)
            moves += 1
    table.agenda.pop()
    if moves:
        tell.moved(table, seat, way, moves)
    else:
        tell.hopped(table, seat, goal)


def enter(table: "Table", seat: int, direction: int) -> None:
    """Step through the exit in this direction; on which shore of a lake is another question."""
    for place, out in enumerate(table.board.exits[table.spaces[seat]]):
        if out.direction == direction:
            targets = step_targets(table, walk_of(table, seat), out)
            if targets & (targets - 1):
                table.agenda.append(Landing(seat, place))
            else:
                step(table, seat, place, targets.bit_length() - 1)
            return


def step(table: "Table", seat: int, exit_: int, space: int) -> None:
    here = table.spaces[seat]
    out = table.board.exits[here][exit_]
    turn = table.turn_to_change(seat)
    turn.left, turn.extra, turn.either = spend(
        turn.left, turn.extra, turn.either, out.options, turn.options
    )
    turn.hopped = False
    walk_through(table, seat, out, space)
    tell.moved(table, seat, [here, space], 1)


def hop(table: "Table", seat: int, space: int) -> None:
    """A free hop: no move, but one stands there (TR-3.9)."""
    table.spaces[seat] = space
    table.turn_to_change(seat).end = space
    table.today_to_change(seat).regions |= 1 << REGION_OF[space]


def walk_through(table: "Table", seat: int, out: Exit, space: int) -> None:
    """Move through an exit and write down what side quests ask for (TR-11.1)."""
    today = table.today_to_change(seat)
    turn = table.turn_to_change(seat)
    today.count_move(out.kind)
    turn.moves += 1
    turn.bearings[out.direction] += 1
    if out.lake != NO_LAKE:
        today.lakes |= 1 << out.lake
    region = REGION_OF[space]
    today.regions |= 1 << region
    if out.kind == ROAD and region != REGION_OF[table.spaces[seat]]:
        turn.borders += 1
    table.spaces[seat] = space
    turn.end = space


# --- why not -----------------------------------------------------------------------------------------


def space_of(table: "Table", space: int) -> dict[str, Any]:
    """A space by its name."""
    return {"space": tell.space_name(table, space)}


def why_no_way(table: "Table", seat: int, action: Action) -> Refusal:
    """Why one can't go or hop to a space."""
    space = action.args[0]
    if not table.board.spaces & BIT[space]:
        return Refusal("TR-3.1", "treos-why-no-space", space_of(table, space))
    if table.guarded() & BIT[space]:
        return Refusal("TR-3.8", "treos-why-highwayman", space_of(table, space))
    if action.family is HOP:
        return Refusal("TR-3.9", "treos-why-no-hop", space_of(table, space))
    if space == table.spaces[seat]:
        return Refusal("TR-3.6", "treos-why-here")
    turn = table.turns[seat]
    if turn.barred & BIT[space]:
        return Refusal("TR-3.7", "treos-why-start", space_of(table, space))
    if table.setting.meaner and turn.moves == 0 and table.portals & BIT[space]:
        return Refusal("TR-8.3", "treos-why-must-move")
    return Refusal("TR-3.2", "treos-why-out-of-reach", space_of(table, space))


def why_no_step(table: "Table", seat: int, direction: int) -> Refusal:
    walk = walk_of(table, seat)
    for out in table.board.exits[walk.origin]:
        if out.direction != direction:
            continue
        if not out.options & (walk.options | walk.extra):
            return Refusal("TR-3.3", "treos-why-not-on-card")
        targets = out.wrapped if walk.wrap else out.targets
        if not targets:
            return Refusal("TR-9.4", "treos-why-rim")
        if not targets & ~table.turns[seat].barred:
            return Refusal("TR-3.7", "treos-why-start", space_of(table, walk.origin))
        if walk.left or walk.extra:
            if endings(table.board, walk):
                return Refusal("TR-3.2", "treos-why-just-go")
            return Refusal("TR-3.8", "treos-why-blocked")
        return Refusal("TR-3.2", "treos-why-no-moves")
    return Refusal("TR-3.1", "treos-why-no-exit")
