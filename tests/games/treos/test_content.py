"""The content: what it promises, and how precisely a broken pack is named (TR-10.1 to TR-10.6)."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from lanternway.core import get_game
from lanternway.games.treos.board import PLAIN
from lanternway.games.treos.cards import COMMON
from lanternway.games.treos.content import CARD_OPTIONS, CONTENT, FOLDER
from lanternway.games.treos.layouts import FRONT, REVERSE, all_layouts, board_of
from lanternway.games.treos.regions import DIRECTIONS


@pytest.mark.clause("TR-1.2", "TR-10.1")
def test_every_layout_is_sound() -> None:
    """1,536 layouts of each side, connected, one exit per direction, no tie at the rim."""
    assert len(all_layouts(FRONT)) == len(all_layouts(REVERSE)) == 1536
    assert get_game("treos").check_pack(str(FOLDER)) == []


@pytest.mark.clause("TR-1.3")
def test_eight_towns_two_a_region_and_treos_beside_virrat() -> None:
    names = [town.id for town in CONTENT.towns]
    for layout in all_layouts(FRONT)[::97]:
        board = board_of(layout, CONTENT.regions)
        spaces = dict(zip(names, board.towns, strict=True))
        assert len(set(spaces.values())) == 8, "each on a space of its own"
        assert Counter(space // 18 for space in spaces.values()) == {0: 2, 1: 2, 2: 2, 3: 2}
        assert spaces["treos"] // 18 == spaces["virrat"] // 18
    assert {"treos", "virrat", "westend", "sarass_fords"} < set(names)


def test_a_whole_map_looks_as_promised() -> None:
    """Towns, secret places, forts and inns of a layout."""
    board = board_of(all_layouts(FRONT)[77], CONTENT.regions)
    assert all(space >= 0 for space in board.towns + board.forts + board.inns + board.secrets)
    assert {board.towns[i] // 18 for i in (0, 1)} == {0}
    assert board.place[board.centre[0]] == PLAIN, "the fifth highwayman covers nothing special"
    assert len(board.lakes) >= 11


@pytest.mark.clause("TR-2.5", "TR-3.6", "TR-10.3")
def test_movement_cards() -> None:
    """Unique numbers, fair arrows, high bids are short walks."""
    assert [card.bid for card in CONTENT.cards] == list(range(1, 85))
    for owner in range(5):
        deck = [card for card in CONTENT.cards if card.owner == owner]
        assert len(deck) == (36 if owner == COMMON else 12)
        arrows = Counter(arrow for card in deck for arrow in card.arrows)
        assert set(arrows.values()) == {7 if owner == COMMON else 2}
        assert len(arrows) == 8
        short = [card.bid for card in deck if card.moves == min(c.moves for c in deck)]
        far = [card.bid for card in deck if card.moves == max(c.moves for c in deck)]
        assert sum(far) / len(far) < sum(short) / len(short)
    sums = {sum(c.bid for c in CONTENT.cards if c.owner == owner) for owner in range(4)}
    assert sums == {510}


@pytest.mark.clause("TR-3.4")
def test_arrows_turn_with_the_seat() -> None:
    """The south seat's up, the north seat's down and the east seat's right are all north."""
    north = 1 << DIRECTIONS.index("N")
    up, down, right = (
        next(c.bid for c in CONTENT.cards if c.arrows == [arrow]) for arrow in ("N", "S", "E")
    )
    assert CARD_OPTIONS[0][up] & 255 == north
    assert CARD_OPTIONS[2][down] & 255 == north
    assert CARD_OPTIONS[3][right] & 255 == north


@pytest.mark.clause("TR-10.2", "TR-10.4", "TR-10.5", "TR-10.6")
def test_quests_events_and_tracks() -> None:
    """Counts, rising rewards, half the events with the symbol."""
    for pile in range(4):
        quests = [quest for quest in CONTENT.quests if quest.pile == pile]
        assert len(quests) == 12
        for towns in (1, 2):
            some = [quest for quest in quests if len(quest.towns) == towns]
            gold = [q.reward.gold for q in sorted(some, key=lambda q: q.distance)]
            assert gold == sorted(gold), "a longer way is never worth less gold"
    named = Counter(town for quest in CONTENT.quests for town in quest.towns)
    assert set(named.values()) == {9}
    assert sum(event.symbol for event in CONTENT.events) == 10
    assert len(CONTENT.tasks) == 24
    assert [sum(one.gold) for one in CONTENT.characters] == [7, 7, 7, 9]


BROKEN = [
    (
        "two exits in one direction",
        "regions/alder_vale.toml",
        'a = "n", exit_a = "SE", b = "secret1"',
        'a = "n", exit_a = "SW", b = "secret1"',
        r"regions/alder_vale\.toml front paths\[8\] exit_a: 'n' has two exits SW",
    ),
    (
        "an edge lake with one shore",
        "regions/owlwood.toml",
        'NW = [{ space = "nw", exit = "NW", centre = true }]',
        "NW = []",
        r"regions/owlwood\.toml \w+ corners NW: a quarter-lake has 1 or 2 shores, not 0",
    ),
    (
        "an inland lake with one shore",
        "regions/heron_lakes.toml",
        ', { space = "open3", exit = "NE" }, { space = "open2", exit = "E" }] }',
        "] }",
        r"regions/heron_lakes\.toml reverse inland_lakes\[mere\] shores: a lake needs two shores",
    ),
    (
        "a card number twice",
        "movement.toml",
        "bid = 10, moves = 2",
        "bid = 19, moves = 2",
        r"movement\.toml personal carolijn cards\[19\] bid: number 19 is on another card too",
    ),
    (
        "a quest for an unknown town",
        "quests.toml",
        'id = "owlwood_03", towns = ["sarass_fords"]',
        'id = "owlwood_03", towns = ["sarras_fords"]',
        r"quests\.toml common owlwood cards\[owlwood_03\] towns: 'sarras_fords' is none of",
    ),
    (
        "a quest for the pile's own region",
        "quests.toml",
        'id = "owlwood_03", towns = ["sarass_fords"]',
        'id = "owlwood_03", towns = ["hollin"]',
        r"cards\[owlwood_03\] towns: hollin is in the pile's own region",
    ),
    (
        "an unknown fact",
        "side_quests.toml",
        "need = { lakes = 2 }",
        "need = { ponds = 2 }",
        r"side_quests\.toml side_quests\[lake_hopper\] need ponds: no such fact",
    ),
    (
        "an unknown operation",
        "events.toml",
        'effect = { op = "draw", cards = 6 }',
        'effect = { op = "redraw", cards = 6 }',
        r"events\.toml events\[long_dawn\] effect op: 'redraw' is none of",
    ),
    (
        "a personal card that walks too far",
        "movement.toml",
        "bid = 10, moves = 2",
        "bid = 10, moves = 3",
        r"movement\.toml personal carolijn cards\[10\] moves: 3 is not a whole number from 1 to 2",
    ),
    (
        "a misspelt field",
        "characters.toml",
        'home = "brannet"',
        'home = "brannet"\nhouse = 1',
        r"characters\.toml carolijn house: no such field",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_a_broken_pack_is_named(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = get_game("treos").check_pack(str(pack))
    assert len(problems) == 1
    assert re.search(told, problems[0]), problems[0]


@pytest.mark.clause("TR-10.1")
def test_a_map_that_falls_apart_is_found(tmp_path: Path) -> None:
    """The layouts of a pack are checked, not only its tables."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    path = pack / "regions" / "alder_vale.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    front = lines.index("[front]")
    reverse = lines.index("[reverse]")
    kept = [
        line
        for i, line in enumerate(lines)
        if not (
            front < i < reverse and "kind = " in line and '"virrat"' in line and "exit_a" in line
        )
    ]
    path.write_text("\n".join(kept), encoding="utf-8")
    problems = get_game("treos").check_pack(str(pack))
    assert problems
    assert "the map falls apart" in problems[0]


@pytest.mark.clause("TR-8.2", "TR-10.1")
def test_a_place_that_the_fifth_highwayman_could_cut_off_is_found(tmp_path: Path) -> None:
    """On the reverse side it may start on any shore of the centre lake, not only on a marked one."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    path = pack / "regions" / "heron_lakes.toml"
    text = path.read_text(encoding="utf-8")
    only_way_round = '  { kind = "trail", a = "open1", exit_a = "NE", b = "e", exit_b = "SW" },\n'
    assert text.count(only_way_round) == 1
    path.write_text(text.replace(only_way_round, ""), encoding="utf-8")
    problems = get_game("treos").check_pack(str(pack))
    assert problems
    assert all("cut off by the first highwaymen" in problem for problem in problems)


def test_missing_files_and_bad_toml_are_named(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    (pack / "quests.toml").write_text("cards = [", encoding="utf-8")
    assert get_game("treos").check_pack(str(pack))[0].startswith("quests.toml: is not TOML")
    (pack / "events.toml").unlink()
    (pack / "quests.toml").unlink()
    assert get_game("treos").check_pack(str(pack)) == ["quests.toml: the file is missing"]
