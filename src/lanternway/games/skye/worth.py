"""What things are worth to a seat, in points at the end: tiles, gold, steps on a track.

Estimates for bots, made by hand from the scoring tiles in play. They need no search and see no secret
that the state given does not hold.
"""

from typing import TYPE_CHECKING, Final

from lanternway.games.skye.board import HERALD, MERCHANT, WARRIOR, Space
from lanternway.games.skye.content import CONTENT, COUNTS
from lanternway.games.skye.rules import score, tracks
from lanternway.games.skye.scoring import SCROLL_DIVISOR
from lanternway.games.skye.tables import FACES
from lanternway.games.skye.tile import (
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    SHEEP,
    SHIP,
    WATER,
    WHISKY,
)
from lanternway.games.skye.totals import SYMBOL_0

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

BONUS_WORTH: Final[tuple[float, ...]] = (5.0, 2.0, 1.8, 1.0, 1.5, 1.6, 3.0, 3.0, 3.0)
"""By bonus tile: what it gives at once; what lasts comes on top, a round (`PERK_WORTH`)."""
PERK_WORTH: Final[tuple[float, ...]] = (1.8, 2.0, 1.6, 1.5)
"""A round: third waypoint, no discard, bank pays, two purchases."""
STEP_WORTH: Final = 0.7
"""A step on a track beyond what it gives itself: the way to the next flag is shorter."""
BEHIND_TOLL: Final = 0.5
"""The share of what lies behind a toll that counts when the toll is paid."""
BASE_WORTH: Final = 0.8
JOURNEYMAN_WORTH: Final = 2.0


def _static(word: str, tile: int) -> float:
    """Points that a tile adds to a scoring tile, each time it scores, on average."""
    face = FACES[tile]
    symbols = face.symbols
    terrains = face.area_terrain
    if word == "animals_near_farms":
        return 0.6 * face.animals + 0.9 * symbols[FARM]
    if word == "sets":
        return 1.2 * (symbols[BROCH] + symbols[FARM] + symbols[LIGHTHOUSE])
    if word == "harbours":
        return 0.8 * (symbols[SHIP] + symbols[LIGHTHOUSE])
    each = {
        "sheep": 1.0 * symbols[SHEEP],
        "brochs_of_mountains": 1.8 * symbols[BROCH],
        "whisky_tiles": 0.9 * (1 if symbols[WHISKY] else 0),
        "cattle_joined": 1.3 * symbols[CATTLE],
        "tiles_joined": 0.7 if face.road_count else 0.1,
        "largest_completed_water": 0.6 if WATER in terrains else 0.0,
        "completed_mountains": 0.7 if MOUNTAIN in terrains else 0.0,
        "ships": 0.9 * symbols[SHIP],
        "broch_lines": 1.5 * symbols[BROCH],
        "rows_of_pairs": 0.3 * face.kinds.bit_count(),
    }
    flat = {
        "blocks": 0.9,
        "completed_areas": 0.6,
        "large_completed_areas": 0.6,
        "vertical_runs": 0.7,
    }
    return each.get(word, flat.get(word, 0.0))


STATIC: Final = [[_static(word, tile) for tile in range(len(FACES))] for word in COUNTS]
"""By word of the scoring vocabulary, then tile."""


def _left(five: bool) -> list[list[int]]:
    schedule = score.FIVE if five else score.FEW
    left = []
    for round_ in range(len(schedule) + 1):
        later = [place for places in schedule[max(0, round_ - 1) :] for place in places]
        left.append([later.count(place) for place in range(4)])
    return left


_LEFT: Final = (_left(False), _left(True))


def scorings_left(table: "Table") -> list[int]:
    """By place A to D: how often its tile still scores, this round included."""
    return _LEFT[1 if table.seats == 5 else 0][table.round]


def gold_worth(table: "Table") -> float:
    """Points a gold is worth: it buys tiles while there are rounds to come."""
    left = table.setting.rounds - table.round
    return 0.2 + 0.06 * left


def tile_worth(table: "Table", seat: int, tile: int) -> float:
    """Points a tile is worth to a seat that would place it."""
    land = table.lands[seat]
    if not land.has_place_for(tile):
        return JOURNEYMAN_WORTH if FACES[tile].journeyman else 0.0
    face = FACES[tile]
    left = scorings_left(table)
    worth = BASE_WORTH
    for place in range(4):
        if left[place]:
            counts = CONTENT.scoring[table.setting.scoring[place]].counts
            worth += left[place] * STATIC[counts][tile]
    rounds = table.setting.rounds - table.round
    if face.income:
        worth += 0.6 * face.income * rounds * gold_worth(table)
    if face.scroll >= 0:
        have = land.totals[SYMBOL_0 + face.scroll] + face.symbols[face.scroll]
        worth += 1.4 * have / SCROLL_DIVISOR[face.scroll] + 0.3 * rounds
    for scroll in land.scrolls:
        symbol = scroll % 8
        worth += 1.3 * face.symbols[symbol] / SCROLL_DIVISOR[symbol]
    if face.journeyman:
        worth += JOURNEYMAN_WORTH
    return worth


def sale_chance(table: "Table", seat: int, tile: int, price: int) -> float:
    """How likely somebody buys the seat's tile at a price."""
    gold = gold_worth(table)
    wanted = 0.0
    for other in range(table.seats):
        if other != seat:
            wanted = max(wanted, tile_worth(table, other, tile))
    surplus = wanted - price * gold
    if surplus <= 0.0:
        return 0.03
    return min(0.8, 0.12 + 0.16 * surplus) * (0.75 if table.seats == 2 else 1.0)


def step_worth(table: "Table", seat: int, track: int) -> float:
    """Points the next step on a track is worth, its toll not yet paid."""
    number = tracks.next_space(table, seat, track)
    line = table.setting.board.tracks[track]
    space = line.spaces[number - 1]
    at = table.marks[seat * 3 + track]
    if number < at:
        return float(line.loop_points)
    worth = STEP_WORTH + space.points
    if number <= table.best[seat * 3 + track]:
        return worth
    rounds = table.setting.rounds - table.round
    if space.toll:
        worth += min(1.0, rounds / 3) * BEHIND_TOLL * _until_next_toll(line.spaces, number)
    if space.round_points:
        worth += (space.round_points - tracks.flag_points(table, seat, track)) * (rounds + 1)
    if space.income:
        more = space.income - tracks.flag_income(table, seat, track)
        worth += more * rounds * gold_worth(table)
    if space.movement:
        worth += 0.5 * (space.movement - tracks.movement(table, seat)) * rounds
    if space.bonus >= 0:
        worth += bonus_worth(table, table.layout[seat][space.bonus * 3 + track])
    return worth


def _until_next_toll(spaces: tuple[Space, ...], number: int) -> float:
    """Points that a toll opens the way to: on the spaces behind it, up to the next one."""
    points = 0.0
    for space in spaces[number:]:
        if space.toll:
            break
        points += space.points + (2.0 if space.bonus >= 0 else 0.0)
    return points


def bonus_worth(table: "Table", number: int) -> float:
    """Points a bonus tile is worth when it is unlocked."""
    rounds = table.setting.rounds - table.round
    lasting = (0, -1, -1, -1, -1, -1, 1, 2, 3)[number]
    if lasting == 0:
        return PERK_WORTH[0] * rounds
    if lasting > 0:
        return BONUS_WORTH[number] + PERK_WORTH[lasting] * rounds
    return BONUS_WORTH[number]


def board_worth(table: "Table", seat: int) -> float:
    """Points that the seat's progress board will still give: flags, perks, what lies ready."""
    rounds = table.setting.rounds - table.round
    gold = gold_worth(table)
    worth = 0.0
    for track in (WARRIOR, HERALD):
        worth += tracks.flag_points(table, seat, track) * (rounds + 1)
    worth += tracks.flag_income(table, seat, MERCHANT) * rounds * gold
    start = table.setting.board.start_movement
    worth += 0.5 * (tracks.movement(table, seat) - start) * rounds
    for perk in range(4):
        if table.perks[seat] >> perk & 1:
            worth += PERK_WORTH[perk] * rounds
    worth += STEP_WORTH * sum(table.best[seat * 3 : seat * 3 + 3]) * (rounds + 1) / 4
    worth += 0.8 * table.tokens[seat] + (1.0 if table.boost[seat] else 0.0)
    for owner, number in table.unlocked:
        if owner == seat:
            worth += bonus_worth(table, number)
    return worth
