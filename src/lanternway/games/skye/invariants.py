"""What must always hold; `Game.check` raises DataError when it does not hold."""

from typing import TYPE_CHECKING

from lanternway.core import DataError
from lanternway.games.skye import stages
from lanternway.games.skye.content import ALL_TILES, BASE_TILES
from lanternway.games.skye.parts import NUMBER_OF_PARTS
from lanternway.games.skye.rules.bonus import MOST_TOKENS
from lanternway.games.skye.tables import SHAPES, STEP

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def check(table: "Table") -> None:
    """Tiles and gold are conserved, terrain matches, scores are explained."""
    _check_tiles(table)
    _check_gold(table)
    for seat in range(table.seats):
        _check_terrain(table, seat)
        row = table.earned[seat * NUMBER_OF_PARTS : (seat + 1) * NUMBER_OF_PARTS]
        if sum(row) != table.score[seat]:
            raise DataError(f"seats.{seat}.score", f"is {table.score[seat]}, its parts {sum(row)}")
        if table.setting.journeyman:
            _check_journeyman(table, seat)
    if table.stage is not stages.OVER and not table.waiting:
        raise DataError("stage", "nobody is asked anything and the game is not over")


def _check_tiles(table: "Table") -> None:
    found = [tile for tile in table.drawn if tile] + table.bag
    for seat in range(table.seats):
        found += table.hands[seat]
        found += table.lands[seat].tiles[1:]
    wanted = list(range(1, (ALL_TILES if table.setting.journeyman else BASE_TILES) + 1))
    if sorted(found) != wanted:
        raise DataError("tiles", f"{sorted(found)} are not each tile of the game once")
    if table.bag != sorted(table.bag):
        raise DataError("bag", "is not sorted")


def _check_gold(table: "Table") -> None:
    if min(table.gold) < 0:
        raise DataError("gold", f"{table.gold}: somebody owes gold")
    there = sum(table.gold)
    if table.stage in stages.TRADING:
        there += sum(table.price)
    if there != table.bank:
        raise DataError("gold", f"{there} lies there, {table.bank} was given out")


def _check_terrain(table: "Table", seat: int) -> None:
    land = table.lands[seat]
    for number, tile in enumerate(land.tiles):
        shape = SHAPES[tile * 4 + land.turns[number]]
        beside = 0
        for side in range(4):
            other = land.grid[land.cells[number] + STEP[side]] - 1
            if other < 0:
                continue
            beside += 1
            facing = SHAPES[land.tiles[other] * 4 + land.turns[other]].edges[side ^ 2]
            if shape.edges[side] != facing:
                raise DataError(f"seats.{seat}.territory.{number}", "terrain does not match")
        if number and not beside:
            raise DataError(f"seats.{seat}.territory.{number}", "shares no edge")


def _check_journeyman(table: "Table", seat: int) -> None:
    land = table.lands[seat]
    tokens = table.tokens[seat] + len(land.token_order)
    if not 0 <= table.tokens[seat] <= tokens <= MOST_TOKENS:
        raise DataError(f"seats.{seat}.tokens", f"{tokens} road tokens, {table.tokens[seat]} left")
    if table.steps[seat] < 0:
        raise DataError(f"seats.{seat}.steps", f"{table.steps[seat]} movement points")
    for track in range(3):
        spaces = len(table.setting.board.tracks[track].spaces)
        at, best = table.marks[seat * 3 + track], table.best[seat * 3 + track]
        if not (0 <= at <= best <= spaces and (at == best or at == spaces - 1)):
            raise DataError(f"seats.{seat}.tracks", f"marker at {at}, furthest {best} of {spaces}")
