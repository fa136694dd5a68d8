"""The table as plain data: the documented paths of positions (docs/games/skye-positions.md)."""

from typing import TYPE_CHECKING, Any

from lanternway.games.skye import stages
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.parts import NUMBER_OF_PARTS, PART_OTHER, PARTS
from lanternway.games.skye.rules.bonus import PERKS
from lanternway.games.skye.tables import cell_x, cell_y
from lanternway.games.skye.territory import Territory

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

SIDE_NAMES = ("north", "east", "south", "west")
BOOSTS = ("none", "held", "declared")


def to_data(table: "Table") -> dict[str, Any]:
    """Everything on the table; the bag is what lies nowhere else."""
    found = common_data(table)
    found["seats"] = [seat_data(table, seat) for seat in range(table.seats)]
    return found


def to_snapshot(table: "Table") -> dict[str, Any]:
    """No two pieces are alike: the data is all there is."""
    return to_data(table)


def common_data(table: "Table") -> dict[str, Any]:
    """What belongs to no seat; all of it is public."""
    found: dict[str, Any] = {
        "round": table.round,
        "start": table.start,
        "stage": table.stage.word,
        "turn": turn_seat(table),
        "scoring": [SCORING_IDS[tile] for tile in table.setting.scoring],
        "agenda": [
            {"seat": frame.seat, "cause": frame.cause.word, "tile": tile_data(frame.tile)}
            for frame in table.agenda
            if isinstance(frame, Advance)
        ],
    }
    if table.setting.journeyman:
        found["unlocked"] = [
            {"seat": seat, "bonus": BONUSES[number]} for seat, number in table.unlocked
        ]
    return found


def turn_seat(table: "Table") -> int | None:
    """Whose turn it is in a serial stage. While it answers for its own purchase, still its own."""
    if not table.stage.serial or table.turn >= table.seats:
        return None
    return table.seat_of_turn(table.turn)


def tile_data(tile: int) -> int | str:
    """A tile's number, or the word castle."""
    return tile if tile else "castle"


def territory_data(land: Territory) -> list[list[int | str]]:
    """Every tile as [tile, x, y, turns], in the order of placing; x east, y south."""
    return [
        [tile_data(tile), cell_x(cell), cell_y(cell), turns]
        for tile, cell, turns in zip(land.tiles, land.cells, land.turns, strict=True)
    ]


def token_data(land: Territory) -> list[list[int | str]]:
    """Every road token as [tile, side], in the order of laying."""
    return [
        [tile_data(land.tiles[token // 4]), SIDE_NAMES[token % 4]] for token in land.token_order
    ]


def price_data(price: int) -> int | str | None:
    """A price, the axe, or nothing yet."""
    return "axe" if price < 0 else price or None


def points_data(table: "Table", seat: int) -> dict[str, int]:
    """Where the score comes from; what it does not explain was there before."""
    row = table.earned[seat * NUMBER_OF_PARTS : (seat + 1) * NUMBER_OF_PARTS]
    return {name: row[n] for n, name in enumerate(PARTS) if n != PART_OTHER}


def seat_data(table: "Table", seat: int) -> dict[str, Any]:
    """One seat, its secrets too."""
    slots = range(seat * 3, seat * 3 + 3)
    cell = table.pick_cell[seat]
    found: dict[str, Any] = {
        "gold": table.gold[seat],
        "score": table.score[seat],
        "points": points_data(table, seat),
        "drawn": [table.drawn[slot] or None for slot in slots],
        "prices": [price_data(table.price[slot]) for slot in slots],
        "hand": list(table.hands[seat]),
        "taken": table.pick_tile[seat] or None,
        "cell": [cell_x(cell), cell_y(cell)] if cell else None,
        "territory": territory_data(table.lands[seat]),
        "placed": placed(table, seat),
        "ready": is_ready(table, seat),
    }
    if table.setting.journeyman:
        found.update(journeyman_data(table, seat))
    return found


def is_ready(table: "Table", seat: int) -> bool:
    """While all decide at once: whether the seat is done."""
    return table.stage.at_once and not table.waiting >> seat & 1


def placed(table: "Table", seat: int) -> int:
    """While building: how many tiles the seat has placed in this round."""
    return len(table.lands[seat].tiles) - len(table.before[seat].tiles) if table.before else 0


def journeyman_data(table: "Table", seat: int) -> dict[str, Any]:
    """What Journeyman adds to a seat."""
    land = table.lands[seat]
    first = seat * 3
    return {
        "spared": table.spared >> seat & 1 == 1,
        "tracks": {name: table.marks[first + n] for n, name in enumerate(TRACKS)},
        "furthest": {name: table.best[first + n] for n, name in enumerate(TRACKS)},
        "bonus": {
            name: [BONUSES[table.layout[seat][numeral * 3 + n]] for numeral in range(3)]
            for n, name in enumerate(TRACKS)
        },
        "perks": [name for n, name in enumerate(PERKS) if table.perks[seat] >> n & 1],
        "tokens": table.tokens[seat],
        "road_tokens": token_data(land),
        "laid": table.laid[seat],
        "boost": BOOSTS[table.boost[seat]],
        "waypoints": [tile_data(tile) for tile in table.waypoints[seat]],
        "journeyman": tile_data(land.tiles[table.walker[seat]]),
        "steps": table.steps[seat] if table.stage is stages.JOURNEY else None,
    }
