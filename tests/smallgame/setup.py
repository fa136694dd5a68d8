"""LF-1: a fresh game; and a table from data, as positions and stores give it."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import Chance, DataError, Frame, Value, fresh
from tests.smallgame.agenda import BIDDING, BLOWN, KEEPING, NAMES, TURN
from tests.smallgame.content import BEACON, CARDS, COPIES, DECK, KINDS, NO_BID, STREAMS
from tests.smallgame.state import Table

COINS = 4
CARDS_DEALT = 3


def empty_table(options: Mapping[str, Value], seats: int, chance: Chance) -> Table:
    """A table before anything is dealt."""
    copies = COPIES[:]
    if not options["beacons"]:
        copies[BEACON] = 0
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    return Table(
        seats,
        chance,
        [],
        0,
        rounds,
        options["rolls"] == "pair",
        copies,
        0,
        0,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [NO_BID] * seats,
        [0] * (seats * KINDS),
        [0] * KINDS,
    )


def deal(options: Mapping[str, Value], seats: int, chance: Chance) -> Table:
    """LF-1.1."""
    table = empty_table(options, seats, chance)
    deck = table.deck()
    for seat in range(seats):
        table.coins[seat] = COINS
        for _ in range(CARDS_DEALT):
            table.hands[seat * KINDS + chance.take(DECK, deck)] += 1
    table.agenda.append((BIDDING, table.lead))
    return table


def from_data(data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> Table:
    """The table that `Table.to_data` describes; the deck is whatever is nowhere else."""
    table = empty_table(options, seats, fresh(0, len(STREAMS)))
    only(data, {"round", "lead", "seats", "discards", "agenda"}, "")
    table.round = number(data, "round", "", 0, table.rounds)
    table.lead = number(data, "lead", "", 0, seats - 1)
    if not isinstance(data.get("seats"), list) or len(data["seats"]) != seats:
        raise DataError("seats", f"is not a list of {seats}")
    for seat, entry in enumerate(data["seats"]):
        where = f"seats.{seat}."
        only(entry, {"coins", "oil", "points", "bid", "hand"}, where)
        table.coins[seat] = number(entry, "coins", where, 0, 999)
        table.oil[seat] = number(entry, "oil", where, 0, 999)
        table.points[seat] = number(entry, "points", where, 0, 999)
        if entry.get("bid") is not None:
            table.bids[seat] = number(entry, "bid", where, 0, table.coins[seat])
        for card in cards(entry.get("hand"), where + "hand"):
            table.hands[seat * KINDS + card] += 1
    for card in cards(data.get("discards"), "discards"):
        table.discards[card] += 1
    if not isinstance(data.get("agenda"), list):
        raise DataError("agenda", "is not a list")
    table.agenda = [
        frame(entry, f"agenda.{place}", seats) for place, entry in enumerate(data["agenda"])
    ]
    check_cards(table)
    return table


def frame(entry: Any, where: str, seats: int) -> Frame:
    """A frame of the agenda from its data (`agenda.frame_data`)."""
    if not isinstance(entry, Mapping) or entry.get("ask") not in NAMES:
        raise DataError(where + ".ask", f"is none of {', '.join(NAMES)}")
    kind = NAMES.index(entry["ask"])
    seat = number(entry, "seat", where + ".", 0, seats - 1)
    if kind == TURN:
        return kind, seat, int(bool(entry.get("lit")))
    if kind == KEEPING:
        drawn = sorted(cards(entry.get("cards"), where + ".cards"))
        if len(drawn) != 2:
            raise DataError(where + ".cards", "are not two cards")
        return kind, seat, drawn[0], drawn[1]
    if kind == BLOWN:
        return kind, seat, number(entry, "lighter", where + ".", 0, seats - 1)
    return kind, seat


def check_cards(table: Table) -> None:
    """No card may be on the table more often than there are copies."""
    for card in range(KINDS):
        used = table.discards[card] + sum(table.hands[card::KINDS])
        used += sum(frame[2:].count(card) for frame in table.agenda if frame[0] == KEEPING)
        if used > table.copies[card]:
            raise DataError(
                "seats", f"{used} times {CARDS[card]}, but there are {table.copies[card]}"
            )


def only(entry: Any, names: set[str], where: str) -> None:
    if not isinstance(entry, Mapping):
        raise DataError(where.rstrip("."), "is not a mapping")
    for name in entry:
        if name not in names:
            raise DataError(
                where + str(name), f"no such path; there are {', '.join(sorted(names))}"
            )


def number(entry: Mapping[str, Any], name: str, where: str, low: int, high: int) -> int:
    found = entry.get(name)
    if type(found) is not int or not low <= found <= high:
        raise DataError(where + name, f"{found!r} is not a number from {low} to {high}")
    return found


def cards(entry: Any, where: str) -> list[int]:
    if not isinstance(entry, list):
        raise DataError(where, "is not a list of cards")
    for card in entry:
        if card not in CARDS:
            raise DataError(where, f"'{card}' is none of {', '.join(CARDS)}")
    return [CARDS.index(card) for card in entry]
