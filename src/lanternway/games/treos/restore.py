"""A table from its data (`data.to_data`), perhaps edited by a position; says what cannot be."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import DataError, Frame, fresh
from lanternway.core.reading import Node
from lanternway.games.treos import agenda, content, mapdata
from lanternway.games.treos.board import Board
from lanternway.games.treos.cards import UNSEEN
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.layouts import FRONT, QUADRANTS, REVERSE, Layout, board_of
from lanternway.games.treos.plan import EVENING, MORNING, NO_PHASE, PHASE_WORDS
from lanternway.games.treos.quests import NO_QUEST, quests_of, towns_of
from lanternway.games.treos.regions import MOST_SPACES, REGION_OF, REGIONS, SPACE_WORDS
from lanternway.games.treos.restore_seat import Seat, read_seat, read_space
from lanternway.games.treos.rules import flow, turn
from lanternway.games.treos.setting import SIDES, Setting
from lanternway.games.treos.state import Table
from lanternway.games.treos.streams import STREAMS
from lanternway.games.treos.tasks import SeenTask

PATHS: Final = (
    "day", "phase", "event", "event_deck", "order", "winner", "layout", "map", "highwaymen", "inns",
    "secrets", "quest_piles", "agenda", "seats", "side_deck", "begin",
)  # fmt: skip
HIGHWAYMEN: Final = 5
_MOST_DAYS: Final = 1_000_000
_MOST: Final = 1 << 20


def from_data(data: Mapping[str, Any], options: Mapping[str, Any], seats: int) -> Table:
    """The table that the data describes."""
    root = Node(data)
    root.only(PATHS)
    map_node = root.get("map")
    layout = read_layout(root.get("layout"))
    board = (
        board_of(layout, content.CONTENT.regions)
        if map_node.is_none()
        else mapdata.read_board(map_node)
    )
    people = root.get("seats").items(seats, seats)
    characters = tuple([node.get("character").word(CHARACTERS) for node in people])
    if len(set(characters)) != seats:
        raise DataError("seats", "two seats have the same character")
    sides = tuple([node.get("side").word(SIDES) for node in people])
    setting = Setting(options, seats, characters, sides, layout, map_node.value)
    begin = root.get("begin")
    found = [
        read_seat(node, characters[seat], board, not begin.is_none())
        for seat, node in enumerate(people)
    ]
    table = _assemble(root, setting, board, found)
    if not begin.is_none():
        _begin(table, begin)
    elif table.winner == agenda.NOBODY:
        _check_question(table)
    return table


def _check_question(table: Table) -> None:
    if not table.agenda:
        raise DataError("agenda", "somebody must have something to do")
    frame = table.agenda[-1]
    if frame.kind is agenda.PLANNING:
        return
    if not frame.kind.asks or not flow.legal(table, frame.seat):
        raise DataError(
            "agenda", f"{frame.kind.word} of seat {frame.seat} leaves nothing to choose"
        )


# --- the map -----------------------------------------------------------------------------------------


def read_layout(node: Node) -> Layout:
    """Region and turns by quadrant; with piles and towns it is the reverse side."""
    quadrants, turns = [-1] * 4, [0] * 4
    piles, towns = [-1] * 4, [-1] * 8
    side = FRONT
    for quadrant, word in enumerate(QUADRANTS):
        place = node.get(word)
        region = place.get("region").word(REGIONS)
        if quadrants[region] >= 0:
            raise place.get("region").wrong(f"{REGIONS[region]} lies in another quadrant too")
        quadrants[region] = quadrant
        turns[region] = place.get("turns").number(0, 3)
        if place.has("pile"):
            side = REVERSE
            _read_reverse(place, region, piles, towns)
    if side == FRONT:
        return Layout(tuple(quadrants), tuple(turns))
    if sorted(piles) != [0, 1, 2, 3]:
        raise node.wrong("each quest pile belongs to one region")
    return Layout(tuple(quadrants), tuple(turns), side, tuple(piles), tuple(towns))


def _read_reverse(place: Node, region: int, piles: list[int], towns: list[int]) -> None:
    piles[region] = place.get("pile").word(REGIONS)
    open_spaces = content.CONTENT.regions[region].sides[REVERSE].local("open")
    for town in towns_of(piles[region]):
        node = place.get("towns").get(content.CONTENT.town_ids[town])
        space = node.word(SPACE_WORDS)
        if REGION_OF[space] != region or space % MOST_SPACES not in open_spaces:
            raise node.wrong("no open space of this region")
        if space in towns:
            raise node.wrong("another town stands there")
        towns[town] = space


def _read_highwaymen(node: Node, board: Board) -> list[int]:
    found: list[int] = []
    for one in node.items(HIGHWAYMEN, HIGHWAYMEN):
        space = read_space(one, board)
        if not board.spaces >> space & 1:
            raise one.wrong(f"{SPACE_WORDS[space]} is not on this map")
        found.append(space)
    return found


def _read_secrets(node: Node, board: Board) -> list[int]:
    """Tiles by space; a secret space that is not named has a tile face down."""
    secrets = [content.HIDDEN if space >= 0 else content.NO_TILE for space in board.secrets]
    for word in node.fields():
        tile = node.get(word)
        space = read_space(Node(word, tile.path), board)
        if space not in board.secrets:
            if tile.value in ("none", "hidden"):
                continue  # from the map that a position has replaced
            raise tile.wrong("no secret place on this map")
        secrets[board.secrets.index(space)] = tile.word(content.TILE_WORDS) + content.NO_TILE
    return secrets


def _portals(secrets: list[int], board: Board) -> int:
    portals = 0
    for slot, tile in enumerate(secrets):
        if tile == content.SHOWN_PORTAL:
            portals |= 1 << board.secrets[slot]
    return portals


def _unseen_tiles(secrets: list[int]) -> list[int]:
    tiles = list(content.ALL_TILES)
    for tile in secrets:
        if tile > content.HIDDEN:
            if tile - 1 not in tiles:
                raise DataError(
                    "secrets", f"too many of {content.TILE_WORDS[tile - content.NO_TILE]} (TR-1.4)"
                )
            tiles.remove(tile - 1)
    if len(tiles) < secrets.count(content.HIDDEN):
        raise DataError("secrets", "more places than tiles")
    return tiles


# --- the table ---------------------------------------------------------------------------------------


def _assemble(root: Node, setting: Setting, board: Board, found: list[Seat]) -> Table:
    seats = setting.seats
    secrets = _read_secrets(root.get("secrets"), board)
    commons = _unseen_commons(found)
    upturned, pools, bottoms = _read_piles(root.get("quest_piles"), found)
    side_pool, side_bottom = _read_side_deck(root.get("side_deck"), found)
    event = root.get("event").word_or_none(content.EVENT_WORDS)
    event_bottom = root.get("event_deck").words(content.EVENT_WORDS)
    if event in event_bottom or len(set(event_bottom)) != len(event_bottom):
        raise DataError("event_deck", "an event is there twice")
    order = tuple([node.number(0, seats - 1) for node in root.get("order").items()])
    if order and sorted(order) != list(range(seats)):
        raise DataError("order", "each seat once, or nobody at sunrise")
    winner = root.get("winner")
    return Table(
        seats, fresh(0, len(STREAMS)), read_agenda(root.get("agenda"), seats), 0, setting, board,
        day=root.get("day").number(1, _MOST_DAYS),
        phase=root.get("phase").word(PHASE_WORDS),
        event=content.NO_EVENT_TODAY if event < 0 else event,
        ready=_bits([seat.ready for seat in found]),
        winner=agenda.NOBODY if winner.is_none() else winner.number(0, seats - 1),
        common_deck=len(commons) - sum([seat.top.count(UNSEEN) for seat in found]),
        personal=_bits([seat.personal for seat in found]),
        portals=_portals(secrets, board), visited_inns=root.get("inns").mask(REGIONS), order=order,
        spaces=[seat.space for seat in found],
        highwaymen=_read_highwaymen(root.get("highwaymen"), board),
        gold=[seat.gold for seat in found], weapons=[seat.weapons for seat in found],
        secrets=secrets, unseen_tiles=_unseen_tiles(secrets),
        fresh=[seat.fresh for seat in found], plans=[seat.plan for seat in found],
        leftovers=[seat.leftovers for seat in found], symbols=[seat.symbol for seat in found],
        today=[seat.today for seat in found], turns=[seat.turn for seat in found],
        hands=[seat.hand for seat in found], tops=[seat.top for seat in found],
        rests=[seat.rest for seat in found], discards=[seat.discard for seat in found],
        quests=[seat.quests for seat in found], side_quests=[seat.side_quests for seat in found],
        unseen_commons=commons, upturned=upturned, quest_pools=pools, quest_bottoms=bottoms,
        side_pool=side_pool, side_bottom=side_bottom,
        event_pool=[
            number for number in range(content.EVENTS) if number != event and number not in event_bottom
        ],
        event_bottom=event_bottom,
    )  # fmt: skip


def _bits(flags: list[bool]) -> int:
    return sum([1 << seat for seat, on in enumerate(flags) if on])


def _unseen_commons(found: list[Seat]) -> list[int]:
    """The common cards nobody has seen: in the deck or on draw piles."""
    left = list(content.COMMON_CARDS)
    for number, seat in enumerate(found):
        for card in seat.commons():
            if card not in left:
                raise DataError(f"seats.{number}", f"the common card {card} is in two places")
            left.remove(card)
    if sum([seat.top.count(UNSEEN) for seat in found]) > len(left):
        raise DataError("seats", "more unseen common cards than there are")
    return left


def _read_piles(
    node: Node, found: list[Seat]
) -> tuple[list[int], list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Of each quest pile the face-up card, the unseen cards and those under it."""
    upturned: list[int] = []
    pools: list[tuple[int, ...]] = []
    bottoms: list[tuple[int, ...]] = []
    held = [quest for seat in found for quest in seat.quests]
    for number, region in enumerate(REGIONS):
        pile = node.get(region)
        face_up = pile.get("up").word_or_none(content.QUEST_WORDS)
        below = pile.get("under").words(content.QUEST_WORDS) if pile.has("under") else []
        mine = quests_of(number)
        out = below + ([face_up] if face_up >= 0 else [])
        out += [quest for quest in held if quest in mine]
        for quest in out:
            if quest not in mine:
                raise pile.wrong(f"{content.QUEST_WORDS[quest]} belongs to another pile")
            if out.count(quest) > 1:
                raise pile.wrong(f"{content.QUEST_WORDS[quest]} is in two places")
        upturned.append(face_up if face_up >= 0 else NO_QUEST)
        pools.append(tuple([quest for quest in mine if quest not in out]))
        bottoms.append(tuple(below))
    return upturned, pools, bottoms


def _read_side_deck(node: Node, found: list[Seat]) -> tuple[list[int], list[SeenTask]]:
    """The side quests that nobody has seen, and those under their deck."""
    bottom: list[SeenTask] = []
    seen = [task for seat in found for task in seat.side_quests]
    names = [str(seat) for seat in range(len(found))]
    for card in node.items():
        task = card.get("side").word(content.TASK_WORDS)
        knowers = card.get("known").mask(names) if card.has("known") else 0
        bottom.append(SeenTask(task, knowers))
        seen.append(task)
    for task in seen:
        if seen.count(task) > 1:
            raise node.wrong(f"{content.TASK_WORDS[task]} is in two places")
    return [task for task in range(content.TASKS) if task not in seen], bottom


# --- the agenda --------------------------------------------------------------------------------------


def read_agenda(node: Node, seats: int) -> list[Frame]:
    return [read_frame(frame, seats) for frame in node.items()]


def read_frame(node: Node, seats: int) -> Frame:
    """A frame from its data (`data.frame_data`)."""
    parts = node.items(2)
    kind = agenda.KINDS.find(parts[0].value, node.path)
    if kind is agenda.PLANNING or kind is agenda.NEXT:
        seat = parts[1].number(agenda.NOBODY, agenda.NOBODY)
    else:
        seat = parts[1].number(0, seats - 1)
    more = [part.number(-1, _MOST) for part in parts[2:]]
    size = (
        2
        if kind in (agenda.TRADING, agenda.CHOOSING, agenda.NEXT)
        else 1
        if kind in _HOLDING_ONE
        else 0
    )
    if len(more) != size:
        raise node.wrong(f"{kind.word} has {2 + size} parts")
    if kind is agenda.TRADING:
        return agenda.Trading(seat, more[0] != 0, more[1])
    if kind is agenda.CHOOSING:
        return agenda.Choosing(seat, more[0], more[1])
    if kind is agenda.NEXT:
        return agenda.Next(more[0], more[1])
    if kind is agenda.LANDING:
        return agenda.Landing(seat, more[0])
    if kind is agenda.DRIVING:
        return agenda.Driving(seat, more[0])
    if kind is agenda.PUSHING:
        return agenda.Pushing(seat, more[0])
    return Frame(kind, seat)


_HOLDING_ONE: Final = (agenda.LANDING, agenda.DRIVING, agenda.PUSHING)


def _begin(table: Table, node: Node) -> None:
    """Start a seat's turn in a phase: the short way to a position in the middle of a day."""
    seat = node.get("seat").number(0, table.seats - 1)
    phase = node.get("phase").word(PHASE_WORDS)
    if phase < MORNING:
        raise node.get("phase").wrong("morning, midday or evening")
    if not table.order:
        table.order = (seat, *[other for other in range(table.seats) if other != seat])
    table.phase = phase
    table.ready = (1 << table.seats) - 1
    for other, symbol in enumerate(table.symbols):
        if symbol == NO_PHASE:
            table.symbols[other] = MORNING if phase == EVENING else EVENING
    table.agenda = [agenda.Next(phase, table.order.index(seat) + 1)]
    table.turn_to_change(seat).end = table.spaces[seat]
    turn.begin(table, seat)
    flow.go_on(table)
