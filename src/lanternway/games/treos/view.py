"""What a seat may know (TR-2.4): constructed from the open table and the seat's own things."""

from typing import Any

from lanternway.core import View
from lanternway.games.treos.board import PLACE_WORDS, Board, members
from lanternway.games.treos.codec import open_seat_data, public_data, seat_data
from lanternway.games.treos.content import CARD_MOVES, CONTENT
from lanternway.games.treos.movement import Walk, endings
from lanternway.games.treos.regions import DIRECTIONS, KINDS, SPACE_WORDS
from lanternway.games.treos.rules import turn
from lanternway.games.treos.rules.rewards import KNOWN
from lanternway.games.treos.state import (
    LEFTOVER,
    PHASE,
    PLAN,
    STRIDE,
    SYMBOL_AT,
    UNSEEN,
    TreosState,
)
from lanternway.games.treos.words import ALL_LAKES, PHASE_WORDS, PLAN_WORDS, TASK_WORDS, spaces


def view(state: TreosState, seat: int) -> View:
    """Everything open, one's own cards and tasks, of the others' only how many there are."""
    known = public_data(state)
    known["options"] = state.setting.options
    known["goal"] = state.setting.goal
    known["to_move"] = state.to_move()
    known["common_deck"] = state.deck
    known["seats"] = [
        _own(state, seat) if other == seat else _other(state, other) for other in range(state.seats)
    ]
    known["side_deck"] = [_under(card, seat, state.seats) for card in state.side_bottom]
    known["side_deck_unseen"] = len(state.side_pool)
    known["board"] = drawing(state.board)
    return View("treos", seat, known)


def _under(card: int, seat: int, seats: int) -> dict[str, Any]:
    """A side quest under its deck: completed ones everybody saw, a discarded one only its owner."""
    knowers = card // KNOWN
    is_open = knowers == (1 << seats) - 1
    known = is_open or (seat >= 0 and knowers >> seat & 1 == 1)
    return {"side": TASK_WORDS[card % KNOWN] if known else None, "open": is_open}


def _own(state: TreosState, seat: int) -> dict[str, Any]:
    data = seat_data(state, seat)
    data["reach"] = reach(state, seat)
    return data


def reach(state: TreosState, seat: int) -> dict[str, list[str]]:
    """Where each card in hand or planned ahead could take one from here: what a page lights up."""
    base = seat * PLAN
    cards = list(state.hands[seat])
    for slot in range(max(1, state.facts[seat * STRIDE + PHASE] + 1), 4):
        if state.plan[base + slot]:
            cards.append(state.plan[base + slot])
    return {str(card): spaces(card_endings(state, seat, card)) for card in sorted(cards)}


def card_endings(state: TreosState, seat: int, card: int) -> int:
    """The endings of a card from where the seat stands, with the event of the day but no symbol."""
    here = state.pos[seat]
    event = CONTENT.events[state.event]
    portals = state.open_portals()
    robbers = state.robber_mask()
    barred = state.portals if state.portals >> here & 1 else 1 << here
    hops = portals & ~robbers & ~(1 << here) if portals >> here & 1 else 0
    wrap = turn.may_wrap(state.setting.characters[seat], event.wrap_but)
    walk = Walk(
        here, turn.options_of(state, seat, card), CARD_MOVES[card], robbers | barred, portals,
        1 if wrap else 0, hops=hops,
    )  # fmt: skip
    return endings(state.board, walk) | hops


def _other(state: TreosState, seat: int) -> dict[str, Any]:
    """Of another seat: piles by size, revealed cards, what everybody saw happen."""
    data = open_seat_data(state, seat)
    base = seat * PLAN
    shown = state.facts[seat * STRIDE + PHASE]
    planned = [
        state.plan[base + i] for i in (0, 1, 2, 3, LEFTOVER, LEFTOVER + 2) if state.plan[base + i]
    ]
    symbol = state.plan[base + SYMBOL_AT]
    bids_open = bool(state.order)
    data["side_quests"] = len(state.side[seat])
    data["fresh"] = state.fresh[seat].bit_count()
    data["top"] = ["common" if card == UNSEEN else "kept" for card in state.tops[seat]]
    data["rest"] = len(state.bodies[seat])
    data["discard"] = len(state.discards[seat])
    data["hand"] = len(state.hands[seat]) + len(planned) if not bids_open else 0
    data["plan"] = {
        word: state.plan[base + slot] if bids_open and slot <= shown else None
        for slot, word in enumerate(PLAN_WORDS)
    }
    data["plan"]["symbol"] = PHASE_WORDS[symbol] if bids_open and 0 < symbol <= shown else None
    return data


def drawing(board: Board) -> dict[str, Any]:
    """The map as a page draws it: spaces, paths and lakes on a field of 12 by 12."""
    if board.drawing is None:
        board.drawing = {
            "spaces": {
                SPACE_WORDS[space]: {
                    "at": list(board.at[space]),
                    "place": PLACE_WORDS[board.place[space]],
                    "town": CONTENT.town_ids[board.what[space]] if board.place[space] == 2 else None,
                }
                for space in members(board.spaces)
            },
            "paths": [
                {"kind": KINDS[kind], "a": SPACE_WORDS[a], "exit_a": DIRECTIONS[exit_a],
                 "b": SPACE_WORDS[b], "exit_b": DIRECTIONS[exit_b]}
                for kind, a, exit_a, b, exit_b in board.lines
            ],
            "rim": [
                {"space": SPACE_WORDS[space], "exit": DIRECTIONS[out.direction]}
                for space in members(board.spaces)
                for out in board.exits[space]
                if out.lake < 0 and not out.targets
            ],
            "lakes": [
                {"lake": ALL_LAKES[lake], "at": list(board.lake_at[lake][:2]),
                 "size": list(board.lake_at[lake][2:]),
                 "shores": [[SPACE_WORDS[s], DIRECTIONS[d]] for s, d in shores]}
                for lake, shores in sorted(board.lakes.items())
            ],
        }  # fmt: skip
    return board.drawing
