"""One seat from data: its pieces, cards, plan and facts."""

from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.games.treos.board import Board
from lanternway.games.treos.content import CARDS, COMMON, CONTENT, WEAPONS
from lanternway.games.treos.regions import KINDS, REGIONS, SPACE_WORDS
from lanternway.games.treos.setup import PERSONAL_DECKS
from lanternway.games.treos.state import (
    BARRED,
    BEARINGS,
    DAWN,
    DRIVEN,
    EITHER,
    END_TOWNS,
    EXTRA,
    FACT_WORDS,
    HOPPED,
    LAKES,
    LEFTOVER,
    OPTIONS,
    OWNED,
    PHASE,
    PLAN,
    REGIONS_SEEN,
    SEEN,
    START,
    STRIDE,
    SYMBOL_AT,
    UNSEEN,
    WRAP,
)
from lanternway.games.treos.words import (
    ALL_LAKES,
    COMMON_WORD,
    FATES,
    OPTION_WORDS,
    PHASE_WORDS,
    PLAN_WORDS,
    QUEST_WORDS,
    TASK_WORDS,
    flag,
    mask,
    number,
    sequence,
    space,
    table,
    whole,
)

_FIELDS: Final = (
    "character", "side", "gold", "space", "weapons", "personal", "quests", "ready", "facts",
    "side_quests", "fresh", "hand", "top", "rest", "discard", "plan",
)  # fmt: skip


class Seat:
    """What a seat has."""

    def __init__(self) -> None:
        self.gold: int = 0
        self.space: int = 0
        self.weapons: int = 0
        self.personal: bool = True
        self.ready: bool = False
        self.quests: tuple[int, ...] = ()
        self.side: tuple[int, ...] = ()
        self.fresh: int = 0
        self.hand: tuple[int, ...] = ()
        self.top: tuple[int, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.plan: list[int] = [0] * PLAN
        self.facts: list[int] = [0] * STRIDE

    def placed(self) -> list[int]:
        """The cards outside the rest of the draw pile."""
        planned = [self.plan[i] for i in (0, 1, 2, 3, LEFTOVER, LEFTOVER + 2)]
        cards = [*self.hand, *self.top, *self.discard, *planned]
        return [card for card in cards if card]

    def commons(self) -> list[int]:
        """The common cards whose face is known to the owner."""
        everywhere = [*self.placed(), *self.rest]
        return [card for card in everywhere if CONTENT.cards[card - 1].owner == COMMON]


def read_seat(where: str, data: dict[str, Any], character: int, board: Board, begin: bool) -> Seat:
    """A seat; with `begin` its hand goes back to the draw pile and gaps in its plan are filled."""
    for field in data:
        if field not in _FIELDS:
            raise DataError(f"{where}.{field}", f"no such path; there are {', '.join(_FIELDS)}")
    for field in _FIELDS:
        if field not in data:
            raise DataError(f"{where}.{field}", "is missing")
    seat = Seat()
    seat.gold = whole(f"{where}.gold", data["gold"], 0, 1000)
    seat.space = space(f"{where}.space", data["space"], board.towns)
    if not board.spaces >> seat.space & 1:
        raise DataError(f"{where}.space", f"{data['space']} is not on this map")
    seat.weapons = mask(f"{where}.weapons", data["weapons"], WEAPONS)
    seat.personal = flag(f"{where}.personal", data["personal"])
    seat.ready = flag(f"{where}.ready", data["ready"])
    seat.quests = _numbers(f"{where}.quests", data["quests"], QUEST_WORDS)
    seat.side = _numbers(f"{where}.side_quests", data["side_quests"], TASK_WORDS)
    seat.fresh = mask(f"{where}.fresh", data["fresh"], TASK_WORDS)
    if seat.fresh & ~sum(1 << task for task in seat.side):
        raise DataError(f"{where}.fresh", "not among the side quests of this seat")
    seat.plan = _read_plan(f"{where}.plan", table(f"{where}.plan", data["plan"]))
    seat.hand = () if begin else _cards(f"{where}.hand", data["hand"])
    seat.top = tuple(
        UNSEEN if card == COMMON_WORD else whole(f"{where}.top", card, 1, CARDS)
        for card in sequence(f"{where}.top", data["top"])
    )
    seat.discard = _cards(f"{where}.discard", data["discard"])
    _settle_cards(where, seat, _cards(f"{where}.rest", data["rest"]), character)
    if begin:
        _fill_plan(where, seat)
    seat.facts = _read_facts(f"{where}.facts", table(f"{where}.facts", data["facts"]), board)
    return seat


def _numbers(where: str, given: Any, words: tuple[str, ...]) -> tuple[int, ...]:
    found = [number(where, word, words) for word in sequence(where, given)]
    for one in found:
        if found.count(one) > 1:
            raise DataError(where, f"{words[one]} is there twice")
    return tuple(sorted(found))


def _cards(where: str, given: Any) -> tuple[int, ...]:
    return tuple(sorted(whole(where, card, 1, CARDS) for card in sequence(where, given)))


def _settle_cards(where: str, seat: Seat, rest: tuple[int, ...], character: int) -> None:
    """The rest of the draw pile is what lies nowhere else: own cards that are not given, and common
    cards that are given here."""
    placed = seat.placed()
    own = PERSONAL_DECKS[character]
    for card in placed:
        if placed.count(card) > 1:
            raise DataError(where, f"the card {card} is in two places")
    for card in [*placed, *rest]:
        owner = CONTENT.cards[card - 1].owner
        if owner not in (character, COMMON):
            raise DataError(where, f"the card {card} belongs to another character")
    seat.rest = tuple(sorted({*own, *rest} - set(placed)))


def _read_plan(where: str, data: dict[str, Any]) -> list[int]:
    plan = [0] * PLAN
    known = (*PLAN_WORDS, "left", "symbol")
    for field in data:
        if field not in known:
            raise DataError(f"{where}.{field}", "no such path")
    for slot, word in enumerate(PLAN_WORDS):
        if data.get(word) is not None:
            plan[slot] = whole(f"{where}.{word}", data[word], 1, CARDS)
    left = sequence(f"{where}.left", data.get("left", []))
    if len(left) > 2:
        raise DataError(f"{where}.left", "two cards at most")
    for i, card in enumerate(left):
        at = f"{where}.left.{i}"
        entry = table(at, card)
        plan[LEFTOVER + 2 * i] = whole(at, entry.get("card"), 1, CARDS)
        plan[LEFTOVER + 2 * i + 1] = number(at, entry.get("fate"), FATES[1:]) + 1
    if data.get("symbol") is not None:
        plan[SYMBOL_AT] = number(f"{where}.symbol", data["symbol"], PHASE_WORDS[1:]) + 1
    return plan


def _fill_plan(where: str, seat: Seat) -> None:
    """Lowest free cards into the gaps of a plan."""
    rest = list(seat.rest)
    for slot in range(4):
        if seat.plan[slot] == 0:
            if not rest:
                raise DataError(f"{where}.plan", "no card left for a plan")
            seat.plan[slot] = rest.pop(0)
    seat.rest = tuple(rest)


def _read_facts(where: str, data: dict[str, Any], board: Board) -> list[int]:
    facts = [0] * STRIDE
    for field in data:
        if field not in FACT_WORDS:
            raise DataError(f"{where}.{field}", f"no such path; there are {', '.join(FACT_WORDS)}")
    for i, word in enumerate(FACT_WORDS):
        if word not in data:
            raise DataError(f"{where}.{word}", "is missing")
        value, at = data[word], f"{where}.{word}"
        if i == LAKES:
            facts[i] = mask(at, value, ALL_LAKES)
        elif i == REGIONS_SEEN:
            facts[i] = mask(at, value, REGIONS)
        elif i in (DAWN, START):
            facts[i] = space(at, value, board.towns)
        elif i == END_TOWNS:
            facts[i] = mask(at, value, CONTENT.town_ids)
        elif i == PHASE:
            facts[i] = number(at, value, PHASE_WORDS)
        elif i == BARRED:
            facts[i] = mask(at, value, SPACE_WORDS)
        elif i == EXTRA:
            facts[i] = mask(at, value, KINDS) << 8
        elif i in (EITHER, HOPPED, WRAP):
            facts[i] = 1 if flag(at, value) else 0
        elif i == OPTIONS:
            facts[i] = mask(at, value, OPTION_WORDS)
        elif i == BEARINGS:
            counts = [whole(at, count, 0, 15) for count in sequence(at, value)]
            facts[i] = sum(count << 4 * d for d, count in enumerate(counts))
        elif i == DRIVEN:
            facts[i] = sum(1 << (whole(at, n, 1, 5) - 1) for n in sequence(at, value))
        elif i == OWNED:
            facts[i] = mask(at, value, WEAPONS)
        elif i == SEEN:
            for one in sequence(at, value):
                secret = space(at, one, board.towns)
                if secret not in board.secrets:
                    raise DataError(at, f"{one} is no secret place")
                facts[i] |= 1 << board.secrets.index(secret)
        else:
            facts[i] = whole(at, value, 0, 1000)
    return facts
