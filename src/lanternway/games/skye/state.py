"""The table of Skye. Flat lists by seat; territories are shared between clones until one is built on."""

from typing import ClassVar, Final

from lanternway.core import Action, Chance, Frame, State, TableRooms
from lanternway.games.skye import aids, data, scoring, view
from lanternway.games.skye.parts import NUMBER_OF_PARTS
from lanternway.games.skye.rules import flow, prompts, refusals
from lanternway.games.skye.setting import Setting
from lanternway.games.skye.stages import Stage
from lanternway.games.skye.territory import Territory

MAX_SEATS: Final = 5
MOVERS: Final = [
    [
        [(start + n) % seats for n in range(seats) if mask >> (start + n) % seats & 1]
        for start in range(seats)
        for mask in range(1 << seats)
    ]
    for seats in range(1, MAX_SEATS + 1)
]
"""By seats - 1, then start * 2**seats + mask: the seats of a set, in turn order."""


class Table(State):
    """Everything on the table."""

    rooms: ClassVar[TableRooms] = TableRooms(refusals, prompts, scoring, data, view, aids)

    __slots__ = (
        "announced", "bag", "bank", "before", "best", "boost", "drawn", "earned", "gold", "hands",
        "laid", "lands", "layout", "marks", "own", "perks", "pick_cell", "pick_tile", "price",
        "round", "score", "setting", "spared", "stage", "start", "steps", "tokens", "turn",
        "unlocked", "waiting",
        "walker", "waypoints",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        setting: Setting,
        round_: int,
        start: int,
        stage: Stage,
        turn: int,
        waiting: int,
        spared: int,
        bank: int,
        bag: list[int],
        gold: list[int],
        score: list[int],
        earned: list[int],
        drawn: list[int],
        price: list[int],
        hands: list[tuple[int, ...]],
        pick_tile: list[int],
        pick_cell: list[int],
        lands: list[Territory],
        own: int,
        before: list[Territory],
        marks: list[int],
        best: list[int],
        layout: list[tuple[int, ...]],
        perks: list[int],
        tokens: list[int],
        laid: list[int],
        boost: list[int],
        waypoints: list[tuple[int, ...]],
        walker: list[int],
        steps: list[int],
        unlocked: list[tuple[int, int]],
    ) -> None:
        super().__init__(seats, chance, agenda, reveals)
        self.setting: Setting = setting
        self.round: int = round_
        """From 1."""
        self.start: int = start
        """The seat with the start marker."""
        self.stage: Stage = stage
        self.turn: int = turn
        """In serial stages: how many seats, from the start player, have had their turn."""
        self.waiting: int = waiting
        """The set of seats that are asked something now."""
        self.spared: int = spared
        """The set of seats that price all three tiles this round (SK-3.4)."""
        self.bank: int = bank
        """All gold outside the supply: of the players, and lying on tiles."""
        self.bag: list[int] = bag
        """The tiles in the bag, sorted: which one comes next is not decided."""
        self.gold: list[int] = gold
        """Gold behind the screen; what is laid on tiles counts here until prices are revealed."""
        self.score: list[int] = score
        self.earned: list[int] = earned
        """By seat * NUMBER_OF_PARTS + part: where the score comes from."""
        self.drawn: list[int] = drawn
        """By seat * 3 + slot: the tile in front of the screen, or 0."""
        self.price: list[int] = price
        """By seat * 3 + slot: its price, 0 while it has none, -1 for the axe."""
        self.hands: list[tuple[int, ...]] = hands
        """The tiles received this round and not placed yet."""
        self.pick_tile: list[int] = pick_tile
        self.pick_cell: list[int] = pick_cell
        """The tile being placed, and the cell chosen for it; 0 while there is none."""
        self.lands: list[Territory] = lands
        self.own: int = own
        """The seats whose territory no clone shares: only these may be built on in place."""
        self.before: list[Territory] = before
        """While building: the territories as they were, which is what others see."""
        self.marks: list[int] = marks
        """By seat * 3 + track: the space the progress marker is on, 0 at the start."""
        self.best: list[int] = best
        """By seat * 3 + track: the furthest space reached."""
        self.layout: list[tuple[int, ...]] = layout
        """By seat: the bonus tile at numeral * 3 + track."""
        self.perks: list[int] = perks
        """By seat: what bonus tiles gave for good, as bits (see `rules.bonus`)."""
        self.tokens: list[int] = tokens
        """Road tokens not laid yet."""
        self.laid: list[int] = laid
        """While building: road tokens laid since building began."""
        self.boost: list[int] = boost
        """The +4 movement: 0 none, 1 held, 2 declared with the plan."""
        self.waypoints: list[tuple[int, ...]] = waypoints
        """The tiles that waypoints lie on."""
        self.walker: list[int] = walker
        """The number of the tile the journeyman stands on."""
        self.steps: list[int] = steps
        """Movement points left on the journey."""
        self.unlocked: list[tuple[int, int]] = unlocked
        """Bonus tiles unlocked in this phase, each with its seat: they act at the phase's end."""

        self.announced: int = 0
        """How many of the reveals since this copy was made showed nothing that was hidden from who acted."""

    def announce(self) -> None:
        """What was done is seen by all from now on: there is no undo past this."""
        self.reveal()
        self.announced += 1

    def decided(self) -> tuple[int, int]:
        draws, reveals = self.barrier()
        return draws, reveals - self.announced

    def progress(self) -> tuple[int, int]:
        return self.round, self.setting.rounds

    def clone(self) -> "Table":
        self.own = 0  # from now on both build on copies
        extra = self.setting.journeyman
        return Table(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.reveals,
            self.setting,
            self.round,
            self.start,
            self.stage,
            self.turn,
            self.waiting,
            self.spared,
            self.bank,
            self.bag[:],
            self.gold[:],
            self.score[:],
            self.earned[:],
            self.drawn[:],
            self.price[:],
            self.hands[:],
            self.pick_tile[:],
            self.pick_cell[:],
            self.lands[:],
            0,
            self.before,
            self.marks[:] if extra else self.marks,
            self.best[:] if extra else self.best,
            self.layout,
            self.perks[:] if extra else self.perks,
            self.tokens[:] if extra else self.tokens,
            self.laid[:] if extra else self.laid,
            self.boost[:] if extra else self.boost,
            self.waypoints[:] if extra else self.waypoints,
            self.walker[:] if extra else self.walker,
            self.steps[:] if extra else self.steps,
            self.unlocked[:] if extra else self.unlocked,
        )

    # --- the rules ------------------------------------------------------------------------------

    def to_move(self) -> list[int]:
        return MOVERS[self.seats - 1][(self.start << self.seats) + self.waiting]

    def legal(self, seat: int) -> list[Action]:
        return flow.legal(self, seat)

    def perform(self, seat: int, action: Action) -> None:
        flow.perform(self, seat, action)

    # --- what the rules do again and again --------------------------------------------------------

    def seat_of_turn(self, turn: int) -> int:
        """The seat that is so many places after the start player."""
        return (self.start + turn) % self.seats

    def land_to_change(self, seat: int) -> Territory:
        """The seat's territory, made its own if a clone shares it."""
        if not self.own >> seat & 1:
            self.lands[seat] = self.lands[seat].clone()
            self.own |= 1 << seat
        return self.lands[seat]

    def add_points(self, seat: int, part: int, points: int) -> None:
        """Points for a seat, and where they come from."""
        self.score[seat] += points
        self.earned[seat * NUMBER_OF_PARTS + part] += points

    def take_from_supply(self, seat: int, gold: int) -> None:
        """Gold from the general supply to a seat."""
        self.gold[seat] += gold
        self.bank += gold

    def pay_to_supply(self, seat: int, gold: int) -> None:
        """Gold of a seat to the general supply."""
        self.gold[seat] -= gold
        self.bank -= gold
