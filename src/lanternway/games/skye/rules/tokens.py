"""Road tokens (SK-9.12): across the edge between two tiles of one's own, at any decision of one's own.

Those who have tokens are also asked in a short window before phases 1 and 6 (SK-9.15).
"""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell
from lanternway.games.skye.actions import DONE, TOKEN

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def and_tokens(table: "Table", seat: int, found: list[Action]) -> list[Action]:
    """What was found, and every token that could be laid."""
    if table.setting.journeyman and table.tokens[seat]:
        return found + edges(table, seat)
    return found


def edges(table: "Table", seat: int) -> list[Action]:
    """Every edge between two tiles that has no token yet."""
    land = table.lands[seat]
    found = []
    for number, tile in enumerate(land.tiles):
        for east_or_south in range(2):
            side = east_or_south + 1
            if land.neighbour(number, side) >= 0 and not land.tokens[number] >> side & 1:
                found.append(TOKEN.actions[tile * 2 + east_or_south])
    return found


def lay(table: "Table", seat: int, action: Action) -> None:
    """Lay a token; it stays for good. While building it is as private as the rest."""
    land = table.land_to_change(seat)
    tile, east_or_south = action.args
    number = land.tile_number(tile)
    land.place_token(number, east_or_south + 1)
    table.tokens[seat] -= 1
    if table.stage is not stages.BUILD:
        tell.token(table, seat, number, east_or_south + 1)
        table.announce()


def why_no_token(table: "Table", seat: int, action: Action) -> Refusal:
    """Why a token cannot be laid there now."""
    if not table.setting.journeyman or not table.tokens[seat]:
        return Refusal("SK-9.12", "skye-why-no-tokens")
    land = table.lands[seat]
    number = land.tile_number(action.args[0])
    side = action.args[1] + 1
    if number < 0 or land.neighbour(number, side) < 0:
        return Refusal("SK-9.12", "skye-why-no-edge")
    if land.tokens[number] >> side & 1:
        return Refusal("SK-9.12", "skye-why-token-there")
    return Refusal("SK-9.12", "skye-why-token-later")


def next_owner(table: "Table") -> None:
    """Before phase 1 and before phase 6: owners of tokens, in turn order."""
    while table.turn < table.seats:
        seat = table.seat_of_turn(table.turn)
        if table.tokens[seat]:
            table.waiting = 1 << seat
            return
        table.turn += 1
    table.turn = 0
    before_income = table.stage is stages.TOKENS_BEFORE_INCOME
    table.stage = stages.INCOME if before_income else stages.SCORE


def legal_tokens(table: "Table", seat: int) -> list[Action]:
    """Lay a token, or be done."""
    return edges(table, seat) + DONE.actions


def do_tokens(table: "Table", seat: int, action: Action) -> None:
    """Tokens one by one, until done or out of them."""
    if action.family is TOKEN:
        lay(table, seat, action)
        if table.tokens[seat]:
            return
    table.waiting = 0
    table.turn += 1
