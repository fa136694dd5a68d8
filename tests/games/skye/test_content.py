"""Content: what is in the files, and every fault in them named precisely (SK-1.1, SK-9.13, SK-9.14)."""

import shutil
from pathlib import Path

import pytest

from lanternway.core import DataError
from lanternway.games.skye.board import REQUIREMENTS, TRACKS
from lanternway.games.skye.content import CONTENT, FOLDER, SCORING_IDS, check_pack, load
from lanternway.games.skye.public import public_content
from lanternway.games.skye.tile import SIDES, SYMBOLS, TERRAINS, WATER, Tile
from lanternway.locales import LANGUAGES, Translator


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "pack")
    return tmp_path / "pack"


def spoil(pack: Path, file: str, old: str, new: str) -> str:
    """Change a file of the pack; the one fault that is found."""
    path = pack / file
    text = path.read_text("utf-8")
    assert text.count(old) >= 1, old
    path.write_text(text.replace(old, new, 1), "utf-8")
    faults = check_pack(pack)
    assert faults, "no fault was found"
    with pytest.raises(DataError) as error:
        load(pack)
    assert str(error.value) == faults[0]
    return faults[0]


def test_the_game_itself_is_a_pack_without_fault() -> None:
    assert check_pack(FOLDER) == []


def test_counts_of_the_base_game() -> None:
    tiles = CONTENT.tiles[1:74]
    totals = {name: sum(t.count(n) for t in tiles) for n, name in enumerate(SYMBOLS)}
    assert totals == {
        "sheep": 28,
        "cattle": 15,
        "farm": 15,
        "broch": 14,
        "lighthouse": 15,
        "ship": 28,
        "whisky": 27,
    }
    scrolls = [t.scroll() for t in tiles if t.scroll() >= 0]
    assert sorted(scrolls) == sorted(list(range(7)) * 2), "two scrolls of each kind"
    assert sum(bool(t.disputed) for t in tiles) == 15
    assert not any(t.journeyman for t in tiles)


def test_the_eight_journeyman_tiles() -> None:
    tiles = CONTENT.tiles[74:]
    assert len(tiles) == 8
    assert all(t.journeyman and t.provenance == "house" for t in tiles)
    assert tiles[0].income == 2
    assert tiles[0].roads == ()
    assert tiles[0].count(SYMBOLS.index("whisky")) == 2


def test_no_road_leaves_over_water() -> None:
    for tile in CONTENT.tiles:
        assert all(tile.edges[side] != WATER for road in tile.roads for side in road)


def test_twenty_scoring_tiles() -> None:
    assert tuple(tile.id for tile in CONTENT.scoring) == SCORING_IDS
    assert [tile.id for tile in CONTENT.scoring if tile.majority] == ["S3", "S11", "S12"]


@pytest.mark.clause("SK-9.13")
def test_the_boards_keep_the_frame_of_the_rules() -> None:
    """Lengths, sections, tolls and loops."""
    for board, lengths in zip(CONTENT.boards, ((15, 12, 11), (13, 10, 9)), strict=True):
        assert tuple(len(track.spaces) for track in board.tracks) == lengths
        assert {s.requires for t in board.tracks for s in t.spaces} == set(range(len(REQUIREMENTS)))
        assert [s.toll for s in board.tracks[2].spaces if s.toll] == [5, 8, 12]
        for track in board.tracks:
            assert sum(1 for s in track.spaces if s.bridge) == 3
    assert len(TRACKS) == 3
    assert [CONTENT.side(n) for n in (2, 3, 4, 5)] == [0, 0, 0, 1]


def test_a_changed_file_changes_the_hash(pack: Path) -> None:
    assert load(pack).hash == CONTENT.hash
    path = pack / "tiles.toml"
    path.write_text(path.read_text("utf-8").replace("3 sheep", "2 sheep", 1), "utf-8")
    assert load(pack).hash != CONTENT.hash


def test_a_broken_edge_string_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", 'id = 2, edges = "PMWM"', 'id = 2, edges = "PMXM"')
    assert fault.startswith("tiles.toml: tile 2: edges: 'PMXM'")
    assert "four letters" in fault


def test_an_edge_string_that_is_too_short_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", 'id = 2, edges = "PMWM"', 'id = 2, edges = "PMW"')
    assert fault.startswith("tiles.toml: tile 2: edges: 'PMW'")


def test_two_tiles_with_one_id_are_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", "id = 3,", "id = 2,")
    assert fault == "tiles.toml: tile 2: id: entry 3 has the id of an earlier entry"
    assert "tiles.toml: tile 3: is missing" in check_pack(pack)


def test_a_road_that_leaves_the_tile_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", 'roads = ["ES"]', 'roads = ["EX"]')
    assert fault == "tiles.toml: tile 1: roads: 'EX': the tile has no side 'X', only N, E, S, W"


def test_a_road_over_water_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", 'id = 3, edges = "WMMW", roads = ["E"]',
                  'id = 3, edges = "WMMW", roads = ["EW"]')  # fmt: skip
    assert fault == "tiles.toml: tile 3: roads: 'EW' leaves the tile over water at W"


def test_two_roads_at_one_side_are_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", 'roads = ["NW", "ES"]', 'roads = ["NW", "NS"]')
    assert fault == "tiles.toml: tile 33: roads: two roads leave at N"


def test_an_area_that_does_not_match_its_edge_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", '"mountain SW: broch"', '"mountain ESW: broch"')
    assert fault == "tiles.toml: tile 1: areas: mountain touches E, whose edge is pasture"


def test_a_side_without_area_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", '"pasture NE: sheep"', '"pasture N: sheep"')
    assert fault == "tiles.toml: tile 1: areas: no area touches E"


def test_an_unknown_symbol_is_named(pack: Path) -> None:
    fault = spoil(pack, "tiles.toml", '"pasture NE: sheep"', '"pasture NE: goat"')
    assert (
        fault
        == "tiles.toml: tile 1: areas: 'goat' in 'pasture NE: goat' is no symbol and no scroll"
    )


def test_a_track_without_a_loop_is_named(pack: Path) -> None:
    path = pack / "progress_board.toml"
    text = path.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("loop ="))
    fault = spoil(pack, "progress_board.toml", line + "\n", "")
    assert fault.startswith("progress_board.toml: p2_4: warrior: loop: is missing")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("spaces = [14, 15]", "spaces = [13, 15]", "p2_4: warrior: loop: joins [13, 15]"),
        ("length = 15", "length = 14", "p2_4: warrior: length: is 14, of 15 spaces"),
        ("toll = 5", "toll = 6", "p2_4: herald: space 3: toll: is 6, not 5"),
        ('requires = "whisky"', 'requires = "wine"', "p2_4: warrior: space 1: requires: 'wine'"),
        ('requires = "ship"', 'requires = "sheep"', "p2_4: merchant: space 1: requires: is not"),
        ('bonus = "II"', 'bonus = "I"', "p2_4: warrior: bonus: places are not I, II, III"),
        ("bridge = 2", "bridge = 3", "p2_4: warrior: space 7: bridge: is 3, not 2"),
        ("value = 2 }, at = [6, 1]", "value = 1 }, at = [6, 1]", "p2_4: warrior: flag: values"),
        ("income_flags = [2, 4, 7]", "income_flags = [2, 4, 8]", "p2_4: merchant: flag: income"),
        ("max_movement = 8", "max_movement = 9", "p2_4: merchant: flag: movement"),
        ("at = [4, 1]", "at = [2, 1]", "p2_4: warrior: space 4: at: column 2 is outside"),
    ],
)
def test_faults_of_the_progress_board_are_named(pack: Path, old: str, new: str, fault: str) -> None:
    found = spoil(pack, "progress_board.toml", old, new)
    assert found.startswith(f"progress_board.toml: {fault}"), found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "S1"', 'id = "S0"', "scoring.toml: tile S0: id: is there twice"),
        ('counts = "sheep"', 'counts = "goats"', "scoring.toml: tile S1: counts: 'goats' cannot"),
        ("majority = [5, 2]", "majority = [5]", "scoring.toml: tile S3: majority: '[5]'"),
        ("steps = [1, 3, 6]", "points = 2", "scoring.toml: tile S2: steps: are for"),
    ],
)
def test_faults_of_scoring_tiles_are_named(pack: Path, old: str, new: str, fault: str) -> None:
    assert spoil(pack, "scoring.toml", old, new).startswith(fault)


def test_a_journeyman_tile_without_its_symbol_is_named(pack: Path) -> None:
    fault = spoil(pack, "journeyman_tiles.toml", "journeyman = true\n", "")
    assert fault == "journeyman_tiles.toml: tile 74: journeyman: is missing"


def test_all_faults_of_a_pack_are_listed(pack: Path) -> None:
    spoil(pack, "tiles.toml", 'id = 2, edges = "PMWM"', 'id = 2, edges = "PMXM"')
    spoil(pack, "journeyman_tiles.toml", 'roads = ["NES"]', 'roads = ["NEQ"]')
    assert len(check_pack(pack)) == 2


def test_a_pack_may_replace_one_file_only(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "scoring.toml", tmp_path)
    assert check_pack(tmp_path) == []
    (tmp_path / "tile.toml").write_text("", "utf-8")
    assert check_pack(tmp_path) == [
        "tile.toml: is none of tiles.toml, journeyman_tiles.toml, scoring.toml, progress_board.toml"
    ]


def test_no_pack_at_all(tmp_path: Path) -> None:
    assert "holds none of" in check_pack(tmp_path)[0]
    assert "is no folder" in check_pack(tmp_path / "nowhere")[0]
    (tmp_path / "tiles.toml").write_text("[[", "utf-8")
    assert check_pack(tmp_path)[0].startswith("tiles.toml: is not TOML")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_disputed_tiles_are_marked_and_both_readings_told(lang: str) -> None:
    """Where two readings of a picture differ a player can see it: public content marks the tile, its
    note tells both, and About names every such tile."""
    tiles = public_content()["tiles"]
    marked = {word for word, tile in tiles.items() if tile["disputed"]}
    assert marked == {str(tile.id) for tile in CONTENT.tiles if tile.disputed}
    assert {word for word, tile in tiles.items() if tile["house"]} == {
        str(n) for n in range(74, 82)
    }
    say = Translator(lang)
    for word in tiles:
        assert say.has(f"skye-disputed-{word}") == (word in marked), word
    numbers = ", ".join(sorted(marked, key=int))
    assert numbers in say.text("web-house-skye")


@pytest.mark.parametrize(
    "tile", [tile for tile in CONTENT.tiles if tile.disputed], ids=lambda tile: str(tile.id)
)
def test_of_two_readings_the_first_is_used(tile: Tile) -> None:
    what, _, readings = tile.disputed.partition(": ")
    used = readings.partition(" (used")[0]
    assert " or " in readings
    if what in SYMBOLS:
        assert sum(area.symbols[SYMBOLS.index(what)] for area in tile.areas) == int(used)
    elif what == "areas":
        shown = {(TERRAINS[area.terrain], frozenset(area.sides)) for area in tile.areas}
        for area in used.split(", "):
            terrain, sides = area.split()
            assert (terrain, frozenset(SIDES.index(side) for side in sides)) in shown
    else:
        words = used.removeprefix("two separate curves ").split(" and ")
        assert sorted("".join(SIDES[side] for side in road) for road in tile.roads) == sorted(
            "".join(sorted(word, key=SIDES.index)) for word in words
        )
