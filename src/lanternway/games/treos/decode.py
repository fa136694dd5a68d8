"""A State from data: the inverse of `codec`, refusing what cannot be and naming the path."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import DataError, fresh
from lanternway.games.treos import mapdata
from lanternway.games.treos.board import Board
from lanternway.games.treos.codec import SIDE_WORDS
from lanternway.games.treos.content import CHARACTERS, CONTENT, EVENTS, TASKS
from lanternway.games.treos.decode_seat import Seat, read_seat
from lanternway.games.treos.layouts import FRONT, QUADRANTS, REVERSE, Layout, board_of
from lanternway.games.treos.regions import MOST_SPACES, REGIONS, SPACE_WORDS
from lanternway.games.treos.rules import turn
from lanternway.games.treos.rules.rewards import KNOWN
from lanternway.games.treos.setup import COMMON_CARDS, all_tiles
from lanternway.games.treos.state import (
    FRAME_WORDS,
    HIDDEN,
    NEXT,
    NO_TILE,
    NOBODY,
    PLAN,
    PLANNING,
    UNSEEN,
    Setting,
    TreosState,
)
from lanternway.games.treos.words import (
    EVENT_WORDS,
    PHASE_WORDS,
    QUEST_WORDS,
    TASK_WORDS,
    TILE_WORDS,
    mask,
    number,
    sequence,
    space,
    table,
    whole,
)

STREAMS = 15
_FIELDS = (
    "day", "phase", "event", "event_deck", "order", "winner", "layout", "map", "highwaymen", "inns",
    "secrets", "quest_piles", "agenda", "seats", "side_deck", "begin",
)  # fmt: skip
_FRAME_SIZES = (2, 2, 3, 2, 2, 2, 4, 2, 4, 3, 3, 3, 2, 2, 4)


def from_data(data: Mapping[str, Any], options: Mapping[str, Any], seats: int) -> TreosState:
    """The table that the data describes."""
    for field in data:
        if field not in _FIELDS:
            raise DataError(str(field), f"no such path; there are {', '.join(_FIELDS)}")
    for field in _FIELDS:
        if field not in data:
            raise DataError(field, "is missing")
    map_data = data["map"]
    layout = read_layout(data["layout"])
    board = (
        board_of(layout, CONTENT.regions) if map_data is None else mapdata.board_of_data(map_data)
    )
    people = sequence("seats", data["seats"])
    if len(people) != seats:
        raise DataError("seats", f"{seats} expected, not {len(people)}")
    characters = tuple(
        number(f"seats.{i}.character", table(f"seats.{i}", seat).get("character"), CHARACTERS)
        for i, seat in enumerate(people)
    )
    if len(set(characters)) != seats:
        raise DataError("seats", "two seats have the same character")
    turns = tuple(
        number(f"seats.{i}.side", seat.get("side"), SIDE_WORDS) for i, seat in enumerate(people)
    )
    setting = Setting(dict(options), seats, characters, turns, layout, map_data)
    begin = data["begin"] is not None
    found = [
        read_seat(f"seats.{i}", seat, characters[i], board, begin) for i, seat in enumerate(people)
    ]
    state = _assemble(data, setting, board, found)
    if begin:
        _begin(state, table("begin", data["begin"]))
    elif state.winner < 0:
        if not state.agenda:
            raise DataError("agenda", "somebody must have something to do")
        top = state.agenda[-1]
        if top[0] != PLANNING and not turn.menu(state):
            raise DataError(
                "agenda", f"{FRAME_WORDS[top[0]]} of seat {top[1]} leaves nothing to choose"
            )
    return state


def read_layout(given: Any) -> Layout:
    """Region and turns by quadrant; with piles and towns it is the reverse side."""
    quadrants, turns = [-1] * 4, [0] * 4
    piles, towns = [-1] * 4, [-1] * 8
    side = FRONT
    data = table("layout", given)
    for quadrant, word in enumerate(QUADRANTS):
        where = f"layout.{word}"
        entry = table(where, data.get(word))
        region = number(f"{where}.region", entry.get("region"), REGIONS)
        if quadrants[region] >= 0:
            raise DataError(f"{where}.region", f"{REGIONS[region]} lies in another quadrant too")
        quadrants[region] = quadrant
        turns[region] = whole(f"{where}.turns", entry.get("turns"), 0, 3)
        if "pile" in entry:
            side = REVERSE
            _read_reverse(where, entry, region, piles, towns)
    if side == FRONT:
        return Layout(tuple(quadrants), tuple(turns))
    if sorted(piles) != [0, 1, 2, 3]:
        raise DataError("layout", "each quest pile belongs to one region")
    return Layout(tuple(quadrants), tuple(turns), side, tuple(piles), tuple(towns))


def _read_reverse(
    where: str, entry: dict[str, Any], region: int, piles: list[int], towns: list[int]
) -> None:
    piles[region] = number(f"{where}.pile", entry["pile"], REGIONS)
    placed = table(f"{where}.towns", entry.get("towns"))
    open_spaces = CONTENT.regions[region].sides[REVERSE].local("open")
    for town in (2 * piles[region], 2 * piles[region] + 1):
        at = f"{where}.towns.{CONTENT.town_ids[town]}"
        found = space(at, placed.get(CONTENT.town_ids[town]), [-1] * 8)
        if found // MOST_SPACES != region or found % MOST_SPACES not in open_spaces:
            raise DataError(at, "no open space of this region")
        if found in towns:
            raise DataError(at, "another town stands there")
        towns[town] = found


def _assemble(
    data: Mapping[str, Any], setting: Setting, board: Board, found: list[Seat]
) -> TreosState:
    seats = setting.seats
    secrets, portals = _read_secrets(data["secrets"], board)
    commons, deck = _commons(found)
    upturned, piles = _read_piles(data["quest_piles"], found)
    side_pool, side_bottom = _read_side_deck(data["side_deck"], found, seats)
    event = -1 if data["event"] is None else number("event", data["event"], EVENT_WORDS)
    event_bottom = [
        number("event_deck", word, EVENT_WORDS)
        for word in sequence("event_deck", data["event_deck"])
    ]
    if event in event_bottom or len(set(event_bottom)) != len(event_bottom):
        raise DataError("event_deck", "an event is there twice")
    order = tuple(whole("order", seat, 0, seats - 1) for seat in sequence("order", data["order"]))
    if order and sorted(order) != list(range(seats)):
        raise DataError("order", "each seat once, or nobody at sunrise")
    robbers = [
        space(f"highwaymen.{i}", word, board.towns)
        for i, word in enumerate(sequence("highwaymen", data["highwaymen"]))
    ]
    if len(robbers) != 5:
        raise DataError("highwaymen", f"five, not {len(robbers)}")
    for i, robber in enumerate(robbers):
        if not board.spaces >> robber & 1:
            raise DataError(f"highwaymen.{i}", f"{SPACE_WORDS[robber]} is not on this map")
    ready = _bits([seat.ready for seat in found])
    return TreosState(
        seats, fresh(0, STREAMS), _read_agenda(data["agenda"], seats), 0, setting, board,
        day=whole("day", data["day"], 1, 1_000_000),
        phase=number("phase", data["phase"], PHASE_WORDS),
        event=event, ready=ready,
        winner=NOBODY if data["winner"] is None else whole("winner", data["winner"], 0, seats - 1),
        deck=deck, personal=_bits([seat.personal for seat in found]), portals=portals,
        inns=mask("inns", data["inns"], REGIONS), order=order,
        pos=[seat.space for seat in found], robbers=robbers, gold=[seat.gold for seat in found],
        weapons=[seat.weapons for seat in found], secrets=secrets,
        tiles=_unseen_tiles(secrets), fresh=[seat.fresh for seat in found],
        plan=[value for seat in found for value in seat.plan],
        facts=[value for seat in found for value in seat.facts],
        hands=[seat.hand for seat in found], tops=[seat.top for seat in found],
        bodies=[seat.rest for seat in found], discards=[seat.discard for seat in found],
        quests=[seat.quests for seat in found], side=[seat.side for seat in found],
        commons=commons, upturned=upturned, piles=piles, side_pool=side_pool,
        side_bottom=side_bottom,
        event_pool=[e for e in range(EVENTS) if e != event and e not in event_bottom],
        event_bottom=event_bottom,
    )  # fmt: skip


def _bits(flags: list[bool]) -> int:
    return sum(1 << i for i, on in enumerate(flags) if on)


def _read_secrets(given: Any, board: Board) -> tuple[list[int], int]:
    """Tiles by space; a secret space that is not named has a tile face down."""
    secrets, portals = [HIDDEN if at >= 0 else NO_TILE for at in board.secrets], 0
    for word, tile in table("secrets", given).items():
        where = f"secrets.{word}"
        at = space(where, word, board.towns)
        if at not in board.secrets:
            if tile in ("none", "hidden"):
                continue  # from the map that a position has replaced
            raise DataError(where, "no secret place on this map")
        secrets[board.secrets.index(at)] = number(where, tile, TILE_WORDS) - 1
        if tile == "portal":
            portals |= 1 << at
    return secrets, portals


def _unseen_tiles(secrets: list[int]) -> list[int]:
    tiles = all_tiles()
    for tile in secrets:
        if tile > 0:
            if tile - 1 not in tiles:
                raise DataError("secrets", f"too many of {TILE_WORDS[tile + 1]} (TR-1.4)")
            tiles.remove(tile - 1)
    if len(tiles) < secrets.count(0):
        raise DataError("secrets", "more places than tiles")
    return tiles


def _commons(found: list[Seat]) -> tuple[list[int], int]:
    """The common cards nobody has seen, and how many of them are in the deck."""
    left = list(COMMON_CARDS)
    unseen = 0
    for i, seat in enumerate(found):
        for card in seat.commons():
            if card not in left:
                raise DataError(f"seats.{i}", f"the common card {card} is in two places")
            left.remove(card)
        unseen += seat.top.count(UNSEEN)
    if unseen > len(left):
        raise DataError("seats", "more unseen common cards than there are")
    return left, len(left) - unseen


def _read_piles(given: Any, found: list[Seat]) -> tuple[list[int], list[tuple[int, ...]]]:
    data = table("quest_piles", given)
    upturned: list[int] = []
    pools: list[tuple[int, ...]] = []
    under: list[tuple[int, ...]] = []
    held = [quest for seat in found for quest in seat.quests]
    for pile, region in enumerate(REGIONS):
        where = f"quest_piles.{region}"
        entry = table(where, data.get(region))
        up = -1 if entry.get("up") is None else number(f"{where}.up", entry["up"], QUEST_WORDS)
        below = [
            number(f"{where}.under", word, QUEST_WORDS)
            for word in sequence(f"{where}.under", entry.get("under", []))
        ]
        mine = range(12 * pile, 12 * pile + 12)
        out = below + ([up] if up >= 0 else []) + [quest for quest in held if quest in mine]
        for quest in out:
            if quest not in mine:
                raise DataError(where, f"{QUEST_WORDS[quest]} belongs to another pile")
            if out.count(quest) > 1:
                raise DataError(where, f"{QUEST_WORDS[quest]} is in two places")
        upturned.append(up)
        pools.append(tuple(quest for quest in mine if quest not in out))
        under.append(tuple(below))
    return upturned, pools + under


def _read_side_deck(given: Any, found: list[Seat], seats: int) -> tuple[list[int], list[int]]:
    bottom: list[int] = []
    seen = [task for seat in found for task in seat.side]
    names = tuple(str(seat) for seat in range(seats))
    for i, card in enumerate(sequence("side_deck", given)):
        where = f"side_deck.{i}"
        entry = table(where, card)
        task = number(f"{where}.side", entry.get("side"), TASK_WORDS)
        knowers = [str(seat) for seat in sequence(f"{where}.known", entry.get("known", []))]
        bottom.append(task + KNOWN * mask(f"{where}.known", knowers, names))
        seen.append(task)
    for task in seen:
        if seen.count(task) > 1:
            raise DataError("side_deck", f"{TASK_WORDS[task]} is in two places")
    return [task for task in range(TASKS) if task not in seen], bottom


def _read_agenda(given: Any, seats: int) -> list[tuple[int, ...]]:
    agenda: list[tuple[int, ...]] = []
    for i, frame in enumerate(sequence("agenda", given)):
        where = f"agenda.{i}"
        parts = sequence(where, frame)
        kind = number(where, parts[0] if parts else None, FRAME_WORDS)
        if len(parts) != _FRAME_SIZES[kind]:
            raise DataError(where, f"{FRAME_WORDS[kind]} has {_FRAME_SIZES[kind]} parts")
        numbers = [whole(where, part, -1, 1 << 20) for part in parts[1:]]
        low = NOBODY if kind in (PLANNING, NEXT) else 0
        whole(where, numbers[0], low, NOBODY if low == NOBODY else seats - 1)
        agenda.append((kind, *numbers))
    return agenda


def _begin(state: TreosState, given: dict[str, Any]) -> None:
    """Start a seat's turn in a phase: the short way to a position in the middle of a day."""
    seat = whole("begin.seat", given.get("seat"), 0, state.seats - 1)
    phase = number("begin.phase", given.get("phase"), PHASE_WORDS)
    if phase == 0:
        raise DataError("begin.phase", "morning, midday or evening")
    if not state.order:
        state.order = (seat, *[other for other in range(state.seats) if other != seat])
    state.phase = phase
    state.ready = (1 << state.seats) - 1
    for other in range(state.seats):
        base = other * PLAN
        if not state.plan[base + PLAN - 1]:
            state.plan[base + PLAN - 1] = 1 if phase == 3 else 3
    state.agenda = [(NEXT, NOBODY, phase, state.order.index(seat) + 1)]
    turn.begin(state, seat)
    turn.settle(state)
