"""Movement: the fast search against the slow one, ways that can be walked, steps that miss nothing."""

import random
from typing import Any

import pytest

from lanternway.core import get_game
from lanternway.games.treos.actions import DISCARD, GO, STOP
from lanternway.games.treos.agenda import LANDING, MOVING
from lanternway.games.treos.board import Board, members
from lanternway.games.treos.content import CARD_MOVES, CARD_OPTIONS, CONTENT
from lanternway.games.treos.data import facts_data, frame_data
from lanternway.games.treos.layouts import FRONT, Layout, all_layouts, board_of
from lanternway.games.treos.movement import BY_PORTAL, Walk, endings, way_to
from lanternway.games.treos.regions import PATH_OPTIONS, SPACE_WORDS
from lanternway.games.treos.rules.walking import walk_from
from lanternway.games.treos.state import Table
from tests.games.treos.slow_walk import Traveller, all_endings


def random_case(choose: random.Random) -> tuple[Board, Traveller, Walk]:
    """A board with highwaymen and portals anywhere, a card, a seat, perhaps an extra move."""
    layout = choose.choice(all_layouts(FRONT)) if choose.random() < 0.5 else reverse(choose)
    board = board_of(layout, CONTENT.regions)
    spaces = members(board.spaces)
    robbers = frozenset(choose.choices(spaces, k=5))
    portals = frozenset(choose.sample(board.secrets, choose.choice([0, 1, 2, 3])))
    start = choose.choice(sorted(portals) if portals and choose.random() < 0.4 else spaces)
    card = choose.randint(1, 84)
    options = CARD_OPTIONS[choose.randrange(4)][card]
    moves = CARD_MOVES[card] + choose.choice([0, 0, 1])
    extra = PATH_OPTIONS[choose.randrange(3)] if choose.random() < 0.4 else 0
    passable = choose.random() < 0.3
    wrap = choose.random() < 0.3
    who = Traveller(start, options, moves, extra, wrap, robbers, portals, passable)
    robber_mask = sum(1 << s for s in robbers)
    portal_mask = sum(1 << s for s in portals)
    shut = 0 if passable else robber_mask
    gates = portal_mask if len(portals) > 1 else 0
    hops = gates & ~shut & ~(1 << start) if gates >> start & 1 else 0
    barred = portal_mask if portal_mask >> start & 1 else 1 << start
    walk = Walk(
        start, options, moves, shut | barred, gates, 1 if wrap else 0, extra, False, hops,
        robber_mask if passable else 0,
    )  # fmt: skip
    return board, who, walk


def reverse(choose: random.Random) -> Layout:
    table = get_game("treos").start({"variable_setup": True}, 2, choose.getrandbits(32))
    assert isinstance(table, Table)
    return table.setting.layout


@pytest.mark.clause("TR-3.2", "TR-3.3", "TR-3.5", "TR-3.7", "TR-3.8", "TR-3.9", "TR-9.4", "TR-9.6")
@pytest.mark.parametrize("seed", range(6))
def test_the_search_agrees_with_a_slow_one(seed: int) -> None:
    choose = random.Random(seed)
    for _ in range(150):
        board, who, walk = random_case(choose)
        assert set(members(endings(board, walk))) == all_endings(board, who), who


def walked(board: Board, walk: Walk, way: list[tuple[int, int]]) -> int:
    """Follow a way; where it ends. Fails where it is not allowed."""
    at, card, extra, moves = walk.origin, walk.left, 1 if walk.extra else 0, 0
    for space, exit_ in way:
        assert not walk.shut >> space & 1 or (exit_ == BY_PORTAL and moves == 0)
        if exit_ == BY_PORTAL:
            assert walk.portals >> at & 1
            assert walk.portals >> space & 1
        else:
            out = board.exits[at][exit_]
            assert (out.wrapped if walk.wrap else out.targets) >> space & 1
            moves += 1
            by_card, by_extra = out.options & walk.options, out.options & walk.extra
            assert by_card or by_extra
            if not by_card:
                extra -= 1
            else:
                card -= 1
        at = space
    if card < 0:  # some move by the card must have been the extra one
        kinds = [
            board.exits[a][e].options & walk.extra
            for a, (_, e) in zip([walk.origin, *[s for s, _ in way]], way, strict=False)
            if e != BY_PORTAL and board.exits[a][e].options & walk.options
        ]
        assert any(kinds)
        card, extra = card + 1, extra - 1
    assert card >= 0
    assert extra >= 0
    return at


@pytest.mark.parametrize("seed", range(4))
def test_every_ending_has_a_shortest_way_that_can_be_walked(seed: int) -> None:
    choose = random.Random(1000 + seed)
    for _ in range(60):
        board, who, walk = random_case(choose)
        for goal in members(endings(board, walk)):
            way = way_to(board, walk, goal)
            assert walked(board, walk, way) == goal, who
            moves = sum(exit_ != BY_PORTAL for _, exit_ in way)
            fewer = Traveller(**{**vars(who), "moves": max(0, moves - 1), "extra": 0})
            if not who.extra and moves > 1:
                assert goal not in all_endings(board, fewer), "a shorter way was missed"


def moves_left(table: Table, seat: int) -> int:
    turn = table.turns[seat]
    return turn.left + bool(turn.extra)


def step_results(start: Table, seat: int) -> set[int]:
    """Where the seat's movement can end step by step; only the last move goes straight."""
    found: set[int] = set()
    todo = [start]
    seen: set[str] = set()
    while todo:
        table = todo.pop()
        straight = table.agenda[-1].kind is MOVING and moves_left(table, seat) == 1
        for action in table.legal(seat):
            if action.family is DISCARD or (action.family is GO and not straight):
                continue
            if action.family is GO:
                found.add(action.args[0])
            elif action.family is STOP:
                found.add(table.spaces[seat])
            else:
                after = table.clone()
                after.perform(seat, action)
                frame = after.agenda[-1] if after.agenda else None
                if frame is not None and frame.seat == seat and frame.kind in (MOVING, LANDING):
                    key = f"{frame_data(frame)}{after.spaces[seat]}{facts_data(after, seat)}"
                    if key not in seen:
                        seen.add(key)
                        todo.append(after)
                else:
                    found.add(after.spaces[seat])
    return found


@pytest.mark.clause("TR-3.2")
@pytest.mark.parametrize("seed", range(3))
def test_steps_reach_what_going_straight_reaches_and_nothing_else(seed: int) -> None:
    """Both ways of moving lead to the same endings, at every point of the movement."""
    game = get_game("treos")
    choose = random.Random(seed)
    table = game.start({}, 4, f"steps/{seed}")
    assert isinstance(table, Table)
    compared = 0
    while table.to_move() and compared < 100:
        seat = table.to_move()[0]
        legal = table.legal(seat)
        if table.agenda[-1].kind is MOVING and moves_left(table, seat) > 1:
            straight = {action.args[0] for action in legal if action.family is GO}
            if any(action.family is STOP for action in legal):
                straight.add(table.spaces[seat])
            # a portal just discovered may be left again at once, which does not end the walk
            assert step_results(table, seat) - portals(table) == straight - portals(table)
            compared += 1
        table.perform(seat, choose.choice(legal))
    assert compared > 50


def portals(table: Table) -> set[int]:
    return set(members(table.portals))


def slow_of_table(table: Table, seat: int, card: int, origin: int, symbol: bool) -> set[int]:
    """The slow search for a real table, from its plain data."""
    data: dict[str, Any] = table.to_data()
    walk = walk_from(table, seat, card, origin, symbol)
    words = [word for word, tile in data["secrets"].items() if tile == "portal"]
    board = table.board
    names = {w: s for s, w in enumerate(SPACE_WORDS)}
    who = Traveller(
        origin, walk.options, walk.left, walk.extra, bool(walk.wrap),
        frozenset(names[w] for w in data["highwaymen"]), frozenset(names[w] for w in words),
        walk.passable != 0,
    )  # fmt: skip
    return all_endings(board, who)


@pytest.mark.clause("TR-2.7", "TR-3.4", "TR-9.2", "TR-9.5")
def test_what_is_offered_at_a_table_is_what_the_slow_search_finds() -> None:
    """Options, events and characters of real games."""
    game = get_game("treos")
    compared = 0
    for seed in range(6):
        choose = random.Random(seed)
        table = game.start({}, 4, f"offers/{seed}")
        assert isinstance(table, Table)
        while table.to_move() and compared < 200 * (seed + 1):
            seat = table.to_move()[0]
            legal = table.legal(seat)
            if table.agenda[-1].kind is MOVING and table.turns[seat].moves == 0:
                here = table.spaces[seat]
                card = table.card(seat)
                wanted = slow_of_table(table, seat, card, here, table.has_symbol(seat))
                gates = table.open_portals()
                if gates >> here & 1:
                    wanted |= set(members(gates & ~table.guarded()))
                offered = {action.args[0] for action in legal if action.family is GO}
                if not table.turns[seat].hopped:
                    assert offered == wanted - {here}
                compared += 1
            table.perform(seat, choose.choice(legal))
    assert compared > 600
