"""The actions of Skye and their notation."""

from typing import Final

from lanternway.core import Action, Catalogue
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.tables import PLANE, REACH, TILE_WORDS, cell_at

HIGHEST_PRICE: Final = 200
"""The notation ends here; nobody has ever had so much gold."""
SLOTS: Final = ("1", "2", "3")

CATALOGUE: Final = Catalogue("skye")

AXE: Final = CATALOGUE.family("axe", "SK-3.1", domains={"slot": list(SLOTS)})
SPARE: Final = CATALOGUE.family("spare", "SK-3.4")[0]
PRICE: Final = CATALOGUE.family(
    "price", "SK-3.1", domains={"gold": [str(n) for n in range(1, HIGHEST_PRICE + 1)]}, targets=[]
)
BUY: Final = CATALOGUE.family("buy", "SK-4.2", domains={"tile": TILE_WORDS[1:]})
PASS: Final = CATALOGUE.family("pass", "SK-4.2")[0]
TAKE: Final = CATALOGUE.family("take", "SK-5.1", domains={"tile": TILE_WORDS[1:]})
_CELLS: Final = [
    (x, y)
    for y in range(-REACH, REACH + 1)
    for x in range(-REACH, REACH + 1)
    if 0 < abs(x) + abs(y) <= REACH
]
AT: Final = CATALOGUE.family("at", "SK-5.2", domains={"cell": [f"{x},{y}" for x, y in _CELLS]})
TURN: Final = CATALOGUE.family("turn", "SK-5.1", domains={"turns": ["0", "1", "2", "3"]})
WAYPOINT: Final = CATALOGUE.family("waypoint", "SK-9.2", domains={"tile": TILE_WORDS})
BOOST: Final = CATALOGUE.family("boost", "SK-9.11")[0]
COLLECT: Final = CATALOGUE.family("collect", "SK-9.4", domains={"tile": TILE_WORDS})
ADVANCE: Final = CATALOGUE.family("advance", "SK-9.4", domains={"track": list(TRACKS)})
DECLINE: Final = CATALOGUE.family("decline", "SK-9.4")[0]
TOKEN: Final = CATALOGUE.family(
    "token", "SK-9.12", domains={"tile": TILE_WORDS, "side": ["east", "south"]}
)
DONE: Final = CATALOGUE.family("done", "SK-9.2")[0]
REVISE: Final = CATALOGUE.family("revise", "SK-3.3")[0]

K_AXE: Final = AXE[0].kind
K_SPARE: Final = SPARE.kind
K_PRICE: Final = PRICE[0].kind
K_BUY: Final = BUY[0].kind
K_PASS: Final = PASS.kind
K_TAKE: Final = TAKE[0].kind
K_AT: Final = AT[0].kind
K_TURN: Final = TURN[0].kind
K_WAYPOINT: Final = WAYPOINT[0].kind
K_BOOST: Final = BOOST.kind
K_COLLECT: Final = COLLECT[0].kind
K_ADVANCE: Final = ADVANCE[0].kind
K_DECLINE: Final = DECLINE.kind
K_TOKEN: Final = TOKEN[0].kind
K_DONE: Final = DONE.kind
K_REVISE: Final = REVISE.kind

CELL_OF: Final = [cell_at(x, y) for x, y in _CELLS]
"""The cell that an `at` action names, by its argument."""


def _at_cell() -> list[Action]:
    found = [AT[0]] * PLANE
    for number, cell in enumerate(CELL_OF):
        found[cell] = AT[number]
    return found


AT_CELL: Final = _at_cell()
"""The `at` action of a cell; of cells within reach only."""
TURNS_OF: Final = [[TURN[t] for t in range(4) if turns >> t & 1] for turns in range(16)]
"""The `turn` actions of a set of turns."""
