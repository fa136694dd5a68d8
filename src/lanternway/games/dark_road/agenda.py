"""The kinds of unfinished business, in one table: word, clause, and what is true of each.

A frame with nothing but its kind and its seat is made once: `PLAN.of[seat]`. Kinds that hold more have
their frames in `frames.py`; which functions answer them, `rules/flow.py` says.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from lanternway.core import Frame, Kind, Kinds
from lanternway.games.dark_road.effect import (
    COPY_TRAVEL_DIE,
    GAIN_DEED,
    RAISE_TRAVEL_DIE,
    ROLL_ORACLE,
    ROLL_RUINS,
    Op,
)
from lanternway.games.dark_road.effect import GAIN_HERO as A_HERO
from lanternway.games.dark_road.limits import MAX_SEATS

IN_EVENT: Final = (COPY_TRAVEL_DIE, RAISE_TRAVEL_DIE)
"""What companions do in a caravan's event alone."""
MAY_BRING_HERO: Final = (A_HERO, ROLL_ORACLE, ROLL_RUINS)
"""What companions do that can bring a hero aboard."""


class RoadKind(Kind):
    """A kind of business on the dark road.

    The flags: a companion can be used `beside` it, between two things and not inside one (DR-4.2);
    `for_companion` is asked although there is only one other answer, if a companion could help now, with
    `only` if an ability does one of these; `by_coins` the purse decides what can be answered, so
    not being asked shows something of it (DR-3.7); before `goods_wait` the storage is not checked yet,
    because what is going on has not ended (DR-3.2, DR-3.5), and `tokens_wait` likewise for quartz and
    horseshoes (DR-3.3).
    """

    __slots__ = (
        "beside",
        "by_coins",
        "concern_answers",
        "for_companion",
        "for_concern",
        "goods_wait",
        "of",
        "only",
        "tokens_wait",
    )

    def __init__(
        self,
        word: str,
        clause: str,
        *,
        beside: bool = False,
        for_companion: bool = False,
        only: tuple[Op, ...] = (),
        by_coins: bool = False,
        goods_wait: bool = False,
        tokens_wait: bool = False,
    ) -> None:
        super().__init__(word, clause)
        self.for_companion: bool = for_companion or len(only) > 0
        self.beside: bool = beside or self.for_companion
        self.only: tuple[Op, ...] = only
        self.by_coins: bool = by_coins
        self.goods_wait: bool = goods_wait
        self.tokens_wait: bool = tokens_wait
        self.concern_answers: bool = False
        self.for_concern: Callable[[Any, Any], None] = self.go_on
        """What the Private Concern does where a human is asked, or goes on otherwise."""
        self.of: list[Task] = [Task(self, seat) for seat in range(MAX_SEATS)]
        """By seat: the frame that holds nothing more."""

    def concern(self, answer: Callable[[Any, Any], None]) -> None:
        """The Private Concern has a way of its own."""
        self.concern_answers = True
        self.for_concern = answer


class Task(Frame):
    """A frame of this game: what it holds can be written as numbers, which `agenda` in data shows."""

    fields: ClassVar[dict[str, type]] = {}
    """The names and types of what it holds, in the order of the numbers."""

    __slots__ = ()

    def numbers(self) -> list[int]:
        return [int(getattr(self, field)) for field in self.fields]


# --- go on by themselves --------------------------------------------------------------------------
EFFECTS: Final = RoadKind("effects", "DR-16", goods_wait=True, tokens_wait=True)
"""Effects of a list that are still to be done."""
CONCERN: Final = RoadKind("concern", "DR-17.8.1")
"""The Private Concern's turn."""
JOINING: Final = RoadKind("joining", "DR-7.1.3")
"""The next seat is asked to join the caravan."""
EVENT: Final = RoadKind("event", "DR-7.2.2")
"""The next traveller takes a die."""
VISITS: Final = RoadKind("visits", "DR-7.3.1")
"""The next traveller visits a town."""
FORTUNES: Final = RoadKind("fortunes", "DR-7.4.1")
"""Good fortunes of the leader."""
AT_YURGS: Final = RoadKind("at_yurgs", "DR-11.3")
"""Before the choice at Yurg's: what a steed brings."""
DELIVERED: Final = RoadKind("delivered", "DR-17.17.1")
"""A seat's final visit is over."""
ROUND_END: Final = RoadKind("round_end", "DR-4.1")
"""Lowest in the agenda between two rounds."""
# --- the steps of a turn: always lowest in the agenda ---------------------------------------------
KEEP: Final = RoadKind("keep", "DR-2.8")
DRAFT: Final = RoadKind("draft", "DR-2.10")
PLAN: Final = RoadKind("plan", "DR-4.3.2", beside=True)
MOVE: Final = RoadKind("move", "DR-4.4.1", beside=True)
HORSESHOE: Final = RoadKind("horseshoe", "DR-4.4.2", only=(GAIN_DEED,))
"""A deed may bring the horseshoe that is missing; other companions could be used before the move."""
ACTIVATE: Final = RoadKind("activate", "DR-4.5.2", for_companion=True)
FINAL: Final = RoadKind("final", "DR-12.1")
# --- questions ------------------------------------------------------------------------------------
SLOT: Final = RoadKind("slot", "DR-4.3.3", for_companion=True)
"""In round 13 the first question of a turn: there is one die, and a slot may have nothing to give."""
BAZAAR: Final = RoadKind("bazaar", "DR-5.1.1", beside=True, by_coins=True, goods_wait=True)
RING: Final = RoadKind("ring", "DR-5.3.1", for_companion=True, by_coins=True)
INN: Final = RoadKind("inn", "DR-5.4.1", for_companion=True)
SALE: Final = RoadKind("sale", "DR-5.4.1", goods_wait=True)
YURGS: Final = RoadKind("yurgs", "DR-5.5.1", beside=True)
DELVE: Final = RoadKind("delve", "DR-6.1", only=MAY_BRING_HERO)
"""With a hero more the marker may go farther."""
LIGHT: Final = RoadKind("light", "DR-6.3", for_companion=True, by_coins=True)
INVITE: Final = RoadKind("invite", "DR-7.1.1", beside=True)
DECLARE: Final = RoadKind("declare", "DR-7.1.2", beside=True)
JOIN: Final = RoadKind("join", "DR-7.1.3")
DIE: Final = RoadKind("die", "DR-7.2.2", for_companion=True)
RAISE: Final = RoadKind("raise", "DR-7.2.4", only=IN_EVENT)
"""A steed may add to the die that was taken."""
COPY_LAST: Final = RoadKind("copy_last", "DR-10.6", only=IN_EVENT)
"""Before the dice go back: the leader may still copy one."""
WHERE: Final = RoadKind("where", "DR-7.3.1")
VISIT: Final = RoadKind("visit", "DR-7.3.2", for_companion=True, goods_wait=True)
LOAD: Final = RoadKind("load", "DR-7.3.2", goods_wait=True)
FORTUNE: Final = RoadKind("fortune", "DR-7.4.1", beside=True)
CHOOSE: Final = RoadKind("choose", "DR-16", by_coins=True, goods_wait=True)
PAY: Final = RoadKind("pay", "DR-9.11", for_companion=True, by_coins=True)
MAY: Final = RoadKind("may", "DR-16", beside=True, goods_wait=True)
SWAP: Final = RoadKind("swap", "DR-9.8", beside=True, by_coins=True)
READY: Final = RoadKind("ready", "DR-4.3.3", goods_wait=True)
GOOD: Final = RoadKind("good", "DR-16", goods_wait=True)
LOSE_GOOD: Final = RoadKind("lose_good", "DR-7.2.4", goods_wait=True)
LOSE_HERO: Final = RoadKind("lose_hero", "DR-7.2.4", goods_wait=True)
FLIP: Final = RoadKind("flip", "DR-16", goods_wait=True)
GAIN_HERO: Final = RoadKind("gain_hero", "DR-6.4", goods_wait=True)
GAIN_COMMISSION: Final = RoadKind("gain_commission", "DR-5.2.1", goods_wait=True)
DEED: Final = RoadKind("deed", "DR-8.1", goods_wait=True)
UPGRADE: Final = RoadKind("upgrade", "DR-11.6", goods_wait=True)
STEED: Final = RoadKind("steed", "DR-11.6", goods_wait=True)
ESCORT: Final = RoadKind("escort", "DR-10.1", goods_wait=True)
"""A hero is delivered by a companion."""
STORE: Final = RoadKind("store", "DR-3.2", for_companion=True, goods_wait=True)
TOKENS: Final = RoadKind("tokens", "DR-3.4", for_companion=True, goods_wait=True, tokens_wait=True)
HERO_FULL: Final = RoadKind("hero_full", "DR-3.4", for_companion=True, goods_wait=True)
COMMISSION_FULL: Final = RoadKind("commission_full", "DR-3.4", for_companion=True, goods_wait=True)
COMPANION: Final = RoadKind("companion", "DR-4.2")
COPY: Final = RoadKind("copy", "DR-10.6")
RAISE_BY: Final = RoadKind("raise_by", "DR-10.6")
"""A companion may add to the die that was taken."""

KINDS: Final[Kinds] = Kinds(
    [
        EFFECTS, CONCERN, JOINING, EVENT, VISITS, FORTUNES, AT_YURGS, DELIVERED, ROUND_END, KEEP,
        DRAFT, PLAN, MOVE, HORSESHOE, ACTIVATE, FINAL, SLOT, BAZAAR, RING, INN, SALE, YURGS, DELVE,
        LIGHT, INVITE, DECLARE, JOIN, DIE, RAISE, COPY_LAST, WHERE, VISIT, LOAD, FORTUNE, CHOOSE, PAY,
        MAY, SWAP, READY, GOOD, LOSE_GOOD, LOSE_HERO, FLIP, GAIN_HERO, GAIN_COMMISSION, DEED, UPGRADE,
        STEED, ESCORT, STORE, TOKENS, HERO_FULL, COMMISSION_FULL, COMPANION, COPY, RAISE_BY,
    ]
)  # fmt: skip
STEPS: Final = (PLAN, MOVE, HORSESHOE, ACTIVATE, FINAL)
"""The steps of a turn that data shows as `turn.step`."""
