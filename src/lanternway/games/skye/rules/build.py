"""Phase 5, first half: build (SK-5). Everybody at once; what is built is shown when all are ready.

A seat takes a tile of its hand, names a cell, then the turn; at last it says that it is done. What has
only one answer is not asked.
"""

from bisect import insort
from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell
from lanternway.games.skye.actions import (
    AT,
    AT_CELL,
    CELL_OF,
    DONE,
    TAKE,
    TOKEN,
    TURN,
    TURNS_OF,
)
from lanternway.games.skye.rules import tokens
from lanternway.games.skye.tables import FITS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def begin(table: "Table") -> None:
    """Whoever received a tile that fits somewhere builds."""
    tell.phase_begins(table, "build")
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
            answer_forced(table, seat)


def can_build(table: "Table", seat: int) -> bool:
    """Whether any tile the seat holds fits anywhere."""
    land = table.lands[seat]
    for tile in table.hands[seat]:  # noqa: SIM110  a loop is faster than any()
        if land.has_place_for(tile):
            return True
    return False


def legal_build(table: "Table", seat: int) -> list[Action]:
    """The tiles to take, the cells for the tile taken, or its turns on the cell."""
    tile = table.pick_tile[seat]
    land = table.lands[seat]
    found: list[Action] = []
    if not tile:
        for tile in table.hands[seat]:
            if land.has_place_for(tile):
                found.append(TAKE.actions[tile - 1])
        if not found:
            found += DONE.actions  # SK-5.3: only when nothing fits any more
    else:
        fits = FITS[tile]
        cell = table.pick_cell[seat]
        if cell:
            found = TURNS_OF[fits[land.frontier[cell]]][:]
        else:
            for cell, around in land.frontier.items():
                if fits[around]:
                    found.append(AT_CELL[cell])
    return tokens.and_tokens(table, seat, found)


def do_build(table: "Table", seat: int, action: Action) -> None:
    """One answer; then whatever has only one possible answer."""
    family = action.family
    if family is AT:
        table.pick_cell[seat] = CELL_OF[action.args[0]]
    elif family is TURN:
        _place(table, seat, action.args[0])
    elif family is TAKE:
        table.pick_tile[seat] = action.args[0] + 1
    elif family is TOKEN:
        table.laid[seat] += 1
        tokens.lay(table, seat, action)
        return
    else:
        table.waiting &= ~(1 << seat)
        tell.committed(table, seat)
        return
    answer_forced(table, seat)


def why_build(table: "Table", seat: int, action: Action) -> Refusal | None:
    picked = table.pick_tile[seat]
    family = action.family
    if family is TAKE and not picked:
        tile = action.args[0] + 1
        name = tell.tile_name(tile)
        if tile in table.hands[seat]:
            return Refusal("SK-5.3", "skye-why-fits-nowhere", {"tile": name})
        return Refusal("SK-5.1", "skye-why-not-in-hand", {"tile": name})
    if family is AT and picked and not table.pick_cell[seat]:
        land = table.lands[seat]
        cell = CELL_OF[action.args[0]]
        if land.grid[cell]:
            return Refusal("SK-5.1", "skye-why-cell-taken")
        if cell not in land.frontier:
            return Refusal("SK-5.1", "skye-why-no-edge-shared")
        return Refusal("SK-5.2", "skye-why-terrain", {"tile": tell.tile_name(picked)})
    if family is TURN and table.pick_cell[seat]:
        return Refusal("SK-5.2", "skye-why-terrain", {"tile": tell.tile_name(picked)})
    if family is DONE:
        return Refusal("SK-5.3", "skye-why-unplaced")
    return None


def answer_forced(table: "Table", seat: int) -> None:
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
    if table.setting.journeyman:
        table.tokens[seat] += table.laid[seat]
        table.laid[seat] = 0
    table.waiting |= 1 << seat
    answer_forced(table, seat)


def may_revise(table: "Table", seat: int) -> bool:
    """Whether the seat could build anything."""
    land = table.before[seat]
    return any(land.has_place_for(tile) for tile in received(table, seat))


def revise_buildings(table: "Table", seat: int) -> None:
    """Build this round's tiles anew."""
    tell.revised(table, seat)
    take_back(table, seat)


def finish(table: "Table") -> None:
    """Everybody shows what was built; tiles that fit nowhere go back to the bag (SK-5.3)."""
    table.reveal()
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        _tell_built(table, seat)
        for tile in table.hands[seat]:
            insort(table.bag, tile)
            tell.returned(table, seat, tile)
        table.hands[seat] = ()
        if table.setting.journeyman:
            table.laid[seat] = 0
    table.before = []


def _tell_built(table: "Table", seat: int) -> None:
    land = table.lands[seat]
    for number in range(len(table.before[seat].tiles), len(land.tiles)):
        tell.placed(table, seat, number)
    for token in land.token_order[len(table.before[seat].token_order) :]:
        tell.token(table, seat, token // 4, token % 4)
