"""What a seat may know (TR-2.4): constructed from the open table and the seat's own things."""

from typing import TYPE_CHECKING, Any

from lanternway.core import View
from lanternway.games.treos.board import ALL_LAKES, NO_LAKE, PLACE_WORDS, TOWN, Board, members
from lanternway.games.treos.cards import UNSEEN
from lanternway.games.treos.content import CONTENT, TASK_WORDS
from lanternway.games.treos.data import COMMON_WORD, open_seat_data, public_data, seat_data
from lanternway.games.treos.plan import NO_PHASE, PHASE_WORDS, PLAN_WORDS
from lanternway.games.treos.regions import DIRECTIONS, PATH_KINDS, SPACE_WORDS
from lanternway.games.treos.tasks import SeenTask

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def view(table: "Table", seat: int) -> View:
    """Everything open, one's own cards and tasks, of the others' only how many there are."""
    known = public_data(table)
    known["options"] = table.setting.options
    known["goal"] = table.setting.goal
    known["to_move"] = table.to_move()
    known["common_deck"] = table.common_deck
    known["seats"] = [
        seat_data(table, seat) if other == seat else _other(table, other)
        for other in range(table.seats)
    ]
    known["side_deck"] = [_under(card, seat, table.seats) for card in table.side_bottom]
    known["side_deck_unseen"] = len(table.side_pool)
    known["board"] = drawing(table.board)
    return View("treos", seat, known)


def _under(card: SeenTask, seat: int, seats: int) -> dict[str, Any]:
    """A side quest under its deck: completed ones everybody saw, a discarded one only its owner."""
    is_open = card.knowers == (1 << seats) - 1
    known = is_open or (seat >= 0 and card.knowers >> seat & 1 == 1)
    return {"side": TASK_WORDS[card.task] if known else None, "open": is_open}


def _other(table: "Table", seat: int) -> dict[str, Any]:
    """Of another seat: piles by size, revealed cards, what everybody saw happen."""
    data = open_seat_data(table, seat)
    plan, symbol = table.plans[seat], table.symbols[seat]
    shown = table.today[seat].phase
    bids_open = bool(table.order)
    data["side_quests"] = len(table.side_quests[seat])
    data["fresh"] = table.fresh[seat].bit_count()
    data["top"] = [COMMON_WORD if card == UNSEEN else "kept" for card in table.tops[seat]]
    data["rest"] = len(table.rests[seat])
    data["discard"] = len(table.discards[seat])
    data["hand"] = 0 if bids_open else len(table.hands[seat]) + len(table.cards_in_plan(seat))
    data["plan"] = {
        word: plan[slot] if bids_open and slot <= shown else None
        for slot, word in enumerate(PLAN_WORDS)
    }
    symbol_open = bids_open and NO_PHASE < symbol <= shown
    data["plan"]["symbol"] = PHASE_WORDS[symbol] if symbol_open else None
    return data


def drawing(board: Board) -> dict[str, Any]:
    """The map as a page draws it: spaces, paths and lakes on a field of 12 by 12."""
    if board.drawing is None:
        board.drawing = {
            "spaces": {SPACE_WORDS[space]: _space(board, space) for space in members(board.spaces)},
            "paths": [
                {
                    "kind": PATH_KINDS[path.kind],
                    "a": SPACE_WORDS[path.start],
                    "exit_a": DIRECTIONS[path.start_exit],
                    "b": SPACE_WORDS[path.end],
                    "exit_b": DIRECTIONS[path.end_exit],
                }
                for path in board.paths
            ],
            "rim": [
                {"space": SPACE_WORDS[space], "exit": DIRECTIONS[out.direction]}
                for space in members(board.spaces)
                for out in board.exits[space]
                if out.lake == NO_LAKE and not out.targets
            ],
            "lakes": [
                {
                    "lake": ALL_LAKES[lake],
                    "at": list(board.lake_at[lake][:2]),
                    "size": list(board.lake_at[lake][2:]),
                    "shores": [
                        [SPACE_WORDS[space], DIRECTIONS[direction]] for space, direction in shores
                    ],
                }
                for lake, shores in sorted(board.lakes.items())
            ],
        }
    return board.drawing


def _space(board: Board, space: int) -> dict[str, Any]:
    is_town = board.place[space] == TOWN
    return {
        "at": list(board.points[space]),
        "place": PLACE_WORDS[board.place[space]],
        "town": CONTENT.town_ids[board.what[space]] if is_town else None,
    }
