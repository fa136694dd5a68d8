"""The actions of Skye and their notation."""

from typing import Final

from lanternway.core import Action, Catalogue
from lanternway.core.event import NUMBER, optional, thing
from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.tables import PLANE, REACH, TILE_WORDS, cell_at

HIGHEST_PRICE: Final = 200
"""The notation ends here; nobody has ever had so much gold."""
SLOTS: Final = ("1", "2", "3")

CATALOGUE: Final = Catalogue("skye")

AXE: Final = CATALOGUE.add(
    "axe", "SK-3.1", domains={"slot": list(SLOTS)}, facts={"tile": thing("tile")}
)
SPARE: Final = CATALOGUE.add("spare", "SK-3.4")
PRICE: Final = CATALOGUE.add(
    "price",
    "SK-3.1",
    domains={"gold": [str(n) for n in range(1, HIGHEST_PRICE + 1)]},
    targets=[],
    facts={"tile": thing("tile")},
)
BUY: Final = CATALOGUE.add(
    "buy", "SK-4.2", domains={"tile": TILE_WORDS[1:]}, facts={"price": NUMBER, "bank": NUMBER}
)
PASS: Final = CATALOGUE.add("pass", "SK-4.2")
TAKE: Final = CATALOGUE.add("take", "SK-5.1", domains={"tile": TILE_WORDS[1:]})
_CELLS: Final = [
    (x, y)
    for y in range(-REACH, REACH + 1)
    for x in range(-REACH, REACH + 1)
    if 0 < abs(x) + abs(y) <= REACH
]
AT: Final = CATALOGUE.add(
    "at",
    "SK-5.2",
    domains={"cell": [f"{x},{y}" for x, y in _CELLS]},
    facts={"by_tile": thing("tile"), "side": optional(thing("side"))},
)
TURN: Final = CATALOGUE.add("turn", "SK-5.1", domains={"turns": ["0", "1", "2", "3"]})
WAYPOINT: Final = CATALOGUE.add(
    "waypoint", "SK-9.2", domains={"tile": TILE_WORDS}, facts={"route": NUMBER}
)
BOOST: Final = CATALOGUE.add("boost", "SK-9.11")
COLLECT: Final = CATALOGUE.add(
    "collect", "SK-9.4", domains={"tile": TILE_WORDS}, facts={"steps": NUMBER}
)
ADVANCE: Final = CATALOGUE.add(
    "advance",
    "",
    domains={"track": list(TRACKS)},
    facts={"gold": NUMBER, "points": NUMBER, "space": NUMBER},
)
DECLINE: Final = CATALOGUE.add("decline", "")
BONUS_TILE: Final = CATALOGUE.add("bonus", "SK-9.11", domains={"bonus": list(BONUSES)})
TOKEN: Final = CATALOGUE.add(
    "token",
    "SK-9.12",
    domains={"tile": TILE_WORDS, "side": ["east", "south"]},
)
DONE: Final = CATALOGUE.add("done", "")
REVISE: Final = CATALOGUE.add("revise", "SK-3.3", facts={"tiles": NUMBER})

CELL_OF: Final = [cell_at(x, y) for x, y in _CELLS]
"""The cell that an `at` action names, by its argument."""


def _at_cell() -> list[Action]:
    found = [AT.actions[0]] * PLANE
    for number, cell in enumerate(CELL_OF):
        found[cell] = AT.actions[number]
    return found


AT_CELL: Final = _at_cell()
"""The `at` action of a cell; of cells within reach only."""
TURNS_OF: Final = [[TURN.actions[t] for t in range(4) if turns >> t & 1] for turns in range(16)]
"""The `turn` actions of a set of turns."""
