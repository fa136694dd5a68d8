"""What a seat may know, as numbers (TR-2.4).

The map is seen from the seat's own side, as its cards are: places are points from -1 to 1, and every seat's
steps to every place that matters are there too, with the portals that are open.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core.observation import Fields, scaled, seat_names
from lanternway.games.treos import agenda
from lanternway.games.treos.board import OPTIONS
from lanternway.games.treos.cards import CARDS, NO_CARD
from lanternway.games.treos.characters import CHARACTERS, URS
from lanternway.games.treos.content import (
    CARD_MOVES,
    CONTENT,
    EVENT_WORDS,
    NO_EVENT_TODAY,
    TASK_WORDS,
    TILES,
    WEAPONS,
)
from lanternway.games.treos.plan import NO_PHASE, PHASE_WORDS, PLAN_WORDS, SLOTS
from lanternway.games.treos.quests import NO_QUEST, PERSONAL
from lanternway.games.treos.regions import REGIONS
from lanternway.games.treos.rules import walking

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

MAX_SEATS: Final = 4
HIGHWAYMEN: Final = 5
SECRETS: Final = 8
DAYS: Final = 20.0
HALF: Final = 6.0
"""Half of the map's width."""
STEPS: Final = 12.0
MOVES: Final = 4.0
HAND: Final = 7.0
DECK: Final = 36.0
PLACES: Final = (
    *CONTENT.town_ids, *(f"fort_{word}" for word in REGIONS), *(f"inn_{word}" for word in REGIONS),
    *(f"secret{slot + 1}" for slot in range(SECRETS)),
)  # fmt: skip
"""The places that matter, in the order of the board's lists."""
FORTS: Final = len(CONTENT.town_ids)
INNS: Final = FORTS + len(REGIONS)

_CARD: Final = Fields()
C_BID: Final = _CARD.one("bid")
C_MOVES: Final = _CARD.one("moves")
C_OPTION: Final = _CARD.count("option", OPTIONS)
CARD: Final = len(_CARD.names)

_QUEST: Final = Fields()
Q_TOWN: Final = _QUEST.each("town", CONTENT.town_ids)
Q_GOLD: Final = _QUEST.one("gold")
Q_CARD: Final = _QUEST.one("card")
Q_SIDE: Final = _QUEST.one("side_quest")
QUEST: Final = len(_QUEST.names)

_SEAT: Final = Fields()
PRESENT: Final = _SEAT.one("present")
CHARACTER: Final = _SEAT.each("character", CHARACTERS)
GOLD: Final = _SEAT.one("gold")
MISSING: Final = _SEAT.one("gold_missing")
AT_X: Final = _SEAT.one("x")
AT_Y: Final = _SEAT.one("y")
HAS_WEAPONS: Final = _SEAT.each("weapon", WEAPONS)
PERSONAL_OPEN: Final = _SEAT.one("personal_quest")
HAS_QUESTS: Final = _SEAT.blocks(["quests"], _QUEST)
SIDE_QUESTS: Final = _SEAT.one("side_quests")
READY: Final = _SEAT.one("ready")
ASKED: Final = _SEAT.one("asked")
ORDER: Final = _SEAT.one("order")
HAND_SIZE: Final = _SEAT.one("hand")
PILE: Final = _SEAT.one("pile")
DISCARDED: Final = _SEAT.one("discarded")
PLAN: Final = _SEAT.blocks([f"plan.{word}" for word in PLAN_WORDS], _CARD)
SYMBOL: Final = _SEAT.each("symbol", PHASE_WORDS)
STEPS_TO: Final = _SEAT.each("steps_to", PLACES)
TODAY: Final = _SEAT.each("today", ("trail", "road", "water", "turns_moved", "gold", *REGIONS))
MOVED: Final = _SEAT.one("moves")
MOVES_LEFT: Final = _SEAT.one("moves_left")
SEAT: Final = len(_SEAT.names)

_ALL: Final = Fields()
DAY: Final = _ALL.one("day")
PHASE: Final = _ALL.each("phase", PHASE_WORDS)
EVENT: Final = _ALL.each("event", EVENT_WORDS)
QUESTION: Final = _ALL.each("question", [kind.word for kind in agenda.KINDS.all])
GOAL: Final = _ALL.one("goal")
MEANER: Final = _ALL.one("option.meaner_highwaymen")
AT_PHASE_END: Final = _ALL.one("option.highwaymen_at_phase_end")
IN_DECK: Final = _ALL.one("common_deck")
PLACE_X: Final = _ALL.each("x", PLACES)
PLACE_Y: Final = _ALL.each("y", PLACES)
HIGHWAYMAN_X: Final = _ALL.count("highwayman.x", HIGHWAYMEN)
HIGHWAYMAN_Y: Final = _ALL.count("highwayman.y", HIGHWAYMEN)
VISITED: Final = _ALL.each("visited_inn", REGIONS)
SECRET: Final = _ALL.each(
    "secret", [f"{slot + 1}.{word}" for slot in range(SECRETS) for word in ("hidden", *TILES)]
)
UPTURNED: Final = _ALL.blocks([f"pile.{word}" for word in REGIONS], _QUEST)
MY_HAND: Final = _ALL.count("card", CARDS)
MY_KEPT: Final = _ALL.count("kept", CARDS)
MY_TASKS: Final = _ALL.each("side_quest", TASK_WORDS)
SEATS: Final = _ALL.blocks(seat_names(MAX_SEATS), _SEAT)

NAMES: Final = tuple(_ALL.names)
KIND_NUMBER: Final = {kind.word: number for number, kind in enumerate(agenda.KINDS.all)}


def observe(table: "Table", seat: int) -> list[float]:
    """What the seat may know, by NAMES."""
    found = [0.0] * len(NAMES)
    setting = table.setting
    found[DAY] = scaled(table.day, DAYS)
    found[PHASE + table.phase] = 1.0
    if table.event != NO_EVENT_TODAY:
        found[EVENT + table.event] = 1.0
    if table.agenda:
        found[QUESTION + KIND_NUMBER[table.agenda[-1].kind.word]] = 1.0
    found[GOAL] = scaled(setting.goal, DAYS)
    found[MEANER] = float(setting.meaner)
    found[AT_PHASE_END] = float(setting.at_phase_end)
    found[IN_DECK] = scaled(table.common_deck, DECK)
    _observe_map(table, setting.sides[seat], found)
    for pile, quest in enumerate(table.upturned):
        if quest != NO_QUEST:
            _add_quest(found, UPTURNED + pile * QUEST, quest)
    for card in table.hands[seat]:
        found[MY_HAND + card - 1] = 1.0
    for leftover in table.leftovers[seat]:
        found[MY_KEPT + leftover.card - 1] = 1.0 if leftover.kept else -1.0
    for task in table.side_quests[seat]:
        found[MY_TASKS + task] = 0.5 if table.fresh[seat] >> task & 1 else 1.0
    movers = table.to_move()
    for offset in range(table.seats):
        other = (seat + offset) % table.seats
        first = SEATS + offset * SEAT
        found[first + ASKED] = float(other in movers)
        _observe_seat(table, seat, other, found, first)
    return found


def places_of(table: "Table") -> list[int]:
    """The spaces of PLACES; below 0 where the map lacks one."""
    board = table.board
    return board.towns + board.forts + board.inns + board.secrets


def _observe_map(table: "Table", turns: int, found: list[float]) -> None:
    """Where things stand, seen from a side of the map."""
    for place, space in enumerate(places_of(table)):
        if space >= 0:
            _put_point(table, turns, space, found, PLACE_X + place, PLACE_Y + place)
    for number, space in enumerate(table.highwaymen):
        _put_point(table, turns, space, found, HIGHWAYMAN_X + number, HIGHWAYMAN_Y + number)
    for region in range(len(REGIONS)):
        found[VISITED + region] = float(table.visited_inns >> region & 1)
    for slot, tile in enumerate(table.secrets):
        if tile >= 0:
            found[SECRET + slot * (1 + len(TILES)) + tile] = 1.0


def _put_point(
    table: "Table", turns: int, space: int, found: list[float], at_x: int, at_y: int
) -> None:
    """A point of the map turned so that the seat's side is in the south."""
    x, y = table.board.points[space]
    x, y = scaled(x - HALF, HALF), scaled(y - HALF, HALF)
    for _ in range(turns):
        x, y = y, -x
    found[at_x] = x
    found[at_y] = y


def _add_quest(found: list[float], first: int, quest: int) -> None:
    """A quest's towns and reward; several add up."""
    if quest == PERSONAL:
        found[first + Q_GOLD] += 0.25
        return
    shown = CONTENT.quests[quest]
    for town in shown.towns:
        found[first + Q_TOWN + town] += 0.5
    found[first + Q_GOLD] += shown.reward.gold / MOVES
    found[first + Q_CARD] += shown.reward.card / 2.0
    found[first + Q_SIDE] += shown.reward.side_quest / 2.0


def _observe_seat(table: "Table", seat: int, other: int, found: list[float], first: int) -> None:
    """A seat as the observing one sees it."""
    setting = table.setting
    own = other == seat
    found[first + PRESENT] = 1.0
    character = setting.characters[other]
    found[first + CHARACTER + character] = 1.0
    found[first + GOLD] = scaled(table.gold[other], DAYS)
    found[first + MISSING] = scaled(setting.goal - table.gold[other], DAYS)
    _put_point(table, setting.sides[seat], table.spaces[other], found, first + AT_X, first + AT_Y)
    for weapon in range(len(WEAPONS)):
        found[first + HAS_WEAPONS + weapon] = float(table.weapons[other] >> weapon & 1)
    found[first + PERSONAL_OPEN] = float(table.personal >> other & 1)
    for quest in table.quests[other]:
        _add_quest(found, first + HAS_QUESTS, quest)
    found[first + SIDE_QUESTS] = scaled(len(table.side_quests[other]), MOVES)
    found[first + READY] = float(table.ready >> other & 1)
    order = table.order
    if order:
        found[first + ORDER] = (1 + order.index(other)) / MAX_SEATS
    cards = 0 if order else len(table.hands[other]) + len(table.cards_in_plan(other))
    found[first + HAND_SIZE] = scaled(cards, HAND)
    found[first + PILE] = scaled(len(table.tops[other]) + len(table.rests[other]), DECK)
    found[first + DISCARDED] = scaled(len(table.discards[other]), DECK)
    _observe_plan(table, other, own, found, first)
    wrap = 1 if character == URS else 0
    row = table.board.distances(wrap, table.open_portals())[table.spaces[other]]
    for place, space in enumerate(places_of(table)):
        if space >= 0:
            found[first + STEPS_TO + place] = scaled(row[space], STEPS)
    today = table.today[other]
    found[first + TODAY] = scaled(today.trail_moves, MOVES)
    found[first + TODAY + 1] = scaled(today.road_moves, MOVES)
    found[first + TODAY + 2] = scaled(today.water_moves, MOVES)
    found[first + TODAY + 3] = scaled(today.turns_moved, MOVES)
    found[first + TODAY + 4] = scaled(today.gold, MOVES)
    for region in range(len(REGIONS)):
        found[first + TODAY + 5 + region] = float(today.regions >> region & 1)
    found[first + MOVED] = scaled(table.turns[other].moves, MOVES)
    found[first + MOVES_LEFT] = scaled(table.turns[other].left, MOVES)


def _observe_plan(table: "Table", seat: int, own: bool, found: list[float], first: int) -> None:
    """One's own plan; of another's what lies open."""
    shown = SLOTS if own else table.today[seat].phase if table.order else -1
    plan = table.plans[seat]
    for slot in range(SLOTS):
        card = plan[slot]
        if slot <= shown and card != NO_CARD:
            start = first + PLAN + slot * CARD
            found[start + C_BID] = card / CARDS
            found[start + C_MOVES] = CARD_MOVES[card] / MOVES
            options = walking.options_of(table, seat, card)
            for option in range(OPTIONS):
                found[start + C_OPTION + option] = float(options >> option & 1)
    symbol = table.symbols[seat]
    if NO_PHASE < symbol <= shown:
        found[first + SYMBOL + symbol] = 1.0
