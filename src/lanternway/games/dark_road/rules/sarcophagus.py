"""The sarcophagus in force: with the Private Concern at the table it changes the ruins for everybody
(DR-17.16.1)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road.pieces import NOTHING

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def in_force(table: "Table") -> int:
    """The card; NOTHING without the Private Concern."""
    if table.concern is None:
        return NOTHING
    begun = 0
    for round_ in table.content.concern.sarcophagus_rounds:
        if round_ <= table.round:
            begun += 1
    return table.concern.sarcophagi[max(0, begun - 1)]


def way_down(table: "Table", steps: int) -> int:
    """How the ruins marker goes: under the turned stair the other way."""
    card = in_force(table)
    return -steps if card >= 0 and table.content.concern.reversed[card] else steps


def reward(table: "Table", space: int) -> int:
    """What a human gains who ends a ruins move here, as a list; 0 for nothing."""
    card = in_force(table)
    if card >= 0 and table.content.concern.bonus_space[card] == space:
        return table.content.concern.bonus[card]
    return 0


def coin_lights(table: "Table") -> bool:
    """Whether a coin pays for the ruins die as well as a lantern."""
    card = in_force(table)
    return card >= 0 and table.content.concern.ruins_die_coins[card] > 0
