"""One seat from its data (`data.seat_data`): its pieces, cards, plan and facts."""

from typing import Final

from lanternway.core.reading import Node
from lanternway.games.treos.board import ALL_LAKES, Board
from lanternway.games.treos.cards import CARDS, COMMON, NO_CARD, UNSEEN
from lanternway.games.treos.content import (
    CONTENT,
    PERSONAL_DECKS,
    QUEST_WORDS,
    TASK_WORDS,
    WEAPONS,
)
from lanternway.games.treos.data import COMMON_WORD, FATES, OPTION_WORDS
from lanternway.games.treos.facts import Day, Turn
from lanternway.games.treos.plan import (
    NO_PHASE,
    NO_PLAN,
    NO_SLOT,
    PHASE_WORDS,
    PLAN_WORDS,
    Leftover,
    open_slot,
    with_card,
)
from lanternway.games.treos.regions import DIRECTIONS, PATH_KINDS, REGIONS, SPACE_WORDS

PATHS: Final = (
    "character", "side", "gold", "space", "weapons", "personal", "quests", "ready", "facts",
    "side_quests", "fresh", "hand", "top", "rest", "discard", "plan",
)  # fmt: skip
FACT_PATHS: Final = (
    "trail_moves", "road_moves", "water_moves", "lakes", "regions", "turns_moved", "dawn",
    "end_towns", "gold", "phase", "start", "end", "barred", "moves", "left", "extra", "either", "hopped",
    "options", "wrap", "bearings", "borders", "side_gold", "driven", "owned", "seen", "gates_used",
)  # fmt: skip
MOST: Final = 1000
_MOST_LEFTOVERS: Final = 2
_MOST_A_BEARING: Final = 15


class Seat:
    """What a seat has."""

    def __init__(self) -> None:
        self.gold: int = 0
        self.space: int = 0
        self.weapons: int = 0
        self.personal: bool = True
        self.ready: bool = False
        self.quests: tuple[int, ...] = ()
        self.side_quests: tuple[int, ...] = ()
        self.fresh: int = 0
        self.hand: tuple[int, ...] = ()
        self.top: tuple[int, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.plan: tuple[int, ...] = NO_PLAN
        self.leftovers: tuple[Leftover, ...] = ()
        self.symbol: int = NO_PHASE
        self.today: Day = Day()
        self.turn: Turn = Turn()

    def placed(self) -> list[int]:
        """The cards outside the rest of the draw pile."""
        cards = [*self.hand, *self.top, *self.discard, *self.plan]
        cards += [leftover.card for leftover in self.leftovers]
        return [card for card in cards if card not in (UNSEEN, NO_CARD)]

    def commons(self) -> list[int]:
        """The common cards whose face is known to the owner."""
        everywhere = [*self.placed(), *self.rest]
        return [card for card in everywhere if CONTENT.cards[card - 1].owner == COMMON]


def read_space(node: Node, board: Board) -> int:
    """A space by its number (`a7`) or, where a town stands, by the town's name."""
    if node.value in CONTENT.town_ids:
        found = board.towns[CONTENT.town_ids.index(node.value)]
        if found < 0:
            raise node.wrong(f"{node.value} is not on this map")
        return found
    if node.value not in SPACE_WORDS:
        raise node.wrong(
            f"{node.value!r} is no space: a town or a letter of {{a, c, h, o}} and 1 to 18"
        )
    return SPACE_WORDS.index(node.value)


def read_seat(node: Node, character: int, board: Board, begin: bool) -> Seat:
    """A seat; with `begin` its hand goes back to the draw pile and gaps in its plan are filled."""
    node.only(PATHS)
    seat = Seat()
    seat.gold = node.get("gold").number(0, MOST)
    seat.space = read_space(node.get("space"), board)
    if not board.spaces >> seat.space & 1:
        raise node.get("space").wrong(f"{node.get('space').value} is not on this map")
    seat.weapons = node.get("weapons").mask(WEAPONS)
    seat.personal = node.get("personal").flag()
    seat.ready = node.get("ready").flag()
    seat.quests = tuple(sorted(node.get("quests").words(QUEST_WORDS, repeat=False)))
    seat.side_quests = tuple(sorted(node.get("side_quests").words(TASK_WORDS, repeat=False)))
    seat.fresh = node.get("fresh").mask(TASK_WORDS)
    if seat.fresh & ~sum([1 << task for task in seat.side_quests]):
        raise node.get("fresh").wrong("not among the side quests of this seat")
    _read_plan(node.get("plan"), seat)
    hand = _read_cards(node.get("hand"))
    seat.hand = () if begin else hand
    seat.top = tuple(
        [
            UNSEEN if card.value == COMMON_WORD else card.number(1, CARDS)
            for card in node.get("top").items()
        ]
    )
    seat.discard = _read_cards(node.get("discard"))
    _settle_cards(node, seat, _read_cards(node.get("rest")), character)
    if begin:
        _fill_plan(node.get("plan"), seat)
    facts = node.get("facts")
    facts.only(FACT_PATHS)
    seat.today = _read_today(facts, board)
    seat.turn = _read_turn(facts, board)
    return seat


def _read_cards(node: Node) -> tuple[int, ...]:
    return tuple(sorted([card.number(1, CARDS) for card in node.items()]))


def _settle_cards(node: Node, seat: Seat, rest: tuple[int, ...], character: int) -> None:
    """The rest of the draw pile is what lies nowhere else: own cards that are not given, and common
    cards that are given here."""
    placed = seat.placed()
    for card in placed:
        if placed.count(card) > 1:
            raise node.wrong(f"the card {card} is in two places")
    for card in [*placed, *rest]:
        if CONTENT.cards[card - 1].owner not in (character, COMMON):
            raise node.wrong(f"the card {card} belongs to another character")
    seat.rest = tuple(sorted({*PERSONAL_DECKS[character], *rest} - set(placed)))


# --- the plan ----------------------------------------------------------------------------------------


def _read_plan(node: Node, seat: Seat) -> None:
    node.only((*PLAN_WORDS, "left", "symbol"))
    for slot, word in enumerate(PLAN_WORDS):
        if node.has(word) and not node.get(word).is_none():
            seat.plan = with_card(seat.plan, slot, node.get(word).number(1, CARDS))
    for leftover in node.get("left").items(0, _MOST_LEFTOVERS) if node.has("left") else []:
        card = leftover.get("card").number(1, CARDS)
        kept = FATES[leftover.get("fate").word(FATES)] == "keep"
        seat.leftovers += (Leftover(card, kept),)
    if node.has("symbol") and not node.get("symbol").is_none():
        seat.symbol = 1 + node.get("symbol").word(PHASE_WORDS[1:])


def _fill_plan(node: Node, seat: Seat) -> None:
    """Lowest free cards into the gaps of a plan."""
    rest = list(seat.rest)
    while (slot := open_slot(seat.plan)) != NO_SLOT:
        if not rest:
            raise node.wrong("no card left for a plan")
        seat.plan = with_card(seat.plan, slot, rest.pop(0))
    seat.rest = tuple(rest)


# --- facts -------------------------------------------------------------------------------------------


def _read_today(node: Node, board: Board) -> Day:
    today = Day()
    today.trail_moves = node.get("trail_moves").number(0, MOST)
    today.road_moves = node.get("road_moves").number(0, MOST)
    today.water_moves = node.get("water_moves").number(0, MOST)
    today.lakes = node.get("lakes").mask(ALL_LAKES)
    today.regions = node.get("regions").mask(REGIONS)
    today.turns_moved = node.get("turns_moved").number(0, MOST)
    today.dawn = read_space(node.get("dawn"), board)
    today.end_towns = node.get("end_towns").mask(CONTENT.town_ids)
    today.gold = node.get("gold").number(0, MOST)
    today.phase = node.get("phase").word(PHASE_WORDS)
    today.gates_used = node.get("gates_used").number(0, MOST)
    return today


def _read_turn(node: Node, board: Board) -> Turn:
    turn = Turn(
        start=read_space(node.get("start"), board),
        barred=node.get("barred").mask(SPACE_WORDS),
        left=node.get("left").number(0, MOST),
        extra=node.get("extra").mask(PATH_KINDS) << len(DIRECTIONS),
        options=node.get("options").mask(OPTION_WORDS),
        wrap=1 if node.get("wrap").flag() else 0,
        owned=node.get("owned").mask(WEAPONS),
    )
    for one in node.get("seen").items():
        secret = read_space(one, board)
        if secret not in board.secrets:
            raise one.wrong(f"{one.value} is no secret place")
        turn.seen |= 1 << board.secrets.index(secret)
    turn.end = read_space(node.get("end"), board)
    turn.side_gold = node.get("side_gold").number(0, MOST)
    turn.moves = node.get("moves").number(0, MOST)
    turn.either = node.get("either").flag()
    turn.hopped = node.get("hopped").flag()
    bearings = node.get("bearings").items(len(DIRECTIONS), len(DIRECTIONS))
    turn.bearings = [count.number(0, _MOST_A_BEARING) for count in bearings]
    turn.borders = node.get("borders").number(0, MOST)
    for number in node.get("driven").items():
        turn.driven |= 1 << (number.number(1, 5) - 1)
    return turn
