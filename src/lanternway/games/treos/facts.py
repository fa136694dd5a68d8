"""What happened to a seat: today, and in its present or last turn. Side quests ask for it (TR-11.1)."""

from lanternway.games.treos.regions import DIRECTIONS, ROAD, TRAIL


class Day:
    """A seat's day so far. Clones of a table share it until one changes it."""

    __slots__ = (
        "dawn", "end_towns", "gates_used", "gold", "lakes", "phase", "regions", "road_moves",
        "trail_moves", "turns_moved", "water_moves",
    )  # fmt: skip

    def __init__(
        self,
        trail_moves: int = 0,
        road_moves: int = 0,
        water_moves: int = 0,
        lakes: int = 0,
        regions: int = 0,
        turns_moved: int = 0,
        dawn: int = 0,
        end_towns: int = 0,
        gold: int = 0,
        phase: int = 0,
        gates_used: int = 0,
    ) -> None:
        self.trail_moves: int = trail_moves
        self.road_moves: int = road_moves
        self.water_moves: int = water_moves
        self.lakes: int = lakes
        """The lakes crossed (bits)."""
        self.regions: int = regions
        """The regions of all spaces one stood on (bits)."""
        self.turns_moved: int = turns_moved
        self.dawn: int = dawn
        """The space where the day began."""
        self.end_towns: int = end_towns
        """The towns where moves ended (bits)."""
        self.gold: int = gold
        """Gold gained."""
        self.phase: int = phase
        """The last phase whose card was revealed."""
        self.gates_used: int = gates_used
        """How often *Open Gates* was used."""

    def clone(self) -> "Day":
        return Day(
            self.trail_moves, self.road_moves, self.water_moves, self.lakes, self.regions,
            self.turns_moved, self.dawn, self.end_towns, self.gold, self.phase, self.gates_used,
        )  # fmt: skip

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
        "barred", "bearings", "borders", "driven", "either", "end", "extra", "hopped", "left", "moves",
        "options", "owned", "seen", "side_gold", "start", "wrap",
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
        self.end: int = start
        """The space where the movement has led so far; a push does not change it (TR-4.3)."""
        self.side_gold: int = 0
        """Gold for side quests completed in this turn."""
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
        copy.end = self.end
        copy.side_gold = self.side_gold
        copy.moves = self.moves
        copy.either = self.either
        copy.hopped = self.hopped
        copy.bearings = self.bearings[:]
        copy.borders = self.borders
        copy.driven = self.driven
        return copy
