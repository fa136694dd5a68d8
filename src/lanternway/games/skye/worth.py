"""What things are worth to a seat, in points at the end: tiles, gold, steps on a track.

Estimates for bots from the scoring tiles in play, by the prices in `advice.toml`. They need no search and
see no secret that the state given does not hold.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.prices import Prices
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.board import BONUSES, HERALD, MERCHANT, WARRIOR, Space
from lanternway.games.skye.content import CONTENT, COUNTS
from lanternway.games.skye.rules import score, tracks
from lanternway.games.skye.rules.bonus import PERKS
from lanternway.games.skye.scoring import SCROLL_DIVISOR
from lanternway.games.skye.tables import FACES, Face
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

PRICES: Final = Prices(Path(__file__).parent)
TILE: Final = PRICES.number("tile")
JOURNEYMAN: Final = PRICES.number("journeyman")
GOLD: Final = PRICES.number("gold")
GOLD_A_ROUND: Final = PRICES.number("gold_a_round")
INCOME: Final = PRICES.number("income")
SCROLL: Final = PRICES.number("scroll")
SCROLL_A_ROUND: Final = PRICES.number("scroll_a_round")
SCROLL_SYMBOL: Final = PRICES.number("scroll_symbol")
SALE_LEAST: Final = PRICES.number("sale_least")
SALE_FAIR: Final = PRICES.number("sale_fair")
SALE_SURPLUS: Final = PRICES.number("sale_surplus")
SALE_MOST: Final = PRICES.number("sale_most")
SALE_TO_ONE: Final = PRICES.number("sale_to_one")
TRACK_STEP: Final = PRICES.number("track_step")
TRACK_ROUNDS: Final = PRICES.number("track_rounds")
BEHIND_TOLL: Final = PRICES.number("behind_toll")
TOLL_ROUNDS: Final = PRICES.number("toll_rounds")
BONUS_BEHIND_TOLL: Final = PRICES.number("bonus_behind_toll")
MOVEMENT: Final = PRICES.number("movement")
ROAD_TOKEN: Final = PRICES.number("road_token")
HELD_BOOST: Final = PRICES.number("held_boost")
_ONCE: Final = PRICES.by_word("bonus", BONUSES)
_LASTING: Final = PRICES.by_word("perk", PERKS)
BONUS_AT_ONCE: Final = [_ONCE.get(word, 0.0) for word in BONUSES]
BONUS_A_ROUND: Final = [_LASTING.get(word, 0.0) for word in BONUSES]
PERK: Final = [_LASTING[word] for word in PERKS]


def _counted(word: str, face: Face) -> int:
    """How much of what a word of the scoring vocabulary counts is on a tile, perhaps."""
    symbols = face.symbols
    return {
        "sheep": symbols[SHEEP],
        "brochs_of_mountains": symbols[BROCH],
        "whisky_tiles": 1 if symbols[WHISKY] else 0,
        "animals_near_farms": face.animals,
        "cattle_joined": symbols[CATTLE],
        "tiles_joined": 1 if face.road_count else 0,
        "largest_completed_water": 1 if WATER in face.area_terrain else 0,
        "completed_mountains": 1 if MOUNTAIN in face.area_terrain else 0,
        "sets": symbols[BROCH] + symbols[FARM] + symbols[LIGHTHOUSE],
        "ships": symbols[SHIP],
        "harbours": symbols[SHIP] + symbols[LIGHTHOUSE],
        "broch_lines": symbols[BROCH],
        "rows_of_pairs": face.kinds.bit_count(),
    }.get(word, 1)


def _static() -> list[list[float]]:
    """Points that a tile adds to a scoring tile, each time it scores, on average."""
    prices = PRICES.by_word("scoring", COUNTS)
    found = [[prices.get(word, 0.0) * _counted(word, face) for face in FACES] for word in COUNTS]
    farm, without_road = PRICES.number("farm_near_animals"), PRICES.number("tile_without_road")
    for tile, face in enumerate(FACES):
        found[COUNTS.index("animals_near_farms")][tile] += farm * face.symbols[FARM]
        if not face.road_count:
            found[COUNTS.index("tiles_joined")][tile] += without_road
    return found


STATIC: Final = _static()
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
    return GOLD + GOLD_A_ROUND * left


def tile_worth(table: "Table", seat: int, tile: int) -> float:
    """Points a tile is worth to a seat that would place it."""
    land = table.lands[seat]
    if not land.has_place_for(tile):
        return JOURNEYMAN if FACES[tile].journeyman else 0.0
    face = FACES[tile]
    left = scorings_left(table)
    worth = TILE
    for place in range(4):
        if left[place]:
            counts = CONTENT.scoring[table.setting.scoring[place]].counts
            worth += left[place] * STATIC[counts][tile]
    rounds = table.setting.rounds - table.round
    if face.income:
        worth += INCOME * face.income * rounds * gold_worth(table)
    if face.scroll >= 0:
        have = land.totals[SYMBOL_0 + face.scroll] + face.symbols[face.scroll]
        worth += SCROLL * have / SCROLL_DIVISOR[face.scroll] + SCROLL_A_ROUND * rounds
    for scroll in land.scrolls:
        symbol = scroll % 8
        worth += SCROLL_SYMBOL * face.symbols[symbol] / SCROLL_DIVISOR[symbol]
    if face.journeyman:
        worth += JOURNEYMAN
    return worth


def held_worth(table: "Table", seat: int, tile: int) -> float:
    """Points a tile is worth that the seat has received: its journeyman has been asked about already."""
    worth = tile_worth(table, seat, tile)
    return worth - JOURNEYMAN if FACES[tile].journeyman else worth


def sale_chance(table: "Table", seat: int, tile: int, price: int) -> float:
    """How likely somebody buys the seat's tile at a price."""
    gold = gold_worth(table)
    wanted = 0.0
    for other in range(table.seats):
        if other != seat:
            wanted = max(wanted, tile_worth(table, other, tile))
    surplus = wanted - price * gold
    if surplus <= 0.0:
        return SALE_LEAST
    chance = min(SALE_MOST, SALE_FAIR + SALE_SURPLUS * surplus)
    return chance * SALE_TO_ONE if table.seats == 2 else chance


def step_worth(table: "Table", seat: int, track: int) -> float:
    """Points the next step on a track is worth, its toll not yet paid."""
    number = tracks.next_space(table, seat, track)
    line = table.setting.board.tracks[track]
    space = line.spaces[number - 1]
    at = table.marks[seat * 3 + track]
    if number < at:
        return float(line.loop_points)
    worth = TRACK_STEP + space.points
    if number <= table.best[seat * 3 + track]:
        return worth
    rounds = table.setting.rounds - table.round
    if space.toll:
        part = min(1.0, rounds / TOLL_ROUNDS) * BEHIND_TOLL
        worth += part * _until_next_toll(line.spaces, number)
    if space.round_points:
        worth += (space.round_points - tracks.flag_points(table, seat, track)) * (rounds + 1)
    if space.income:
        more = space.income - tracks.flag_income(table, seat, track)
        worth += more * rounds * gold_worth(table)
    if space.movement:
        worth += MOVEMENT * (space.movement - tracks.movement(table, seat)) * rounds
    if space.bonus >= 0:
        worth += bonus_worth(table, table.layout[seat][space.bonus * 3 + track])
    return worth


def asked_worth(table: "Table", seat: int) -> float:
    """Points of the advances that the seat is asked about, or will be: each the best it can pay for."""
    gold = gold_worth(table)
    worth = 0.0
    for frame in table.agenda:
        if isinstance(frame, Advance) and frame.seat == seat:
            best = 0.0
            for track in range(3):
                cost = tracks.cost(table, seat, track, frame.cause, frame.tile)
                if 0 <= cost <= table.gold[seat]:
                    best = max(best, step_worth(table, seat, track) - cost * gold)
            worth += best
    return worth


def _until_next_toll(spaces: tuple[Space, ...], number: int) -> float:
    """Points that a toll opens the way to: on the spaces behind it, up to the next one."""
    points = 0.0
    for space in spaces[number:]:
        if space.toll:
            break
        points += space.points + (BONUS_BEHIND_TOLL if space.bonus >= 0 else 0.0)
    return points


def bonus_worth(table: "Table", number: int) -> float:
    """Points a bonus tile is worth when it is unlocked."""
    rounds = table.setting.rounds - table.round
    return BONUS_AT_ONCE[number] + BONUS_A_ROUND[number] * rounds


def board_worth(table: "Table", seat: int) -> float:
    """Points that the seat's progress board will still give: flags, perks, what lies ready."""
    rounds = table.setting.rounds - table.round
    gold = gold_worth(table)
    worth = 0.0
    for track in (WARRIOR, HERALD):
        worth += tracks.flag_points(table, seat, track) * (rounds + 1)
    worth += tracks.flag_income(table, seat, MERCHANT) * rounds * gold
    start = table.setting.board.start_movement
    worth += MOVEMENT * (tracks.movement(table, seat) - start) * rounds
    for perk in range(len(PERKS)):
        if table.perks[seat] >> perk & 1:
            worth += PERK[perk] * rounds
    worth += TRACK_STEP * sum(table.best[seat * 3 : seat * 3 + 3]) * (rounds + 1) / TRACK_ROUNDS
    worth += asked_worth(table, seat) if table.agenda else 0.0
    worth += ROAD_TOKEN * table.tokens[seat] + (HELD_BOOST if table.boost[seat] else 0.0)
    for owner, number in table.unlocked:
        if owner == seat:
            worth += bonus_worth(table, number)
    return worth
