"""What a value of Skye is learned from: the parts of the advice, one by one, and what it leaves out.

A tile that is being placed counts where the advice would put it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.features import Features
from lanternway.core.observation import Fields
from lanternway.games.skye import scoring, stages
from lanternway.games.skye.advice import (
    AREA_TILES,
    BUYING,
    LOOSE_WHISKY,
    OPEN_EDGE,
    SCROLL_AREA,
    area_prices,
    best_placement,
    buying_power,
    fair_price,
    journey_worth,
    offer_parts,
)
from lanternway.games.skye.board import HERALD, MERCHANT, WARRIOR
from lanternway.games.skye.content import CONTENT, COUNTS
from lanternway.games.skye.rules import tracks
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import SYMBOLS
from lanternway.games.skye.totals import DOUBLE_WHISKY, SYMBOL_0, WHISKY_TILES
from lanternway.games.skye.worth import GOLD as GOLD_PRICE
from lanternway.games.skye.worth import (
    GOLD_A_ROUND,
    asked_worth,
    board_worth,
    bonus_worth,
    gold_worth,
    held_worth,
    scorings_left,
    tile_worth,
)

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

ROUNDS: Final = 6.0
FULL_PURSE: Final = 10.0

_ALL: Final = Fields()
SCORE: Final = _ALL.one("score")
TO_SCORE: Final = _ALL.one("to_score")
TO_SCORE_LATER: Final = _ALL.one("to_score_later")
THIS_ROUND: Final = _ALL.one("this_round")
PROMISE_PIECES: Final = _ALL.one("promise_pieces")
PROMISE_TILES: Final = _ALL.one("promise_tiles")
OPEN_AREAS: Final = _ALL.one("open_areas")
OPEN_EDGES: Final = _ALL.one("open_edges")
NEARLY_CLOSED: Final = _ALL.one("nearly_closed")
SCROLL_POINTS: Final = _ALL.one("scroll_points")
SCROLL_POINTS_LATER: Final = _ALL.one("scroll_points_later")
SCROLLS: Final = _ALL.one("scrolls")
SCROLL_PROMISE: Final = _ALL.one("scroll_promise")
INCOME: Final = _ALL.one("income")
INCOME_LATER: Final = _ALL.one("income_later")
LOOSE_WHISKY_LATER: Final = _ALL.one("loose_whisky_later")
TILES: Final = _ALL.one("tiles")
JOINED: Final = _ALL.one("joined")
FRONTIER: Final = _ALL.one("frontier")
GOLD: Final = _ALL.one("gold")
GOLD_LATER: Final = _ALL.one("gold_later")
PURSE_NOW: Final = _ALL.one("purse")
PURSE_LATER: Final = _ALL.one("purse_later")
HAND_WORTH: Final = _ALL.one("hand_worth")
HAND: Final = _ALL.one("hand")
SALE: Final = _ALL.one("sale")
KEPT: Final = _ALL.one("kept")
OUTLAY: Final = _ALL.one("outlay")
BUYING_POWER: Final = _ALL.one("buying_power")
BEST_PURCHASE: Final = _ALL.one("best_purchase")
PURCHASE_TO_COME: Final = _ALL.one("purchase_to_come")
START: Final = _ALL.one("start")
START_LATER: Final = _ALL.one("start_later")
ROUNDS_LEFT: Final = _ALL.one("rounds_left")
PRICING: Final = _ALL.one("pricing")
TRADING: Final = _ALL.one("trading")
BUILDING: Final = _ALL.one("building")
FIRST_ROUNDS: Final = _ALL.one("first_rounds")
SEATS: Final = _ALL.one("seats")
JOURNEYMAN: Final = _ALL.one("journeyman")
BOARD: Final = _ALL.one("board")
FLAG_POINTS: Final = _ALL.one("flag_points")
FLAG_INCOME: Final = _ALL.one("flag_income")
MOVEMENT: Final = _ALL.one("movement")
FURTHEST: Final = _ALL.one("furthest")
ADVANCES: Final = _ALL.one("advances")
TOKENS: Final = _ALL.one("tokens")
UNLOCKED: Final = _ALL.one("unlocked")
WAYPOINTS: Final = _ALL.one("waypoints")
BY_WORD: Final = _ALL.each("to_score", COUNTS)
SYMBOLS_LATER: Final = _ALL.each("later", SYMBOLS)
NAMES: Final = tuple(_ALL.names)


def features(table: "Table", seat: int) -> list[float]:
    """The numbers by NAMES."""
    found = [0.0] * len(NAMES)
    rounds = table.setting.rounds - table.round
    rest = rounds / ROUNDS
    gold = gold_worth(table)
    own = table.gold[seat]
    found[SCORE] = float(table.score[seat])
    picked = table.pick_tile[seat]
    if picked and table.stage is stages.BUILD:
        before = table.lands[seat]
        table.lands[seat] = best_placement(table, seat, picked)  # only for the moment of asking
        _add_land(table, seat, gold, rounds, found)
        table.lands[seat] = before
    else:
        picked = 0
        _add_land(table, seat, gold, rounds, found)
    found[GOLD] = float(own)
    found[GOLD_LATER] = own * rest
    held = 0.0
    for tile in table.hands[seat]:
        held += held_worth(table, seat, tile)
    count = len(table.hands[seat])
    if picked:
        held -= held_worth(table, seat, picked)
        count -= 1
    found[HAND_WORTH] = held
    found[HAND] = float(count)
    if table.stage is stages.PRICE or table.stage in stages.TRADING:
        own -= _add_offers(table, seat, gold, found)
        found[PRICING if table.stage is stages.PRICE else TRADING] = 1.0
    elif table.stage is stages.BUILD:
        found[BUILDING] = 1.0
    found[PURSE_NOW] = min(FULL_PURSE, max(0, own))
    found[PURSE_LATER] = found[PURSE_NOW] * rest
    if table.start == seat:
        found[START] = 1.0
        found[START_LATER] = rest
    found[ROUNDS_LEFT] = float(rounds)
    found[FIRST_ROUNDS] = float(table.round <= 2)
    found[SEATS] = float(table.seats)
    if table.setting.journeyman:
        _add_journey(table, seat, gold, rounds, found)
    return found


def _add_land(table: "Table", seat: int, gold: float, rounds: int, found: list[float]) -> None:
    """What the territory counts, and may count yet."""
    land = table.lands[seat]
    rest = rounds / ROUNDS
    scorings = scorings_left(table)
    schedule = table.setting.scoring
    for place in range(4):
        if scorings[place]:
            now = float(scoring.points_of(table, schedule[place])[seat])
            points = scorings[place] * now
            found[TO_SCORE] += points
            found[THIS_ROUND] += now
            word = CONTENT.scoring[schedule[place]].counts
            found[BY_WORD + word] += points
    found[TO_SCORE_LATER] = found[TO_SCORE] * rest
    _add_areas(table, land, scorings, found)
    found[SCROLL_POINTS] = float(scoring.scroll_points(land))
    found[SCROLL_POINTS_LATER] = found[SCROLL_POINTS] * rest
    found[SCROLLS] = float(len(land.scrolls))
    totals = land.totals
    income = land.income()
    whisky = totals[WHISKY_TILES].bit_count() + totals[DOUBLE_WHISKY].bit_count()
    found[INCOME] = float(income)
    found[INCOME_LATER] = gold * rounds * income
    found[LOOSE_WHISKY_LATER] = gold * rounds * (whisky - income)
    found[TILES] = float(len(land.tiles))
    found[JOINED] = float(land.joined().bit_count())
    found[FRONTIER] = float(len(land.frontier))
    for symbol in range(len(SYMBOLS)):
        found[SYMBOLS_LATER + symbol] = totals[SYMBOL_0 + symbol] * rest


def _add_areas(table: "Table", land: Territory, scorings: list[int], found: list[float]) -> None:
    """Areas that are not completed."""
    piece, tile = area_prices(table, scorings)
    parent, opened = land.parent, land.open
    for area, edges in enumerate(opened):
        if edges and parent[area] == area:
            terrain = land.terrain[area]
            part = 1.0 / (1 + edges)
            found[PROMISE_PIECES] += piece[terrain] * part
            size = min(AREA_TILES, land.members[area].bit_count())
            found[PROMISE_TILES] += size * tile[terrain] * part
            found[OPEN_AREAS] += 1.0
            found[OPEN_EDGES] += edges
            found[NEARLY_CLOSED] += part
    for scroll in land.scrolls:
        edges = opened[land.area_root(scroll // 8)]
        if edges:
            found[SCROLL_PROMISE] += 1.0 / (1 + edges)


def _add_offers(table: "Table", seat: int, gold: float, found: list[float]) -> int:
    """One's own tiles on offer, and the best of the others'; the gold that is laid out and not yet paid.
    A tile that has no price yet counts with a fair one, as in the advice."""
    outlay = 0
    pricing = table.stage is stages.PRICE
    for slot in range(seat * 3, seat * 3 + 3):
        tile = table.drawn[slot]
        price = table.price[slot]
        if not tile or price < 0:
            continue
        if pricing:
            if not price:
                price = fair_price(table, seat, tile, gold)
            outlay += price
        sold, kept = offer_parts(table, seat, tile, price, gold)
        found[SALE] += sold
        found[KEPT] += kept
    if pricing:
        found[OUTLAY] = gold * outlay
        found[BUYING_POWER] = buying_power(table.gold[seat] - outlay)
    elif not _has_bought(table, seat):
        found[PURCHASE_TO_COME] = 1.0
        best = 0.0
        for slot in range(3 * table.seats):
            tile = table.drawn[slot]
            price = table.price[slot]
            if tile and slot // 3 != seat and 0 < price <= table.gold[seat]:
                best = max(best, tile_worth(table, seat, tile) - gold * price)
        found[BEST_PURCHASE] = best
    return outlay


def _has_bought(table: "Table", seat: int) -> bool:
    """Whether the seat's turn to buy is over."""
    if table.waiting >> seat & 1:
        return False
    return (seat - table.start) % table.seats < table.turn


def _add_journey(table: "Table", seat: int, gold: float, rounds: int, found: list[float]) -> None:
    """What Journeyman adds."""
    found[JOURNEYMAN] = 1.0
    found[BOARD] = board_worth(table, seat)
    for track in (WARRIOR, HERALD):
        found[FLAG_POINTS] += tracks.flag_points(table, seat, track) * (rounds + 1)
    found[FLAG_INCOME] = tracks.flag_income(table, seat, MERCHANT) * rounds * gold
    found[MOVEMENT] = float(tracks.movement(table, seat) * rounds)
    found[FURTHEST] = sum(table.best[seat * 3 : seat * 3 + 3]) * (rounds + 1) / ROUNDS
    found[ADVANCES] = asked_worth(table, seat) if table.agenda else 0.0
    found[TOKENS] = table.tokens[seat] + (2.0 if table.boost[seat] else 0.0)
    for owner, number in table.unlocked:
        if owner == seat:
            found[UNLOCKED] += bonus_worth(table, number)
    if table.waypoints[seat]:
        found[WAYPOINTS] = journey_worth(table, seat, gold)


def left(table: "Table") -> float:
    """Rounds to come, this one included until tiles are being placed, as a share of six."""
    early = 1.0 if table.stage is stages.PRICE else 0.7 if table.stage in stages.TRADING else 0.3
    return (table.setting.rounds - table.round + early) / (ROUNDS + 0.5)


def base_game(table: "Table") -> bool:
    """Nothing was learned with Journeyman yet."""
    return not table.setting.journeyman


ADVISED: Final = {
    "score": 1.0, "gold": GOLD_PRICE, "gold_later": GOLD_A_ROUND * ROUNDS, "to_score": 1.0,
    "promise_pieces": 1.0, "promise_tiles": 1.0, "open_edges": -OPEN_EDGE, "scroll_points": 1.0,
    "scroll_promise": SCROLL_AREA, "income_later": 1.0, "loose_whisky_later": LOOSE_WHISKY,
    "hand_worth": 1.0, "sale": 1.0, "kept": 1.0, "outlay": -1.0, "buying_power": BUYING,
    "board": 1.0, "waypoints": 1.0,
}  # fmt: skip
FEATURES: Final = Features(NAMES, features, left, base_game, Path(__file__).parent, ADVISED)
