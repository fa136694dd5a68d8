"""What a seat may know, as numbers.

The own territory is drawn as it lies, REACH steps around the castle; of the others' only what it counts.
Where `view.py` hides something (gold, prices while all price, what others build), it is 0 here.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core.observation import Fields, scaled, seat_names
from lanternway.games.skye import scoring, stages
from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.content import SCORING_IDS
from lanternway.games.skye.rules import build
from lanternway.games.skye.rules.bonus import PERKS
from lanternway.games.skye.tables import FACES, SHAPES, cell_x, cell_y
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import SYMBOLS, TERRAINS
from lanternway.games.skye.worth import scorings_left

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

MAX_SEATS: Final = 5
SLOTS: Final = 3
REACH: Final = 4
"""How far from the castle the own territory is drawn."""
WIDTH: Final = 2 * REACH + 1
POINTS: Final = 100.0
GOLD: Final = 30.0
PRICE: Final = 20.0
TILES: Final = 20.0
COUNTED: Final = 8.0
ROUNDS: Final = 6.0
SPACES: Final = 10.0
BAG: Final = 80.0

_TILE: Final = Fields()
T_THERE: Final = _TILE.one("there")
T_SYMBOL: Final = _TILE.each("symbol", SYMBOLS)
T_TERRAIN: Final = _TILE.each("terrain", TERRAINS[1:])
T_INCOME: Final = _TILE.one("income")
T_SCROLL: Final = _TILE.one("scroll")
T_JOURNEYMAN: Final = _TILE.one("journeyman")
T_ROADS: Final = _TILE.one("roads")
TILE: Final = len(_TILE.names)

_OFFER: Final = Fields()
O_TILE: Final = _OFFER.blocks(["tile"], _TILE)
O_PRICE: Final = _OFFER.one("price")
O_AXE: Final = _OFFER.one("axe")
OFFER: Final = len(_OFFER.names)

COUNTS: Final = (
    "blocks", *SYMBOLS, "runs", "near_animals", "harbours", "mountains_one_broch",
    "mountains_two_brochs", "mountains_three_brochs", "completed", "completed_large",
    "completed_mountains", "largest_water",
)  # fmt: skip
"""The totals of a territory that are numbers, in their order."""

_SEAT: Final = Fields()
PRESENT: Final = _SEAT.one("present")
SCORE: Final = _SEAT.one("score")
GOLD_KNOWN: Final = _SEAT.one("gold_known")
HAS_GOLD: Final = _SEAT.one("gold")
START: Final = _SEAT.one("start_player")
ASKED: Final = _SEAT.one("asked")
ON_OFFER: Final = _SEAT.blocks([f"offer{slot + 1}" for slot in range(SLOTS)], _OFFER)
HAND: Final = _SEAT.blocks(["hand"], _TILE)
LAID: Final = _SEAT.one("tiles")
JOINED: Final = _SEAT.one("joined")
INCOME: Final = _SEAT.one("income")
SCROLLS: Final = _SEAT.one("scrolls")
SCROLL_POINTS: Final = _SEAT.one("scroll_points")
COUNT: Final = _SEAT.each("count", COUNTS)
OPEN: Final = _SEAT.each("open_areas", TERRAINS[1:])
FRONTIER: Final = _SEAT.one("frontier")
MARK: Final = _SEAT.each("track", TRACKS)
FURTHEST: Final = _SEAT.each("furthest", TRACKS)
BONUS: Final = _SEAT.each("bonus", [f"{track}.{word}" for track in TRACKS for word in BONUSES])
PERK: Final = _SEAT.each("perk", PERKS)
TOKENS: Final = _SEAT.one("road_tokens")
BOOST: Final = _SEAT.one("boost")
WAYPOINTS: Final = _SEAT.one("waypoints")
STEPS: Final = _SEAT.one("steps")
SEAT: Final = len(_SEAT.names)

_ALL: Final = Fields()
SEATS: Final = _ALL.one("seats")
ROUND: Final = _ALL.one("round")
ROUNDS_LEFT: Final = _ALL.one("rounds_left")
JOURNEYMAN: Final = _ALL.one("option.journeyman")
OPEN_GOLD: Final = _ALL.one("option.open_gold")
CASTLE_COUNTS: Final = _ALL.one("option.castle_counts")
STAGE: Final = _ALL.each("stage", stages.STAGE_WORDS)
TURN: Final = _ALL.one("turn")
SCORING: Final = _ALL.each("scorings_left", SCORING_IDS)
IN_BAG: Final = _ALL.one("bag")
PLACES: Final = _ALL.blocks(seat_names(MAX_SEATS), _SEAT)
PICKED: Final = _ALL.blocks(["picked"], _TILE)
PICKED_X: Final = _ALL.one("picked_cell.x")
PICKED_Y: Final = _ALL.one("picked_cell.y")
_CELLS: Final = [f"{x},{y}" for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)]
_SIDES: Final = Fields()
_SIDES.each("side", ("north", "east", "south", "west"))
CELLS: Final = _ALL.blocks([f"cell{cell}" for cell in _CELLS], _SIDES)
"""A side of a tile: its terrain in thirds, below 0 where no road leaves; 0 where nothing lies."""

NAMES: Final = tuple(_ALL.names)


def observe(table: "Table", seat: int) -> list[float]:
    """What the seat may know, by NAMES."""
    found = [0.0] * len(NAMES)
    setting = table.setting
    found[SEATS] = table.seats / MAX_SEATS
    found[ROUND] = scaled(table.round, ROUNDS)
    found[ROUNDS_LEFT] = scaled(setting.rounds - table.round, ROUNDS)
    found[JOURNEYMAN] = float(setting.journeyman)
    found[OPEN_GOLD] = float(setting.open_gold)
    found[CASTLE_COUNTS] = float(setting.castle_counts)
    found[STAGE + stages.STAGES.index(table.stage)] = 1.0
    found[TURN] = scaled(table.turn, MAX_SEATS)
    left = scorings_left(table)
    for place in range(4):
        found[SCORING + setting.scoring[place]] = left[place] / 3.0
    found[IN_BAG] = len(table.bag) / BAG
    movers = table.waiting
    for offset in range(table.seats):
        other = (seat + offset) % table.seats
        first = PLACES + offset * SEAT
        found[first + ASKED] = float(movers >> other & 1)
        _observe_seat(table, other, other == seat, found, first)
    if table.pick_tile[seat]:
        _add_tile(found, PICKED, table.pick_tile[seat], 1.0)
    if table.pick_cell[seat]:
        found[PICKED_X] = scaled(cell_x(table.pick_cell[seat]), REACH)
        found[PICKED_Y] = scaled(cell_y(table.pick_cell[seat]), REACH)
    _draw(table.lands[seat], found)
    return found


def _observe_seat(table: "Table", seat: int, own: bool, found: list[float], first: int) -> None:
    setting = table.setting
    building = table.stage is stages.BUILD
    found[first + PRESENT] = 1.0
    found[first + SCORE] = scaled(table.score[seat], POINTS)
    if own or setting.open_gold or table.stage is stages.OVER:
        found[first + GOLD_KNOWN] = 1.0
        found[first + HAS_GOLD] = scaled(table.gold[seat], GOLD)
    found[first + START] = float(table.start == seat)
    hidden = not own and table.stage is stages.PRICE
    for slot in range(SLOTS):
        tile = table.drawn[seat * SLOTS + slot]
        offer = first + ON_OFFER + slot * OFFER
        if tile:
            _add_tile(found, offer + O_TILE, tile, 1.0)
        if not hidden:
            price = table.price[seat * SLOTS + slot]
            if price < 0:
                found[offer + O_AXE] = 1.0
            elif price:
                found[offer + O_PRICE] = scaled(price, PRICE)
    secret = building and not own
    hand = build.received(table, seat) if secret else table.hands[seat]
    for tile in hand:
        _add_tile(found, first + HAND, tile, 0.25)
    _count_land(table.before[seat] if secret else table.lands[seat], found, first)
    if setting.journeyman:
        _observe_journey(table, seat, own, found, first)


def _observe_journey(table: "Table", seat: int, own: bool, found: list[float], first: int) -> None:
    """What Journeyman adds."""
    for track in range(3):
        best = table.best[seat * 3 + track]
        found[first + MARK + track] = scaled(table.marks[seat * 3 + track], SPACES)
        found[first + FURTHEST + track] = scaled(best, SPACES)
        for space in table.setting.board.tracks[track].spaces[best:]:
            if space.bonus >= 0:
                bonus = table.layout[seat][space.bonus * 3 + track]
                found[first + BONUS + track * len(BONUSES) + bonus] = 1.0
    for perk in range(len(PERKS)):
        found[first + PERK + perk] = float(table.perks[seat] >> perk & 1)
    tokens = table.tokens[seat]
    if not own and table.stage is stages.BUILD:
        tokens += table.laid[seat]
    found[first + TOKENS] = scaled(tokens, 4.0)
    planning = table.stage is stages.PLAN and not own
    found[first + BOOST] = (min(1, table.boost[seat]) if planning else table.boost[seat]) / 2.0
    if not planning:
        found[first + WAYPOINTS] = scaled(len(table.waypoints[seat]), 3.0)
    if table.stage is stages.JOURNEY:
        found[first + STEPS] = scaled(table.steps[seat], SPACES)


def _add_tile(found: list[float], first: int, tile: int, weight: float) -> None:
    """What a tile shows; several add up."""
    face = FACES[tile]
    found[first + T_THERE] += weight
    for symbol, count in enumerate(face.symbols):
        if count:
            found[first + T_SYMBOL + symbol] += weight * count / 2.0
    for terrain in face.area_terrain:
        found[first + T_TERRAIN + terrain - 1] += weight / 2.0
    found[first + T_INCOME] += weight * face.income / 2.0
    if face.scroll >= 0:
        found[first + T_SCROLL] += weight
    if face.journeyman:
        found[first + T_JOURNEYMAN] += weight
    found[first + T_ROADS] += weight * face.road_count / 2.0


def _count_land(land: Territory, found: list[float], first: int) -> None:
    """What a territory counts."""
    found[first + LAID] = scaled(len(land.tiles), TILES)
    found[first + JOINED] = scaled(land.joined().bit_count(), TILES)
    found[first + INCOME] = scaled(land.income(), COUNTED)
    found[first + SCROLLS] = scaled(len(land.scrolls), 3.0)
    found[first + SCROLL_POINTS] = scaled(scoring.scroll_points(land), TILES)
    for number in range(len(COUNTS)):
        found[first + COUNT + number] = scaled(land.totals[number], COUNTED)
    parent = land.parent
    terrain = land.terrain
    for area, edges in enumerate(land.open):
        if edges and parent[area] == area:
            found[first + OPEN + terrain[area] - 1] += 0.1
    found[first + FRONTIER] = scaled(len(land.frontier), TILES)


def _draw(land: Territory, found: list[float]) -> None:
    """The tiles around the castle, side by side."""
    for number, tile in enumerate(land.tiles):
        x = cell_x(land.cells[number])
        y = cell_y(land.cells[number])
        if -REACH <= x <= REACH and -REACH <= y <= REACH:
            first = CELLS + 4 * ((y + REACH) * WIDTH + x + REACH)
            shape = SHAPES[tile * 4 + land.turns[number]]
            for side in range(4):
                terrain = shape.edges[side] / 3.0
                found[first + side] = terrain if shape.exits >> side & 1 else -terrain
