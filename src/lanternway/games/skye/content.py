"""The content of Skye: tiles, scoring tiles and progress boards, read once and never changed.

`load` reads a folder; a content pack is a folder that replaces some of the files (`check_pack`).
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from lanternway.core import DataError
from lanternway.core.packs import content_folder
from lanternway.games.skye.board import Board, read_boards
from lanternway.games.skye.tile import PROVENANCES, Tile, read_tile

FOLDER: Final = content_folder("skye", Path(__file__).parent / "content")
TILES: Final = "tiles.toml"
JOURNEYMAN_TILES: Final = "journeyman_tiles.toml"
SCORING: Final = "scoring.toml"
BOARD: Final = "progress_board.toml"
FILES: Final = (TILES, JOURNEYMAN_TILES, SCORING, BOARD)

BASE_TILES: Final = 73
ALL_TILES: Final = 81
CASTLE: Final = 0
"""The number of the castle among the tiles."""

COUNTS: Final = (
    "blocks", "sheep", "brochs_of_mountains", "whisky_tiles", "animals_near_farms",
    "cattle_joined", "tiles_joined", "largest_completed_water", "completed_areas",
    "large_completed_areas", "sets", "ships", "gold", "harbours", "vertical_runs",
    "completed_mountains", "journeyman_distance", "broch_lines", "rows_of_pairs", "bridges",
)  # fmt: skip
"""The vocabulary of scoring tiles: what can be counted."""

SCORING_IDS: Final = (*(f"S{n}" for n in range(16)), *(f"J{n}" for n in range(1, 5)))


class ScoringTile:
    """A scoring tile: what it counts, and the points for it."""

    __slots__ = ("counts", "id", "journeyman", "majority", "points", "provenance", "steps")

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: str = entry["id"]
        self.counts: int = COUNTS.index(entry["counts"])
        self.points: int = entry.get("points", 0)
        self.steps: tuple[int, ...] = tuple(entry.get("steps", ()))
        self.majority: tuple[int, ...] = tuple(entry.get("majority", ()))
        self.journeyman: bool = entry.get("journeyman", False)
        self.provenance: str = entry["provenance"]


class Content:
    """Everything that is printed."""

    __slots__ = ("boards", "hash", "scoring", "tiles")

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        scoring: tuple[ScoringTile, ...],
        boards: tuple[Board, ...],
        hash_: str,
    ) -> None:
        self.tiles: tuple[Tile, ...] = tiles
        """By number: the castle, 1-73, then 74-81 of Journeyman."""
        self.scoring: tuple[ScoringTile, ...] = scoring
        """S0-S15, then J1-J4."""
        self.boards: tuple[Board, ...] = boards
        self.hash: str = hash_

    def side(self, seats: int) -> int:
        """Which side of the progress board so many players use."""
        return next(n for n, board in enumerate(self.boards) if seats in board.players)


def load(folder: Path = FOLDER) -> Content:
    """The content of a folder; files it does not have come from the game itself."""
    problems: list[DataError] = []
    content = _read(folder, problems)
    if problems:
        raise problems[0]
    assert content is not None
    return content


def check_pack(folder: str | Path) -> list[str]:
    """What is wrong with a content pack, a line per fault; empty when it can be played."""
    pack = Path(folder)
    if not pack.is_dir():
        return [f"{folder}: is no folder"]
    known = [name for name in FILES if (pack / name).is_file()]
    if not known:
        return [f"{folder}: holds none of {', '.join(FILES)}"]
    problems: list[DataError] = []
    for file in sorted(pack.glob("*.toml")):
        if file.name not in FILES:
            problems.append(DataError(file.name, f"is none of {', '.join(FILES)}"))
    _read(pack, problems)
    return [problem.text for problem in problems]


def _read(folder: Path, problems: list[DataError]) -> Content | None:
    data: dict[str, dict[str, Any]] = {}
    for name in FILES:
        path = folder / name
        try:
            data[name] = tomllib.loads(
                (path if path.is_file() else FOLDER / name).read_text("utf-8")
            )
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(DataError(name, f"is not TOML: {error}"))
    if len(data) < len(FILES):
        return None
    tiles = _read_tiles(data[TILES], data[JOURNEYMAN_TILES], problems)
    scoring = _read_scoring(data[SCORING], problems)
    boards: tuple[Board, ...] = ()
    try:
        boards = read_boards(BOARD, data[BOARD])
    except DataError as error:
        problems.append(error)
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    return None if problems else Content(tiles, scoring, boards, digest)


def _read_tiles(
    base: Mapping[str, Any], extra: Mapping[str, Any], problems: list[DataError]
) -> tuple[Tile, ...]:
    found: dict[int, Tile] = {}
    disputed = base.get("disputed", {})
    for id_ in disputed:
        if not id_.isdecimal() or not 1 <= int(id_) <= BASE_TILES:
            problems.append(DataError(f"{TILES}: disputed: {id_}", "is no tile"))
    try:
        castle = _with_defaults(base, base.get("castle", {}), disputed)
        found[CASTLE] = read_tile(f"{TILES}: castle", castle, CASTLE)
    except DataError as error:
        problems.append(error)
    for file, data, ids in (
        (TILES, base, range(1, BASE_TILES + 1)),
        (JOURNEYMAN_TILES, extra, range(BASE_TILES + 1, ALL_TILES + 1)),
    ):
        entries = data.get("tile", [])
        for place, entry in enumerate(entries, 1):
            id_ = entry.get("id")
            where = f"{file}: tile {id_}"
            if type(id_) is not int or id_ not in ids:
                what = f"'{id_}' is not a number of {ids.start} to {ids.stop - 1}"
                problems.append(DataError(f"{file}: entry {place}: id", what))
            elif id_ in found:
                what = f"entry {place} has the id of an earlier entry"
                problems.append(DataError(f"{where}: id", what))
            else:
                try:
                    found[id_] = read_tile(where, _with_defaults(data, entry, disputed), id_)
                    _check_journeyman(where, found[id_], file == JOURNEYMAN_TILES)
                except DataError as error:
                    problems.append(error)
        named = {entry.get("id") for entry in entries}
        for id_ in ids:
            if id_ not in named:
                problems.append(DataError(f"{file}: tile {id_}", "is missing"))
    return tuple(found[id_] for id_ in sorted(found))


def _with_defaults(
    data: Mapping[str, Any], entry: Mapping[str, Any], disputed: Mapping[str, str]
) -> dict[str, Any]:
    """An entry with the provenance of its file, unless it names its own, and its second reading."""
    whole = {"provenance": data.get("provenance"), **entry}
    second = disputed.get(str(entry.get("id")))
    return whole if second is None else {**whole, "disputed": second}


def _check_journeyman(where: str, tile: Tile, wanted: bool) -> None:
    if tile.journeyman != wanted:
        what = "is missing" if wanted else "is only on tiles of the expansion"
        raise DataError(f"{where}: journeyman", what)
    if wanted:
        symbols = sum(sum(area.symbols) for area in tile.areas)
        if symbols != 2:
            raise DataError(f"{where}: areas", f"show {symbols} symbols; tiles of these have two")


def _read_scoring(data: Mapping[str, Any], problems: list[DataError]) -> tuple[ScoringTile, ...]:
    found: dict[str, ScoringTile] = {}
    for entry in data.get("tile", []):
        where = f"{SCORING}: tile {entry.get('id')}"
        try:
            if entry.get("id") not in SCORING_IDS:
                raise DataError(f"{where}: id", f"is none of {', '.join(SCORING_IDS)}")
            if entry["id"] in found:
                raise DataError(f"{where}: id", "is there twice")
            if entry.get("counts") not in COUNTS:
                raise DataError(f"{where}: counts", f"'{entry.get('counts')}' cannot be counted")
            if entry.get("provenance") not in PROVENANCES:
                raise DataError(f"{where}: provenance", f"is one of {', '.join(PROVENANCES)}")
            _check_points(where, entry)
            found[entry["id"]] = ScoringTile(entry)
        except DataError as error:
            problems.append(error)
    for id_ in SCORING_IDS:
        if id_ not in found and not problems:
            problems.append(DataError(f"{SCORING}: tile {id_}", "is missing"))
    return tuple(found[id_] for id_ in SCORING_IDS if id_ in found)


def _check_points(where: str, entry: Mapping[str, Any]) -> None:
    given = [field for field in ("points", "steps", "majority") if field in entry]
    if len(given) != 1:
        raise DataError(where, "has not exactly one of points, steps, majority")
    value = entry[given[0]]
    if given[0] == "points":
        right = type(value) is int and value > 0
    else:
        length = 3 if given[0] == "steps" else 2
        right = isinstance(value, list) and [type(n) for n in value] == [int] * length
    if not right:
        raise DataError(f"{where}: {given[0]}", f"'{value}' is not as it should be")
    if (given[0] == "steps") != (entry["counts"] == "brochs_of_mountains"):
        raise DataError(f"{where}: steps", "are for brochs_of_mountains, and only for it")


CONTENT: Final = load()
CONTENT_HASH: Final = CONTENT.hash
