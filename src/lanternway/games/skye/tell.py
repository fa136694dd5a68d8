"""What happens on the isle, as events: one function each, which says who is told what."""

from typing import TYPE_CHECKING, Final

from lanternway.core.event import NUMBER, SEAT, EventKind, EventKinds, thing, things
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.tables import STEP, TILE_WORDS, cell_x, cell_y
from lanternway.games.skye.tile import SIDE_WORDS

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table
    from lanternway.games.skye.territory import Territory

EVENTS: Final = EventKinds("skye")

_TILE: Final = thing("tile")
_INCOME: Final = EVENTS.add("income", {"seat": SEAT, "gold": NUMBER})
_DREW: Final = EVENTS.add("drew", {"seat": SEAT, "tiles": things("tile")})
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
    "placed",
    {
        "seat": SEAT,
        "tile": _TILE,
        "by_tile": _TILE,
        "side": thing("side"),
        "x": NUMBER,
        "y": NUMBER,
        "turns": NUMBER,
    },
)
_RETURNED: Final = EVENTS.add("returned", {"seat": SEAT, "tile": _TILE})
_TOKEN: Final = EVENTS.add(
    "token", {"seat": SEAT, "tile": _TILE, "other_tile": _TILE, "side": thing("side")}
)
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
_PHASE: Final = EVENTS.add("phase", {"phase": thing("phase")})
_ROUND: Final = EVENTS.add("round", {"seat": SEAT, "round": NUMBER})
_END: Final = EVENTS.add("end", {"seat": SEAT, "scrolls": NUMBER, "gold": NUMBER})


def tile_name(tile: int) -> str:
    """A tile as a reference to its name."""
    return f"@skye-tile-{TILE_WORDS[tile]}"


def side_name(side: int) -> str:
    """A side as a reference to its name."""
    return f"@skye-side-{SIDE_WORDS[side]}"


def whereabouts(land: "Territory", cell: int) -> dict[str, str]:
    """Where a cell is, as a person would say it: on which side of which tile. Of all tiles around it the
    one that has lain longest is named, so the castle if it can be."""
    number, on = len(land.tiles), 0
    for side in range(4):
        there = land.grid[cell + STEP[side]] - 1
        if 0 <= there < number:
            number, on = there, (side + 2) % 4
    if number == len(land.tiles):
        return {}
    return {"by_tile": tile_name(land.tiles[number]), "side": side_name(on)}


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
        names = [tile_name(tile) for tile in tiles if tile]
        table.tell(_DREW, {"seat": seat, "tiles": names})


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


def placed(table: "Table", seat: int, number: int) -> None:
    """The tile of that number in the seat's territory."""
    if table.sink is not None:
        land = table.lands[seat]
        cell = land.cells[number]
        facts = {"seat": seat, "tile": tile_name(land.tiles[number]), **whereabouts(land, cell)}
        spot = {"x": cell_x(cell), "y": cell_y(cell), "turns": land.turns[number]}
        table.tell(_PLACED, {**facts, **spot})


def returned(table: "Table", seat: int, tile: int) -> None:
    _of_tile(table, _RETURNED, seat, tile)


def token(table: "Table", seat: int, number: int, side: int) -> None:
    """A road token across the east or the south side of the tile of that number."""
    if table.sink is not None:
        land = table.lands[seat]
        other = tile_name(land.tiles[land.neighbour(number, side)])
        facts = {"seat": seat, "tile": tile_name(land.tiles[number]), "other_tile": other}
        table.tell(_TOKEN, {**facts, "side": side_name(side)})


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


def phase_begins(table: "Table", word: str) -> None:
    if table.sink is not None:
        table.tell(_PHASE, {"phase": f"@skye-phase-{word}"})


def round_begins(table: "Table") -> None:
    if table.sink is not None:
        table.tell(_ROUND, {"seat": table.start, "round": table.round})


def end(table: "Table", seat: int, scrolls: int, gold: int) -> None:
    """Points for scrolls, and for gold."""
    if table.sink is not None:
        table.tell(_END, {"seat": seat, "scrolls": scrolls, "gold": gold})
