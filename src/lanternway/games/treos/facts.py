"""What happened to a seat: today, and in its present or last turn. Side quests ask for it (TR-11.1)."""

from lanternway.games.treos.regions import DIRECTIONS, ROAD, TRAIL


class Day:
    """A seat's day so far. Clones of a table share it until one changes it."""

    __slots__ = (
        "dawn", "end_towns", "gates_used", "gold", "lakes", "phase", "regions", "road_moves",
        "trail_moves", "turns_moved", "water_moves",
    )  # fmt: skip

    def __init__(self) -> None:
        self.trail_moves: int = 0
        self.road_moves: int = 0
        self.water_moves: int = 0
        self.lakes: int = 0
        """The lakes crossed (bits)."""
        self.regions: int = 0
        """The regions of all spaces one stood on (bits)."""
        self.turns_moved: int = 0
        self.dawn: int = 0
        """The space where the day began."""
        self.end_towns: int = 0
        """The towns where moves ended (bits)."""
        self.gold: int = 0
        """Gold gained."""
        self.phase: int = 0
        """The last phase whose card was revealed."""
        self.gates_used: int = 0
        """How often *Open Gates* was used."""

    def clone(self) -> "Day":
        copy = Day()
        copy.trail_moves = self.trail_moves
        copy.road_moves = self.road_moves
        copy.water_moves = self.water_moves
        copy.lakes = self.lakes
        copy.regions = self.regions
        copy.turns_moved = self.turns_moved
        copy.dawn = self.dawn
        copy.end_towns = self.end_towns
        copy.gold = self.gold
        copy.phase = self.phase
        copy.gates_used = self.gates_used
        return copy

    def count_move(self, kind: int) -> None:
        """One more move by a kind of path."""
        if kind == TRAIL:
            self.trail_moves += 1
        elif kind == ROAD:
            self.road_moves += 1
        else:
            self.water_moves += 1

    def moves(self) -> int:
        return self.trail_moves + self.road_moves + self.water_moves


class Turn:
    """A seat's present or last turn. Clones of a table share it until one changes it."""

    __slots__ = (
        "barred", "bearings", "borders", "driven", "either", "extra", "hopped", "left", "moves",
        "options", "owned", "seen", "start", "wrap",
    )  # fmt: skip

    def __init__(
        self,
        start: int = 0,
        barred: int = 0,
        left: int = 0,
        extra: int = 0,
        options: int = 0,
        wrap: int = 0,
        owned: int = 0,
        seen: int = 0,
    ) -> None:
        self.start: int = start
        """The space where the turn began."""
        self.barred: int = barred
        """The spaces that may not be entered again (TR-3.7, TR-3.9)."""
        self.left: int = left
        self.extra: int = extra
        self.options: int = options
        self.wrap: int = wrap
        """How one may walk on: see `movement.Walk`."""
        self.owned: int = owned
        """The weapons owned before the turn (bits)."""
        self.seen: int = seen
        """The secret places revealed before the turn (bits)."""
        self.moves: int = 0
        self.either: bool = False
        """Whether the extra move may be one by the card, see `movement.Walk`."""
        self.hopped: bool = False
        """Whether one has just hopped through a portal."""
        self.bearings: list[int] = [0] * len(DIRECTIONS)
        """Moves by the direction of the exit."""
        self.borders: int = 0
        """Border roads walked."""
        self.driven: int = 0
        """The highwaymen moved (bits)."""

    def clone(self) -> "Turn":
        copy = Turn(
            self.start, self.barred, self.left, self.extra, self.options, self.wrap, self.owned,
            self.seen,
        )  # fmt: skip
        copy.moves = self.moves
        copy.either = self.either
        copy.hopped = self.hopped
        copy.bearings = self.bearings[:]
        copy.borders = self.borders
        copy.driven = self.driven
        return copy
