"""What a seat may know.

Hidden are: gold of others (unless it is open, or the game is over), what others have decided while all
decide at once (prices, buildings, plans), and the order of the bag. The bag's contents follow from
what lies on the table.
"""

from typing import TYPE_CHECKING, Any

from lanternway.core import View
from lanternway.games.skye import data, stages
from lanternway.games.skye.rules import build

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def view(table: "Table", seat: int) -> View:
    """The table as the seat sees it."""
    known = data.common_data(table)
    setting = table.setting
    known["options"] = {
        "journeyman": setting.journeyman,
        "open_gold": setting.open_gold,
        "castle_counts": setting.castle_counts,
    }
    known["rounds"] = setting.rounds
    known["to_move"] = table.to_move()[:]
    known["bag"] = len(table.bag)
    known["seats"] = [
        _own_seat(table, other) if other == seat else _other_seat(table, other)
        for other in range(table.seats)
    ]
    return View("skye", seat, known)


def _shown(table: "Table", seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees of a seat besides."""
    found["ready"] = data.is_ready(table, seat)
    found["fifties"] = min(2, table.score[seat] // 50)  # SK-9.14
    return found


def _own_seat(table: "Table", seat: int) -> dict[str, Any]:
    return _shown(table, seat, data.seat_data(table, seat))


def _other_seat(table: "Table", seat: int) -> dict[str, Any]:
    """Another seat: its public things, listed one by one."""
    slots = range(seat * 3, seat * 3 + 3)
    building = table.stage is stages.BUILD
    land = table.before[seat] if building else table.lands[seat]
    open_gold = table.setting.open_gold or table.stage is stages.OVER
    pricing = table.stage is stages.PRICE
    found: dict[str, Any] = {
        "gold": table.gold[seat] if open_gold else None,
        "score": table.score[seat],
        "points": data.points_data(table, seat),
        "drawn": [table.drawn[slot] or None for slot in slots],
        "prices": [None if pricing else data.price_data(table.price[slot]) for slot in slots],
        "hand": list(build.received(table, seat)) if building else list(table.hands[seat]),
        "taken": None,
        "cell": None,
        "territory": data.territory_data(land),
        "placed": 0,
    }
    if table.setting.journeyman:
        found.update(data.journeyman_data(table, seat))
        found["spared"] = False
        found["road_tokens"] = data.token_data(land)
        found["laid"] = 0
        if building:
            found["tokens"] = table.tokens[seat] + table.laid[seat]
        if table.stage is stages.PLAN:
            found["waypoints"] = []
            found["boost"] = "none" if table.boost[seat] == 0 else "held"
    return _shown(table, seat, found)
