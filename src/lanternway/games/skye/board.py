"""The progress board of Journeyman (SK-9.13): three tracks a side, read from TOML and validated."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import DataError

TRACKS: Final = ("warrior", "merchant", "herald")
WARRIOR: Final = 0
MERCHANT: Final = 1
HERALD: Final = 2

REQUIREMENTS: Final = (
    "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky", "castle",
    "distance_2", "distance_3", "distance_4",
    "completed_pasture", "completed_mountain", "completed_water", "completed_mountain_and_water",
    "scroll", "uppermost", "lowermost", "rightmost", "leftmost",
)  # fmt: skip
"""What a space may ask of the tile a waypoint is collected on (SK-9.5); the first seven are the
symbols in the order of `tile.SYMBOLS`."""

NUMERALS: Final = ("I", "II", "III")
BONUSES: Final = (
    "third_waypoint", "advance", "road",
    "boost", "gold", "two_roads",
    "no_discard", "bank_pays", "two_purchases",
)  # fmt: skip
"""The bonus tiles by number: three of I, three of II, three of III."""
FIRST_SPACES: Final = ("whisky", "ship", "farm")
TOLLS: Final = (5, 8, 12)


class Space:
    """One space of a track: what it asks, what it costs and gives."""

    __slots__ = (
        "bonus", "bridge", "column", "income", "movement", "points", "requires", "round_points",
        "row", "section", "toll",
    )  # fmt: skip

    def __init__(self, entry: Mapping[str, Any]) -> None:
        flag = entry.get("flag", {})
        kind, value = flag.get("kind", ""), int(flag.get("value", 0))
        self.requires: int = REQUIREMENTS.index(entry["requires"])
        self.section: int = entry["section"]
        self.bridge: int = entry.get("bridge", 0)
        self.points: int = entry.get("points", 0)
        self.toll: int = entry.get("toll", 0)
        self.bonus: int = NUMERALS.index(entry["bonus"]) if "bonus" in entry else -1
        self.round_points: int = value if kind == "points" else 0
        self.income: int = value if kind == "income" else 0
        self.movement: int = value if kind == "movement" else 0
        self.column: int = entry["at"][0]
        self.row: int = entry["at"][1]


class Track:
    """A track: its spaces in order and the points of the loop at its end (SK-9.9)."""

    __slots__ = ("loop_points", "spaces")

    def __init__(self, spaces: tuple[Space, ...], loop_points: int) -> None:
        self.spaces: tuple[Space, ...] = spaces
        self.loop_points: int = loop_points


class Board:
    """One side of the progress board."""

    __slots__ = ("castle_cost", "max_movement", "players", "rounds", "start_movement", "tracks")

    def __init__(
        self,
        players: tuple[int, ...],
        rounds: int,
        start_movement: int,
        max_movement: int,
        castle_cost: tuple[int, ...],
        tracks: tuple[Track, ...],
    ) -> None:
        self.players: tuple[int, ...] = players
        self.rounds: int = rounds
        self.start_movement: int = start_movement
        self.max_movement: int = max_movement
        self.castle_cost: tuple[int, ...] = castle_cost
        """Gold for a castle advance, by section; index 0 is unused."""
        self.tracks: tuple[Track, ...] = tracks


def read_boards(file: str, data: Mapping[str, Any]) -> tuple[Board, ...]:
    """Both sides; DataError names side, track, space and field of the first fault."""
    meta = data.get("meta", {})
    start = _number(f"{file}: meta", meta, "start_movement")
    costs = meta.get("castle_cost", {})
    if not isinstance(costs, dict) or sorted(costs) != ["1", "2", "3", "4"]:
        raise DataError(f"{file}: meta: castle_cost", "gives the cost of the sections 1, 2, 3, 4")
    castle_cost = (0, *(_number(f"{file}: meta: castle_cost", costs, key) for key in "1234"))
    sides = data.get("sides", {})
    boards = [_read_side(f"{file}: {name}", sides[name], start, castle_cost) for name in sides]
    players = sorted(n for board in boards for n in board.players)
    if players != [2, 3, 4, 5]:
        raise DataError(f"{file}: sides", f"are for {players} players, not for each of 2 to 5 once")
    return tuple(boards)


def _read_side(
    where: str, side: Mapping[str, Any], start: int, castle_cost: tuple[int, ...]
) -> Board:
    tracks = side.get("tracks", {})
    if sorted(tracks) != sorted(TRACKS):
        raise DataError(f"{where}: tracks", f"are {', '.join(tracks)}, not {', '.join(TRACKS)}")
    read = tuple(_read_track(f"{where}: {name}", tracks[name], name) for name in TRACKS)
    asked = {space.requires for track in read for space in track.spaces}
    for number, word in enumerate(REQUIREMENTS):
        if number not in asked:
            raise DataError(f"{where}: tracks", f"no space requires {word}")
    incomes = [space.income for space in read[MERCHANT].spaces if space.income]
    if incomes != side.get("income_flags"):
        raise DataError(f"{where}: merchant: flag", f"income {incomes} is not income_flags")
    most = _number(where, side, "max_movement")
    moves = [space.movement for space in read[MERCHANT].spaces if space.movement]
    if not moves or moves[-1] != most or min(moves) <= start:
        raise DataError(f"{where}: merchant: flag", f"movement {moves} does not rise to {most}")
    for number, bound in ((WARRIOR, "points"), (HERALD, "points")):
        for space in read[number].spaces:
            if space.income or space.movement:
                raise DataError(f"{where}: {TRACKS[number]}: flag", f"may only be of kind {bound}")
    players = tuple(side.get("players", ()))
    rounds = _number(where, side, "rounds")
    return Board(players, rounds, start, most, castle_cost, read)


def _read_track(where: str, track: Mapping[str, Any], name: str) -> Track:
    entries = track.get("spaces", [])
    if len(entries) < 4 or len(entries) != track.get("length"):
        raise DataError(f"{where}: length", f"is {track.get('length')}, of {len(entries)} spaces")
    spaces = []
    for n, entry in enumerate(entries, 1):
        _check_space(f"{where}: space {n}", entry, n)
        spaces.append(Space(entry))
    _check_order(where, spaces, name)
    loop = track.get("loop")
    if not isinstance(loop, dict):
        raise DataError(f"{where}: loop", "is missing: the last two spaces loop (SK-9.9)")
    if loop.get("spaces") != [len(entries) - 1, len(entries)]:
        raise DataError(f"{where}: loop", f"joins {loop.get('spaces')}, not the last two spaces")
    points = _number(f"{where}: loop", loop, "points")
    if points not in (3, 4):
        raise DataError(f"{where}: loop: points", f"are {points}, not 3 or 4")
    last = spaces[-1]
    if last.points != points:
        raise DataError(f"{where}: space {len(entries)}: points", "differ from those of the loop")
    if last.bridge or last.toll or last.bonus >= 0:
        raise DataError(f"{where}: space {len(entries)}", "has a bridge, toll or bonus in the loop")
    return Track(tuple(spaces), points)


def _check_space(where: str, entry: Mapping[str, Any], number: int) -> None:
    if entry.get("n") != number:
        raise DataError(f"{where}: n", f"is {entry.get('n')}")
    if entry.get("requires") not in REQUIREMENTS:
        raise DataError(f"{where}: requires", f"'{entry.get('requires')}' is no requirement")
    if entry.get("section") not in (1, 2, 3, 4):
        raise DataError(f"{where}: section", f"is {entry.get('section')}, not 1 to 4")
    if "bonus" in entry and entry["bonus"] not in NUMERALS:
        raise DataError(f"{where}: bonus", f"'{entry['bonus']}' is not I, II or III")
    flag = entry.get("flag", {"kind": "points", "value": 1})
    if flag.get("kind") not in ("points", "income", "movement"):
        raise DataError(f"{where}: flag", f"kind '{flag.get('kind')}' is unknown")
    _number(f"{where}: flag", flag, "value")
    for field in ("points", "toll", "bridge"):
        if field in entry:
            _number(where, entry, field)
    at = entry.get("at")
    if not isinstance(at, list) or len(at) != 2:
        raise DataError(f"{where}: at", "is not [column, row]")
    low, high = ((0, 3.5), (3.5, 6.5), (6.5, 9.5), (9.5, 99))[entry["section"] - 1]
    if not low < at[0] < high:
        raise DataError(f"{where}: at", f"column {at[0]} is outside section {entry['section']}")


def _check_order(where: str, spaces: list[Space], name: str) -> None:
    if REQUIREMENTS[spaces[0].requires] != FIRST_SPACES[TRACKS.index(name)]:
        wanted = FIRST_SPACES[TRACKS.index(name)]
        raise DataError(f"{where}: space 1: requires", f"is not {wanted} (SK-9.13)")
    section = 1
    for n, space in enumerate(spaces, 1):
        line = section if space.section == section + 1 else 0
        if space.section not in (section, section + 1):
            raise DataError(f"{where}: space {n}: section", f"{space.section} follows {section}")
        if space.bridge != line:
            raise DataError(f"{where}: space {n}: bridge", f"is {space.bridge}, not {line}")
        section = space.section
        toll = TOLLS[line - 1] if line and name == "herald" else 0
        if space.toll != toll:
            raise DataError(f"{where}: space {n}: toll", f"is {space.toll}, not {toll} (SK-9.15)")
    if spaces[-2].section != 4:
        raise DataError(f"{where}: section", "the last two spaces are not in section 4")
    if [space.bonus for space in spaces if space.bonus >= 0] != [0, 1, 2]:
        raise DataError(f"{where}: bonus", "places are not I, II, III in this order")
    for field in ("round_points", "income", "movement"):
        values = [getattr(space, field) for space in spaces if getattr(space, field)]
        if sorted(set(values)) != values:
            raise DataError(f"{where}: flag", f"values {values} do not rise")


def _number(where: str, entry: Mapping[str, Any], field: str) -> int:
    value = entry.get(field)
    if type(value) is not int or value < 0:
        raise DataError(f"{where}: {field}", f"'{value}' is no number")
    return value
