"""Movement search: everything a card can reach from a space, in one pass, and one shortest way (TR-3).

The rules, the page and the bots ask the same functions. A `Walk` says who walks how: the options in
absolute directions, the moves left, an extra move by one kind of path, what is closed, which portals
are open. Sets of spaces are bit masks.
"""

from typing import Final

from lanternway.games.treos.board import BIT, Board

BY_PORTAL: Final = -1
"""In a way: the step is a free hop between portals, not an exit of the space."""


class Walk:
    """How somebody may walk on from where they stand."""

    __slots__ = (
        "either", "extra", "hops", "left", "options", "origin", "passable", "portals", "shut",
        "wrap",
    )  # fmt: skip

    def __init__(
        self,
        origin: int,
        options: int,
        left: int,
        shut: int,
        portals: int = 0,
        wrap: int = 0,
        extra: int = 0,
        either: bool = False,
        hops: int = 0,
        passable: int = 0,
    ) -> None:
        self.origin: int = origin
        """The space one stands on."""
        self.options: int = options
        self.left: int = left
        """Moves left by the card."""
        self.shut: int = shut
        """Spaces that may not be entered: highwaymen, the start space."""
        self.portals: int = portals
        """The open portals, if there are two or more (TR-3.9)."""
        self.wrap: int = wrap
        self.extra: int = extra
        """The option bit of one more move by one kind of path (TR-9.6); 0 when there is none."""
        self.either: bool = either
        """Whether the extra move may also be a move by the card, because an earlier move of this turn
        can count as the extra one."""
        self.hops: int = hops
        """The portals one can hop to right now, without a move."""
        self.passable: int = passable
        """Spaces that may be passed but not ended on (*Slip Past*)."""


def spread(near: list[int], edge: int) -> int:
    """All spaces one move away from a set of spaces."""
    new = 0
    while edge:
        low = edge & -edge
        new |= near[low.bit_length() - 1]
        edge ^= low
    return new


def endings(board: Board, walk: Walk) -> int:
    """Every space where the walk can end after one more move or several."""
    shut = walk.shut
    portals = walk.portals
    edge = BIT[walk.origin] | walk.hops
    near = board.one_move(walk.options, walk.wrap)
    if walk.extra:
        reached = _with_extra(board, walk, near, edge)
    elif walk.left == 1:
        reached = spread(near, edge) & ~shut
        if reached & portals:
            reached |= portals & ~shut
    else:
        reached = 0
        for _ in range(walk.left):
            new = 0
            while edge:
                low = edge & -edge
                new |= near[low.bit_length() - 1]
                edge ^= low
            new &= ~shut
            if new & portals:
                new |= portals & ~shut
            edge = new & ~reached
            if not edge:
                break
            reached |= edge
    return reached & ~walk.passable


def _with_extra(board: Board, walk: Walk, near: list[int], edge: int) -> int:
    """As `endings` with one extra move somewhere: two sets side by side, before and after it."""
    more = board.one_move(walk.options | walk.extra if walk.either else walk.extra, walk.wrap)
    before = edge
    after = _land(walk, spread(more, edge))
    reached, reached_after = 0, after
    for _ in range(walk.left):
        before = _land(walk, spread(near, before)) & ~reached
        reached |= before
        after = _land(walk, spread(near, after) | spread(more, before)) & ~reached_after
        reached_after |= after
        if not before and not after:
            break
    return reached | reached_after


def _land(walk: Walk, new: int) -> int:
    new &= ~walk.shut
    if new & walk.portals:
        new |= walk.portals & ~walk.shut
    return new


def way_to(board: Board, walk: Walk, goal: int) -> list[tuple[int, int]]:
    """One shortest way to an ending, as (space, exit of the space before) with BY_PORTAL for a free hop.

    The fewest moves; among equals the lowest spaces and the first exits, so that it is always the
    same way. A goal that needs no move (a hop) gives one BY_PORTAL.
    """
    if walk.hops & BIT[goal]:
        return [(goal, BY_PORTAL)]
    near = board.one_move(walk.options, walk.wrap)
    more = near
    if walk.extra:
        more = board.one_move(walk.options | walk.extra if walk.either else walk.extra, walk.wrap)
    start = BIT[walk.origin] | walk.hops
    plain: list[int] = [start]
    after: list[int] = [0]
    wanted = BIT[goal]
    used = 0
    while True:
        before = _land(walk, spread(near, plain[-1])) if len(plain) <= walk.left else 0
        moved = 0
        if walk.extra:
            moved = spread(more, plain[-1])
            if len(after) <= walk.left + 1:
                moved |= spread(near, after[-1])
            moved = _land(walk, moved)
        plain.append(before)
        after.append(moved)
        if before & wanted:
            break
        if moved & wanted:
            used = 1
            break
        if not before and not moved:
            raise ValueError(f"no way to space {goal}")
    return _trace(board, walk, near, more, plain, after, used, goal)


def _trace(
    board: Board,
    walk: Walk,
    near: list[int],
    more: list[int],
    plain: list[int],
    after: list[int],
    used: int,
    goal: int,
) -> list[tuple[int, int]]:
    """Walk back from the goal through the layers of `way_to`."""
    way: list[tuple[int, int]] = []
    space = goal
    for layer in range(len(plain) - 1, 0, -1):
        options = walk.options
        source = _before(near, after[layer - 1] if used else plain[layer - 1], space)
        if used and source < 0:
            source = _before(more, plain[layer - 1], space)
            if source >= 0:
                used = 0
                options = walk.options | walk.extra if walk.either else walk.extra
        if source < 0:  # reached by a hop from another portal of the same layer
            way.append((space, BY_PORTAL))
            space, source, options, used = _before_hop(walk, near, more, plain, after, layer, used)
        way.append((space, _exit_to(board, walk, source, space, options)))
        space = source
    if space != walk.origin:
        way.append((space, BY_PORTAL))
    way.reverse()
    return way


def _before(near: list[int], layer: int, space: int) -> int:
    """The lowest space of a layer with a move to `space`; -1 if there is none."""
    wanted = BIT[space]
    while layer:
        low = layer & -layer
        source = low.bit_length() - 1
        if near[source] & wanted:
            return source
        layer ^= low
    return -1


def _before_hop(
    walk: Walk,
    near: list[int],
    more: list[int],
    plain: list[int],
    after: list[int],
    layer: int,
    used: int,
) -> tuple[int, int, int, int]:
    """The portal that was entered before a hop, whence, by which options, extra move still unused."""
    gates = walk.portals & ~walk.shut
    while gates:
        low = gates & -gates
        portal = low.bit_length() - 1
        source = _before(near, after[layer - 1] if used else plain[layer - 1], portal)
        if source >= 0:
            return portal, source, walk.options, used
        if used:
            source = _before(more, plain[layer - 1], portal)
            if source >= 0:
                options = walk.options | walk.extra if walk.either else walk.extra
                return portal, source, options, 0
        gates ^= low
    raise ValueError("no way")


def _exit_to(board: Board, walk: Walk, source: int, goal: int, options: int) -> int:
    """The first exit of `source` that these options can use to get to `goal`."""
    wanted = BIT[goal]
    for i, out in enumerate(board.exits[source]):
        if out.options & options and (out.wrapped if walk.wrap else out.targets) & wanted:
            return i
    raise ValueError("no exit")
