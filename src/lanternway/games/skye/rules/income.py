"""Phase 1: income (SK-2)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.skye import tell
from lanternway.games.skye.board import MERCHANT
from lanternway.games.skye.content import CONTENT
from lanternway.games.skye.rules import bonus, tracks

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

CASTLE_INCOME: Final = CONTENT.tiles[0].income
NO_DISCARD_INCOME: Final = 3


def catch_up(table: "Table", seat: int) -> int:
    """From round 3 on: gold for every player with strictly more points."""
    if table.round < 3:
        return 0
    mine = table.score[seat]
    ahead = 0
    for points in table.score:
        if points > mine:
            ahead += 1
    return ahead * (table.round - 2)


def income_of(table: "Table", seat: int) -> int:
    """What a seat gets in phase 1."""
    gold = CASTLE_INCOME + table.lands[seat].income() + catch_up(table, seat)
    if table.setting.journeyman:  # SK-2.2
        gold += tracks.flag_income(table, seat, MERCHANT)
        if table.perks[seat] & bonus.NO_DISCARD:
            gold += NO_DISCARD_INCOME
    return gold


def collect_income(table: "Table") -> None:
    """All seats at once: nobody's income depends on another's gold."""
    for seat in range(table.seats):
        gold = income_of(table, seat)
        table.take_from_supply(seat, gold)
        tell.income(table, seat, gold)
