"""Road tokens (SK-9.12): across the edge between two tiles of one's own, at any decision of one's own.

Those who have tokens are also asked in a short window before phases 1 and 6 (SK-9.15).
"""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages
from lanternway.games.skye.actions import DONE, K_TOKEN, TOKEN
from lanternway.games.skye.tables import TILE_WORDS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

SIDE_WORDS = ("east", "south")


def legal(table: "Table", seat: int) -> list[Action]:
    """Every edge between two tiles that has no token yet."""
    land = table.lands[seat]
    found = []
    for number, tile in enumerate(land.tiles):
        for east_or_south in range(2):
            side = east_or_south + 1
            if land.neighbour(number, side) >= 0 and not land.tokens[number] >> side & 1:
                found.append(TOKEN[tile * 2 + east_or_south])
    return found


def lay(table: "Table", seat: int, action: Action) -> None:
    """Lay a token; it stays for good. While building it is as private as the rest."""
    land = table.land_to_change(seat)
    tile, east_or_south = action.args
    land.place_token(land.tile_number(tile), east_or_south + 1)
    table.tokens[seat] -= 1
    if table.stage != stages.BUILD:
        table.reveal()
        if table.sink is not None:
            tell(table, seat, tile, east_or_south)


def tell(table: "Table", seat: int, tile: int, east_or_south: int) -> None:
    """Say where a token was laid."""
    name, side = f"@skye-tile-{TILE_WORDS[tile]}", f"@skye-side-{SIDE_WORDS[east_or_south]}"
    table.emit("token", {"seat": seat, "tile": name, "side": side})


def window_step(table: "Table") -> None:
    """Before phase 1 and before phase 6: owners of tokens, in turn order."""
    while table.turn < table.seats:
        seat = table.seat_of_turn(table.turn)
        if table.tokens[seat]:
            table.waiting = 1 << seat
            return
        table.turn += 1
    table.turn = 0
    table.stage += 1


def window_legal(table: "Table", seat: int) -> list[Action]:
    """Lay a token, or be done."""
    return [*legal(table, seat), DONE]


def window_perform(table: "Table", seat: int, action: Action) -> None:
    """Tokens one by one, until done or out of them."""
    if action.kind == K_TOKEN:
        lay(table, seat, action)
        if table.tokens[seat]:
            return
    table.waiting = 0
    table.turn += 1
