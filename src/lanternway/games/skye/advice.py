"""What bots think: the value of a seat's position, and which actions deserve a look first."""

from typing import TYPE_CHECKING

from lanternway.core import Action

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def value(table: "Table", seat: int) -> float:
    return float(table.score[seat])


def priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    return [1.0 / len(legal)] * len(legal)
