"""A table from its data (`data.to_data`), perhaps edited by a position; says what cannot be."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import DataError, Frame, Value, fresh
from lanternway.core.reading import Node
from tests.smallgame.agenda import BLOWN, KEEPING, KINDS, TURN, Blown, Keeping, Turn
from tests.smallgame.content import CARDS
from tests.smallgame.setup import empty_table
from tests.smallgame.state import Table
from tests.smallgame.streams import STREAMS

MOST = 999
PATHS = ("round", "lead", "seats", "discards", "agenda")
SEAT_PATHS = ("coins", "oil", "points", "bid", "hand")


def from_data(data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> Table:
    """The deck is whatever is nowhere else."""
    table = empty_table(options, seats, fresh(0, len(STREAMS)))
    root = Node(data)
    root.only(PATHS)
    table.round = root.get("round").number(0, table.setting.rounds)
    table.lead = root.get("lead").number(0, seats - 1)
    for seat, node in enumerate(root.get("seats").items(seats, seats)):
        read_seat(table, seat, node)
    for card in root.get("discards").words(CARDS):
        table.discards[card] += 1
    table.agenda = [read_frame(node, seats) for node in root.get("agenda").items()]
    check_cards(table)
    return table


def read_seat(table: Table, seat: int, node: Node) -> None:
    node.only(SEAT_PATHS)
    table.coins[seat] = node.get("coins").number(0, MOST)
    table.oil[seat] = node.get("oil").number(0, MOST)
    table.points[seat] = node.get("points").number(0, MOST)
    bid = node.get("bid")
    if not bid.is_none():
        table.bids[seat] = bid.number(0, table.coins[seat])
    for card in node.get("hand").words(CARDS):
        table.hands[seat * len(CARDS) + card] += 1


def read_frame(node: Node, seats: int) -> Frame:
    """A frame of the agenda from its data (`data.frame_data`)."""
    asks = node.get("ask")
    kind = KINDS.find(asks.value, asks.path)
    seat = node.get("seat").number(0, seats - 1)
    if kind is TURN:
        return Turn(seat, node.get("lit").flag())
    if kind is KEEPING:
        first, second = (item.word(CARDS) for item in node.get("cards").items(2, 2))
        return Keeping(seat, first, second)
    if kind is BLOWN:
        return Blown(seat, node.get("lighter").number(0, seats - 1))
    return Frame(kind, seat)


def check_cards(table: Table) -> None:
    """No card may be on the table more often than there are copies."""
    for card, copies in enumerate(table.setting.copies):
        used = table.discards[card] + sum(table.hands[card :: len(CARDS)])
        used += sum(
            (frame.first == card) + (frame.second == card)
            for frame in table.agenda
            if isinstance(frame, Keeping)
        )
        if used > copies:
            raise DataError("seats", f"{used} times {CARDS[card]}, but there are {copies}")
