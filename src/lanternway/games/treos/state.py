"""The State of Treos: flat lists of ints by seat, tuples for what a seat holds, one shared Board."""

from typing import Any, Final

from lanternway.core import Action, Chance, Family, Frame, Outcome, Prompt, Refusal, State, View
from lanternway.core.state import families_of
from lanternway.games.treos.board import BIT, Board
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.happenings import NO_EVENT, Happening
from lanternway.games.treos.layouts import Layout

# --- agenda: what is asked (the first part) and what goes on by itself ------------------------------
PLANNING, MOVING, LANDING, GATES, USING, HOPPING, TRADING, KEEPING = 0, 1, 2, 3, 4, 5, 6, 7
CHOOSING, DRIVING, PUSHING, FULFILLING = 8, 9, 10, 11
ARRIVING, CAMPING, NEXT = 12, 13, 14
FRAME_WORDS: Final = (
    "planning", "moving", "landing", "gates", "using", "hopping", "trading", "keeping", "choosing",
    "driving", "pushing", "fulfilling", "arriving", "camping", "next",
)  # fmt: skip

# --- facts of a seat: those of the day, then those of its present or last turn ----------------------
TRAIL_MOVES, ROAD_MOVES, WATER_MOVES, LAKES, REGIONS_SEEN, TURNS_MOVED, DAWN, END_TOWNS, GOLD = (
    0, 1, 2, 3, 4, 5, 6, 7, 8,
)  # fmt: skip
PHASE, START, BARRED, MOVES, LEFT, EXTRA, EITHER, HOPPED, OPTIONS, WRAP = (
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
)  # fmt: skip
BEARINGS, BORDERS, DRIVEN, OWNED, SEEN, GATES_USED = 19, 20, 21, 22, 23, 24
STRIDE: Final = 25
FACT_WORDS: Final = (
    "trail_moves", "road_moves", "water_moves", "lakes", "regions", "turns_moved", "dawn",
    "end_towns", "gold", "phase", "start", "barred", "moves", "left", "extra", "either", "hopped",
    "options", "wrap", "bearings", "borders", "driven", "owned", "seen", "gates_used",
)  # fmt: skip
"""phase: the last phase whose card was revealed today. start: where the turn began; barred: what may
not be entered again. left, extra, either: moves left (see movement.Walk). bearings: moves of the turn
by exit direction, four bits each. driven: highwaymen moved (bits). owned, seen: weapons and revealed
secret places before the turn (bits). gates_used: how often *Open Gates* was used today."""

# --- plan of a seat: cards by slot, leftovers, the symbol's phase -----------------------------------
PLAN: Final = 9
LEFTOVER: Final = 4
"""Place of the first leftover card; then its fate, then the second and its fate."""
SYMBOL_AT: Final = 8
KEPT, DROPPED = 1, 2

NOBODY: Final = -1
UNSEEN: Final = 0
"""A card on a draw pile that nobody has seen yet: a common card whose face is not drawn yet."""
NO_TILE, HIDDEN = -1, 0
"""A secret space without a tile; a tile face down. A revealed tile is its type + 1."""

_MOVERS: Final = [[s for s in range(4) if mask >> s & 1] for mask in range(16)]


class Setting:
    """What never changes during a game."""

    __slots__ = (
        "at_phase_end", "characters", "events", "goal", "layout", "map_data", "meaner", "options",
        "seats", "secrets_a_region", "turns",
    )  # fmt: skip

    def __init__(
        self,
        options: dict[str, Any],
        seats: int,
        characters: tuple[int, ...],
        turns: tuple[int, ...],
        layout: Layout,
        map_data: dict[str, Any] | None = None,
    ) -> None:
        self.options: dict[str, Any] = options
        self.seats: int = seats
        self.characters: tuple[int, ...] = characters
        self.turns: tuple[int, ...] = turns
        """The side of the map each seat sits at, as seat turns S=0, W=1, N=2, E=3 (TR-1.1)."""
        self.layout: Layout = layout
        self.map_data: dict[str, Any] | None = map_data
        """A position's own map, as it was given."""
        self.goal: int = int(options["goal"])
        self.events: bool = not options["no_events"]
        self.meaner: bool = bool(options["meaner_highwaymen"])
        self.at_phase_end: bool = bool(options["highwaymen_at_phase_end"])
        self.secrets_a_region: int = int(options["secret_per_region"])


class TreosState(State):
    """Everything on the table."""

    __slots__ = (
        "board", "bodies", "commons", "day", "deck", "discards", "event", "event_bottom",
        "event_pool", "facts", "fresh", "gold", "hands", "inns", "menu", "order", "personal", "phase",
        "piles", "plan", "portals", "pos", "quests", "ready", "robbers", "secrets", "setting", "side",
        "side_bottom", "side_pool", "tiles", "tops", "upturned", "weapons", "winner",
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
        deck: int,
        personal: int,
        portals: int,
        inns: int,
        order: tuple[int, ...],
        pos: list[int],
        robbers: list[int],
        gold: list[int],
        weapons: list[int],
        secrets: list[int],
        tiles: list[int],
        fresh: list[int],
        plan: list[int],
        facts: list[int],
        hands: list[tuple[int, ...]],
        tops: list[tuple[int, ...]],
        bodies: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        quests: list[tuple[int, ...]],
        side: list[tuple[int, ...]],
        commons: list[int],
        upturned: list[int],
        piles: list[tuple[int, ...]],
        side_pool: list[int],
        side_bottom: list[int],
        event_pool: list[int],
        event_bottom: list[int],
        menu: list[Action] | None = None,
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
        """0 sunrise, then 1 morning, 2 midday, 3 evening."""
        self.event: int = event
        """The event of the day; -1 for none."""
        self.ready: int = ready
        """The seats that have committed their plan (bits)."""
        self.winner: int = winner
        self.deck: int = deck
        """How many common movement cards are left in their deck."""
        self.personal: int = personal
        """The seats whose personal quest is still open (bits)."""
        self.portals: int = portals
        """The spaces of revealed portals."""
        self.inns: int = inns
        """The regions whose inn was visited (bits)."""
        self.order: tuple[int, ...] = order
        self.pos: list[int] = pos
        self.robbers: list[int] = robbers
        """Where the five highwaymen stand."""
        self.gold: list[int] = gold
        self.weapons: list[int] = weapons
        """The weapon types a seat owns (bits by region)."""
        self.secrets: list[int] = secrets
        """By secret slot: NO_TILE, HIDDEN, or a revealed tile's type + 1."""
        self.tiles: list[int] = tiles
        """The types of the secret tiles that nobody has seen yet."""
        self.fresh: list[int] = fresh
        """Side quests drawn in this phase (bits): not yet to be completed (TR-7.5)."""
        self.plan: list[int] = plan
        self.facts: list[int] = facts
        self.hands: list[tuple[int, ...]] = hands
        self.tops: list[tuple[int, ...]] = tops
        """Cards put on the draw pile, the topmost last; UNSEEN for a common card."""
        self.bodies: list[tuple[int, ...]] = bodies
        """The shuffled rest of the draw pile, by number: its order is not decided before it is drawn."""
        self.discards: list[tuple[int, ...]] = discards
        self.quests: list[tuple[int, ...]] = quests
        self.side: list[tuple[int, ...]] = side
        self.commons: list[int] = commons
        """The common cards that nobody has seen: the deck, and those unseen on draw piles."""
        self.upturned: list[int] = upturned
        """The face-up quest of each pile."""
        self.piles: list[tuple[int, ...]] = piles
        """Of each quest pile: the unseen cards; then (4 further on) those put under it, in order."""
        self.side_pool: list[int] = side_pool
        self.side_bottom: list[int] = side_bottom
        """Side quests under the deck in order; each number + 32 · the seats that know it (bits)."""
        self.event_pool: list[int] = event_pool
        self.event_bottom: list[int] = event_bottom
        self.menu: list[Action] | None = menu
        """The answers to the present question of one seat; never changed, only replaced."""

    def clone(self) -> "TreosState":
        return TreosState(
            self.seats, self.chance.clone(), self.agenda[:], self.reveals, self.setting, self.board,
            self.day, self.phase, self.event, self.ready, self.winner, self.deck, self.personal,
            self.portals, self.inns, self.order, self.pos[:], self.robbers[:], self.gold[:],
            self.weapons[:], self.secrets[:], self.tiles[:], self.fresh[:], self.plan[:],
            self.facts[:], self.hands[:], self.tops[:], self.bodies[:], self.discards[:],
            self.quests[:], self.side[:], self.commons[:], self.upturned[:], self.piles[:],
            self.side_pool[:], self.side_bottom[:], self.event_pool[:], self.event_bottom[:],
            self.menu,
        )  # fmt: skip

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
        return self.phase > 0 and self.plan[seat * PLAN + SYMBOL_AT] == self.phase

    def card(self, seat: int) -> int:
        """The movement card of a seat in this phase."""
        return self.plan[seat * PLAN + self.phase]

    def robber_mask(self) -> int:
        a, b, c, d, e = self.robbers
        return BIT[a] | BIT[b] | BIT[c] | BIT[d] | BIT[e]

    def open_portals(self) -> int:
        """The revealed portals if there are two or more, else none (TR-3.9)."""
        portals = self.portals
        return portals if portals & (portals - 1) else 0

    # --- the contract; the rules live in their own files ------------------------------------------

    def to_move(self) -> list[int]:
        if self.winner >= 0:
            return _MOVERS[0]
        seat = self.agenda[-1][1]
        if seat >= 0:
            return _MOVERS[1 << seat]
        return _MOVERS[((1 << self.seats) - 1) & ~self.ready]

    def legal(self, seat: int) -> list[Action]:
        if self.winner >= 0:
            return []
        asked = self.agenda[-1][1]
        if asked == seat:
            return self.menu if self.menu is not None else turn.menu(self)
        if asked == NOBODY:
            return sunrise.choices(self, seat)
        return []

    def perform(self, seat: int, action: Action) -> None:
        if self.agenda[-1][0] == PLANNING:
            sunrise.plan(self, seat, action)
        else:
            turn.answer(self, seat, action)

    def why_not(self, seat: int, action: Action) -> Refusal:
        return refusals.why_not(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return prompts.prompt(self, seat)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def to_data(self) -> dict[str, Any]:
        return codec.to_data(self)

    def to_snapshot(self) -> dict[str, Any]:
        return codec.to_data(self)

    def considered(self, seat: int) -> list[Family]:
        return families_of(self, seat)

    def aids(self, seat: int) -> dict[str, Any]:
        return {}

    def view(self, seat: int) -> View:
        return view.view(self, seat)


from lanternway.games.treos import codec, prompts, refusals, scoring, view  # noqa: E402
from lanternway.games.treos.rules import sunrise, turn  # noqa: E402
