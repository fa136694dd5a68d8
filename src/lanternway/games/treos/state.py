"""The table of Treos: lists by seat, tuples for what a seat holds, one shared Board.

What happened to a seat (`facts.py`) is shared between clones until one of them changes it.
"""

from typing import ClassVar, Final

from lanternway.core import Action, Chance, Frame, State, TableRooms
from lanternway.games.treos import aids, data, scoring, view
from lanternway.games.treos.agenda import NOBODY
from lanternway.games.treos.board import BIT, Board
from lanternway.games.treos.cards import NO_CARD
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.facts import Day, Turn
from lanternway.games.treos.happenings import NO_EVENT, Happening
from lanternway.games.treos.plan import SUNRISE, Leftover
from lanternway.games.treos.rules import flow, prompts, refusals
from lanternway.games.treos.setting import Setting
from lanternway.games.treos.tasks import SeenTask

_MOVERS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats of a set, in order."""


class Table(State):
    """Everything on the table."""

    rooms: ClassVar[TableRooms] = TableRooms(refusals, prompts, scoring, data, view, aids)

    __slots__ = (
        "answers", "board", "common_deck", "day", "discards", "event", "event_bottom", "event_pool",
        "fresh", "gold", "hands", "highwaymen", "leftovers", "order", "own_days", "own_turns",
        "personal", "phase", "plans", "portals", "quest_bottoms", "quest_pools", "quests", "ready", "rests",
        "secrets", "setting", "side_bottom", "side_pool", "side_quests", "spaces", "symbols", "today", "tops",
        "turns", "unseen_commons", "unseen_tiles", "upturned", "visited_inns", "weapons", "winner",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        setting: Setting,
        board: Board,
        day: int,
        phase: int,
        event: int,
        ready: int,
        winner: int,
        common_deck: int,
        personal: int,
        portals: int,
        visited_inns: int,
        order: tuple[int, ...],
        spaces: list[int],
        highwaymen: list[int],
        gold: list[int],
        weapons: list[int],
        secrets: list[int],
        unseen_tiles: list[int],
        fresh: list[int],
        plans: list[tuple[int, ...]],
        leftovers: list[tuple[Leftover, ...]],
        symbols: list[int],
        today: list[Day],
        turns: list[Turn],
        hands: list[tuple[int, ...]],
        tops: list[tuple[int, ...]],
        rests: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        quests: list[tuple[int, ...]],
        side_quests: list[tuple[int, ...]],
        unseen_commons: list[int],
        upturned: list[int],
        quest_pools: list[tuple[int, ...]],
        quest_bottoms: list[tuple[int, ...]],
        side_pool: list[int],
        side_bottom: list[SeenTask],
        event_pool: list[int],
        event_bottom: list[int],
        answers: list[Action] | None = None,
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda = agenda
        self.reveals = reveals
        self.sink = None
        self.setting: Setting = setting
        self.board: Board = board
        self.day: int = day
        self.phase: int = phase
        """SUNRISE, then MORNING, MIDDAY, EVENING."""
        self.event: int = event
        """The event of the day, or NO_EVENT_TODAY."""
        self.ready: int = ready
        """The seats that have committed their plan (bits)."""
        self.winner: int = winner
        """The seat that won, or NOBODY."""
        self.common_deck: int = common_deck
        """How many common movement cards are left in their deck."""
        self.personal: int = personal
        """The seats whose personal quest is still open (bits)."""
        self.portals: int = portals
        """The spaces of revealed portals."""
        self.visited_inns: int = visited_inns
        """The regions whose inn was visited (bits)."""
        self.order: tuple[int, ...] = order
        """The seats in the order of their turns; empty while all plan."""
        self.spaces: list[int] = spaces
        """Where each seat's character stands."""
        self.highwaymen: list[int] = highwaymen
        """Where the five highwaymen stand."""
        self.gold: list[int] = gold
        self.weapons: list[int] = weapons
        """The weapon types a seat owns (bits by region)."""
        self.secrets: list[int] = secrets
        """By secret slot: NO_TILE, HIDDEN, or a revealed tile's type + 1."""
        self.unseen_tiles: list[int] = unseen_tiles
        """The types of the secret tiles that nobody has seen yet."""
        self.fresh: list[int] = fresh
        """Side quests drawn in this phase (bits): not yet to be completed (TR-7.5)."""
        self.plans: list[tuple[int, ...]] = plans
        """The planned cards by slot, NO_CARD where a slot is open."""
        self.leftovers: list[tuple[Leftover, ...]] = leftovers
        """The cards left over while all plan."""
        self.symbols: list[int] = symbols
        """The phase of each seat's symbol, or NO_PHASE."""
        self.today: list[Day] = today
        """What happened to each seat today."""
        self.turns: list[Turn] = turns
        """Each seat's present or last turn."""
        self.own_days: int = 0
        self.own_turns: int = 0
        """The seats whose `today` or `turns` no clone shares: only these may be changed in place."""
        self.hands: list[tuple[int, ...]] = hands
        self.tops: list[tuple[int, ...]] = tops
        """Cards put on the draw pile, the topmost last; UNSEEN for a common card."""
        self.rests: list[tuple[int, ...]] = rests
        """The shuffled rest of the draw pile, by number: its order is not decided before it is drawn."""
        self.discards: list[tuple[int, ...]] = discards
        self.quests: list[tuple[int, ...]] = quests
        self.side_quests: list[tuple[int, ...]] = side_quests
        self.unseen_commons: list[int] = unseen_commons
        """The common cards that nobody has seen: the deck, and those unseen on draw piles."""
        self.upturned: list[int] = upturned
        """The face-up quest of each pile, or NO_QUEST."""
        self.quest_pools: list[tuple[int, ...]] = quest_pools
        """The unseen cards of each quest pile."""
        self.quest_bottoms: list[tuple[int, ...]] = quest_bottoms
        """Those put under it, in order."""
        self.side_pool: list[int] = side_pool
        """The side quests in their deck that nobody has seen."""
        self.side_bottom: list[SeenTask] = side_bottom
        """Those put under it, in order."""
        self.event_pool: list[int] = event_pool
        self.event_bottom: list[int] = event_bottom
        self.answers: list[Action] | None = answers
        """The answers to the present question of one seat; never changed, only replaced."""

    def progress(self) -> tuple[int, int]:
        return self.day, 0

    def clone(self) -> "Table":
        self.own_days = 0  # from now on both change copies
        self.own_turns = 0
        return Table(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.reveals,
            self.setting,
            self.board,
            self.day,
            self.phase,
            self.event,
            self.ready,
            self.winner,
            self.common_deck,
            self.personal,
            self.portals,
            self.visited_inns,
            self.order,
            self.spaces[:],
            self.highwaymen[:],
            self.gold[:],
            self.weapons[:],
            self.secrets[:],
            self.unseen_tiles[:],
            self.fresh[:],
            self.plans[:],
            self.leftovers[:],
            self.symbols[:],
            self.today[:],
            self.turns[:],
            self.hands[:],
            self.tops[:],
            self.rests[:],
            self.discards[:],
            self.quests[:],
            self.side_quests[:],
            self.unseen_commons[:],
            self.upturned[:],
            self.quest_pools[:],
            self.quest_bottoms[:],
            self.side_pool[:],
            self.side_bottom[:],
            self.event_pool[:],
            self.event_bottom[:],
            self.answers,
        )

    # --- the rules ------------------------------------------------------------------------------

    def to_move(self) -> list[int]:
        """All plan at once; then one after the other. Nobody when somebody has won."""
        if self.winner != NOBODY:
            return _MOVERS[0]
        seat = self.agenda[-1].seat
        if seat != NOBODY:
            return _MOVERS[1 << seat]
        return _MOVERS[((1 << self.seats) - 1) & ~self.ready]

    def legal(self, seat: int) -> list[Action]:
        return flow.legal(self, seat)

    def perform(self, seat: int, action: Action) -> None:
        flow.perform(self, seat, action)

    # --- small questions that every rule asks -----------------------------------------------------

    def happening(self, seat: int) -> Happening:
        """The event as it acts for a seat now: one with the symbol only in the seat's symbol phase."""
        if self.event < 0:
            return NO_EVENT
        event = CONTENT.events[self.event]
        if event.symbol and not self.has_symbol(seat):
            return NO_EVENT
        return event

    def has_symbol(self, seat: int) -> bool:
        """Whether this phase is the seat's symbol phase (TR-2.4)."""
        return self.phase != SUNRISE and self.symbols[seat] == self.phase

    def card(self, seat: int) -> int:
        """The movement card of a seat in this phase."""
        return self.plans[seat][self.phase]

    def cards_in_plan(self, seat: int) -> list[int]:
        """Planned cards and leftovers."""
        found = [card for card in self.plans[seat] if card != NO_CARD]
        return found + [leftover.card for leftover in self.leftovers[seat]]

    def guarded(self) -> int:
        """The spaces where highwaymen stand."""
        first, second, third, fourth, fifth = self.highwaymen
        return BIT[first] | BIT[second] | BIT[third] | BIT[fourth] | BIT[fifth]

    def open_portals(self) -> int:
        """The revealed portals if there are two or more, else none (TR-3.9)."""
        portals = self.portals
        return portals if portals & (portals - 1) else 0

    # --- facts to write down ----------------------------------------------------------------------

    def today_to_change(self, seat: int) -> Day:
        """The seat's day, made this table's own if a clone shares it."""
        if not self.own_days >> seat & 1:
            self.today[seat] = self.today[seat].clone()
            self.own_days |= 1 << seat
        return self.today[seat]

    def turn_to_change(self, seat: int) -> Turn:
        """The seat's turn likewise."""
        if not self.own_turns >> seat & 1:
            self.turns[seat] = self.turns[seat].clone()
            self.own_turns |= 1 << seat
        return self.turns[seat]

    def begin_today(self, seat: int) -> None:
        """A new day for the seat: nothing has happened."""
        self.today[seat] = Day()
        self.own_days |= 1 << seat

    def begin_turn(self, seat: int, turn: Turn) -> None:
        self.turns[seat] = turn
        self.own_turns |= 1 << seat
