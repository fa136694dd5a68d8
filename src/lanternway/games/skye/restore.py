"""A table from its data (`data.to_data`), perhaps edited by a position; reports what is impossible."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import Chance, DataError, Value
from lanternway.core.reading import Node
from lanternway.games.skye import setup, stages
from lanternway.games.skye.agenda import CAUSE_WORDS, CAUSES, WAYPOINT, Advance
from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.content import ALL_TILES, BASE_TILES, CASTLE, SCORING_IDS
from lanternway.games.skye.data import BOOSTS, SIDE_NAMES
from lanternway.games.skye.parts import NUMBER_OF_PARTS, PART_OTHER, PARTS
from lanternway.games.skye.rules import bonus, build, flow, plan, pricing
from lanternway.games.skye.rules.bonus import PERKS
from lanternway.games.skye.setting import Setting
from lanternway.games.skye.state import Table
from lanternway.games.skye.streams import STREAMS
from lanternway.games.skye.tables import FITS, IN_REACH, ORIGIN, REACH, cell_at
from lanternway.games.skye.territory import Territory, castle_territory

COMMON = ("round", "start", "stage", "turn", "scoring", "agenda", "seats")
SEAT = (
    "gold", "score", "points", "drawn", "prices", "hand", "taken", "cell", "territory", "placed",
    "ready",
)  # fmt: skip
JOURNEYMAN_SEAT = (
    "spared", "tracks", "furthest", "bonus", "perks", "tokens", "road_tokens", "laid", "boost",
    "waypoints", "journeyman", "steps",
)  # fmt: skip
MOST = 9999


def from_data(data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> Table:
    """The table that the data describes."""
    root = Node(data)
    extra = options["journeyman"] is True
    root.only((*COMMON, "unlocked") if extra else COMMON)
    tiles = SCORING_IDS if extra else SCORING_IDS[: setup.BASE_SCORING]
    scoring = tuple(node.word(tiles) for node in root.get("scoring").items(4, 4))
    if len(set(scoring)) < 4:
        raise root.get("scoring").wrong("names a tile twice")
    setting = Setting(options, seats, scoring)
    table = setup.empty_table(setting, seats, Chance(bytes(32), [0] * len(STREAMS)))
    table.round = root.get("round").number(1, setting.rounds)
    table.start = root.get("start").number(0, seats - 1)
    table.stage = stages.STAGES[root.get("stage").word(stages.STAGE_WORDS)]
    nodes = root.get("seats").items(seats, seats)
    lands_before = [_read_seat(table, seat, node) for seat, node in enumerate(nodes)]
    if table.stage is stages.BUILD:
        table.before = lands_before
    _read_agenda(table, root)
    _read_turn(table, root.get("turn"))
    _fill_bag(table, nodes)
    table.bank = sum(table.gold)
    if table.stage in stages.TRADING:
        table.bank += sum(table.price)
    _ask(table, root, nodes)
    table.reveals = 0
    return table


def _read_seat(table: Table, seat: int, node: Node) -> Territory:
    """Fill in a seat; gives its territory as it was before this round's building."""
    extra = table.setting.journeyman
    node.only((*SEAT, *JOURNEYMAN_SEAT) if extra else SEAT)
    table.gold[seat] = node.get("gold").number(0, MOST)
    table.score[seat] = node.get("score").number(0, MOST)
    earned = 0
    node.get("points").only(PARTS)
    for part, name in enumerate(PARTS):
        if part != PART_OTHER:
            points = node.get("points").get(name).number(0, MOST)
            table.earned[seat * NUMBER_OF_PARTS + part] = points
            earned += points
    table.earned[seat * NUMBER_OF_PARTS + PART_OTHER] = table.score[seat] - earned
    for n, item in enumerate(node.get("drawn").items(3, 3)):
        table.drawn[seat * 3 + n] = 0 if item.value is None else read_tile(item, extra)
    for n, item in enumerate(node.get("prices").items(3, 3)):
        if item.value == "axe":
            table.price[seat * 3 + n] = pricing.AXED
        elif item.value is not None:
            table.price[seat * 3 + n] = item.number(1, MOST)
    hand = [read_tile(item, extra) for item in node.get("hand").items()]
    table.hands[seat] = tuple(sorted(hand)) if table.stage is stages.BUILD else tuple(hand)
    land = table.lands[seat] = read_territory(node.get("territory"), extra)
    before = land
    placed = node.get("placed").number(0, len(land.tiles) - 1)
    laid = extra and node.get("laid").number(0, bonus.MOST_TOKENS) > 0
    if (placed or laid) and table.stage is stages.BUILD:
        before = castle_territory()
        for number in range(1, len(land.tiles) - placed):
            before.place(land.tiles[number], land.cells[number], land.turns[number])
    if extra:
        _read_journeyman(table, seat, node, before)
    _read_picks(table, seat, node)
    return before


def read_tile(node: Node, journeyman: bool, castle: bool = False) -> int:
    """A tile of the game: a number, or the word castle where it may stand."""
    value = node.value
    if castle and value == "castle":
        return CASTLE
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    last = ALL_TILES if journeyman else BASE_TILES
    if type(value) is not int or not 1 <= value <= last:
        raise node.wrong(f"'{node.value}' is no tile of this game (1 to {last})")
    return value


def read_territory(node: Node, journeyman: bool) -> Territory:
    """A territory as [tile, x, y, turns], in any order; the castle lies at 0, 0 and may be left out."""
    land = castle_territory()
    waiting: list[tuple[Node, int, int, int]] = []
    seen: set[int] = set()
    for item in node.items():
        tile_node, x, y, turns = item.items(4, 4)
        tile = read_tile(tile_node, journeyman, castle=True)
        if tile in seen:
            raise item.wrong(f"tile {tile_node.value} lies there twice")
        seen.add(tile)
        cell = cell_at(x.number(-REACH, REACH), y.number(-REACH, REACH))
        if not IN_REACH[cell]:
            raise item.wrong(f"is more than {REACH} steps from the castle")
        if tile == 0:
            if cell != ORIGIN or turns.number(0, 3):
                raise item.wrong("the castle lies at 0, 0 and is never turned")
            continue
        waiting.append((item, tile, cell, turns.number(0, 3)))
    while waiting:
        for place, (item, tile, cell, turned) in enumerate(waiting):
            if cell in land.frontier:
                if not FITS[tile][land.frontier[cell]] >> turned & 1:
                    raise item.wrong("the terrain of a shared edge does not match (SK-5.2)")
                land.place(tile, cell, turned)
                del waiting[place]
                break
            if land.grid[cell]:
                raise item.wrong("two tiles lie on one cell")
        else:
            raise waiting[0][0].wrong("shares no edge with the territory (SK-5.1)")
    return land


def _read_picks(table: Table, seat: int, node: Node) -> None:
    """A tile taken up and the cell chosen for it; only while building."""
    if table.stage is not stages.BUILD:
        return
    taken, cell = node.get("taken"), node.get("cell")
    if taken.value is not None:
        table.pick_tile[seat] = read_tile(taken, table.setting.journeyman)
        if table.pick_tile[seat] not in table.hands[seat]:
            raise taken.wrong("is not in the hand")
        if cell.value is not None:
            x, y = cell.items(2, 2)
            chosen = cell_at(x.number(-REACH, REACH), y.number(-REACH, REACH))
            around = table.lands[seat].frontier.get(chosen, 0)
            if not FITS[table.pick_tile[seat]][around]:
                raise cell.wrong("the tile does not fit there (SK-5.2)")
            table.pick_cell[seat] = chosen


def _read_journeyman(table: Table, seat: int, node: Node, before: Territory) -> None:
    land = table.lands[seat]
    if node.get("spared").flag():
        table.spared |= 1 << seat
    layout = [-1] * 9
    for n, name in enumerate(TRACKS):
        most = len(table.setting.board.tracks[n].spaces)
        at = node.get("tracks").get(name).number(0, most)
        table.marks[seat * 3 + n] = at
        furthest = node.get("furthest").get(name).number(0, most)
        table.best[seat * 3 + n] = max(at, furthest if at >= most - 1 else 0)
        for numeral, item in enumerate(node.get("bonus").get(name).items(3, 3)):
            layout[numeral * 3 + n] = (
                item.word(BONUSES[numeral * 3 : numeral * 3 + 3]) + numeral * 3
            )
    if sorted(layout) != list(range(9)):
        raise node.get("bonus").wrong("does not hold each bonus tile once")
    table.layout[seat] = tuple(layout)
    for item in node.get("perks").items():
        table.perks[seat] |= 1 << item.word(PERKS)
    table.tokens[seat] = node.get("tokens").number(0, bonus.MOST_TOKENS)
    laid = node.get("laid").number(0, bonus.MOST_TOKENS)
    _read_tokens(table, seat, node.get("road_tokens"), before, laid)
    table.boost[seat] = node.get("boost").word(BOOSTS)
    waypoints = [read_tile(item, True, castle=True) for item in node.get("waypoints").items()]
    for tile in waypoints:
        if tile not in land.tiles or waypoints.count(tile) > 1:
            raise node.get("waypoints").wrong(f"{tile} is no tile of the territory, or there twice")
    if len(waypoints) > bonus.waypoint_count(table, seat):
        raise node.get("waypoints").wrong("are more than the seat has (SK-9.1)")
    if table.stage in (stages.PLAN, stages.JOURNEY):
        table.waypoints[seat] = tuple(waypoints)
    stands = read_tile(node.get("journeyman"), True, castle=True)
    if stands not in land.tiles:
        raise node.get("journeyman").wrong(f"{stands} is no tile of the territory")
    table.walker[seat] = land.tile_number(stands)
    if table.stage is stages.JOURNEY:
        steps = node.get("steps")
        table.steps[seat] = (
            plan.reach(table, seat) if steps.value is None else steps.number(0, MOST)
        )
        if table.boost[seat] == bonus.DECLARED:
            table.boost[seat] = 0


def _read_tokens(table: Table, seat: int, node: Node, before: Territory, laid: int) -> None:
    items = node.items()
    if len(items) + table.tokens[seat] > bonus.MOST_TOKENS:
        raise node.wrong(f"with those not laid there are more than {bonus.MOST_TOKENS} (SK-9.12)")
    land = table.lands[seat]
    for n, item in enumerate(items):
        tile_node, side_node = item.items(2, 2)
        number = land.tile_number(read_tile(tile_node, True, castle=True))
        side = side_node.word(SIDE_NAMES)
        if number < 0 or land.neighbour(number, side) < 0:
            raise item.wrong("a token lies across an edge between two tiles of the territory")
        if land.tokens[number] >> side & 1:
            raise item.wrong("two tokens lie on one edge")
        land.place_token(number, side)
        if before is not land and n < len(items) - laid:
            before.place_token(number, side)
    if table.stage is stages.BUILD:
        if laid > len(items):
            raise node.wrong(f"are fewer than the {laid} laid in this round")
        table.laid[seat] = laid


def _read_agenda(table: Table, root: Node) -> None:
    for item in root.get("agenda").items():
        if not table.setting.journeyman:
            raise item.wrong("there is nothing to advance without Journeyman")
        item.only(("seat", "cause", "tile"))
        seat = item.get("seat").number(0, table.seats - 1)
        cause = CAUSES[item.get("cause").word(CAUSE_WORDS)]
        tile = read_tile(item.get("tile"), True, castle=True)
        if cause is WAYPOINT and tile not in table.lands[seat].tiles:
            raise item.get("tile").wrong("is no tile of the territory")
        table.agenda.append(Advance(seat, cause, tile))
    if table.setting.journeyman:
        for item in root.get("unlocked").items():
            item.only(("seat", "bonus"))
            seat = item.get("seat").number(0, table.seats - 1)
            table.unlocked.append((seat, item.get("bonus").word(BONUSES)))


def _read_turn(table: Table, node: Node) -> None:
    if not table.stage.serial:
        return
    if node.value is None:  # the start player; or, after the last purchase, nobody any more
        after_last = table.stage in stages.TRADING and table.agenda
        table.turn = table.seats if after_last else 0
    else:
        table.turn = (node.number(0, table.seats - 1) - table.start) % table.seats


def _fill_bag(table: Table, nodes: list[Node]) -> None:
    """The bag holds what lies nowhere else. Drawn tiles count only while they are priced or sold; one
    that a position uses elsewhere is exchanged for the first tile of the bag."""
    used: set[int] = set()
    for seat, node in enumerate(nodes):
        for tile in [*table.lands[seat].tiles[1:], *table.hands[seat]]:
            if tile in used:
                raise DataError(node.path, f"tile {tile} lies in two places")
            used.add(tile)
    trading = table.stage in stages.TRADING
    clashes = []
    for slot in range(table.seats * 3):
        tile = table.drawn[slot]
        if table.stage is not stages.PRICE and not (trading and table.price[slot] > 0):
            table.drawn[slot] = 0  # what has no price has been discarded
            table.price[slot] = 0
        elif tile in used:
            if table.price[slot]:
                raise DataError(nodes[slot // 3].path, f"tile {tile} lies in two places")
            clashes.append(slot)
        elif tile:
            used.add(tile)
        else:
            table.price[slot] = 0
    table.bag = [tile for tile in table.bag if tile not in used]
    for slot in clashes:
        table.drawn[slot] = table.bag.pop(0) if table.bag else 0


def _ask(table: Table, root: Node, nodes: list[Node]) -> None:
    """Who is asked follows from the rest."""
    if table.stage.at_once and not table.agenda:
        for seat, node in enumerate(nodes):
            _ask_seat(table, seat, node, node.get("ready").flag())
    while not table.waiting and table.stage is not stages.OVER:
        if table.stage is stages.INCOME and not table.agenda:
            raise root.get("stage").wrong("nobody has anything to decide before tiles are drawn")
        flow.step(table)


def _ask_seat(table: Table, seat: int, node: Node, ready: bool) -> None:
    """While all decide at once: a seat is asked unless it is ready or has nothing to do."""
    if table.stage is stages.PRICE:
        prices = table.price[seat * 3 : seat * 3 + 3]
        if sum(price for price in prices if price > 0) > table.gold[seat]:
            raise node.get("prices").wrong("are more than the seat's gold (SK-3.1)")
        pricing.answer_forced(table, seat)
        if ready and pricing.next_slot(table, seat) >= 0:
            raise node.get("ready").wrong("is said before every tile has its price (SK-3.1)")
    elif table.stage is stages.BUILD:
        began = len(table.lands[seat].tiles) > len(table.before[seat].tiles)
        if not began and not build.can_build(table, seat):
            return
        build.answer_forced(table, seat)
        if ready and build.can_build(table, seat):
            raise node.get("ready").wrong("is said before every tile that fits is placed (SK-5.3)")
    if not ready:
        table.waiting |= 1 << seat
