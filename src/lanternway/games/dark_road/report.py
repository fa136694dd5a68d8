"""What balance reports say about a finished game."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content_words import (
    COMPANIONS,
    LEVELS,
    SHORTCUT,
    STEEDS,
    UPGRADES,
)
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def traits(table: "Table", seat: int) -> dict[str, str]:
    """What a seat began with and got that might have won the game."""
    content = table.content
    if seat == table.setting.concern_seat:
        return {"private_concern": LEVELS[table.setting.level]}
    found: dict[str, str] = {}
    if table.opening.first_steed[seat] >= 0:
        found["steed"] = STEEDS[table.opening.first_steed[seat]]
        found["starting_hero"] = content.hero_ids[table.opening.first_hero[seat]]
    for upgrade in members(table.upgrades[seat]):
        found["upgrade_" + UPGRADES[upgrade]] = "yes"
    for card in members(table.companions[seat]):
        found["companion_" + COMPANIONS[content.card_kind[card]]] = "yes"
    for deed in members(table.deeds[seat]):
        done = scoring.times(table, seat, deed)
        found["deed_" + content.deed_ids[deed]] = "done" if done else "missed"
    return found


def measures(table: "Table") -> dict[str, float]:
    """Means over the human seats of a finished game."""
    humans = table.setting.humans
    logs = table.log[:humans]
    return {
        "coins": sum(table.coins[:humans]) / humans,
        "prestige": sum(table.prestige[:humans]) / humans,
        "heroes_delivered": sum([log.heroes.bit_count() for log in logs]) / humans,
        "commissions_delivered": sum([log.commissions.bit_count() for log in logs]) / humans,
        "caravans": float(sum([sum(log.led) for log in logs])),
        "shortcuts": float(sum([log.led[SHORTCUT] for log in logs])),
    }
