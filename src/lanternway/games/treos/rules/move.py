"""Moving one's character: straight to an ending, or step by step (TR-3)."""

from lanternway.core import Action
from lanternway.games.treos.actions import (
    DISCARD,
    GO,
    HOP,
    K_DISCARD,
    K_GO,
    K_HOP,
    K_STEP,
    LAND,
    STEP,
    STOP,
)
from lanternway.games.treos.board import BIT, TOWN, Exit, members
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.movement import HOP as HOPS
from lanternway.games.treos.movement import Walk, endings, way_to
from lanternway.games.treos.regions import MOST_SPACES, ROAD, SPACE_WORDS
from lanternway.games.treos.rules import places
from lanternway.games.treos.rules.rewards import discard_side_quest
from lanternway.games.treos.state import (
    BARRED,
    BEARINGS,
    BORDERS,
    EITHER,
    END_TOWNS,
    EXTRA,
    HOPPED,
    LAKES,
    LANDING,
    LEFT,
    MOVES,
    OPTIONS,
    REGIONS_SEEN,
    STRIDE,
    TURNS_MOVED,
    WRAP,
    TreosState,
)


def walk_of(state: TreosState, seat: int) -> Walk:
    """How the seat may walk on from where it stands in its present turn."""
    facts = state.facts
    base = seat * STRIDE
    here = state.pos[seat]
    barred = facts[base + BARRED]
    robbers = state.robber_mask()
    portals = state.open_portals()
    passable = 0
    if state.event >= 0 and state.happening(seat).passable:
        passable, robbers = robbers, 0
    hops = 0
    if portals & BIT[here] and not facts[base + HOPPED]:
        hops = portals & ~robbers & ~BIT[here]
        if facts[base + MOVES]:
            hops &= ~barred
    return Walk(
        here, facts[base + OPTIONS], facts[base + LEFT], robbers | barred, portals,
        facts[base + WRAP], facts[base + EXTRA], facts[base + EITHER] == 1, hops, passable,
    )  # fmt: skip


def menu(state: TreosState, seat: int) -> list[Action]:
    """Every ending to go to, every step, stopping, and discarding side quests before one sets out."""
    facts = state.facts
    base = seat * STRIDE
    walk = walk_of(state, seat)
    board = state.board
    here = walk.origin
    ends = endings(board, walk) if walk.left or walk.extra else 0
    unmoved = facts[base + MOVES] == 0
    found: list[Action] = []
    must_move = unmoved and state.setting.meaner and ends != 0  # TR-8.3
    if not must_move and may_stop(state, seat, walk):
        found.append(STOP)
    if walk.hops and not must_move:
        ends |= walk.hops & ~walk.passable
    ends &= ~BIT[here]
    while ends:
        low = ends & -ends
        found.append(GO[low.bit_length() - 1])
        ends ^= low
    add_steps(state, walk, found)
    if walk.hops:
        for space in members(walk.hops):
            if can_go_on(state, walk, space, must_move):
                found.append(HOP[space])
    if unmoved and not facts[base + HOPPED]:
        for task in state.side[seat]:
            found.append(DISCARD[task])
    return found


def may_stop(state: TreosState, seat: int, walk: Walk) -> bool:
    """One may end anywhere but on a highwayman's space that one is passing."""
    if not walk.passable & BIT[walk.origin]:
        return True
    base = seat * STRIDE
    return state.facts[base + MOVES] == 0 and not state.facts[base + HOPPED]


def add_steps(state: TreosState, walk: Walk, found: list[Action]) -> None:
    """The exits one can step through. With one move left a step is the same as going to its ending,
    so it is listed only where two exits lead to one space and may count differently."""
    last = walk.left + (1 if walk.extra else 0) == 1
    usable: list[tuple[Exit, int]] = []
    once = twice = 0
    for out in state.board.exits[walk.origin]:
        targets = step_targets(state, walk, out)
        if targets:
            usable.append((out, targets))
            twice |= once & targets
            once |= targets
    if not last or twice:
        for out, targets in usable:
            if not last or targets & twice:
                found.append(STEP[out.direction])


def step_targets(state: TreosState, walk: Walk, out: Exit) -> int:
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
            if not (endings(state.board, onward) | onward.hops & ~walk.passable):
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


def can_go_on(state: TreosState, walk: Walk, portal: int, must_move: bool) -> bool:
    """Whether a hop to this portal leaves a legal way to end the turn."""
    if not must_move and not walk.passable & BIT[portal]:
        return True
    onward = Walk(
        portal, walk.options, walk.left, walk.shut, walk.portals, walk.wrap, walk.extra, walk.either,
        0, walk.passable,
    )  # fmt: skip
    return endings(state.board, onward) != 0


def landing_menu(state: TreosState, seat: int, exit_: int) -> list[Action]:
    """The shores of the lake one has entered."""
    walk = walk_of(state, seat)
    targets = step_targets(state, walk, state.board.exits[walk.origin][exit_])
    return [LAND[space] for space in members(targets)]


def answer(state: TreosState, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == K_GO:
        go(state, seat, action.args[0])
    elif kind == K_STEP:
        exits = state.board.exits[state.pos[seat]]
        for i, out in enumerate(exits):
            if out.direction == action.args[0]:
                targets = step_targets(state, walk_of(state, seat), out)
                if targets & (targets - 1):
                    state.agenda.append((LANDING, seat, i))
                else:
                    _step(state, seat, i, targets.bit_length() - 1)
                return
    elif kind == K_HOP:
        _hop(state, seat, action.args[0])
        state.facts[seat * STRIDE + HOPPED] = 1
        if state.sink is not None:
            state.emit("hopped", {"seat": seat, "space": name(state, action.args[0])})
    elif kind == K_DISCARD:
        discard_side_quest(state, seat, action.args[0])
    else:
        state.agenda.pop()
        if state.sink is not None and not state.facts[seat * STRIDE + MOVES]:
            state.emit("stayed", {"seat": seat, "space": name(state, state.pos[seat])})


def go(state: TreosState, seat: int, goal: int) -> None:
    """Walk the shortest way to an ending and stop there."""
    way = way_to(state.board, walk_of(state, seat), goal)
    passed: list[str] = [SPACE_WORDS[state.pos[seat]]]
    for space, exit_ in way:
        passed.append(SPACE_WORDS[space])
        if exit_ == HOPS:
            _hop(state, seat, space)
        else:
            _count(state, seat, state.board.exits[state.pos[seat]][exit_], space)
    state.agenda.pop()
    if state.sink is not None:
        state.emit(
            "moved",
            {"seat": seat, "space": name(state, goal), "way": " ".join(passed), "n": len(way)},
        )


def land(state: TreosState, seat: int, exit_: int, space: int) -> None:
    """The shore that ends a step into a lake."""
    state.agenda.pop()
    _step(state, seat, exit_, space)


def _step(state: TreosState, seat: int, exit_: int, space: int) -> None:
    facts = state.facts
    base = seat * STRIDE
    here = state.pos[seat]
    out = state.board.exits[here][exit_]
    left, extra, either = spend(
        facts[base + LEFT], facts[base + EXTRA], facts[base + EITHER] == 1, out.options,
        facts[base + OPTIONS],
    )  # fmt: skip
    facts[base + LEFT] = left
    facts[base + EXTRA] = extra
    facts[base + EITHER] = 1 if either else 0
    facts[base + HOPPED] = 0
    _count(state, seat, out, space)
    if state.sink is not None:
        way = f"{SPACE_WORDS[here]} {SPACE_WORDS[space]}"
        state.emit("moved", {"seat": seat, "space": name(state, space), "way": way, "n": 1})


def _hop(state: TreosState, seat: int, space: int) -> None:
    """A free hop: no move, but one stands there (TR-3.9)."""
    state.pos[seat] = space
    state.facts[seat * STRIDE + REGIONS_SEEN] |= 1 << (space // MOST_SPACES)


def _count(state: TreosState, seat: int, out: Exit, space: int) -> None:
    """Move through an exit and write down what side quests ask for (TR-11.1)."""
    facts = state.facts
    base = seat * STRIDE
    facts[base + out.kind] += 1
    facts[base + MOVES] += 1
    facts[base + BEARINGS] += 1 << (4 * out.direction)
    if out.lake >= 0:
        facts[base + LAKES] |= 1 << out.lake
    region = space // MOST_SPACES
    facts[base + REGIONS_SEEN] |= 1 << region
    if out.kind == ROAD and region != state.pos[seat] // MOST_SPACES:
        facts[base + BORDERS] += 1
    state.pos[seat] = space


def arrive(state: TreosState, seat: int) -> None:
    """The movement is over: note where, then use the space (TR-5.1)."""
    facts = state.facts
    base = seat * STRIDE
    if facts[base + MOVES] == 0:
        places.offer_gates(state, seat)
        return
    facts[base + TURNS_MOVED] += 1
    here = state.pos[seat]
    if state.board.place[here] == TOWN:
        facts[base + END_TOWNS] |= 1 << state.board.what[here]
    places.open_space(state, seat)


def name(state: TreosState, space: int) -> str:
    """What a space is called in the log: a town by its name, any other by its number."""
    if state.board.place[space] == TOWN:
        return f"@treos-town-{CONTENT.town_ids[state.board.what[space]]}"
    return SPACE_WORDS[space]
