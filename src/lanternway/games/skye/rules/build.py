"""Phase 5, first half: build (SK-5). Everybody at once; what is built is shown when all are ready.

A seat takes a tile of its hand, names a cell, then the turn; at last it says that it is done. What has
only one answer is not asked.
"""

from bisect import insort
from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages
from lanternway.games.skye.actions import (
    AT_CELL,
    CELL_OF,
    DONE,
    K_AT,
    K_TAKE,
    K_TOKEN,
    K_TURN,
    TAKE,
    TURNS_OF,
)
from lanternway.games.skye.rules import tokens
from lanternway.games.skye.tables import FITS, TILE_WORDS, cell_x, cell_y

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def begin(table: "Table") -> None:
    """Whoever received a tile that fits somewhere builds."""
    table.stage = stages.BUILD
    table.before = table.lands[:]
    table.own = 0  # what others see must stay as it is
    waiting = 0
    for seat in range(table.seats):
        table.hands[seat] = tuple(sorted(table.hands[seat]))
        if can_build(table, seat):
            waiting |= 1 << seat
    table.waiting = waiting
    for seat in range(table.seats):
        if waiting >> seat & 1:
            settle(table, seat)


def can_build(table: "Table", seat: int) -> bool:
    """Whether any tile the seat holds fits anywhere."""
    land = table.lands[seat]
    for tile in table.hands[seat]:  # noqa: SIM110  a loop is faster than any()
        if land.has_place_for(tile):
            return True
    return False


def legal(table: "Table", seat: int) -> list[Action]:
    """The tiles to take, the cells for the tile taken, or its turns on the cell."""
    tile = table.pick_tile[seat]
    land = table.lands[seat]
    found: list[Action] = []
    if not tile:
        for tile in table.hands[seat]:
            if land.has_place_for(tile):
                found.append(TAKE[tile - 1])
        if not found:
            found.append(DONE)  # SK-5.3: only when nothing fits any more
    else:
        fits = FITS[tile]
        cell = table.pick_cell[seat]
        if cell:
            found = TURNS_OF[fits[land.frontier[cell]]][:]
        else:
            for cell, around in land.frontier.items():
                if fits[around]:
                    found.append(AT_CELL[cell])
    if table.config.journeyman and table.tokens[seat]:
        found += tokens.legal(table, seat)
    return found


def perform(table: "Table", seat: int, action: Action) -> None:
    """One answer; then whatever has only one possible answer."""
    kind = action.kind
    if kind == K_AT:
        table.pick_cell[seat] = CELL_OF[action.args[0]]
    elif kind == K_TURN:
        _place(table, seat, action.args[0])
    elif kind == K_TAKE:
        table.pick_tile[seat] = action.args[0] + 1
    elif kind == K_TOKEN:
        table.laid[seat] += 1
        tokens.lay(table, seat, action)
        return
    else:
        table.waiting &= ~(1 << seat)
        if table.sink is not None:
            table.emit("committed", {"seat": seat})
        return
    settle(table, seat)


def settle(table: "Table", seat: int) -> None:
    """Go on until there is a choice, or nothing more can be placed."""
    while True:
        land = table.lands[seat]
        tile = table.pick_tile[seat]
        if not tile:
            fitting = 0
            for held in table.hands[seat]:
                if land.has_place_for(held):
                    fitting += 1
                    tile = held
            if fitting != 1:
                return
            table.pick_tile[seat] = tile
        fits = FITS[tile]
        cell = table.pick_cell[seat]
        if not cell:
            for possible, around in land.frontier.items():
                if fits[around]:
                    if cell:
                        return
                    cell = possible
            table.pick_cell[seat] = cell
        turns = fits[land.frontier[cell]]
        if turns & (turns - 1):
            return
        _place(table, seat, turns.bit_length() - 1)


def _place(table: "Table", seat: int, turns: int) -> None:
    tile = table.pick_tile[seat]
    table.land_to_change(seat).place(tile, table.pick_cell[seat], turns)
    hand = table.hands[seat]
    at = hand.index(tile)
    table.hands[seat] = hand[:at] + hand[at + 1 :]
    table.pick_tile[seat] = 0
    table.pick_cell[seat] = 0


def received(table: "Table", seat: int) -> tuple[int, ...]:
    """While building: all tiles the seat received this round, placed or not."""
    placed = table.lands[seat].tiles[len(table.before[seat].tiles) :]
    return tuple(sorted([*placed, *table.hands[seat]]))


def take_back(table: "Table", seat: int) -> None:
    """All tiles of this round, and the tokens laid since, come back to the seat's hand."""
    table.hands[seat] = received(table, seat)
    table.lands[seat] = table.before[seat]
    table.own &= ~(1 << seat)
    if table.config.journeyman:
        table.tokens[seat] += table.laid[seat]
        table.laid[seat] = 0
    table.waiting |= 1 << seat
    settle(table, seat)


def may_revise(table: "Table", seat: int) -> bool:
    """Whether the seat could build anything."""
    land = table.before[seat]
    return any(land.has_place_for(tile) for tile in received(table, seat))


def revise(table: "Table", seat: int) -> None:
    """Build this round's tiles anew."""
    if table.sink is not None:
        table.emit("revised", {"seat": seat})
    take_back(table, seat)


def finish(table: "Table") -> None:
    """Everybody shows what was built; tiles that fit nowhere go back to the bag (SK-5.3)."""
    table.reveal()
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        if table.sink is not None:
            _tell(table, seat)
        for tile in table.hands[seat]:
            insort(table.bag, tile)
            if table.sink is not None:
                table.emit("returned", {"seat": seat, "tile": f"@skye-tile-{tile}"})
        table.hands[seat] = ()
        if table.config.journeyman:
            table.laid[seat] = 0
    table.before = []


def _tell(table: "Table", seat: int) -> None:
    land = table.lands[seat]
    for number in range(len(table.before[seat].tiles), len(land.tiles)):
        cell = land.cells[number]
        table.emit(
            "placed",
            {
                "seat": seat,
                "tile": f"@skye-tile-{TILE_WORDS[land.tiles[number]]}",
                "x": cell_x(cell),
                "y": cell_y(cell),
                "turns": land.turns[number],
            },
        )
    for token in land.token_order[len(table.before[seat].token_order) :]:
        tokens.tell(table, seat, land.tiles[token // 4], token % 4 - 1)
