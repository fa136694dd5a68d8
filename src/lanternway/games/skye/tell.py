"""What happens on the isle, as events: one function each, which says who is told what."""

from typing import TYPE_CHECKING, Final

from lanternway.core.event import NUMBER, SEAT, TEXT, EventKind, EventKinds, thing, things
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.tables import TILE_WORDS, cell_x, cell_y

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

EVENTS: Final = EventKinds("skye")

_TILE: Final = thing("tile")
_INCOME: Final = EVENTS.add("income", {"seat": SEAT, "gold": NUMBER})
_DREW: Final = EVENTS.add("drew", {"seat": SEAT, "tiles": TEXT})
_COMMITTED: Final = EVENTS.add("committed", {"seat": SEAT})
_REVISED: Final = EVENTS.add("revised", {"seat": SEAT})
_PRICED: Final = EVENTS.add("priced", {"seat": SEAT, "tile": _TILE, "gold": NUMBER})
_AXED: Final = EVENTS.add("axed", {"seat": SEAT, "tile": _TILE})
_PASSED: Final = EVENTS.add("passed", {"seat": SEAT})
_BOUGHT: Final = EVENTS.add(
    "bought", {"seat": SEAT, "from_seat": SEAT, "tile": _TILE, "gold": NUMBER, "paid": NUMBER}
)
_KEPT: Final = EVENTS.add("kept", {"seat": SEAT, "tile": _TILE, "gold": NUMBER})
_PLACED: Final = EVENTS.add(
    "placed", {"seat": SEAT, "tile": _TILE, "x": NUMBER, "y": NUMBER, "turns": NUMBER}
)
_RETURNED: Final = EVENTS.add("returned", {"seat": SEAT, "tile": _TILE})
_TOKEN: Final = EVENTS.add("token", {"seat": SEAT, "tile": _TILE, "side": thing("side")})
_PLANNED: Final = EVENTS.add(
    "planned",
    {"seat": SEAT, "n": NUMBER, "tiles": things("tile"), "steps": NUMBER, "extra": NUMBER},
)
_COLLECTED: Final = EVENTS.add("collected", {"seat": SEAT, "tile": _TILE, "steps": NUMBER})
_TAKEN_BACK: Final = EVENTS.add("taken-back", {"seat": SEAT})
_ADVANCED: Final = EVENTS.add(
    "advanced",
    {"seat": SEAT, "track": thing("track"), "space": NUMBER, "points": NUMBER, "gold": NUMBER},
)
_DECLINED: Final = EVENTS.add("declined", {"seat": SEAT})
_BONUS: Final = EVENTS.add("bonus", {"seat": SEAT, "bonus": thing("bonus"), "points": NUMBER})
_SCORED: Final = EVENTS.add("scored", {"seat": SEAT, "tile": thing("scoring"), "points": NUMBER})
_FLAG: Final = EVENTS.add("flag", {"seat": SEAT, "track": thing("track"), "points": NUMBER})
_ROUND: Final = EVENTS.add("round", {"seat": SEAT, "round": NUMBER})
_END: Final = EVENTS.add("end", {"seat": SEAT, "scrolls": NUMBER, "gold": NUMBER})


def tile_name(tile: int) -> str:
    """A tile as a reference to its name."""
    return f"@skye-tile-{TILE_WORDS[tile]}"


def bonus_name(word: str) -> str:
    """A bonus tile as a reference to its name."""
    return f"@skye-bonus-{word}"


def _of_seat(table: "Table", kind: EventKind, seat: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat})


def _of_tile(table: "Table", kind: EventKind, seat: int, tile: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat, "tile": tile_name(tile)})


def _of_gold(table: "Table", kind: EventKind, seat: int, tile: int, gold: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat, "tile": tile_name(tile), "gold": gold})


# --- income, pricing ---------------------------------------------------------------------------------


def income(table: "Table", seat: int, gold: int) -> None:
    if table.sink is not None:
        table.tell(_INCOME, {"seat": seat, "gold": gold})


def drew(table: "Table", seat: int, tiles: list[int]) -> None:
    if table.sink is not None:
        words = ", ".join(TILE_WORDS[tile] for tile in tiles if tile)
        table.tell(_DREW, {"seat": seat, "tiles": words})


def committed(table: "Table", seat: int) -> None:
    """What was decided stays the seat's secret until all are ready."""
    _of_seat(table, _COMMITTED, seat)


def revised(table: "Table", seat: int) -> None:
    _of_seat(table, _REVISED, seat)


def priced(table: "Table", seat: int, tile: int, gold: int) -> None:
    _of_gold(table, _PRICED, seat, tile, gold)


def axed(table: "Table", seat: int, tile: int) -> None:
    _of_tile(table, _AXED, seat, tile)


# --- trade -------------------------------------------------------------------------------------------


def passed(table: "Table", seat: int) -> None:
    _of_seat(table, _PASSED, seat)


def bought(table: "Table", seat: int, seller: int, tile: int, gold: int, paid: int) -> None:
    """The price, which the seller gets besides the gold on the tile, and what the buyer paid of it: all,
    or nothing if the bank pays."""
    if table.sink is not None:
        facts = {"seat": seat, "from_seat": seller, "tile": tile_name(tile), "gold": gold}
        table.tell(_BOUGHT, {**facts, "paid": paid})


def kept(table: "Table", seat: int, tile: int, gold: int) -> None:
    _of_gold(table, _KEPT, seat, tile, gold)


# --- building ----------------------------------------------------------------------------------------


def placed(table: "Table", seat: int, tile: int, cell: int, turns: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "tile": tile_name(tile), "x": cell_x(cell), "y": cell_y(cell)}
        table.tell(_PLACED, {**facts, "turns": turns})


def returned(table: "Table", seat: int, tile: int) -> None:
    _of_tile(table, _RETURNED, seat, tile)


def token(table: "Table", seat: int, tile: int, side: str) -> None:
    """A road token across the east or the south side of a tile."""
    if table.sink is not None:
        facts = {"seat": seat, "tile": tile_name(tile), "side": f"@skye-side-{side}"}
        table.tell(_TOKEN, facts)


# --- the journey -------------------------------------------------------------------------------------


def planned(table: "Table", seat: int, waypoints: tuple[int, ...], steps: int, extra: int) -> None:
    """Where the waypoints lie, and the movement points, with how many of them a bonus tile gives."""
    if table.sink is not None:
        facts = {"seat": seat, "n": len(waypoints), "tiles": [tile_name(w) for w in waypoints]}
        table.tell(_PLANNED, {**facts, "steps": steps, "extra": extra})


def collected(table: "Table", seat: int, tile: int, steps: int) -> None:
    if table.sink is not None:
        table.tell(_COLLECTED, {"seat": seat, "tile": tile_name(tile), "steps": steps})


def taken_back(table: "Table", seat: int) -> None:
    """Waypoints that cannot be reached any more."""
    _of_seat(table, _TAKEN_BACK, seat)


def advanced(table: "Table", seat: int, track: int, space: int, points: int, gold: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "track": f"@skye-track-{TRACKS[track]}", "space": space}
        table.tell(_ADVANCED, {**facts, "points": points, "gold": gold})


def declined(table: "Table", seat: int) -> None:
    _of_seat(table, _DECLINED, seat)


def bonus(table: "Table", seat: int, word: str, points: int) -> None:
    if table.sink is not None:
        table.tell(_BONUS, {"seat": seat, "bonus": bonus_name(word), "points": points})


# --- scoring -----------------------------------------------------------------------------------------


def scored(table: "Table", seat: int, tile: int, points: int) -> None:
    if table.sink is not None:
        name = f"@skye-scoring-{SCORING_IDS[tile]}"
        table.tell(_SCORED, {"seat": seat, "tile": name, "points": points})


def flag(table: "Table", seat: int, track: int, points: int) -> None:
    if table.sink is not None:
        name = f"@skye-track-{TRACKS[track]}"
        table.tell(_FLAG, {"seat": seat, "track": name, "points": points})


def round_begins(table: "Table") -> None:
    if table.sink is not None:
        table.tell(_ROUND, {"seat": table.start, "round": table.round})


def end(table: "Table", seat: int, scrolls: int, gold: int) -> None:
    """Points for scrolls, and for gold."""
    if table.sink is not None:
        table.tell(_END, {"seat": seat, "scrolls": scrolls, "gold": gold})
