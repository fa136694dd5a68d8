"""What bots think: the value of a seat's position, and which actions deserve a look first."""

from math import exp
from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Advice
from lanternway.games.skye import agenda, scoring, stages
from lanternway.games.skye.actions import (
    ADVANCE,
    AT,
    AXE,
    BUY,
    CELL_OF,
    COLLECT,
    DECLINE,
    DONE,
    PASS,
    PRICE,
    REVISE,
    TOKEN,
    WAYPOINT,
)
from lanternway.games.skye.board import WARRIOR
from lanternway.games.skye.content import CASTLE, CONTENT, COUNTS
from lanternway.games.skye.rules import pricing, tracks
from lanternway.games.skye.tables import FITS, ROUND_ABOUT, STEP, distance
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import MOUNTAIN, WATER
from lanternway.games.skye.totals import DOUBLE_WHISKY, WHISKY_TILES
from lanternway.games.skye.worth import (
    PRICES,
    board_worth,
    gold_worth,
    held_worth,
    sale_chance,
    scorings_left,
    step_worth,
    tile_worth,
)

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

LAST_GOLD: Final = PRICES.number("last_gold")
LOOSE_WHISKY: Final = PRICES.number("loose_whisky")
AREA: Final = PRICES.number("area")
AREA_TILE: Final = PRICES.number("area_tile")
AREA_TILES: Final = PRICES.whole("area_tiles")
WATER_TILE: Final = PRICES.number("water_tile")
OPEN_EDGE: Final = PRICES.number("open_edge")
SCROLL_AREA: Final = PRICES.number("scroll_area")
FAIR: Final = PRICES.number("fair")
BUYING: Final = PRICES.number("buying")
PURSE: Final = PRICES.number("purse")
JOURNEYMAN_SALE: Final = PRICES.number("journeyman_sale")
IDLE_WAYPOINT: Final = PRICES.number("idle_waypoint")
JOURNEY: Final = PRICES.number("journey")
SECOND_STEP: Final = PRICES.number("second_step")
LOOK_AT_ANY: Final = PRICES.number("look_at_any")
LOOK_AT_PRICE: Final = PRICES.number("look_at_price")
WANTED: Final = PRICES.number("wanted")
PRICE_SPREAD: Final = PRICES.number("price_spread")
PRICE_SPREAD_A_GOLD: Final = PRICES.number("price_spread_a_gold")
AXE_FALL: Final = PRICES.number("axe_fall")
BUY_RISE: Final = PRICES.number("buy_rise")
BUY_MOST: Final = PRICES.number("buy_most")
LOOK_AT_CELL: Final = PRICES.number("look_at_cell")
TOUCHING: Final = PRICES.number("touching")
LOOK_AT_ADVANCE: Final = PRICES.number("look_at_advance")
LOOK_AT_WAYPOINT: Final = PRICES.number("look_at_waypoint")
FAR_WAYPOINT: Final = PRICES.number("far_waypoint")
LOOK_AT_TOKEN: Final = PRICES.number("look_at_token")
LOOK_AT_STOPPING: Final = PRICES.number("look_at_stopping")

_AREAS: Final = [
    {
        "completed_areas": (1.0, 0.0, 0),
        "large_completed_areas": (0.0, 1.0, 0),
        "completed_mountains": (1.0, 0.0, MOUNTAIN),
        "largest_completed_water": (0.0, WATER_TILE, WATER),
    }.get(word, (0.0, 0.0, 0))
    for word in COUNTS
]
"""By word: what an area to be completed counts, a piece and a tile, and the terrain it must be of."""


def value(table: "Table", seat: int) -> float:
    """About the points the seat will have at the end."""
    if table.stage is stages.OVER:
        return table.score[seat] + LAST_GOLD * table.gold[seat]
    gold = gold_worth(table)
    points = table.score[seat] + gold * table.gold[seat]
    for tile in table.hands[seat]:
        points += held_worth(table, seat, tile)
    if table.stage is stages.PRICE:
        points += _priced_worth(table, seat, gold)
    elif table.stage in stages.TRADING:
        points += _stock_worth(table, seat, gold)
    if table.setting.journeyman:
        points += board_worth(table, seat)
        if table.waypoints[seat]:
            points += journey_worth(table, seat, gold)
    picked = table.pick_tile[seat]
    if picked and table.stage is stages.BUILD:
        return points - held_worth(table, seat, picked) + _best_placement(table, seat, picked)
    return points + land_worth(table, seat)


def land_worth(table: "Table", seat: int) -> float:
    """Points that the seat's territory will bring, as it lies."""
    land = table.lands[seat]
    left = scorings_left(table)
    points = 0.0
    for place in range(4):
        if left[place]:
            points += left[place] * scoring.points_of(table, table.setting.scoring[place])[seat]
    points += scoring.scroll_points(land)
    points += _promise(table, land, left)
    income = land.income()
    totals = land.totals
    whisky = totals[WHISKY_TILES].bit_count() + totals[DOUBLE_WHISKY].bit_count()
    rounds = table.setting.rounds - table.round
    return points + gold_worth(table) * rounds * (income + LOOSE_WHISKY * (whisky - income))


def _best_placement(table: "Table", seat: int, tile: int) -> float:
    """What the territory is worth after the best placement of the tile being placed."""
    land = table.lands[seat]
    table.lands[seat] = best_placement(table, seat, tile)  # only for the moment of asking
    worth = land_worth(table, seat)
    table.lands[seat] = land
    return worth


def best_placement(table: "Table", seat: int, tile: int) -> Territory:
    """The territory after the best placement of the tile being placed."""
    land = table.lands[seat]
    chosen = table.pick_cell[seat]
    best = land
    most = -1e9
    for cell in [chosen] if chosen else list(land.frontier):
        turns = FITS[tile][land.frontier[cell]]
        for turned in range(4):
            if turns >> turned & 1:
                tried = land.clone()
                tried.place(tile, cell, turned)
                table.lands[seat] = tried  # only for the moment of asking
                worth = land_worth(table, seat)
                table.lands[seat] = land
                if worth > most:
                    best, most = tried, worth
    return best


def area_prices(table: "Table", left: list[int]) -> tuple[list[float], list[float]]:
    """By terrain: what completing an area brings, a piece and a tile."""
    piece = [0.0, 0.0, 0.0, 0.0]
    tile = [0.0, 0.0, 0.0, 0.0]
    for place in range(4):
        if not left[place]:
            continue
        card = CONTENT.scoring[table.setting.scoring[place]]
        for_piece, for_tile, terrain = _AREAS[card.counts]
        if for_piece or for_tile:
            for kind in range(1, 4):
                if terrain in (0, kind):
                    piece[kind] += AREA * left[place] * card.points * for_piece
                    tile[kind] += AREA_TILE * left[place] * card.points * for_tile
    return piece, tile


def _promise(table: "Table", land: Territory, left: list[int]) -> float:
    """Areas that may be completed yet, and cells that fit few tiles."""
    piece, tile = area_prices(table, left)
    promise = 0.0
    parent, opened = land.parent, land.open
    for area, edges in enumerate(opened):
        if edges and parent[area] == area:
            terrain = land.terrain[area]
            size = min(AREA_TILES, land.members[area].bit_count())
            promise += (piece[terrain] + size * tile[terrain]) / (1 + edges) - OPEN_EDGE * edges
    for scroll in land.scrolls:
        edges = opened[land.area_root(scroll // 8)]
        if edges:
            promise += SCROLL_AREA / (1 + edges)
    return promise


def _priced_worth(table: "Table", seat: int, gold: float) -> float:
    """While pricing: tiles with a price, tiles without one yet, the gold already laid down, and what
    the rest of the gold may buy."""
    worth = 0.0
    purse = table.gold[seat]
    for slot in range(seat * 3, seat * 3 + 3):
        tile = table.drawn[slot]
        price = table.price[slot]
        if not tile or price < 0:
            continue
        if not price:
            price = fair_price(table, seat, tile, gold)
        worth += _offer(table, seat, tile, price, gold) - gold * price
        purse -= price
    return worth + BUYING * buying_power(purse)


def fair_price(table: "Table", seat: int, tile: int, gold: float) -> int:
    """What a tile is thought to get, as far as the seat can lay it out."""
    fair = round(FAIR * tile_worth(table, seat, tile) / gold)
    return max(1, min(fair, table.gold[seat] // 3))


def buying_power(purse: int) -> float:
    """How much of what there is to buy the rest of the gold can buy."""
    return 1.0 - exp(-max(0, purse) / PURSE)


def _stock_worth(table: "Table", seat: int, gold: float) -> float:
    """While tiles are for sale: what lies before the seat's screen, and the gold on it."""
    worth = 0.0
    for slot in range(seat * 3, seat * 3 + 3):
        if table.drawn[slot]:
            worth += _offer(table, seat, table.drawn[slot], table.price[slot], gold)
    return worth


def _offer(table: "Table", seat: int, tile: int, price: int, gold: float) -> float:
    """A tile on offer: sold it gives twice its price, kept it costs the price."""
    sold, kept = offer_parts(table, seat, tile, price, gold)
    return sold + kept


def offer_parts(
    table: "Table", seat: int, tile: int, price: int, gold: float
) -> tuple[float, float]:
    """What selling it and what keeping it brings, each as likely as it is."""
    chance = sale_chance(table, seat, tile, price)
    sale = 2 * price * gold
    if table.setting.journeyman and not tracks.in_loop(table, seat, WARRIOR):  # SK-9.9
        sale += JOURNEYMAN_SALE
    return chance * sale, (1.0 - chance) * tile_worth(table, seat, tile)


def journey_worth(table: "Table", seat: int, gold: float) -> float:
    """What the waypoints on the territory will bring, each used on the best track in turn."""
    first = seat * 3
    marks = table.marks[first : first + 3]
    worth = 0.0
    used = [False, False, False]
    for tile in table.waypoints[seat]:
        best, at = IDLE_WAYPOINT, -1
        for track in range(3):
            if used[track]:
                continue  # a second step on one track is not looked at: its requirement differs
            cost = tracks.cost(table, seat, track, agenda.WAYPOINT, tile)
            if 0 <= cost <= table.gold[seat]:
                gain = step_worth(table, seat, track) - cost * gold
                if gain > best:
                    best, at = gain, track
        if at >= 0:
            used[at] = True
        else:
            best += _second_step(table, seat, tile, marks, used)
        worth += JOURNEY * best
    return worth


def _second_step(table: "Table", seat: int, tile: int, marks: list[int], used: list[bool]) -> float:
    """A tile that fits the step after the next one, on a track that another waypoint advances."""
    land = table.lands[seat]
    number = land.tile_number(tile)
    for track in range(3):
        spaces = table.setting.board.tracks[track].spaces
        if used[track] and marks[track] + 1 < len(spaces):
            space = spaces[marks[track] + 1]
            if tracks.meets(land, number, space.requires) and not space.toll:
                used[track] = False
                return SECOND_STEP + space.points
    return 0.0


def priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    """A rough sense of what is worth a look; everything gets some, but for taking back what one has
    just decided, where there is something else to do."""
    gold = gold_worth(table)
    weights = [_weight(table, seat, action, gold) for action in legal]
    if len(worth_a_look(table, seat, legal)) < len(legal):
        weights[-1] = 0.0
    whole = sum(weights)
    return [weight / whole for weight in weights]


def worth_a_look(table: "Table", seat: int, legal: list[Action]) -> list[Action]:
    """Without taking prices back, while one is still asked for them (SK-3.3): it comes last."""
    return legal[:-1] if len(legal) > 1 and legal[-1].family is REVISE else legal


def _weight(table: "Table", seat: int, action: Action, gold: float) -> float:
    family = action.family
    if family is PRICE:
        slot = pricing.next_slot(table, seat)
        wanted = WANTED * tile_worth(table, seat, table.drawn[slot]) / gold
        spread = PRICE_SPREAD + PRICE_SPREAD_A_GOLD * wanted
        away = (action.args[0] + 1 - wanted) / spread
        return LOOK_AT_PRICE + exp(-away * away)
    if family is AXE:
        tile = table.drawn[seat * 3 + action.args[0]]
        return exp(-AXE_FALL * tile_worth(table, seat, tile))
    if family is BUY:
        slot = table.drawn.index(action.args[0] + 1)
        surplus = tile_worth(table, seat, action.args[0] + 1) - gold * table.price[slot]
        return exp(max(-BUY_MOST, min(BUY_MOST, BUY_RISE * surplus)))
    if family is AT:
        land = table.lands[seat]
        cell = CELL_OF[action.args[0]]
        near = sum(1 for step in ROUND_ABOUT if land.grid[cell + step])
        touching = sum(1 for step in STEP if land.grid[cell + step])
        return LOOK_AT_CELL + near + TOUCHING * touching
    if family is ADVANCE:
        return LOOK_AT_ADVANCE + max(0.0, step_worth(table, seat, action.args[0]))
    if family is WAYPOINT or family is COLLECT:
        return _waypoint_weight(table, seat, action.args[0])
    if family is TOKEN:
        return LOOK_AT_TOKEN
    if family in (PASS, DECLINE, DONE):
        return LOOK_AT_STOPPING
    return LOOK_AT_ANY


def _waypoint_weight(table: "Table", seat: int, tile: int) -> float:
    """A tile that would advance a track is worth more than one that would not."""
    land = table.lands[seat]
    weight = LOOK_AT_WAYPOINT
    for track in range(3):
        cost = tracks.cost(table, seat, track, agenda.WAYPOINT, tile)
        if 0 <= cost <= table.gold[seat]:
            weight += step_worth(table, seat, track) / (1 + cost)
    if tile != CASTLE:
        weight += FAR_WAYPOINT * distance(land.cells[land.tile_number(tile)])
    return weight


def is_quiet(table: "Table") -> bool:
    """While tiles are priced and bought, the gold that lies at them is neither spent nor kept."""
    return table.stage is not stages.PRICE and table.stage not in stages.TRADING


ADVICE: Final = Advice(
    value,
    priors,
    follow_up=PRICES.whole("follow_up"),
    worth_a_look=worth_a_look,
    is_quiet=is_quiet,
)
